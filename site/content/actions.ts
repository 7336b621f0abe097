/** Labels and targets of links and buttons. An action has the same label on every page. */

import { hours } from '../business/hours.ts';
import type { Link } from './types.ts';

/** Label of call buttons, before the phone number. The call bar on phones shows only the label. */
export const callNow = 'Call Now';

/** Shown in the header of every page. */
export const emergency: Link = {
  text: hours.isAlwaysOpen ? '24/7 Emergency' : hours.short ? `Emergency, ${hours.short}` : 'Emergency Help',
  href: '/emergency',
};

/** Links to the quote form on all pages. The end of the services page uses `requestQuote`. */
export const quote: Link = { text: 'Get Free Quote', href: '/contact#quote' };

/** Shown at the end of the services page. */
export const requestQuote: Link = { ...quote, text: 'Request Free Quote' };

/** Shown at the top of the home page. */
export const viewServices: Link = { text: 'View Our Services', href: '/services' };

/** Shown in the commercial section of the home page. */
export const learnMore: Link = { text: 'Learn More', href: '/services' };

/** Shown in the service area sections of the home and emergency pages. */
export const allAreas: Link = { text: 'See All Service Areas', href: '/service-areas' };

/** Shown on the error pages and the confirmation page. */
export const home: Link = { text: 'Return to Home', href: '/' };
