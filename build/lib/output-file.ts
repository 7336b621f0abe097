/** A file to publish, and the naming of assets. */

import { createHash } from 'node:crypto';

export interface OutputFile {
  /** Relative to `dist/`. */
  path: string;
  body: Uint8Array | string;
}

/** Folder of files whose names contain a hash of their content. They can be cached forever. */
export const ASSETS = 'assets/';
/** Folder of share images, within the folder of assets. */
export const SHARE_IMAGES = 'share/';

/** Names an asset after its content. @param name Readable part, such as `share/page`. @param extension With its dot. */
export function hashedFile(name: string, extension: string, body: Uint8Array): OutputFile {
  const hash = createHash('sha256').update(body).digest('hex').slice(0, 8);
  return { path: `${ASSETS}${name}-${hash}${extension}`, body };
}
