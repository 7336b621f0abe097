/** What buttons say, and where they lead. What they do is fixed: a call button dials the hotline. */

import type { Link } from './types.ts';

export const calls = {
  /** In the hero and at the end of most pages, before the number. */
  now: 'Call Now',
  /** Where another button stands beside it or a sentence before it: on the clay bands and the error pages. */
  short: 'Call',
  /** In the bar at the bottom edge of phones, without the number. */
  bar: 'Call now',
};

/** In the header of every page. */
export const emergency: Link = { text: '24/7 Emergency', href: '/emergency' };

/** In the bar at the bottom edge of phones. */
export const quoteBar: Link = { text: 'Free quote', href: '/contact#quote' };

/** On the home page, below the promises, and at the end of the testimonials page. */
export const quote: Link = { text: 'Get Free Quote', href: '/contact' };

/** At the end of the services page. */
export const requestQuote: Link = { text: 'Request Free Quote', href: '/contact' };

/** At the top of the home page. */
export const viewServices: Link = { text: 'View Our Services', href: '/services' };

/** In the home page's section for businesses. */
export const learnMore: Link = { text: 'Learn More', href: '/services' };

/** In the sections about the service area, on the home and emergency pages. */
export const allAreas: Link = { text: 'See All Service Areas', href: '/service-areas' };

/** On the error pages. */
export const home: Link = { text: 'Return to Home', href: '/' };
