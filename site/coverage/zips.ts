/** Which ZIP codes there are around the listed places, and which of them are within reach. */

import { business } from '../business.ts';
import type { Place } from '../content/types.ts';
import { milesBetween, type Coordinates } from '../geo.ts';
import geography from './geography.json';
import type { Metro } from './metros.ts';

interface Zip extends Coordinates {
  zip: string;
}

/** The ZIP codes of the geography beside this file, and where they are. */
export const knownZips: readonly Zip[] = geography.zips.map((line) => {
  const [zip, lat, lon] = line.split(' ');
  return { zip: zip!, lat: Number(lat), lon: Number(lon) };
});

/** Miles of a degree of latitude, rounded down. */
const MILES_PER_DEGREE = 69;

/** How far a place's reach goes at most to the north, and to the east, in degrees. */
function reachOf({ lat }: Place): { north: number; east: number } {
  const north = business.radiusMiles / MILES_PER_DEGREE;
  return { north, east: north / Math.cos((lat * Math.PI) / 180) };
}

/** @throws Error where the geography beside this file ends too near to a place to say what is around it. */
export function checkKnown(place: Place): void {
  const { city, zip, lat, lon } = place;
  const { north, east } = reachOf(place);
  const isInside = geography.boxes.some(
    ([left, bottom, right, top]) =>
      left! <= lon - east && lon + east <= right! && bottom! <= lat - north && lat + north <= top!,
  );
  if (!isInside) throw new Error(`${city} (${zip}) is where the maps have not been yet: run "npm run geography"`);
}

/** Whether a point is within reach of a place. Most are far from it: that is known without a sine. */
function isNear(place: Place): (point: Coordinates) => boolean {
  const { north, east } = reachOf(place);
  return (point) =>
    Math.abs(point.lat - place.lat) <= north &&
    Math.abs(point.lon - place.lon) <= east &&
    milesBetween(point, place) <= business.radiusMiles;
}

/** Every ZIP code within reach of one of a metro's places, sorted; the places' own among them. */
export function coveredZips({ places }: Metro): Zip[] {
  places.forEach(checkKnown);
  const isNearOne = places.map(isNear);
  const near = knownZips.filter((point) => isNearOne.some((isNear) => isNear(point)));
  // A post office has a ZIP code and no streets: it is covered because it is listed.
  const listed = places.filter(({ zip }) => !near.some((one) => one.zip === zip));
  return [...near, ...listed.map(({ zip, lat, lon }) => ({ zip, lat, lon }))].sort((a, b) => (a.zip < b.zip ? -1 : 1));
}
