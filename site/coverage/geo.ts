/** Distances on Earth, and a map projection around a point. */

import { type GeoPermissibleObjects, type GeoProjection, geoArea, geoAzimuthalEquidistant, geoDistance } from 'd3-geo';

export interface Coordinates {
  lat: number;
  lon: number;
}

/** Longitude and latitude in degrees. */
export type Position = number[];

/** West, south, east and north edges in degrees. */
export type Box = [west: number, south: number, east: number, north: number];

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

/**
 * Returns the bounding box of points plus a margin in degrees, rounded to a hundredth of a degree.
 *
 * @param miles Minimum margin, such as the service radius.
 */
export function boxAround(points: readonly Coordinates[], margin: number, miles = 0): Box {
  const [lats, lons] = [points.map(({ lat }) => lat), points.map(({ lon }) => lon)];
  const { up, aside } = degreesOf(miles, Math.max(...lats));
  const [height, width] = [Math.max(margin, up), Math.max(margin, aside)];
  const hundredth = (degrees: number) => Math.round(degrees * 100) / 100;
  return [
    Math.min(...lons) - width,
    Math.min(...lats) - height,
    Math.max(...lons) + width,
    Math.max(...lats) + height,
  ].map(hundredth) as Box;
}

/** Returns the bounding box of a line or the outline of a shape. */
export const boxOf = (line: readonly Position[]): Box =>
  boxAround(
    line.map(([lon, lat]) => ({ lon: lon!, lat: lat! })),
    0,
  );

export const overlaps = (a: Box, b: Box) => a[0] <= b[2] && b[0] <= a[2] && a[1] <= b[3] && b[1] <= a[3];

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
