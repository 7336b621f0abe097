/** Output files and their names. */

import { createHash } from 'node:crypto';

export interface OutputFile {
  /** Path relative to `dist/`. */
  path: string;
  body: Uint8Array | string;
}

/** Folder for files with a content hash in their name, which can be cached forever. */
export const ASSETS = 'assets/';
/** Folder for share images, inside the assets folder. */
export const SHARE_IMAGES = 'share/';

/** Creates an asset. `share/page` and `.png` become `assets/share/page-1a2b3c4d.png`. */
export function hashedFile(name: string, extension: string, body: OutputFile['body']): OutputFile {
  const hash = createHash('sha256').update(body).digest('hex').slice(0, 8);
  return { path: `${ASSETS}${name}-${hash}${extension}`, body };
}
