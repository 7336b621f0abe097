/** The commands that a maintainer types, in a copy of the project that nothing has been published from. */

import { existsSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { PATHS } from '../../support/built-site.ts';
import { start } from '../../support/command.ts';
import { copyOfProject } from '../../support/project-copy.ts';

/** One for all: where a file lies is part of how its translation is kept, so another copy is translated anew. */
let root: string;

test.before(async () => {
  root = await copyOfProject();
});

test.after.each(async () => {
  for (const folder of ['dist', '.hosts', '.vercel']) await rm(join(root, folder), { recursive: true, force: true });
});

test('npm run build publishes the site and reports pages, totals, time and warnings, and npm start serves it', async () => {
  const { code, out, err } = await start(root, 'build', {});
  assert.is(err, '');
  assert.is(code, 0);
  for (const path of PATHS) {
    assert.match(out, new RegExp(`^  ${path} +[\\d,]+ +[\\d,]+(?: +[\\d,]+)?$`, 'm'));
  }
  assert.match(out, new RegExp(`^  ${PATHS.length} pages +[\\d,]+ +[\\d,]+`, 'm'));
  assert.match(out, /dist\/: \d+ files, [\d,]+ bytes, built in \d+\.\d\d s/);
  assert.match(out, '! Quote requests are not delivered');
  assert.ok(existsSync(join(root, 'dist/index.html')));

  // What hosts read beside it is written too; a server whose configuration is another has to load it again.
  const configuration = () => readFile(join(root, '.hosts/nginx.conf'), 'utf8');
  assert.match(await configuration(), "form-action 'none'");
  assert.not.match(out, 'has changed');
  assert.not.ok(existsSync(join(root, '.vercel')));

  // The other command builds as well.
  let answer: Promise<Response> | undefined;
  const env = { PORT: '0', QUOTE_ENDPOINT: 'https://forms.example/quote', VERCEL: '1' };
  const second = await start(root, 'start', env, (printed, child) => {
    const address = /http:\/\/localhost:\d+/.exec(printed)?.[0];
    if (address) answer ??= fetch(`${address}/services`).finally(() => child.kill());
  });
  assert.match(await configuration(), "form-action 'self' https://forms.example;");
  assert.equal(second.out.match(/\.hosts\/\S+ has changed/g), [
    '.hosts/nginx.conf has changed',
    '.hosts/Caddyfile has changed',
  ]);
  assert.ok(existsSync(join(root, '.vercel/output/static/services.html')));
  assert.match(second.out, 'The site is at http://localhost:');
  const response = await answer!;
  assert.is(response.status, 200);
  assert.is(response.headers.get('content-type'), 'text/html;charset=utf-8');
});

// The preview listens in the same way, once it has built the site.
test('npm run dev on a port that is taken says so and what to do', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => other.once('listening', resolve));
  const { port } = other.address() as AddressInfo;
  const { code, err } = await start(root, 'dev', { PORT: String(port) });
  other.close();
  assert.is(code, 1);
  assert.match(err, `Port ${port} is taken by another program`);
});

// What is told of each setting is in settings.test.ts.
test('npm run build with wrong settings, one among the facts, says so in a line for each, exits 1 and touches nothing', async () => {
  const path = join(root, 'site/business/business.ts');
  const facts = await readFile(path, 'utf8');
  await writeFile(path, facts.replace(/origin: '.*'/, "origin: 'example.com'"));
  const { code, out, err } = await start(root, 'build', { QUOTE_ENDPOINT: '//quotes' });
  await writeFile(path, facts);
  assert.is(code, 1);
  assert.is(out, '');
  const [origin, endpoint, ...others] = err.split('\n');
  assert.match(origin!, /^SITE_ORIGIN is "example\.com" by default, from site\/business\.ts: expected ./);
  assert.match(endpoint!, /^QUOTE_ENDPOINT is "\/\/quotes": expected ./);
  assert.equal(others, ['']);
  assert.not.ok(existsSync(join(root, 'dist')));
});

// Last, because the page stays as it is.
test('npm run build with a page that fails names route, source and cause, and exits 1', async () => {
  const page = 'export default () => { throw new Error("no driveway"); };';
  await writeFile(join(root, 'site/pages/NotFound.tsx'), page);
  const { code, out, err } = await start(root, 'build', {});
  assert.is(code, 1);
  assert.is(out, '');
  assert.match(err, 'Build failed, dist/ is unchanged. 1 problem:');
  assert.match(err, '✗ /404 (site/pages/NotFound.tsx): no driveway');
  assert.not.ok(existsSync(join(root, 'dist')));
});

test.run();
