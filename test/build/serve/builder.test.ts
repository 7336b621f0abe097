/** Tests when the dev server builds, and when pages reload. */

import { writeFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { mock } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { BuildError } from '../../../build/lib/errors.ts';
import { createBuilder } from '../../../build/serve/builder.ts';
import { createDevServer } from '../../../build/serve/dev-server.ts';
import { buildFixture, rejection, temporaryFolder, temporaryRoot } from '../../support/build-fixture.ts';
import { listen } from '../../support/programs.ts';
import { sendRequest } from '../../support/request.ts';
import { setHidden, visit } from '../../support/visit.ts';

const PROGRAM = join(temporaryFolder(), 'worker.cjs');
/** Worker that's ready after a delay. Replies with its process ID and bundle, except to `loop`. */
const WORKER = `setTimeout(() => {
  process.on('message', ({ headEnd, bundle }) => {
    if (headEnd === 'loop') Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 300_000);
    process.send([String(process.pid), bundle]);
  });
  process.send('ready');
}, Number(process.argv[2]));
process.on('disconnect', () => process.exit());`;
writeFileSync(PROGRAM, WORKER);

type Build = ReturnType<typeof createBuilder>['build'];

/** A bundle is a text with its number, and how often a bundler was opened and closed. */
function builderFor({ delay = 0, limit = 300_000, errors = [] as Error[] } = {}) {
  let [bundles, opened, closed] = [0, 0, 0];
  async function bundle() {
    if (errors[0]) throw errors.shift();
    return [(bundles += 1), opened, closed].join() as never;
  }
  async function open() {
    opened += 1;
    return { bundle, close: async () => void (closed += 1) };
  }
  return createBuilder(PROGRAM, [`${delay}`], open, limit);
}

async function serverFor(build: Build, dist = temporaryFolder(), check: (signal: AbortSignal) => unknown = () => {}) {
  const builder = { stop: () => true, reset: () => {}, build };
  const server = createDevServer('', dist, builder, async (signal) => check(signal));
  const http = createServer(server.listener);
  const port = await listen(http);
  return { ...server, http, port, get: (path: string, host = 'localhost') => sendRequest(port, path, 'GET', { host }) };
}

const { signal } = new AbortController();

test.after.each(() => mock.restoreAll());

test('stops an endless loop after the limit, which excludes the start of the worker', async () => {
  const builder = builderFor({ delay: 1100, limit: 1000 });
  const [worker] = await builder.build('', signal);
  await wait(1100);
  assert.is((await builder.build('', signal))[0], worker);
  const [failure] = await builder.build('loop', signal);
  assert.match(failure!, /^The build took longer than 1 s and was stopped\. Look for/);
});

test('stops an endless loop if a file changes', async () => {
  const [builder, heads] = [builderFor(), ['', 'loop', '']];
  const printed = mock.method(console, 'error', () => {});
  const { update, get } = await serverFor((_, change) => builder.build(heads.shift()!, change));
  update('a');
  await get('/');
  update('b');
  while (heads.length > 1) await wait(200);
  update('c');
  assert.match((await get('/')).body, '3,1,0');
  assert.is(printed.mock.callCount(), 2, 'prints nothing for the stopped build');
});

test('opens a new bundler after an error that is not in the code of the site', async () => {
  const errors = [new BuildError(['Expected ";"']), new Error('The disk is full')];
  const builder = builderFor({ errors: [...errors] });
  for (const error of errors) assert.is(await rejection(builder.build('', signal)), error);
  assert.is((await builder.build('', signal))[1], '1,2,1');
});

test('builds once for a burst of new and changed files, in one new worker', async () => {
  const builder = builderFor();
  const checks: AbortSignal[] = [];
  const { update, get } = await serverFor(builder.build, '', (signal) => checks.push(signal));
  const replies: string[][] = [];
  for (const files of [1, 41]) {
    for (let file = 1; file <= files; file += 1) {
      if (file % 2 === 0) builder.reset();
      update(`${file}`);
    }
    replies.push(/✗ (\d+)\s+✗ ([\d,]+)/.exec((await get('/')).body)!.slice(1));
    while (checks.length < replies.length) await wait(20);
  }
  assert.equal([replies[0]![1], replies[1]![1]], ['1,1,0', '2,2,1']);
  assert.is.not(replies[0]![0], replies[1]![0]);
  assert.ok(checks[0]!.aborted && !checks[1]!.aborted, 'stops the first type check');
});

test('a page with build errors reloads when the type check finds their cause', async () => {
  const check = () => Promise.reject(new Error('no oven'));
  const { update, get } = await serverFor(async () => ['no <b>flour'], '', check);
  update('a');
  const versionOf = (html: string) => /live-reload\.js\?([\w-]+)/.exec(html)![1];
  const before = (await get('/')).body;
  let after = before;
  for (; after.includes('no &lt;b&gt;flour'); after = (await get('/')).body) await wait(20);
  assert.match(after, 'no oven');
  assert.is.not(versionOf(after), versionOf(before));
});

test('shows build errors for a missing file, because its 404 page would reload again and again', async () => {
  const dist = join(temporaryFolder(), 'dist');
  const { update, get } = await serverFor(() => buildFixture(dist).then(() => ['no flour']), dist);
  update('a');
  assert.is((await get('/robots.txt')).status, 200);
  for (const path of ['/old%20menu.pdf?a', '/robots.txt.gz']) assert.match((await get(path)).body, 'no flour', path);
});

test('answers requests after the last build, which starts after the end of an earlier one', async () => {
  let [builds, running] = [0, 0];
  const { update, http, get } = await serverFor(async () => {
    const before = running++;
    if (builds === 0) update('c');
    await wait(200).then(() => (running -= 1));
    return [`build ${(builds += 1)} beside ${before}`];
  });
  // Changes a file before the request and another file after it. Both precede the first build.
  http.prependListener('request', () => update('a'));
  http.on('request', () => update('b'));
  assert.match((await get('/')).body, '✗ build 2 beside 0');
});

test('rejects requests for hosts other than localhost and IP addresses', async () => {
  const { get } = await serverFor(async () => ['no flour']);
  for (const host of ['localhost:4173', 'dev.localhost:4173', '192.168.1.20:4173', '[::1]:4173'])
    assert.is((await get('/', host)).status, 500, host);
  for (const host of ['evil.example', 'localhost.evil.example', 'evil-localhost']) {
    const { status, body } = await get('/', host);
    assert.equal([status, body], [403, `Expected localhost or an IP address as host, not ${host}.`]);
  }
});

test('visible pages reload after each build, at the same scroll position or with its errors', async () => {
  const root = await temporaryRoot({}, ['test/fixture']);
  const dist = join(root, 'dist');
  let builds = 0;
  const { update, get, port } = await serverFor(async (headEnd) => {
    await writeFile(join(root, 'test/fixture/base.css'), `html { height: 3000px; order: ${(builds += 1)} }`);
    await buildFixture(dist, { root, headEnd, compressed: false });
    return builds === 4 ? ['no flour'] : [];
  }, dist);
  // The Content-Security-Policy is enabled, because live reload must respect it.
  const options = { origin: `http://localhost:${port}`, bypassCSP: false, isolated: true };
  await visit('/', options, async ({ page, requests }) => {
    const shows = (build: string) =>
      page.waitForFunction((n) => getComputedStyle(document.documentElement).order === n && scrollY === 700, build);
    const connections = () => requests.filter((request) => request.includes('/.dev/events')).length;
    await page.evaluate(() => scrollTo(0, 700));
    update('a');
    await shows('2');

    // Browsers allow only six connections per server, so a hidden page ends its own.
    for (let count = 0; count < 13; count += 1) await setHidden(page, count % 2 === 0);
    const before = connections();
    update('b');
    assert.match((await get('/')).body, 'order:3');
    assert.is(connections(), before);
    await setHidden(page, false);
    await shows('3');
    update('c');
    await page.getByText('no flour').waitFor();
  });
});
