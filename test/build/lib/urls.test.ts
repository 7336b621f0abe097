/** Paths of pages: their files, spellings that redirect, and invalid paths. */

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { checkPaths, outputFile, pageAt } from '../../../build/lib/urls.ts';

test('a page has an HTML file without an extra folder', () => {
  assert.equal(['/', '/services', '/rolls/rye'].map(outputFile), ['index.html', 'services.html', 'rolls/rye.html']);
});

for (const [page, ...spellings] of [
  ['/', '/', '//', '/index.html', '/index'],
  ['/services', '/services', '/services/', '/services//', '/services.html', '/services/index', '/services/index.html'],
  ['/rolls/rye', '/rolls/rye/'],
  // Not pages, and never a redirect to another host.
  [undefined, '/services.html/', '/Services', '//evil.example/', '//evil.example/services.html', '/\\evil.example/'],
] as const) {
  test(`spellings of ${page ?? 'no page'}`, () => {
    for (const spelling of spellings) assert.is(pageAt(spelling), page, spelling);
  });
}

test('accepts valid paths', () => {
  const paths = ['/', '/services', '/service-areas', '/rolls/rye', '/index-funds'];
  assert.equal(checkPaths(paths.map((path) => ({ path, name: path }))), []);
});

test('rejects invalid paths and a path that two pages share', () => {
  for (const path of ['', 'a', '/a/', '//a', '/A', '/a b', '/a.html', '/a?b', '/../x', '/ä']) {
    const [failure] = checkPaths([{ path, name: 'Wrong' }]);
    assert.match(failure!, `Page "Wrong" has the path "${path}". Expected "/" or lower-case words`);
  }
  for (const path of ['/index', '/rolls/index']) {
    const [failure] = checkPaths([{ path, name: 'Index' }]);
    assert.match(failure!, `Page "Index" has the path "${path}". "index" is reserved for folder index pages.`);
  }
  const pages = ['/', '/about', '/about'].map((path, index) => ({ path, name: `Page ${index}` }));
  assert.equal(checkPaths(pages), ['Pages "Page 1" and "Page 2" have the same path /about. Change one of them.']);
});

test.run();
