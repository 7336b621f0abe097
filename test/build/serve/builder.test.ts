/** The process that builds for npm run dev: what is said when it does not answer. */

import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { createBuilder } from '../../../build/serve/builder.ts';
import { temporaryRoot } from '../../support/build-fixture.ts';

/** Builds with a program of the tests' own. */
async function buildWith(program: string, timeout?: number) {
  const root = await temporaryRoot({ 'worker.cjs': program });
  return createBuilder(join(root, 'worker.cjs'), root, timeout);
}

test('an endless loop is told, and the next build is one of a new process', async () => {
  const builder = await buildWith(
    `process.on('message', ([build, [file]]) => {
    if (file === 'loop.ts') for (;;);
    process.send([build, []]);
    process.on('disconnect', () => process.exit());
  });`,
    500,
  );
  assert.equal(await builder.build('loop.ts', false), [
    'The build was stopped after 0.5 s: probably an endless loop in the last change',
  ]);
  // What a failed build was told of is told again, first.
  assert.equal((await builder.build('home.ts', false))!.length, 1);
});

test('a process that ends is told with its exit code', async () => {
  const builder = await buildWith("process.on('message', () => process.exit(3));");
  assert.equal(await builder.build('home.ts', false), ["The build's process ended (exit code 3)"]);
});

test('a process is replaced after fifty builds, and its successor has built once before it is asked', async () => {
  const builder = await buildWith(
    `let builds = 0;
  process.on('message', ([build]) => process.send([build, [String(builds += 1)]]));
  process.on('disconnect', () => process.exit());`,
  );
  const counts = [];
  for (let build = 1; build <= 51; build += 1) counts.push(...(await builder.build('home.ts', false))!);
  assert.equal(counts, [...Array.from({ length: 50 }, (_, index) => String(index + 1)), '2']);
});

test.run();
