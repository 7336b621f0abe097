/**
 * The facts of the business, each stated once. Every page, the metadata, the structured data and
 * the pictures read them from here: change a fact, build, publish. The comment above a fact says
 * what it is and where it shows; what stands between '…' is the fact itself.
 */

import type { Business } from './schema.ts';

export const business: Business = {
  /** The full name: in the logo, the copyright line, the contact card, and wherever others show the site. */
  name: 'Mission Bell Garage Doors',
  /** The first words of the name: large in the logo, in titles, under the icon on a phone's home screen. */
  shortName: 'Mission Bell',
  /**
   * The emblem of the logo, icons, share images and illustrations: 'bell', 'star', 'door', or
   * 'initials', which are the first letters of the short name's first two words.
   */
  mark: 'bell',
  /** The site's own address, unless SITE_ORIGIN says otherwise: https:// and a name, no slash at the end. */
  origin: 'https://missionbelldoors.example',

  /**
   * The 24/7 hotline, as `+1` and ten digits. Header, footer and call buttons of every page show it with spaces and
   * brackets, and dial it; so do the pictures of shared links, the contact card and search engines.
   */
  hotline: '+18005550199',

  /** The home city, whose crew is in site/business/places.ts: in titles and many texts, and the big map of the service areas. */
  city: 'San Antonio',
  /** The state, as two letters: in titles, in the footer, for search engines and on the contact card. */
  state: 'TX',
  /** The state in full, for search engines. */
  stateName: 'Texas',
  /** A point in the city, in degrees north and (with a minus sign) west, with five decimals, for search engines and the time zone. */
  latitude: 29.42412,
  longitude: -98.49363,
  /** How many miles we drive from each listed place without a travel fee: in texts, on maps, for the ZIP check. */
  radiusMiles: 25,

  /**
   * The hours in which somebody answers the phone. They're on every page, on the contact card, in
   * share images and in the structured data. `days` is a day or a range, such as Sa or Mo-Fr.
   * Add an entry for days with other hours, and leave out the days on which you're closed.
   * Around the clock is Mo-Su, 00:00 to 23:59.
   */
  hours: [{ days: 'Mo-Su', opens: '00:00', closes: '23:59' }],

  /**
   * The target of the quote form. README.md lists the values for form services.
   * `endpoint` is a URL, or a path such as /api/quote. If it's '', the form only shows its confirmation, and
   * nobody gets the request. 'none' removes the form, and the contact page asks visitors to call.
   * `fields` are hidden fields of each request, such as { name: 'access_key', value: 'a1b2' }.
   * `honeypot` is the name of a field that only bots fill in.
   */
  quotes: { endpoint: '', fields: [], honeypot: 'website' },

  /** From `$` (cheap) to `$$$$`, for search engines. */
  priceRange: '$$',

  /**
   * The average of your reviews, from 1 to 5 stars, and their number: on the home, emergency and testimonials
   * pages, and for search engines. Only a round number gets a plus sign, such as 500+. 0 leaves the rating out.
   */
  rating: 4.9,
  reviews: 500,
  /** Years in the trade, of all technicians together: among the reasons to call, on four pages. */
  yearsCombined: 25,

  /** How long it typically takes until a technician is there in an emergency: on every page that speaks of one. */
  emergencyResponse: '1-2 hours',
  /** Duration of most repairs. On the repair card of the services page and in its questions. */
  repairTime: '1-2 hours',
  /** How often a door should be serviced, as a word before "service": the maintenance card of the services page, and a question. */
  maintenance: { homes: 'annual', businesses: 'semi-annual' },
  /** How soon a quote request is typically answered: on the contact page, beside its form and in its steps. */
  replyTime: 'within 1 hour during business hours',

  /*
   * From here on, every fact is optional: '' leaves it out, and [] a list, without a gap on the pages. Most of them prove
   * what the pages claim; the build lists the claims that have no proof.
   */

  /** Who licensed you, and the number: wherever the pages say "Licensed and insured". */
  license: { issuer: 'City of San Antonio', number: 'HIC-0199' },
  /** Your liability insurance: after the license. */
  insurance: '$1 million in liability insurance',
  /** What "Satisfaction guaranteed" means, in a sentence: on the home and emergency pages. Say whether you refund the price. */
  guarantee: 'Not happy? Tell us within 30 days, and we’ll make it right or refund the full price.',
  /** How long you stand behind your labor and new springs, each in days, months or years: in the question about warranty. */
  warranty: { labor: '1 year', newSprings: '5 years' },
  /** The "business hours", if the office closes earlier. On the contact page and in the footer. */
  officeHours: 'Monday to Saturday, 8 a.m. to 6 p.m.',
  /** What a visit costs, and when it is free, in a sentence: wherever the pages say that prices are upfront. */
  serviceCall: 'Coming out to quote it is free.',
  /** Where anybody can read your reviews, such as your profile in a directory: the rating links to it. */
  reviewsUrl: '',
  /** URLs of your profiles on other websites, such as a directory. In the structured data. */
  profiles: [],
  /** Further languages that you speak, in those languages, each with its BCP 47 tag: in the menu and the footer. */
  languages: [{ language: 'es', text: 'Se habla español' }],
  /** A number with a local area code, as the hotline is written: on the contact page and the contact card. */
  localPhone: '',
  /** A number that takes text messages: on the contact page, and in the message after a failed request. */
  textPhone: '',
  /** The year in which the business began, and who owns it: beside the years of experience. */
  founded: '2009',
  owner: 'Elena Ruiz',
};
