/**
 * npm test: runs `npm run check`, then all *.test.ts files in batches. `npm test -- menu faq` runs
 * only files whose path contains "menu" or "faq".
 */

import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';
import { parse } from 'uvu/parse';
import { run as runSuites } from 'uvu/run';
import { check } from './check.ts';
import { fillSharedCache } from './support/project-copy.ts';

/** Test files per process. Sharing a browser takes a third less time than starting one per file. */
const BATCH = 6;
/** Time limit per process in milliseconds. */
const TIMEOUT = 180_000;

const read = (file: string) => readFileSync(join(__dirname, file), 'utf8');
const seconds = (since: number) => `${((performance.now() - since) / 1000).toFixed(1)} s`;

/** Runs test files in a new process and prints the result. Returns the test counts. */
async function runBatch(files: readonly string[]): Promise<[passed: number, failed: number]> {
  const started = performance.now();
  const args = ['--require', 'tsx/cjs', __filename, '--files', ...files];
  const limits = { timeout: TIMEOUT, killSignal: 'SIGKILL', maxBuffer: Infinity } as const;
  const result = await promisify(execFile)(process.execPath, args, limits).catch((error) => error);
  const { stdout, stderr, code, signal } = result;
  const counts = /Total: +(\d+)\s+Passed: +(\d+)\s+Skipped: +(\d+)/.exec(stdout) ?? [];
  const [total = 0, passed = 0, skipped = 0] = counts.slice(1).map(Number);
  // uvu doesn't report a failed hook, or a file that never calls run().
  const isComplete = passed === total && skipped === 0 && files.every((file) => read(file).includes('.run();'));
  const isGreen = !code && !signal && isComplete;
  const names = files.map((file) => file.replace('.test.ts', ''));
  console.log(`  ${isGreen ? '✓' : '✗'} ${passed} passed, ${seconds(started)}: ${names.join(', ')}`);
  for (const line of stdout.match(/^Not tested: .*/gm) ?? []) console.log(`    ${line}`);
  if (isGreen) return [passed, 0];
  if (signal) console.log(`    Stopped with ${signal}. The time limit is ${TIMEOUT / 1000} s.`);
  console.log(`${stdout}${stderr}`.trim());
  return [passed, Math.max(total - passed, 1)];
}

/** Runs the test files whose path contains one of the words. Returns true if all tests passed. */
async function runFiles(words: readonly string[]): Promise<boolean> {
  const started = performance.now();
  const { suites } = await parse(__dirname, '\\.test\\.ts$');
  // Run site/ tests first, because they find broken pages the fastest, and build/ tests last.
  const rank = (file: string) => ['site', 'browser'].indexOf(file.split('/')[0]!) >>> 0;
  const all = suites.map(({ file }) => relative(__dirname, file)).sort((a, b) => rank(a) - rank(b) || (a < b ? 1 : -1));
  const files = all.filter((file) => words.some((word) => file.includes(word)));
  const batches = Array.from({ length: Math.ceil(files.length / BATCH) }, () => files.splice(0, BATCH));
  const results: [passed: number, failed: number][] = [];
  const queue = batches.values();
  async function work(): Promise<void> {
    for (const batch of queue) results.push(await runBatch(batch));
  }
  await Promise.all(Array.from({ length: Math.min(availableParallelism(), 4) }, work));
  const [passed, failed] = [0, 1].map((index) => results.reduce((sum, counts) => sum + counts[index]!, 0));
  console.log(`\n${passed} passed, ${failed} failed, in ${seconds(started)}`);
  return failed === 0 && results.length > 0;
}

async function runAll(words: readonly string[]): Promise<boolean> {
  // Tests compare output, and this variable would add colors to it.
  delete process.env.FORCE_COLOR;
  // esbuild and TypeScript (both written in Go) exit before frequent garbage collection pays off.
  process.env.GOGC ??= '400';
  // Limit browsers on Linux to the project's fonts, so text wraps the same on every machine.
  process.env.FONTCONFIG_FILE = join(__dirname, 'support/fonts.conf');
  const [hasPassed] = await Promise.all([words.length > 0 || check(), fillSharedCache().catch(console.error)]);
  return hasPassed && runFiles(words.length > 0 ? words : ['']);
}

const [flag, ...rest] = process.argv.slice(2);
// process.exit() closes browsers and servers that are still open.
if (flag === '--files')
  void runSuites(rest.map((name) => ({ name, file: join(__dirname, name) }))).then(() => process.exit());
else void runAll(process.argv.slice(2)).then((isGreen) => (process.exitCode = isGreen ? 0 : 1));
