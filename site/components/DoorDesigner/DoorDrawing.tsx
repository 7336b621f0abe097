/**
 * House whose garage door shows the selected options. The door is 420 × 200 units, with its origin
 * at its top left corner. Reliefs are translucent black and white, so they fit every color.
 */

import { Fragment, type ReactNode } from 'react';

export type StyleLook = 'raised' | 'carriage' | 'flush' | 'glass';
export type WindowLook = 'plain' | 'arched' | 'side';
export type SizeLook = 'double' | 'single';

const SEAMS = 'M0 50h420M0 100h420M0 150h420';
const DOOR = 'M0 0h420v200H0z';

const STYLES: Readonly<Record<StyleLook, ReactNode>> = {
  raised: <path fill="url(#door-panel)" d={DOOR} />,
  carriage: (
    <>
      <g id="door-leaf">
        <path
          stroke="#0003"
          strokeWidth="2"
          d="M28 56v136M48 56v136M68 56v136M88 56v136M122 56v136M142 56v136M162 56v136M182 56v136"
        />
        <path stroke="#0002" strokeWidth="11" d="M14 192 91 56M91 192 14 56M119 192l77-136M196 192 119 56" />
        <path stroke="#fff3" strokeWidth="13" d="M7 0v200M98 0v200M112 0v200M203 0v200M0 7h210M0 50h210M0 193h210" />
        <path stroke="#0005" strokeWidth="2" d="M105 0v200M1 0v200" />
        <path stroke="#15171b" strokeWidth="5" d="M0 50h34M0 150h34M210 50h-34M210 150h-34M97 104v26M113 104v26" />
      </g>
      <use href="#door-leaf" x="210" />
    </>
  ),
  flush: (
    <>
      <path stroke="#0006" strokeWidth="2" d={SEAMS} />
      <path stroke="#fff3" strokeWidth="2" d="M0 52h420M0 102h420M0 152h420" />
    </>
  ),
  glass: <path fill="url(#door-pane)" d={DOOR} />,
};

const WINDOWS: Readonly<Record<WindowLook, ReactNode>> = {
  plain: <path fill="url(#door-window)" d="M0 0h420v50H0z" />,
  arched: <path fill="url(#door-arch)" d="M0 0h420v50H0z" />,
  side: <path fill="url(#door-window)" d="M0 0h52.5v200H0z" />,
};

/** What covers the house with a double door, in the house's coordinates. */
const SIZES: Readonly<Record<SizeLook, ReactNode>> = {
  double: null,
  single: (
    <>
      <path fill="var(--trim)" d="M320 138h12v212h-12z" />
      <path fill="var(--wall)" d="M332 138h210v212H332z" />
      <path fill="var(--trim)" d="M386 188h84v162h-84z" />
      <path fill="#7a3a1c" d="M394 196h68v154h-68z" />
      <path fill="var(--glass)" d="M408 210h40v46h-40z" />
      <path fill="#f4b63f" d="M450 276h6v14h-6zm42-62h14v24h-14z" />
      <path fill="var(--drive)" d="M322 350h230l46 50H366z" />
      <path fill="#2c4a45" d="M492 350q-8-42 24-44 30 2 24 44z" />
    </>
  ),
};

