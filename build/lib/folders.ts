/** Lists files, follows symbolic links, and creates temporary folders. */

import { existsSync, readdirSync, readlinkSync, realpathSync, statSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';

/** Names of files and folders that systems, editors and Git create. */
export const JUNK =
  /^(?:\.DS_Store|\.directory|\.git\w*|Thumbs\.db|desktop\.ini|Icon\r|(?:\._|\.#|\.~|~\$).*|.*(?:~|___jb_\w+)|#.*#|\..*\.sw[a-p])$/i;

/** Returns the target of a symbolic link, even if it's missing, or the path if it isn't a link. */
export function followLink(path: string): string {
  try {
    return followLink(resolve(realpathSync(dirname(path)), readlinkSync(path)));
  } catch {
    return path;
  }
}

/**
 * Returns sorted relative paths of all files in a folder, or [] if it's missing. Follows links.
 * Omits pipes, sockets and devices, because reading a pipe may never end.
 */
export function listFiles(folder: string): string[] {
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => !JUNK.test(name)) : [];
  const paths = names.flatMap((name) => {
    const stats = statSync(join(folder, name), { throwIfNoEntry: false });
    if (stats?.isDirectory()) return listFiles(join(folder, name)).map((file) => `${name}/${file}`);
    return !stats || stats.isFile() ? name : [];
  });
  return paths.sort();
}

/** Age in ms after which a temporary folder counts as abandoned (one day). */
export const MAX_AGE = 24 * 60 * 60 * 1000;

/** Deletes a folder. If a virus scanner has a file open, a later build deletes the folder. */
export const removeFolder = (folder: string): Promise<void> =>
  rm(folder, { recursive: true, force: true, maxRetries: 3 }).catch(() => {});

/** Returns absolute paths of temporary folders, such as `.dist-x7Ty2q` for the name `.dist`. */
export async function listTempFolders(parent: string, name: string): Promise<string[]> {
  const entries = await readdir(parent).catch(() => []);
  const isTemp = (entry: string) => entry.startsWith(`${name}-`) && /^\w{6}$/.test(entry.slice(name.length + 1));
  return entries.filter(isTemp).map((entry) => join(parent, entry));
}

/**
 * Creates a folder, such as `.dist-x7Ty2q` for the name `.dist`, and deletes abandoned folders.
 * Checks their age, because process IDs don't work across containers that share the files.
 */
export async function createTempFolder(parent: string, name: string): Promise<string> {
  await mkdir(parent, { recursive: true });
  for (const folder of await listTempFolders(parent, name)) {
    const { mtimeMs } = await stat(folder).catch(() => ({ mtimeMs: Infinity }));
    if (mtimeMs < Date.now() - MAX_AGE) await removeFolder(folder);
  }
  return mkdtemp(join(parent, `${name}-`));
}
