/** The switch for the quote form. */

import { business } from './business.ts';

/** The endpoint of a site without a form. */
export const NO_FORM = 'none';

export const takesQuotes = business.quotes.endpoint !== NO_FORM;
