/** A failure that names a place in a file shows the source around it. */

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { withCodeFrame } from '../../../build/check/code-frame.ts';
import { temporaryRoot } from '../../support/build-fixture.ts';

const BREAD = "export const bread = {\n\tname: 'Rye'\n\tprice: 2,\n};\n";

const framed = async (failure: string) => withCodeFrame(await temporaryRoot({ 'site/bread.ts': BREAD }), failure);

test('a failure that names line and column shows the source around them', async () => {
  assert.is(
    await framed('site/bread.ts:3:2: Expected "}" but found "price"'),
    `site/bread.ts:3:2: Expected "}" but found "price"

  1 | export const bread = {
  2 | \tname: 'Rye'
> 3 | \tprice: 2,
    | \t^
  4 | };
  5 |
`,
  );
});

test('a failure that names a line further on in its text shows that line', async () => {
  const found = await framed('href="/rye" leads nowhere\n    written in site/bread.ts:1');
  assert.is(
    found,
    `href="/rye" leads nowhere
    written in site/bread.ts:1

> 1 | export const bread = {
  2 | \tname: 'Rye'
  3 | \tprice: 2,
`,
  );
});

for (const failure of [
  'no place',
  'site/rolls.ts:3: a file that is not there',
  'site/bread.ts:99:1: a line that is not there',
  'site/bread.ts:0:1: a line before the first',
]) {
  test(`${failure}: told as it is`, async () => assert.is(await framed(failure), failure));
}

test.run();
