/** The files for hosts, tried on the hosts' own software where it is installed, and on the preview: all must answer alike. */

import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { writeConfigFiles } from '../../../build/files/config-files.ts';
import { headerRules, headersFor } from '../../../build/files/headers.ts';
import type { SiteFile } from '../../../build/site.ts';
import { ask, type Answer } from '../../support/ask.ts';
import { buildFixture, temporaryFolder } from '../../support/build-fixture.ts';
import { FAILING, type Host, startHosts } from '../../support/servers.ts';

const CARD: SiteFile = { path: 'baker.vcf', body: '', type: 'text/vcard; charset=utf-8' };
const RULES = headerRules([], [CARD]);

const test = suite<{ hosts: Host[]; assets: string[] }>('hosts', { hosts: [], assets: [] });

test.before(async (context) => {
  const root = temporaryFolder();
  const dist = join(root, 'dist');
  const { hostFiles, files } = await buildFixture(dist);
  writeConfigFiles(dist, hostFiles, false);
  context.assets = Array.from(files.keys(), (file) => `/${file}`).filter((file) => file.startsWith('/assets/'));
  context.hosts = await startHosts(root);
});

test.after(async ({ hosts }) => {
  await Promise.all(hosts.map(({ stop }) => stop()));
});

/** Its program for local trials leads to some paths on roundabout ways, and answers others with failures of its own. */
const PAGES = 'Cloudflare Pages';

const isCloudflare = ({ name }: Host) => name.startsWith('Cloudflare');

/** What hosts do otherwise, because no file of ours can tell them. */
const EXCEPTIONS: Record<string, (path: string) => number | undefined> = {
  // It publishes the error pages at their own addresses too; search engines are told not to list them.
  Cloudflare: (path) => (/^\/(404|500)$/.test(path) ? 200 : undefined),
  // AllowEncodedSlashes stands in the server's own configuration.
  Apache: (path) => (/%2f/i.test(path) ? 404 : undefined),
};

/** The path in an answer's Location: Apache makes it an absolute address. */
const movedTo = ({ location }: Answer) => location?.replace(/^http:\/\/127\.0\.0\.1:\d+/, '');

/** Where a visitor ends: Cloudflare redirects several times, and also to a path that it then answers with 404. */
async function settle(port: number, path: string, answer: Answer): Promise<{ path: string; status: number }> {
  const target = movedTo(answer);
  if (target === undefined || target === path) return { path, status: answer.status };
  return settle(port, target, await ask(port, target));
}

/** Every rule that matches a path is kept, whatever the answer is. */
function checkHeaders(host: Host, path: string, { status, headers }: Answer): void {
  // Where something is missing, some hosts send the headers of the page that says so.
  const { 'Cache-Control': cache, 'Content-Type': type, ...expected } = headersFor(RULES, status === 404 ? '/' : path);
  if (status === 404 && path.startsWith('/assets/share/')) delete expected['Cross-Origin-Resource-Policy'];
  for (const [name, value] of Object.entries(expected))
    assert.is(headers[name.toLowerCase()], value, `${host.name}: ${name} of ${path} with ${status}`);
  if (status === 200 && type) assert.is(headers['content-type'], type, host.name);
  // `_headers` leaves the pictures of shared links out.
  const isNamed = !path.startsWith('/assets/share/') || ['nginx', 'Caddy', 'Apache'].includes(host.name);
  const isKept = status === 200 && cache !== undefined && isNamed;
  if (isKept) assert.is(headers['cache-control'], cache, host.name);
  else assert.match(headers['cache-control'] ?? 'no-cache', /^no-(cache|store)$|max-age=0/, `${host.name}: ${path}`);
}

