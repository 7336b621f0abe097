/** Titles and descriptions that search engines would cut off, or that two pages share, are told. */

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { checkTexts } from '../../../build/page/head.ts';

const page = (name: string, title: string, description: string) => ({ name, title, description });
const rolls = page('Rolls', 'Fresh rolls', 'Baked at five');

test('titles and descriptions of their own, short enough to be shown whole, are fine', () => {
  assert.equal(checkTexts([rolls, page('Rye', 'r'.repeat(60), 'd'.repeat(160))]), []);
});

for (const [wrong, told] of [
  [page('Rye', '', 'Dark'), 'Page "Rye": its title is missing: say in 1 to 60 characters what the page has to offer'],
  [
    page('Rye', 'Rye', ' '),
    'Page "Rye": its description is missing: say in 1 to 160 characters what the page has to offer',
  ],
  [
    page('Rye', 'r'.repeat(61), 'Dark'),
    'Page "Rye": its title has 61 characters: expected at most 60, because search results cut off the rest',
  ],
  [
    page('Rye', 'Rye', 'd'.repeat(161)),
    'Page "Rye": its description has 161 characters: expected at most 160, because search results cut off the rest',
  ],
  [page('Rye', 'Fresh rolls', 'Dark'), 'Page "Rye": its title is also that of page "Rolls": give each its own'],
  [page('Rye', 'Rye', 'Baked at five'), 'Page "Rye": its description is also that of page "Rolls": give each its own'],
] as const) {
  test(`told: ${told}`, () => {
    assert.equal(checkTexts([rolls, wrong]), [told]);
  });
}

test.run();
