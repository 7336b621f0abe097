/** Tests the headers, and that servers with the host files respond like npm start. */

import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { ASSETS_PATH, createHeaders, REVALIDATE, SHARE_PATH } from '../../../build/files/headers.ts';
import { hostFiles } from '../../../build/files/hosts.ts';
import { htmlFile } from '../../../build/lib/urls.ts';
import { createSite } from '../../fixture/site.tsx';
import { buildFixtureWith, ORIGIN, ROOT } from '../../support/build-fixture.ts';
import { type Answer, sendRequest } from '../../support/request.ts';
import { FAILING, type Host, PROXIED, startHosts } from '../../support/servers.ts';

const SITE = createSite({ origin: ORIGIN, year: 2030 });
const MODEL = createHeaders(SITE);

test('the headers allow only what a site without a form needs', () => {
  const { 'Strict-Transport-Security': hsts, ...others } = MODEL.all;
  // The strictest of the public header checkers requires six months.
  assert.ok(Number(/^max-age=(\d+)$/.exec(hsts!)![1]) > 182 * 24 * 3600);
  assert.equal(others, {
    // Each page's own policy restricts styles further.
    'Content-Security-Policy': `default-src 'none'; script-src 'self'; style-src 'unsafe-inline'; img-src 'self'; font-src 'self'; media-src 'self'; manifest-src 'self'; connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types 'none'`,
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Speculation-Rules': '"/speculation.json"',
  });
  assert.equal(MODEL.assets, { 'Cache-Control': 'public, max-age=31536000, immutable' });
  assert.equal(MODEL.shareImages, { 'Cross-Origin-Resource-Policy': 'cross-origin' });
});

test("host files don't grow with the number of pages, and respect Cloudflare's limits", () => {
  const routes = Array.from({ length: 500 }, (_, index) => ({ ...SITE.routes[0]!, path: `/kind-${index}` }));
  const paths = routes.map(({ path }) => `assets${path}-86720d4c.js`);
  const [headers, ...others] = Object.values(hostFiles({ ...SITE, routes }, paths)).flat();
  const lines = String(headers!.body).split('\n');
  // https://developers.cloudflare.com/pages/platform/limits/
  assert.is(lines.filter((line) => line.startsWith('/')).length, 100);
  assert.ok(lines.every((line) => line.length < 2000));
  // Without the line that starts with "!", Cloudflare would join both values.
  assert.match(String(headers!.body), /^\/assets\/share\/\*\n {2}! (.*)\n {2}\1: cross-origin$/m);
  assert.equal(others, Object.values(hostFiles(SITE, [])).flat().slice(1));
});

/** URLs of public files that hosts could mistake for something else. Each contains its URL. */
const PUBLIC = '/google-123 /Verify.html /license /docs/index.html /docs/A%20%25%26%5b].txt /.well-known/a'.split(' ');

let root: string;
let published: string[];
/** The preview server is the first one. */
let hosts: Host[] = [];
/** All hosts except Cloudflare's local server, which has its own redirects and errors. */
let servers: Host[] = [];

const isPages = ({ name }: Host) => name === 'Cloudflare Pages';
/** True for servers with their own configuration file. Other servers read `_headers`. */
const isConfigured = ({ name }: Host) => ['nginx', 'Caddy', 'Apache'].includes(name);

/** Sends a request and checks the status and all configured headers. */
async function check(host: Host, path: string, expected: number, method = 'GET', sent = {}): Promise<Answer> {
  const answer = await sendRequest(host.port, path, method, sent);
  const { status, headers } = answer;
  const context = `${host.name}: ${path} with ${status}`;
  assert.is(status, expected, context);
  const [isFound, isShareImage] = [status === 200, path.startsWith(SHARE_PATH)];
  const model = Object.entries({ ...MODEL.all, ...(isShareImage && MODEL.shareImages) });
  // Only some hosts send the headers for share images with the 404 page too.
  for (const [name, value] of model)
    if (isFound || !(isShareImage && name in MODEL.shareImages)) assert.is(headers[name.toLowerCase()], value, context);

  const cache = headers['cache-control'];
  // `_headers` has no caching rules for share images.
  if (isFound && path.startsWith(ASSETS_PATH) && (isConfigured(host) || !isShareImage))
    assert.is(cache, MODEL.assets['Cache-Control'], context);
  else if (!isPages(host)) assert.is(cache, REVALIDATE, context);
  else assert.match(cache ?? 'no-cache', /^no-(cache|store)$|max-age=0/, context);
  return answer;
}

