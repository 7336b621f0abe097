/** Checks whether the site has a quote form. */

import { business } from './business.ts';

/** Endpoint that removes the form. */
export const NO_FORM = 'none';

export const takesQuotes = business.quotes.endpoint !== NO_FORM;