for (const [path, expected] of [
  ['/', 200],
  ['/?from=mail', 200],
  ['/rolls', 200],
  ['/rolls?from=mail', 200],
  ['/rolls/rye', 200],
  ['/robots.txt', 200],
  ['/.well-known/security.txt', 200],
  ['/favicon.svg', 200],
  ['/site.webmanifest', 200],
  ['/speculation.json', 200],
  ['/baker.vcf', 200],
  ['/rolls/', '/rolls'],
  ['/rolls//', '/rolls'],
  ['/rolls.html', '/rolls'],
  ['/rolls.html?a=b', '/rolls?a=b'],
  ['/rolls/?a=b&c=/d', '/rolls?a=b&c=/d'],
  ['/rolls/index', '/rolls'],
  ['/rolls/index.html', '/rolls'],
  ['/rolls/rye/', '/rolls/rye'],
  ['/index.html', '/'],
  ['/index.html?a=b', '/?a=b'],
  ['/index', '/'],
  ['//rolls', '/rolls'],
  ['//rolls/', '/rolls'],
  ['/%72olls', '/rolls'],
  ['/%72olls/', '/rolls'],
  ['/rolls%2f', '/rolls'],
  ['/gone', 404],
  ['/gone/', 404],
  ['/gone.html', 404],
  ['/rolls/gone', 404],
  ['/rolls.html/', 404],
  ['/Rolls', 404],
  ['/ROLLS', 404],
  ['/rolls.', 404],
  ['/caf%C3%A9', 404],
  ['/favicon.svg/', 404],
  ['/assets', 404],
  ['/assets/', 404],
  ['/assets/gone.js', 404],
  ['/assets/share/gone.png', 404],
  ['/404', 404],
  ['/404.html', 404],
  ['/500', 404],
  ['/500.html', 404],
  ['/_headers', 404],
  ['//_headers', 404],
  ['/assets/../_headers', 404],
  ['/assets/%2e%2e/_headers', 404],
  ['/.well-known/security.txt.br', 404],
  ['/.well-known/', 404],
  ['/.htaccess', 404],
  ['/.nojekyll', 404],
  ['/.assetsignore', 404],
  ['/.hosts/nginx.conf', 404],
  ['//.hosts/nginx.conf', 404],
  ['/%2ehosts/nginx.conf', 404],
  ['/rolls.html.br', 404],
  ['/rolls.br', 404],
  ['//evil.example/', 404],
  ['//evil.example/rolls/', 404],
  ['/evil.example//rolls.html', 404],
] as const) {
  const isMoved = typeof expected === 'string';
  const title = isMoved ? `leads to ${expected}` : `is answered with ${expected}`;
  test(`${path} ${title}, guarded, by every host`, async ({ hosts }) => {
    for (const host of hosts.filter(({ name }) => name !== PAGES)) {
      const otherwise = Object.entries(EXCEPTIONS).find(([name]) => host.name.startsWith(name))?.[1];
      const answer = await ask(host.port, path);
      if (otherwise?.(path) === undefined) checkHeaders(host, path.split('?')[0]!, answer);
      if (isCloudflare(host)) {
        const last = await settle(host.port, path, answer);
        assert.is(last.status, otherwise?.(last.path) ?? (isMoved ? 200 : expected), host.name);
        if (isMoved) assert.is(last.path, expected, host.name);
      } else if (isMoved && otherwise?.(path) === undefined) {
        assert.is(answer.status, 301, host.name);
        assert.is(movedTo(answer), expected, host.name);
      } else {
        assert.is(answer.status, otherwise?.(path) ?? expected, host.name);
        if (answer.status === 404) assert.match(answer.body, /<h1>/i, host.name);
      }
    }
  });
}

test('Cloudflare Pages shows pages at their addresses, leads others to them, and says what is missing', async ({
  hosts,
}) => {
  for (const host of hosts.filter(({ name }) => name === PAGES))
    for (const [path, status, end = path] of [
      ['/', 200],
      ['/rolls', 200],
      ['/rolls/rye', 200],
      ['/.well-known/security.txt', 200],
      ['/rolls/', 200, '/rolls'],
      ['/rolls.html?a=b', 200, '/rolls?a=b'],
      ['/index.html', 200, '/'],
      ['/gone', 404],
      ['/gone/', 404],
      ['/rolls/gone', 404],
      ['/assets/gone.js', 404],
    ] as const) {
      const answer = await ask(host.port, path);
      checkHeaders(host, path.split('?')[0]!, answer);
      assert.equal(await settle(host.port, path, answer), { path: end, status }, path);
    }
});

test('what lies in assets/ is kept for a year, and never a missing file', async ({ hosts, assets }) => {
  assert.ok(assets.length > 3);
  for (const host of hosts)
    for (const path of assets.filter((asset) => !/\.(br|gz)$/.test(asset))) {
      const answer = await ask(host.port, path);
      assert.is(answer.status, 200, `${host.name}: ${path}`);
      checkHeaders(host, path, answer);
    }
});

test('who has a page already is told so, with the same headers', async ({ hosts }) => {
  for (const host of hosts) {
    const { headers } = await ask(host.port, '/rolls');
    const answer = await ask(host.port, '/rolls', 'GET', { 'If-None-Match': headers.etag });
    assert.is(answer.status, 304, host.name);
    checkHeaders(host, '/rolls', answer);
  }
});

