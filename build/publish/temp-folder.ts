/** Temporary folders beside what a build or the dev server makes. */

import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** No build takes an hour: an older folder was left by one that was killed. In milliseconds. */
export const MAX_AGE = 60 * 60 * 1000;

/**
 * Removes a folder and all that is in it.
 *
 * @returns A warning where it could not be removed, such as by a virus scanner that reads it; nothing otherwise.
 */
export async function removeFolder(folder: string): Promise<string[]> {
  try {
    await rm(folder, { recursive: true, force: true, maxRetries: 3 });
    return [];
  } catch (error) {
    return [`${folder} could not be removed (${(error as Error).message}): delete it yourself.`];
  }
}

/** The temporary folders of a name, such as `.dist-x7Ty2q` for `.dist`, absolute. */
export async function listTempFolders(parent: string, name: string): Promise<string[]> {
  const entries = await readdir(parent).catch(() => []);
  const isTemp = (entry: string) => entry.startsWith(`${name}-`) && /^\w{6}$/.test(entry.slice(name.length + 1));
  return entries.filter(isTemp).map((entry) => join(parent, entry));
}

/**
 * Makes a folder such as `.dist-x7Ty2q` for the name `.dist`, and its parents. Removes those of that name that are
 * older than an hour: their builds were killed. Age alone decides, because a process number means nothing to a build in
 * a container that works on the same files.
 *
 * @returns The new folder, absolute.
 */
export async function createTempFolder(parent: string, name: string): Promise<string> {
  await mkdir(parent, { recursive: true });
  for (const folder of await listTempFolders(parent, name)) {
    const { mtimeMs } = await stat(folder).catch(() => ({ mtimeMs: Infinity }));
    if (mtimeMs < Date.now() - MAX_AGE) await removeFolder(folder);
  }
  return mkdtemp(join(parent, `${name}-`));
}
