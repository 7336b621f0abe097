/** Tests npm run check in a copy of the project with an error for each check. */

import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { ROOT } from './support/build-fixture.ts';
import { start } from './support/command.ts';
import { copyOfProject } from './support/project-copy.ts';

/** Files to copy from test/. Type-checking all of them would double the test's duration. */
const TESTS = ['test/check.ts', 'test/spelling.ts', 'test/tsconfig.json', 'test/words.txt'];
const CONFIG = ['.github', 'README.md', '.biome.jsonc', '.knip.jsonc'];

/** Forbidden imports by file. The files are JavaScript so that TypeScript ignores them. */
const FORBIDDEN = {
  'build/wrong.js': '../site/settings.ts',
  'build/lib/wrong.js': '../types.ts',
  'build/render/wrong.js': '../publish/writer.ts',
  'site/business/wrong.js': '../content/faq.ts',
  'site/content/wrong.js': '../routes.tsx',
  'site/components/Hero/wrong.js': '../../content/faq.ts',
  'site/pages/wrong.js': './Home.tsx',
  'site/scripts/wrong.js': 'react',
};

test('npm run check runs every check despite errors and exits with code 1', async () => {
  const imports = Object.entries(FORBIDDEN).map(([file, path]) => [file, `import '${path}';\n`]);
  const root = await copyOfProject(Object.fromEntries(imports), [...TESTS, ...CONFIG]);
  // Write this file last, because TypeScript ignores files that are older than the copied cache.
  const misspelled = 'gar-rageCol-our'.replaceAll('-', '');
  await writeFile(join(root, 'site/wrong.ts'), `export const ${misspelled}: number = '25';\n`);
  const env = { PATH: `${join(ROOT, 'node_modules/.bin')}:${process.env.PATH}` };
  const { code, out, err } = await start(root, 'check', env);
  assert.is(code, 1);
  assert.match(out, '0 of 4 checks passed');
  assert.match(err, 'site/wrong.ts(1,14): error TS2322');
  assert.match(err, /site\/wrong\.ts:1: \w+ \(barrage, garage, garbage\?\)\nsite\/wrong\.ts:1: \w+ \(color\?\)\n/);
  assert.match(err, /Unused files.*\n(.*\n)*site\/wrong\.ts/);
  for (const file of Object.keys(FORBIDDEN)) assert.match(err, `${file}:1:8 lint/style/noRestrictedImports`);
});

test.run();
