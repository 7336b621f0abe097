/**
 * Schemas and types of business data, places and reviews, which every build validates. Each error
 * message completes the sentence "Expected …".
 */

import * as v from 'valibot';
import { count, id, list, optional, optionalList, pattern, range, text } from './fields.ts';
import { states } from './states.ts';

/** Highest rating, which is the number of stars that pages draw. */
export const MAX_RATING = 5;

const time = pattern(/^([01]\d|2[0-3]):[0-5]\d$/, 'a time with two-digit hours, from 00:00 to 23:59');

const days = pattern(
  /^(Mo|Tu|We|Th|Fr|Sa|Su)(-(Mo|Tu|We|Th|Fr|Sa|Su))?$/,
  'a day or a range with a hyphen, such as Sa or Mo-Fr',
);

/** Bounds of the United States. They catch swapped coordinates and a missing minus sign. */
const latitude = range(-15, 72, 'a latitude in the United States, from -15 to 72');
const longitude = v.union(
  [range(-180, -64), range(144, 147)],
  'a longitude in the United States, from -180 to -64, or from 144 to 147',
);

/** Area codes and the next three digits can't be numbers such as 911. */
const PHONE = /^\+1(?=\d{10}$|.*[A-Z])[2-9](?!11)\d\d-?[2-9A-Z](?!11)(-?[\dA-Z]){6,11}$/;
const DIGITS = '+1 and ten digits or letters, such as +12105550100 or +1210555DOOR';
const phone = pattern(PHONE, DIGITS);
const state = v.picklist([...states.keys()], 'the code of a US state, such as TX');
const city = pattern(/^(?!.*(,| [A-Z]{2}$))\S/, 'only the city or town, because `state` has the state');

/** Words of any kind. site/checks/wording.ts warns if they don't fit into their sentence. */
const optionalText = optional(text);