test('all installed servers start with the generated configuration', async () => {
  const fileOf = (url: string) => `test/fixture/public${decodeURIComponent(url).replace('google-123', '$&.html')}`;
  const site = await buildFixtureWith({
    ...Object.fromEntries(PUBLIC.map((url) => [fileOf(url), url])),
    'test/fixture/base.css': '@font-face { font-family: Rye; src: url("./pages/rye.woff2"); }',
    'test/fixture/pages/rye.woff2': await readFile(join(ROOT, 'assets/fonts/archivo-800.woff2')),
  });
  root = site.root;
  published = Array.from(site.report.files.keys(), (file) => `/${file}`);
  hosts = await startHosts(root);
  servers = hosts.filter((host) => !isPages(host));
});

test.after(async () => void (await Promise.all(hosts.map(({ stop }) => stop()))));

const REDIRECTS = {
  '/': '/index /index.html/',
  '/?a=b': '/index?a=b /index.html?a=b',
  '/rolls':
    '/rolls/ /rolls// /rolls.html /rolls/index /rolls/index.html /rolls/index/ //rolls //rolls/ /%72olls /rolls%2f',
  '/rolls?a=b&c=/d': '/rolls/?a=b&c=/d /rolls.html?a=b&c=/d',
  '/rolls/rye': '/rolls/rye/',
  '/google-123': '/google-123.html',
};

/** Paths that return the 404 page: missing, misspelled and hidden ones, folders, other origins. */
const MISSING = `/Verify /gone /gone/ /rolls/gone /rolls.html/ /caf%C3%A9 /ROLLS /rolls. /favicon.svg/ /assets
  /assets/ /.well-known/ /assets/gone.js /assets/share/gone.png /404 /404.html /500.html /_headers //_headers
  /assets/../_headers /assets/%2e%2e/_headers /.htaccess //.hosts/nginx.conf /%2ehosts/nginx.conf /rolls.br
  //evil.example/ //evil.example/rolls/ /evil.example//rolls.html /.file/_headers`.split(/\s+/);

/** More such paths for npm start: outside the folder, and other spellings of files. */
const MISSPELLED = `/../package.json /..%2f..%2fpackage.json /rolls/%2e%2e/_headers /\\_headers /rolls%23 /rolls%3fa
  /rolls%00 /%35%30%30 //robots.txt /robots.txt/`.split(/\s+/);

test('redirects other spellings of paths', async () => {
  for (const host of servers)
    for (const [target, paths] of Object.entries(REDIRECTS))
      for (const [index, path] of paths.split(' ').entries()) {
        // Apache rejects encoded slashes, and AllowEncodedSlashes isn't valid in .htaccess.
        if (host.name === 'Apache' && path.includes('%2f')) continue;
        // Proxies that handle HTTPS send this header. Apache redirects to absolute URLs.
        const scheme = index % 2 === 0 ? 'http' : 'https';
        const { location } = await check(host, path, 301, 'GET', { 'X-Forwarded-Proto': scheme });
        const origin = `${scheme}://127.0.0.1:${host.port}`;
        assert.is(new URL(location!, origin).href, origin + target, `${host.name}: ${path}`);
      }
});

test('returns the 404 page for missing and hidden files', async () => {
  const copies = published.filter((file) => /\.(br|gz)$/.test(file)).map(encodeURI);
  for (const host of servers)
    for (const path of [...MISSING, ...(host === hosts[0] ? MISSPELLED : []), ...copies, `/${'a'.repeat(256)}`]) {
      // Apache returns 403 for this path, before it reads .htaccess.
      if (host.name === 'Apache' && path.length > 256) continue;
      const { type, body } = await check(host, path, 404);
      assert.match(`${type} ${body}`, /^text\/html.*<title>Not found/s, `${host.name}: ${path}`);
    }
});

test('rejects forms that are sent to a page', async () => {
  for (const host of servers)
    for (const path of ['/', '/rolls']) {
      const { headers } = await check(host, path, 405, 'POST');
      if (/preview|Caddy/.test(host.name)) assert.is(headers.allow, 'GET, HEAD', host.name);
    }
});

