/** Rules between values, which schemas of single values can't check. */

import { overlap, sharesDay } from '../business/openings.ts';
import { FIELD_NAMES } from '../business/quote-fields.ts';
import { type Business, MAX_RATING, type Testimonial } from '../business/schema.ts';
import { states } from '../business/states.ts';
import { listings } from '../coverage/metros.ts';
import { placesProblems, pointProblem } from './place-rules.ts';
import type { Keys, Problem } from './strings.ts';

/** Reports list entries with the same value as an earlier one. `more` must be the same, too. */
function repeated(list: readonly object[], field: string, more = field): Problem[] {
  const values = list.map((entry) => JSON.stringify(entry, [field, more]));
  const expected = `a unique ${field}, but an earlier entry has the same one`;
  return values.flatMap((value, index) => (values.indexOf(value) < index ? [{ keys: [index, field], expected }] : []));
}

/** UTC offsets in January and July. Two time zones with the same offsets have the same time. */
function seasonOffsets(timeZone: string): string {
  const { format } = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'shortOffset' });
  const year = new Date().getUTCFullYear();
  return [0, 6].map((month) => format(Date.UTC(year, month, 15)).split('GMT')[1]).join();
}

function isTimeZoneOf(timeZone: string, zones: readonly string[]): boolean {
  try {
    // Creating formats is slow, so compare names first.
    return zones.includes(timeZone) || zones.some((zone) => seasonOffsets(zone) === seasonOffsets(timeZone));
  } catch {
    // `Intl` doesn't have the time zone.
    return false;
  }
}

function hoursProblems({ hours }: Business): Problem[] {
  return hours.flatMap(({ opens, closes, ...entry }, index): Problem[] => {
    const later = "a time other than opens. Leave out days when you're closed. For 24 hours, use 00:00 to 23:59";
    if (opens === closes) return [{ keys: [index, 'closes'], expected: later }];
    const other = hours.slice(0, index).find((earlier) => overlap({ ...entry, opens, closes }, earlier));
    if (!other) return [];
    const expected = `hours that don't overlap with ${other.days}, ${other.opens} to ${other.closes}. List each day and time once`;
    return [{ keys: [index, 'days'], expected }];
  });
}

/** Names of all built-in form fields. `request` is a hidden field with the id of the request. */
const OWN_NAMES: readonly string[] = [...FIELD_NAMES, 'request'];

/**
 * Members of the form that htmx and the scripts use. A field with such a name would replace the
 * member. Other members, such as `action` or `submit`, may be replaced.
 */
const MEMBERS =
  /^(_htmx|closest|dataset|elements|matches|reset|tagName|(add|dispatch|get|has|query|report|set)[A-Z]\w*)$/;

function quotesProblems({ quotes: { fields, honeypot } }: Business): Problem[] {
  const names = [honeypot, ...fields.map(({ name }) => name)];
  const expected = `a name such as _gotcha that isn't a field of the form (${OWN_NAMES.join(', ')}) or a property that scripts use, such as reset or elements`;
  return names.flatMap((name, index): Problem[] => {
    const keys = index === 0 ? ['honeypot'] : ['fields', index - 1, 'name'];
    if (OWN_NAMES.includes(name) || MEMBERS.test(name)) return [{ keys, expected }];
    return names.indexOf(name) < index ? [{ keys, expected: 'a name that no other hidden field has' }] : [];
  });
}

type Rule = (business: Business) => string | false | undefined | Problem[];

