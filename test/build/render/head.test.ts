/** Checks of titles and descriptions. */

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { checkTitles, warnAboutLongTitles } from '../../../build/render/head.ts';

const page = (name: string, title: string, description: string) => ({ name, title, description });
const rolls = page('Rolls', 'Fresh rolls', 'Baked at five');
const longest = page('Rye', 'r'.repeat(60), 'd'.repeat(155));

for (const [wrong, expected] of [
  [page('Rye', '', 'Dark'), 'Page "Rye": its title is missing. Write 1 to 60 characters.'],
  [page('Rye', 'Rye', ' '), 'Page "Rye": its description is missing. Write 1 to 155 characters.'],
  [page('Rye', 'Fresh rolls', 'Dark'), 'Page "Rye": its title is the same as on page "Rolls". Write another one.'],
  [page('Rye', 'R', 'Baked at five'), 'Page "Rye": its description is the same as on page "Rolls". Write another one.'],
] as const) {
  test(`reports ${expected}`, () => {
    assert.equal(checkTitles([rolls, wrong]), [expected]);
  });
}

test('warns about titles over 60 and descriptions over 155 characters', () => {
  assert.equal(warnAboutLongTitles([longest]), []);
  const long = [page('Rye', 'r'.repeat(61), 'd'.repeat(156))];
  assert.equal(checkTitles([rolls, longest, ...long]), []);
  assert.equal(warnAboutLongTitles(long), [
    'Page "Rye": its title has 61 characters. Search results show 60.',
    'Page "Rye": its description has 156 characters. Search results show 155.',
  ]);
});

test.run();
