/** Builds the fixture, the small site in test/fixture/, in temporary folders. */

import { cpSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import * as assert from 'uvu/assert';
import { type BuildOptions, buildSite } from '../../build/build.ts';
import type { BuildError } from '../../build/lib/errors.ts';
import { listFiles } from '../../build/lib/folders.ts';

export const ROOT = join(__dirname, '../..');
export const ORIGIN = 'https://bread.example';

const folders: string[] = [];
// Retry, because killed programs may still be writing to their folders.
process.on('exit', () => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
});
// Ctrl+C, a closed terminal or a canceled CI job would end the process without that event.
for (const signal of ['SIGINT', 'SIGHUP', 'SIGTERM']) process.once(signal, () => process.exit(1));

/** Creates an empty folder that's deleted when the process ends. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(realpathSync(tmpdir()), 'site-test-'));
  folders.push(folder);
  return folder;
}

const MODULES = join(ROOT, 'node_modules');

/** Creates a project root with these files and copies, and links to packages for imports. */
export async function temporaryRoot(files: Record<string, string | Uint8Array>, copies: readonly string[] = []) {
  const root = temporaryFolder();
  // Link packages one by one, because builds write hidden folders to node_modules.
  await mkdir(join(root, 'node_modules'));
  const packages = readdirSync(MODULES).filter((name) => !name.startsWith('.'));
  for (const name of packages) symlinkSync(join(MODULES, name), join(root, 'node_modules', name));
  const filter = (path: string) => !path.endsWith('/screenshots');
  for (const copy of copies) cpSync(join(ROOT, copy), join(root, copy), { recursive: true, filter });
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), content);
  }
  return root;
}

/** Returns the error that a promise rejects with. Fails if the promise resolves. */
export const rejection = (promise: Promise<unknown>): Promise<Error> =>
  promise.then(
    () => assert.unreachable('Expected the promise to reject'),
    (error) => error,
  );

/** Returns the contents of all built files by path, as Latin-1. */
export const contentsOf = async (dist: string): Promise<Map<string, string>> =>
  new Map(listFiles(dist).map((file) => [file, readFileSync(join(dist, file), 'latin1')]));

let sharedCache: string | undefined;

/** Builds the fixture or its copy in `root` for the year 2030. Builds share a cache by default. */
export function buildFixture(dist: string, options: Partial<BuildOptions> = {}) {
  return buildSite({
    root: ROOT,
    entry: 'test/fixture/site.tsx',
    styles: 'test/fixture/base.css',
    content: [],
    publicFolder: 'test/fixture/public',
    scripts: 'test/fixture/scripts',
    cache: (sharedCache ??= temporaryFolder()),
    settings: { origin: ORIGIN, year: 2030 },
    ...options,
    dist,
  });
}

/** Builds a copy of the fixture with these files. */
export async function buildFixtureWith(files: Record<string, string | Uint8Array>) {
  const root = await temporaryRoot(files, ['test/fixture']);
  const dist = join(root, 'dist');
  const report = await buildFixture(dist, { root });
  return { root, dist, report, read: (file: string) => readFile(join(dist, file), 'utf8') };
}

/** Returns the build errors of the fixture with these files. Asserts that dist/ isn't written. */
export async function failuresWith(files: Record<string, string | Uint8Array>): Promise<readonly string[]> {
  const root = await temporaryRoot(files, ['test/fixture']);
  // A link, as in Git checkouts that share their packages. Locations must not follow it.
  const packages = join(temporaryFolder(), 'node_modules');
  await rename(join(root, 'node_modules'), packages);
  await symlink(packages, join(root, 'node_modules'));
  const { failures } = (await rejection(buildFixture(join(root, 'dist'), { root }))) as BuildError;
  assert.equal((await readdir(root)).sort(), ['node_modules', 'test']);
  return failures;
}
