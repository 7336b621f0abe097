/**
 * Schemas for the business data and reviews. Types are inferred from them. Every build checks the
 * values. A rule's message completes the sentence "Expected …".
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
import { placeGroups } from './places.ts';

/** The illustration has five stars. */
export const MAX_RATING = 5;

const time = pattern(/^([01]\d|2[0-3]):[0-5]\d$/, 'a time of day from 00:00 to 23:59');

const days = pattern(
  /^(Mo|Tu|We|Th|Fr|Sa|Su)(-(Mo|Tu|We|Th|Fr|Sa|Su))?$/,
  'a day or a range of days, such as Sa or Mo-Fr',
);

/** The United States with Hawaii and Alaska. Rejects swapped degrees and a missing minus sign. */
const latitude = range(18, 72, 'degrees north, from 18 to 72 in the United States');
const longitude = range(-180, -65, 'degrees west, from -180 to -65 in the United States');

const phone = pattern(/^\+1[2-9]\d{2}[2-9]\d{6}$/, '+1 and ten digits, such as +12105550100');
const state = pattern(/^[A-Z]{2}$/, 'the two letters of a state, such as TX');

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
    'a city whose crew has places in site/business/places.ts',
  ),
);

const license = v.pipe(
  v.object({ issuer: optional(sentence), number: optional(sentence) }),
  v.forward(
    v.check(({ issuer, number }) => issuer !== '' || number === '', 'who issued the license, because it has a number'),
    ['issuer'],
  ),
  v.forward(
    v.check(
      ({ issuer, number }) => number !== '' || issuer === '',
      'the number of the license, because it has an issuer',
    ),
    ['number'],
  ),
);

const language = v.object({
  language: pattern(/^[a-z]{2,3}(-[A-Z]{2})?$/, 'a language, or a language and a country, such as es or es-MX'),
  text: sentence,
});

/** site/business/business.ts explains each field. */
export const BusinessSchema = v.pipe(
  v.object({
    name: properName,
    shortName: name,
    mark: v.picklist(['bell', 'star', 'initials', 'door'], 'bell, star, initials or door'),
    origin: name,
    hotline: phone,
    city: homeCity,
    state,
    stateName: sentence,
    latitude,
    longitude,
    radiusMiles: range(2, 500),
    hours: list(v.object({ days, opens: time, closes: time })),
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
    languages: v.pipe(optionalList(language), unique('*.text', 'a different text for each language')),
    localPhone: optional(phone),
    textPhone: optional(phone),
    founded: optional(pattern(/^(1[89]|20)\d\d$/, 'a year, such as 2009')),
    owner: optional(name),
  }),
  v.forward(
    v.partialCheck(
      [['name'], ['shortName']],
      ({ name, shortName }) => name.startsWith(shortName),
      'the first words of the name',
    ),
    ['shortName'],
  ),
);

export type Business = v.InferOutput<typeof BusinessSchema>;

/** A line of a list on the service areas page, and a dot on the map of its metro. */
export const PlaceSchema = v.object({
  /** The town's name, in the list and on the map. */
  city: sentence,
  /** Two-letter state code. Not displayed; it distinguishes towns with the same name. */
  state,
  /** The town's main ZIP code, before its name in the list. */
  zip: pattern(/^\d{5}$/, 'five digits'),
  /** Degrees north, such as 29.46841. The map and the ZIP check use the point. */
  lat: latitude,
  /** Degrees west, with a minus sign, such as -98.52889. */
  lon: longitude,
  /** The neighborhood that people know the ZIP code by. The list shows it instead of the city. */
  area: v.exactOptional(sentence),
});

export type Place = v.InferOutput<typeof PlaceSchema>;

/** A group of the service areas page. The home page shows its count. */
const PlaceGroupSchema = v.object({
  /** `metro` is the group that `/service-areas#metro` links to. */
  id,
  /** The heading. */
  name: properName,
  /** The sentence below the heading. */
  intro: sentence,
  /** The group's lists. A group that spans several cities has one list for each. */
  parts: list(
    v.object({
      /** The list's heading, if the group has several lists. */
      name: v.exactOptional(properName),
      /** The city whose crew comes. All lists of a metro share its map. */
      metro: v.string(),
      places: list(PlaceSchema),
    }),
  ),
});

export type PlaceGroup = v.InferOutput<typeof PlaceGroupSchema>;

export const PlaceGroupsSchema = v.pipe(
  list(PlaceGroupSchema),
  unique('*.id', 'an id that no other group has'),
  unique('*.parts.*.places.*.zip', 'a ZIP code that is listed once'),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const parts = dataset.value.flatMap((group) => group.parts);
    const isMetro = (city: string) =>
      parts.some(({ metro, places }) => metro === city && places.some((place) => place.city === city));
    dataset.value.forEach((group, index) => {
      group.parts.forEach(({ metro }, part) => {
        if (isMetro(metro)) return;
        const path = issuePath(dataset.value, [index, 'parts', part, 'metro']);
        addIssue({ message: 'a city of these lists, such as "San Antonio"', path });
      });
    });
  }),
);

/** A review on the testimonials page. */
const TestimonialSchema = v.pipe(
  v.object({
    /** First name and initial. Its first two capitals are on the illustration beside the review. */
    name: properName,
    /** The neighborhood or town, below the name. */
    location: sentence,
    /** The stars above the text. The page only draws five. */
    rating: v.literal(MAX_RATING),
    /** What the customer wrote, word for word. */
    text: name,
    /** A sentence of the text, to repeat in large letters below the reviews. Optional. */
    praise: v.exactOptional(name),
    /** When it was written, such as "May 2026". Optional. */
    date: v.exactOptional(pattern(/^(?:[A-Z][a-z]+ )?20\d\d$/, 'a month and a year, such as "May 2026"')),
    /** The website it was published on, such as "Google". Optional. */
    source: v.exactOptional(name),
    /** What was done, in the last line. Add a kind if it's missing. */
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
    v.check(({ text, praise = '' }) => text.includes(praise), 'a sentence of the review, word for word'),
    ['praise'],
  ),
);

export type Testimonial = v.InferOutput<typeof TestimonialSchema>;

export const TestimonialsSchema = v.pipe(list(TestimonialSchema), unique('*.text', 'a text that no other review has'));