/** Patterns that repeat within the door, from its top left corner. Each is 50 units high. */
const PATTERNS: Readonly<Record<string, { width: number; shapes: ReactNode }>> = {
  panel: {
    width: 52.5,
    shapes: (
      <>
        <path fill="#0001" stroke="#0005" strokeWidth="2" d="M0 0h53M7 8h38v34H7z" />
        <path fill="none" stroke="#fff5" strokeWidth="2" d="M8 41V9h36" />
      </>
    ),
  },
  window: {
    width: 52.5,
    shapes: (
      <>
        <path fill="var(--glass)" stroke="#0006" strokeWidth="4" d="M7 9h38v32H7z" />
        <path stroke="#fff6" strokeWidth="3" d="m13 34 18-18" />
      </>
    ),
  },
  // The glass is square, because recessed panels would show around an arch.
  arch: {
    width: 105,
    shapes: <path fill="var(--glass)" stroke="#0006" strokeWidth="4" d="M7 9h91v34H7zM7 32q45-36 91 0M52 9v34" />,
  },
  pane: {
    width: 105,
    shapes: (
      <>
        <path fill="var(--glass)" d="M6 6h93v38H6z" />
        <path stroke="#fff6" strokeWidth="4" d="m16 36 22-22m-8 22 22-22" />
      </>
    ),
  },
  grain: {
    width: 210,
    shapes: (
      <path
        fill="none"
        stroke="#0002"
        strokeWidth="2"
        d="M0 8q52-6 105 0t105 0M0 21q40 5 105 0t105 0M0 33q52-8 105 0t105 0M0 44q40 6 105 0t105 0"
      />
    ),
  },
};

/** Position of the door's origin. */
const POSITION = 'translate(110 150)';

interface DrawingOptions {
  style: readonly { look: StyleLook }[];
  color: readonly { color: string; grain?: boolean }[];
  windows: readonly { look?: WindowLook }[];
  size: readonly { look: SizeLook }[];
}

/** Parts of a group of options. Only the selected option's part is visible. */
function Parts({ group, children }: { group: keyof DrawingOptions; children: readonly ReactNode[] }) {
  return (
    <g className={`door-pick door-${group}`}>
      {children.map((part, index) => (
        <g key={index} className={`door-${group}-${index + 1}`}>
          {part}
        </g>
      ))}
    </g>
  );
}

/** The drawing. The sentence that describes the door is its accessible name. */
export function DoorDrawing({ style, color, windows, size }: DrawingOptions) {
  return (
    <svg className="door-drawing" viewBox="0 0 640 400" role="img" aria-labelledby="door-words">
      <g id="door-house">
        <path fill="var(--sky)" d="M0 0h640v400H0z" />
        <path fill="var(--trim)" d="M0 290q120-60 300-30t340-30v170H0z" />
        <path fill="var(--wall)" d="M84 120h476v232H84z" />
        <path fill="var(--clay-deep)" d="M322 22 46 132v14h548v-14z" />
        <path fill="var(--trim)" d="M98 138h444v214H98z" />
        <path fill="var(--drive)" d="M0 350h640v50H0z" />
        <path fill="#0002" d="M110 350h420l44 50H66z" />
      </g>
      <g transform={POSITION}>
        <Parts group="color">
          {color.map(({ color: fill, grain }) => (
            <Fragment key={fill}>
              <path fill={fill} d={DOOR} />
              {grain && <path fill="url(#door-grain)" d={DOOR} />}
            </Fragment>
          ))}
        </Parts>
        <Parts group="style">
          {style.map(({ look }, index) => (
            <g key={index} id={index === 0 ? 'door-look' : undefined}>
              {STYLES[look]}
            </g>
          ))}
        </Parts>
        <Parts group="windows">{windows.map(({ look }) => look && WINDOWS[look])}</Parts>
      </g>
      <Parts group="size">{size.map(({ look }) => SIZES[look])}</Parts>
    </svg>
  );
}

/**
 * Small picture of the first style, without windows. It reuses shapes of the drawing, and has the
 * patterns for both. In the drawing, they'd have no effect while the designer is closed.
 */
export function DoorStill({ color }: { color: string }) {
  return (
    <svg viewBox="0 0 640 400" aria-hidden="true">
      <defs>
        {Object.entries(PATTERNS).map(([id, { width, shapes }]) => (
          <pattern key={id} id={`door-${id}`} width={width} height="50" patternUnits="userSpaceOnUse">
            {shapes}
          </pattern>
        ))}
      </defs>
      <use href="#door-house" />
      <g transform={POSITION}>
        <path fill={color} d={DOOR} />
        <use href="#door-look" />
      </g>
    </svg>
  );
}
