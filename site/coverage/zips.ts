/** Which ZIP codes there are around the listed places, and which of them are within reach. */

import { business } from '../business.ts';
import type { Place } from '../content/types.ts';
import { milesBetween, type Coordinates } from '../geo.ts';
import { geography } from './geography.ts';
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

/** In degrees. */
interface Box {
  west: number;
  south: number;
  east: number;
  north: number;
}

/** The box around all that is within reach of a place. */
function boxAround({ lat, lon }: Place): Box {
  const up = business.radiusMiles / MILES_PER_DEGREE;
  const aside = up / Math.cos((lat * Math.PI) / 180);
  return { west: lon - aside, south: lat - up, east: lon + aside, north: lat + up };
}

/** The box around boxes. */
function boxOf(boxes: readonly Box[]): Box {
  const side = (name: keyof Box) => boxes.map((box) => box[name]);
  return {
    west: Math.min(...side('west')),
    south: Math.min(...side('south')),
    east: Math.max(...side('east')),
    north: Math.max(...side('north')),
  };
}

const isIn = ({ west, south, east, north }: Box, { lat, lon }: Coordinates) =>
  west <= lon && lon <= east && south <= lat && lat <= north;

/** @throws Error where the geography beside this file ends too near to a place to say what is around it. */
export function checkKnown(place: Place): void {
  const { city, zip } = place;
  const { west, south, east, north } = boxAround(place);
  const isInside = geography.boxes.some(
    ([left, bottom, right, top]) => left <= west && east <= right && bottom <= south && north <= top,
  );
  if (!isInside) throw new Error(`${city} (${zip}) is where the maps have not been yet: run "npm run geography"`);
}

/** Every ZIP code within reach of one of a metro's places, sorted; the places' own among them. */
export function coveredZips({ places }: Metro): Zip[] {
  places.forEach(checkKnown);
  const areas = places.map((place) => ({ place, box: boxAround(place) }));
  const around = boxOf(areas.map(({ box }) => box));
  // Most are far from all of them: that is known without a sine.
  const near = knownZips.filter(
    (point) =>
      isIn(around, point) &&
      areas.some(({ place, box }) => isIn(box, point) && milesBetween(point, place) <= business.radiusMiles),
  );
  // A post office has a ZIP code and no streets: it is covered because it is listed.
  const listed = places.filter(({ zip }) => !near.some((one) => one.zip === zip));
  return [...near, ...listed.map(({ zip, lat, lon }) => ({ zip, lat, lon }))].sort((a, b) => (a.zip < b.zip ? -1 : 1));
}
