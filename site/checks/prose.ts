/**
 * Finds slips in the copy, and phrases that contradict the hours. The build only warns about them,
 * because patterns can't understand English.
 */

import type { ContentModule } from '../../build/types.ts';
import { business } from '../business/business.ts';
import { hours } from '../business/facts.ts';
import { entriesIn, formatPath, type Located } from './strings.ts';
import { findMisfits } from './wording.ts';

const SLIPS: readonly (readonly [pattern: RegExp, name: string])[] = [
  // React escapes text, so visitors would see the markup.
  [/<\/?[a-z][^>]*>|&(#\d+|#x[\da-f]+|[a-z]+);/i, 'markup'],
  [/^\s|\s$/, 'a space at the start or end'],
  [/[\t\n]|\s\s|(?![\u200c\u200d])\p{Cf}/u, 'a tab, a line break, a double space or an invisible character'],
  [/(?<!\.)\.\.(?!\.)/, 'two periods in a row'],
  [/\$\{/, '${…} between quotes, which needs backticks'],
  // TypeScript accepts any value in `${…}`. Modules that import each other see undefined.
  [/\b(?:undefined|NaN)\b|\[object |=>/, 'undefined, NaN, an object or a function in place of a text'],
  [
    // Word and phones replace hyphens by others.
    /(?<![\d-])(\+?1[\s.\u2010-\u2013-]?)?(\([2-9]\d\d\)|[2-9]\d\d[\s.\u2010-\u2013-])[\s.\u2010-\u2013-]{0,2}[2-9]\d\d[\s.\u2010-\u2013-]{1,3}\d{4}(?![\d-])|(?<![\w/=-])[2-9]\d\d[2-9]\d{6}\b/,
    'a phone number, which stays when business.phone changes',
  ],
  // At least twelve capital letters and no lowercase letter, but not only days such as MON, WED.
  [/^(?=.*\p{Lu}{4})(?:[^\p{Lu}\p{Ll}]*\p{Lu}){12}\P{Ll}*$/u, 'only capital letters'],
];

/** Phrases that are only true if the business is always open, but not "within 24 hours". */
const ALWAYS =
  /24 ?[/x] ?7|any ?time|round[- ]the[- ]clock|after[- ]hours|holidays|365 days a year|(?<!\b(?:every|in|than|to|under|within) |[-–])24[- ]hour/i;

/** Phrases that are only true if the business is open at night. */
const NIGHT =
  /until morning|tonight|overnight|all night|\b(?:at|day|same|any|late)[ -](?:and |or )?night\b|\bnights\b/i;

const TIME = /\b(?:midnight|(1[0-2]|[1-9])(?::([0-5]\d))? ?([ap])\.?m\b\.?)/gi;

/** Matches sentences such as "Closed on holidays", which don't claim that someone is there. */
const NEGATION = /\b(no|not|never|without|except|excluding|closed|unless)\b|n[’']t\b/i;

/** @returns The first phrase or time in a text that contradicts the business hours. */
export function outsideHours(text: string, { shifts, isAlwaysOpen } = hours): string | undefined {
  if (isAlwaysOpen) return undefined;
  const claims = text
    .split(/(?<=[.!?;])\s+(?=\p{Lu})/u)
    .filter((sentence) => !NEGATION.test(sentence))
    .join(' ');
  const isOpenAt = (time: string) => shifts.some(({ from, to }) => from <= time && time <= to);
  for (const [phrase, hour = '12', minute = '00', half = 'a'] of claims.matchAll(TIME)) {
    const hours24 = (Number(hour) % 12) + (/p/i.test(half) ? 12 : 0);
    const time = `${String(hours24).padStart(2, '0')}:${minute}`;
    // Midnight can also mean the end of the day.
    if (!isOpenAt(time) && !(time === '00:00' && isOpenAt('23:59'))) return phrase;
  }
  return (ALWAYS.exec(claims) ?? (isOpenAt('02:00') ? null : NIGHT.exec(claims)))?.[0];
}

/** Customers' own words, values that visitors don't see, and times when the business is closed. */
const UNCHECKED = /: testimonials\[\d+\]\.(text|praise|lead)$|: business\.(licenses|closedOn|quotes|profiles)\b/;

/** @returns One line for each slip, with the file, the field and the phrase. */
export function findSlips(strings: readonly Located[]): string[] {
  const slips = strings.flatMap(({ location, text }) => {
    const found = findMisfits(location, text);
    if (!UNCHECKED.test(location)) {
      found.push(...SLIPS.filter(([pattern]) => pattern.test(text)).map(([, name]) => name));
      // Pages capitalize the note.
      const phrase = outsideHours(text.replace(business.hoursNote.slice(1), ''));
      if (phrase) found.push(`"${phrase}", but you answer ${hours.text}`);
    }
    return found.map((name) => ({ location, text, name }));
  });
  // Copy that's made from business data repeats its slips.
  const isRepeated = ({ text, name }: (typeof slips)[number]) =>
    slips.some((other) => name === other.name && text !== other.text && text.includes(other.text));
  return slips.filter((slip) => !isRepeated(slip)).map((slip) => `${slip.location} has ${slip.name}`);
}

/** @returns One line for each list in the copy that has the same text twice. */
export const findRepeats = (content: readonly ContentModule[]): string[] =>
  content.flatMap(({ file, exports }) =>
    entriesIn(exports).flatMap(({ keys, value }) => {
      if (!file.startsWith('site/content/') || !Array.isArray(value)) return [];
      const twice = value.find((entry, index) => typeof entry === 'string' && value.indexOf(entry) < index);
      return twice === undefined ? [] : [`${file}: ${formatPath(keys)} has "${twice as string}" twice`];
    }),
  );
