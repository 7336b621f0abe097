/** Copy for the header, footer, call bar, error pages, manifest and contact card. */

import { business } from '../business/business.ts';
import { addressText, hours, licenseText } from '../business/facts.ts';
import { capitalize, withPeriod } from '../business/text.ts';
import type { FooterCopy } from '../components/Footer/Footer.tsx';
import { ifOffered, listOffered, offers } from './services.ts';
import type { Heading } from './types.ts';

const { city, state, officeHours } = business;
const area = `${city}, ${state} and surrounding areas`;

export const header = {
  /** Skip link, visible when focused. */
  skip: 'Skip to Content',
  /** Accessible name of the navigation. */
  pages: 'Main',
  menu: 'Menu',
  /** Label of the call button on phones, next to its icon. */
  call: 'Call',
};

export const footer: FooterCopy & { reviews: string } = {
  ...ifOffered('emergency', { promise: `${hours.isAlwaysOpen ? '24/7 emergency' : 'Emergency'} service.` })[0],
  /** Shown after the promise, on the same line. */
  hours: hours.isAlwaysOpen && offers('emergency') ? 'Nights, weekends and holidays.' : `We answer ${hours.text}.`,
  area: `Serving ${area}.`,
  details: [capitalize(licenseText), officeHours && `Business hours: ${officeHours}`, addressText].filter(Boolean),
  /** Heading of the list of pages. */
  pages: 'Quick links',
  /** Label of the link to `business.reviewsUrl`, if there is one. */
  reviews: 'Read our reviews',
  /** Heading of the list of services, which is in services.ts. */
  services: 'Services',
  /** Shown after © and the year. */
  copyright: `${withPeriod(business.name)} All rights reserved.`,
};

/** Copy that isn't on a page. */
export const elsewhere = {
  /** Description in the web app manifest. */
  manifest: `Garage door ${listOffered({ repair: ['repair'], installation: ['installation'], emergency: [`${hours.isAlwaysOpen ? '24/7 ' : ''}emergency service`] }) || 'service'} in ${area}.`,
  /** Note in the contact card. */
  card: `Garage door hotline, ${hours.text}.`,
};

export const callBar = {
  /** Accessible name of the bar. The labels are short, because the bar also has the number. */
  label: 'Call or get a quote',
  call: 'Call',
  quote: 'Quote',
};

/** Error page for addresses without a page. */
export const notFound: Heading = {
  title: 'Oops! Page not found',
  text: 'This driveway goes nowhere. The page moved, or the address has a typo. Garage door trouble? Call us.',
};

/** Error page for a failed server. */
export const failure: Heading & { status: string } = {
  title: 'Unexpected Application Error!',
  /** Shown on the deployed site. The local servers show the error message instead. */
  status: '500 Internal Server Error',
  text: 'This page is down. Our phones aren’t:',
};
