/** Host files, tried on the installed hosts and on the preview server. All must answer in the same way. */

import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { ASSETS_PATH, createHeaders, REVALIDATE, SHARE_PATH } from '../../../build/files/headers.ts';
import { createSite } from '../../fixture/site.tsx';
import { type Answer, ask } from '../../support/ask.ts';
import { buildFixture, ORIGIN, temporaryFolder, temporaryRoot } from '../../support/build-fixture.ts';
import { FAILING, type Host, startHosts } from '../../support/servers.ts';

const MODEL = createHeaders(createSite({ origin: ORIGIN, year: 2030 }));

const test = suite<{ hosts: Host[]; assets: string[] }>('hosts', { hosts: [], assets: [] });

test.before(async (context) => {
  const css = '@font-face { font-family: Rye; src: url("./rye.woff2"); }\n';
  const files = { 'test/fixture/pages/rolls.css': css, 'test/fixture/pages/rye.woff2': 'A font' };
  const root = await temporaryRoot(files, ['test/fixture']);
  const report = await buildFixture(join(root, 'dist'), { root });
  const paths = Array.from(report.files.keys(), (file) => `/${file}`);
  context.assets = paths.filter((path) => path.startsWith(ASSETS_PATH) && !/\.(br|gz)$/.test(path));
  context.hosts = await startHosts(root);
});

test.after(async ({ hosts }) => {
  await Promise.all(hosts.map(({ stop }) => stop()));
});

/** Its local server reaches some paths with several redirects, and answers others with errors of its own. */
const isPages = ({ name }: Host) => name === 'Cloudflare Pages';
/** Servers with their own configuration. The others read `_headers`. */
const isOwn = ({ name }: Host) => ['nginx', 'Caddy', 'Apache'].includes(name);

/** Apache itself rejects encoded slashes, unless AllowEncodedSlashes is set outside of .htaccess. */
const isException = ({ name }: Host, path: string) => name === 'Apache' && /%2f/i.test(path);

/** The path in an answer's Location, which is an absolute URL in Apache. */
const targetOf = ({ location }: Answer) => location?.replace(/^http:\/\/127\.0\.0\.1:\d+/, '');

/** Follows redirects. */
async function settle(port: number, path: string, answer: Answer): Promise<{ path: string; status: number }> {
  const target = targetOf(answer);
  if (target === undefined || target === path) return { path, status: answer.status };
  return settle(port, target, await ask(port, target));
}

/** Headers that servers send on their own, and those of other tests. */
const SERVER_HEADERS =
  /^(accept-ranges|cache-control|connection|content-(encoding|length|type)|date|etag|last-modified|location|server|transfer-encoding|vary)$/;
const CLOUDFLARE_HEADERS = /^(access-control-allow-origin|x-server-env)$|^cf-/;

const lowerCase = (headers: object) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));

