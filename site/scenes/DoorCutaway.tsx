/** Cutaway of a garage for the services page. It shows every door part we repair. */

import './DoorCutaway.css';
import type { ReactNode } from 'react';
import { AMBER, CLAY, INK } from '../styles/colors.ts';
import { ON_LIGHT, type Placement, Scene, type SharedScene } from './Scene.tsx';

/** Cut surfaces of the ground, floor, walls, shelf, ceiling and roof. */
const CUT =
  'M-2400 510V420H182l32-12H684V258l-22-30h-66v-6h88V78H238v94H214V83l-24 6V77L454 8 718 77v12l-24-6V420H3200v90z' +
  'M280 68H628L454 22z';

/** The tracks, from the floor up along the opening, around the bend, and under the ceiling. */
const TRACKS = 'M277 408V222a61 61 0 0 1 61-61h208v14H338a47 47 0 0 0-47 47v186z';

/** Position (lower hinge) and tilt of each door section, from bottom to top. */
const PANELS = [
  'translate(263 317)',
  'translate(263 258)rotate(4)',
  'translate(267 199)rotate(41)',
  'translate(306 154)rotate(83)',
];

/** A door section with the stem of the roller at its lower hinge. */
const PANEL = 'M0-2h-20v-55H0zM0-4h21';

/** One roller per lower hinge, and one at the top of the door. */
const ROLLERS = 'M284 313h0M284 255h0M286 210h0M312 174h0M357 168h0';
const TOP_STEM = 'M357 148v20';

/** The cable drum and the end of the torsion spring, on the shaft above the opening. */
const DRUM = { cx: 289, cy: 109, r: 19 };
const SPRING = { ...DRUM, r: 10 };
const SHAFT_BRACKET = 'M240 104h30v10h-30z';

/** The lift cable, from the drum to the bottom bracket. */
const CABLE = 'M270 109v204';

/** An end bracket and a cable, seen through the round inset of the springs. */
const INSET_BRACKET = 'M176 126h14v52h-14z';
const INSET_CABLE = 'M183 126v72';

/** The rail to the motor, the trolley on the rail, and the arm to the top section. */
const OPENER = 'M240 83h320v34q0 8 8 8h56q8 0 8-8v-34h-72v4H240zM404 80h26v14h-26z';
const OPENER_ARM = 'M417 88l-27 44-30 8';

/** Photo-eye sensor near the bottom of the track. Its beam crosses the opening. */
const SENSOR = 'M291 382h16v14h-16z';

/** Round insets that show the full spring and the sensor beam from inside the garage. */
const SPRING_LENS = { cx: 146, cy: 152, r: 60 };
const SPRING_LEADER = 'M274 121 200 150';
const SENSOR_LENS = { cx: 146, cy: 298, r: 42 };
const SENSOR_LEADER = 'M291 389 180 325';

/** Outlines of parts that have several shapes, for the halo around a highlighted part. */
const HALO_SPRINGS = 'M86 152a60 60 0 1 0 120 0a60 60 0 1 0-120 0';
const HALO_PANELS = 'M253 313V258l4-57 36-42 54-8';
const HALO_SENSORS = 'M104 298a42 42 0 1 0 84 0a42 42 0 1 0-84 0M299 389h0';

/** Distance from the center of a number to its baseline. */
const BASELINE = 8;

/** Position of each part's number, on the part or at the edge of its inset. */
const NUMBERS = {
  springs: [104, 109],
  cables: [188, 200],
  rollers: [318, 255],
  tracks: [470, 168],
  opener: [596, 104],
  panels: [227, 288],
  sensors: [114, 268],
} satisfies Record<string, readonly [x: number, y: number]>;

/** Name of a door part that can be numbered, such as `springs`. */
export type DoorPartName = keyof typeof NUMBERS;

/** Close-up of each part, as a view box with the proportions 16:9. */
const CLOSE_UPS: Record<DoorPartName, string> = {
  springs: '50 74 304 171',
  cables: '60 76 448 252',
  rollers: '176 136 368 207',
  tracks: '176 136 400 225',
  opener: '222 60 432 243',
  panels: '136 124 400 225',
  sensors: '60 244 320 180',
};

interface DoorPart {
  id: DoorPartName;
  /** URL that the part links to. */
  href: string;
}

interface DoorCutawayProps extends Placement {
  /** Parts to number, in the order of the legend. */
  parts: readonly DoorPart[];
}

