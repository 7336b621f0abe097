/**
 * A process of run.ts: runs each test file that it is sent with uvu, and sends back the results.
 *
 * uvu's own runner is silent about a file whose suites were never started with `.run()`, and about a hook that fails.
 * Here both are failures: a test that did not run has not passed.
 */

import { Console } from 'node:console';
import { Writable } from 'node:stream';
import type { Callback, Test } from 'uvu';

/** How long something took, in milliseconds. */
export interface Timing {
  name: string;
  time: number;
}

/** The results of a file. */
export interface FileResult {
  passed: number;
  failed: number;
  skipped: number;
  /** What was printed, and the failures. */
  output: string;
  tests: readonly Timing[];
}

/** What a process is sent: the absolute path of a test file, and the text that the names of the tests to run contain. */
export interface Order {
  file: string;
  only: string;
}

/** What is sent back: the name of each test as it starts, and the results in the end. */
export type Message = string | FileResult;

/** What uvu's `.run()` adds to the queue: resolves to the failures' text, passed, skipped and total tests. */
type Suite = () => Promise<[errors: string | true, passed: number, skipped: number, total: number]>;

const queue = globalThis as typeof globalThis & { UVU_DEFER: number; UVU_INDEX: number; UVU_QUEUE: Suite[][] };
queue.UVU_DEFER = 1;
queue.UVU_INDEX = 0;

const uvu = require('uvu') as { test: Test; suite: typeof import('uvu').suite };
const { suite: createSuite } = uvu;

let output = '';
let only = '';
let tests: Timing[] = [];

const report = new Writable({
  write(text, _, done) {
    output += String(text);
    done();
  },
});
globalThis.console = new Console(report);
// uvu writes a dot for each test there: the dots of several processes would be mixed.
process.stdout.write = () => true;

/** Tells the names and times of a suite's tests. */
function watch<T>(suite: Test<T>): Test<T> {
  let started = 0;
  suite.before.each(({ __test__: name }) => {
    started = performance.now();
    process.send!(name satisfies Message);
  });
  suite.after.each(({ __test__: name }) => void tests.push({ name, time: performance.now() - started }));
  return suite;
}

uvu.suite = <T>(...args: Parameters<typeof createSuite<T>>) => {
  const suite = watch(createSuite(...args));
  const add = (name: string, test: Callback<T>) => {
    if (name.includes(only)) suite(name, test);
  };
  return Object.assign(add, suite);
};

async function runFile(file: string): Promise<FileResult> {
  const suites: Suite[] = [];
  queue.UVU_QUEUE = [suites];
  const result = { passed: 0, failed: 0, skipped: 0 };
  output = '';
  tests = [];
  // A new one for each file, which would otherwise inherit the tests of a file that failed before it ran them.
  uvu.test = uvu.suite();
  try {
    // A file whose tests are run in parts is loaded again.
    delete require.cache[file];
    require(file);
    for (const run of suites) {
      const [errors, passed, skipped, total] = await run();
      result.passed += passed;
      result.failed += total - passed;
      result.skipped += skipped;
      if (typeof errors === 'string') console.log(errors);
      else if (passed < total) console.log(`  ${total - passed} tests did not run, because a hook failed`);
    }
    if (result.passed + result.failed + result.skipped === 0)
      throw new Error('no test ran: does the file end with test.run()?');
  } catch (error) {
    result.failed += 1;
    console.log(error);
  }
  return { ...result, output, tests };
}

process.on('message', async (order: Order) => {
  only = order.only;
  process.send!((await runFile(order.file)) satisfies Message);
});
// The exit, which a server or a timer that a test left behind must not delay, closes the browser.
process.on('disconnect', () => process.exit());
