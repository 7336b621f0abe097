/**
 * Finds sample data that's still in use after the site was set up for another company: business
 * data, and distinctive names in the copy, such as Mission Bell or San Antonio.
 */

import type { ContentModule } from '../../build/types.ts';
import { business } from '../business/business.ts';
import { placeGroups, placesOf } from '../business/places.ts';
import { OPTIONAL, PROMISES, SAMPLE_NAME, TIMES } from '../business/sample.ts';
import type { Business } from '../business/schema.ts';
import { stringsIn } from './strings.ts';

/** Current and sample values of fields, with a pattern for related names in the copy. */
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

/** @returns Fields that still have the sample's value, such as `founded is "2009"`. */
function unchanged(data: Business, sample: Partial<Business>): string[] {
  if (data.name === SAMPLE_NAME) return [];
  return Object.entries(sample).flatMap(([field, value]) => {
    const json = JSON.stringify(data[field as keyof Business]);
    return json === JSON.stringify(value) ? [`${field} is ${json}`] : [];
  });
}

/** @returns An error for each claim, such as the warranty, that still has the sample's value. */
export function inheritedPromises(data: Business): string[] {
  return unchanged(data, PROMISES).map(
    (field) =>
      `${FILE}: business.${field}, which is the sample's value. Expected your own value. To leave it out, use '' for each text.`,
  );
}

/** @returns A warning if another company still has the sample's typical times. */
export function unconfirmedTimes(): string[] {
  const times = unchanged(business, TIMES);
  return times.length > 0 ? [`Confirm these times in ${FILE}. They're the sample's: ${times.join(', ')}.`] : [];
}

/** Names of listed places, which aren't sample data. */
const listed = new Set(placeGroups.flatMap(placesOf).flatMap(({ city, area }) => [city, area]));

/** True for fields of listed places, and for the business's city and state. */
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
