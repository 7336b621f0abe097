/** Builds sites for tests: the fixture, or one written for a single test, each into a folder of its own. */

import { cpSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { mkdir, readdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import * as assert from 'uvu/assert';
import { buildSite } from '../../build/build.ts';
import type { BuildReport } from '../../build/publish/report.ts';

export const ROOT = join(__dirname, '../..');
export const ORIGIN = 'https://bread.example';

const folders: string[] = [];
// A program that a test ended may still write there.
process.on('exit', () => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
});

/** A new empty folder that is gone when the process ends. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(realpathSync(tmpdir()), 'site-test-'));
  folders.push(folder);
  return folder;
}

/**
 * A project root with the files given, the packages linked so that imports resolve.
 *
 * @param files Contents by path; later ones overwrite what `copies` brought.
 * @param copies Files and folders of this project to copy, relative to its root.
 */
export async function temporaryRoot(files: Record<string, string>, copies: readonly string[] = []): Promise<string> {
  const root = temporaryFolder();
  // Package by package: source maps in a linked node_modules would lead back to this project.
  await mkdir(join(root, 'node_modules'));
  const packages = (await readdir(join(ROOT, 'node_modules'))).filter((name) => !name.startsWith('.'));
  const link = (name: string) => symlink(join(ROOT, 'node_modules', name), join(root, 'node_modules', name));
  await Promise.all(packages.map(link));
  // Screenshots are for readers.
  const filter = (path: string) => !path.endsWith('/screenshots');
  for (const copy of copies) cpSync(join(ROOT, copy), join(root, copy), { recursive: true, filter });
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), content);
  }
  return root;
}

/** The error that a promise is expected to end in. */
export async function rejection(promise: Promise<unknown>): Promise<Error> {
  return promise.then(
    () => assert.unreachable('expected it to fail'),
    (error) => error,
  );
}

/** Each published file's bytes, by its path. */
export async function contentsOf(dist: string): Promise<Map<string, string>> {
  const entries = await readdir(dist, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const contents = files
    .sort()
    .map(async (file) => [file.slice(dist.length + 1), await readFile(file, 'latin1')] as const);
  return new Map(await Promise.all(contents));
}

/** Where the fixture keeps its parts. */
const FIXTURE = {
  entry: 'test/fixture/site.tsx',
  styles: 'test/fixture/base.css',
  scripts: 'test/fixture/scripts',
};

let sharedCache: string | undefined;

/** Builds the fixture, or a variant of it, as of the year 2030. Builds that are given no cache share one. */
export async function buildFixture(
  dist: string,
  root = ROOT,
  cache?: string,
  origin = ORIGIN,
  compressed = true,
): Promise<BuildReport> {
  return buildSite({
    root,
    ...FIXTURE,
    dist,
    cache: cache ?? (sharedCache ??= temporaryFolder()),
    compressed,
    settings: { origin },
    year: 2030,
  });
}
