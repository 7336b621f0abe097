/** The commands that a maintainer types, each in a copy of the project. */

import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { contentsOf, ROOT } from '../../build-fixture.ts';
import { PATHS } from '../../built-site.ts';
import { start } from '../../command.ts';
import { copyOfProject } from '../../project-copy.ts';

test('npm run build publishes the site and reports pages, totals, time and warnings', async () => {
  const root = await copyOfProject();
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
});

test('npm run build writes the configuration of servers beside dist/, and says when it has changed', async () => {
  const root = await copyOfProject();
  const read = () => readFile(join(root, '.hosts/nginx.conf'), 'utf8');
  const first = await start(root, 'build', {});
  const written = await read();
  assert.match(written, "form-action 'none'");
  const second = await start(root, 'build', {});
  assert.is(await read(), written);
  const third = await start(root, 'build', { QUOTE_ENDPOINT: 'https://forms.example/quote' });
  assert.match(await read(), "form-action 'self' https://forms.example;");
  const told = [first, second, third].map(({ out }) => out.match(/\.hosts\/\S+ has changed/g) ?? []);
  assert.equal(told, [[], [], ['.hosts/nginx.conf has changed', '.hosts/Caddyfile has changed']]);
  assert.not.ok(existsSync(join(root, '.vercel')));
});

test('on Vercel, npm run build writes what Vercel publishes: what is for visitors, and the routes', async () => {
  const root = await copyOfProject();
  const output = join(root, '.vercel/output');
  await start(root, 'build', { VERCEL: '1' });
  const published = [...(await contentsOf(join(output, 'static'))).keys()];
  assert.ok(published.includes('services.html') && published.includes('404.html'));
  assert.equal(
    published.filter((file) => /^[._]|\.(br|gz)$|^500/.test(file)),
    [],
  );
  const { version, routes, overrides } = JSON.parse(await readFile(join(output, 'config.json'), 'utf8'));
  assert.is(version, 3);
  assert.is(overrides['services.html'].path, 'services');
  const moves = routes.filter(({ status }: { status?: number }) => status === 308);
  const moved = (path: string) => {
    const move = moves.find(({ src }: { src: string }) => new RegExp(src).test(path));
    return move && path.replace(new RegExp(move.src), move.headers.Location);
  };
  assert.equal(['/services/', '/services.html', '/index.html', '/services/index.html'].map(moved), [
    '/services',
    '/services',
    '/',
    '/services',
  ]);
  assert.equal(['/services', '/', '//evil.example/', '/favicon.svg', '/Services/'].map(moved).filter(Boolean), []);
  const position = (text: string) => JSON.stringify(routes).indexOf(text);
  assert.ok(position('"hit"') < position('immutable') && position('immutable') < position('"error"'));
});

for (const [name, value] of [
  ['SITE_ORIGIN', 'example.com'],
  ['QUOTE_ENDPOINT', '//quotes'],
  ['PORT', 'http'],
] as const) {
  test(`npm run build with ${name}=${value} says so in one line, exits 1 and touches nothing`, async () => {
    const root = await copyOfProject();
    const { code, out, err } = await start(root, 'build', { [name]: value });
    assert.is(code, 1);
    assert.is(out, '');
    assert.match(err, new RegExp(`^${name} is "${value}": expected .+\\n$`));
    assert.not.ok(existsSync(join(root, 'dist')));
  });
}

test('npm run build with an origin among the facts that is none names the file', async () => {
  const facts = await readFile(join(ROOT, 'site/business.ts'), 'utf8');
  const root = await copyOfProject({ 'site/business.ts': facts.replace(/origin: '.*'/, "origin: 'example.com'") });
  const { code, err } = await start(root, 'build', {});
  assert.is(code, 1);
  assert.match(err, /^SITE_ORIGIN is "example\.com" by default, from site\/business\.ts: expected .+\n$/);
});

test('npm run build with a page that fails names route, source and cause, and exits 1', async () => {
  const root = await copyOfProject({
    'site/pages/NotFound.tsx': 'export default () => { throw new Error("no driveway"); };',
  });
  const { code, out, err } = await start(root, 'build', {});
  assert.is(code, 1);
  assert.is(out, '');
  assert.match(err, 'Build failed, dist/ is unchanged. 1 problem:');
  assert.match(err, '✗ /404 (site/pages/NotFound.tsx): no driveway');
  assert.not.ok(existsSync(join(root, 'dist')));
});

test('npm start builds, prints the address and serves the site there', async () => {
  let answer: Promise<Response> | undefined;
  const { out } = await start(await copyOfProject(), 'start', { PORT: '0' }, (printed, child) => {
    const address = /http:\/\/localhost:\d+/.exec(printed)?.[0];
    if (address) answer ??= fetch(`${address}/services`).finally(() => child.kill());
  });
  assert.match(out, 'The site is at http://localhost:');
  const response = await answer!;
  assert.is(response.status, 200);
  assert.is(response.headers.get('content-type'), 'text/html;charset=utf-8');
});

test('npm start on a port that is taken says so and what to do', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => other.once('listening', resolve));
  const { port } = other.address() as AddressInfo;
  const { code, err } = await start(await copyOfProject(), 'start', { PORT: String(port) });
  other.close();
  assert.is(code, 1);
  assert.match(err, `Port ${port} is taken by another program`);
});

test.run();
