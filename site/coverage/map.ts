/** A metro's map: land, county lines, the outline of the service area, a dot for each place, and names. */

import { geoPath, type GeoContext } from 'd3-geo';
import type { MultiLineString, MultiPolygon } from 'geojson';
import { business } from '../business/business.ts';
import { mapAround, type Coordinates } from './geo.ts';
import { geography } from './geography.ts';
import { placeCity, placeNames, roomOf, type Label, type Name, type Rectangle } from './labels.ts';
import type { Metro } from './metros.ts';
import { outlinePath, type Spot } from './outline.ts';
import { coveredZips } from './zips.ts';
import { packZips, UNIT } from './zip-table.ts';

/** The distance from the outline to the map's edge. */
const MARGIN = 6;
/** The size of the city's own name, relative to the towns'. */
const CITY = 1.25;
const RADIUS = business.radiusMiles * UNIT;

export interface MetroMap {
  name: string;
  count: number;
  width: number;
  height: number;
  /** Paths. */
  land: string;
  borders: string;
  outline: string;
  /** A dot for each place. */
  dots: readonly (Spot & { zip: string })[];
  /** The center of the city's own places. */
  center: Spot;
  /** The large font size. */
  size: number;
  /** The city's own name, and the towns'. */
  city: Omit<Label, 'fits'> & { size: number };
  labels: readonly Label[];
  /** A line from the southernmost place straight down to the outline, and its label. */
  radiusLine: { from: Spot; length: number; label: Omit<Label, 'fits'> };
  /** The covered ZIP codes and their positions on the map, for the browser: see zip-table.ts. */
  zips: string;
}

export interface Look {
  /** Font sizes on a phone and on a wide screen, as shares of the map's width. */
  sizes: { large: number; small: number };
  /** Whether land is left out, and county lines that are nowhere within the outline. */
  areaOnly: boolean;
}

/** Writes a path in whole units, with relative coordinates and without redundant points. */
class WholeUnits implements GeoContext {
  path = '';
  private line: Spot[] = [];

  moveTo(x: number, y: number): void {
    this.end('');
    this.line = [{ x: Math.round(x), y: Math.round(y) }];
  }

  lineTo(x: number, y: number): void {
    const point = { x: Math.round(x), y: Math.round(y) };
    const [before, last] = [this.line.at(-2), this.line.at(-1)!];
    if (point.x === last.x && point.y === last.y) return;
    const turns = before && (last.x - before.x) * (point.y - last.y) !== (last.y - before.y) * (point.x - last.x);
    if (before && !turns) this.line.pop();
    this.line.push(point);
  }

  closePath(): void {
    this.end('z');
  }

  beginPath(): void {}
  arc(): void {}

  /** Ends a line. Lines shorter than a unit are dropped. */
  end(close: string): void {
    const [first, ...rest] = this.line;
    this.line = [];
    if (!first || rest.length === 0) return;
    let last = first;
    const steps = rest.map((point) => {
      const step = `${point.x - last.x} ${point.y - last.y}`;
      last = point;
      return step;
    });
    this.path += `M${first.x} ${first.y}l${steps.join(' ')}${close}`.replaceAll(' -', '-');
  }
}

/** The distance from a point to the line segment between two others. */
function distanceToLine(point: Spot, a: Spot, b: Spot): number {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const share = Math.max(0, Math.min(1, ((point.x - a.x) * dx + (point.y - a.y) * dy) / (dx * dx + dy * dy || 1)));
  return Math.hypot(point.x - a.x - share * dx, point.y - a.y - share * dy);
}

/** The pieces of a line that are on the map and within the radius of a dot. */
function pieces(line: readonly Spot[], dots: readonly Spot[], width: number, height: number): Spot[][] {
  const isOff = (a: Spot, b: Spot) =>
    Math.max(a.x, b.x) < 0 || Math.min(a.x, b.x) > width || Math.max(a.y, b.y) < 0 || Math.min(a.y, b.y) > height;
  const found: Spot[][] = [];
  let open = false;
  line.slice(1).forEach((point, index) => {
    const last = line[index]!;
    const near = !isOff(last, point) && dots.some((dot) => distanceToLine(dot, last, point) < RADIUS);
    if (near && open) found.at(-1)!.push(point);
    else if (near) found.push([last, point]);
    open = near;
  });
  return found;
}

