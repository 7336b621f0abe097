/** Tests the type check's errors. */

import { readdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { checkTypes } from '../../../build/check/types.ts';
import { rejection, temporaryRoot } from '../../support/build-fixture.ts';

test('reports unused types as warnings, and errors even if the file is older than the last check', async () => {
  const config = '{ "extends": "../tsconfig.json", "include": ["."] }';
  const code = { 'code/tsconfig.json': config, 'code/a.ts': 'type Rye = 1;\nexport {};' };
  const root = await temporaryRoot(code, ['tsconfig.json']);
  const file = join(root, 'code/a.ts');
  assert.match((await checkTypes(root, ['code'])).join(), /^code\/a\.ts:1:6: 'Rye' is declared but never used\.$/);
  // TypeScript always checks files that had an error again.
  await writeFile(file, 'export {};');
  assert.equal(await checkTypes(root, ['code']), []);
  await writeFile(file, "export const a: number = 'text';");
  await utimes(file, 0, 0);
  assert.match((await rejection(checkTypes(root, ['code']))).message, "code/a.ts:1:14: Type 'string'");
  // A damaged configuration doesn't have `noEmit`, and causes the other errors.
  await writeFile(join(root, 'tsconfig.json'), '{{}');
  assert.match((await rejection(checkTypes(root, ['code']))).message, /^tsconfig\.json:1:2: .*(\n {4}.*)*$/);
  assert.not.ok((await readdir(join(root, 'code'))).includes('a.js'));
});
