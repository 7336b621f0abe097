/** Response headers: the model, and the `_headers` file for hosts. */

import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { createHeaders } from '../../../build/files/headers.ts';
import { hostFiles } from '../../../build/files/hosts.ts';
import { headersFor } from '../../../build/serve/server.ts';
import { createSite } from '../../fixture/site.tsx';
import { buildFixture, contentsOf, ORIGIN, temporaryFolder } from '../../support/build-fixture.ts';

const site = createSite({ origin: ORIGIN, year: 2030 });
const { all, assets, shareImages } = createHeaders(site);

const policy = (...endpoints: string[]) =>
  createHeaders({ endpoints, files: [] }).all['Content-Security-Policy']!.split('; ');

test("the policy allows files of the site's origin, and inline styles, which each page restricts", () => {
  assert.equal(policy(), [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'unsafe-inline'",
    "img-src 'self'",
    "font-src 'self'",
    "manifest-src 'self'",
    "connect-src 'self'",
    "form-action 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ]);
});

test('the policy allows forms and scripts to send to endpoints', () => {
  const directives = policy('https://forms.example/f/1?a=b', 'http://localhost:9/q', '/api/quote');
  assert.ok(directives.includes("form-action 'self' https://forms.example http://localhost:9"));
  assert.ok(directives.includes("connect-src 'self' https://forms.example http://localhost:9"));
  assert.ok(policy('/api/quote').includes("form-action 'self'"));
});

test('the model has headers for all paths, and others for assets and share images', () => {
  const { 'Content-Security-Policy': _, 'Strict-Transport-Security': hsts, ...others } = all;
  // The strictest public test requires six months.
  assert.ok(Number(/^max-age=(\d+)$/.exec(hsts!)![1]) > 182 * 24 * 3600);
  assert.equal(others, {
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Speculation-Rules': '"/speculation.json"',
  });
  assert.equal(assets, { 'Cache-Control': 'public, max-age=31536000, immutable' });
  assert.equal(shareImages, { 'Cross-Origin-Resource-Policy': 'cross-origin' });
});

const [ASSET, SHARE_IMAGE] = ['assets/page-86720d4c.js', 'assets/share/page-86720d4c.png'];
const headersFile = (...paths: string[]) => String(hostFiles(site, paths).published[0]!.body);

for (const [path, expected] of [
  ['/', {}],
  [`/${ASSET}`, assets],
  ['/assets', {}],
  // A browser would cache a 404 for a year.
  ['/assets/gone.js', {}],
  [`/${SHARE_IMAGE}`, shareImages],
  ['/speculation.json', { 'Content-Type': 'application/speculationrules+json' }],
  ['/site.webmanifest', { 'Content-Type': 'application/manifest+json' }],
  ['/baker.vcf', { 'Content-Type': 'text/vcard; charset=utf-8' }],
] as const) {
  test(`_headers adds ${Object.keys(expected).join() || 'nothing'} for ${path}`, () => {
    assert.equal(headersFor(headersFile(ASSET, SHARE_IMAGE), path), { ...all, ...expected });
  });
}

test('_headers detaches a header before it sets another value, because Cloudflare would join the two', () => {
  const text = headersFile(ASSET, SHARE_IMAGE);
  const name = 'Cross-Origin-Resource-Policy';
  assert.match(text, `/assets/share/*\n  ! ${name}\n  ${name}: cross-origin\n`);
  assert.is(text.match(/^ {2}! /gm)!.length, 1);
});

test('_headers stays within the limits of Cloudflare, and no other host file depends on pages or assets', () => {
  const routes = Array.from({ length: 500 }, (_, index) => ({ ...site.routes[0]!, path: `/kind-${index}` }));
  const paths = routes.map(({ path }) => `assets${path}-86720d4c.js`);
  const { published, beside } = hostFiles({ ...site, routes }, paths);
  const lines = String(published[0]!.body).split('\n');
  // https://developers.cloudflare.com/pages/platform/limits/
  assert.is(lines.filter((line) => line.startsWith('/')).length, 100);
  assert.ok(lines.every((line) => line.length < 2000));
  const few = hostFiles(site, []);
  assert.equal([...published.slice(1), ...beside], [...few.published.slice(1), ...few.beside]);
});

test('every page has a policy that allows only its stylesheet, and only share images are cross-origin', async () => {
  const dist = join(temporaryFolder(), 'dist');
  await buildFixture(dist);
  const paths = [...(await contentsOf(dist)).keys()];
  const text = await readFile(join(dist, '_headers'), 'utf8');
  const isForeign = (path: string) => headersFor(text, `/${path}`)['Cross-Origin-Resource-Policy'] === 'cross-origin';
  const foreign = paths.filter(isForeign);
  assert.is(foreign.length, 1);
  assert.match(foreign[0]!, /^assets\/share\/page-\w{8}\.png$/);

  const pages = paths.filter((path) => path.endsWith('.html'));
  assert.is(pages.length, 5);
  for (const page of pages) {
    const html = await readFile(join(dist, page), 'utf8');
    const [[, css], ...others] = [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)] as [RegExpMatchArray];
    assert.is(others.length, 0);
    const hash = createHash('sha256').update(css!).digest('base64');
    const tag = `<meta http-equiv="Content-Security-Policy" content="script-src 'self';style-src 'sha256-${hash}'">\n`;
    assert.ok(html.includes(tag), page);
    assert.ok(html.indexOf(tag) < html.indexOf('<style'), `${page}: the policy comes first`);
  }
});

test.run();
