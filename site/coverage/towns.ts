/** Outermost towns around the home city, for the copy and the labels on maps. */

import { business } from '../business/business.ts';
import { home } from './metros.ts';
import type { LocatedPlace } from './positions.ts';

const towns = (home?.places ?? []).filter(({ city }) => city !== business.city);
const [north, east, south, west] = [
  (place: LocatedPlace) => place.lat,
  (place: LocatedPlace) => place.lon,
  (place: LocatedPlace) => -place.lat,
  (place: LocatedPlace) => -place.lon,
].map((rank) => [...towns].sort((a, b) => rank(b) - rank(a))[0]?.city);

/** Outermost towns to the north, east, south and west. A small area has fewer than four. */
export const edgeTowns = [...new Set([north, east, south, west])].filter((town) => town !== undefined);

/** Southernmost and northernmost town, such as `Pleasanton and Spring Branch`, or empty. */
export const southToNorth = north && south && north !== south ? `${south} and ${north}` : '';
