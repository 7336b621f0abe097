/** Tests the checks of paths, titles and descriptions. */

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { checkPages } from '../../../build/check/pages.ts';

const page = (path: string, title = path, description = path) => ({ path, name: path, title, description });

test('accepts valid paths', () => {
  assert.equal(
    checkPages(['/', '/services', '/service-areas', '/rolls/rye', '/index-funds'].map((path) => page(path))),
    [],
  );
});

test('rejects invalid paths', () => {
  for (const path of [
    '',
    'a',
    '/a/',
    '//a',
    '/A',
    '/a b',
    '/a.html',
    '/a?b',
    '/../x',
    '/ä',
    '/index',
    '/rolls/index',
  ]) {
    const failures = checkPages([{ ...page(path), name: 'Wrong', title: 'Title', description: 'Text' }]);
    assert.match(failures.join(), `Page "Wrong" has the path "${path}". Expected "/" or lowercase words`);
  }
});

test('rejects fields that two pages have in common', () => {
  const pages = [page('/a', 'Title', 'Text'), { ...page('/a', 'Title', 'Text'), name: '/b' }];
  const problem = (field: string) => `Pages "/a" and "/b" have the same ${field}. Change one of them.`;
  assert.equal(checkPages(pages), ['path', 'title', 'description'].map(problem));
});

test('rejects a title without text', () => {
  assert.equal(checkPages([page('/a', ' ')]), ['Page "/a" has the title " ". Write 1 to 60 characters.']);
});
