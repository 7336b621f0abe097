/** Tests when the dev server builds: time limits, bursts of changes and new workers. */

import { rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { createBuilder } from '../../../build/serve/builder.ts';
import { createDevServer } from '../../../build/serve/dev-server.ts';
import { buildFixture, rejection, temporaryFolder, temporaryRoot } from '../../support/build-fixture.ts';
import { listen } from '../../support/programs.ts';
import { sendRequest } from '../../support/request.ts';

/**
 * Worker that's ready after a delay. Replies with its process ID and a description of the bundle.
 * If `headEnd` is `loop`, it never replies.
 */
const WORKER = `setTimeout(() => {
  process.on('message', ({ headEnd, bundle }) => {
    if (headEnd === 'loop') Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
    process.send([String(process.pid), String(bundle)]);
  });
  process.send('ready');
}, Number(process.argv[2]));
process.on('disconnect', () => process.exit());`;

const builders: ReturnType<typeof createBuilder>[] = [];
test.after.each(() => builders.splice(0).forEach(({ stop }) => void stop()));

async function builderFor(delay = 0, limit?: number, failures: string[] = []) {
  const root = await temporaryRoot({ 'worker.cjs': WORKER });
  let [bundles, closed] = [0, 0];
  const bundle = async () => `${(bundles += 1)}, ${closed} closed` as never;
  const open = async () => {
    if (failures.length > 0) throw new Error(failures.pop());
    return { bundle, close: async () => void (closed += 1) };
  };
  const builder = createBuilder(join(root, 'worker.cjs'), [`${delay}`], open, limit);
  builders.push(builder);
  return builder;
}

const { signal } = new AbortController();

test('stops an endless loop after the limit, which excludes the start of the worker', async () => {
  const builder = await builderFor(1600, 1500);
  const [id] = await builder.build('', signal);
  assert.match(id!, /^\d+$/);
  assert.match(
    (await builder.build('loop', signal))[0]!,
    /^The build took longer than 1\.5 s and was stopped\. Look for/,
  );
  assert.is.not((await builder.build('', signal))[0], id);
});

test('replaces the worker after some builds, because old modules use memory', async () => {
  const builder = await builderFor();
  const ids = new Set<string>();
  for (let build = 0; build < 30; build += 1) ids.add((await builder.build('', signal))[0]!);
  assert.ok(ids.size > 1);
});

test('opens the bundler again after an error, such as a full disk', async () => {
  const builder = await builderFor(0, undefined, ['disk full']);
  assert.is((await rejection(builder.build('', signal))).message, 'disk full');
  assert.is((await builder.build('', signal))[1], '1, 0 closed');
});

test('builds once for a burst of new and changed files, in one new worker', async () => {
  const builder = await builderFor();
  const replies: (readonly string[])[] = [];
  const checks: AbortSignal[] = [];
  const build: typeof builder.build = async (...args) => {
    replies.push(await builder.build(...args));
    return [];
  };
  const check = async (signal: AbortSignal) => void checks.push(signal);
  const server = createDevServer('', '', { ...builder, build }, check);
  const changed = async (count: number) => {
    for (let file = 0; file < count; file += 1) {
      if (file % 2 === 1) builder.reset();
      server.update(`${file}`);
    }
    for (const seen = checks.length; checks.length === seen; ) await wait(20);
  };
  await changed(1);
  await changed(41);
  const [[first], [second]] = replies as [string[], string[]];
  assert.is.not(first, second);
  assert.equal(replies, [
    [first, '1, 0 closed'],
    [second, '2, 1 closed'],
  ]);
  assert.ok(checks[0]!.aborted && !checks[1]!.aborted);
});

test('a page with build errors reloads when the type check finds their cause', async () => {
  const build = async () => ['no <b>flour'];
  const server = createDevServer('', '', { ...(await builderFor()), build }, async () => {
    throw new Error('no oven');
  });
  const port = await listen(createServer(server.listener));
  server.update('a');
  const page = async () => (await sendRequest(port, '/', 'GET', { host: 'localhost' })).body;
  const versionOf = (html: string) => /live-reload\.js\?([\w-]+)/.exec(html)![1];
  const before = await page();
  let after = before;
  for (; after.includes('no &lt;b&gt;flour'); after = await page()) await wait(20);
  assert.match(after, 'no oven');
  assert.is.not(versionOf(after), versionOf(before));
});

test('answers requests after the last build, with a version that no earlier server used', async () => {
  const versions: string[] = [];
  const build = async (headEnd: string) => [`failure of build ${versions.push(headEnd)}`];
  for (const restarts of [0, 1]) {
    const server = createDevServer('', '', { ...(await builderFor()), build }, async () => {});
    const http = createServer(server.listener);
    const port = await listen(http);
    // Changes a file before the request and another file after it. Both precede the build.
    http.prependListener('request', () => server.update('a'));
    http.on('request', () => server.update('b'));
    const answer = sendRequest(port, '/', 'GET', { host: 'localhost' });
    assert.match((await answer).body, `failure of build ${restarts + 1}`);
  }
  assert.is(new Set(versions).size, 2);
});

test('builds again if the built site is deleted, as npm ci does', async () => {
  const dist = join(temporaryFolder(), 'dist');
  const build = async () => {
    await buildFixture(dist);
    return [];
  };
  const server = createDevServer('', dist, { ...(await builderFor()), build }, async () => {});
  const port = await listen(createServer(server.listener));
  server.update('a');
  for (const _ of ['first', 'second']) {
    assert.is((await sendRequest(port, '/rolls', 'GET', { host: 'localhost' })).status, 200);
    await rm(dist, { recursive: true });
  }
});
