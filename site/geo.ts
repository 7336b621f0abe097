/** Distances on the earth, and a flat map around a point. */

import { geoAzimuthalEquidistant, geoDistance, type GeoProjection } from 'd3-geo';

export interface Coordinates {
  lat: number;
  lon: number;
}

/** The earth's mean radius in miles. */
const EARTH = 3958.76;

/** Miles between two points, as the crow flies. */
export function milesBetween(a: Coordinates, b: Coordinates): number {
  return geoDistance([a.lon, a.lat], [b.lon, b.lat]) * EARTH;
}

/**
 * A map around a point on which a mile is `unit` long. It keeps distances from its middle, and within a hundred miles all
 * others to a hundredth of a mile: what is 25 miles around a town is a circle.
 */
export function mapAround({ lat, lon }: Coordinates, unit: number): GeoProjection {
  return geoAzimuthalEquidistant()
    .rotate([-lon, -lat])
    .scale(EARTH * unit)
    .translate([0, 0])
    .precision(0);
}
