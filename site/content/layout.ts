/** Texts around the content of every page: header, footer, and the bar at the bottom edge of phones. */

import { business } from '../business/business.ts';
import { hours } from '../business/hours.ts';

/** How the whole service area is named. */
const area = `${business.city}, ${business.state} and surrounding areas`;

export const header = {
  /** The first link of the page: it shows when it has the keyboard's focus. */
  skip: 'Skip to Content',
  /** What screen readers call the list of pages. */
  pages: 'Main',
  /** The button that opens that list on small screens. */
  menu: 'Menu',
};

const { license, officeHours } = business;
const details = [
  license.number && `${license.issuer} license ${license.number}`,
  officeHours && `Office: ${officeHours}`,
].filter(Boolean);

export const footer: Record<'promise' | 'hours' | 'area' | 'pages' | 'reviews' | 'services' | 'copyright', string> & {
  details?: readonly string[];
} = {
  /** In bold, below the hotline. */
  promise: `${hours.isAlwaysOpen ? '24/7 emergency' : 'Emergency'} service.`,
  /** After the promise, on the same line. */
  hours: hours.isAlwaysOpen ? 'Nights, weekends and holidays.' : `Open ${hours.text}.`,
  area: `Serving ${area}.`,
  /** Below the area. */
  ...(details.length > 0 && { details }),
  /** The heading of the list of all pages. */
  pages: 'Quick links',
  /** The link to the published reviews, if there is one. */
  reviews: 'Read our reviews',
  /** The heading of the list of services, which is in services.ts. */
  services: 'Services',
  /** After the sign © and the year. */
  copyright: `${business.name}. All rights reserved.`,
};

/** What stands outside of the pages. */
export const elsewhere = {
  /** What a phone's home screen and app lists say of the site. */
  manifest: `Garage door repair, installation and ${hours.isAlwaysOpen ? '24/7 ' : ''}emergency service in ${area}.`,
  /** The note of the contact card. */
  card: `Garage door hotline, ${hours.text}.`,
};

export const callBar = {
  /** What screen readers call the bar; its buttons are in actions.ts. */
  label: 'Call or get a quote',
};
