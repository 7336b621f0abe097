/** A text of a finished page leads back to the lines where it was written. */

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { openSources } from '../../../build/check/sources.ts';
import { temporaryRoot } from '../../build-fixture.ts';

test('a text is found where it stands between quotes, whichever they are, and nowhere else', async () => {
  const root = await temporaryRoot({
    'a.ts': "export const a = '/rolls';\n\nexport const b = `/rolls`;\n",
    'b.tsx': 'export const c = <a href="/rolls">/rolls</a>;\nexport const d = "/rolls/rye";\n',
  });
  const whereWritten = openSources(root, ['a.ts', 'b.tsx']);
  assert.equal(whereWritten('/rolls'), ['a.ts:1', 'a.ts:3', 'b.tsx:1']);
  assert.equal(whereWritten('/rolls/rye'), ['b.tsx:2']);
  assert.equal(whereWritten('/bread'), []);
});

test('of many places three are named', async () => {
  const root = await temporaryRoot({ 'a.ts': "export const a = [\n'x',\n'x',\n'x',\n'x',\n'x',\n];\n" });
  assert.equal(openSources(root, ['a.ts'])('x'), ['a.ts:2', 'a.ts:3', 'a.ts:4', '2 more places']);
});

test.run();
