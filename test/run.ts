/**
 * npm test: runs every `*.test.ts` below this folder with uvu, and counts.
 *
 * uvu's own runner is silent about a file whose suites were never started with `.run()`, and about
 * a pattern that matches no file. Here both are failures: a test that did not run has not passed.
 */

import { join, relative } from 'node:path';
import { parse } from 'uvu/parse';

/** What uvu's `.run()` adds to the queue: resolves to the failures' text, passed, skipped and total tests. */
type Suite = () => Promise<[errors: string | true, passed: number, skipped: number, total: number]>;

const uvu = globalThis as typeof globalThis & { UVU_DEFER: number; UVU_INDEX: number; UVU_QUEUE: Suite[][] };
uvu.UVU_DEFER = 1;
uvu.UVU_QUEUE = [];

async function run(only: string | undefined): Promise<void> {
  const { suites: files } = await parse(__dirname, '\\.test\\.tsx?$');
  const chosen = files.filter(({ name }) => !only || name.includes(only));
  let passed = 0;
  let failed = 0;
  let skipped = 0;
  if (chosen.length === 0) {
    failed += 1;
    console.error('No test file was found: nothing has been tested');
  }

  for (const [index, { file }] of chosen.entries()) {
    const name = relative(join(__dirname, '..'), file);
    console.log(`\n${name}`);
    uvu.UVU_INDEX = index;
    const suites: Suite[] = (uvu.UVU_QUEUE[index] = []);
    try {
      require(file);
      let ran = 0;
      for (const suite of suites) {
        const [errors, ok, left, total] = await suite();
        ran += total;
        passed += ok;
        failed += total - ok;
        skipped += left;
        if (typeof errors === 'string') console.log(errors);
        else if (ok < total) console.error(`${name}: ${total - ok} tests did not run, because a hook failed`);
      }
      if (ran === 0) throw new Error('no test ran: does the file end with test.run()?');
    } catch (error) {
      failed += 1;
      console.error(`${name}:`, error);
    }
  }

  console.log(`\n${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
  // What was skipped, or left out by a forgotten test.only, has not passed either.
  // A server or timer that a test left behind must not keep the run alive.
  process.exit(failed + skipped === 0 ? 0 : 1);
}

// Stays, if a test never settles and the program ends for want of work.
process.exitCode = 1;
void run(process.argv[2]);
