/** Which ZIP codes are within reach of a listed place, and how the page tells the browser. */

import { business } from '../business.ts';
import type { Place } from '../content/types.ts';
import { milesBetween } from '../geo.ts';
import geography from './geography.json';
import type { Metro } from './metros.ts';

export interface Zip {
  zip: string;
  lat: number;
  lon: number;
}

const known: readonly Zip[] = geography.zips.map((line) => {
  const [zip, lat, lon] = line.split(' ');
  return { zip: zip!, lat: Number(lat), lon: Number(lon) };
});

/** Miles of a degree of latitude, rounded down. */
const MILES_PER_DEGREE = 69;

/** @throws Error where the geography beside this file ends too near to a place to say what is around it. */
export function checkKnown({ city, zip, lat, lon }: Place): void {
  const reach = business.radiusMiles / MILES_PER_DEGREE;
  const wide = reach / Math.cos((lat * Math.PI) / 180);
  const isInside = geography.boxes.some(
    ([west, south, east, north]) =>
      west! <= lon - wide && lon + wide <= east! && south! <= lat - reach && lat + reach <= north!,
  );
  if (!isInside) throw new Error(`${city} (${zip}) is where the maps have not been yet: run "npm run geography"`);
}

/** Every ZIP code within reach of one of a metro's places, sorted; the places' own among them. */
export function coveredZips({ places }: Metro): Zip[] {
  places.forEach(checkKnown);
  const degrees = business.radiusMiles / MILES_PER_DEGREE;
  // Most are too far north or south: that is known without a sine.
  const isNear = (point: Zip) => (place: Place) =>
    Math.abs(point.lat - place.lat) <= degrees && milesBetween(point, place) <= business.radiusMiles;
  const near = known.filter((point) => places.some(isNear(point)));
  // A post office has a ZIP code and no streets: it is covered because it is listed.
  const listed = places.filter(({ zip }) => !near.some((one) => one.zip === zip));
  return [...near, ...listed.map(({ zip, lat, lon }) => ({ zip, lat, lon }))].sort((a, b) => (a.zip < b.zip ? -1 : 1));
}
