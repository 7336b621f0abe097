/** A file to publish. */

import { createHash } from 'node:crypto';

export interface OutputFile {
  /** Relative to `dist/`. */
  path: string;
  body: Uint8Array | string;
}

/**
 * A file for `dist/assets/`, whose name holds a hash of its content: it can be cached forever.
 *
 * @param name What people may recognize it by, such as `share`.
 * @param extension With its dot.
 */
export function hashedFile(name: string, extension: string, body: Uint8Array): OutputFile {
  const hash = createHash('sha256').update(body).digest('hex').slice(0, 8);
  return { path: `assets/${name}-${hash}${extension}`, body };
}