/** The headers from our configuration must be exactly the expected ones. */
function checkHeaders(host: Host, path: string, { status, headers }: Answer): void {
  const context = `${host.name}: ${path} with ${status}`;
  const isFound = status === 200;
  const isShareImage = path.startsWith(SHARE_PATH);
  const expected = lowerCase({ ...MODEL.all, ...(isShareImage && isFound && MODEL.shareImages) });
  const found = Object.fromEntries(
    Object.entries(headers).filter(
      ([name]) => !SERVER_HEADERS.test(name) && !(isPages(host) && CLOUDFLARE_HEADERS.test(name)),
    ),
  );
  // Some hosts send the headers of a share image with the 404 page.
  const policy = 'cross-origin-resource-policy';
  if (isShareImage && !isFound && found[policy] === 'cross-origin') found[policy] = 'same-origin';
  assert.equal(found, expected, context);

  const cache = headers['cache-control'];
  // `_headers` has no rules for caching of share images.
  const isCached = isFound && path.startsWith(ASSETS_PATH) && (isOwn(host) || !isShareImage);
  if (isCached) assert.is(cache, MODEL.assets['Cache-Control'], context);
  else if (isOwn(host)) assert.is(cache, REVALIDATE, context);
  else assert.match(cache ?? 'no-cache', /^no-(cache|store)$|max-age=0/, context);
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
  ['/assets/gone.woff2', 404],
  ['/gone.txt', 404],
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
  ['/.hosts/nginx.conf', 404],
  ['//.hosts/nginx.conf', 404],
  ['/%2ehosts/nginx.conf', 404],
  ['/rolls.html.br', 404],
  ['/rolls.br', 404],
  ['//evil.example/', 404],
  ['//evil.example/rolls/', 404],
  ['/evil.example//rolls.html', 404],
] as const) {
  const isRedirect = typeof expected === 'string';
  test(`${path} ${isRedirect ? 'redirects to' : 'is answered with'} ${expected}`, async ({ hosts }) => {
    for (const host of hosts.filter((host) => !isPages(host))) {
      const answer = await ask(host.port, path);
      if (isException(host, path)) {
        assert.is(answer.status, 404);
        continue;
      }
      checkHeaders(host, path.split('?')[0]!, answer);
      assert.is(answer.status, isRedirect ? 301 : expected, host.name);
      if (isRedirect) assert.is(targetOf(answer), expected, host.name);
      if (expected !== 404) continue;
      assert.match(answer.body, /<h1>/i, host.name);
      assert.match(answer.type!, /^text\/html/, host.name);
    }
  });
}

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
  test(`Cloudflare Pages answers ${path} with ${status} at ${end}`, async ({ hosts }) => {
    for (const host of hosts.filter(isPages)) {
      const answer = await ask(host.port, path);
      checkHeaders(host, path.split('?')[0]!, answer);
      assert.equal(await settle(host.port, path, answer), { path: end, status });
    }
  });
}

test('assets are cached for a year, and only share images are cross-origin', async ({ hosts, assets }) => {
  assert.is(assets.length, 4);
  for (const host of hosts)
    for (const path of assets) {
      const answer = await ask(host.port, path);
      assert.is(answer.status, 200, `${host.name}: ${path}`);
      checkHeaders(host, path, answer);
    }
});

test('a matching If-None-Match is answered with 304 and the same headers', async ({ hosts }) => {
  for (const host of hosts) {
    const { headers } = await ask(host.port, '/rolls');
    const answer = await ask(host.port, '/rolls', 'GET', { 'If-None-Match': headers.etag });
    assert.is(answer.status, 304, host.name);
    checkHeaders(host, '/rolls', answer);
  }
});

test('HEAD is answered like GET, without a body', async ({ hosts }) => {
  for (const host of hosts) {
    const answer = await ask(host.port, '/rolls', 'HEAD');
    assert.equal([answer.status, answer.body], [200, ''], host.name);
    checkHeaders(host, '/rolls', answer);
  }
});

test('servers send the compressed copies with Vary', async ({ hosts }) => {
  for (const host of hosts.filter((host) => !isPages(host)))
    for (const [accepted, encodings] of [
      ['gzip, deflate, br', /^(br|gzip)$/],
      ['br', /^br$|^undefined$/],
      ['identity', /^undefined$/],
    ] as const)
      for (const path of ['/', '/rolls', '/robots.txt', '/favicon.svg']) {
        const { status, headers } = await ask(host.port, path, 'GET', { 'Accept-Encoding': accepted });
        const context = `${host.name}: ${path} for ${accepted}`;
        assert.is(status, 200);
        assert.match(String(headers['content-encoding']), encodings, context);
        // Caddy sends it only with compressed answers.
        if (headers['content-encoding'] || host.name !== 'Caddy')
          assert.match(headers.vary ?? '', /accept-encoding/i, context);
      }
});

