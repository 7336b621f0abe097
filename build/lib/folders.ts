/** Lists files and follows symbolic links. */

import { existsSync, readdirSync, readlinkSync, realpathSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';

/** Files that systems and editors create, or that keep an empty folder in Git. */
const JUNK = /^(?:\.DS_Store|\._.*|\.git\w+|Thumbs\.db|desktop\.ini|.*~)$/i;

/** Returns the target of a symbolic link, even if it's missing, or the path if it isn't a link. */
export function followLink(path: string): string {
  try {
    return followLink(resolve(realpathSync(dirname(path)), readlinkSync(path)));
  } catch {
    return path;
  }
}

/** Returns relative paths of all files in a folder, sorted. Empty if the folder is missing. */
export function listFiles(folder: string): string[] {
  if (!existsSync(folder)) return [];
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => !entry.isDirectory() && !JUNK.test(entry.name));
  return files.map(({ parentPath, name }) => relative(folder, join(parentPath, name)).replaceAll(sep, '/')).sort();
}
