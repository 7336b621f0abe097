/** Tests the dev server's builder: timeouts, skipped builds and new workers. */

import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { createBuilder } from '../../../build/serve/builder.ts';
import { temporaryRoot } from '../../support/build-fixture.ts';

/** Fake worker. Replies with the request's `headEnd` and its process ID, or loops if it's `loop`. */
const WORKER = `process.on('message', ({ headEnd }) => {
  if (headEnd === 'loop') for (;;);
  process.send([headEnd, String(process.pid)]);
});
process.on('disconnect', () => process.exit());`;

const BUNDLE = {
  paths: { entry: '', content: '' },
  pages: {},
  assets: [],
  sources: { entry: '', styles: '', content: [] },
};

const builders: ReturnType<typeof createBuilder>[] = [];
test.after.each(() => builders.splice(0).forEach(({ stop }) => void stop()));

async function builderFor(timeout?: number) {
  const root = await temporaryRoot({ 'worker.cjs': WORKER });
  const openBundler = async () => ({ bundle: async () => BUNDLE, close: async () => {} });
  const builder = createBuilder(join(root, 'worker.cjs'), [], openBundler, timeout);
  builders.push(builder);
  return builder;
}

test('stops an endless loop after the timeout and builds the next change', async () => {
  // Long enough to start a process on a busy machine.
  const builder = await builderFor(2000);
  const stopped = ['The build was stopped after 2 s. Look for an endless loop in the last change.'];
  assert.equal(await builder.build('loop'), stopped);
  assert.is((await builder.build('fixed'))![0], 'fixed');
});

test('stops a running build when another file changes', async () => {
  const builder = await builderFor();
  const looping = builder.build('loop');
  // Wait until the request has been sent.
  await new Promise(setImmediate);
  assert.is((await builder.build('fixed'))![0], 'fixed');
  assert.is(await looping, undefined);
});

test('builds only the last of several simultaneous changes', async () => {
  const builder = await builderFor();
  const [first, second, third] = await Promise.all(['a', 'b', 'c'].map(builder.build));
  assert.equal([first, second, third![0]], [undefined, undefined, 'c']);
});

test('replaces the worker after 20 builds to limit memory use', async () => {
  const builder = await builderFor();
  const processes: string[] = [];
  for (let build = 0; build < 41; build += 1) processes.push((await builder.build(''))![1]!);
  const counts = [...new Set(processes)].map((id) => processes.filter((other) => other === id).length);
  assert.equal(counts, [20, 20, 1]);
});

test.run();