test('HEAD is answered as GET is, without a body', async ({ hosts }) => {
  for (const host of hosts) {
    const answer = await ask(host.port, '/rolls', 'HEAD');
    assert.equal([answer.status, answer.body], [200, ''], host.name);
    checkHeaders(host, '/rolls', answer);
  }
});

test('own servers send the compressed copies, and tell caches that there are several', async ({ hosts }) => {
  for (const host of hosts.filter((one) => !isCloudflare(one)))
    for (const [accepted, encodings] of [
      ['gzip, deflate, br', /^(br|gzip)$/],
      ['br', /^br$|^undefined$/],
      ['identity', /^undefined$/],
    ] as const)
      for (const path of ['/', '/rolls', '/robots.txt', '/favicon.svg']) {
        const { status, headers } = await ask(host.port, path, 'GET', { 'Accept-Encoding': accepted });
        assert.is(status, 200);
        assert.match(String(headers['content-encoding']), encodings, `${host.name}: ${path} for ${accepted}`);
        // Caddy says so of compressed answers alone.
        if (headers['content-encoding'] || host.name !== 'Caddy')
          assert.match(headers.vary ?? '', /accept-encoding/i, `${host.name}: ${path} for ${accepted}`);
        assert.is(headers['content-language'], undefined, host.name);
      }
});

test('a failure is answered with the failure page', async ({ hosts }) => {
  for (const host of hosts.filter(({ name }) => ['nginx', 'Caddy', 'Apache'].includes(name))) {
    const answer = await ask(host.port, FAILING);
    assert.match(String(answer.status), /^50[03]$/, host.name);
    assert.match(answer.body, '<h1>500 Internal Server Error</h1>', host.name);
    // In Caddy this failure comes before our headers.
    if (host.name !== 'Caddy') checkHeaders(host, FAILING, answer);
  }
});

test('types are those of the files, compressed or not', async ({ hosts }) => {
  for (const host of hosts)
    for (const [path, type] of [
      ['/', /^text\/html(; ?charset=utf-8)?$/i],
      ['/rolls', /^text\/html(; ?charset=utf-8)?$/i],
      ['/favicon.svg', /^image\/svg\+xml/],
      ['/baker.vcf', /^text\/vcard; charset=utf-8$/],
      ['/speculation.json', /^application\/speculationrules\+json$/],
    ] as const)
      for (const accepted of ['br', 'gzip', 'identity']) {
        const { headers } = await ask(host.port, path, 'GET', { 'Accept-Encoding': accepted });
        assert.match(headers['content-type']!, type, `${host.name}: ${path}`);
      }
});

test('Cloudflare understands every rule', async ({ hosts }) => {
  for (const { name, log } of hosts.filter(isCloudflare)) {
    assert.match(log(), /Parsed \d+ valid header rules?/, name);
    assert.not.match(log(), /invalid|Ignoring|redirect rule/i, name);
  }
});

/** `LOAD=50000 npm test -- hosts` asks more often. */
const LOAD = Number(process.env.LOAD ?? 128);
const VISITORS = 32;
const ASKED: [path: string, status: number][] = [
  ['/', 200],
  ['/rolls', 200],
  ['/rolls/rye', 200],
  ['/favicon.svg', 200],
  ['/rolls/', 301],
  ['/gone', 404],
];

test(`${LOAD} requests by ${VISITORS} visitors at once are all answered, and rightly`, async ({ hosts }) => {
  // Cloudflare's own network is another than the program that is tried here.
  for (const { name, port } of hosts.filter((host) => !isCloudflare(host))) {
    const bodies = new Map<string, string>();
    let asked = 0;
    const visitor = async () => {
      while (asked < LOAD) {
        const [path, status] = ASKED[asked++ % ASKED.length]!;
        const { status: answered, body } = await ask(port, path);
        assert.is(answered, status, `${name}: ${path}`);
        if (!bodies.has(path)) bodies.set(path, body);
        assert.ok(body === bodies.get(path), `${name}: ${path} is the same each time`);
      }
    };
    await Promise.all(Array.from({ length: VISITORS }, visitor));
  }
});

test('nothing of the files for hosts is published', async ({ hosts }) => {
  assert.ok(hosts.length > 0);
  const root = temporaryFolder();
  const { hostFiles, files } = await buildFixture(join(root, 'dist'));
  assert.ok(hostFiles.length > 3);
  for (const { path } of hostFiles) assert.not.ok(files.has(path), path);
  assert.equal(await readdir(root), ['dist']);
});

test.run();
