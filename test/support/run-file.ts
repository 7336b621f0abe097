/** Runs a test file in a worker process, and counts its tests. */

import { type ChildProcess, fork } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Characters that uvu prints after each passed and failed test. */
const [PASSED, FAILED] = [/• /g, /✘ /g];

const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;

/** Starts a process that runs one file at a time. All files in it share a browser. */
export const startWorker = (): ChildProcess => fork(join(__dirname, 'worker.ts'), { silent: true });

/** Runs a test file. @param limit Time in ms without a finished test after which it's stopped. */
export async function runFile(worker: ChildProcess, file: string, limit: number) {
  const started = performance.now();
  let output = '';
  let isStuck = false;
  const timer = setTimeout(() => (isStuck = worker.kill('SIGKILL')), limit);
  const problem = await new Promise<string>((resolve) => {
    worker.on('message', (message: string | { isDone: true }) => {
      if (typeof message !== 'string') return resolve('');
      output += message;
      if (count(message, PASSED) + count(message, FAILED) > 0) timer.refresh();
    });
    worker.stderr!.on('data', (text) => (output += text));
    const describe = (code: number | null, signal: string | null) =>
      isStuck ? `Stopped, because no test finished in ${limit / 1000} s.` : `The process ended with ${signal ?? code}.`;
    // Leave time to read the stack trace. A "close" event would wait for programs that tests start.
    worker.on('exit', (code, signal) => setTimeout(resolve, 100, `${describe(code, signal)}\n`));
    worker.send(file);
  });
  clearTimeout(timer);
  worker.removeAllListeners();
  worker.stderr!.removeAllListeners('data');
  const [passed, failed] = [count(output, PASSED), count(output, FAILED)];
  // uvu reports neither skipped tests, a failed hook, nor a suite that never runs as failures.
  const source = readFileSync(file, 'utf8');
  const isComplete = /Skipped: +0/.test(output) && (!source.includes('suite(') || source.includes('.run();'));
  const seconds = (performance.now() - started) / 1000;
  return { passed, failed: failed || Number(!isComplete), seconds, output: problem + output };
}
