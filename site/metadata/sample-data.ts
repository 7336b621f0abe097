/**
 * Finds sample data that's still there after another company took the site over: values of the business
 * data, and unmistakable names in the copy, which are the company and places around San Antonio.
 */

import type { ContentModule } from '../../build/site.ts';
import { business } from '../business/business.ts';
import { placeGroups, placesOf } from '../business/places.ts';
import { OPTIONAL, PROMISES, SAMPLE_NAME, TIMES } from '../business/sample.ts';
import type { Business } from '../business/schema.ts';
import { stringsIn } from './strings.ts';

/** A field's value now and in the sample, and the words that depend on it. */
const SAMPLE: readonly { value: string; was: string; words: RegExp }[] = [
  { value: business.shortName, was: 'Mission Bell', words: /Mission Bell/g },
  {
    value: business.city,
    was: 'San Antonio',
    words:
      /San Antonio|Alamo Heights|Alamo Ranch|Boerne|Chicago|Cibolo|Cleveland|Converse|Guadalupe Valley|Helotes|Hill Country|Houston|Loop 1604|Monte Vista|New Braunfels|Pearland|the Pearl|Pleasanton|Schertz|Seguin|Stone Oak/g,
  },
  { value: business.stateName, was: 'Texas', words: /Texas|\bTX\b/g },
];

const FILE = 'site/business/business.ts';

/** @returns The fields that still have the sample's value, as `field is value`. Empty for the sample itself. */
function unchanged(data: Business, sample: Partial<Business>): string[] {
  if (data.name === SAMPLE_NAME) return [];
  return Object.entries(sample).flatMap(([field, value]) => {
    const json = JSON.stringify(data[field as keyof Business]);
    return json === JSON.stringify(value) ? [`${field} is ${json}`] : [];
  });
}

/** @returns An error for each promise of the sample that another company would inherit. */
export function inheritedPromises(data: Business): string[] {
  return unchanged(data, PROMISES).map(
    (field) => `${FILE}: business.${field}, as in the sample. Expected your own promise, or '' to make none.`,
  );
}

/** @returns A warning for another company that still has the sample's typical times. */
export function unconfirmedTimes(): string[] {
  const times = unchanged(business, TIMES);
  return times.length > 0 ? [`Confirm these times in ${FILE}, which are the sample's: ${times.join(', ')}.`] : [];
}

/** Names that the owner lists. They aren't sample data. */
const listed = new Set(placeGroups.flatMap(placesOf).flatMap(({ city, area }) => [city, area]));

/** Whether the field is a place of the list, or the city and state of the business. */
const isOwnPlace = (location: string) =>
  /places\[\d+\]\.\w+$|\.metro$|: business\.(city|stateName|state)$/.test(location);

/** @returns One line for each value that is still the sample's, and each string that contains its names. */
export function findSampleData(content: readonly ContentModule[]): readonly string[] {
  const changed = SAMPLE.filter(({ value, was }) => value !== was);
  const values = unchanged(business, OPTIONAL).map((field) => `${FILE}: ${field}`);
  const found = stringsIn(content)
    .filter(({ location }) => !isOwnPlace(location))
    .flatMap(({ location, text }) =>
      changed.flatMap(({ words }) =>
        (text.match(words) ?? []).filter((word) => !listed.has(word)).map((word) => `${location} says "${word}"`),
      ),
    );
  return [...values, ...new Set(found)];
}
