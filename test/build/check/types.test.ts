/** Tests the type check's errors. */

import { readdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { checkTypes } from '../../../build/check/types.ts';
import { rejection, temporaryRoot } from '../../support/build-fixture.ts';

const CONFIG = '{ "extends": "../tsconfig.json", "include": ["."] }';

const projectWith = (files = {}) =>
  temporaryRoot({ 'code/tsconfig.json': CONFIG, 'code/a.ts': 'export {};', ...files }, ['tsconfig.json']);

const errorIn = async (root: string) => (await rejection(checkTypes(root, ['code']))).message;

test('reports type errors of changed JSON, and only warns about unused code', async () => {
  const unused = "import { rye, oat } from './b.ts';\nconst bun = 1;\ntype Roll = 2;";
  const root = await projectWith({ 'code/b.ts': 'export const [rye, oat] = [1, 2];', 'code/a.ts': unused });
  const warnings = (await checkTypes(root, ['code'])).join();
  assert.match(warnings, /^code\/a\.ts:1:1: All imports .*:2:7: 'bun' .*:3:6: 'Roll' is declared but never used\.$/);
  assert.is((await checkTypes(root, ['code'])).join(), warnings);
  await writeFile(join(root, 'code/a.ts'), "import { a } from './c.json';\nexport const b: number = a;");
  await writeFile(join(root, 'code/c.json'), '{ "a": 1 }');
  assert.equal(await checkTypes(root, ['code']), []);
  await writeFile(join(root, 'code/c.json'), '{ "a": "text" }');
  for (const _ of [1, 2]) assert.match(await errorIn(root), "code/a.ts:2:14: Type 'string'");
  // A damaged configuration doesn't have `noEmit`, and causes the other errors.
  await writeFile(join(root, 'tsconfig.json'), '{{}');
  assert.match(await errorIn(root), /^tsconfig\.json:1:2: .*(\n {4}.*)*$/);
  assert.not.ok((await readdir(join(root, 'code'))).includes('a.js'));
});

test('reports type errors of a file that is older than the one it replaces', async () => {
  const root = await projectWith({ 'older.ts': "export const a: number = 'text';" });
  assert.equal(await checkTypes(root, ['code']), []);
  await rename(join(root, 'older.ts'), join(root, 'code/a.ts'));
  assert.match(await errorIn(root), "code/a.ts:1:14: Type 'string'");
});

test('checks the same files again if a package has changed', async () => {
  const [types, lock] = ['node_modules/rye/index.d.ts', 'node_modules/.package-lock.json'];
  const code = "import { rye } from 'rye';\nexport const b: number = rye;";
  const root = await projectWith({ [types]: 'export const rye: number;', [lock]: '{}', 'code/a.ts': code });
  assert.equal(await checkTypes(root, ['code']), []);
  await writeFile(join(root, types), 'export const rye: string;');
  await writeFile(join(root, lock), '{ }');
  assert.match(await errorIn(root), "code/a.ts:2:14: Type 'string'");
});

test('types are checked without a usable cache', async () => {
  for (const path of ['.cache', '.cache/types/checked.json'])
    assert.equal(await checkTypes(await projectWith({ [`node_modules/${path}`]: '' }), ['code']), []);
});
