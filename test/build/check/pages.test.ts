/** Tests the checks of paths, titles and descriptions. */

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { checkPages, warnAboutLongTitles } from '../../../build/check/pages.ts';

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

test('rejects a title without text', () => {
  assert.equal(checkPages([page('/a', ' ')]), ['Page "/a" has the title " ". Write 1 to 60 characters.']);
});

test('warns about titles and descriptions that search results cut off', () => {
  const pages = [60, 61].map((length) => page(`/${length}`, 't'.repeat(length), 'd'.repeat(length + 95)));
  assert.equal(warnAboutLongTitles(pages), [
    'The title of page "/61" has 61 characters. Search results show only 60.',
    'The description of page "/61" has 156 characters. Search results show only 155.',
  ]);
});