test('serves public files at their paths', async () => {
  for (const host of servers)
    for (const url of PUBLIC) assert.is((await check(host, url, 200)).body, url, `${host.name}: ${url}`);
});

test('Cloudflare Pages accepts all _headers rules', () => {
  for (const host of hosts.filter(isPages)) {
    assert.match(host.log(), /Parsed \d+ valid header rules?/);
    assert.not.match(host.log(), /invalid|Ignoring/i);
  }
});

const HTML = /^text\/html(; ?charset=utf-8)?$/i;
/** Content types by path, or by the end of an asset's path. */
const TYPES = {
  '/': HTML,
  '/rolls?from=mail': HTML,
  '/favicon.svg': /^image\/svg\+xml/,
  '/favicon.ico': /^image\/(x-icon|vnd\.microsoft\.icon)$/,
  '/.well-known/security.txt': /^text\/plain(; ?charset=utf-8)?$/,
  '/baker.vcf': /^text\/vcard; charset=utf-8$/,
  '/site.webmanifest': /^application\/manifest\+json$/,
  '/speculation.json': /^application\/speculationrules\+json$/,
  '.woff2': /^font\/woff2$/,
  '.js': /^(text|application)\/javascript(; ?charset=utf-8)?$/,
  '.png': /^image\/png$/,
};

test('sends each file with its Content-Type and an encoding that the client accepts', async () => {
  for (const [path, type] of Object.entries(TYPES)) {
    const url = published.find((file) => file.startsWith(ASSETS_PATH) && file.endsWith(path)) ?? path;
    const hasCopies = [url, `/${htmlFile(url.split('?')[0]!)}`].some((file) => published.includes(`${file}.br`));
    for (const host of hosts) {
      // Cloudflare compresses responses itself.
      const isNegotiated = hasCopies && !isPages(host);
      for (const accepted of ['gzip, deflate, br', ...(isNegotiated ? ['br', 'br;q=0', 'identity'] : [])]) {
        const answer = await check(host, url, 200, 'GET', { 'Accept-Encoding': accepted });
        const context = `${host.name}: ${url} for ${accepted}`;
        assert.match(String(answer.type), type, context);
        // Unlike pages, text files don't contain their encoding.
        if (!isPages(host) && path.endsWith('.txt')) assert.match(answer.type!, /utf-8$/i, context);
        if (!isNegotiated) continue;
        const { vary = '', 'content-encoding': encoding, 'content-language': language } = answer.headers;
        assert.is(language, undefined, context);
        // nginx needs a module for brotli.
        assert.ok(encoding ? accepted.split(', ').includes(encoding) : !accepted.includes('gzip'), context);
        // Caddy sends Vary only with compressed responses.
        if (encoding || host.name !== 'Caddy') assert.match(vary, /accept-encoding/i, context);
      }
    }
  }
});

test('answers HEAD and If-None-Match requests without a body', async () => {
  for (const host of hosts) {
    const { headers, body } = await check(host, '/rolls', 200, 'HEAD');
    assert.is(body, '', host.name);
    await check(host, '/rolls', 304, 'GET', { 'If-None-Match': headers.etag });
  }
});

test('shows the 500 page for server errors', async () => {
  for (const host of hosts.filter(isConfigured)) {
    const { status, body } = await sendRequest(host.port, FAILING);
    assert.match(body, '<title>Failure', host.name);
    // Caddy reports this error before it sets our headers.
    if (host.name !== 'Caddy') await check(host, FAILING, status);
  }
});

test('nginx and Caddy can proxy a path to a program', async () => {
  for (const { name, port } of hosts.filter(({ name }) => ['nginx', 'Caddy'].includes(name))) {
    const { status, body } = await sendRequest(port, PROXIED, 'POST');
    assert.equal([status, body], [200, `POST ${PROXIED}`], name);
  }
});

test('npm start ignores invalid ranges, rejects malformed URLs with 400, and shows the cause of a server error', async () => {
  await check(hosts[0]!, '/rolls', 200, 'GET', { Range: 'bytes=9-1' });
  for (const path of ['/%', 'http://[']) await check(hosts[0]!, path, 400);
  await rm(join(root, 'dist/_headers'));
  assert.match((await sendRequest(hosts[0]!.port, '/')).body, '<h1>ENOENT: ');
});
