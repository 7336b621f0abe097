/**
 * Types of geography.json, which contains the county lines, coasts, lakes and ZIP codes around the
 * places. `npm run geography` generates the file.
 */

import type { Box, Position } from './geo.ts';
import data from './geography.json';
import highways from './roads.json';

export interface Geography {
  /** Areas for which the other fields are complete. */
  boxes: Box[];
  /** ZIP codes with street delivery and their centers, such as `78201 29.46841 -98.52889`. */
  zips: string[];
  /** Land polygons with their holes. */
  land: Position[][][];
  /** Lakes over 10 square miles, except for those where the land already ends at the shore. */
  water: Position[][][];
  /** County lines. */
  borders: Position[][];
}

export const geography = data as unknown as Geography;

/** Center lines of highways and rivers around the home city. `npm run geography` keeps them. */
export const { roads, rivers }: { roads: Position[][]; rivers: Position[][] } = highways;