/** Each rule returns the end of the sentence "Expected …", or the problems of nested values. */
const BUSINESS: { readonly [field in keyof Business]?: Rule } = {
  shortName: ({ name, shortName }) =>
    !(name.startsWith(shortName) && /^([\s,:;.]|$)/.test(name.slice(shortName.length))) &&
    'the first words of business.name',
  city({ city, state }) {
    const own = listings.find(({ metro }) => metro === city)?.places.filter((place) => place.city === city);
    if (!own) return 'a city that is a metro in site/business/places.ts';
    // Cities such as Kansas City are in two states.
    const [other] = !states.has(state) || own.some((place) => place.state === state) ? [] : own;
    return other && `a city in ${state}. In site/business/places.ts, ${city} (${other.zip}) is in ${other.state}`;
  },
  latitude: pointProblem,
  timeZone({ state, timeZone }) {
    const found = states.get(state);
    if (!found || isTimeZoneOf(timeZone, found.zones)) return undefined;
    return `the IANA name of a time zone in ${found.name}, such as ${found.zones.join(' or ')}`;
  },
  hours: hoursProblems,
  closedOn({ closedOn, hours }) {
    // Not an entry such as "the first Sunday in May".
    const names = closedOn.split(/,? and | ?[,&+/] ?/).filter((name) => /^[\w.–-]+$/.test(name));
    const day = names.find((name) => sharesDay(name, hours));
    return day && `no ${day}, because hours has that day`;
  },
  quotes: quotesProblems,
  localPhone: ({ phone, localPhone }) => localPhone === phone && "a number other than phone, or ''",
  languages: ({ languages }) => repeated(languages, 'text'),
  rating: ({ rating, reviews }) => reviews > 0 && rating < 1 && `a number from 1 to ${MAX_RATING}`,
  address({ city: homeCity, state: home, address: { street, zip, state = home, city = homeCity } }) {
    const expected = 'only the street, because pages add the city, the state and the ZIP code';
    const line = `, ${street}`.replace(/ \d{5}$/, '');
    const ends = [city, states.get(state)?.name, state];
    const isFull = ends.some((end) => line.endsWith(`, ${end}`)) || (zip && street.includes(zip));
    return isFull ? [{ keys: ['street'], expected }] : [];
  },
  emergencyResponse: ({ emergencyService, emergencyResponse }) =>
    !emergencyService && emergencyResponse !== '' && "an empty text ('') without an emergencyService",
  ownerPhoto: ({ owner, ownerPhoto }) => !owner && ownerPhoto !== '' && "an empty text ('') without an owner",
  founded: ({ founded }) =>
    Number(founded) > new Date().getUTCFullYear() && 'a year that has begun. Leave it out until then',
};

/** Rules of lists, by the name of the export. */
const LISTS: Readonly<Record<string, (list: readonly never[], isValid: (keys: Keys) => boolean) => Problem[]>> = {
  faq: (faq) => repeated(faq, 'question'),
  parts: (parts) => repeated(parts, 'id'),
  placeGroups: (groups, isValid) => [...repeated(groups, 'id'), ...placesProblems(groups, isValid)],
  services: (services) => [...repeated(services, 'id'), ...repeated(services, 'title')],
  testimonials: (reviews: readonly Testimonial[], isValid) => [
    // Two customers can write the same words.
    ...repeated(reviews, 'text', 'name'),
    ...reviews.flatMap((review, index) =>
      (['praise', 'lead'] as const)
        .filter((field) => isValid([index]) && !review.text.includes(review[field] ?? ''))
        .map((field) => ({ keys: [index, field], expected: 'a sentence from the review, word for word' })),
    ),
  ],
};

/** Finds problems in the exports of a module. Skips values that `isValid` rejects. */
export function ruleProblems(exports: object, isValid: (keys: Keys) => boolean): Problem[] {
  return Object.entries(exports).flatMap(([name, value]): Problem[] => {
    const rules = name === 'business' ? Object.entries(BUSINESS) : [];
    const found = rules.flatMap(([field, rule]): Problem[] => {
      const result = (isValid([name, field]) && rule(value as Business)) || [];
      const problems = typeof result === 'string' ? [{ keys: [], expected: result }] : result;
      return problems.map(({ keys, expected }) => ({ keys: [field, ...keys], expected }));
    });
    const ruleOfList = Array.isArray(value) ? LISTS[name] : undefined;
    const listed = ruleOfList?.(value as never[], (keys) => isValid([name, ...keys])) ?? [];
    return [...found, ...listed].map(({ keys, expected }) => ({ keys: [name, ...keys], expected }));
  });
}
