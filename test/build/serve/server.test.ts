/** The preview server: pages, redirects, errors, compression, headers, and builds while it runs. */

import { once } from 'node:events';
import { readdir, readFile, rename, rm } from 'node:fs/promises';
import { createServer, type OutgoingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { headersFor, serveFolder } from '../../../build/serve/server.ts';
import { ask as askPort } from '../../support/ask.ts';
import { buildFixture, rejection, temporaryFolder } from '../../support/build-fixture.ts';

const test = suite<{ dist: string; server: Server }>('preview', { dist: '', server: createServer() });

const ask = (server: Server, path: string, method?: string, headers?: OutgoingHttpHeaders) =>
  askPort((server.address() as AddressInfo).port, path, method, headers);

test.before(async (context) => {
  context.dist = join(temporaryFolder(), 'dist');
  await buildFixture(context.dist);
  context.server = createServer(serveFolder(context.dist));
  await new Promise<void>((resolve) => context.server.listen(0, '127.0.0.1', resolve));
});

test.after(({ server }) => {
  server.close();
});

for (const [path, status, part] of [
  ['/', 200, 'Bread'],
  ['/rolls', 200, 'Rolls at /rolls'],
  ['/rolls?from=mail', 200, 'Rolls at /rolls'],
  ['/rolls/rye', 200, 'Rolls at /rolls/rye'],
  ['/robots.txt', 200, 'Sitemap'],
  ['/rol', 404, '<h1>'],
  ['/a/b/c', 404, '<h1>'],
  ['/404', 404, '<h1>'],
  ['/404.html', 404, '<h1>'],
  ['/500', 404, '<h1>'],
  ['/../package.json', 404, '<h1>'],
  ['/%2e%2e/package.json', 404, '<h1>'],
  ['/..%2f..%2fpackage.json', 404, '<h1>'],
  ['/%35%30%30', 404, '<h1>'],
  ['//evil.example/', 404, '<h1>'],
  ['//evil.example/rolls/', 404, '<h1>'],
  ['//robots.txt', 404, '<h1>'],
  ['/rolls/../robots.txt', 404, '<h1>'],
  ['/%72obots.txt', 404, '<h1>'],
  ['/robots.txt/', 404, '<h1>'],
  ['/robots.txt.br', 404, '<h1>'],
  ['//_headers', 404, '<h1>'],
  ['/rolls/%2e%2e/_headers', 404, '<h1>'],
  ['/rolls/..%2f_headers', 404, '<h1>'],
  ['/\\_headers', 404, '<h1>'],
  ['/rolls\\', 404, '<h1>'],
  ['/rolls%00', 404, '<h1>'],
  ['/%', 400, '400 Bad Request'],
  ['http://[', 400, '400 Bad Request'],
] as const) {
  test(`answers ${path} with ${status}`, async ({ server }) => {
    const answer = await ask(server, path);
    assert.is(answer.status, status);
    assert.match(answer.body, part);
    assert.not.match(answer.body, 'devDependencies');
  });
}

for (const [path, target] of [
  ['/rolls/', '/rolls'],
  ['/rolls.html', '/rolls'],
  ['/index.html', '/'],
  ['//', '/'],
  ['//rolls', '/rolls'],
  ['/%72olls', '/rolls'],
  ['/gone/../rolls', '/rolls'],
  ['/rolls/?a=b', '/rolls?a=b'],
  ['/rolls/?a=?b', '/rolls?a=?b'],
] as const) {
  test(`redirects ${path} to ${target}`, async ({ server }) => {
    const { status, location } = await ask(server, path);
    assert.equal({ status, location }, { status: 301, location: target });
  });
}

for (const range of ['bytes=0-3', 'bytes=9-1', 'bytes=-1', 'pages']) {
  test(`answers a request for the range ${range} with the whole page`, async ({ server }) => {
    const whole = await ask(server, '/rolls');
    const answer = await ask(server, '/rolls', 'GET', { Range: range });
    assert.is(answer.status, 200);
    assert.is(answer.body, whole.body);
  });
}

test('rejects POST and DELETE with 405', async ({ server }) => {
  assert.is((await ask(server, '/rolls', 'POST')).status, 405);
  assert.is((await ask(server, '/rolls', 'DELETE')).status, 405);
  assert.is((await ask(server, '/rolls', 'HEAD')).status, 200);
});

test('answers an error with the 500 page and the message', async ({ server, dist }) => {
  await rename(join(dist, '_headers'), join(dist, 'headers.old'));
  const { status, type, body } = await ask(server, '/rolls');
  assert.is(status, 500);
  assert.is(type, 'text/html; charset=utf-8');
  assert.match(body.match(/<h1>(.*?)<\/h1>/)![1]!, /^ENOENT: no such file/);
  await rename(join(dist, 'headers.old'), join(dist, '_headers'));
  assert.is((await ask(server, '/rolls')).status, 200);
});

test('escapes HTML in an error message', async () => {
  const folder = join(temporaryFolder(), '<b>dist');
  await buildFixture(folder);
  await rm(join(folder, '_headers'));
  const server = createServer(serveFolder(folder)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { body } = await ask(server, '/rolls');
  server.close();
  assert.match(body, '&lt;b&gt;dist');
  assert.not.match(body, '<b>dist');
});

test('closes the connection if a file can’t be read to its end', async ({ dist }) => {
  const listener = serveFolder(dist);
  const server = createServer((request, response) => {
    listener(request, response);
    response.once('pipe', (file) => file.destroy(new Error('the disk is gone')));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const error = await rejection(ask(server, '/rolls'));
  server.close();
  assert.is((error as NodeJS.ErrnoException).code, 'ECONNRESET');
});

test('keeps answering while builds replace the folder', async ({ server, dist }) => {
  let building = true;
  const builds = (async () => {
    for (let round = 0; round < 3; round += 1) await buildFixture(dist);
    building = false;
  })();
  const statuses = new Set<number | string>();
  while (building)
    statuses.add(
      await ask(server, '/rolls').then(
        ({ status }) => status,
        (error) => error.code,
      ),
    );
  await builds;
  assert.ok(statuses.has(200));
  assert.is((await ask(server, '/rolls')).status, 200);
});

test('answers with plain text if the error page is missing', async ({ server, dist }) => {
  await rm(join(dist, '404.html'));
  const { status, body } = await ask(server, '/gone');
  assert.is(status, 404);
  assert.is(body, '404 Not Found');
});

for (const [accepted, encoding] of [
  ['gzip, deflate, br', 'br'],
  ['gzip', 'gzip'],
  ['identity', undefined],
] as const) {
  test(`answers Accept-Encoding: ${accepted} with ${encoding ?? 'the uncompressed file'} and Vary`, async ({
    server,
  }) => {
    for (const path of ['/', '/rolls', '/robots.txt']) {
      const { status, headers } = await ask(server, path, 'GET', { 'Accept-Encoding': accepted });
      assert.is(status, 200);
      assert.is(headers['content-encoding'], encoding);
      if (encoding) assert.match(headers.vary!, 'Accept-Encoding');
    }
  });
}

test('links to the speculation rules and serves them with their type', async ({ server }) => {
  const { headers } = await ask(server, '/rolls');
  assert.is(headers['speculation-rules'], '"/speculation.json"');
  const rules = await ask(server, '/speculation.json');
  assert.is(rules.type, 'application/speculationrules+json');
  assert.equal(JSON.parse(rules.body), { prefetch: [{ where: { href_matches: '/*' }, eagerness: 'moderate' }] });
});

test('sends the published headers with every response, including errors and redirects', async ({ server, dist }) => {
  const published = await readFile(join(dist, '_headers'), 'utf8');
  for (const [path, status] of [
    ['/rolls', 200],
    ['/rolls/', 301],
    ['/gone', 404],
    ['/_headers', 404],
    ['/%', 400],
  ] as const) {
    const answer = await ask(server, path);
    assert.is(answer.status, status);
    for (const [name, value] of Object.entries(headersFor(published, path)))
      assert.is(answer.headers[name.toLowerCase()], value, `${path}: ${name}`);
  }
  const [asset] = await readdir(join(dist, 'assets'));
  assert.is((await ask(server, `/assets/${asset}`)).headers['cache-control'], 'public, max-age=31536000, immutable');
  assert.is((await ask(server, '/rolls')).headers['cache-control'], 'no-cache');
});

test.run();
