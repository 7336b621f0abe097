/** Texts around the content of every page: header, footer, and the bar at the bottom edge of phones. */

import { business } from '../business.ts';

export const header = {
  /** The first link of the page: it shows when it has the keyboard's focus. */
  skip: 'Skip to Content',
  /** What screen readers call the list of pages. */
  pages: 'Main',
  /** The button that opens that list on small screens. */
  menu: 'Menu',
};

export const footer = {
  /** In bold, below the hotline. */
  promise: '24/7 emergency service.',
  /** After the promise, on the same line. */
  hours: 'Nights, weekends and holidays.',
  area: `Serving ${business.serviceArea}.`,
  /** The heading of the list of all pages. */
  pages: 'Quick links',
  /** The heading of the list of services, which is in services.ts. */
  services: 'Services',
  /** After the sign © and the year. */
  copyright: `${business.name}. All rights reserved.`,
};

export const callBar = {
  /** What screen readers call the bar; its buttons are in actions.ts. */
  label: 'Call or get a quote',
};
