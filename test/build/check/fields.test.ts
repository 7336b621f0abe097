/** Facts and texts that break a rule are told with file, field and line. */

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { range, checkFields, pattern } from '../../../build/check/fields.ts';

const RULES = {
  zip: { ...pattern(/^\d{5}$/, 'five digits'), unique: true },
  stars: range(1, 5),
};

/** What is found in a module that exports one thing by the name of `menu`. */
const findings = (menu: unknown) => checkFields('menu.ts', { menu }, RULES, () => '');

for (const sound of [
  'Rolls',
  'Less < more, “quoted”, salt & pepper',
  'a <- b, 3 <4',
  0,
  -1.5,
  true,
  () => 'computed',
  { note: 'a', notes: ['a', 'b'], stars: 5 },
  [{ zip: '78201' }, { zip: '78202' }],
  [{ title: 'Rye' }, { title: 'Rye' }],
]) {
  test(`nothing is wrong with ${JSON.stringify(sound) ?? 'code'}`, () => {
    assert.equal(findings(sound), []);
  });
}

for (const [wrong, told] of [
  ['', 'menu.ts: menu is empty: expected a text, without markup and without spaces around it'],
  [' Rolls', 'menu.ts: menu is " Rolls": expected a text, without markup'],
  ['<b>Rolls</b>', 'menu.ts: menu is "<b>Rolls</b>": expected a text, without markup'],
  ['Salt &amp; pepper', 'menu.ts: menu is "Salt &amp; pepper"'],
  ['Salt &#38; pepper', 'menu.ts: menu is "Salt &#38; pepper"'],
  [Number.NaN, 'menu.ts: menu is null: expected a number'],
  [undefined, 'menu.ts: menu is missing: expected a value'],
  [[], 'menu.ts: menu is empty: expected at least one entry'],
  [{ stars: 6 }, 'menu.ts: menu.stars is 6: expected a number from 1 to 5'],
  [{ stars: '5' }, 'menu.ts: menu.stars is "5": expected a number from 1 to 5'],
  [{ rolls: ['rye', ''] }, 'menu.ts: menu.rolls[1] is empty'],
  [
    { rolls: ['rye', 'oat', 'rye'] },
    'menu.ts: menu.rolls[2] says the same as menu.rolls[0]: expected every entry to be different',
  ],
  [[{ title: 'Rye rolls', text: '' }], 'menu.ts: menu[0].text ("Rye rolls") is empty'],
  [[{ zip: '7820' }], 'menu.ts: menu[0].zip is "7820": expected five digits'],
  [
    [{ zip: '78201' }, { zip: '78201' }],
    'menu.ts: menu[1].zip is "78201", which menu[0].zip is too: expected every one to be different',
  ],
] as const) {
  test(`${JSON.stringify(wrong)} is told with file and field`, () => {
    const found = findings(wrong);
    assert.is(found.length, 1);
    assert.ok(found[0]!.startsWith(told), found[0]);
  });
}

test('a text that is written as it stands leads to its line', () => {
  assert.equal(
    checkFields('menu.ts', { menu: { zip: 'x' } }, RULES, (value) => `\n    written in menu.ts:3 (${value})`),
    ['menu.ts: menu.zip is "x": expected five digits\n    written in menu.ts:3 (x)'],
  );
});

test('every field that keeps no rule is told', () => {
  assert.is(findings({ a: '', b: ['', 'x'], c: { stars: 0 } }).length, 3);
});

test.run();
