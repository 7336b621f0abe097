/** Paths of pages: their URLs and files, spellings that redirect, and invalid paths. */

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { checkPaths, outputFile, pageAt } from '../../../build/lib/urls.ts';

for (const [path, file] of [
  ['/', 'index.html'],
  ['/services', 'services.html'],
  ['/rolls/rye', 'rolls/rye.html'],
] as const) {
  test(`${path} has the file ${file}`, () => assert.is(outputFile(path), file));
}

for (const [spelling, page] of [
  ['/', '/'],
  ['//', '/'],
  ['/index.html', '/'],
  ['/index', '/'],
  ['/services', '/services'],
  ['/services/', '/services'],
  ['/services//', '/services'],
  ['/services.html', '/services'],
  ['/services/index', '/services'],
  ['/services/index.html', '/services'],
  ['/rolls/rye/', '/rolls/rye'],
  ['/services.html/', undefined],
  ['/a/b', '/a/b'],
  ['//evil.example/', undefined],
  ['//evil.example/services.html', undefined],
  ['/\\evil.example/', undefined],
  ['/Services', undefined],
] as const) {
  test(`${spelling} is a spelling of ${page ?? 'no page'}`, () => {
    assert.is(pageAt(spelling), page);
  });
}

test('accepts valid paths', () => {
  const paths = ['/', '/services', '/service-areas', '/rolls/rye', '/index-funds'];
  assert.equal(checkPaths(paths.map((path) => ({ path, name: path }))), []);
});

for (const path of [
  '',
  'services',
  '/services/',
  '//services',
  '/Services',
  '/a b',
  '/a.html',
  '/a?b',
  '/../x',
  '/ä',
]) {
  test(`rejects the path "${path}"`, () => {
    const [failure] = checkPaths([{ path, name: 'Wrong' }]);
    assert.match(failure!, `Page "Wrong" has the path "${path}". Expected "/" or lower-case words`);
  });
}

test('rejects a path that two pages share', () => {
  const failures = checkPaths([
    { path: '/', name: 'Home' },
    { path: '/about', name: 'About us' },
    { path: '/about', name: 'Team' },
  ]);
  assert.equal(failures, ['Pages "About us" and "Team" have the same path /about. Change one of them.']);
});

test('rejects paths that end with index', () => {
  for (const path of ['/index', '/rolls/index']) {
    const [failure] = checkPaths([{ path, name: 'Index' }]);
    assert.match(failure!, `Page "Index" has the path "${path}". "index" is reserved for folder index pages.`);
  }
});

test.run();
