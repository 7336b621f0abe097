/**
 * Business data for all pages, metadata, structured data and share images. The comment above each
 * field explains what it is, its format, and where it appears. To change a value, edit it, run
 * `npm run build`, and deploy `dist/`.
 */

import type { Business } from './schema.ts';

export const business: Business = {
  /** Full company name. Shown in the logo, the footer, the contact card and share images. */
  name: 'Mission Bell Garage Doors',
  /** First words of the name. Shown in the logo and page titles, and under the home screen icon. */
  shortName: 'Mission Bell',
  /**
   * Emblem: 'bell', 'star', 'door' or 'initials' (the first letters of the short name's first two
   * words). Shown in the logo, icons, share images and illustrations.
   */
  mark: 'bell',
  /**
   * https:// and your domain, without a trailing slash. Used in canonical URLs, the sitemap and
   * the structured data. The environment variable SITE_ORIGIN overrides it.
   */
  origin: 'https://missionbelldoors.example',

  /**
   * Main phone number, as +1 and ten digits or letters. Shown as (800) 555-0199, or as (800)
   * OUR-DOORS for +1800OUR-DOORS, on every page and in share images. Links, the contact card and
   * the structured data have the ten digits, even if the words are longer.
   */
  phone: '+18005550199',

  /**
   * Home city. It must be the `metro` of a list in site/business/places.ts. Shown in page titles
   * and copy, and on the large map of the service areas page.
   */
  city: 'San Antonio',
  /** Two-letter state code. Shown in page titles, the footer and the contact card. */
  state: 'TX',
  /**
   * Coordinates of the city in degrees. Longitudes in the US are negative. Used in the structured
   * data. Without them, it has the middle of the city, or none if there's an `address`.
   */
  latitude: 29.42412,
  longitude: -98.49363,
  /**
   * IANA time zone of the city, such as America/New_York. The contact and emergency pages use it to
   * show whether you're open.
   */
  timeZone: 'America/Chicago',
  /** Service radius in miles. Used in copy, maps and the ZIP check. */
  radiusMiles: 25,
  /**
   * 'places' if the radius is around each listed place, or 'shop' if it's around `latitude` and
   * `longitude`, and the middle of other metros. You serve all listed places either way.
   */
  radiusFrom: 'places',
  /**
   * 'none' if you charge no travel fee anywhere in the service area, or the fee, such as '$39'. If
   * it's '', pages don't mention travel fees.
   */
  travelFee: 'none',

  /**
   * Hours when someone answers the phone. Shown on every page, in share images and in the contact
   * card. `days` is a day or a range, such as Sa or Mo-Fr. `opens` and `closes` are in 24-hour
   * time. Add an entry for days with different hours, and leave out days when you're closed. A day
   * with a lunch break has two entries. If `closes` is earlier than `opens`, it's on the next day.
   * If you're always open, use Mo-Su, 00:00 to 23:59. Start with your usual hours, which /contact
   * and the badge on the home page show in large type.
   */
  hours: [{ days: 'Mo-Su', opens: '00:00', closes: '23:59' }],
  /**
   * Other times when you're closed, such as 'major holidays' or 'May 1 to May 7', or ''.
   * Completes "Closed: …" on /contact, and "every day except …" if each day has the same hours.
   */
  closedOn: '',
  /**
   * Appointments and other exceptions, such as 'Saturday by appointment', or ''. Days in the
   * note aren't listed as closed. Shown on /contact.
   */
  hoursNote: '',

  /**
   * Settings of the quote form. site/README.md lists the values for form services. `endpoint` is a
   * URL, or a path such as /api/quote. If it's '', the form only shows its confirmation and nobody
   * gets the request. 'none' removes the form. QUOTE_ENDPOINT overrides it. `fields` are hidden
   * fields, such as { name: 'access_key', value: 'a1b2' }. Only bots fill in the field `honeypot`.
   */
  quotes: { endpoint: '', fields: [], honeypot: 'website' },

  /** Price range, from $ (cheap) to $$$$ (expensive). Used in the structured data. */
  priceRange: '$$',

  /**
   * Average rating, from 1 to 5 stars, and number of reviews. Shown on the home, emergency and
   * testimonials pages, and used in the structured data. Multiples of ten get a plus sign, such as
   * "500+ reviews". If `reviews` is 0, the site shows no rating.
   */
  rating: 4.9,
  reviews: 500,
  /**
   * Combined years of experience of all technicians. Multiples of five get a plus sign. Shown on
   * the home, services, emergency and testimonials pages, which leave it out if it's 0.
   */
  yearsCombined: 25,

  /** True if you come for emergencies. If it's false, no page offers it, and /emergency is gone. */
  emergencyService: true,
  /**
   * Typical arrival time in an emergency, or ''. Completes "Help typically arrives in …". Shown
   * on every page except testimonials.
   */
  emergencyResponse: '1-2 hours',
  /** Typical duration of a repair, or ''. Completes "Most repairs take …". Shown on /services. */
  repairTime: '1-2 hours',
  /**
   * Recommended service interval, such as annual or quarterly, or ''. Shown before the word
   * "service" in the maintenance card and the FAQ on the services page.
   */
  maintenance: { homes: 'annual', businesses: 'semi-annual' },
  /** Typical response time, or ''. Completes "We typically respond …". Shown on /contact. */
  replyTime: 'within 1 hour during business hours',

  /*
   * All fields below are optional. To leave out a field, use '' for each of its texts, or [] for a
   * list. Most fields support claims in the copy. The build lists claims without supporting data.
   */

  /**
   * Licenses, with the issuer or the number or both. Shown in the footer and on the home, emergency
   * and testimonials pages. Add `kind: 'registration'` if you're registered instead of licensed.
   */
  licenses: [{ issuer: 'City of San Antonio', number: 'HIC-0199' }],
  /** Liability insurance. Shown after the license on the home, emergency and testimonials pages. */
  insurance: '$1 million in liability insurance',
  /**
   * Terms of "Satisfaction guaranteed" in a sentence or two, including whether you refund the
   * price. Shown on the home and emergency pages.
   */
  guarantee: 'Not happy? Tell us within 30 days, and we’ll make it right or refund the full price.',
  /** Warranty periods, such as "6 months" or "a lifetime". Shown on the services and home pages. */
  warranty: { labor: '1 year', newSprings: '5 years' },
  /** Office hours, if shorter than the phone hours. Shown on the contact page and in the footer. */
  officeHours: 'Monday to Saturday, 8 a.m. to 6 p.m.',
  /**
   * Price of coming out for a quote by day and at night: 'free', or an amount with or without
   * conditions, such as '$49' or '$49, waived with a repair'. If you don't come at night, use ''
   * for `night`. Shown under the call buttons on / and /emergency, and with "Upfront pricing".
   */
  visitPrice: { day: 'free', night: 'free' },
  /** Ways to pay. Completes "We accept …". Shown on /contact, and used in the structured data. */
  payment: '',
  /**
   * Lowest price of each service by its id in site/content/services.ts, which is an amount such as
   * '$189' or '$95 an hour', or 'free' or 'quote'. Shown on the services page, next to the service
   * and its symptoms, and on the cards of the home page.
   */
  pricesFrom: {
    repair: '$129',
    installation: '$1,150',
    openers: '$119',
    springs: '$189',
    maintenance: '$89',
    commercial: 'quote',
  },
  /** URL of a page with your published reviews. The rating and the footer link to it. */
  reviewsUrl: '',
  /** URLs of your profiles on other websites, such as directories. Used in the structured data. */
  profiles: [],
  /**
   * Other languages you speak. Each has a language tag, such as es or es-MX, and a sentence in that
   * language. Shown in the footer. Spanish adds a section to /contact.
   */
  languages: [{ language: 'es', text: 'Se habla español' }],
  /** Second number, such as a local one: +1 and ten digits. On /contact and in the contact card. */
  localPhone: '',
  /**
   * Phone number for text messages: +1 and ten digits, or 'same' for `phone`. Shown on the contact
   * page, and in the error message if a quote request fails.
   */
  textPhone: '',
  /** Email address. Shown on /contact, and in the contact card and the structured data. */
  email: '',
  /**
   * Street and ZIP code of a shop that customers can visit. Add `city` and `state` if it's outside
   * the home city. Shown on /contact and in the footer, the contact card and the structured data.
   */
  address: { street: '', zip: '' },
  /**
   * Founding year and owner or owners, such as 'Al and Bo Ruiz' or 'Al Ruiz, a Navy veteran', whose
   * name ends at the comma. Shown on the home page and, with `yearsCombined`, the emergency and
   * testimonials pages. Without both, the year is only in the structured data.
   */
  founded: '2009',
  owner: 'Elena Ruiz',
  /**
   * Path of the owner's photo, such as /owner.jpg for site/public/owner.jpg. A square of 192 pixels
   * and at most 30 KB is enough. Shown on the home page, which has the initials without it.
   */
  ownerPhoto: '',

  /** Lines of the build's warnings that are right as they are. The build hides them. */
  confirmed: [],
};
