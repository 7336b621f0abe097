/** Writes a site next to `dist/` and swaps it in at the end, so `dist/` is never incomplete. */

import { copyFileSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { BuildError, messageOf } from '../lib/errors.ts';
import { followLink, listFiles } from '../lib/folders.ts';
import { ASSETS, type OutputFile } from '../lib/output-file.ts';
import { createTempFolder, listTempFolders, removeFolder } from '../lib/temp-folder.ts';
import { HIDDEN, outputFile } from '../lib/urls.ts';
import { MARKER, printMarker, readMarker } from './marker.ts';

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code ?? '';

const COPY = new RegExp(HIDDEN.copy);

/** Error codes of a rename to a folder that exists. Windows uses EPERM instead. */
const TAKEN = ['ENOTEMPTY', 'EEXIST'];

/** Renames a folder. @returns False if it doesn't exist, or if the new name is taken. */
function moveIfExists(from: string, to: string): boolean {
  try {
    renameSync(from, to);
    return true;
  } catch (error) {
    if (['ENOENT', ...TAKEN].includes(codeOf(error))) return false;
    throw error;
  }
}

/** Replaces `dist/` with two quick renames, because Node can't swap two folders at once. */
function swap(folder: string, dist: string): void {
  const previous = join(folder, 'previous');
  const isReplaced = moveIfExists(dist, previous);
  try {
    renameSync(join(folder, 'next'), dist);
  } catch (error) {
    if (!existsSync(dist) && isReplaced) renameSync(previous, dist);
    const isTaken = [...TAKEN, 'EPERM'].includes(codeOf(error));
    throw isTaken ? new BuildError([`Another build published to ${dist} at the same time. Build again.`]) : error;
  }
}

/**
 * Restores the previous site if a build was killed between its two renames. Without a marker, the
 * build was killed while it deleted the previous site.
 */
async function recover(dist: string): Promise<void> {
  if (existsSync(dist)) return;
  for (const folder of await listTempFolders(dirname(dist), `.${basename(dist)}`))
    if (existsSync(join(folder, 'previous', MARKER)) && moveIfExists(join(folder, 'previous'), dist)) return;
}

/**
 * Copies the previous site's assets, so that pages loaded before a deploy can still load their
 * files. The next build that changes or removes an asset drops the copies.
 */
function keepAssets(dist: string, next: string, files: ReadonlyMap<string, number>) {
  const previous = readMarker(dist) ?? { own: [], kept: [] };
  const candidates = previous.own.every((path) => files.has(path)) ? previous.kept : previous.own;
  const kept = candidates.filter((path) => !files.has(path) && existsSync(join(dist, path)));
  for (const path of kept) {
    mkdirSync(dirname(join(next, path)), { recursive: true });
    copyFileSync(join(dist, path), join(next, path));
  }
  // Reading the marker throws if the new site has been deleted.
  readFileSync(join(next, MARKER));
  const paths = [...files.keys()].sort();
  const own = paths.filter((path) => path.startsWith(ASSETS));
  return { own, kept, others: paths.filter((path) => !path.startsWith(ASSETS) && !COPY.test(path)) };
}

/** Returns files in `dist/` that no build has written, such as files that the owner put there. */
function listForeignFiles(dist: string, files: ReadonlyMap<string, number>): string[] {
  const { own, kept, others } = readMarker(dist) ?? {};
  const known = new Set([...(own ?? []), ...(kept ?? []), ...(others ?? []), ...files.keys()]);
  return others ? listFiles(dist).filter((path) => !known.has(path) && !known.has(path.replace(COPY, ''))) : [];
}

/** Replaces all files, or none if a file can't be read. @returns Paths of files that changed. */
function replaceFiles(folder: string, files: readonly OutputFile[], suffix: string): string[] {
  const drafts = files.map((file) => {
    // A draft is next to its target, because files can't be moved to another disk.
    const target = followLink(join(folder, file.path));
    return { ...file, target, draft: target + suffix };
  });
  try {
    const changed = drafts.filter(({ target, body }) => existsSync(target) && readFileSync(target, 'utf8') !== body);
    for (const { target, draft, body } of drafts) {
      mkdirSync(dirname(target), { recursive: true });
      writeFileSync(draft, body);
    }
    for (const { target, draft } of drafts) renameSync(draft, target);
    return changed.map(({ path }) => path);
  } catch (error) {
    for (const { draft } of drafts) if (existsSync(draft)) rmSync(draft);
    const names = files.map(({ path }) => path).join(' or ');
    throw new BuildError([`Could not replace ${names}. Delete them or make them writable. (${messageOf(error)})`]);
  }
}

/** @param path Absolute path of the output folder. @throws BuildError if no build created it. */
export async function createWriter(path: string, endpoints: readonly string[] = []) {
  // Replace the folder that a link points to, because a web server may use that folder.
  const dist = followLink(path);
  await recover(dist);
  const previousEndpoints = readMarker(dist)?.endpoints ?? [];
  const folder = await createTempFolder(dirname(dist), `.${basename(dist)}`);
  const next = join(folder, 'next');
  const files = new Map<string, number>();

  /** Writes synchronously, because that's faster. @throws BuildError for a duplicate path. */
  function write({ path, body }: OutputFile): void {
    if (files.has(path)) throw new BuildError([`Two files have the path dist/${path}. Rename one of them.`]);
    files.set(path, Buffer.byteLength(body));
    mkdirSync(dirname(join(next, path)), { recursive: true });
    writeFileSync(join(next, path), body);
  }

  write({ path: MARKER, body: '' });
  return {
    /** Size in bytes of each written file, by path relative to `dist/`. */
    files: files as ReadonlyMap<string, number>,
    /** Endpoints of the previous site. */
    previousEndpoints,
    write,
    /** Returns a written page's HTML. @param path URL path of the page. */
    read: (path: string) => readFileSync(join(next, outputFile(path)), 'utf8'),
    /** Replaces `dist/` and the host files. Returns changed host files and deleted files. */
    publish(beside: readonly OutputFile[] = []): Record<'changed' | 'lost', string[]> {
      const lost = listForeignFiles(dist, files);
      writeFileSync(join(next, MARKER), printMarker({ ...keepAssets(dist, next, files), endpoints }));
      const changed = replaceFiles(dirname(path), beside, basename(folder));
      swap(folder, dist);
      return { changed, lost };
    },
    close: () => removeFolder(folder),
  };
}
