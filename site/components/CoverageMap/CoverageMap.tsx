/** A metro's map: the outline of its service area, a dot for each place, and names beside the dots. */

import './CoverageMap.css';
import type { MetroMap } from '../../coverage/map.ts';
import type { Placement } from '../../scenes/Scene.tsx';

interface CoverageMapProps {
  map: MetroMap;
  /** The accessible name. */
  label: string;
}

/** Each dot is a line of no length: its round ends draw it. A dot stands relative to the one before, in fewer digits. */
function dotsPath({ dots }: MetroMap): string {
  const steps = dots.map(({ x, y }, index) => {
    const before = dots[index - 1] ?? { x: 0, y: 0 };
    return `m${x - before.x} ${y - before.y}h0`;
  });
  return steps.join('').replaceAll(' -', '-');
}

/** The attributes of every map; the ZIP check reads the view box and the data. */
const frame = ({ map: { width, height, name, zips }, label }: CoverageMapProps) => ({
  viewBox: `0 0 ${width} ${height}`,
  role: 'img',
  'aria-label': label,
  'data-metro': name,
  'data-zips': zips,
});

/** The names, the outline's radius and the city's own name. */
function MapNames({ map: { radiusLine, city, labels }, picture }: { map: MetroMap; picture?: boolean }) {
  // The picture of a shared link uses the large size only.
  const shown = picture ? labels.filter(({ fits }) => fits === 'always') : labels;
  return (
    // The list beside the map has them all: Chrome and Firefox would tell them as words in no order.
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in a map takes the focus
    <g aria-hidden="true">
      {shown.map(({ text, x, y, anchor, fits }) => (
        <text
          key={text}
          x={x}
          y={y}
          textAnchor={anchor === 'start' ? undefined : anchor}
          className={fits === 'small' ? 'map-small' : undefined}
        >
          {text}
        </text>
      ))}
      <text className="map-radius" x={radiusLine.label.x} y={radiusLine.label.y}>
        {radiusLine.label.text}
      </text>
      <text className="map-city" x={city.x} y={city.y} textAnchor="middle" fontSize={city.size}>
        {city.text}
      </text>
    </g>
  );
}

const LAND = '#1b2750';
const AMBER = '#f4b63f';

/**
 * The home service area at night: a lit area with the county lines in it. Its attributes draw it completely, as a picture
 * of a shared link needs; its stylesheet adds font sizes and the fade-in.
 */
export function NightMap({ map, label, ...placement }: CoverageMapProps & Placement) {
  const { width, borders, outline, radiusLine, center, size } = map;
  const light = { cx: center.x, cy: center.y, r: width / 2, gradientUnits: 'userSpaceOnUse' } as const;
  return (
    <svg
      className="map map-night"
      {...frame({ map, label })}
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
      {...placement}
    >
      <radialGradient id="light" {...light}>
        {/* White stands out from it by 4.5:1, wherever a company’s places put the names. */}
        <stop stopColor="#a46741" />
        <stop offset=".3" stopColor="#80505a" />
        <stop offset=".62" stopColor="#3c3563" />
        <stop offset="1" stopColor={LAND} />
      </radialGradient>
      <clipPath id="reach">
        <path d={outline} />
      </clipPath>
      <path className="map-area" fill="url(#light)" d={outline} />
      <path stroke="#fff" strokeOpacity=".22" clipPath="url(#reach)" d={borders} />
      <path stroke={AMBER} strokeWidth="1.5" d={outline} />
      <path
        stroke={AMBER}
        strokeDasharray="1 4"
        d={`M${radiusLine.from.x} ${radiusLine.from.y}v${radiusLine.length}`}
      />
      <g stroke={AMBER} strokeWidth="4.5">
        <use href="#towns" strokeWidth="13" strokeOpacity=".16" />
        <path id="towns" className="map-dots" d={dotsPath(map)} />
      </g>
      <g
        fill="#fff"
        stroke={LAND}
        strokeWidth="3"
        strokeOpacity=".7"
        paintOrder="stroke"
        fontSize={size}
        fontWeight="800"
      >
        <MapNames map={map} picture={placement.width !== undefined} />
      </g>
    </svg>
  );
}

/** The map of another metro, as a card: land and water in the page's colors. */
export function CoverageMap({ map, label }: CoverageMapProps) {
  const { land, borders, outline, radiusLine, name, size } = map;
  const id = name.toLowerCase();
  return (
    <svg className="map map-day" {...frame({ map, label })} fontSize={size}>
      <clipPath id={`${id}-land`}>
        <path id={id} d={land} />
      </clipPath>
      <use className="map-land" href={`#${id}`} />
      <path d={borders} />
      <path className="map-area" clipPath={`url(#${id}-land)`} d={outline} />
      <path className="map-radius-line" d={`M${radiusLine.from.x} ${radiusLine.from.y}v${radiusLine.length}`} />
      <path className="map-dots" d={dotsPath(map)} />
      <MapNames map={map} />
    </svg>
  );
}
