/** County lines, coasts and ZIP codes around the listed places: geography.json, which `npm run geography` writes. */

import data from './geography.json';

/** Longitude and latitude, in degrees. */
export type Position = number[];

/** West, south, east and north, in degrees. */
export type Box = [west: number, south: number, east: number, north: number];

export interface Geography {
  /** The other fields are complete within these. */
  boxes: Box[];
  /** `ZIP latitude longitude`: the center of each ZIP code area with street delivery. */
  zips: string[];
  /** The polygons of the land, each with its holes. */
  land: Position[][][];
  /** The lines between two counties. */
  borders: Position[][];
}

export const geography = data as Geography;
