/**
 * Schemas and types of business data, places and reviews, which every build validates. Each error
 * message completes the sentence "Expected …".
 */

import * as v from 'valibot';
import {
  count,
  id,
  issuePath,
  list,
  name,
  optional,
  optionalList,
  pattern,
  properName,
  range,
  sentence,
  unique,
  wholeNumber,
} from './fields.ts';
import { overlap } from './hours.ts';
import { placeGroups } from './places.ts';

/** Highest rating. Pages always draw five stars. */
export const MAX_RATING = 5;

const time = pattern(/^([01]\d|2[0-3]):[0-5]\d$/, 'a time from 00:00 to 23:59');

const days = pattern(
  /^(Mo|Tu|We|Th|Fr|Sa|Su)(-(Mo|Tu|We|Th|Fr|Sa|Su))?$/,
  'a day or a range of days, such as Sa or Mo-Fr',
);

const opening = v.pipe(
  v.object({ days, opens: time, closes: time }),
  v.forward(
    v.check(
      ({ opens, closes }) => opens !== closes,
      "a time other than opens. Leave out days when you're closed. For 24 hours, use 00:00 to 23:59",
    ),
    ['closes'],
  ),
);

const hours = v.pipe(
  list(opening),
  v.rawCheck(({ dataset: { typed, value, issues }, addIssue }) => {
    if (!typed || issues) return;
    for (const [index, entry] of value.entries()) {
      const first = value.findIndex((other) => overlap(entry, other));
      if (first === index) continue;
      const { days, opens, closes } = value[first]!;
      const message = `hours that don't overlap with ${days}, ${opens} to ${closes}. List each day and time once`;
      addIssue({ message, path: issuePath(value, [index, 'days']) });
    }
  }),
);

/** Bounds of the United States. They catch swapped coordinates and a missing minus sign. */
const latitude = range(18, 72, 'a latitude in the United States, from 18 to 72');
const longitude = range(-180, -65, 'a longitude in the United States, from -180 to -65');

/**
 * Accepts time zones of the United States. A name such as EST has no daylight saving time, and
 * pages only support offsets of whole hours behind UTC.
 */
function isTimeZone(timeZone: string): boolean {
  if (!/^(America|Pacific|US)\//.test(timeZone)) return false;
  try {
    return /GMT-\d+$/.test(new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'shortOffset' }).format());
  } catch {
    return false;
  }
}

const phone = pattern(/^\+1[2-9]\d{2}[2-9]\d{6}$/, '+1 and ten digits, such as +12105550100');
const state = pattern(/^[A-Z]{2}$/, 'a two-letter state code, such as TX');

const duration = pattern(
  /^(1 (day|month|year)|\d+ (days|months|years))$/,
  'a number of days, months or years, such as "2 years"',
);
const frequency = pattern(
  /^(annual|yearly|semi-annual|biannual|quarterly|monthly)$/,
  'annual, yearly, semi-annual, biannual, quarterly or monthly',
);

const httpsUrl = v.pipe(
  v.string(),
  v.check((url) => /^https:\/\/\S+$/.test(url) && URL.canParse(url), 'a URL that begins with https://'),
);

const homeCity = v.pipe(
  sentence,
  v.check(
    (city) => placeGroups.some(({ parts }) => parts.some(({ metro }) => metro === city)),
    'a city that is a metro in site/business/places.ts',
  ),
);

const license = v.pipe(
  v.object({ issuer: optional(sentence), number: optional(sentence) }),
  v.forward(
    v.check(({ issuer, number }) => issuer !== '' || number === '', 'an issuer, because the license has a number'),
    ['issuer'],
  ),
  v.forward(
    v.check(({ issuer, number }) => number !== '' || issuer === '', 'a number, because the license has an issuer'),
    ['number'],
  ),
);

const language = v.object({
  language: pattern(/^[a-z]{2,3}(-[A-Z]{2})?$/, 'a language tag, such as es or es-MX'),
  text: sentence,
});

