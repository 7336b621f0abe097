/**
 * The facts of the business, each stated once. Every page, the metadata, the structured data and
 * the pictures read them from here: change a fact, build, publish. The comment above a fact says
 * what it is and where it shows; what stands between '…' is the fact itself.
 */

import type { Business } from './content/types.ts';

export const business: Business = {
  /** The full name: in the logo, the copyright line, the contact card, and wherever others show the site. */
  name: 'Mission Bell Garage Doors',
  /** The first words of the name: large in the logo, in titles, under the icon on a phone's home screen. */
  shortName: 'Mission Bell',
  /** The language of the pages, as a BCP 47 tag: screen readers pronounce by it. */
  language: 'en-US',
  /** The site's own address, unless SITE_ORIGIN says otherwise: https:// and a name, no slash at the end. */
  origin: 'https://missionbelldoors.example',

  /**
   * The 24/7 hotline, as `+1` and ten digits. Header, footer and call buttons of every page show it with spaces and
   * brackets, and dial it; so do the pictures of shared links, the contact card and search engines.
   */
  hotline: '+18005550199',

  /** The home city: in most titles and many texts, and the big map on the service areas page. */
  city: 'San Antonio',
  /** The state and the country, as two letters each: the state in titles, both for search engines and the contact card. */
  state: 'TX',
  country: 'US',
  /** The state in full, for search engines. */
  stateName: 'Texas',
  /** A point in the city, in degrees north and (with a minus sign) west, for search engines. */
  latitude: 29.4241,
  longitude: -98.4936,
  /** How the footer of every page names the whole area. */
  serviceArea: 'San Antonio, TX and surrounding areas',
  /** How many miles we drive from each listed place without a travel fee: in texts, on maps, for the ZIP check. */
  radiusMiles: 25,

  /** The hours of every day, for search engines; a minute short of midnight: 00:00 to 00:00 would mean closed. */
  opens: '00:00',
  closes: '23:59',
  /** From `$` (cheap) to `$$$$`, for search engines. */
  priceRange: '$$',

  /**
   * The average of your reviews, the most a review can give, and how many there are: on the home, emergency and
   * testimonials pages, and told to search engines. State only what your reviews prove.
   */
  rating: 4.9,
  bestRating: 5,
  reviews: 500,
  /** Years in the trade, of all technicians together: among the reasons to call, on four pages. */
  yearsCombined: 25,

  /** How long it typically takes until a technician is there in an emergency: on every page that speaks of one. */
  emergencyResponse: '1-2 hours',
  /** How long most repairs take: on the home page, the repair card of the services page and in its questions. */
  repairTime: '1-2 hours',
  /** How often a door should be serviced: the maintenance card of the services page and one of its questions. */
  maintenance: { residential: 'annual', commercial: 'semi-annual' },
  /** How soon a quote request is typically answered: on the contact page, beside its form and in its steps. */
  replyTime: 'within 1 hour during business hours',
};
