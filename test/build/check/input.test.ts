/** Tests the errors that npm run build reports for invalid code. check.test.ts tests values. */

import { cp, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { checkTypes } from '../../../build/check/types.ts';
import { contentsOf, rejection, temporaryRoot } from '../../support/build-fixture.ts';
import { builtSite } from '../../support/built-site.ts';
import { start } from '../../support/command.ts';
import { type Edit, editFiles } from '../../support/edit-project.ts';
import { copyOfProject } from '../../support/project-copy.ts';

const BUSINESS = 'site/business/business.ts';

/** An edit, followed by strings that the error messages must contain. */
type InvalidInput = readonly [...Edit, ...expected: string[]];

/** Each group is tested with one build. */
const INVALID: Readonly<Record<string, readonly InvalidInput[]>> = {
  'type errors': [
    [BUSINESS, /(?<=\n) {2}city: .*\n/, '', "site/business/business.ts:9:14: Property 'city' is missing"],
    [
      'site/scripts/menu.ts',
      /$/,
      '\nlet wrong: number = true;\n',
      'site/scripts/menu.ts:',
      'let wrong: number = true;',
    ],
  ],
  'a syntax error in business data': [
    [BUSINESS, /(?<=\n {2}city: .*),(?=\n)/, ';', `✗ ${BUSINESS}:`, 'Expected "}" but found ";"'],
  ],
};

let root: string;
let published: Map<string, string>;

test.before(async () => {
  root = await copyOfProject();
  const { dist } = await builtSite();
  await cp(dist, join(root, 'dist'), { recursive: true });
  published = await contentsOf(dist);
});

for (const [name, inputs] of Object.entries(INVALID))
  test(`npm run build reports ${name}`, async () => {
    const restore = await editFiles(
      root,
      inputs.map(([file, from, to]) => [file, from, to]),
    );
    // A copied file can be older than the last build.
    for (const [file] of inputs) await utimes(join(root, file), 0, 0);
    const { code, out, err } = await start(root, 'build', {});
    await restore();
    assert.equal([code, out], [1, '']);
    assert.match(err, 'Build failed. dist/ is unchanged.');
    assert.not.match(err, /^ {4}at /m, 'prints no stack');
    assert.equal(await contentsOf(join(root, 'dist')), published);
    for (const part of inputs.flatMap(([, , , ...expected]) => expected)) assert.match(err, part);
  });

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
  const tomorrow = Date.now() / 1000 + 86_400;
  await utimes(join(root, 'node_modules/.cache/types/code/tsconfig.tsbuildinfo'), tomorrow, tomorrow);
  await writeFile(join(root, 'code/a.ts'), "export const a: number = 'text';");
  assert.match((await rejection(checkTypes(root, ['code']))).message, "code/a.ts:1:14: Type 'string'");
});
