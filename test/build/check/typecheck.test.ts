/** Facts and settings of a wrong type are told with file and line. */

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { typecheck } from '../../../build/check/typecheck.ts';
import { temporaryRoot } from '../../support/build-fixture.ts';

const SETTINGS = JSON.stringify({
  compilerOptions: {
    lib: ['es2023'],
    types: [],
    strict: true,
    module: 'preserve',
    allowImportingTsExtensions: true,
    noEmit: true,
  },
  include: ['.'],
});
const ROLL = 'export interface Roll {\n  name: string;\n  price: number;\n}\n';

async function findings(menu: string): Promise<string[]> {
  const root = await temporaryRoot({
    'content/tsconfig.json': SETTINGS,
    'content/roll.ts': ROLL,
    'content/menu.ts': `import type { Roll } from './roll.ts';\n\n${menu}\n`,
  });
  return typecheck(root, 'content');
}

test('nothing is said of facts that have the types they should', async () => {
  assert.equal(await findings("export const rye: Roll = { name: 'Rye', price: 2 };"), []);
});

test('each mistake is told with file, line and column', async () => {
  const found = await findings(
    "export const rye: Roll = { name: 'Rye' };\nexport const oat: Roll = { name: 5, price: 2 };\nexport const all: Roll[] = [\n  { name: 'Bun', cost: 1 },\n];",
  );
  assert.is(found.length, 3);
  assert.match(found[0]!, /^content\/menu\.ts:3:14: Property 'price' is missing in type /);
  assert.match(found[1]!, /^content\/menu\.ts:4:28: Type 'number' is not assignable to type 'string'\./);
  assert.match(found[2]!, /^content\/menu\.ts:6:18: .*'cost' does not exist in type 'Roll'/);
});

test('a mistake in the settings is told too', async () => {
  const root = await temporaryRoot({
    'content/tsconfig.json':
      '{ "extends": "./none.json", "compilerOptions": { "lib": ["es2023"], "types": [] }, "include": ["."] }',
    'content/roll.ts': ROLL,
  });
  const found = await typecheck(root, 'content');
  assert.is(found.length, 1);
  assert.match(found[0]!, /none\.json/);
});

test.run();
