/** Tests the type check's errors. */

import { promises } from 'node:fs';
import { join } from 'node:path';
import { mock } from 'node:test';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { checkTypes } from '../../../build/check/types.ts';
import { rejection, temporaryRoot } from '../../support/build-fixture.ts';

const { appendFile, readdir, rename, stat, utimes, writeFile } = promises;
const CONFIG = '{ "extends": "../tsconfig.json", "include": ["."] }';

const projectWith = (files = {}, copies: string[] = []) =>
  temporaryRoot({ 'code/tsconfig.json': CONFIG, 'code/a.ts': 'export {};', ...files }, ['tsconfig.json', ...copies]);

const errorIn = async (root: string, check = checkTypes) => (await rejection(check(root, ['code']))).message;

test.after.each(() => mock.restoreAll());

test('reports type errors of changed JSON, and only warns about unused code', async () => {
  const code = "import { a } from './c.json';\nexport const b: number = a;";
  const root = await projectWith({ 'code/b.ts': 'export const [rye, oat] = [1, 2];', 'code/a.ts': code });
  for (const a of ['rye', 'oat', 1, 'rye', 'rye', 1]) {
    await writeFile(join(root, 'code/c.json'), JSON.stringify({ a }));
    if (a === 1) assert.equal(await checkTypes(root, ['code']), []);
    else assert.match(await errorIn(root), "code/a.ts:2:14: Type 'string'");
  }
  await writeFile(join(root, 'code/a.ts'), "import { rye, oat } from './b.ts';\nconst bun = 1;\ntype Roll = 2;");
  const warnings = (await checkTypes(root, ['code'])).join();
  assert.match(warnings, /^code\/a\.ts:1:1: All imports .*:2:7: 'bun' .*:3:6: 'Roll' is declared but never used\.$/);
  assert.is((await checkTypes(root, ['code'])).join(), warnings);
  // A damaged configuration doesn't have `noEmit`, and causes the other errors.
  await writeFile(join(root, 'tsconfig.json'), '{{}');
  assert.match(await errorIn(root), /^tsconfig\.json:1:2: .*(\n {4}.*)*$/);
  assert.not.ok((await readdir(join(root, 'code'))).includes('a.js'));
});

test('reports type errors of a file that is older than the one it replaces', async () => {
  const [right, wrong] = ['string', 'number'].map((type) => `export const a: ${type} = 'text';`);
  const root = await projectWith({ 'older.ts': wrong, 'code/a.ts': right });
  await utimes(join(root, 'older.ts'), 1, 1);
  // On Windows, FAT disks have no times of changes.
  mock.method(promises, 'stat', async (path: string) => ({ ...(await stat(path)), ctimeMs: 0 }));
  assert.equal(await checkTypes(root, ['code']), []);
  await rename(join(root, 'older.ts'), join(root, 'code/a.ts'));
  assert.match(await errorIn(root), "code/a.ts:1:14: Type 'string'");
});

const [PACKAGE, LOCK] = ['node_modules/rye/index.d.ts', 'node_modules/.package-lock.json'];
for (const file of ['code/a.ts', 'assets/a.json', 'build/types.ts', LOCK])
  test(`checks all files again if only ${file} has changed since a check started`, async () => {
    const code = "import { rye } from 'rye';\nexport const b: number = rye;";
    const files = { [PACKAGE]: 'export const rye: number;', [LOCK]: '{}', 'assets/a.json': '{}', 'code/a.ts': code };
    const root = await projectWith(files, ['build']);
    const { checkTypes: check } = require(join(root, 'build/check/types.ts'));
    // The build info is read-only.
    mock.method(promises, 'utimes', () => appendFile(join(root, file), '\n').then(() => Promise.reject()));
    assert.equal(await check(root, ['code']), []);
    await writeFile(join(root, PACKAGE), 'export const rye: string;');
    // npm gives files in packages this year.
    await utimes(join(root, PACKAGE), new Date('1985'), new Date('1985'));
    assert.match(await errorIn(root, check), "code/a.ts:2:14: Type 'string'");
  });

test('types are checked without a usable cache', async () => {
  for (const path of ['.cache', '.cache/types/checked.json'])
    assert.equal(await checkTypes(await projectWith({ [`node_modules/${path}`]: '' }), ['code']), []);
});
