/**
 * Finds sample data that's still on the pages after the business data has changed. Looks only for
 * unmistakable names: the company, and towns and neighborhoods around San Antonio.
 */

import type { ContentModule } from '../../build/site.ts';
import { business } from '../business/business.ts';
import { placeGroups, placesOf } from '../business/places.ts';
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

/** Fields that prove the sample's claims. They'd be false for any other company. */
const PROOFS = [
  ['license.number', business.license.number, 'HIC-0199'],
  ['owner', business.owner, 'Elena Ruiz'],
] as const;

/** Names that the owner lists. They aren't sample data. */
const listed = new Set(placeGroups.flatMap(placesOf).flatMap(({ city, area }) => [city, area]));

/** Whether the field is a place of the list, or the city and state of the business. */
const isOwnPlace = (location: string) =>
  /places\[\d+\]\.\w+$|\.metro$|: business\.(city|stateName|state)$/.test(location);

/** @returns One line for each string that still contains sample data. */
export function findSampleData(content: readonly ContentModule[]): readonly string[] {
  const changed = SAMPLE.filter(({ value, was }) => value !== was);
  if (changed.length === 0) return [];
  const proofs = PROOFS.filter(([, value, was]) => value === was).map(
    ([field, value]) => `site/business/business.ts: ${field} says "${value}"`,
  );
  const found = stringsIn(content)
    .filter(({ location }) => !isOwnPlace(location))
    .flatMap(({ location, text }) =>
      changed.flatMap(({ words }) =>
        (text.match(words) ?? []).filter((word) => !listed.has(word)).map((word) => `${location} says "${word}"`),
      ),
    );
  return [...proofs, ...new Set(found)];
}
