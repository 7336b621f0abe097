/** Runs npm run dev in a copy of the project, changes files and waits for the updated pages. */

import { type ChildProcess, execFileSync } from 'node:child_process';
import { appendFile, copyFile, open, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { ROOT } from '../../support/build-fixture.ts';
import { type Edit, editFiles, field } from '../../support/edit-project.ts';
import { runScript } from '../../support/programs.ts';
import { copyOfProject } from '../../support/project-copy.ts';

const [SITE, HOME, NOTES] = ['site/site.tsx', 'site/content/home.ts', 'site/public/notes.md'];

let root: string;
let origin: string;
let dev: ChildProcess;
let printed = '';
let outcome: ReturnType<typeof runScript>;

test.before(async () => {
  // The site has a syntax error when the server starts. The first test fixes the error.
  root = await copyOfProject({ [SITE]: 'export const createSite = ', [NOTES]: 'First' });
  outcome = runScript(root, 'dev', { PORT: '0' }, (text, child) => ([dev, printed] = [child, text]));
  origin = /http:\S+/.exec(await until(() => printed, / \(press/))![0];
});

test.after(async () => {
  dev.kill();
  await outcome;
});

/** Polls for up to 100 s until the text matches, and returns it. */
async function until(read: () => string | Promise<string>, expected: RegExp): Promise<string> {
  let text = '';
  for (const end = Date.now() + 100_000; Date.now() < end; await wait(50)) {
    text = await read();
    if (expected.test(text)) return text;
  }
  throw new Error(`expected ${expected} in:\n${text.slice(-2000)}`);
}

/** Waits for a response whose status and body match. */
const responseOf = (path: string, expected: RegExp) =>
  until(() => fetch(origin + path).then(async (response) => `${response.status} ${await response.text()}`), expected);

test('shows an error that exists at startup, and the site after the fix', async () => {
  assert.is((await fetch(origin)).headers.get('cache-control'), 'no-store');
  await responseOf('/', /^500 .*<html lang="en">.*<h1>Build failed<\/h1>.*site\/site\.tsx:1:/s);
  await copyFile(join(ROOT, SITE), join(root, SITE));
  await responseOf('/', /^200 /);
});

test('shows changes to data, scripts and their styles, fonts, public files, and files that editors replace', async () => {
  const [font] = /archivo-800-\w+\.woff2/.exec(await responseOf('/', /^200 /))!;
  const home = await readFile(join(root, HOME), 'utf8');
  await editFiles(root, [
    field('origin', "'https://doors.example'"),
    ['site/scripts/menu.ts', /$/, "\ndocument.title = 'Menu';\n"],
    ['site/scripts/call-bar.css', /$/, 'h1 { color: #070809 }'],
    [NOTES, 'First', 'Second'],
  ]);
  await writeFile(join(root, `${HOME}~`), home.replace("title: '", "title: 'Bell says: "));
  await rename(join(root, `${HOME}~`), join(root, HOME));
  const html = await responseOf('/', /Bell says: /);
  const script = await responseOf(`/${/assets\/page-\w+\.js/.exec(html)?.[0]}`, /^200 /);
  for (const part of [/"https:\/\/doors\.example\/"/, /document\.title="Menu"/, /#070809/])
    assert.match(html + script, part);
  await responseOf('/notes.md', /^200 Second$/);
  await appendFile(join(root, 'assets/fonts/archivo-800.woff2'), '\0');
  await responseOf('/', new RegExp(`^200 (?!.*${font})`, 's'));
});

test('ignores lock files and temporary files of editors', async () => {
  const before = printed.length;
  for (const name of ['.#a', '.tsbuildinfo', 'a___jb_tmp___', 'a.md']) await writeFile(join(root, 'site', name), '');
  await until(() => printed.slice(before), /^\s*Built in \d+ ms \(site\/a\.md\)\s*$/);
});

const SLOW_EXIT = "process.on('exit', () => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 3000));";
const ERRORS: Record<string, readonly [edit: Edit, error: RegExp]> = {
  'the end of the worker': [
    ['build/render/head.ts', /$/, "\nif (head) throw new Error('no head');\n"],
    /ended with exit code 1/,
  ],
  'an uncaught error': [
    [HOME, /$/, `\n${SLOW_EXIT}\nvoid Promise.reject(new Error('all <p> alone'));\n`],
    /all &lt;p&gt; alone/,
  ],
  // This build starts while the worker of the previous one ends.
  'invalid data': [
    field('origin', "'example.com'"),
    /<pre>1 problem:\n\n {2}✗ site\/business\/business\.ts: business\.origin is /,
  ],
  'a type error': [
    ['site/business/facts.ts', 'LANGUAGE =', 'LANGUAGE: number ='],
    /✗ site\/business\/facts\.ts:\d+:\d+: Type 'string'/,
  ],
};

let restore = async () => {};
for (const [kind, [edit, error]] of Object.entries(ERRORS))
  test(`reports ${kind}, after the previous error is fixed`, async () => {
    await restore();
    restore = await editFiles(root, [edit]);
    await responseOf('/services', error);
  });

test('checks places and new content files, and builds without deleted ones', async () => {
  await restore();
  restore = await editFiles(root, [['site/business/places.ts', /(?<=zip: ')\d/, '-']]);
  const content = join(root, 'site/content/parts.ts');
  await writeFile(content, "export const parts = { title: '' };\n");
  await responseOf('/services', /places\.ts: placeGroups.*parts\.title is empty/s);
  await Promise.all([rm(content), restore()]);
  await responseOf('/services', /^200 /);
});

test("prints errors, doesn't create dist/ and leaves no type check running and no files", async () => {
  // The type check reads a pipe, so it doesn't end by itself.
  const pipe = join(root, 'site/scripts/pipe.d.ts');
  execFileSync('mkfifo', [pipe]);
  await editFiles(root, [['site/scripts/tsconfig.json', '{', '{ "files": ["pipe.d.ts"],']]);
  const check = await open(pipe, 'w');
  dev.kill('SIGINT');
  const { err } = await outcome;
  while (await check.write(' ').catch(({ code }) => code !== 'EPIPE')) await wait(50);
  await check.close();
  assert.match(err, `✗ ${SITE}:1:`);
  assert.match(err, /build\/render\/head\.ts:\d+:\d+/);
  assert.not.ok((await readdir(root)).some((name) => name.includes('dist')));
  assert.not.match((await readdir(join(root, 'node_modules'))).join(), '.dev');
});
