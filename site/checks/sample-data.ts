/**
 * Finds sample data that's still in use after the site was set up for another company: values that
 * would be false for it, and distinctive names in the copy, such as Mission Bell or San Antonio.
 */

import { business } from '../business/business.ts';
import { isRated } from '../business/facts.ts';
import { placeGroups, placesOf } from '../business/places.ts';
import type { Business } from '../business/schema.ts';
import type { Located } from './strings.ts';

export const SAMPLE_NAME = 'Mission Bell Garage Doors';

/** License, prices and other claims. The build fails if another company still has these. */
const PROMISES = {
  licenses: [{ issuer: 'City of San Antonio', number: 'HIC-0199' }],
  insurance: '$1 million in liability insurance',
  guarantee: 'Not happy? Tell us within 30 days, and we’ll make it right or refund the full price.',
  warranty: { labor: '1 year', newSprings: '5 years' },
  pricesFrom: {
    repair: '$129',
    installation: '$1,150',
    openers: '$119',
    springs: '$189',
    maintenance: '$89',
    commercial: 'quote',
  },
} satisfies Partial<Business>;

/** Values that can also be true for another company, so the build only warns. */
const CONFIRM = {
  mark: 'bell',
  travelFee: 'none',
  hours: [{ days: 'Mo-Su', opens: '00:00', closes: '23:59' }],
  rating: 4.9,
  reviews: 500,
  yearsCombined: 25,
  emergencyService: true,
  emergencyResponse: '1-2 hours',
  repairTime: '1-2 hours',
  maintenance: { homes: 'annual', businesses: 'semi-annual' },
  replyTime: 'within 1 hour during business hours',
  officeHours: 'Monday to Saturday, 8 a.m. to 6 p.m.',
  visitPrice: { day: 'free', night: 'free' },
  languages: [{ language: 'es', text: 'Se habla español' }],
  founded: '2009',
  owner: 'Elena Ruiz',
} satisfies Partial<Business>;

/** Current and sample values of fields, with a pattern for related names in the copy. */
const NAMES: readonly { value: string; was: string; words: RegExp }[] = [
  { value: business.shortName, was: 'Mission Bell', words: /Mission Bell/g },
  {
    value: business.city,
    was: 'San Antonio',
    words:
      /San Antonio|Alamo Heights|Alamo Ranch|Boerne|Chicago|Cibolo|Cleveland|Converse|Guadalupe Valley|Helotes|Hill Country|Houston|Loop 1604|Monte Vista|New Braunfels|Pearland|the Pearl|Pleasanton|Schertz|Seguin|Stone Oak/g,
  },
  { value: business.state, was: 'TX', words: /Texas|\bTX\b/g },
];

/** @returns Fields that still have the sample's value, such as `business.founded is "2009"`. */
function unchanged(sample: Partial<Business>): string[] {
  if (business.name === SAMPLE_NAME) return [];
  return Object.entries(sample).flatMap(([field, value]) => {
    const json = JSON.stringify(business[field as keyof Business]);
    return json === JSON.stringify(value) ? [`site/business/business.ts: business.${field} is ${json}`] : [];
  });
}

/** @returns An error for each claim, such as the warranty, that still has the sample's value. */
export function inheritedPromises(): string[] {
  return unchanged(PROMISES).map(
    (field) => `${field}, which is the sample's value. Expected your own value. To leave it out, use '' for each text.`,
  );
}

/** Names of listed places, which aren't sample data. */
const listed = placeGroups.flatMap(placesOf).flatMap(({ city, area = city }) => [city, area]);

/** Fields of listed places, and the business's location. */
const OWN_PLACE = /places\[\d+\]\.\w+$|\.metro$|: business\.(city|state|timeZone)$/;

/** @returns One line for each unchanged value and each string that contains a sample name. */
export function findSampleData(strings: readonly Located[]): string[] {
  const changed = NAMES.filter(({ value, was }) => value !== was);
  const found = strings
    .filter(({ location }) => !OWN_PLACE.test(location))
    .flatMap(({ location, text }) =>
      changed.flatMap(({ words }) =>
        (text.match(words) ?? [])
          .filter((word) => !listed.some((name) => name.includes(word) && text.includes(name)))
          .map((word) => `${location} has "${word}"`),
      ),
    );
  const { rating, ...others } = CONFIRM;
  return [...unchanged(isRated ? CONFIRM : others), ...new Set(found)];
}
