/**
 * What is left of the example company once its facts are those of another. Only words that nobody else would say are
 * looked for: names, and the towns and neighborhoods around San Antonio.
 */

import { business } from '../business/business.ts';
import { placeGroups, placesOf } from '../business/places.ts';
import { texts } from './texts.ts';

/** A fact, what it was for the example, and the words that came with it. */
const EXAMPLE: readonly { fact: string; was: string; words: RegExp }[] = [
  { fact: business.shortName, was: 'Mission Bell', words: /Mission Bell/g },
  {
    fact: business.city,
    was: 'San Antonio',
    words:
      /San Antonio|Alamo Heights|Alamo Ranch|Boerne|Chicago|Cibolo|Cleveland|Converse|Guadalupe Valley|Helotes|Hill Country|Houston|Loop 1604|Monte Vista|New Braunfels|Pearland|the Pearl|Pleasanton|Schertz|Seguin|Stone Oak/g,
  },
  { fact: business.stateName, was: 'Texas', words: /Texas|\bTX\b/g },
];

/** What proves the example's claims, and would be a lie of any other company. */
const PROOFS = [
  ['license.number', business.license.number, 'HIC-0199'],
  ['owner', business.owner, 'Elena Ruiz'],
] as const;

/** Names that the owner lists: they are not left over. */
const listed = new Set(placeGroups.flatMap(placesOf).flatMap(({ city, area }) => [city, area]));

/** Where a place of the list says which town it is in, it is a fact. */
const isFact = (place: string) => /places\[\d+\]\.\w+$|\.metro$|: business\.(city|stateName|state)$/.test(place);

/** @returns One line for each text and fact that is still the example's. */
export function leftovers(): readonly string[] {
  const changed = EXAMPLE.filter(({ fact, was }) => fact !== was);
  if (changed.length === 0) return [];
  const proofs = PROOFS.filter(([, value, was]) => value === was).map(
    ([fact, value]) => `site/business/business.ts: ${fact} says "${value}"`,
  );
  const said = texts
    .filter(({ place }) => !isFact(place))
    .flatMap(({ place, text }) =>
      changed.flatMap(({ words }) =>
        (text.match(words) ?? []).filter((word) => !listed.has(word)).map((word) => `${place} says "${word}"`),
      ),
    );
  return [...proofs, ...new Set(said)];
}