/** See site/business/business.ts for the meaning of each field. */
export const BusinessSchema = v.pipe(
  v.object({
    name: properName,
    shortName: name,
    mark: v.picklist(['bell', 'star', 'initials', 'door'], 'bell, star, initials or door'),
    origin: name,
    phone,
    city: homeCity,
    state,
    stateName: sentence,
    latitude,
    longitude,
    timeZone: v.pipe(v.string(), v.check(isTimeZone, 'the IANA name of a US time zone, such as America/Chicago')),
    radiusMiles: range(2, 500),
    hours,
    quotes: v.object({
      endpoint: v.string(),
      fields: optionalList(v.object({ name: v.string(), value: v.string() })),
      honeypot: v.string(),
    }),
    priceRange: pattern(/^\${1,4}$/, '$ to $$$$'),
    rating: range(1, MAX_RATING),
    reviews: count,
    yearsCombined: wholeNumber,
    emergencyResponse: sentence,
    repairTime: sentence,
    maintenance: v.object({ homes: frequency, businesses: frequency }),
    replyTime: sentence,
    license,
    insurance: optional(sentence),
    guarantee: optional(sentence),
    warranty: v.object({ labor: optional(duration), newSprings: optional(duration) }),
    officeHours: optional(sentence),
    serviceCall: optional(sentence),
    reviewsUrl: optional(httpsUrl),
    profiles: optionalList(httpsUrl),
    languages: v.pipe(optionalList(language), unique('*.text', 'a unique text')),
    localPhone: optional(phone),
    textPhone: optional(phone),
    founded: optional(pattern(/^(1[89]|20)\d\d$/, 'a year, such as 2009')),
    owner: optional(name),
  }),
  v.forward(
    v.partialCheck(
      [['name'], ['shortName']],
      ({ name, shortName }) => `${name} `.startsWith(`${shortName} `),
      'the first words of business.name',
    ),
    ['shortName'],
  ),
);

export type Business = v.InferOutput<typeof BusinessSchema>;

/** Listed place: a line on the service areas page, and a dot on the map of the metro. */
export const PlaceSchema = v.object({
  /** Town, shown in the list and on the map. */
  city: sentence,
  /** Two-letter state code. Not displayed; it distinguishes towns with the same name. */
  state,
  /** Main ZIP code of the town or neighborhood, shown before its name. */
  zip: pattern(/^\d{5}$/, 'five digits'),
  /** Latitude in degrees, such as 29.46841. Used by the map and the ZIP check. */
  lat: latitude,
  /** Longitude in degrees, with a minus sign, such as -98.52889. */
  lon: longitude,
  /** Neighborhood, shown in the list instead of the city. */
  area: v.exactOptional(sentence),
});

export type Place = v.InferOutput<typeof PlaceSchema>;

/** Group of places on the service areas page. The home page links to each group. */
const PlaceGroupSchema = v.object({
  /** HTML id of the group, used in links such as `/service-areas#metro`. */
  id,
  name: properName,
  /** Sentence below the heading. */
  intro: sentence,
  /** Lists of places. A group that spans several cities has one list per city. */
  parts: list(
    v.object({
      /** Heading of the list, if the group has several lists. */
      name: v.exactOptional(properName),
      /** City that the crew comes from. All lists with the same metro share a map. */
      metro: v.string(),
      places: list(PlaceSchema),
    }),
  ),
});

export type PlaceGroup = v.InferOutput<typeof PlaceGroupSchema>;

export const PlaceGroupsSchema = v.pipe(
  list(PlaceGroupSchema),
  unique('*.id', 'a unique id'),
  unique('*.parts.*.places.*.zip', 'a unique ZIP code'),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const parts = dataset.value.flatMap((group) => group.parts);
    const isMetro = (city: string) =>
      parts.some(({ metro, places }) => metro === city && places.some((place) => place.city === city));
    dataset.value.forEach((group, index) => {
      group.parts.forEach(({ metro }, part) => {
        if (isMetro(metro)) return;
        const path = issuePath(dataset.value, [index, 'parts', part, 'metro']);
        addIssue({ message: 'a city with at least one place of its own, such as "San Antonio"', path });
      });
    });
  }),
);

/** Review on the testimonials page. */
const TestimonialSchema = v.pipe(
  v.object({
    /** First name and initial. The illustration next to the review shows the initials. */
    name: properName,
    /** Neighborhood or town, shown below the name. */
    location: sentence,
    /** Number of stars. It must be 5, because the page always draws five. */
    rating: v.literal(MAX_RATING),
    /** Text of the review, word for word. */
    text: name,
    /** Sentence from the review, repeated in large letters below the reviews. Optional. */
    praise: v.exactOptional(name),
    /** Date of the review, such as "May 2026". Optional. */
    date: v.exactOptional(pattern(/^(?:[A-Z][a-z]+ )?20\d\d$/, 'a year or a month and a year, such as "May 2026"')),
    /** Website where the review was published, such as "Google". Optional. */
    source: v.exactOptional(name),
    /** Type of job, shown below the location. Add missing types to the list. */
    service: v.picklist([
      'Commercial Services',
      'Door Installation',
      'Emergency Repair',
      'Garage Door Repair',
      'Opener Installation',
      'Opener Repair',
      'Preventive Maintenance',
      'Spring Replacement',
    ]),
  }),
  v.forward(
    v.check(({ text, praise = '' }) => text.includes(praise), 'a sentence from the review, word for word'),
    ['praise'],
  ),
);

export type Testimonial = v.InferOutput<typeof TestimonialSchema>;

export const TestimonialsSchema = v.pipe(list(TestimonialSchema), unique('*.text', 'a unique text'));
