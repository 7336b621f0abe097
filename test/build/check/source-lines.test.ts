/** A text of a finished page leads back to the lines where it was written. */

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { createSourceLines, locationNote } from '../../../build/check/source-lines.ts';
import { temporaryRoot } from '../../support/build-fixture.ts';

test('a text is found where it stands between quotes, whichever they are, and nowhere else', async () => {
  const root = await temporaryRoot({
    'a.ts': "export const a = '/rolls';\n\nexport const b = `/rolls`;\n",
    'b.tsx': 'export const c = <a href="/rolls">/rolls</a>;\nexport const d = "/rolls/rye";\n',
  });
  const locate = createSourceLines(root, ['a.ts', 'b.tsx']);
  assert.equal(locate('/rolls'), ['a.ts:1', 'a.ts:3', 'b.tsx:1']);
  assert.equal(locate('/rolls/rye'), ['b.tsx:2']);
  assert.equal(locate('/bread'), []);
});

test('of many places three are named', async () => {
  const root = await temporaryRoot({ 'a.ts': "export const a = [\n'x',\n'x',\n'x',\n'x',\n'x',\n];\n" });
  const locate = createSourceLines(root, ['a.ts']);
  assert.is(locationNote('x', locate), '\n    written in a.ts:2, a.ts:3, a.ts:4, 2 more places');
});

test('of places in several files, those of the file in question are named alone', async () => {
  const root = await temporaryRoot({ 'a.ts': "export const a = 'rye';\n", 'b.ts': "\nexport const b = 'rye';\n" });
  const locate = createSourceLines(root, ['a.ts', 'b.ts']);
  assert.is(locationNote('rye', locate, 'b.ts'), '\n    written in b.ts:2');
  assert.is(locationNote('rye', locate, 'c.ts'), '\n    written in a.ts:1, b.ts:2');
  assert.is(locationNote('bun', locate, 'a.ts'), '');
});

test('a text with facts filled in is found by its parts', async () => {
  const root = await temporaryRoot({
    'a.ts': 'export const a = `Rolls from ${oven}, baked at ${hour}.`;\nexport const b = `${hour}, ${oven}`;\n',
  });
  const locate = createSourceLines(root, ['a.ts']);
  assert.equal(locate('Rolls from the stone oven, baked at five.'), ['a.ts:1']);
  assert.equal(locate('Bread from the stone oven, baked at five.'), []);
  assert.equal(locate('five, the stone oven'), []);
});

test('a text that many pages share is looked for once', async () => {
  const root = await temporaryRoot({ 'a.ts': "export const a = '/gone';\n" });
  let lines = 0;
  const locate = createSourceLines(root, ['a.ts'], (line, text) => {
    lines += 1;
    return line.includes(text);
  });
  for (let page = 0; page < 100; page += 1) assert.equal(locate('/gone'), ['a.ts:1']);
  assert.is(lines, 2);
});

test.run();
