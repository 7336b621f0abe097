/**
 * Finds sample data that's left after the site was set up for another company: business data, and
 * unmistakable names in the copy, such as the company and places around San Antonio.
 */

import type { ContentModule } from '../../build/site.ts';
import { business } from '../business/business.ts';
import { placeGroups, placesOf } from '../business/places.ts';
import { OPTIONAL, PROMISES, SAMPLE_NAME, TIMES } from '../business/sample.ts';
import type { Business } from '../business/schema.ts';
import { stringsIn } from './strings.ts';

/** Current and sample value of a field, and a pattern for names in the copy that belong to it. */
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

/** @returns Fields with the sample's value, as `field is value`. Empty for the sample itself. */
function unchanged(data: Business, sample: Partial<Business>): string[] {
  if (data.name === SAMPLE_NAME) return [];
  return Object.entries(sample).flatMap(([field, value]) => {
    const json = JSON.stringify(data[field as keyof Business]);
    return json === JSON.stringify(value) ? [`${field} is ${json}`] : [];
  });
}

/** @returns An error for each promise that's still the sample company's. */
export function inheritedPromises(data: Business): string[] {
  return unchanged(data, PROMISES).map(
    (field) =>
      `${FILE}: business.${field}, which is the sample's value. Expected your own value, or '' to leave it out.`,
  );
}

/** @returns A warning if another company still has the sample's typical times. */
export function unconfirmedTimes(): string[] {
  const times = unchanged(business, TIMES);
  return times.length > 0 ? [`Confirm these times in ${FILE}. They're the sample's: ${times.join(', ')}.`] : [];
}

/** Listed places. Their names aren't sample data. */
const listed = new Set(placeGroups.flatMap(placesOf).flatMap(({ city, area }) => [city, area]));

/** True for fields of listed places, and for the city and state of the business. */
const isOwnPlace = (location: string) =>
  /places\[\d+\]\.\w+$|\.metro$|: business\.(city|stateName|state)$/.test(location);

/** @returns One line for each unchanged value and each string that contains a sample name. */
export function findSampleData(content: readonly ContentModule[]): readonly string[] {
  const changed = SAMPLE.filter(({ value, was }) => value !== was);
  const values = unchanged(business, OPTIONAL).map((field) => `${FILE}: ${field}`);
  const found = stringsIn(content)
    .filter(({ location }) => !isOwnPlace(location))
    .flatMap(({ location, text }) =>
      changed.flatMap(({ words }) =>
        (text.match(words) ?? []).filter((word) => !listed.has(word)).map((word) => `${location} contains "${word}"`),
      ),
    );
  return [...values, ...new Set(found)];
}
