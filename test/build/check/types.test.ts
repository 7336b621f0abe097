/** Tests the type check's errors. */

import { utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { checkTypes } from '../../../build/check/types.ts';
import { rejection, temporaryRoot } from '../../support/build-fixture.ts';

test('reports only the error of a damaged tsconfig.json, and only once', async () => {
  const folder = (name: string) => ({
    [`${name}/tsconfig.json`]: '{ "extends": "../tsconfig.json", "include": ["."] }',
    [`${name}/a.ts`]: "export const a: number = 'text';",
  });
  const root = await temporaryRoot({ 'tsconfig.json': '{ "compilerOptions": {', ...folder('b'), ...folder('c') });
  const { message } = await rejection(checkTypes(root, ['b', 'c']));
  assert.equal(message.match(/^\S+:\d+:\d+: .*/gm), ["tsconfig.json:1:23: '}' expected."]);
});

test('finds a type error if the clock was ahead during the last check', async () => {
  const config = '{ "extends": "../tsconfig.json", "include": ["."] }';
  const code = { 'code/tsconfig.json': config, 'code/a.ts': 'type Rye = 1;\nexport {};' };
  const root = await temporaryRoot(code, ['tsconfig.json']);
  assert.match((await checkTypes(root, ['code'])).join(), /^code\/a\.ts:1:6: 'Rye' is declared but never used\.$/);
  // TypeScript always checks files that had an error again.
  await writeFile(join(root, 'code/a.ts'), 'export {};');
  assert.equal(await checkTypes(root, ['code']), []);
  const tomorrow = Date.now() / 1000 + 86_400;
  await utimes(join(root, 'node_modules/.cache/types/code/tsconfig.tsbuildinfo'), tomorrow, tomorrow);
  await writeFile(join(root, 'code/a.ts'), "export const a: number = 'text';");
  assert.match((await rejection(checkTypes(root, ['code']))).message, "code/a.ts:1:14: Type 'string'");
});
