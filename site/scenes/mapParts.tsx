/** Attributes, dots and labels shared by all maps. */

import { fontText } from '../business/text.ts';
import type { MetroMap } from '../coverage/map.ts';

export interface MapProps {
  map: MetroMap;
  /** Accessible name. */
  label: string;
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

const CLASSES = { large: 'map-city', always: undefined, small: 'map-small' };

interface MapTextProps {
  label: MetroMap['radiusLine']['label'];
  className?: string | undefined;
  /** Font size, if it's not the map's. */
  size?: number | undefined;
}

/**
 * Text on a map, with a space for text browsers. Leaves out the default anchor to save bytes. Pages
 * also have the letters of share images, because they have the same maps.
 */
export function MapText({ label: { text, x, y, dy, anchor }, className, size }: MapTextProps) {
  const textAnchor = anchor === 'start' ? undefined : anchor;
  return (
    <>
      <text className={className} x={x} y={y} dy={dy && `${dy}em`} textAnchor={textAnchor} fontSize={size}>
        {fontText(text)}
      </text>{' '}
    </>
  );
}

interface MapNamesProps {
  map: MetroMap;
  /** True to leave out names that only fit at the small font size. */
  largeOnly?: boolean;
}

/** Labels for the towns, the radius and the city. */
export function MapNames({ map: { radiusLine, city, labels }, largeOnly }: MapNamesProps) {
  const isShown = ({ fits }: { fits: keyof typeof CLASSES }) => !largeOnly || fits !== 'small';
  return (
    // Hidden from screen readers, because the list next to the map has the same names.
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in a map is focusable
    <g aria-hidden="true">
      {labels.filter(isShown).map((label) => (
        <MapText key={label.text} label={label} className={CLASSES[label.fits]} />
      ))}
      <MapText className="map-radius" label={radiusLine.label} />
      {city && isShown(city) && (
        <MapText className={CLASSES[city.fits]} label={city} size={city.fits === 'large' ? city.size : undefined} />
      )}
    </g>
  );
}
