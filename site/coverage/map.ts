/** Draws a metro's map: land, county lines, outline of the service area, dots and labels. */

import type { GeoProjection } from 'd3-geo';
import { business } from '../business/business.ts';
import { countZips, nameOf } from '../business/places.ts';
import { type Coordinates, mapAround } from './geo.ts';
import { geography } from './geography.ts';
import { type Label, type Name, placeCity, placeNames, type Rectangle, roomOf } from './labels.ts';
import { nearbyPath, shapePath } from './map-paths.ts';
import type { Metro } from './metros.ts';
import { outlinePath, type Spot } from './outline.ts';
import type { LocatedPlace } from './positions.ts';
import { packZips, UNIT } from './zip-table.ts';
import { coveredZips } from './zips.ts';

/** Distance from the outline to the edge of the map. */
const MARGIN = 6;
/** Font size of the city label relative to the other labels. */
const CITY = 1.25;
const RADIUS = business.radiusMiles * UNIT;

interface Dot extends Spot {
  zip: string;
  /** Name in the list. */
  name: string;
}

export interface MetroMap {
  name: string;
  /** Number of listed ZIP codes. */
  count: number;
  width: number;
  height: number;
  /** SVG path data of the land, the county lines and the outline of the service area. */
  land: string;
  borders: string;
  outline: string;
  /** One dot per place. */
  dots: readonly Dot[];
  /** Center of the places in the city itself. */
  center: Spot;
  /** Font size of the labels on phones. */
  size: number;
  /** Label of the city itself. */
  city: Omit<Label, 'fits'> & { size: number };
  /** Labels of the towns. */
  labels: readonly Label[];
  /** Vertical line from the southernmost place to the outline, with a label. */
  radiusLine: { from: Spot; length: number; label: Omit<Label, 'fits'> };
  /** Covered ZIP codes and their positions, packed for the browser (see zip-table.ts). */
  zips: string;
}

export interface Look {
  /** Font sizes, as fractions of the map's width: `large` on phones, `small` on wide screens. */
  sizes: { large: number; small: number };
  /** True to omit the land, and any county lines outside the service area. */
  areaOnly: boolean;
}

const round = (number: number) => Math.round(number * 10) / 10;
const mean = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
const middle = (numbers: readonly number[]) => (Math.min(...numbers) + Math.max(...numbers)) / 2;

interface Frame {
  width: number;
  height: number;
  projection: GeoProjection;
  spotOf: (point: Coordinates) => Spot;
}

/** Returns the smallest map that contains the service radius of every place. */
function frameAround(places: readonly LocatedPlace[]): Frame {
  const center = { lat: middle(places.map(({ lat }) => lat)), lon: middle(places.map(({ lon }) => lon)) };
  const projection = mapAround(center, UNIT);
  const spotOf = ({ lat, lon }: Coordinates): Spot => {
    const [x, y] = projection([lon, lat])!;
    return { x, y };
  };
  const start = (axis: 'x' | 'y') =>
    Math.floor(Math.min(...places.map((place) => spotOf(place)[axis])) - RADIUS - MARGIN);
  projection.translate([-start('x'), -start('y')]);
  const end = (axis: 'x' | 'y') => Math.ceil(Math.max(...places.map((place) => spotOf(place)[axis])) + RADIUS + MARGIN);
  const [width, height] = [end('x'), end('y')];
  projection.clipExtent([
    [0, 0],
    [width, height],
  ]);
  return { width, height, projection, spotOf };
}

function radiusLineOf(dots: readonly Spot[]): MetroMap['radiusLine'] {
  const from = dots.reduce((south, dot) => (dot.y > south.y ? dot : south));
  const label = {
    text: `${business.radiusMiles} miles`,
    x: from.x + 5,
    y: Math.round(from.y + RADIUS * 0.4),
    anchor: 'start' as const,
  };
  return { from, length: RADIUS, label };
}

/** Places the city's label in the center, and the towns' labels around it. */
function namesOn(
  { width, height }: Frame,
  { name, places }: Metro,
  { dots, center, radiusLine: { from, length, label } }: Pick<MetroMap, 'dots' | 'center' | 'radiusLine'>,
  sizes: Look['sizes'],
): Pick<MetroMap, 'city' | 'labels'> {
  const citySize = sizes.large * CITY;
  const line: Rectangle = { x: from.x - 2, y: from.y, width: 4, height: length };
  const options = { width, height, dots, taken: [line, roomOf(label, sizes.large)], radius: RADIUS };
  const city = placeCity({ text: name, ...center }, options, citySize);
  const towns = new Set(places.map((place) => place.city).filter((text) => text !== name));
  const away = ({ spots: [spot] }: Name) => Math.hypot(spot!.x - center.x, spot!.y - center.y);
  // Start with the farthest towns. They show the size of the area and have the most room.
  const others = [...towns]
    .map((text): Name => ({ text, spots: dots.filter((_, index) => places[index]!.city === text) }))
    .sort((a, b) => away(b) - away(a));
  const labels = placeNames(others, { ...options, taken: [...options.taken, roomOf(city, citySize)], sizes });
  return { city: { ...city, size: citySize }, labels };
}

/** Returns the county lines of the whole map, or only those within the service area. */
function bordersOn({ projection, spotOf, ...size }: Frame, dots: readonly Spot[], areaOnly: boolean): string {
  if (!areaOnly) return shapePath(projection, { type: 'MultiLineString', coordinates: geography.borders });
  const lines = geography.borders.map((border) => border.map(([lon, lat]) => spotOf({ lat: lat!, lon: lon! })));
  return nearbyPath(lines, { ...size, dots, radius: RADIUS });
}

/** Draws the map of a metro: borders, dots, radius and labels. */
export function drawMap(metro: Metro, { sizes: shares, areaOnly }: Look): MetroMap {
  const { name, places } = metro;
  const frame = frameAround(places);
  const { width, height, projection, spotOf } = frame;
  const sizes = { large: round(width * shares.large), small: round(width * shares.small) };
  const exact = places.map(spotOf);
  const dots = exact.map(({ x, y }, index) => {
    const place = places[index]!;
    return { x: Math.round(x), y: Math.round(y), zip: place.zip, name: nameOf(place) };
  });
  const own = exact.filter((_, index) => places[index]!.city === name);
  const center = { x: Math.round(mean(own.map(({ x }) => x))), y: Math.round(mean(own.map(({ y }) => y))) };
  const radiusLine = radiusLineOf(dots);
  const zips = coveredZips(metro).map((zip) => ({ zip: zip.zip, ...spotOf(zip) }));
  return {
    name,
    count: countZips(places),
    width,
    height,
    land: areaOnly ? '' : shapePath(projection, { type: 'MultiPolygon', coordinates: geography.land }),
    borders: bordersOn(frame, exact, areaOnly),
    outline: outlinePath(exact, RADIUS),
    dots,
    center,
    size: sizes.large,
    ...namesOn(frame, metro, { dots, center, radiusLine }, sizes),
    radiusLine,
    zips: packZips(zips, width, height),
  };
}
