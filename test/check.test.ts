/**
 * Makes every kind of mistake that npm run check reports, all of them in one copy of the project.
 *
 * cspell:ignore colour garrage
 */

import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { ROOT } from './support/build-fixture.ts';
import { type Outcome, start } from './support/command.ts';
import { copyOfProject } from './support/project-copy.ts';

/**
 * Files that the copy needs besides the project itself. It has no other tests, because checking
 * their types would double the time that this takes.
 */
const COPIES = [
  'test/check.ts',
  'test/tsconfig.json',
  'test/words.txt',
  '.github',
  'README.md',
  '.biome.jsonc',
  '.cspell.json',
  '.knip.jsonc',
];

/** New modules with mistakes: a description, the source code, and the expected output. */
const MODULES: Record<string, readonly [what: string, text: string, ...expected: string[]]> = {
  'site/type.ts': ['a type error', "export const miles: number = '25';\n", 'site/type.ts(1,14): error TS2322'],
  'site/node.ts': [
    'Node in site/',
    "import { readFileSync } from 'node:fs';\nexport const node = [readFileSync, process];\n",
    'site/node.ts:1:30 lint/correctness/noNodejsModules',
    'site/node.ts:2:36 lint/style/noRestrictedGlobals',
  ],
  'site/dom.ts': ['the DOM in site/', 'export const dom = document;\n', "Cannot find name 'document'"],
  'site/scripts/node.ts': [
    'Node in site/scripts/',
    'export const node = process;\n',
    "site/scripts/node.ts(1,21): error TS2591: Cannot find name 'process'",
  ],
  'build/dom.ts': [
    'the DOM in build/',
    'export const dom = document;\n',
    "build/dom.ts(1,20): error TS2584: Cannot find name 'document'",
  ],
  'build/client/node.ts': [
    'Node in build/client/',
    'export const node = process;\n',
    "build/client/node.ts(1,21): error TS2591: Cannot find name 'process'",
  ],
  'build/form.ts': ['wrong formatting', 'export const form = "form"\n', 'build/form.ts format'],
  'build/promise.ts': [
    'a promise that is not awaited',
    'async function work() {}\nwork();\n',
    'build/promise.ts:2:1 lint/nursery/noFloatingPromises',
  ],
  'build/cycle.ts': ['an import cycle', "import './cycle2.ts';\n", 'build/cycle.ts:1:8 lint/suspicious/noImportCycles'],
  'build/cycle2.ts': [
    'the other half of the import cycle',
    "import './cycle.ts';\n",
    'build/cycle2.ts:1:8 lint/suspicious/noImportCycles',
  ],
  'site/idle.ts': ['an unused file', 'export const idle = 1;\n', 'Unused files', '\nsite/idle.ts'],
  'test/package.ts': [
    'an import of a package that is not in package.json',
    "import 'left-pad';\n",
    'test/package.ts:1:8 lint/correctness/noUndeclaredDependencies',
  ],
};

/** Mistakes in existing files: a description, the file, the edit, and the expected output. */
const EDITS: readonly [what: string, file: string, from: string, to: string, ...expected: string[]][] = [
  [
    'an unused export',
    'build/publish/compress.ts',
    'import ',
    'export const idle = 1;\nimport ',
    'Unused exports',
    '\nidle ',
    ' build/publish/compress.ts:',
  ],
  [
    'an unused package',
    'package.json',
    '"uvu":',
    '"left-over": "1.0.0",\n    "uvu":',
    'Unused devDependencies',
    '\nleft-over ',
    ' package.json:',
  ],
  [
    'a misspelled word in the copy',
    'site/content/errors.ts',
    "text: '",
    "text: 'Your garrage? ",
    'site/content/errors.ts:',
    ' - Unknown word (garrage) Suggestions: [garage, ',
  ],
  [
    'a British spelling in a comment',
    'site/business/phone.ts',
    'A phone number as text',
    'A phone number in colour',
    'site/business/phone.ts:',
    ' - Unknown word (colour) Suggestions: [color, ',
  ],
];

