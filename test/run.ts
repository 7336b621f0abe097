/**
 * npm test: runs `npm run check`, then all *.test.ts files. `npm test -- menu faq` runs only files
 * whose path contains "menu" or "faq".
 */

import type { ChildProcess } from 'node:child_process';
import { statSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { listFiles } from '../build/lib/folders.ts';
import { check } from './check.ts';
import { fillSharedCache } from './support/project-copy.ts';
import { runFile, startWorker } from './support/run-file.ts';

/** Time in ms without a finished test after which a file is stopped. For endless loops only. */
const LIMIT = 120_000;

type Result = Awaited<ReturnType<typeof runFile>> & { name: string };

const print = ({ name, passed, failed, seconds }: Result) =>
  `  ${failed ? '✗' : '✓'} ${String(passed).padStart(3)} passed ${seconds.toFixed(1).padStart(5)} s  ${name}`;

/** Runs the test files whose path contains one of the words. Returns true if all tests passed. */
async function runFiles(words: readonly string[]): Promise<boolean> {
  const started = performance.now();
  const found = listFiles(__dirname).filter((file) => file.endsWith('.test.ts'));
  const files = found.filter((file) => words.some((word) => file.includes(word)));
  // Start long files first, so that the processes finish at about the same time.
  files.sort((a, b) => statSync(join(__dirname, b)).size - statSync(join(__dirname, a)).size);
  const results: Result[] = [];
  const queue = files.values();
  async function work(): Promise<void> {
    let worker: ChildProcess | undefined;
    for (const file of queue) {
      if (!worker?.connected) worker = startWorker();
      const result = { ...(await runFile(worker, join(__dirname, file), LIMIT)), name: file.replace('.test.ts', '') };
      results.push(result);
      console.log(print(result));
      for (const line of result.output.match(/^Not tested: .*/gm) ?? []) console.log(`    ${line}`);
      if (result.failed) console.log(result.output.trim());
    }
    // A worker whose last file was stopped is already disconnected.
    if (worker?.connected) worker.disconnect();
  }
  await Promise.all(Array.from({ length: Math.min(availableParallelism(), 4) }, work));
  const total = (key: 'passed' | 'failed') => results.reduce((sum, result) => sum + result[key], 0);
  const slowest = results.sort((a, b) => b.seconds - a.seconds).slice(0, 10);
  if (results.length > slowest.length) console.log(`\nSlowest files:\n${slowest.map(print).join('\n')}`);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`\n${total('passed')} passed, ${total('failed')} failed, in ${seconds} s`);
  return total('failed') === 0 && results.length > 0;
}

async function runAll(words: readonly string[]): Promise<boolean> {
  // Tests compare output, and these variables would change it.
  for (const name of ['FORCE_COLOR', 'SITE_ORIGIN', 'CHOKIDAR_USEPOLLING']) delete process.env[name];
  // Web servers that tests start as root read the built files as another user.
  process.umask(0o022);
  // esbuild and TypeScript (both written in Go) exit before frequent garbage collection pays off.
  process.env.GOGC ??= '400';
  // Limit browsers on Linux to the project's fonts, so text wraps the same on every machine.
  process.env.FONTCONFIG_FILE = join(__dirname, 'support/fonts.conf');
  const [hasPassed] = await Promise.all([words.length > 0 || check(), fillSharedCache().catch(console.error)]);
  return hasPassed && runFiles(words.length > 0 ? words : ['']);
}

void runAll(process.argv.slice(2)).then((isGreen) => (process.exitCode = isGreen ? 0 : 1));
