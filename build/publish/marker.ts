/**
 * The file that marks a folder as the output of a build, which the next build may replace, and lists its
 * assets. Its name also makes GitHub Pages serve the folder as it is.
 */

import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { BuildError, explain } from '../lib/errors.ts';

export const MARKER = '.nojekyll';

const TITLE = 'Made by the build, which replaces this folder as a whole.';
const KEPT = 'kept ';

/** Assets of a folder: written by its build, and kept from the folder that it replaced. */
type Assets = Record<'own' | 'kept', readonly string[]>;

export const printMarker = ({ own, kept }: Assets): string =>
  [TITLE, ...own, ...kept.map((path) => KEPT + path)].map((line) => `${line}\n`).join('');

/** Reads a folder's marker. Undefined if the folder is missing or empty. @throws BuildError if no build made it. */
export function readMarker(folder: string): Assets | undefined {
  try {
    const entries = readdirSync(folder);
    if (entries.length === 0) return undefined;
    const text = entries.includes(MARKER) ? readFileSync(join(folder, MARKER), 'utf8') : '';
    const [title, ...lines] = text.trimEnd().split('\n');
    const [own, kept] = [false, true].map((isKept) => lines.filter((line) => line.startsWith(KEPT) === isKept));
    if (title === TITLE) return { own: own!, kept: kept!.map((line) => line.slice(KEPT.length)) };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw new BuildError([`Could not replace ${folder}: ${explain(error, dirname(folder))}`]);
  }
  const reason = `this build didn't create it (${MARKER} is missing or different)`;
  throw new BuildError([`Refusing to replace ${folder}: ${reason}. Move or delete it, then build again.`]);
}
