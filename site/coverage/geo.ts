/** Distances on Earth, and a map projection around a point. */

import { type GeoPermissibleObjects, type GeoProjection, geoArea, geoAzimuthalEquidistant, geoDistance } from 'd3-geo';

export interface Coordinates {
  lat: number;
  lon: number;
}

/** Mean radius of Earth in miles. */
const EARTH = 3958.76;

/** Returns the great-circle distance between two points in miles. */
export function milesBetween(a: Coordinates, b: Coordinates): number {
  return geoDistance([a.lon, a.lat], [b.lon, b.lat]) * EARTH;
}

/** Miles per degree of latitude, rounded down. */
const MILES_PER_DEGREE = 69;

/** Returns a distance in degrees of latitude (`up`) and of longitude (`aside`), rounded up. */
export function degreesOf(miles: number, latitude: number) {
  const up = miles / MILES_PER_DEGREE;
  return { up, aside: up / Math.cos((latitude * Math.PI) / 180) };
}

/** Returns the area of a shape in square miles. */
export function squareMiles(shape: GeoPermissibleObjects): number {
  return geoArea(shape) * EARTH ** 2;
}

/**
 * Creates a map projection around a point. Distances from the center are exact. Within 100 miles,
 * all other distances are accurate to 0.01 miles, so service areas can be drawn as circles.
 *
 * @param unit Map units per mile.
 */
export function mapAround({ lat, lon }: Coordinates, unit: number): GeoProjection {
  return geoAzimuthalEquidistant()
    .rotate([-lon, -lat])
    .scale(EARTH * unit)
    .translate([0, 0])
    .precision(0);
}
