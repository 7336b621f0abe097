/** Runs npm run dev in a copy of the project, changes files and waits for the updated pages. */

import { type ChildProcess, execFileSync } from 'node:child_process';
import { appendFile, copyFile, open as openFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { takesQuotes } from '../../../site/business/facts.ts';
import { parseHtml } from '../../support/built-site.ts';
import { type Outcome, start } from '../../support/command.ts';
import { type Edit, editFiles, field } from '../../support/edit-project.ts';
import { copyOfProject } from '../../support/project-copy.ts';
import { sendRequest } from '../../support/request.ts';
import { setHidden, type Visit, visit } from '../../support/visit.ts';

const test = suite('dev');

const TIMEOUT = { timeout: 40_000 };
const SITE = 'site/site.tsx';
const HOME = 'site/content/home.ts';
const FOOTER = 'site/components/Footer/Footer.tsx';
/** Heading of the error page. */
const FAILED = 'Build failed';
const NOTES = 'site/public/notes.md';
const HERO_CSS = 'site/components/Hero/Hero.css';

let root: string;
let origin: string;
let dev: ChildProcess;
let printed = '';
let outcome: Promise<Outcome>;

test.before(async () => {
  // The site has a syntax error when the server starts. The first test fixes the error.
  root = await copyOfProject({ [SITE]: 'export const createSite = ', [NOTES]: 'First' });
  await new Promise<void>((resolve, reject) => {
    outcome = start(root, 'dev', { PORT: '0' }, (text, child) => {
      [dev, printed] = [child, text];
      origin = /http:\/\/localhost:\d+/.exec(text)?.[0] ?? '';
      if (origin) resolve();
    });
    outcome.then(({ err }) => reject(new Error(`The dev server ended: ${err}`)), reject);
  });
});

test.after(async () => {
  dev.kill();
  await outcome;
});

/** Polls until the text matches. */
async function until(read: () => string | Promise<string>, expected: RegExp): Promise<void> {
  let text = '';
  for (const end = Date.now() + TIMEOUT.timeout; Date.now() < end; await wait(20)) {
    text = await read();
    if (expected.test(text)) return;
  }
  assert.unreachable(`expected ${expected} in:\n${text.slice(-2000)}`);
}

const change = (...edit: Edit) => editFiles(root, [edit]);
const responseOf = async (path: string) => (await fetch(origin + path)).text();
const answersWith = (path: string, text: string) => until(() => responseOf(path), new RegExp(text));
const answersWithout = (path: string, text: string) =>
  until(() => responseOf(path), new RegExp(`^(?![\\s\\S]*(${text}|${FAILED}))`));

/** Opens a page with its Content-Security-Policy enabled, because live reload must respect it. */
const open = (path: string, look: (visit: Visit) => Promise<void>) =>
  visit(path, { origin, bypassCSP: false, isolated: true }, look);

const shows = (page: Page, selector: string, text: string) =>
  page.locator(selector).filter({ hasText: text }).first().waitFor(TIMEOUT);

test('shows an error that exists at startup, and the site after the fix', () =>
  open('/', async ({ page }) => {
    await shows(page, 'h1', FAILED);
    const answer = await page.request.get(origin);
    assert.equal([answer.status(), answer.headers()['cache-control']], [500, 'no-store']);
    assert.is(await page.evaluate(() => document.documentElement.lang), 'en');
    await shows(page, 'pre', `${SITE}:1:`);
    await copyFile(join(__dirname, '../../..', SITE), join(root, SITE));
    await shows(page, 'h1', 'door');
  }));

test('reloads the page after a change and keeps the scroll position', () =>
  open('/', async ({ page }) => {
    await page.evaluate(() => window.scrollTo(0, 700));
    const restore = await change(FOOTER, '<h2>', '<h2>First ');
    await shows(page, '.footer h2', 'First ');
    await page.waitForFunction(() => window.scrollY === 700, undefined, TIMEOUT);
    await restore();
    await page.locator('.footer h2').filter({ hasNotText: 'First ' }).first().waitFor(TIMEOUT);
  }));

test('hidden pages disconnect, and reload when they become visible', () =>
  open('/contact', async ({ page, requests }) => {
    const connections = () => requests.filter((request) => request.includes('/.dev/events')).length;
    await setHidden(page, true);
    const before = connections();
    const restore = await change(HERO_CSS, /$/, 'h1 { color: rgb(1, 2, 3) }');
    await answersWith('/contact', '#010203');
    assert.is(connections(), before);
    await setHidden(page, false);
    const hasColor = () => getComputedStyle(document.querySelector('h1')!).color === 'rgb(1, 2, 3)';
    await page.waitForFunction(hasColor, undefined, TIMEOUT);
    await restore();
    await answersWithout('/contact', '#010203');
  }));

/** Returns the contact page's HTML, followed by its script. */
async function contactPage(): Promise<string> {
  const html = await responseOf('/contact');
  return html + (await responseOf(`/${/assets\/page-\w+\.js/.exec(html)?.[0]}`));
}

// Tests of errors change the business data and the renderer.
test('shows changes to settings, scripts and their styles', async () => {
  const restoreSettings = await change('site/settings.ts', 'default: quotes.endpoint,', "default: '/quotes',");
  await until(contactPage, /action="\/quotes"/);
  const restoreScript = await change('site/scripts/menu.ts', /$/, "\ndocument.title = 'Menu';\n");
  const restoreStyles = await change('site/scripts/toast.css', /$/, 'h1 { color: #070809 }');
  for (const part of [/document\.title="Menu"/, /#070809/]) await until(contactPage, part);
  for (const restore of [restoreSettings, restoreScript, restoreStyles]) await restore();
  await answersWithout('/contact', '#070809');
});

test('shows changes to public files, and to fonts and files that an editor replaces', async () => {
  await writeFile(join(root, NOTES), 'Second');
  await answersWith('/notes.md', 'Second');
  await copyFile(join(root, HOME), join(root, `${HOME}~`));
  await change(HOME, "title: '", "title: 'Bell says: ");
  await answersWith('/', 'Bell says: ');
  await rename(join(root, `${HOME}~`), join(root, HOME));
  await answersWithout('/', 'Bell says: ');

  const fontOf = (html: string) => /archivo-800-\w+\.woff2/.exec(html)?.[0];
  const font = fontOf(await contactPage());
  assert.ok(font);
  await appendFile(join(root, 'assets/fonts/archivo-800.woff2'), '\0');
  await answersWithout('/contact', font!);
});

// Only the last error may be a type error, because type errors replace all other errors.
const ERRORS: readonly [edit: Edit, error: RegExp][] = [
  [
    field('origin', "'example.com'"),
    /^1 problem:\n\n {2}✗ SITE_ORIGIN is "example\.com" \(the default .*\)\. Expected .*$/,
  ],
  [
    ['site/components/Faq/Faq.tsx', 'return (', "if (items.length > 0) throw new Error('no answer');\n  return ("],
    /\/services \(site\/pages\/Services\.tsx\): no answer\n.*site\/components\/Faq\/Faq\.tsx:\d+:\d+/,
  ],
  [['build/render/head.ts', /$/, "\nif (head) throw new Error('no head');\n"], /ended with exit code 1/],
  [[HOME, /$/, "\nvoid Promise.reject(new Error('all alone'));\n"], /all alone/],
  [
    ['site/business/facts.ts', 'COUNTRY =', 'COUNTRY: number ='],
    /✗ site\/business\/facts\.ts:\d+:\d+: Type 'string' is not assignable to type 'number'/,
  ],
];

test('reports each kind of error until it is fixed', async () => {
  let restore = async () => {};
  for (const [edit, error] of ERRORS) {
    await restore();
    restore = await change(...edit);
    await until(async () => {
      const html = await responseOf('/services');
      return html.includes(FAILED) ? parseHtml(html).querySelector('h1 + pre')!.textContent : '';
    }, error);
  }
  await restore();
  await answersWithout('/services', FAILED);
});

test('stops an endless loop when the loop is removed from the source', async () => {
  // Wait inside the loop, because a busy loop would slow down other tests.
  const loop = 'for (;;) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);';
  const restore = await change(FOOTER, /^/, `console.log('the loop begins');\n${loop}\n`);
  await until(() => printed, /the loop begins/);
  await restore();
  await answersWithout('/', FAILED);
});

test('builds and checks new pages and content files, and removes deleted pages', async () => {
  const content = 'site/content/parts.ts';
  const route = `{
    ...{ path: '/parts', name: 'Parts', title: 'Parts', description: 'Springs.', keywords: ['parts'] },
    shareImage: share({ text: 'By the month.' }),
    page: () => import('./pages/Parts.tsx'),
  },
]`;
  const restore = await change('site/routes.tsx', '] as const satisfies', `${route} as const satisfies`);
  await copyFile(join(root, 'site/pages/Emergency.tsx'), join(root, 'site/pages/Parts.tsx'));
  await writeFile(join(root, content), "export const parts = { title: '' };\n");
  await answersWith('/services', 'parts\\.title is empty');
  await change(content, "''", "'Parts'");
  await answersWith('/parts', 'href="/parts"');

  await restore();
  await rm(join(root, content));
  await rm(join(root, 'site/pages/Parts.tsx'));
  await answersWithout('/', 'href="/parts"');
  assert.is((await fetch(`${origin}/parts`)).status, 404);
});

test('recovers if the site folder is missing for a while', async () => {
  await rename(join(root, 'site'), join(root, 'moved'));
  await answersWith('/', FAILED);
  await rename(join(root, 'moved'), join(root, 'site'));
  await answersWithout('/', FAILED);
});

test('ignores .DS_Store files, which Finder writes', async () => {
  await writeFile(join(root, 'site/.DS_Store'), '');
  // A build would start within 100 ms.
  await wait(300);
  await responseOf('/');
  assert.not.match(printed, '.DS_Store');
});

test('rejects requests for hosts other than localhost and IP addresses', async () => {
  const port = Number(new URL(origin).port);
  const statusOf = async (host: string) => (await sendRequest(port, '/', 'GET', { host })).status;
  for (const host of [`localhost:${port}`, `dev.localhost:${port}`, '192.168.1.20:4173', `[::1]:${port}`])
    assert.is(await statusOf(host), 200, host);
  for (const host of ['evil.example', 'localhost.evil.example', 'evil-localhost']) {
    const { status, body } = await sendRequest(port, '/', 'GET', { host });
    assert.equal([status, body], [403, `Expected localhost or an IP address as host, not ${host}.`]);
  }
});

const PIPE = 'site/scripts/pipe.d.ts';

/** Waits until a type check opens the pipe. The check doesn't end before the pipe is closed. */
const blockTypeCheck = () => openFile(join(root, PIPE), 'w');
const endOf = (check: Awaited<ReturnType<typeof openFile>>) =>
  until(
    () =>
      check.write(' ').then(
        () => '',
        ({ code }) => code,
      ),
    /EPIPE/,
  );

test('stops a running type check when a file changes', async () => {
  execFileSync('mkfifo', [join(root, PIPE)]);
  await change('site/scripts/tsconfig.json', '{', '{ "files": ["pipe.d.ts"],');
  const check = await blockTypeCheck();
  await change(HERO_CSS, /$/, 'h1 { color: red }');
  await endOf(check);
  await check.close();
});

test("prints errors, doesn't create dist/ and leaves no type check running and no files", async () => {
  assert.not.ok((await readdir(root)).some((name) => name.includes('dist')));
  const check = await blockTypeCheck();
  dev.kill();
  const { err } = await outcome;
  await endOf(check);
  await check.close();
  assert.match(err, `✗ ${SITE}:1:`);
  assert.match(err, /build\/render\/head\.ts:\d+:\d+/);
  assert.not.match((await readdir(join(root, 'node_modules'))).join(), '.dev');
});

// The tests change the form's scripts.
if (takesQuotes) test.run();
