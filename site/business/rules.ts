/** What the types of facts and texts cannot express, by field name. Every build checks these rules. */

import { pattern, positiveInteger, range, text, type Rule, type Rules } from '../../build/check/fields.ts';
import { business } from './business.ts';
import { testimonials } from '../content/testimonials.ts';
import { MOST_STARS } from './locale.ts';
import { metros } from '../coverage/metros.ts';
import { knownZips } from '../coverage/zips.ts';
import { milesBetween, type Coordinates } from '../coverage/geo.ts';

const time = pattern(/^([01]\d|2[0-3]):[0-5]\d$/, 'a time of day from 00:00 to 23:59');
/** The United States, Hawaii and Alaska included. Swapped degrees, or ones without their minus sign, are outside. */
const latitude = { ...range(18, 72), expected: 'degrees north, from 18 to 72 in the United States' };
const longitude = { ...range(-180, -65), expected: 'degrees west, from -180 to -65 in the United States' };

/** How far a town may be from the center of its ZIP code, and from the city whose crew serves it. */
const MILES = { zip: 15, city: 100 };

/** Double spaces, ${…} outside of backquotes, a phone number that would not follow the hotline, all capitals. */
const SLIPS = [/[\t\n]|\s\s/, /\$\{/, /\d{3}\W{1,3}\d{4}\b/, /^\P{Ll}{12,}$/u];

const { opens, closes } = business;
export const isAlwaysOpen = opens === '00:00' && closes === '23:59';

/** What only a business that is open around the clock can say. A review may still tell of "that night", or "Sunday night". */
const AROUND_THE_CLOCK =
  /24\/7|24[- ]hour|365 days|anytime|all night|\b(day|same|any) (and |or )?night|\bnights\b|holidays|at \d a\.m\./i;

const hours = isAlwaysOpen ? '' : `no night, holiday or 24/7, because the hours are ${opens} to ${closes}; `;

const sentence: Rule = {
  accepts: (value) =>
    text.accepts(value) &&
    !SLIPS.some((slip) => slip.test(value as string)) &&
    (isAlwaysOpen || !AROUND_THE_CLOCK.test(value as string)),
  expected: `${hours}a text, without markup, \${…}, a telephone number or double spaces, and not in capitals`,
};

/** What may be empty. */
const optional = (rule: Rule): Rule => ({ ...rule, optional: true });

/** A text that says nothing without another one. */
const withOther = (other: string) => (other ? sentence : optional(sentence));

const { license } = business;
const isWebAddress = (value: unknown) => /^https:\/\/\S+$/.test(String(value)) && URL.canParse(String(value));
const isInReview = (value: unknown) => testimonials.some(({ text }) => text.includes(String(value)));
const duration = pattern(
  /^(1 (day|month|year)|\d+ (days|months|years))$/,
  'a number of days, months or years, such as "2 years"',
);

const phone = pattern(/^\+1[2-9]\d{2}[2-9]\d{6}$/, '+1 and ten digits, such as +12105550100');

const frequency = pattern(
  /^(annual|yearly|semi-annual|biannual|quarterly|monthly)$/,
  'annual, yearly, semi-annual, biannual, quarterly or monthly',
);

/** A text that must not appear twice in a file. */
const own = { ...sentence, unique: true };

const known = new Map(knownZips.map((point) => [point.zip, [point]]));
const listed = new Map(
  metros.flatMap(({ name, places }) =>
    places.map((place) => [place.zip, { place, crew: places.filter(({ city }) => city === name) }]),
  ),
);

/** Whether the place with a ZIP code is near that ZIP code and near its city. Unknown ZIP codes pass. */
function isInPlace(zip: string): boolean {
  const { place, crew } = listed.get(zip) ?? {};
  // Invalid degrees are reported by the lat/lon rules.
  if (!place || !latitude.accepts(place.lat) || !longitude.accepts(place.lon)) return true;
  const isNear = (miles: number, points: readonly Coordinates[] = []) =>
    points.length === 0 || points.some((point) => milesBetween(point, place) <= miles);
  return isNear(MILES.zip, known.get(zip)) && isNear(MILES.city, crew);
}

const zip = pattern(
  /^\d{5}$/,
  `five digits, at most ${MILES.zip} miles from lat and lon, and ${MILES.city} from the city of its list`,
);

export const rules: Rules = {
  name: {
    accepts: (value) => text.accepts(value) && /\p{Lu}/u.test(value as string),
    expected: 'a name with a capital',
  },
  shortName: {
    accepts: (value) => text.accepts(value) && business.name.startsWith(value as string),
    expected: 'the first words of the name',
  },
  language: pattern(/^[a-z]{2,3}(-[A-Z]{2})?$/, 'a language and a country, such as en-US'),
  hotline: phone,
  state: pattern(/^[A-Z]{2}$/, 'the two letters of a state, such as TX'),
  latitude,
  longitude,
  lat: latitude,
  lon: longitude,
  city: {
    accepts: (value) =>
      sentence.accepts(value) && (value !== business.city || metros.some(({ name }) => name === value)),
    expected: 'a text; the home city is one whose crew has places in site/business/places.ts',
  },
  radiusMiles: range(2, 500),
  opens: time,
  closes: time,
  priceRange: pattern(/^\${1,4}$/, '$ to $$$$'),
  rating: range(1, MOST_STARS),
  reviews: positiveInteger,
  homes: frequency,
  businesses: frequency,
  yearsCombined: positiveInteger,
  count: positiveInteger,
  issuer: withOther(license.number),
  number: withOther(license.issuer),
  insurance: optional(sentence),
  guarantee: optional(sentence),
  labor: optional(duration),
  newSprings: optional(duration),
  officeHours: optional(sentence),
  serviceCall: optional(sentence),
  reviewsUrl: optional({ accepts: isWebAddress, expected: 'an address that begins with https://' }),
  languages: optional(text),
  localPhone: optional(phone),
  textPhone: optional(phone),
  founded: optional(pattern(/^(1[89]|20)\d\d$/, 'a year, such as 2009')),
  owner: optional(text),
  awayCities: optional(text),
  quotes: optional(text),
  praise: { accepts: isInReview, expected: 'a sentence of the review, word for word' },
  zip: { ...zip, accepts: (value) => zip.accepts(value) && isInPlace(value as string), unique: true },
  metro: {
    accepts: (value) => metros.some(({ name, places }) => name === value && places.some(({ city }) => city === value)),
    expected: 'a city of these lists, such as "San Antonio"',
  },
  id: { ...pattern(/^[a-z][a-z0-9-]*$/, 'lower-case letters, digits and hyphens, such as "springs"'), unique: true },
  // The compiler knows which paths there are.
  href: pattern(/^(\/[a-z0-9/.-]*)?(#[a-z0-9-]+)?$/, 'a path of the site, such as "/services#springs"'),
  title: own,
  question: own,
  text: own,
  // Every other text.
  'any string': sentence,
};
