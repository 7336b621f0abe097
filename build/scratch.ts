/** Folders that a build, or a dev server, works in. Their names hold the process, so that a later build can clear away what a killed one left. */

import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** No build takes this long, in milliseconds: an older folder is nobody's, whichever process has that number now. */
const LONGEST_BUILD = 60 * 60 * 1000;

export interface Scratch {
  /** The new folder, absolute. */
  folder: string;
  /** The processes that may be working in others of that name. */
  others: number[];
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // It runs, and is somebody else's.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Whether a folder's process may still be working in it. */
async function isInUse(folder: string, pid: number, longest: number): Promise<boolean> {
  // Another build may clear it away meanwhile.
  const { birthtimeMs } = await stat(folder).catch(() => ({ birthtimeMs: 0 }));
  // In a container, each build may well have the same number as the one before.
  const age = pid === process.pid ? process.uptime() * 1000 : longest;
  return birthtimeMs >= Date.now() - age && isRunning(pid);
}

/**
 * Makes a folder such as `.dist-4711-x7Ty2q` for the name `.dist`, and its parents, and removes those
 * of that name whose builds were killed.
 *
 * @param rescue Called with each before it is removed.
 * @param longest How long a process may need such a folder, in milliseconds.
 */
export async function openScratch(
  parent: string,
  name: string,
  { rescue = (_folder: string): void => {}, longest = LONGEST_BUILD } = {},
): Promise<Scratch> {
  await mkdir(parent, { recursive: true });
  const entries = await readdir(parent);
  const folder = await mkdtemp(join(parent, `${name}-${process.pid}-`));
  const others: number[] = [];
  for (const entry of entries) {
    if (!entry.startsWith(`${name}-`)) continue;
    const [, pid] = /^(\d+)-\w{6}$/.exec(entry.slice(name.length + 1)) ?? [];
    if (pid === undefined) continue;
    const other = join(parent, entry);
    if (await isInUse(other, Number(pid), longest)) others.push(Number(pid));
    else {
      rescue(other);
      await rm(other, { recursive: true, force: true });
    }
  }
  return { folder, others };
}
