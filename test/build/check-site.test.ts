/** A site that lacks a field, or has it wrong, is told which. */

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { checkSite } from '../../build/check-site.ts';
import { site } from '../fixture/site.tsx';

type Fields = Record<string, any>;

/** The fixture with one field changed: `change` gets a copy, deep where fields are. */
function findings(change: (site: Fields) => void): string[] {
  const copy: Fields = {
    ...site,
    themeColor: { ...site.themeColor },
    icon: { ...site.icon },
    routes: site.routes.map((route) => ({ ...route, picture: { ...route.picture } })),
    errorPages: site.errorPages.map((page) => ({ ...page })),
  };
  change(copy);
  return checkSite('site.tsx', copy as typeof site);
}

test('nothing is wrong with a site that has all its fields', () => {
  assert.equal(
    findings(() => {}),
    [],
  );
});

const ROUTE = ['path', 'name', 'title', 'description', 'page', 'keywords', 'picture'];

const FIELDS: [place: string, of: (site: Fields) => Fields, names: string[], mayBeMissing?: boolean][] = [
  [
    'site',
    (copy) => copy,
    ['name', 'shortName', 'description', 'lang', 'routes', 'errorPages', 'themeColor', 'icon', 'warnings'],
  ],
  ['site', (copy) => copy, ['pictureFonts', 'targets'], true],
  ['site.themeColor', (copy) => copy.themeColor, ['light', 'dark']],
  ['site.icon', (copy) => copy.icon, ['any', 'maskable']],
  ['site.routes[1]', (copy) => copy.routes[1], ROUTE],
  ['site.routes[1]', (copy) => copy.routes[1], ['budget', 'structuredData'], true],
  ['site.routes[0].picture', (copy) => copy.routes[0].picture, ['alt', 'svg']],
  ['site.errorPages[0]', (copy) => copy.errorPages[0], ['path', 'name', 'title', 'description', 'page']],
];

for (const [place, of, names, mayBeMissing = false] of FIELDS) {
  for (const name of names) {
    test(`${place}.${name} is told where it is missing or wrong`, () => {
      const missing = findings((copy) => delete of(copy)[name]);
      if (mayBeMissing) assert.equal(missing, []);
      else
        assert.match(
          missing.join('\n'),
          new RegExp(`^site\\.tsx: ${place.replace(/[.[\]]/g, '\\$&')}\\.${name} is missing: expected `),
        );
      const wrong = findings((copy) => (of(copy)[name] = 7.5));
      assert.is(wrong.length, 1);
      assert.ok(wrong[0]!.startsWith(`site.tsx: ${place}.${name} is 7.5: expected `), wrong[0]);
    });
  }
}

for (const [name, value, told] of [
  ['lang', 'english please', 'site.lang is "english please": expected a BCP 47 tag'],
  ['lang', 'en_US', 'site.lang is "en_US"'],
  ['themeColor', { light: 'white', dark: '#000000' }, 'site.themeColor.light is "white": expected a color'],
  ['name', 'The <b>Bakery</b>', 'expected a text, without markup'],
  ['routes', [], 'site.routes is empty'],
] as const) {
  test(`${name} cannot be ${JSON.stringify(value)}`, () => {
    const found = findings((copy) => (copy[name] = value));
    assert.is(found.length, 1);
    assert.match(found[0]!, told);
  });
}

test('a page may have a budget, in whole bytes', () => {
  assert.equal(
    findings((copy) => (copy.routes[0].budget = 8500)),
    [],
  );
  assert.match(
    findings((copy) => (copy.routes[0].budget = 0))[0]!,
    'site.routes[0].budget is 0: expected a whole number of bytes',
  );
});

test.run();
