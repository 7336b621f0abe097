/** Inputs and expected answers for the ZIP check, from the site's data and copy. */

import { nameOf, placeGroups } from '../../site/business/places.ts';
import type { Place } from '../../site/business/schema.ts';
import { listText } from '../../site/business/text.ts';
import { zipCheck } from '../../site/content/service-areas.ts';

/** Returns the lines of a list of places, such as `78201 Woodlawn Lake`. Towns can share a line. */
export const linesOf = (places: readonly Place[]): string[] =>
  [...new Set(places.map(({ zip }) => zip))].map(
    (zip) => `${zip} ${listText(places.filter((place) => place.zip === zip).map(nameOf))}`,
  );

/** ZIP codes listed on the service areas page, in page order, with the crew that serves them. */
export const listed = placeGroups.flatMap(({ parts }) =>
  parts.flatMap(({ metro, places }) =>
    linesOf(places).map((line) => ({ zip: line.slice(0, 5), name: line.slice(6), metro })),
  ),
);

type Kind = keyof Omit<typeof zipCheck, 'label' | 'hint'>;

/** Returns an answer's text. @param words Values by placeholder. Other placeholders remain. */
export function zipAnswer(kind: Kind, words: Readonly<Record<string, string>> = {}): string {
  const { answer, detail } = zipCheck[kind];
  return `${answer} ${detail}`.replace(/\{(\w+)\}/g, (placeholder, name) => words[name] ?? placeholder);
}

export const listedAnswer = ({ zip, name, metro }: (typeof listed)[number]) =>
  zipAnswer('listed', { zip, place: name, metro });
