/** From a page's path to its address and its file, what redirects there, and the paths that no page may have. */

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { canonicalUrl, checkPaths, outputFile, pageAt } from '../../../build/lib/urls.ts';

const ORIGIN = 'https://example.com';
const PATHS = ['/', '/services', '/service-areas', '/rolls/rye'];

for (const [path, url, file] of [
  ['/', 'https://example.com/', 'index.html'],
  ['/services', 'https://example.com/services', 'services.html'],
  ['/rolls/rye', 'https://example.com/rolls/rye', 'rolls/rye.html'],
] as const) {
  test(`${path} is ${url} and ${file}`, () => {
    assert.is(canonicalUrl(ORIGIN, path), url);
    assert.is(outputFile(path), file);
  });
}

for (const [asked, page] of [
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
  test(`${asked} means ${page ?? 'no page'}`, () => {
    assert.is(pageAt(asked), page);
  });
}

test('paths of a sound table give no finding', () => {
  assert.equal(checkPaths(PATHS.map((path) => ({ path, name: path }))), []);
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
  test(`the path "${path}" is refused`, () => {
    const [finding] = checkPaths([{ path, name: 'Wrong' }]);
    assert.match(finding!, `Page "Wrong" has the path "${path}"`);
  });
}

test('two pages with one path are both named', () => {
  const findings = checkPaths([
    { path: '/', name: 'Home' },
    { path: '/about', name: 'About us' },
    { path: '/about', name: 'Team' },
  ]);
  assert.equal(findings, ['Pages "About us" and "Team" both claim the path /about: give one of them another']);
});

test('no page is called index: hosts take that for the page of a folder', () => {
  for (const path of ['/index', '/rolls/index']) {
    const [finding] = checkPaths([{ path, name: 'Index' }]);
    assert.match(finding!, `Page "Index" has the path "${path}": hosts take "index"`);
  }
  assert.equal(checkPaths([{ path: '/index-funds', name: 'Funds' }]), []);
});

test.run();
