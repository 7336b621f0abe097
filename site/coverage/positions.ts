/** Positions of ZIP codes and of the listed places. */

import type { Place } from '../business/schema.ts';
import type { Coordinates } from './geo.ts';
import { geography } from './geography.ts';

export interface Zip extends Coordinates {
  zip: string;
}

/** All ZIP codes in geography.json. */
export const knownZips: readonly Zip[] = geography.zips.map((line) => {
  const [zip, lat, lon] = line.split(' ');
  return { zip: zip!, lat: Number(lat), lon: Number(lon) };
});

const centers = new Map(knownZips.map((center) => [center.zip, center]));

/** Returns the center of a ZIP code, or undefined if geography.json doesn't have it. */
export const centerOf = (zip: string): Zip | undefined => centers.get(zip);

/** Listed place with its own coordinates, or with those of its ZIP code. */
export type LocatedPlace = Place & Coordinates;

/** @param find Returns the center of a ZIP code. */
export function locate(place: Place, find: (zip: string) => Coordinates | undefined = centerOf): LocatedPlace[] {
  const { lat, lon } = place;
  const point = lat === undefined || lon === undefined ? find(place.zip) : { lat, lon };
  return point ? [{ ...place, lat: point.lat, lon: point.lon }] : [];
}
