/** The builder of npm run dev: its processes, and the failures it reports if one doesn't answer. */

import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { createBuilder } from '../../../build/serve/builder.ts';
import { temporaryRoot } from '../../support/build-fixture.ts';

const BUNDLE = { paths: { entry: '', content: '' }, pages: {}, assets: [] };
const SOURCES = { entry: '', styles: '', content: [] };

const builders: ReturnType<typeof createBuilder>[] = [];
test.after.each(() => builders.splice(0).forEach(({ stop }) => void stop()));

/** Creates a builder with a worker of the test's own. The bundle's sources count the bundlers. */
async function builderFor(worker: string, timeout?: number) {
  const root = await temporaryRoot({ 'worker.cjs': worker });
  let bundlers = 0;
  async function openBundler() {
    const sources = { ...SOURCES, entry: `bundler ${(bundlers += 1)}` };
    return { bundle: async () => ({ ...BUNDLE, sources }), close: async () => {} };
  }
  const builder = createBuilder(join(root, 'worker.cjs'), [], openBundler, timeout);
  builders.push(builder);
  return builder;
}

/** A worker whose answer is the process id, or an endless loop. */
const WORKER = `process.on('message', ({ bundle, headEnd }) => {
  if (headEnd === 'exit') process.exit(3);
  if (headEnd === 'loop') for (;;);
  process.send([headEnd === 'process' ? process.pid : headEnd === 'bundler' ? bundle.sources.entry : headEnd]);
});
process.on('disconnect', () => process.exit());`;

const stopped = ['The build was stopped after 0.8 s. Look for an endless loop in the last change.'];

test('stops an endless loop after the timeout and builds the next change', async () => {
  const builder = await builderFor(WORKER, 800);
  assert.equal(await builder.build('loop'), stopped);
  assert.equal(await builder.build('fixed'), ['fixed']);
});

test('stops a running build for the next change', async () => {
  const builder = await builderFor(WORKER);
  const looping = builder.build('loop');
  await wait(300);
  assert.equal(await builder.build('fixed'), ['fixed']);
  assert.is(await looping, undefined);
});

test('builds only the last of several changes that happen at the same time', async () => {
  const builder = await builderFor(WORKER);
  assert.equal(await Promise.all(['a', 'b', 'c'].map(builder.build)), [undefined, undefined, ['c']]);
});

test('reports the exit code of a process that ends during a build, and starts another', async () => {
  const builder = await builderFor(WORKER);
  assert.equal(await builder.build('exit'), ['The build process ended with exit code 3. See the terminal.']);
  await wait(100);
  assert.equal(await builder.build('fixed'), ['fixed']);
});

test('reports a process that ended before the build', async () => {
  const builder = await builderFor('process.exit(1);');
  await wait(500);
  assert.equal(await builder.build(''), ['The build process ended with exit code 1. See the terminal.']);
});

test('replaces the process after 20 builds, so that memory does not grow', async () => {
  const builder = await builderFor(WORKER);
  const processes: string[] = [];
  for (let build = 0; build < 41; build += 1) processes.push(...(await builder.build('process'))!);
  const counts = [...new Set(processes)].map((id) => processes.filter((other) => other === id).length);
  assert.equal(counts, [20, 20, 1]);
});

test('opens another bundler and starts another process after a reset', async () => {
  const builder = await builderFor(WORKER);
  const [first] = (await builder.build('process'))!;
  assert.equal(await builder.build('bundler'), ['bundler 1']);
  builder.reset();
  assert.equal(await builder.build('bundler'), ['bundler 2']);
  assert.is.not((await builder.build('process'))![0], first);
});

test.run();
