/** Distances on the earth, and a flat map around a point. */

import { type GeoProjection, geoAzimuthalEquidistant, geoDistance } from 'd3-geo';

export interface Coordinates {
  lat: number;
  lon: number;
}

/** The earth's mean radius in miles. */
const EARTH = 3958.76;

/** The great-circle distance between two points, in miles. */
export function milesBetween(a: Coordinates, b: Coordinates): number {
  return geoDistance([a.lon, a.lat], [b.lon, b.lat]) * EARTH;
}

/**
 * A map projection around a point, with `unit` map units per mile. Distances from the center are exact, and within 100
 * miles all others are exact to 0.01 miles, so 25 miles around a town is a circle.
 */
export function mapAround({ lat, lon }: Coordinates, unit: number): GeoProjection {
  return geoAzimuthalEquidistant()
    .rotate([-lon, -lat])
    .scale(EARTH * unit)
    .translate([0, 0])
    .precision(0);
}
