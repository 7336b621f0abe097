/** Tests the server of npm start. hosts.test.ts compares it with other servers. */

import { once } from 'node:events';
import { readFile, rename } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { serveFolder } from '../../../build/serve/server.ts';
import { buildFixture, rejection, temporaryFolder } from '../../support/build-fixture.ts';
import { listen } from '../../support/programs.ts';
import { sendRequest } from '../../support/request.ts';

/** The path contains < and > to test that error messages are escaped. */
const root = join(temporaryFolder(), '<b>');
const dist = join(root, 'dist');
let port: number;

test.before(async () => {
  await buildFixture(dist);
  port = await listen(createServer(serveFolder(dist)));
});

test('returns 404 for paths outside the folder and for other spellings of file paths', async () => {
  const outside = '/../package.json /..%2f..%2fpackage.json /rolls/%2e%2e/_headers /rolls/..%2f_headers /\\_headers';
  const spellings = '/rolls\\ /rolls%23 /rolls%3fa /rolls%00 /%35%30%30 //robots.txt /rolls/../robots.txt /robots.txt/';
  for (const path of `${outside} ${spellings}`.split(' ')) {
    const { status, body } = await sendRequest(port, path);
    assert.is(status, 404, path);
    assert.match(body, '<h1>', path);
  }
});

test('rejects malformed URLs with 400', async () => {
  for (const path of ['/%', 'http://[']) assert.is((await sendRequest(port, path)).status, 400, path);
});

test('ignores Range headers and sends the whole page', async () => {
  const { status, body } = await sendRequest(port, '/rolls', 'GET', { Range: 'bytes=9-1' });
  assert.equal([status, body], [200, await readFile(join(dist, 'rolls.html'), 'utf8')]);
});

test('escapes the message on the 500 page', async () => {
  await rename(join(dist, '_headers'), join(dist, 'headers.old'));
  const { status, type, body } = await sendRequest(port, '/rolls');
  await rename(join(dist, 'headers.old'), join(dist, '_headers'));
  assert.equal([status, type], [500, 'text/html; charset=utf-8']);
  assert.match(body, /<h1>ENOENT: no such file.*&lt;b&gt;.*<\/h1>/);
});

test('closes the connection if reading a file fails, and the file if the client has gone', async () => {
  const listener = serveFolder(dist);
  const server = createServer((request, response) => {
    if (request.url === '/') response.destroy();
    response.once('pipe', (file: Readable) => {
      file.once('close', () => server.emit('file closed'));
      if (request.url !== '/') file.destroy(new Error('the disk is gone'));
    });
    listener(request, response);
  });
  const port = await listen(server);
  for (const path of ['/rolls', '/']) {
    const closed = once(server, 'file closed');
    const error: NodeJS.ErrnoException = await rejection(sendRequest(port, path));
    assert.is(error.code, 'ECONNRESET');
    await closed;
  }
});
