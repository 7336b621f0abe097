/** What the site relies on, and so no fact to change: its texts are American, and so are its numbers, states and ZIP codes. */

/** The language of the texts, as a BCP 47 tag. */
export const LANGUAGE = 'en-US';

/** For search engines and the contact card. */
export const COUNTRY = 'US';
