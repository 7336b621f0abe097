/** The headers of each path: the policy, how long caches keep it, and its type; and `_headers`, which says them to hosts. */

import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { headerRules, headersFor } from '../../../build/files/headers.ts';
import { headersFile, parseHeaders } from '../../../build/files/headers-file.ts';
import { buildFixture, contentsOf, temporaryFolder } from '../../support/build-fixture.ts';

const policy = (targets: string[] = []) =>
  headersFor(headerRules(targets), '/')['Content-Security-Policy']!.split('; ');

test('a policy allows the files of its own host, and inline styles, which each page restricts to its own', () => {
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

test('forms and scripts may send to the addresses that the site names', () => {
  const directives = policy(['https://forms.example/f/1?a=b', 'http://localhost:9/q', '/api/quote']);
  // A service may lead a visitor back to one of our own pages.
  assert.ok(directives.includes("form-action 'self' https://forms.example http://localhost:9"));
  assert.ok(directives.includes("connect-src 'self' https://forms.example http://localhost:9"));
  assert.ok(policy(['/api/quote']).includes("form-action 'self'"));
});

const IMMUTABLE = 'public, max-age=31536000, immutable';

for (const [path, cache, type, others = 'same-origin'] of [
  ['/', undefined, undefined],
  ['/services', undefined, undefined],
  ['/assets/page-86720d4c.js', IMMUTABLE, undefined],
  ['/assets/share/page-86720d4c.png', IMMUTABLE, undefined, 'cross-origin'],
  ['/assets', undefined, undefined],
  ['/speculation.json', undefined, 'application/speculationrules+json'],
  ['/speculation.jsonx', undefined, undefined],
  ['/site.webmanifest', undefined, 'application/manifest+json'],
] as const) {
  test(`${path} is guarded, may be shown by ${others}; cached: ${cache ?? 'as the host likes'}; type: ${type ?? 'its own'}`, () => {
    const headers = headersFor(headerRules([]), path);
    assert.is(headers['Cache-Control'], cache);
    assert.is(headers['Content-Type'], type);
    for (const [name, value] of [
      ['X-Content-Type-Options', 'nosniff'],
      ['X-Frame-Options', 'DENY'],
      ['Referrer-Policy', 'strict-origin-when-cross-origin'],
      ['Cross-Origin-Opener-Policy', 'same-origin'],
      ['Cross-Origin-Resource-Policy', others],
      ['Permissions-Policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=()'],
    ]) {
      assert.is(headers[name!], value);
    }
    // Six months are what the strictest of the public tests asks for.
    assert.ok(Number(/^max-age=(\d+)$/.exec(headers['Strict-Transport-Security']!)![1]) > 182 * 24 * 3600);
  });
}

/** `_headers` for so many assets. */
const fileFor = (count: number) => {
  const assets = Array.from({ length: count }, (_, index) => `/assets/page-${10_000_000 + index}.js`);
  const rules = headerRules(['https://forms.example']);
  return { rules, assets, text: headersFile({ rules, assets, paths: [], origin: 'https://bread.example' }) };
};

test('the file says what the rules say, of every asset by its name', () => {
  const { rules, assets, text } = fileFor(3);
  const read = parseHeaders(text);
  for (const path of ['/', '/speculation.json', '/assets/share/page-1.png', ...assets]) {
    const { 'Cache-Control': cache, ...expected } = headersFor(rules, path);
    const { 'Cache-Control': stated, ...found } = headersFor(read, path);
    assert.equal(found, expected, path);
    // The pictures of shared links are many, and no browser that shows the site loads them.
    assert.is(stated, path.includes('/share/') ? undefined : cache, path);
  }
  assert.is(headersFor(read, '/assets/gone.js')['Cache-Control'], undefined);
  assert.equal(parseHeaders(''), []);
});

test('Cloudflare detaches a header before another rule sets it, because it would join the two', () => {
  const { text } = fileFor(0);
  assert.match(
    text,
    '/assets/share/*\n  ! Cross-Origin-Resource-Policy\n  Cross-Origin-Resource-Policy: cross-origin\n',
  );
  assert.is(text.match(/^ {2}! /gm)!.length, 1);
});

test('no file has more rules than Cloudflare reads', () => {
  assert.is(parseHeaders(fileFor(500).text).length, 100);
});

test('every finished page has a policy of its own, which allows its stylesheet and no other', async () => {
  const dist = temporaryFolder();
  await buildFixture(dist);
  const pages = [...(await contentsOf(dist)).keys()].filter((path) => path.endsWith('.html'));
  assert.is(pages.length, 5);
  for (const page of pages) {
    const html = await readFile(join(dist, page), 'utf8');
    const styles = Array.from(html.matchAll(/<style[^>]*>(.*?)<\/style>/gs), ([, css]) => css!);
    const hashes = styles.map((css) => `'sha256-${createHash('sha256').update(css).digest('base64')}'`);
    const tag = `<meta http-equiv="Content-Security-Policy" content="script-src 'self';style-src ${hashes.join(' ')}">\n`;
    assert.ok(hashes.length === 1 && html.includes(tag), page);
    assert.ok(html.indexOf(tag) < html.indexOf('<style'), `${page}: the policy comes first`);
    assert.ok(tag.length <= 140, `${tag.length} bytes`);
  }
});

test.run();