test('a server error is answered with the error page', async ({ hosts }) => {
  for (const host of hosts.filter(isOwn)) {
    const answer = await ask(host.port, FAILING);
    assert.match(String(answer.status), /^50[03]$/, host.name);
    assert.match(answer.body, '<h1>500 Internal Server Error</h1>', host.name);
    // In Caddy, this error comes before our headers.
    if (host.name !== 'Caddy') checkHeaders(host, FAILING, answer);
  }
});

for (const [path, type] of [
  ['/', /^text\/html(; ?charset=utf-8)?$/i],
  ['/rolls', /^text\/html(; ?charset=utf-8)?$/i],
  ['/favicon.svg', /^image\/svg\+xml/],
  ['/favicon.ico', /^image\/(x-icon|vnd\.microsoft\.icon)$/],
  ['/robots.txt', /^text\/plain(; ?charset=utf-8)?$/],
  ['.woff2', /^font\/woff2$/],
  ['.js', /^(text|application)\/javascript(; ?charset=utf-8)?$/],
  ['/baker.vcf', /^text\/vcard; charset=utf-8$/],
  ['/site.webmanifest', /^application\/manifest\+json$/],
  ['/speculation.json', /^application\/speculationrules\+json$/],
] as const) {
  test(`${path} has its type, compressed or not`, async ({ hosts, assets }) => {
    const file = path.startsWith('/') ? path : assets.find((asset) => asset.endsWith(path))!;
    for (const host of hosts)
      for (const accepted of ['br', 'gzip', 'identity']) {
        const answer = await ask(host.port, file, 'GET', { 'Accept-Encoding': accepted });
        assert.match(String(answer.type), type, `${host.name}: ${file}`);
      }
  });
}

test('Cloudflare understands every rule', async ({ hosts }) => {
  for (const { log } of hosts.filter(isPages)) {
    assert.match(log(), /Parsed \d+ valid header rules?/);
    assert.not.match(log(), /invalid|Ignoring|redirect rule/i);
  }
});

/** `LOAD=50000 npm test -- hosts` sends more requests. */
const LOAD = Number(process.env.LOAD ?? 128);
const VISITORS = 32;
const REQUESTS: [path: string, status: number][] = [
  ['/', 200],
  ['/rolls', 200],
  ['/rolls/rye', 200],
  ['/favicon.svg', 200],
  ['/rolls/', 301],
  ['/gone', 404],
];

test(`${LOAD} requests by ${VISITORS} visitors get the right answers`, async ({ hosts }) => {
  // The local server of Cloudflare Pages isn't the program that serves visitors.
  for (const { name, port } of hosts.filter((host) => !isPages(host))) {
    const bodies = new Map<string, string>();
    let sent = 0;
    const visitor = async () => {
      while (sent < LOAD) {
        const [path, expected] = REQUESTS[sent++ % REQUESTS.length]!;
        const { status, body } = await ask(port, path);
        assert.is(status, expected, `${name}: ${path}`);
        if (!bodies.has(path)) bodies.set(path, body);
        assert.ok(body === bodies.get(path), `${name}: ${path} is the same each time`);
      }
    };
    await Promise.all(Array.from({ length: VISITORS }, visitor));
  }
});

test('a build warns if the configuration of a server has changed', async () => {
  const root = temporaryFolder();
  const dist = join(root, 'dist');
  const warnings = async () => (await buildFixture(dist)).warnings.slice(1);
  assert.equal(await warnings(), []);
  assert.equal(await warnings(), []);
  const config = await readFile(join(root, '.hosts/nginx.conf'), 'utf8');
  await writeFile(join(root, '.hosts/nginx.conf'), '# other');
  assert.equal(await warnings(), ['.hosts/nginx.conf has changed. Reload a server that includes it.']);
  assert.is(await readFile(join(root, '.hosts/nginx.conf'), 'utf8'), config);
  assert.equal(await readdir(root), ['.hosts', 'dist']);
});

test.run();
