/**
 * The file that marks a folder as the output of a build, which the next build may replace, and lists its
 * assets and endpoints. Its name also makes GitHub Pages serve the folder as it is.
 */

import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { BuildError, explain } from '../lib/errors.ts';

export const MARKER = '.nojekyll';

const TITLE = 'Made by the build, which replaces this folder as a whole.';

/** The start of a line, by kind. */
const PREFIXES = {
  /** An asset that the folder's build wrote. */
  own: '',
  /** An asset that was kept from the folder before. */
  kept: 'kept ',
  /** A target of a form or a script. */
  endpoints: 'endpoint ',
} as const;
const KINDS = ['kept', 'endpoints', 'own'] as const;

type Marker = Record<keyof typeof PREFIXES, readonly string[]>;

export function printMarker(marker: Marker): string {
  const lines = KINDS.flatMap((kind) => marker[kind].map((value) => PREFIXES[kind] + value));
  return [TITLE, ...lines].map((line) => `${line}\n`).join('');
}

function parseMarker(lines: readonly string[]): Marker {
  const marker: Record<keyof Marker, string[]> = { own: [], kept: [], endpoints: [] };
  for (const line of lines) {
    const kind = KINDS.find((kind) => line.startsWith(PREFIXES[kind]))!;
    marker[kind].push(line.slice(PREFIXES[kind].length));
  }
  return marker;
}

/** Reads a folder's marker. Undefined if the folder is missing or empty. @throws BuildError if no build made it. */
export function readMarker(folder: string): Marker | undefined {
  try {
    const entries = readdirSync(folder);
    if (entries.length === 0) return undefined;
    const text = entries.includes(MARKER) ? readFileSync(join(folder, MARKER), 'utf8') : '';
    const [title, ...lines] = text.trimEnd().split('\n');
    if (title === TITLE) return parseMarker(lines);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw new BuildError([`Could not replace ${folder}: ${explain(error, dirname(folder))}`]);
  }
  const reason = `this build didn't create it (${MARKER} is missing or different)`;
  throw new BuildError([`Refusing to replace ${folder}: ${reason}. Move or delete it, then build again.`]);
}