/** Examples of imports that each folder forbids, in JavaScript so TypeScript ignores them. */
const BEYOND: Record<string, readonly string[]> = {
  'build/beyond.js': ['../site/settings.ts', './serve/server.ts', './commands/cli.ts', './client/attach.ts'],
  'build/commands/beyond.js': ['../../site/site.tsx', '../../test/ask.ts'],
  'build/serve/beyond.js': ['../build.ts', '../render/pages.ts', '../publish/writer.ts', '../commands/cli.ts'],
  'build/bundle/beyond.js': ['../build.ts', '../render/pages.ts', '../../site/site.tsx'],
  'build/render/beyond.js': ['../build.ts', '../files/hosts.ts', '../publish/writer.ts'],
  'build/files/beyond.js': ['../build.ts', '../render/pages.ts', '../publish/writer.ts'],
  'build/check/beyond.js': ['../build.ts', '../bundle/pages.ts', '../render/pages.ts'],
  'build/publish/beyond.js': ['../build.ts', '../bundle/pages.ts', '../render/pages.ts'],
  'build/lib/beyond.js': ['../site.ts', '../bundle/pages.ts'],
  'build/client/beyond.js': ['../lib/html.ts', 'react', './attach.ts'],
  'site/beyond.js': ['./scripts/menu.ts', '../build/lib/html.ts', '../test/ask.ts'],
  'site/business/beyond.js': ['../content/faq.ts', '../settings.ts', 'react'],
  'site/content/beyond.js': ['../routes.tsx', '../settings.ts', '../components/Icon/Icon.tsx', 'react'],
  'site/coverage/beyond.js': ['../pages/Home.tsx', '../../build/lib/urls.ts'],
  'site/scenes/beyond.js': ['../components/Icon/Icon.tsx', '../content/faq.ts', '../pages/Home.tsx'],
  'site/components/Hero/beyond.js': [
    '../../routes.tsx',
    '../../business/business.ts',
    '../../content/faq.ts',
    '../../pages/Layout.tsx',
    '../../../build/site.ts',
  ],
  'site/pages/beyond.js': ['./Home.tsx', '../routes.tsx', '../scripts/menu.ts', '../../build/lib/html.ts'],
  'site/scripts/beyond.js': ['react', 'clsx', '../business/business.ts', '../components/Icon/Icon.tsx'],
  'site/metadata/beyond.js': ['../pages/Home.tsx', '../routes.tsx', '../scripts/menu.ts', '../../build/lib/html.ts'],
};

async function checkCopy(): Promise<Outcome> {
  const modules = Object.entries(MODULES).map(([file, [, text]]) => [file, text]);
  const beyond = Object.entries(BEYOND).map(([file, paths]) => [
    file,
    paths.map((path) => `import '${path}';\n`).join(''),
  ]);
  const root = await copyOfProject(Object.fromEntries([...modules, ...beyond]), COPIES);
  for (const [what, file, from, to] of EDITS) {
    const text = await readFile(join(root, file), 'utf8');
    assert.ok(text.includes(from), `${what}: expected ${file} to have "${from}"`);
    await writeFile(join(root, file), text.replace(from, to));
  }
  return start(root, 'check', { PATH: `${join(ROOT, 'node_modules/.bin')}:${process.env.PATH}` });
}

let outcome: Promise<Outcome> | undefined;
const checked = () => (outcome ??= checkCopy());

test('npm run check runs every part despite errors, and exits with code 1', async () => {
  const { code, out } = await checked();
  assert.is(code, 1);
  assert.match(out, '0 of 4 checks passed');
});

const MISTAKES = [
  ...Object.values(MODULES).map(([what, , ...expected]) => ({ what, expected })),
  ...EDITS.map(([what, , , , ...expected]) => ({ what, expected })),
  ...Object.entries(BEYOND).map(([file, paths]) => ({
    what: `forbidden imports in ${file}`,
    expected: paths.map((_, index) => `${file}:${index + 1}:8 lint/style/noRestrictedImports`),
  })),
];

for (const { what, expected } of MISTAKES) {
  test(`npm run check reports ${what}`, async () => {
    const { err } = await checked();
    for (const part of expected) assert.match(err, part);
  });
}

test.run();
