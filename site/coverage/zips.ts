/** Finds the ZIP codes in the service area. */

import { business } from '../business/business.ts';
import { type Coordinates, degreesOf, milesBetween } from './geo.ts';
import { geography } from './geography.ts';
import { type Center, crews, type Metro, metros } from './metros.ts';
import { centerOf, knownZips, type Zip } from './positions.ts';

/** @throws Error if geography.json doesn't cover the whole circle. */
export function checkKnown({ city, zip, lat, lon }: Center, miles = business.radiusMiles): void {
  const { up, aside } = degreesOf(miles, lat);
  const isInside = geography.boxes.some(
    ([west, south, east, north]) =>
      west <= lon - aside && lon + aside <= east && south <= lat - up && lat + up <= north,
  );
  const name = zip ? `${city} (${zip})` : city;
  if (!isInside)
    throw new Error(`${name} is outside the area of site/coverage/geography.json. Run "npm run geography".`);
}

const { up: reach } = degreesOf(business.radiusMiles, 0);

/** True within the radius of a center. Compares coordinates first, which rules out most points. */
export const covers = ({ centers }: Metro, point: Coordinates) =>
  centers.some(
    ({ lat, lon }) =>
      Math.abs(point.lat - lat) <= reach &&
      // A large circle in the north is wider at its northern half.
      Math.abs(point.lon - lon) <= degreesOf(1.1 * business.radiusMiles, lat).aside &&
      milesBetween(point, { lat, lon }) <= business.radiusMiles,
  );

const milesTo = ({ places }: Metro, point: Coordinates) =>
  Math.min(...places.map((place) => milesBetween(point, place)));

/**
 * Returns a metro's listed ZIP codes and all others within the service radius, sorted. Leaves out
 * those that another metro lists, or covers with a place that's nearer.
 */
export function coveredZips(metro: Metro): Zip[] {
  const { name, places, centers } = metro;
  for (const center of centers) checkKnown(center);
  for (const place of places) checkKnown(place, 0);
  const others = metros.filter((other) => other.name !== name);
  const isNearer = (other: Metro, point: Coordinates) =>
    covers(other, point) && milesTo(other, point) < milesTo(metro, point);
  const near = knownZips.filter((point) => covers(metro, point) && !others.some((other) => isNearer(other, point)));
  // Listed places can be outside the radius or, if they only have PO boxes, not in the Census data.
  const listed = places.map(({ zip, lat, lon }): [string, Zip] => [zip, centerOf(zip) ?? { zip, lat, lon }]);
  const zips = new Map([...listed.reverse(), ...near.map((one): [string, Zip] => [one.zip, one])]);
  return [...zips.values()]
    .filter(({ zip }) => (crews.get(zip) ?? name) === name)
    .sort((a, b) => (a.zip < b.zip ? -1 : 1));
}
