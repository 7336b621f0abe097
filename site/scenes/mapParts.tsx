/** Attributes, dots and labels shared by all maps. */

import './Map.css';
import type { MetroMap } from '../coverage/map.ts';

export interface MapProps {
  map: MetroMap;
  /** Accessible name. Share images don't need one. */
  label?: string | undefined;
}

/** SVG attributes of every map. The ZIP check reads the view box and the data attributes. */
export const mapFrame = ({ map: { width, height, name, zips }, label }: MapProps) => ({
  viewBox: `0 0 ${width} ${height}`,
  role: 'img',
  'aria-label': label,
  'data-metro': name,
  'data-zips': zips,
});

/**
 * Returns one path for all dots. Each dot is a zero-length line with round caps. Positions are
 * relative to the previous dot to save bytes.
 */
export function dotsPath({ dots }: MetroMap): string {
  const steps = dots.map(({ x, y }, index) => {
    const before = dots[index - 1] ?? { x: 0, y: 0 };
    return `m${x - before.x} ${y - before.y}h0`;
  });
  return steps.join('').replaceAll(' -', '-');
}

/** Leaves out the default value. */
export const anchorOf = ({ anchor }: Pick<MetroMap['city'], 'anchor'>) => (anchor === 'start' ? undefined : anchor);

interface MapNamesProps {
  map: MetroMap;
  /** True to leave out names that only fit at the small font size. */
  largeOnly?: boolean;
}

/** Labels for the towns, the radius and the city. */
export function MapNames({ map: { radiusLine, city, labels }, largeOnly }: MapNamesProps) {
  const shown = largeOnly ? labels.filter(({ fits }) => fits === 'always') : labels;
  return (
    // Hidden from screen readers, because the list next to the map has the same names.
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in a map is focusable
    <g aria-hidden="true">
      {shown.map(({ text, x, y, anchor, fits }) => (
        <text
          key={text}
          x={x}
          y={y}
          textAnchor={anchorOf({ anchor })}
          className={fits === 'small' ? 'map-small' : undefined}
        >
          {text}
        </text>
      ))}
      <text
        className="map-radius"
        x={radiusLine.label.x}
        y={radiusLine.label.y}
        textAnchor={anchorOf(radiusLine.label)}
      >
        {radiusLine.label.text}
      </text>
      <text className="map-city" x={city.x} y={city.y} textAnchor="middle" fontSize={city.size}>
        {city.text}
      </text>
    </g>
  );
}
