/** Titles and descriptions that are missing or shared by two pages end a build; long ones are a warning. */

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { checkTexts, warnOfLongTexts } from '../../../build/render/head.ts';

const page = (name: string, title: string, description: string) => ({ name, title, description });
const rolls = page('Rolls', 'Fresh rolls', 'Baked at five');

test('titles and descriptions of their own, short enough to be shown whole, are fine', () => {
  assert.equal(checkTexts([rolls, page('Rye', 'r'.repeat(60), 'd'.repeat(155))]), []);
});

for (const [wrong, told] of [
  [page('Rye', '', 'Dark'), 'Page "Rye": its title is missing: say in 1 to 60 characters what the page has to offer'],
  [
    page('Rye', 'Rye', ' '),
    'Page "Rye": its description is missing: say in 1 to 155 characters what the page has to offer',
  ],
  [page('Rye', 'Fresh rolls', 'Dark'), 'Page "Rye": its title is also that of page "Rolls": give each its own'],
  [page('Rye', 'Rye', 'Baked at five'), 'Page "Rye": its description is also that of page "Rolls": give each its own'],
] as const) {
  test(`told: ${told}`, () => {
    assert.equal(checkTexts([rolls, wrong]), [told]);
  });
}

test('titles over 60 and descriptions over 155 characters are a warning, and no mistake', () => {
  assert.equal(warnOfLongTexts([page('Rye', 'r'.repeat(60), 'd'.repeat(155))]), []);
  const long = [page('Rye', 'r'.repeat(61), 'd'.repeat(156))];
  assert.equal(checkTexts(long), []);
  assert.equal(warnOfLongTexts(long), [
    'Page "Rye": its title has 61 characters. Search results cut it off after 60.',
    'Page "Rye": its description has 156 characters. Search results cut it off after 155.',
  ]);
});

test.run();
