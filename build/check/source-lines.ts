/** Where a text is written in a site's sources, so that a mistake in a finished page leads to the line to change. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Names the places, each as `file:line`, where a text is written. */
export type LocateText = (text: string) => readonly string[];

/** At most so many places are named; the others are counted. */
const MAX_PLACES = 3;

/** Between quotes, or between backquotes with facts filled in: then its parts have to be in the text. */
function isQuoted(line: string, text: string): boolean {
  if (["'", '"', '`'].some((quote) => line.includes(quote + text + quote))) return true;
  const parts = /`(.*\$\{.*)`/.exec(line)?.[1]?.split(/\$\{.*?\}/) ?? [];
  return parts.some((part) => part.length > 9) && parts.every((part) => text.includes(part));
}

/**
 * Prepares to look for texts; files are read when the first one is looked for.
 *
 * @param files Source files, relative to the root.
 * @param matches Whether a line holds a text: as it stands there, between quotes, unless this says otherwise.
 * @returns A function that goes through all lines once for each different text.
 */
export function createSourceLines(root: string, files: readonly string[], matches = isQuoted): LocateText {
  let lines: { place: string; line: string }[] | undefined;
  const known = new Map<string, string[]>();
  return (text) => {
    lines ??= files.flatMap((file) =>
      readFileSync(join(root, file), 'utf8')
        .split('\n')
        .map((line, index) => ({ place: `${file}:${index + 1}`, line })),
    );
    let places = known.get(text);
    if (!places) {
      places = lines.filter(({ line }) => matches(line, text)).map(({ place }) => place);
      known.set(text, places);
    }
    return places;
  };
}

/** What to add to a message about a text: the lines where it is written, those of `file` alone if it is written there. */
export function locationNote(text: string | undefined, locate: LocateText, file?: string): string {
  const all = text ? locate(text) : [];
  const own = all.filter((place) => place.startsWith(`${file}:`));
  const places = own.length > 0 ? own : [...all];
  if (places.length > MAX_PLACES) places.splice(MAX_PLACES, Infinity, `${places.length - MAX_PLACES} more places`);
  return places.length > 0 ? `\n    written in ${places.join(', ')}` : '';
}
