/** Attributes, dots and labels that all maps share. */

import './Map.css';
import type { MetroMap } from '../coverage/map.ts';

export interface MapProps {
  map: MetroMap;
  /** The accessible name. A share image has none. */
  label?: string | undefined;
}

/** The attributes of every map. The ZIP check reads the view box and the data. */
export const mapFrame = ({ map: { width, height, name, zips }, label }: MapProps) => ({
  viewBox: `0 0 ${width} ${height}`,
  role: 'img',
  'aria-label': label,
  'data-metro': name,
  'data-zips': zips,
});

/**
 * The path of all dots. A dot is a line of zero length with round ends. Its position is relative to
 * the previous dot, which takes fewer digits.
 */
export function dotsPath({ dots }: MetroMap): string {
  const steps = dots.map(({ x, y }, index) => {
    const before = dots[index - 1] ?? { x: 0, y: 0 };
    return `m${x - before.x} ${y - before.y}h0`;
  });
  return steps.join('').replaceAll(' -', '-');
}

interface MapNamesProps {
  map: MetroMap;
  /** Whether to leave out the names that only fit at the small size. */
  largeOnly?: boolean;
}

/** The names of towns, the radius and the city's own name. */
export function MapNames({ map: { radiusLine, city, labels }, largeOnly }: MapNamesProps) {
  const shown = largeOnly ? labels.filter(({ fits }) => fits === 'always') : labels;
  return (
    // Hidden from screen readers: the list next to the map has the same names in a useful order.
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
