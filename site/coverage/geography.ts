/**
 * Types of geography.json, which has the county lines, coasts and ZIP codes around the listed
 * places. `npm run geography` generates it.
 */

import data from './geography.json';

/** Longitude and latitude in degrees. */
export type Position = number[];

/** West, south, east and north edges in degrees. */
export type Box = [west: number, south: number, east: number, north: number];

export interface Geography {
  /** Areas in which the other fields are complete. */
  boxes: Box[];
  /** ZIP codes with street delivery and their centers, as `ZIP latitude longitude`. */
  zips: string[];
  /** Land polygons with their holes. */
  land: Position[][][];
  /** Lines between counties. */
  borders: Position[][];
}

export const geography = data as Geography;