const visit = pattern(/^(free\b|\$[1-9])/, "'free', or an amount such as $49");
const from = pattern(
  /^(quote|(free|\$[1-9]\d{0,2}(,?\d{3})*(\.\d\d)?)( ?[(+].+|[ ,/]+([–—] )?\d*-?[A-Za-z].*)?)$/,
  "an amount such as $189 or $95 an hour, or 'free' or 'quote'",
);

const HTTP = 'a URL that begins with https:// or http://';
const webUrl = v.pipe(pattern(/^https?:\/\/\S+$/, HTTP), v.url(HTTP));

/** Accepts tags with a script or a region, such as `zh-Hans` and `es-419`, in their usual case. */
const languageTag = pattern(
  /^[a-z]{2,3}(-[A-Z][a-z]{3})?(-([A-Z]{2}|\d{3}))?$/,
  'a language tag, such as es, es-MX or zh-Hans',
);

/** Values of site/business/business.ts. site/checks/rules.ts checks them against each other. */
export const BusinessSchema = v.object({
  name: text,
  shortName: text,
  mark: v.picklist(['bell', 'star', 'initials', 'door'], 'bell, star, initials or door'),
  origin: text,
  phone,
  city,
  state,
  latitude: v.exactOptional(latitude),
  longitude: v.exactOptional(longitude),
  timeZone: text,
  radiusMiles: range(2, 500),
  radiusFrom: v.picklist(['places', 'shop'], 'places or shop'),
  travelFee: v.union([v.literal('none'), optional(text, "'none', or the fee, such as $39")]),
  hours: list(v.object({ days, opens: time, closes: time })),
  closedOn: optionalText,
  hoursNote: optionalText,
  quotes: v.object({
    endpoint: v.string(),
    fields: optionalList(v.object({ name: text, value: v.string() })),
    honeypot: text,
  }),
  priceRange: pattern(/^\${1,4}$/, '$ to $$$$'),
  rating: range(0, MAX_RATING),
  reviews: count,
  yearsCombined: v.pipe(count, v.maxValue(999, 'the sum of all years on the job')),
  emergencyService: v.boolean(),
  emergencyResponse: optionalText,
  repairTime: optionalText,
  maintenance: v.object({ homes: optionalText, businesses: optionalText }),
  replyTime: optionalText,
  licenses: optionalList(
    v.object({
      issuer: optionalText,
      number: optionalText,
      kind: v.exactOptional(v.picklist(['license', 'registration'], 'license or registration')),
    }),
  ),
  insurance: optionalText,
  guarantee: optionalText,
  warranty: v.object({ labor: optionalText, newSprings: optionalText }),
  officeHours: optionalText,
  visitPrice: v.object({ day: optional(visit), night: optional(visit) }),
  payment: optionalText,
  pricesFrom: v.record(v.string(), optional(from)),
  reviewsUrl: optional(webUrl),
  profiles: optionalList(webUrl),
  languages: optionalList(v.object({ language: languageTag, text })),
  localPhone: optional(phone),
  textPhone: optional(pattern(new RegExp(`${PHONE.source}|^same$`), `${DIGITS}, or 'same'`)),
  email: optional(pattern(/^[^\s@?%:’]+@[^\s@]+\.[^\s@.]+$/, 'an email address, such as info@example.com')),
  address: v.object({
    street: optional(
      pattern(/^(?!(p\.? ?o\.?|post office) ?b(ox)?\b|box \d)\S/i, 'a street, because a PO box is no shop'),
    ),
    zip: optional(pattern(/^\d{5}(-\d{4})?$/, 'five digits, or nine with a hyphen')),
    city: v.exactOptional(city),
    state: v.exactOptional(state),
  }),
  founded: optional(pattern(/^(1[89]|20)\d\d$/, 'a year, such as 2009')),
  owner: optionalText,
  ownerPhoto: optional(pattern(/^\/\S+\.(avif|jpg|jpeg|png|webp)$/i, 'an AVIF, JPG, PNG or WebP such as /owner.jpg')),
  confirmed: optionalList(text),
});

/** An interface with its own member, so that type errors show its name instead of all members. */
export interface Business extends v.InferOutput<typeof BusinessSchema> {
  name: string;
}

/** Listed place: a line on the service areas page, and a dot on the map of the metro. */
const PlaceSchema = v.object({
  city,
  /** Two-letter state code. Not displayed; it distinguishes towns with the same name. */
  state,
  zip: pattern(/^\d{5}$/, 'five digits'),
  /** Neighborhood, shown in the list instead of the city. */
  area: v.exactOptional(text),
  /** Coordinates in degrees, such as 29.46841 and -98.52889. By default, the ZIP code's. */
  lat: v.exactOptional(latitude),
  lon: v.exactOptional(longitude),
});

export type Place = v.InferOutput<typeof PlaceSchema>;

/** Group of places on the service areas page. The home page links to each group. */
export const PlaceGroupSchema = v.object({
  /** HTML id of the group, used in links such as `/service-areas#metro`. */
  id: v.pipe(id, v.regex(/^(?!(benefits|call|near-.*|places|radius|unlisted|zip|zip-answer)$)/, 'an unused id')),
  name: text,
  intro: text,
  /** Lists of places. A group that spans several cities has one list per city. */
  parts: list(
    v.object({
      /** Heading of the list, if the group has several lists. */
      name: v.exactOptional(text),
      /** City that the crew comes from. All lists with the same metro share a map. */
      metro: v.string(),
      places: list(PlaceSchema),
    }),
  ),
});

export type PlaceGroup = v.InferOutput<typeof PlaceGroupSchema>;

/** Review on the testimonials page. */
export const TestimonialSchema = v.object({
  /** First name and initial. The illustration next to the review shows the initials. */
  name: text,
  /** Neighborhood or town, shown below the name. Optional. */
  location: v.exactOptional(text),
  /** Stars that the customer gave, from 1 to 5. */
  rating: range(1, MAX_RATING),
  /** Text of the review, word for word, with `\n` or backticks for line breaks. */
  text,
  /** Language of the review, such as es, if it's not English. Optional. */
  language: v.exactOptional(languageTag),
  /** Sentence from the review, repeated in large letters below the reviews. Optional. */
  praise: v.exactOptional(text),
  /** Sentence from the review, repeated at the top of the page on wide screens. Optional. */
  lead: v.exactOptional(text),
  /** True for the review that the home page shows, which should have 25 to 45 words. Optional. */
  featured: v.exactOptional(v.boolean()),
  /** Date of the review, such as "May 2026". Optional. */
  date: v.exactOptional(text),
  /** Website where the review was published, such as "Google". Optional. */
  source: v.exactOptional(text),
  /** Type of job, such as "Spring Replacement", shown below the name. Optional. */
  service: v.exactOptional(text),
  /** Option above the reviews that shows this one, such as "Springs". Up to six. Optional. */
  topic: v.exactOptional(text),
});

export type Testimonial = v.InferOutput<typeof TestimonialSchema>;
