/** Where a text is written in a site's sources, so that a finding in a finished page leads to the line to change. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { WhereWritten } from './written.ts';

/** Places that are named; more help nobody. */
const NAMED = 3;

function quotes(line: string, text: string): boolean {
  return [`'${text}'`, `"${text}"`, `\`${text}\``].some((form) => line.includes(form));
}

/**
 * @param files Source files, relative to the root.
 * @param holds Whether a text is written in a line: as it stands there, between quotes, unless this says otherwise.
 */
export function openSources(root: string, files: readonly string[], holds = quotes): WhereWritten {
  // Read only if there is something to look for.
  let lines: { place: string; line: string }[] | undefined;
  return (text) => {
    lines ??= files.flatMap((file) =>
      readFileSync(join(root, file), 'utf8')
        .split('\n')
        .map((line, index) => ({ place: `${file}:${index + 1}`, line })),
    );
    const places = lines.filter(({ line }) => holds(line, text)).map(({ place }) => place);
    return places.length > NAMED ? [...places.slice(0, NAMED), `${places.length - NAMED} more places`] : places;
  };
}
