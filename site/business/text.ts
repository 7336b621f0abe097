/** Rules for all text that visitors read. */

import { hours, outsideHours } from './hours.ts';

/** Pattern that must not match. `expected` completes the sentence "Expected …". */
type Rule = readonly [pattern: RegExp, expected: string];

/** Rules for names and copy. */
const PLAIN: readonly Rule[] = [
  // React escapes text, so visitors would see the markup.
  [/<\/?[a-z][^>]*>|&(#\d+|#x[\da-f]+|[a-z]+);/i, 'no markup'],
  [/^\s|\s$/, 'no spaces at the start or end'],
];

const COPY: readonly Rule[] = [
  ...PLAIN,
  [/[\t\n]|\s\s/, 'no tabs, line breaks or double spaces'],
  [/\$\{/, 'no ${…} between quotes. Use backticks to insert values'],
  [/\d{3}\W{1,3}\d{4}\b/, 'no phone number. Use business.phone instead'],
  // At least twelve capital letters and no lowercase letter.
  [/^(?:[^\p{Lu}\p{Ll}]*\p{Lu}){12}\P{Ll}*$/u, 'no text in all capitals'],
];

function firstBroken(text: string, rules: readonly Rule[]): string | undefined {
  return text === '' ? 'text' : rules.find(([pattern]) => pattern.test(text))?.[1];
}

/** @returns The end of the sentence "Expected …", or undefined if the name is valid. */
export function nameProblem(text: string): string | undefined {
  return firstBroken(text, PLAIN);
}

/** @returns The end of the sentence "Expected …", or undefined if the copy is valid. */
export function copyProblem(text: string): string | undefined {
  const phrase = outsideHours(text);
  return firstBroken(text, COPY) ?? (phrase && `no "${phrase}", because the hours are ${hours.text}`);
}
