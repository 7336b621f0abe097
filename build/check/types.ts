/** Type-checks a site with TypeScript. */

import { execFile } from 'node:child_process';
import { mkdir, readFile, stat, utimes, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify, stripVTControlCharacters } from 'node:util';
import { throwIfAny } from '../lib/errors.ts';
import { listFiles, removeFolder } from '../lib/folders.ts';

/** Module that finds the TypeScript program. `bin/tsc` would leave it running if it's stopped. */
const FINDER = join(dirname(require.resolve('typescript/package.json')), 'lib/getExePath.js');

/** Matches errors about unused variables, imports and types, which are reported as warnings. */
const UNUSED = / - error TS61(33|92|96|98|99):/;
/** Matches errors in tsconfig.json, which cause errors in all other files. */
const CONFIG = /^(?:\S*tsconfig\.json:|error TS5083:)/;

/**
 * Makes TypeScript compare the contents of all files if one changed after the last check started.
 * It only looks for files that are newer than the end of that check, and copies can be older.
 */
async function expireBuildInfo(root: string, projects: readonly string[]): Promise<void> {
  const timeOf = async (file: string) => (await stat(file).catch(() => ({ ctimeMs: 0 }))).ctimeMs;
  // In the outDir of tsconfig.json, which may be read-only.
  const stamp = join(root, 'node_modules/.cache/types/started');
  const started = await timeOf(stamp);
  // Git worktrees can share node_modules/.
  const isOwn = (await readFile(stamp, 'utf8').catch(() => '')) === root;
  await mkdir(dirname(stamp), { recursive: true }).catch(() => {});
  await writeFile(stamp, root).catch(() => {});
  // A project can import files of the others.
  const sources = projects.flatMap((project) => listFiles(join(root, project)).map((file) => join(project, file)));
  // The folders too, because renaming a folder doesn't change its files.
  const files = ['tsconfig.json', ...projects, ...sources];
  const times = await Promise.all(files.map((file) => timeOf(join(root, file))));
  const changed = files.filter((_, index) => times[index]! > started);
  for (const project of projects) {
    const info = join(dirname(stamp), project, 'tsconfig.tsbuildinfo');
    // TypeScript doesn't check the modules that import a changed JSON file.
    if (changed.some((file) => file.endsWith('.json'))) await removeFolder(info);
    // The clock may have been ahead when the last check started.
    else if (changed[0] || !isOwn || started > Date.now()) await utimes(info, 0, 0).catch(() => {});
  }
}

/**
 * Runs TypeScript in a separate process, which `signal` stops.
 *
 * @param projects Folders with a tsconfig.json, relative to the root.
 * @returns A one-line warning for each unused variable, import or type.
 * @throws BuildError with the location, message and source lines of all other errors.
 */
export async function checkTypes(root: string, projects: readonly string[], signal?: AbortSignal): Promise<string[]> {
  await expireBuildInfo(root, projects);
  // Several checkers would each check the shared types. A damaged tsconfig.json has no `noEmit`.
  const args = ['--build', ...projects, '--pretty', '--noEmit', '--checkers', '1'];
  // TypeScript 7 is a Go program. Less frequent garbage collection makes it 15% faster.
  const options = { cwd: root, maxBuffer: Infinity, env: { GOGC: '400', ...process.env }, signal };
  const { default: findProgram } = (await import(pathToFileURL(FINDER).href)) as { default: () => string };
  const run = promisify(execFile)(findProgram(), args, options);
  // execFile only sends SIGTERM, which TypeScript doesn't handle while it reads a file.
  signal?.addEventListener('abort', () => run.child.kill('SIGKILL'));
  // A crash (a signal, or text on stderr) can leave only the first project's warnings in stdout.
  const { code, stdout, stderr, message = '' } = await run.catch((error) => error);
  const text = stripVTControlCharacters((code && !stderr && stdout) || message).replace(/\s*^Found \d+ error.*/ms, '');
  // An error starts with a line such as `site/pages/Home.tsx:3:14 - error TS2322: …`. TS5033 is
  // about build info that can't be written.
  const failures = text.split(/\n+(?=\S+ - error |error TS)/).filter((text) => !/^$|^error TS5033:/.test(text));
  const describe = (failure: string) => failure.replace(/ - error TS\d+:/, ':').replaceAll('\n', '\n    ');
  throwIfAny([...new Set(failures.filter((failure) => CONFIG.test(failure)).map(describe))]);
  throwIfAny(failures.filter((failure) => !UNUSED.test(failure)).map(describe));
  return failures.map((failure) => describe(failure.split('\n')[0]!));
}
