/** Locale of the site, which is fixed because the copy and the ZIP codes are American. */

/** Language of the copy, as a BCP 47 tag. */
export const LANGUAGE = 'en-US';

/** Country code in the structured data and the contact card. */
export const COUNTRY = 'US';
