/** Tests the type check's errors. */

import { readdir, rename, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { checkTypes } from '../../../build/check/types.ts';
import { rejection, temporaryRoot } from '../../support/build-fixture.ts';

const CONFIG = '{ "extends": "../tsconfig.json", "include": ["."] }';
const WRONG = "export const a: number = 'text';";

const projectWith = (files = {}) =>
  temporaryRoot({ 'code/tsconfig.json': CONFIG, 'code/a.ts': 'export {};', ...files }, ['tsconfig.json']);

const errorIn = async (root: string) => (await rejection(checkTypes(root, ['code']))).message;

test('reports type errors of old modules and changed JSON, and only warns about unused code', async () => {
  const unused = "import { rye, oat } from './b.ts';\nconst bun = 1;\ntype Roll = 2;";
  const root = await projectWith({ 'code/b.ts': 'export const [rye, oat] = [1, 2];', 'code/a.ts': unused });
  const file = join(root, 'code/a.ts');
  const warnings = (await checkTypes(root, ['code'])).join();
  assert.match(warnings, /^code\/a\.ts:1:1: All imports .*:2:7: 'bun' .*:3:6: 'Roll' is declared but never used\.$/);
  // TypeScript always checks files that had an error again.
  await writeFile(file, 'export {};');
  assert.equal(await checkTypes(root, ['code']), []);
  await writeFile(file, "import { a } from './c.json';\nexport const b: number = a;");
  await writeFile(join(root, 'code/c.json'), '{ "a": "text" }');
  await utimes(file, 0, 0);
  assert.match(await errorIn(root), "code/a.ts:2:14: Type 'string'");
  await writeFile(join(root, 'code/c.json'), '{ "a": 1 }');
  assert.equal(await checkTypes(root, ['code']), []);
  // A damaged configuration doesn't have `noEmit`, and causes the other errors.
  await writeFile(join(root, 'tsconfig.json'), '{{}');
  assert.match(await errorIn(root), /^tsconfig\.json:1:2: .*(\n {4}.*)*$/);
  assert.not.ok((await readdir(join(root, 'code'))).includes('a.js'));
});

test('changes that TypeScript considers older than the last check are checked', async () => {
  const root = await projectWith({ 'next/tsconfig.json': CONFIG, 'next/a.ts': WRONG });
  assert.equal(await checkTypes(root, ['code']), []);
  // An older folder that replaces the checked folder.
  await rename(join(root, 'code'), join(root, 'previous'));
  await rename(join(root, 'next'), join(root, 'code'));
  assert.match(await errorIn(root), "code/a.ts:1:14: Type 'string'");
  await writeFile(join(root, 'code/a.ts'), 'export {};');
  assert.equal(await checkTypes(root, ['code']), []);
  // A file that changes during a check. TypeScript sets this time at the end of the check.
  await writeFile(join(root, 'code/a.ts'), WRONG);
  await utimes(join(root, 'node_modules/.cache/types/code/tsconfig.tsbuildinfo'), new Date(), new Date());
  assert.match(await errorIn(root), "code/a.ts:1:14: Type 'string'");
});

test('types are checked without a usable cache folder', async () => {
  assert.equal(await checkTypes(await projectWith({ 'node_modules/.cache': '' }), ['code']), []);
});