function DoorCutaway({ parts, ...placement }: DoorCutawayProps) {
  /**
   * Draws a part. If it's listed in `parts`, it's a link with a number, and with a halo that shows
   * only around a highlighted part.
   */
  const draw = (name: DoorPartName, shapes: ReactNode, halo: string) => {
    const number = parts.findIndex(({ id }) => id === name) + 1;
    if (number === 0) return shapes;
    const [x, y] = NUMBERS[name];
    return (
      // Pointers only. The legend has the same links for keyboards and screen readers.
      <a className={`part-${number}`} id={`part-${name}`} href={parts[number - 1]!.href} tabIndex={-1}>
        <path className="cutaway-halo" d={halo} />
        {shapes}
        <circle className="cutaway-paper" cx={x} cy={y} r="15" />
        <text className="cutaway-number" x={x} y={y + BASELINE}>
          {number}
        </text>
      </a>
    );
  };

  return (
    <Scene {...placement} name="door-cutaway" viewBox="0 0 720 450">
      {/* DoorCloseUp reuses this pattern and the parts by their IDs. */}
      {parts.length > 0 && (
        <pattern id="cutaway-door" width="1" height="1">
          <use href="#cutaway" />
        </pattern>
      )}
      <g id={parts.length > 0 ? 'cutaway' : undefined}>
        <radialGradient id="cutaway-lamp" cx="596" cy="130" r="600" gradientUnits="userSpaceOnUse">
          <stop stopColor="#ffcf70" />
          <stop offset="1" stopColor="#ffcf70" stopOpacity="0" />
        </radialGradient>
        <path className="cutaway-paper" fill="#fffdf9" d="M214 76 454 14 694 76v334H214z" />
        <path fill="url(#cutaway-lamp)" d="M238 78h446v330H214l-32 12H20l194-90 24-12z" />
        <g
          className="cutaway-ink"
          color={INK}
          fill="currentColor"
          stroke="currentColor"
          strokeWidth="2"
          strokeLinecap="round"
        >
          <path className="cutaway-cut" d={CUT} />
          <path fill="none" d="m310 68 36-17 36 17 36-36 36 36 36-36 36 36 36-17 36 17M454 22v46M522 78v83" />
          <path fill="#b07a3e" d="M606 220v-30h26v30zM638 220v-20h14v20zM658 220v-12h22v12z" />
          <path
            fill="#20304f"
            d="M352 390v-36q0-20 12-28l20-28q10-13 30-13h74q30 0 48 14l40 30q58 2 76 24 8 12 6 37z"
          />
          <path fill="#8fb0d0" d="M380 327l18-26q4-4 12-4h32v30zM450 327v-30h36q24 0 38 12l24 18z" />
          <path fill={AMBER} d="M352 344h10v16h-10zM632 350q16 3 22 14h-22zM578 124h36q-2 14-18 14t-18-14z" />
          <path stroke="#0f172b" strokeWidth="54" d="M408 381h0M596 381h0" />
          <path stroke="#d9cbb0" strokeWidth="24" d="M408 381h0M596 381h0" />
          <g className="cutaway-parts" strokeWidth="3">
            {draw('tracks', <path className="cutaway-paper" fill="#fffdf9" d={TRACKS + TOP_STEM} />, TRACKS)}
            {draw(
              'panels',
              PANELS.map((pose) => <path key={pose} fill="#efa35c" d={PANEL} transform={pose} />),
              HALO_PANELS,
            )}
            {draw('rollers', <path strokeWidth="13" d={ROLLERS} />, ROLLERS)}
            {draw(
              'opener',
              <>
                <path d={OPENER} />
                <path fill="none" strokeWidth="5" d={OPENER_ARM} />
              </>,
              OPENER,
            )}
            {draw(
              'springs',
              <>
                <circle {...SPRING} fill="none" stroke={CLAY} strokeWidth="5" />
                <path d={SPRING_LEADER} />
                <circle {...SPRING_LENS} className="cutaway-paper" fill="#fffdf9" />
                <path d="M88 148h116v8H88zM98 122h6v60h-6zM162 132l8 8v24l-8 8z" />
                <path
                  stroke={CLAY}
                  strokeWidth="5"
                  d="M108 128l4 48m4-48 4 48m4-48 4 48m4-48 4 48m4-48 4 48m4-48 4 48m4-48 4 48"
                />
              </>,
              HALO_SPRINGS,
            )}
            {draw(
              'cables',
              <>
                <path d={SHAFT_BRACKET + INSET_BRACKET} />
                <circle {...DRUM} fill="none" />
                <path stroke={CLAY} d={CABLE + INSET_CABLE} />
              </>,
              CABLE,
            )}
            {draw(
              'sensors',
              <>
                <path d={SENSOR + SENSOR_LEADER} />
                <circle {...SENSOR_LENS} fill={INK} />
                <path fill="none" stroke="#efe4d0" strokeWidth="5" d="M116 276v46h60v-46" />
                <path stroke={AMBER} strokeWidth="5" strokeDasharray="0 8" d="M130 303h33" />
              </>,
              HALO_SENSORS,
            )}
          </g>
        </g>
      </g>
    </Scene>
  );
}

/**
 * A part in an enlarged copy of the numbered illustration, or the whole door. The copy is a
 * pattern, because browsers would clone the illustration's 65 elements for each `<use>`.
 */
export const DoorCloseUp = ({ part, className }: { part?: DoorPartName; className?: string }) => (
  <svg className={className} viewBox={part ? CLOSE_UPS[part] : '64 70 608 342'} aria-hidden="true">
    <rect width="720" height="450" fill="url(#cutaway-door)" />
    {part && <use href={`#part-${part}`} />}
  </svg>
);

/** @param parts Parts to number, in the order of the legend. Defaults to none. */
export const doorCutaway = (parts: readonly DoorPart[] = []): SharedScene => ({
  Drawing: (placement) => <DoorCutaway {...placement} parts={parts} />,
  sky: { className: 'sky-paper', shareImage: { colors: ['#fffdf9', '#f7f2e9', '#ece3d3'], ...ON_LIGHT } },
  place: 'low',
});
