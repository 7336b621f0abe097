/** Type errors as build errors. */

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { checkTypes } from '../../../build/check/types.ts';
import { BuildError } from '../../../build/lib/errors.ts';
import { rejection, temporaryRoot } from '../../support/build-fixture.ts';

const ROLL = 'export interface Roll {\n  name: string;\n  price: number;\n}\n';
const CONFIG = {
  compilerOptions: {
    ...{ lib: ['es2023'], types: [], strict: true },
    ...{ module: 'preserve', allowImportingTsExtensions: true, noEmit: true },
  },
  include: ['.'],
};

async function check(menu: string, config: object = CONFIG): Promise<void> {
  const root = await temporaryRoot({
    'content/tsconfig.json': JSON.stringify(config),
    'content/roll.ts': ROLL,
    'content/menu.ts': `import type { Roll } from './roll.ts';\n\n${menu}\n`,
  });
  await checkTypes(root, ['content']);
}

async function failuresOf(...args: Parameters<typeof check>): Promise<readonly string[]> {
  const error = await rejection(check(...args));
  assert.instance(error, BuildError);
  return (error as BuildError).failures;
}

test('accepts correct types', () => check("export const rye: Roll = { name: 'Rye', price: 2 };"));

test('reports each error with its location and source line', async () => {
  const failures = await failuresOf(
    "export const rye: Roll = { name: 'Rye' };\nexport const oat: Roll = { name: 5, price: 2 };\nexport const all: Roll[] = [\n  { name: 'Bun', cost: 1 },\n];",
  );
  assert.is(failures.length, 3);
  assert.match(failures[0]!, /^content\/menu\.ts:3:14: Property 'price' is missing in type /);
  assert.match(failures[0]!, /\n {4}3 export const rye: Roll = \{ name: 'Rye' \};\n {4} +~~~\n/);
  assert.match(failures[1]!, /^content\/menu\.ts:4:28: Type 'number' is not assignable to type 'string'\./);
  assert.match(failures[2]!, /^content\/menu\.ts:6:18: .*'cost' does not exist in type 'Roll'/);
});

test('reports an error in a tsconfig.json', async () => {
  const failures = await failuresOf('', { ...CONFIG, extends: './none.json' });
  assert.is(failures.length, 1);
  assert.match(failures[0]!, /none\.json/);
});

test.run();
