/** What the links and buttons of several pages say, in title case, and where they lead. One action has one wording. */

import { hours } from '../business/hours.ts';
import type { Link } from './types.ts';

/** On every button that dials the hotline: before the number, or alone in the bar at the bottom edge of phones. */
export const callNow = 'Call Now';

/** In the header of every page. */
export const emergency: Link = {
  text: hours.isAlwaysOpen ? '24/7 Emergency' : hours.short ? `Emergency, ${hours.short}` : 'Emergency Help',
  href: '/emergency',
};

/** Wherever a button leads to the quote form, but at the end of the services page. */
export const quote: Link = { text: 'Get Free Quote', href: '/contact#quote' };

/** At the end of the services page. */
export const requestQuote: Link = { ...quote, text: 'Request Free Quote' };

/** At the top of the home page. */
export const viewServices: Link = { text: 'View Our Services', href: '/services' };

/** In the home page's section for businesses. */
export const learnMore: Link = { text: 'Learn More', href: '/services' };

/** In the sections about the service area, on the home and emergency pages. */
export const allAreas: Link = { text: 'See All Service Areas', href: '/service-areas' };

/** On the error pages, and on the one that says that a message was sent. */
export const home: Link = { text: 'Return to Home', href: '/' };