const round = (number: number) => Math.round(number * 10) / 10;
const mean = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0) / numbers.length;

export function drawMap(metro: Metro, { sizes: shares, areaOnly }: Look): MetroMap {
  const { name, places } = metro;
  const middle = (numbers: readonly number[]) => (Math.min(...numbers) + Math.max(...numbers)) / 2;
  const projection = mapAround(
    { lat: middle(places.map(({ lat }) => lat)), lon: middle(places.map(({ lon }) => lon)) },
    UNIT,
  );
  const raw = places.map(({ lat, lon }) => projection([lon, lat])!);
  const start = (axis: 0 | 1) => Math.floor(Math.min(...raw.map((point) => point[axis])) - RADIUS - MARGIN);
  const [left, top] = [start(0), start(1)];
  projection.translate([-left, -top]);
  const spot = ({ lat, lon }: Coordinates): Spot => {
    const [x, y] = projection([lon, lat])!;
    return { x, y };
  };
  const exact = places.map(spot);
  const end = (axis: 'x' | 'y') => Math.ceil(Math.max(...exact.map((dot) => dot[axis])) + RADIUS + MARGIN);
  const [width, height] = [end('x'), end('y')];
  const sizes = { large: round(width * shares.large), small: round(width * shares.small) };
  const citySize = sizes.large * CITY;
  projection.clipExtent([
    [0, 0],
    [width, height],
  ]);
  const dots = exact.map(({ x, y }, index) => ({ x: Math.round(x), y: Math.round(y), zip: places[index]!.zip }));

  const draw = (shape: MultiLineString | MultiPolygon) => {
    const context = new WholeUnits();
    geoPath(projection, context)(shape);
    context.end('');
    return context.path;
  };
  const drawNear = () => {
    const context = new WholeUnits();
    for (const border of geography.borders) {
      const line = border.map(([lon, lat]) => spot({ lat: lat!, lon: lon! }));
      for (const [first, ...rest] of pieces(line, exact, width, height)) {
        context.moveTo(first!.x, first!.y);
        for (const { x, y } of rest) context.lineTo(x, y);
      }
    }
    context.end('');
    return context.path;
  };

  const from = dots.reduce((south, dot) => (dot.y > south.y ? dot : south));
  const radiusLabel = {
    text: `${business.radiusMiles} miles`,
    x: from.x + 5,
    y: Math.round(from.y + RADIUS * 0.4),
    anchor: 'start' as const,
  };
  const radiusLine: Rectangle = { x: from.x - 2, y: from.y, width: 4, height: RADIUS };
  const options = { width, height, dots, taken: [radiusLine, roomOf(radiusLabel, sizes.large)], radius: RADIUS };

  const own = places.flatMap((place, index) => (place.city === name ? [exact[index]!] : []));
  const center = { x: Math.round(mean(own.map(({ x }) => x))), y: Math.round(mean(own.map(({ y }) => y))) };
  const city = placeCity({ text: name, ...center }, options, citySize);
  const towns = new Set(places.map((place) => place.city).filter((text) => text !== name));
  const away = ({ spots: [spot] }: Name) => Math.hypot(spot!.x - center.x, spot!.y - center.y);
  // The farthest first: they show the extent of the area, and have the most room.
  const others = [...towns]
    .map((text): Name => ({ text, spots: dots.filter((_, index) => places[index]!.city === text) }))
    .sort((a, b) => away(b) - away(a));
  const labels = placeNames(others, { ...options, taken: [...options.taken, roomOf(city, citySize)], sizes });

  return {
    name,
    count: places.length,
    width,
    height,
    land: areaOnly ? '' : draw({ type: 'MultiPolygon', coordinates: geography.land }),
    borders: areaOnly ? drawNear() : draw({ type: 'MultiLineString', coordinates: geography.borders }),
    outline: outlinePath(exact, RADIUS),
    dots,
    center,
    size: sizes.large,
    city: { ...city, size: citySize },
    labels,
    radiusLine: { from, length: RADIUS, label: radiusLabel },
    zips: packZips(
      coveredZips(metro).map((zip) => ({ zip: zip.zip, ...spot(zip) })),
      width,
      height,
    ),
  };
}
