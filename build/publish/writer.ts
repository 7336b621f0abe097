/** Writes a site next to `dist/` and swaps it in at the end, so `dist/` is never incomplete. */

import { existsSync, linkSync, lstatSync, mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { BuildError, codeOf, messageOf } from '../lib/errors.ts';
import { createTempFolder, followLink, listFiles, listTempFolders, removeFolder } from '../lib/folders.ts';
import { ASSETS, type OutputFile } from '../lib/output-file.ts';
import { HIDDEN } from '../lib/urls.ts';
import { MARKER, printMarker, readMarker } from './marker.ts';

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
  moveIfExists(dist, join(folder, 'previous'));
  try {
    renameSync(join(folder, 'next'), dist);
  } catch (error) {
    const isTaken = [...TAKEN, 'EPERM'].includes(codeOf(error));
    throw isTaken ? new BuildError([`Another build published to ${dist} at the same time. Build again.`]) : error;
  }
}

/**
 * Restores the previous site if a build was killed or failed between its two renames. Without a
 * marker, the build was killed while it deleted the previous site.
 */
async function recover(dist: string): Promise<void> {
  if (existsSync(dist)) return;
  for (const folder of await listTempFolders(dirname(dist), `.${basename(dist)}`))
    if (existsSync(join(folder, 'previous', MARKER)) && moveIfExists(join(folder, 'previous'), dist)) return;
}

/** Links to the previous version if that's equal, or writes synchronously, which is faster. */
function writeTo(file: string, body: string | Uint8Array, previous = '', mode = 0): void {
  mkdirSync(dirname(file), { recursive: true });
  const old = lstatSync(previous, { throwIfNoEntry: false });
  try {
    const isLike = old?.mode === mode && old.size === Buffer.byteLength(body);
    const bytes = typeof body === 'string' ? Buffer.from(body) : body;
    if (isLike && readFileSync(previous).equals(bytes)) return linkSync(previous, file);
  } catch {
    // Some disks have no links.
  }
  writeFileSync(file, body);
}

/** Writes files, and returns the previous versions of those that had different content. */
function replaceFiles(folder: string, files: readonly OutputFile[]): OutputFile[] {
  try {
    const existing = files.filter(({ path }) => existsSync(join(folder, path)));
    const previous = existing.map(({ path }) => ({ path, body: readFileSync(join(folder, path), 'utf8') }));
    for (const { path, body } of files) writeTo(join(folder, path), body);
    return previous.filter(({ body }, index) => body !== existing[index]!.body);
  } catch (error) {
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
  const files = new Map([[MARKER, 0]]);
  writeTo(join(next, MARKER), '');
  /** Mode of new files, which depends on the umask. */
  const { mode } = statSync(join(next, MARKER));

  /** @throws BuildError for a duplicate path. */
  function write({ path, body }: OutputFile): void {
    if (files.has(path)) throw new BuildError([`Two files have the path dist/${path}. Rename one of them.`]);
    files.set(path, Buffer.byteLength(body));
    writeTo(join(next, path), body, join(dist, path), mode);
  }

  return {
    /** Size in bytes of each written file, by path relative to `dist/`. */
    files: files as ReadonlyMap<string, number>,
    previousEndpoints,
    write,
    /** Replaces `dist/` and the host files. Returns changed host files and deleted files. */
    publish(beside: readonly OutputFile[] = []): Record<'changed' | 'lost', string[]> {
      const previous = readMarker(dist) ?? { files: [], kept: [] };
      // Keep the previous site's assets for pages that were loaded before a deploy. The next build
      // that changes or removes an asset drops them.
      const assets = previous.files.filter((path) => path.startsWith(ASSETS));
      const candidates = assets.every((path) => files.has(path)) ? previous.kept : assets;
      const kept = candidates.filter((path) => !files.has(path) && existsSync(join(dist, path)));
      const own = [...files.keys()].filter((path) => !COPY.test(path)).sort();
      // Before `writeTo` creates folders, because this throws if the new site has been deleted.
      writeFileSync(join(next, MARKER), printMarker({ files: own, kept, endpoints }));
      for (const path of kept) writeTo(join(next, path), readFileSync(join(dist, path)), join(dist, path), mode);
      const known = new Set([...previous.files, ...previous.kept, ...own]);
      // Files that the owner put there.
      const lost = listFiles(dist).filter((path) => !known.has(path.replace(COPY, '')));
      const replaced = replaceFiles(dirname(path), beside);
      try {
        swap(folder, dist);
      } catch (error) {
        // Otherwise, the next build wouldn't report that they have changed.
        replaceFiles(dirname(path), replaced);
        throw error;
      }
      return { changed: replaced.map(({ path }) => path), lost };
    },
    /** Deletes the temporary folder, unless the previous site is in it and can't be restored. */
    close: () => recover(dist).then(() => removeFolder(folder)),
  };
}
