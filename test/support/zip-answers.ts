/** What the ZIP check says, from the site's own texts. */

import { zipCheck } from '../../site/content/service-areas.ts';

type Kind = 'listed' | 'covered' | 'unconfirmed' | 'invalid';

/** @param words What is filled in, by the name of its placeholder; a placeholder without a word stays. */
export function zipAnswer(kind: Kind, words: Readonly<Record<string, string>> = {}): string {
  const { answer, detail } = zipCheck[kind];
  return `${answer} ${detail}`.replace(/\{(\w+)\}/g, (placeholder, name) => words[name] ?? placeholder);
}

/** The answer for a place of the list, up to the crew's name. */
export const listedAnswer = ({ zip, name, metro }: { zip: string; name: string; metro: string }) =>
  zipAnswer('listed', { zip, place: name, metro });
