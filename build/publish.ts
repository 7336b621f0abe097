/** Output is staged beside `dist/` and swapped in at the end: visitors get the old site or the new one. */

import { existsSync, mkdirSync, readdirSync, renameSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { OutputFile } from './assets.ts';
import { BuildError, messageOf } from './errors.ts';
import { openScratch } from './scratch.ts';

/**
 * The file by which a build knows the folder of an earlier one. GitHub Pages wants it in any case:
 * its presence, not its text, says that the site is ready as it is.
 */
const MARK: OutputFile = { path: '.nojekyll', body: 'Made by the build, which replaces this folder as a whole.\n' };

export interface Stage {
  /** The folder to publish to, absolute. */
  dist: string;
  /** What was written so far: path relative to `dist/`, and bytes. */
  files: ReadonlyMap<string, number>;
  /** Other processes that are building to the same folder. The one that ends last is published. */
  others: readonly number[];
  /** At once, not in the background: handing thousands of small files to other threads costs more than writing them. */
  write: (file: OutputFile) => void;
  /** Replaces `dist/` by what was written. */
  publish: () => Promise<void>;
  /** Forgets what was written; `dist/` stays as it is. */
  discard: () => Promise<void>;
}

/** Notes the files of a site: no two may claim the same path. */
export function openFiles() {
  const sizes = new Map<string, number>();
  return {
    /** Bytes by path. */
    sizes: sizes as ReadonlyMap<string, number>,
    add({ path, body }: OutputFile): void {
      if (sizes.has(path)) throw new BuildError([`Two files claim dist/${path}: give one of them another name`]);
      sizes.set(path, Buffer.byteLength(body));
    },
  };
}

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code ?? '';

/** Renames a folder, unless one of `excuses` hinders it; tells whether it did. */
function move(from: string, to: string, excuses: readonly string[]): boolean {
  try {
    renameSync(from, to);
    return true;
  } catch (error) {
    if (!excuses.includes(codeOf(error))) throw error;
    return false;
  }
}

/** In the way is what another build published a moment ago. */
const IN_THE_WAY = ['ENOTEMPTY', 'EEXIST', 'EPERM'];
const GONE = ['ENOENT'];

/**
 * Puts `folder/next` in the place of `dist`, and `dist` into `folder/previous-0`. Two renames, with
 * nothing between them: no system that Node knows swaps two folders in one. A build that is killed
 * just there has left both in its folder, for `recover()`.
 */
function swap(folder: string, dist: string): void {
  for (let attempt = 0; ; attempt += 1) {
    const previous = join(folder, `previous-${attempt}`);
    const replaces = move(dist, previous, GONE);
    try {
      if (move(join(folder, 'next'), dist, attempt < 9 ? IN_THE_WAY : [])) return;
    } catch (error) {
      if (replaces) move(previous, dist, IN_THE_WAY);
      throw error;
    }
  }
}

/** Ends what a killed build had begun: its site is complete where it had moved the previous one away. */
function recover(folder: string, dist: string): void {
  if (existsSync(dist) || !existsSync(join(folder, 'previous-0'))) return;
  move(join(folder, 'next'), dist, [...GONE, ...IN_THE_WAY]);
}

/** @throws BuildError where `dist` is something that no build made. */
function checkOwnership(dist: string): void {
  let entries: string[];
  try {
    entries = readdirSync(dist);
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return;
    throw new BuildError([`${dist} cannot be replaced: ${messageOf(error)}`]);
  }
  if (entries.length === 0 || entries.includes(MARK.path)) return;
  throw new BuildError([
    `${dist} was not made by a build (it has no ${MARK.path}), so it is not replaced: move it elsewhere, or delete it yourself`,
  ]);
}

/**
 * @param dist The folder to publish to, absolute. The stage lies beside it, on the same disk.
 * @throws BuildError where `dist` is something that no build made.
 */
export async function openStage(dist: string): Promise<Stage> {
  checkOwnership(dist);
  const { folder, others } = await openScratch(dirname(dist), `.${basename(dist)}`, {
    rescue: (left) => recover(left, dist),
  });
  const next = join(folder, 'next');
  mkdirSync(next);
  const files = openFiles();
  const folders = new Set<string>();
  const discard = () => rm(folder, { recursive: true, force: true });

  function write({ path, body }: OutputFile): void {
    files.add({ path, body });
    const file = join(next, path);
    const directory = dirname(file);
    if (!folders.has(directory)) mkdirSync(directory, { recursive: true });
    folders.add(directory);
    writeFileSync(file, body);
  }

  write(MARK);
  return {
    dist,
    files: files.sizes,
    others,
    write,
    async publish() {
      // Somebody may have put something there meanwhile.
      checkOwnership(dist);
      swap(folder, dist);
      await discard();
    },
    discard,
  };
}
