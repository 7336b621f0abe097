/** Every mistake that npm run check is there for, all at once in one copy of the project. */

import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { ROOT } from './support/build-fixture.ts';
import { start, type Outcome } from './support/command.ts';
import { copyOfProject } from './support/project-copy.ts';

/** Of the tests only what the command itself needs: to check the types of all others takes as long as everything else. */
const COPIES = [
  'test/check.ts',
  'test/spelling.ts',
  'test/tsconfig.json',
  'test/words.txt',
  '.github',
  'README.md',
  '.biome.jsonc',
  '.knip.jsonc',
];

/** Modules with mistakes: what each is, its text, and what is told of it. */
const MODULES: Record<string, readonly [what: string, text: string, ...told: string[]]> = {
  'site/type.ts': ['a type error', "export const miles: number = '25';\n", 'site/type.ts(1,14): error TS2322'],
  'site/node.ts': [
    'Node in site/',
    "import { readFileSync } from 'node:fs';\nexport const node = [readFileSync, process];\n",
    "site/node.ts(1,30): error TS2591: Cannot find name 'node:fs'",
    "site/node.ts(2,36): error TS2591: Cannot find name 'process'",
  ],
  'site/dom.ts': ['the DOM in site/', 'export const dom = document;\n', "Cannot find name 'document'"],
  'site/scripts/node.ts': [
    'Node in site/scripts/',
    'export const node = process;\n',
    "site/scripts/node.ts(1,21): error TS2591: Cannot find name 'process'",
  ],
  'site/tools/dom.ts': [
    'the DOM in site/tools/',
    'export const dom = document;\n',
    "site/tools/dom.ts(1,20): error TS2584: Cannot find name 'document'",
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
  'build/form.ts': ['a form that is not the project’s', 'export const form = "form"\n', 'build/form.ts format'],
  'build/promise.ts': [
    'a promise that nobody waits for',
    'async function work() {}\nwork();\n',
    'build/promise.ts:2:1 lint/nursery/noFloatingPromises',
  ],
  'build/cycle.ts': [
    'a cycle of imports',
    "import './cycle2.ts';\n",
    'build/cycle.ts:1:8 lint/suspicious/noImportCycles',
  ],
  'build/cycle2.ts': ['its other half', "import './cycle.ts';\n", 'build/cycle2.ts:1:8 lint/suspicious/noImportCycles'],
  'site/idle.ts': ['a file that nothing uses', 'export const idle = 1;\n', 'Unused files', '\nsite/idle.ts'],
  'test/package.ts': [
    'a package that package.json does not name',
    "import 'left-pad';\n",
    'test/package.ts:1:8 lint/correctness/noUndeclaredDependencies',
  ],
};

/** Changes of what is there. */
const EDITS: readonly [what: string, file: string, from: string, to: string, ...told: string[]][] = [
  [
    'an export that nothing uses',
    'build/publish/compress.ts',
    'import ',
    'export const idle = 1;\nimport ',
    'Unused exports',
    '\nidle ',
    ' build/publish/compress.ts:',
  ],
  [
    'a package that nothing uses',
    'package.json',
    '"uvu":',
    '"left-over": "1.0.0",\n    "uvu":',
    'Unused devDependencies',
    '\nleft-over ',
    ' package.json:',
  ],
  [
    'a misspelled text',
    'site/content/errors.ts',
    "text: '",
    "text: 'Your garrage? ",
    '✗ 404.html: "garrage" is in no dictionary: did you mean garage, barrage, garbage?',
    '\n    written in site/content/errors.ts:',
  ],
  [
    'a misspelled description, which only search engines read',
    'site/content/search.ts',
    'description: `',
    'description: `Brokken ',
    '✗ index.html: "Brokken"',
    '\n    written in site/content/search.ts:',
  ],
  [
    'a misspelled button on many pages, told once',
    'site/content/actions.ts',
    'Get Free Quote',
    'Get Free Qoute',
    '"Qoute" is in no dictionary',
    '\n    written in site/content/actions.ts:',
    '\n    on 404.html, 500.html, contact.html, emergency.html',
  ],
  ['a misspelled name for screen readers', 'site/content/layout.ts', "'Main'", "'Mayn'", '"Mayn" is in no dictionary'],
  [
    'a British spelling in a comment',
    'site/business/phone.ts',
    'A phone number as text',
    `A phone number in ${['col', 'our'].join('')}`,
    'site/business/phone.ts:1: "col',
  ],
];

/** What each folder may not import, a few for each; as JavaScript, so that the compiler does not follow the imports. */
const BEYOND: Record<string, readonly string[]> = {
  'build/beyond.js': ['../site/business.ts', '../site/settings.ts', '../test/ask.ts'],
  'build/page/beyond.js': ['../../site/business.ts', '../../test/ask.ts'],
  'build/client/beyond.js': ['../page/html.ts', 'react', './attach.ts'],
  'site/beyond.js': [
    './pages/Home.tsx',
    './scripts/menu.ts',
    './tools/beyond.js',
    '../build/page/html.ts',
    '../test/ask.ts',
  ],
  'site/coverage/beyond.js': ['../pages/Home.tsx', '../../build/urls.ts'],
  'site/content/beyond.js': ['../routes.tsx', '../settings.ts', '../components/Icon/Icon.tsx', 'react', 'node:fs'],
  'site/components/Hero/beyond.js': [
    '../../routes.tsx',
    '../../business.ts',
    '../../content/faq.ts',
    '../../pages/Layout.tsx',
    '../../../build/site.ts',
    'node:fs',
  ],
  'site/pages/beyond.js': ['./Home.tsx', '../routes.tsx', '../scripts/menu.ts', '../../build/page/html.ts', 'node:fs'],
  'site/scripts/beyond.js': ['react', 'clsx', 'node:fs', '../business.ts', '../components/Icon/Icon.tsx'],
  'site/tools/beyond.js': ['../routes.tsx', '../business.ts', '../../build/urls.ts'],
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

test('npm run check with mistakes of all kinds tells each part that fails, and exits 1', async () => {
  const { code, out } = await checked();
  assert.is(code, 1);
  assert.match(out, '0 of 4 checks passed');
});

const MISTAKES = [
  ...Object.values(MODULES).map(([what, , ...told]) => ({ what, told })),
  ...EDITS.map(([what, , , , ...told]) => ({ what, told })),
  ...Object.entries(BEYOND).map(([file, paths]) => ({
    what: `what ${file} may not import`,
    told: paths.map((_, index) => `${file}:${index + 1}:8 lint/style/noRestrictedImports`),
  })),
];

for (const { what, told } of MISTAKES) {
  test(`npm run check tells ${what}`, async () => {
    const { err } = await checked();
    for (const part of told) assert.match(err, part);
  });
}

test.run();
