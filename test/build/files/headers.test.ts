/** Tests the header model and the `_headers` file. */

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { createHeaders } from '../../../build/files/headers.ts';
import { hostFiles } from '../../../build/files/hosts.ts';
import { createSite } from '../../fixture/site.tsx';
import { ORIGIN } from '../../support/build-fixture.ts';

const site = createSite({ origin: ORIGIN, year: 2030 });
const { all, assets, shareImages } = createHeaders(site);
const CSP = 'Content-Security-Policy';

test('the headers allow only what a site without a form needs', () => {
  const { 'Strict-Transport-Security': hsts, ...others } = all;
  // The strictest of the public header checkers requires six months.
  assert.ok(Number(/^max-age=(\d+)$/.exec(hsts!)![1]) > 182 * 24 * 3600);
  assert.equal(others, {
    // Each page's own policy restricts styles further.
    [CSP]: `default-src 'none'; script-src 'self'; style-src 'unsafe-inline'; img-src 'self'; font-src 'self'; manifest-src 'self'; connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types 'none'`,
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

test("host files don't grow with the number of pages, and respect Cloudflare's limits", () => {
  const routes = Array.from({ length: 500 }, (_, index) => ({ ...site.routes[0]!, path: `/kind-${index}` }));
  const paths = routes.map(({ path }) => `assets${path}-86720d4c.js`);
  const [headers, ...others] = Object.values(hostFiles({ ...site, routes }, paths)).flat();
  const lines = String(headers!.body).split('\n');
  // https://developers.cloudflare.com/pages/platform/limits/
  assert.is(lines.filter((line) => line.startsWith('/')).length, 100);
  assert.ok(lines.every((line) => line.length < 2000));
  // Without the line that starts with "!", Cloudflare would join both values.
  assert.match(String(headers!.body), /^\/assets\/share\/\*\n {2}! (.*)\n {2}\1: cross-origin$/m);
  assert.equal(others, Object.values(hostFiles(site, [])).flat().slice(1));
});
