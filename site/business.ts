/**
 * The facts of the business, each stated once. Every page, the metadata, the structured data and
 * the pictures read them from here: change a fact, build, publish.
 */

import type { Business } from './content/types.ts';

export const business: Business = {
  name: 'Mission Bell Garage Doors',
  /** The first words of the name: in the logo, in titles, under the icon on a phone's home screen. */
  shortName: 'Mission Bell',
  /** The language of the pages, as a BCP 47 tag. */
  language: 'en-US',
  /** Where the site is published unless SITE_ORIGIN says otherwise. */
  origin: 'https://missionbelldoors.example',

  /** The 24/7 toll-free hotline, as `+1` and ten digits. Pages show it as (800) 555-0199. */
  hotline: '+18005550199',

  /**
   * Whom to tell of a weakness in the site (/.well-known/security.txt): an address that begins with mailto:, tel: or
   * https://, and the last day on which it is certain, such as 2027-06-30. While there is no address, nothing is said.
   */
  securityContact: '',
  securityExpires: '',

  city: 'San Antonio',
  /** The state, as its two letters and in full. */
  state: 'TX',
  stateName: 'Texas',
  country: 'US',
  /** A point in the city, in degrees, for maps and search engines. */
  latitude: 29.4241,
  longitude: -98.4936,
  /** How the pages name the whole area. */
  serviceArea: 'San Antonio, TX and surrounding areas',
  /** How far we drive from each listed city without a travel fee. */
  radiusMiles: 25,

  /** Open every day; a minute short of midnight, because 00:00 to 00:00 would mean closed. */
  opens: '00:00',
  closes: '23:59',
  /** From `$` (cheap) to `$$$$`, for search engines. */
  priceRange: '$$',

  /** Shown on the pages and told to search engines: state only what your reviews prove. */
  rating: 4.9,
  bestRating: 5,
  reviews: 500,
  /** Years in the trade, of all technicians together. */
  yearsCombined: 25,

  /** How long it typically takes until a technician is there in an emergency. */
  emergencyResponse: '1-2 hours',
  /** How long most repairs take. */
  repairTime: '1-2 hours',
  /** How often a door should be serviced. */
  maintenance: { residential: 'annual', commercial: 'semi-annual' },
  /** How soon a quote request is typically answered. */
  replyTime: 'within 1 hour during business hours',
};
