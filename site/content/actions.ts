/** Labels and targets of links and buttons. An action has the same label on every page. */

import { hours } from '../business/facts.ts';
import type { Link } from './types.ts';

/** Label of call buttons, before the phone number. */
export const callNow = 'Call Now';

/** Link in the header of every page. */
export const emergency: Link = {
  text: hours.isAlwaysOpen ? '24/7 Emergency' : hours.short ? `Emergency, ${hours.short}` : 'Emergency Help',
  href: '/emergency',
};

/** Link to the quote form. The end of the services page uses `requestQuote` instead. */
export const quote: Link = { text: 'Get Free Quote', href: '/contact#quote' };

/** Label of the ZIP code field on two pages. */
export const zipQuestion = 'Do we serve your ZIP code?';

/** Label of the link to the quote form below a symptom. */
export const askAbout = 'Ask About This';

/** Link to the quote form at the end of the services page. */
export const requestQuote: Link = { ...quote, text: 'Request Free Quote' };

/** Link in the service area sections of the home and emergency pages. */
export const allAreas: Link = { text: 'See All Service Areas', href: '/service-areas' };

/** Link on the error pages and the confirmation page. */
export const home: Link = { text: 'Return to Home', href: '/' };
