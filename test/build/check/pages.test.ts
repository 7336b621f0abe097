/** Tests the checks of paths, titles and descriptions. build.test.ts tests duplicates. */

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { checkPages, warnAboutLongTitles } from '../../../build/check/pages.ts';

const page = (path: string, title = path, description = path) => ({ path, name: path, title, description });

test('rejects invalid paths', () => {
  for (const path of ['/', '/services', '/service-areas', '/rolls/rye', '/index-funds'])
    assert.equal(checkPages([page(path)]), [], path);
  for (const path of ['', 'a', '/a/', '//a', '/A', '/a b', '/a.html', '/a?b', '/../x', '/ä', '/index', '/rolls/index'])
    assert.match(checkPages([page(path, 'A')])[0]!, `has the path "${path}". Expected "/" or lowercase words`);
});

test('warns about titles and descriptions that search results cut off', () => {
  const pages = [60, 61].map((length) => page(`/${length}`, 't'.repeat(length), 'd'.repeat(length + 95)));
  assert.equal(warnAboutLongTitles(pages), [
    'The title of page "/61" has 61 characters. Search results show only 60.',
    'The description of page "/61" has 156 characters. Search results show only 155.',
  ]);
});
