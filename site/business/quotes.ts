/** Checks whether the site has a quote form. */

import { business } from './business.ts';

/** Value of `quotes.endpoint` that removes the form from the site. */
export const NO_FORM = 'none';

export const takesQuotes = business.quotes.endpoint !== NO_FORM;
