/** The headers of each path: a policy that knows its own styles, how long caches keep it, and its type. */

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { hashSource, headerRules, headersFile, headersFor, parseHeaders } from '../../../build/site-files/headers.ts';
import { buildFixture, contentsOf, temporaryFolder } from '../../build-fixture.ts';

const policy = (styles: string[], targets: string[] = []) =>
  headersFor(headerRules(styles, targets), '/')['Content-Security-Policy']!.split('; ');

test('a policy allows the files of its own host and the stylesheets it knows, and nothing else', () => {
  assert.equal(policy(['a{}']), [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'sha256-X1RutGBrXCt9KkSaXMK7tHftWiRscFHOhxsS8tv8hBk='",
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
  assert.ok(policy([]).includes("style-src 'none'"));
});

test('forms and scripts may send to the origins that the site names', () => {
  const directives = policy([], ['https://forms.example', 'http://localhost:9']);
  assert.ok(directives.includes('form-action https://forms.example http://localhost:9'));
  assert.ok(directives.includes("connect-src 'self' https://forms.example http://localhost:9"));
});

test('the order in which pages were made does not show', () => {
  assert.equal(headerRules(['a{}', 'b{}'], []), headerRules(['b{}', 'a{}'], []));
});

for (const [path, cache, type] of [
  ['/', undefined, undefined],
  ['/services', undefined, undefined],
  ['/assets/page-86720d4c.js', 'public, max-age=31536000, immutable', undefined],
  ['/assets', undefined, undefined],
  ['/speculation.json', undefined, 'application/speculationrules+json'],
  ['/speculation.jsonx', undefined, undefined],
] as const) {
  test(`${path} is guarded; cached: ${cache ?? 'as the host likes'}; type: ${type ?? 'its own'}`, () => {
    const headers = headersFor(headerRules([], []), path);
    assert.is(headers['Cache-Control'], cache);
    assert.is(headers['Content-Type'], type);
    for (const [name, value] of [
      ['X-Content-Type-Options', 'nosniff'],
      ['X-Frame-Options', 'DENY'],
      ['Referrer-Policy', 'strict-origin-when-cross-origin'],
      ['Cross-Origin-Opener-Policy', 'same-origin'],
      ['Cross-Origin-Resource-Policy', 'same-origin'],
      ['Permissions-Policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=()'],
    ]) {
      assert.is(headers[name!], value);
    }
    // Six months are what the strictest of the public tests asks for.
    assert.ok(Number(/^max-age=(\d+)$/.exec(headers['Strict-Transport-Security']!)![1]) > 182 * 24 * 3600);
  });
}

test('no path is told the same header by two rules: Cloudflare Pages would join them', () => {
  const rules = headerRules(['a{}'], []);
  for (const [index, rule] of rules.entries()) {
    for (const other of rules.slice(index + 1)) {
      assert.equal(
        Object.keys(rule.headers).filter((name) => name in other.headers),
        [],
      );
    }
  }
});

test('the file says what the rules say', () => {
  const rules = headerRules(['a{}', 'b{}'], ['https://forms.example']);
  assert.equal(parseHeaders(headersFile(rules)), rules);
  assert.match(headersFile(rules), /^\/\*\n {2}Content-Security-Policy: /);
  assert.equal(parseHeaders(''), []);
});

test('every stylesheet of every finished page is in the published policy, and no other', async () => {
  const dist = temporaryFolder();
  await buildFixture(dist);
  const published = parseHeaders(await readFile(join(dist, '_headers'), 'utf8'));
  const allowed = /style-src ([^;]*)/.exec(headersFor(published, '/')['Content-Security-Policy']!)![1]!.split(' ');
  const pages = [...(await contentsOf(dist))].filter(([path]) => path.endsWith('.html'));
  const styles = pages.flatMap(([, html]) => {
    const text = Buffer.from(html, 'latin1').toString('utf8');
    return Array.from(text.matchAll(/<style[^>]*>(.*?)<\/style>/gs), ([, css]) => css!);
  });
  assert.ok(pages.length === 5 && styles.length === 5);
  assert.equal([...new Set(styles.map(hashSource))].sort(), allowed.sort());
});

test.run();
