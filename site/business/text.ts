/** The rules for every text that visitors read. */

import { hours, outsideHours } from './hours.ts';

/** A pattern that must not match. `expected` completes the sentence "Expected …". */
type Rule = readonly [pattern: RegExp, expected: string];

/** For names too. */
const PLAIN: readonly Rule[] = [
  // React escapes text, so visitors would see markup as it's written.
  [/<\/?[a-z][^>]*>|&(#\d+|#x[\da-f]+|[a-z]+);/i, 'no markup'],
  [/^\s|\s$/, 'no spaces at its start or end'],
];

const COPY: readonly Rule[] = [
  ...PLAIN,
  [/[\t\n]|\s\s/, 'no tabs, line breaks or double spaces'],
  [/\$\{/, 'no ${…}, which is only filled in between backquotes'],
  [/\d{3}\W{1,3}\d{4}\b/, 'no phone number; use business.hotline'],
  // Twelve capital letters or more, and no lowercase letter.
  [/^(?:[^\p{Lu}\p{Ll}]*\p{Lu}){12}\P{Ll}*$/u, 'no text in all capitals'],
];

function firstBroken(text: string, rules: readonly Rule[]): string | undefined {
  return text === '' ? 'text' : rules.find(([pattern]) => pattern.test(text))?.[1];
}

/** @returns The rule that a name breaks, to complete the sentence "Expected …". */
export function nameProblem(text: string): string | undefined {
  return firstBroken(text, PLAIN);
}

/** @returns The first rule that a text breaks, to complete the sentence "Expected …". */
export function copyProblem(text: string): string | undefined {
  const phrase = outsideHours(text);
  return firstBroken(text, COPY) ?? (phrase && `no "${phrase}", because the hours are ${hours.text}`);
}
