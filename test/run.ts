/**
 * npm test: what `npm run check` does, then every `*.test.ts` below this folder, in several processes: see
 * test-process.ts. `npm test -- menu faq` runs those alone whose path has one of the names, `npm test -- menu:Escape` of
 * these the tests whose name has what follows.
 */

import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { join, relative } from 'node:path';
import { parse } from 'uvu/parse';
import { check } from './check.ts';
import { temporaryFolder } from './support/build-fixture.ts';
import type { FileResult, Message, Order, Timing } from './support/test-process.ts';

/** Each process has a browser of its own: more than a few cost more than they save. */
const PROCESSES = Math.min(availableParallelism(), 4);

/** A test that takes longer is named while it runs. In milliseconds. */
const LONG = 10_000;

/** A test that takes longer is taken to hang: its process is stopped, and the other files run in a new one. In milliseconds. */
const TIMEOUT = 180_000;

/** How many of the slowest files and tests are named at the end. */
const SLOWEST = 5;

const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1)} s`;

/** A test file, relative to this folder, and which of its tests are to run. */
type Chosen = { name: string } & Pick<Order, 'only'>;

/** Runs a test file in a process. A process that ends meanwhile counts as one failure. */
async function runFile(child: ChildProcess, { name, only }: Chosen): Promise<FileResult> {
  let doing = 'its beginning';
  let started = performance.now();
  let isTold = false;
  const timer = setInterval(() => {
    const time = performance.now() - started;
    if (time > LONG && !isTold) console.log(`    ${name} has been at ${doing} for ${seconds(LONG)}`);
    isTold ||= time > LONG;
    if (time > TIMEOUT) child.kill('SIGKILL');
  }, 1000);

  const ended = new AbortController();
  const { signal } = ended;
  const exit = once(child, 'exit', { signal }).then(([code, killed]): FileResult => {
    const output = `  The test process ended (${killed ?? `exit code ${code}`}) at ${doing}`;
    return { passed: 0, failed: 1, skipped: 0, output, tests: [] };
  });
  const results = new Promise<FileResult>((resolve) => {
    const listen = (message: Message) => {
      if (typeof message === 'string') [doing, started, isTold] = [`"${message}"`, performance.now(), false];
      else resolve(message);
    };
    child.on('message', listen);
    signal.addEventListener('abort', () => child.off('message', listen));
  });
  child.send({ file: join(__dirname, name), only } satisfies Order);
  try {
    return await Promise.race([exit, results]);
  } finally {
    clearInterval(timer);
    exit.catch(() => {});
    ended.abort();
  }
}

/** Runs test files until `take` gives none, in a process of their own, and reports each. */
async function work(
  take: () => Chosen | undefined,
  report: (name: string, result: FileResult, time: number) => void,
): Promise<void> {
  let child: ChildProcess | undefined;
  for (let next = take(); next; next = take()) {
    const { name } = next;
    console.log(`  … ${name}`);
    child ??= fork(join(__dirname, 'support/test-process.ts'), { execArgv: ['--require', 'tsx/cjs'] });
    const started = performance.now();
    report(name, await runFile(child, next), performance.now() - started);
    if (!child.connected) child = undefined;
  }
  child?.disconnect();
}

function printSlowest(what: string, timings: readonly Timing[]): void {
  console.log(`\nSlowest ${what}:`);
  for (const { name, time } of timings.toSorted((a, b) => b.time - a.time).slice(0, SLOWEST))
    console.log(`${seconds(time).padStart(9)}  ${name}`);
}

/** @returns Whether all tests passed. What was skipped, or left out by a forgotten test.only, has not. */
async function run(parts: readonly string[]): Promise<boolean> {
  const started = performance.now();
  // Loaded here, because it reads where the cache is. If the site cannot be built, each test that needs it reports why.
  const { buildSharedSite }: typeof import('./support/built-site.ts') = require('./support/built-site.ts');
  const { fillSharedCache }: typeof import('./support/project-copy.ts') = require('./support/project-copy.ts');
  if (parts.length > 0) await buildSharedSite().catch(() => {});
  else if (!(await Promise.all([check(), fillSharedCache().catch(() => {})]))[0]) return false;

  const { suites } = await parse(__dirname, '\\.test\\.ts$');
  const names = suites.map(({ file }) => relative(__dirname, file));
  const queue: Chosen[] = [];
  let missing = 0;
  for (const part of parts.length > 0 ? parts : ['.test.ts']) {
    const [path, only = ''] = part.split(/:(.*)/);
    const found = names.filter((name) => name.includes(path!));
    queue.push(...found.map((name) => ({ name, only })));
    if (found.length > 0) continue;
    missing += 1;
    console.error(`No test file has "${path}" in its path`);
  }

  const total = { passed: 0, failed: missing, skipped: 0 };
  const files: Timing[] = [];
  const tests: Timing[] = [];
  const report = (name: string, result: FileResult, time: number) => {
    for (const key of ['passed', 'failed', 'skipped'] as const) total[key] += result[key];
    files.push({ name, time });
    tests.push(...result.tests.map((test) => ({ ...test, name: `${name}: ${test.name}` })));
    console.log(`  ${result.failed > 0 ? '✗' : '✓'} ${name}: ${result.passed} passed, ${seconds(time)}`);
    if (result.output) console.log(result.output.trimEnd());
  };
  // From both ends: files of the same folder share what a process has loaded and opened, such as a browser's windows.
  const take = (index: number) => (index % 2 === 0 ? queue.shift() : queue.pop());
  await Promise.all(Array.from({ length: PROCESSES }, (_, index) => work(() => take(index), report)));

  printSlowest('files', files);
  printSlowest('tests', tests);
  const { passed, failed, skipped } = total;
  const left = skipped > 0 ? `, ${skipped} skipped` : '';
  console.log(`\n${passed} passed, ${failed} failed${left}, in ${seconds(performance.now() - started)}`);
  return failed + skipped === 0;
}

// The compiler and esbuild are written in Go. They end before their garbage is worth collecting that often.
process.env.GOGC ??= '400';
// The cache of the site's builds, which test processes find here: see built-site.ts.
process.env.TEST_CACHE ??= temporaryFolder();
// Browsers on Linux see the project's fonts alone, whatever the machine has.
process.env.FONTCONFIG_FILE = join(__dirname, 'support/fonts.conf');
// Remains if a test process never answers and Node exits because there is nothing left to do.
process.exitCode = 1;
void run(process.argv.slice(2)).then((isGreen) => (process.exitCode = isGreen ? 0 : 1));
