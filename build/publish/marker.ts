/**
 * Marker file that identifies a folder as build output, so that the next build may replace the
 * folder. It lists the site's files and endpoints. Its name disables Jekyll on GitHub Pages.
 */

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BuildError, codeOf, messageOf } from '../lib/errors.ts';

export const MARKER = '.nojekyll';
const TITLE = 'Made by the build, which replaces this folder.';

/** Written files except compressed copies, assets kept from the previous build, and endpoints. */
type Marker = Record<'files' | 'kept' | 'endpoints', readonly string[]>;

export const printMarker = (marker: Marker): string => `${TITLE}\n${JSON.stringify(marker)}\n`;

/** Returns undefined for a missing or empty folder. @throws BuildError if no build created it. */
export function readMarker(folder: string): Marker | undefined {
  let reason = `this build didn't create it (${MARKER} is missing or different)`;
  try {
    const entries = readdirSync(folder);
    if (entries.length === 0) return undefined;
    const text = entries.includes(MARKER) ? readFileSync(join(folder, MARKER), 'utf8') : '';
    const [title, json] = text.split('\n');
    if (entries.includes('.git')) reason = 'its Git repository (.git) would be lost';
    else if (title === TITLE) return { files: [], kept: [], endpoints: [], ...JSON.parse(json!) } as Marker;
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined;
    // A file instead of a folder isn't build output. Neither is invalid JSON, which has no code.
    if (!['', 'ENOTDIR'].includes(codeOf(error))) reason = messageOf(error);
  }
  throw new BuildError([`Refusing to replace ${folder}: ${reason}. Move or delete it, then build again.`]);
}
