/** Type-checks a site with TypeScript. */

import { execFile } from 'node:child_process';
import { readFile, stat, utimes, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify, stripVTControlCharacters } from 'node:util';
import { throwIfAny } from '../lib/errors.ts';
import { listFiles } from '../lib/folders.ts';

/** Module that finds the TypeScript program. `bin/tsc` would leave it running if it's stopped. */
const FINDER = join(dirname(require.resolve('typescript/package.json')), 'lib/getExePath.js');
/** Matches errors about unused variables, imports and types, which are reported as warnings. */
const UNUSED = / - error TS61(33|92|96|98|99):/;
/** Matches errors in tsconfig.json, which cause errors in all other files. */
const CONFIG = /^(?:\S*tsconfig\.json:|error TS5083:)/;

/** Returns the files that a check reads, each with its size and the times of its last change. */
async function listInputs(root: string, projects: readonly string[]): Promise<string[]> {
  // A project can import files of the others, widths of a font, and types of this renderer.
  const folders = [...['assets', ...projects].map((folder) => join(root, folder)), join(__dirname, '..')];
  const sources = folders.flatMap((folder) => listFiles(folder).map((file) => join(folder, file)));
  const paths = [...sources, join(root, 'tsconfig.json'), join(root, 'node_modules/.package-lock.json')];
  // Copied and renamed files can have an old `mtimeMs`, and FAT disks have no `ctimeMs` on Windows.
  const stats = await Promise.all(paths.map((path) => stat(path).catch(() => undefined)));
  return paths.map((path, index) => `${path} ${stats[index]?.size}:${stats[index]?.mtimeMs}:${stats[index]?.ctimeMs}`);
}

/**
 * Runs TypeScript in a separate process, which `signal` stops. If no file has changed since the
 * last check without errors, returns that check's warnings.
 * @param projects Folders with a tsconfig.json, relative to the root.
 * @returns A one-line warning for each unused variable, import or type.
 * @throws BuildError with the location, message and source lines of all other errors.
 */
export async function checkTypes(root: string, projects: readonly string[], signal?: AbortSignal): Promise<string[]> {
  // In the outDir of tsconfig.json, which may be read-only. It has the last check without errors.
  const cached = join(root, 'node_modules/.cache/types/checked.json');
  const inputs = await listInputs(root, projects);
  const read: Promise<{ inputs: string[]; warnings: string[] }> = readFile(cached, 'utf8').then(JSON.parse);
  const last = await read.catch(() => undefined);
  if (last && inputs.join() === last.inputs.join()) return last.warnings;
  const isNewJson = (input: string) => /\.json \S+$/.test(input) && !last?.inputs.includes(input);
  // TypeScript only reads files that are newer than the last check's end. Copies can be older.
  const expire = (project: string) => utimes(join(dirname(cached), project, 'tsconfig.tsbuildinfo'), 0, 0);
  const isExpired = await Promise.all(projects.map(expire)).catch(() => false);
  // It doesn't check the modules that import a changed JSON file.
  const more = isExpired && !inputs.some(isNewJson) ? [] : ['--force'];
  // Several checkers would each check the shared types. A damaged tsconfig.json has no `noEmit`.
  const args = ['--build', ...projects, '--pretty', '--noEmit', '--checkers', '1', ...more];
  const options = { cwd: root, maxBuffer: Infinity, signal };
  const { default: findProgram } = (await import(pathToFileURL(FINDER).href)) as { default: () => string };
  const run = promisify(execFile)(findProgram(), args, options);
  // execFile only sends SIGTERM, which TypeScript doesn't handle while it reads a file.
  signal?.addEventListener('abort', () => run.child.kill('SIGKILL'));
  // A crash (a signal, or text on stderr) can leave only the first project's warnings in stdout.
  const { code, stdout, stderr, message = '' } = await run.catch((error) => error);
  const text = stripVTControlCharacters((code && !stderr && stdout) || message).replace(/\s*^Found \d+ error.*/ms, '');
  // An error starts with a line such as `site/pages/Home.tsx:3:14 - error TS2322: …`. TS5033 is
  // about build info that can't be written.
  const failures = text.split(/\n+(?=\S.* - error TS|error TS)/).filter((text) => !/^$|^error TS5033:/.test(text));
  const describe = (failure: string) => failure.replace(/ - error TS\d+:/, ':').replaceAll('\n', '\n    ');
  throwIfAny([...new Set(failures.filter((failure) => CONFIG.test(failure)).map(describe))]);
  throwIfAny(failures.filter((failure) => !UNUSED.test(failure)).map(describe));
  const warnings = failures.map((failure) => describe(failure.split('\n')[0]!));
  await writeFile(cached, JSON.stringify({ inputs, warnings })).catch(() => {});
  return warnings;
}
