/** Finds the ZIP codes in the service area. */

import { business } from '../business/business.ts';
import { type Coordinates, milesBetween } from './geo.ts';
import { geography } from './geography.ts';
import { crews, type Metro } from './metros.ts';
import { knownZips, type LocatedPlace, type Zip } from './positions.ts';

/** Miles per degree of latitude, rounded down. */
const MILES_PER_DEGREE = 69;

/** Bounding box, with its edges in degrees. */
interface Box {
  west: number;
  south: number;
  east: number;
  north: number;
}

/** Returns the bounding box of the service radius around a place. */
function boxAround({ lat, lon }: Coordinates): Box {
  const up = business.radiusMiles / MILES_PER_DEGREE;
  const aside = up / Math.cos((lat * Math.PI) / 180);
  return { west: lon - aside, south: lat - up, east: lon + aside, north: lat + up };
}

/** Returns the bounding box of several boxes. */
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

/** @throws Error if geography.json doesn't cover the whole service radius of a place. */
export function checkKnown(place: LocatedPlace): void {
  const { city, zip } = place;
  const { west, south, east, north } = boxAround(place);
  const isInside = geography.boxes.some(
    ([left, bottom, right, top]) => left <= west && east <= right && bottom <= south && north <= top,
  );
  if (!isInside)
    throw new Error(`${city} (${zip}) is outside the area of site/coverage/geography.json. Run "npm run geography".`);
}

/**
 * Returns a metro's listed ZIP codes and all others within the service radius, sorted. Leaves out
 * those that another metro lists.
 */
export function coveredZips({ name, places }: Metro): Zip[] {
  places.forEach(checkKnown);
  const areas = places.map((place) => ({ place, box: boxAround(place) }));
  const around = boxOf(areas.map(({ box }) => box));
  // Comparing with boxes first is fast and rules out most ZIP codes.
  const near = knownZips.filter(
    (point) =>
      isIn(around, point) &&
      areas.some(({ place, box }) => isIn(box, point) && milesBetween(point, place) <= business.radiusMiles),
  );
  // The Census data has no ZIP codes that only serve PO boxes. They're covered only if listed.
  const listed = places.map(({ zip, lat, lon }): [string, Zip] => [zip, { zip, lat, lon }]);
  const zips = new Map([...listed.reverse(), ...near.map((one): [string, Zip] => [one.zip, one])]);
  return [...zips.values()]
    .filter(({ zip }) => (crews.get(zip) ?? name) === name)
    .sort((a, b) => (a.zip < b.zip ? -1 : 1));
}
