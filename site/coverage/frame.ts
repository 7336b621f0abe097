/** Size and projection of a metro's map. */

import type { GeoProjection } from 'd3-geo';
import { type Coordinates, mapAround } from './geo.ts';
import type { Metro } from './metros.ts';
import type { Spot } from './outline.ts';
import { UNIT } from './zip-table.ts';

/** Distance from the outline to the edge of the map. */
const MARGIN = 6;
/** Distance from a dot outside the outline to the edge of the map. */
const DOT_MARGIN = 12;

const middle = (numbers: readonly number[]) => (Math.min(...numbers) + Math.max(...numbers)) / 2;

export interface Frame {
  width: number;
  height: number;
  projection: GeoProjection;
  spotOf: (point: Coordinates) => Spot;
}

/** Returns the smallest map that contains the service area and every place, with its label. */
export function frameAround({ places, centers }: Metro, radius: number): Frame {
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
      ...centers.map((point) => sign * spotOf(point)[axis] + radius + MARGIN),
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
