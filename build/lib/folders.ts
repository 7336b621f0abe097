/** Symbolic links. */

import { readlinkSync, realpathSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

/** Returns the target of a symbolic link, even if it's missing, or the path if it isn't a link. */
export function followLink(path: string): string {
  try {
    return followLink(resolve(realpathSync(dirname(path)), readlinkSync(path)));
  } catch {
    return path;
  }
}
