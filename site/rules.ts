/** What facts and texts have to be beyond their types, by the names of their fields. Every build checks them. */

import { between, form, optional, text, whole, type Rules } from '../build/rules.ts';
import { business } from './business.ts';

const time = form(/^([01]\d|2[0-3]):[0-5]\d$/, 'a time of day from 00:00 to 23:59');
const latitude = between(-90, 90);
const longitude = between(-180, 180);
/** A thing that is told by its name must not be told twice. */
const own = { ...text, unique: true };

export const rules: Rules = {
  hotline: form(/^\+1[2-9]\d{2}[2-9]\d{6}$/, '+1 and ten digits, such as +12105550100'),
  // Whether they are an address and a day to come is said where /.well-known/security.txt is made.
  securityContact: optional(text),
  securityExpires: optional(text),
  state: form(/^[A-Z]{2}$/, 'the two letters of a state, such as TX'),
  country: form(/^[A-Z]{2}$/, 'the two letters of a country, such as US'),
  latitude,
  longitude,
  lat: latitude,
  lon: longitude,
  radiusMiles: between(1, 500),
  opens: time,
  closes: time,
  priceRange: form(/^\${1,4}$/, '$ to $$$$'),
  rating: between(1, business.bestRating),
  bestRating: whole,
  reviews: whole,
  yearsCombined: whole,
  count: whole,
  zip: { ...form(/^\d{5}$/, 'five digits'), unique: true },
  id: { ...form(/^[a-z][a-z0-9-]*$/, 'lower-case letters, digits and hyphens, such as "springs"'), unique: true },
  href: form(/^\/([a-z0-9-]+(#[a-z0-9-]+)?)?$/, 'a path of the site, such as "/services#springs"'),
  title: own,
  question: own,
};
