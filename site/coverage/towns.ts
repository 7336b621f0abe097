/** Outermost towns around the home city, for the copy and the labels on maps. */

import { business } from '../business/business.ts';
import { home } from './metros.ts';
import type { LocatedPlace } from './positions.ts';
import { covers } from './zips.ts';

const towns = (home?.places ?? []).filter(({ city }) => city !== business.city);
const [north, east, south, west] = [
  (place: LocatedPlace) => place.lat,
  (place: LocatedPlace) => place.lon,
  (place: LocatedPlace) => -place.lat,
  (place: LocatedPlace) => -place.lon,
].map((rank) => [...towns].sort((a, b) => rank(b) - rank(a))[0]);

/** Outermost towns to the north, east, south and west. A small area has fewer than four. */
export const edgeTowns = [...new Set([north, east, south, west].flatMap((town) => town?.city ?? []))];

/** True if each twentieth of the way from one town to another is in the service area. */
const isCovered = (from: LocatedPlace, to: LocatedPlace) =>
  Array.from({ length: 21 }, (_, step) => step / 20).every((part) => {
    const point = { lat: from.lat + part * (to.lat - from.lat), lon: from.lon + part * (to.lon - from.lon) };
    return covers(home!, point);
  });

/** Southernmost and northernmost town, such as `Pleasanton and Spring Branch`, or empty. */
export const southToNorth =
  north && south && north.city !== south.city && isCovered(south, north) ? `${south.city} and ${north.city}` : '';
