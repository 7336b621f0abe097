/** Joins texts, completes sentences, and replaces characters. */

// American lists have a comma before "and".
const list = new Intl.ListFormat('en-GB');

/** @returns Text such as `Chicago, Cleveland and Houston`, without duplicates and empty texts. */
export const listText = (texts: readonly (string | false)[]) =>
  list.format(new Set(texts.flatMap((text) => text || [])));

/** Joins non-empty texts with spaces. */
export const join = (...texts: readonly (string | false | undefined)[]) => texts.filter(Boolean).join(' ');

export const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Ends a sentence. Its last fact may already have a period, such as "9 a.m." or "Sam Reed Jr.". */
export const withPeriod = (text: string) => (/[.!?][”’"']?$/.test(text) ? text : `${text}.`);

/** Prevents a line break before "a.m." and "p.m." in text that isn't rendered by NoBreak. */
export const keepTimes = (text: string) => text.replace(/ (?=[ap]\.m\.)/g, '\u00a0');

/**
 * Returns text with letters that the font of share images has. Separate accents would be missing,
 * because it only has whole letters, and so would letters of Hawaiian and Navajo that look like
 * quotes.
 */
export const fontText = (text: string) => text.normalize().replaceAll('ʻ', '‘').replaceAll('ʼ', '’');
