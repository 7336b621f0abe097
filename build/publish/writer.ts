/** Writes a site beside `dist/` and swaps it in at the end: visitors get the old site or the new one. */

import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { OutputFile } from './output-file.ts';
import { BuildError, explain } from '../lib/errors.ts';
import { createTempFolder, listTempFolders, removeFolder } from './temp-folder.ts';

/**
 * The file that marks a folder as the output of a build, which the next build may replace. GitHub Pages serves folders
 * as they are where there is a file of this name, whatever its text; the text tells ours from anybody else's.
 */
const MARKER = { path: '.nojekyll', body: 'Made by the build, which replaces this folder as a whole.\n' } as const;

export interface Writer {
  /** What was written so far: path relative to `dist/`, and bytes. */
  files: ReadonlyMap<string, number>;
  /**
   * Writes at once, not in the background: for thousands of small files the thread pool costs more than it saves.
   *
   * @throws BuildError where two files have the same path.
   */
  write: (file: OutputFile) => void;
  /** Replaces `dist/` with what was written. */
  publish: () => Promise<void>;
  /**
   * Ends the work: `dist/` stays as it is, and nothing is left beside it.
   *
   * @returns Warnings of what could not be removed.
   */
  close: () => Promise<string[]>;
}

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code;

/** Renames a folder; tells whether there was one. */
function moveIfThere(from: string, to: string): boolean {
  try {
    renameSync(from, to);
    return true;
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return false;
    throw error;
  }
}

/**
 * Puts `folder/next` in the place of `dist`, and `dist` into `folder/previous`. Two renames with nothing between them:
 * Node has no call that exchanges two folders in one.
 */
function swap(folder: string, dist: string): void {
  const previous = join(folder, 'previous');
  const replaces = moveIfThere(dist, previous);
  try {
    renameSync(join(folder, 'next'), dist);
  } catch (error) {
    if (!existsSync(dist) && replaces) renameSync(previous, dist);
    const isTaken = ['ENOTEMPTY', 'EEXIST', 'EPERM'].includes(codeOf(error) ?? '');
    throw isTaken ? new BuildError([`Another build published to ${dist} at the same moment: build again`]) : error;
  }
}

/** Brings back the site of a build that was killed between the two renames of its swap. */
async function recover(dist: string): Promise<void> {
  if (existsSync(dist)) return;
  for (const folder of await listTempFolders(dirname(dist), `.${basename(dist)}`)) {
    if (moveIfThere(join(folder, 'previous'), dist)) return;
  }
}

/** @throws BuildError where `dist` is something that no build made. */
function checkOwnership(dist: string): void {
  try {
    const entries = readdirSync(dist);
    if (entries.length === 0) return;
    if (entries.includes(MARKER.path) && readFileSync(join(dist, MARKER.path), 'utf8').startsWith(MARKER.body)) return;
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return;
    throw new BuildError([`${dist} cannot be replaced: ${explain(error, dirname(dist))}`]);
  }
  throw new BuildError([
    `${dist} was not made by a build (its ${MARKER.path} is missing or has another text), so it is not replaced: move it elsewhere, or delete it yourself`,
  ]);
}

/** Where files lie whose names hold a hash of their content: those of two publications never collide. */
const ASSETS = 'assets/';

/** @returns The files in a folder below `dist`, relative to it. */
function listFiles(dist: string, folder: string): string[] {
  const entries = existsSync(join(dist, folder)) ? readdirSync(join(dist, folder), { withFileTypes: true }) : [];
  return entries.flatMap((entry) => {
    const path = `${folder}${entry.name}`;
    return entry.isDirectory() ? listFiles(dist, `${path}/`) : [path];
  });
}

/**
 * Copies the assets of the site that is about to be replaced: who loaded a page of it a moment ago gets the script, font and
 * pictures that it names. The marker lists the copies, and the publication after the next leaves them out: unless it
 * replaces no asset, so that a build of the same sources changes nothing.
 *
 * @param next The folder of the new site.
 * @param files What the new site has.
 */
function keepAssets(dist: string, next: string, files: ReadonlyMap<string, number>): void {
  const marker = join(dist, MARKER.path);
  const kept = new Set(existsSync(marker) ? readFileSync(marker, 'utf8').split('\n').slice(1) : []);
  const earlier = listFiles(dist, ASSETS);
  const own = earlier.filter((path) => !kept.has(path));
  const replaced = own.every((path) => files.has(path)) ? earlier : own;
  const copies = replaced.filter((path) => !files.has(path)).sort();
  for (const path of copies) {
    mkdirSync(dirname(join(next, path)), { recursive: true });
    copyFileSync(join(dist, path), join(next, path));
  }
  // The marker was written first: without it, something has deleted files of the new site.
  const text = readFileSync(join(next, MARKER.path), 'utf8');
  writeFileSync(join(next, MARKER.path), text + copies.map((path) => `${path}\n`).join(''));
}

/**
 * @param dist The folder to publish to, absolute. The new site is written beside it, on the same disk.
 * @throws BuildError where `dist` is something that no build made.
 */
export async function createWriter(dist: string): Promise<Writer> {
  await recover(dist);
  checkOwnership(dist);
  const folder = await createTempFolder(dirname(dist), `.${basename(dist)}`);
  const files = new Map<string, number>();
  const folders = new Set<string>();

  function write({ path, body }: OutputFile): void {
    if (files.has(path)) throw new BuildError([`Two files claim dist/${path}: give one of them another name`]);
    files.set(path, Buffer.byteLength(body));
    const file = join(folder, 'next', path);
    if (!folders.has(dirname(file))) mkdirSync(dirname(file), { recursive: true });
    folders.add(dirname(file));
    writeFileSync(file, body);
  }

  write(MARKER);
  return {
    files,
    write,
    async publish() {
      // Somebody may have put something there meanwhile.
      checkOwnership(dist);
      keepAssets(dist, join(folder, 'next'), files);
      swap(folder, dist);
    },
    close: () => removeFolder(folder),
  };
}
