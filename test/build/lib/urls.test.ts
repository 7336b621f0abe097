/** Tests page paths: output files, redirects and validation. */

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { checkPaths, outputFile, pageAt } from '../../../build/lib/urls.ts';

test('the page /services becomes services.html, not services/index.html', () => {
  assert.equal(['/', '/services', '/rolls/rye'].map(outputFile), ['index.html', 'services.html', 'rolls/rye.html']);
});

for (const [page, ...spellings] of [
  ['/', '/', '//', '/index.html', '/index'],
  ['/services', '/services', '/services/', '/services//', '/services.html', '/services/index', '/services/index.html'],
  ['/rolls/rye', '/rolls/rye/'],
  // These paths aren't pages and must never redirect to a different host.
  [undefined, '/services.html/', '/Services', '//evil.example/', '//evil.example/services.html', '/\\evil.example/'],
] as const) {
  test(page ? `recognizes spellings of ${page}` : 'recognizes paths that are not pages', () => {
    for (const spelling of spellings) assert.is(pageAt(spelling), page, spelling);
  });
}

test('accepts valid paths', () => {
  const paths = ['/', '/services', '/service-areas', '/rolls/rye', '/index-funds'];
  assert.equal(checkPaths(paths.map((path) => ({ path, name: path }))), []);
});

test('rejects invalid, reserved and duplicate paths', () => {
  for (const path of ['', 'a', '/a/', '//a', '/A', '/a b', '/a.html', '/a?b', '/../x', '/ä']) {
    const [failure] = checkPaths([{ path, name: 'Wrong' }]);
    assert.match(failure!, `Page "Wrong" has the path "${path}". Expected "/" or lowercase words`);
  }
  for (const path of ['/index', '/rolls/index']) {
    const [failure] = checkPaths([{ path, name: 'Index' }]);
    assert.match(failure!, `Page "Index" has the path "${path}". "index" is reserved for folder index pages.`);
  }
  const pages = ['/', '/about', '/about'].map((path, index) => ({ path, name: `Page ${index}` }));
  assert.equal(checkPaths(pages), ['Pages "Page 1" and "Page 2" have the same path /about. Change one of them.']);
});

test.run();
