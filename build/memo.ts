/** A result that is kept for as long as the files it was made from stay as they are. */

import { statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

/** A file system's clock ticks in steps of some milliseconds: a file may seem written that much before it was. */
const TICK = 10;

/**
 * When a file was last written, in milliseconds. Where there is none it may just have been deleted: then it is when its
 * folder changed last.
 */
const writtenAt = (path: string): number =>
  statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? writtenAt(dirname(path));

/** What was made, and all files that it depends on, relative to the root or absolute: those too that would matter if they were there. */
export interface Made<T> {
  result: T;
  files: readonly string[];
}

/**
 * @param root The folder that files are relative to, absolute.
 * @param make Makes the result. What it throws is passed on, and nothing is kept.
 * @returns Gives the result: as it was made before, or made anew where one of its files was written, made or deleted.
 */
export function remembering<T>(root: string, make: () => Promise<Made<T>>): () => Promise<T> {
  let kept: (Made<T> & { stamp: string }) | undefined;
  const timesOf = (files: readonly string[]) => files.map((file) => writtenAt(resolve(root, file)));
  return async () => {
    if (kept && timesOf(kept.files).join() === kept.stamp) return kept.result;
    const started = Date.now();
    const made = await make();
    const times = timesOf(made.files);
    // What was written or deleted meanwhile may have been read before that.
    kept = Math.max(0, ...times) < started - TICK ? { ...made, stamp: times.join() } : undefined;
    return made.result;
  };
}
