/** Draws a metro's map: land, county lines, outline of the service area, dots and labels. */

import type { GeoProjection } from 'd3-geo';
import { business } from '../business/business.ts';
import { countZips, nameOf } from '../business/places.ts';
import { type Coordinates, mapAround } from './geo.ts';
import { geography } from './geography.ts';
import { type Label, type Name, overlap, placeCity, placeNames, type Rectangle, roomOf, roomOfDot } from './labels.ts';
import { nearbyPath, shapePath } from './map-paths.ts';
import type { Metro } from './metros.ts';
import { outlinePath, type Spot } from './outline.ts';
import { packZips, UNIT } from './zip-table.ts';
import { coveredZips } from './zips.ts';

/** Distance from the outline to the edge of the map. */
const MARGIN = 6;
/** Distance from a dot outside the outline to the edge of the map. */
const DOT_MARGIN = 12;
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
  /** Vertical line from the southernmost place, or the shop, to the outline, with a label. */
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

/** Returns the smallest map that contains the service area and every place, with its label. */
function frameAround({ places, centers }: Metro): Frame {
  const points = [...places, ...centers];
  const center = { lat: middle(points.map(({ lat }) => lat)), lon: middle(points.map(({ lon }) => lon)) };
  const projection = mapAround(center, UNIT);
  const spotOf = ({ lat, lon }: Coordinates): Spot => {
    const [x, y] = projection([lon, lat])!;
    return { x, y };
  };
  /** Returns the outermost positions, in both directions. */
  const reach = (axis: 'x' | 'y', sign: 1 | -1) =>
    Math.max(
      ...centers.map((point) => sign * spotOf(point)[axis] + RADIUS + MARGIN),
      ...places.map((place) => sign * spotOf(place)[axis] + DOT_MARGIN),
    );
  projection.translate([Math.ceil(reach('x', -1)), Math.ceil(reach('y', -1))]);
  const [width, height] = [Math.ceil(reach('x', 1)), Math.ceil(reach('y', 1))];
  projection.clipExtent([
    [0, 0],
    [width, height],
  ]);
  return { width, height, projection, spotOf };
}

/** Positions of the label along the radius line, best first. */
const ALONG_LINE = [0.4, 0.55, 0.7, 0.85, 0.25];

/** @param centers Centers of the service area's circles. */
function radiusLineOf(centers: readonly Spot[], dots: readonly Spot[], size: number): MetroMap['radiusLine'] {
  const { x, y } = centers.reduce((south, center) => (center.y > south.y ? center : south));
  const from = { x: Math.round(x), y: Math.round(y) };
  const text = `${business.radiusMiles} miles`;
  const labels = ALONG_LINE.flatMap((share): Omit<Label, 'fits'>[] => {
    const level = Math.round(from.y + RADIUS * share);
    return [
      { text, x: from.x + 5, y: level, anchor: 'start' },
      { text, x: from.x - 5, y: level, anchor: 'end' },
    ];
  });
  const free = labels.find((label) => !dots.some((dot) => overlap(roomOf(label, size), roomOfDot(dot))));
  return { from, length: RADIUS, label: free ?? labels[0]! };
}

/** Places the city's label in the center, and the towns' labels around it. */
function namesOn(
  { width, height, spotOf }: Frame,
  { name, places, centers: points }: Metro,
  { dots, center, radiusLine: { from, length, label } }: Pick<MetroMap, 'dots' | 'center' | 'radiusLine'>,
  sizes: Look['sizes'],
): Pick<MetroMap, 'city' | 'labels'> {
  const citySize = sizes.large * CITY;
  const centers = points.map(spotOf);
  const line: Rectangle = { x: from.x - 2, y: from.y, width: 4, height: length };
  const options = { width, height, dots, centers, taken: [line, roomOf(label, sizes.large)], radius: RADIUS };
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
function bordersOn({ projection, spotOf, ...size }: Frame, centers: readonly Spot[], areaOnly: boolean): string {
  if (!areaOnly) return shapePath(projection, { type: 'MultiLineString', coordinates: geography.borders });
  const lines = geography.borders.map((border) => border.map(([lon, lat]) => spotOf({ lat: lat!, lon: lon! })));
  return nearbyPath(lines, { ...size, centers, radius: RADIUS });
}

/** Draws the map of a metro: borders, dots, radius and labels. */
export function drawMap(metro: Metro, { sizes: shares, areaOnly }: Look): MetroMap {
  const { name, places } = metro;
  const frame = frameAround(metro);
  const { width, height, projection, spotOf } = frame;
  const sizes = { large: round(width * shares.large), small: round(width * shares.small) };
  const exact = places.map(spotOf);
  const dots = exact.map(({ x, y }, index) => {
    const place = places[index]!;
    return { x: Math.round(x), y: Math.round(y), zip: place.zip, name: nameOf(place) };
  });
  const own = exact.filter((_, index) => places[index]!.city === name);
  const center = { x: Math.round(mean(own.map(({ x }) => x))), y: Math.round(mean(own.map(({ y }) => y))) };
  const centers = metro.centers.map(spotOf);
  const radiusLine = radiusLineOf(centers, dots, sizes.large);
  const zips = coveredZips(metro).map((zip) => ({ zip: zip.zip, ...spotOf(zip) }));
  return {
    name,
    count: countZips(places),
    width,
    height,
    land: areaOnly ? '' : shapePath(projection, { type: 'MultiPolygon', coordinates: geography.land }),
    borders: bordersOn(frame, centers, areaOnly),
    outline: outlinePath(centers, RADIUS),
    dots,
    center,
    size: sizes.large,
    ...namesOn(frame, metro, { dots, center, radiusLine }, sizes),
    radiusLine,
    zips: packZips(zips, width, height),
  };
}
