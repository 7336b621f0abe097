/** Draws a metro's map: land, county lines, roads, outline of the service area, dots and labels. */

import { business } from '../business/business.ts';
import { countZips } from '../business/places.ts';
import type { Frame } from './frame.ts';
import { boxAround, boxOf, overlaps, type Position } from './geo.ts';
import { geography, rivers, roads } from './geography.ts';
import type { Sizes } from './labels.ts';
import { type Layout, layOut, RADIUS } from './layout.ts';
import { nearbyPath, shapePath } from './map-paths.ts';
import type { Metro } from './metros.ts';
import type { Spot } from './outline.ts';
import { packZips } from './zip-table.ts';
import { coveredZips } from './zips.ts';

export interface MetroMap extends Layout {
  name: string;
  /** Number of listed ZIP codes. */
  count: number;
  width: number;
  height: number;
  /**
   * SVG path data of the land, the water and the county lines. On maps without land, the water also
   * has the sea, and it's filled by the even-odd rule.
   */
  land: string;
  water: string;
  borders: string;
  /** SVG path data of highways and rivers in and next to the service area, or ''. */
  roads: string;
  rivers: string;
  /** Covered ZIP codes and their positions, packed for the browser (see zip-table.ts). */
  zips: string;
}

export interface Look {
  /** Font sizes, as fractions of the map's width. */
  sizes: Sizes;
  /** True to omit the land, and any county lines outside the service area. */
  areaOnly: boolean;
}

/** Returns the path of the lines in and next to the service area. */
function linesOn({ spotOf, ...size }: Frame, centers: readonly Spot[], lines: readonly Position[][]): string {
  const spots = lines.map((line) => line.map(([lon, lat]) => spotOf({ lat: lat!, lon: lon! })));
  return nearbyPath(spots, { ...size, centers, radius: RADIUS });
}

/** Returns the lakes and the sea as one path for the even-odd rule, or '' if there's only land. */
function seaOn({ width, height }: Frame, land: string, lakes: string): string {
  const frame = `M0 0l${width} 0 0 ${height}-${width} 0z`;
  return land === frame ? lakes : frame + land + lakes;
}

/** Draws the map of a metro: borders, roads, dots, radius and labels. */
export function drawMap(metro: Metro, { sizes, areaOnly }: Look): MetroMap {
  const { frame, layout } = layOut(metro, sizes);
  const { width, height, projection, spotOf } = frame;
  const centers = metro.centers.map(spotOf);
  const zips = coveredZips(metro).map((zip) => ({ zip: zip.zip, ...spotOf(zip) }));
  // In the north, the corners of the map are more degrees away.
  const box = boxAround([...metro.places, ...metro.centers], 0, 2 * business.radiusMiles + 10);
  const isNear = (line: readonly Position[]) => overlaps(box, boxOf(line));
  const pathOf = (shapes: Position[][][]) =>
    shapePath(projection, { type: 'MultiPolygon', coordinates: shapes.filter(([outline]) => isNear(outline!)) });
  const [land, lakes] = [pathOf(geography.land), pathOf(geography.water)] as const;
  return {
    name: metro.name,
    count: countZips(metro.places),
    width,
    height,
    land: areaOnly ? '' : land,
    water: areaOnly ? seaOn(frame, land, lakes) : lakes,
    borders: areaOnly
      ? linesOn(frame, centers, geography.borders)
      : shapePath(projection, { type: 'MultiLineString', coordinates: geography.borders.filter(isNear) }),
    roads: linesOn(frame, centers, roads),
    rivers: linesOn(frame, centers, rivers),
    ...layout,
    zips: packZips(zips, width, height),
  };
}
