/** The dev server: files of a copy of the project are changed, and a browser or `fetch` waits for the result. */

import type { ChildProcess } from 'node:child_process';
import { appendFile, copyFile, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { business } from '../../../site/business/business.ts';
import { ask } from '../../support/ask.ts';
import { parseHtml } from '../../support/built-site.ts';
import { type Outcome, start } from '../../support/command.ts';
import { copyOfProject } from '../../support/project-copy.ts';
import { DESKTOP, visit } from '../../support/visit.ts';

const TIMEOUT = { timeout: 40_000 };
const FOOTER = 'site/components/Footer/Footer.tsx';
const HOME = 'site/content/home.ts';
const BROKEN = { 'site/site.tsx': 'export const createSite = ' };

let root: string;
let origin: string;
let dev: ChildProcess;
let printed = '';
let outcome: Promise<Outcome>;

/** Starts the dev server with a broken file. */
test.before(async () => {
  root = await copyOfProject(BROKEN);
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

/** Waits until a condition is met. @param describe For the failure message. */
async function until(isMet: () => unknown, describe: () => string): Promise<void> {
  for (const end = Date.now() + TIMEOUT.timeout; Date.now() < end; await wait(50)) if (await isMet()) return;
  assert.unreachable(describe());
}

/** Replaces text in a file. Returns a function that restores it. */
async function change(file: string, from: string | RegExp, to: string): Promise<() => Promise<void>> {
  const path = join(root, file);
  const source = await readFile(path, 'utf8');
  const changed = source.replace(from, () => to);
  assert.is.not(changed, source, `${file} doesn't contain ${from}`);
  await writeFile(path, changed);
  return () => writeFile(path, source);
}

/** Waits until the response for a path is as expected. */
async function answers(path: string, isExpected: (html: string, status: number) => boolean): Promise<void> {
  let html = '';
  const isMet = async () => {
    const response = await fetch(origin + path);
    html = await response.text();
    return isExpected(html, response.status);
  };
  await until(isMet, () => `${path} is not as expected: ${html.slice(-2000)}`);
}

const answersWith = (path: string, text: string) => answers(path, (html) => html.includes(text));
const answersWithout = (path: string, text: string) =>
  answers(path, (html, status) => status === 200 && !html.includes(text));

/** Waits for the error page with all of the given errors. */
const reports = (...errors: RegExp[]) =>
  answers('/services', (html, status) => {
    const text = status === 500 ? parseHtml(html).querySelector('h1 + pre')!.textContent : '';
    return errors.every((error) => error.test(text));
  });
const isFixed = () => answers('/services', (_, status) => status === 200);

/** Opens a page with the published policy, because live reload has to comply with it. */
const open = (path: string, look: (page: Page, requests: readonly string[]) => Promise<void>) =>
  visit(
    path,
    { ...DESKTOP, bypassCSP: false },
    async ({ page, requests }) => {
      await page.evaluate(() => void (document.documentElement.dataset.mark = 'here'));
      await look(page, requests);
      // Without live reload, so that later changes don't reload the window.
      // The last change may reload the page at the same time, which interrupts the navigation.
      const leave = () => page.goto(`${origin}/robots.txt`).catch(() => false);
      await until(leave, () => 'the page reloads again and again');
    },
    origin,
  );

const isReloaded = (page: Page) => page.evaluate(() => document.documentElement.dataset.mark !== 'here');
const shows = (page: Page, selector: string, text: string) =>
  page.locator(selector).filter({ hasText: text }).first().waitFor(TIMEOUT);

/** Waits until the heading has a style. */
const headingHas = (page: Page, name: string, value: string) =>
  page.waitForFunction(
    ([name, value]) => getComputedStyle(document.querySelector('h1')!).getPropertyValue(name!) === value,
    [name, value],
    TIMEOUT,
  );

test('shows the error of a site that is broken from the start, and the site once it is fixed', () =>
  open('/', async (page) => {
    await shows(page, 'h1', 'Build failed');
    const [file] = Object.keys(BROKEN) as [string];
    await shows(page, 'pre', `${file}:1:`);
    await copyFile(join(__dirname, '../../..', file), join(root, file));
    await shows(page, 'h1', 'door');
  }));

test('reloads the page for a changed component and keeps the scroll position', () =>
  open('/', async (page) => {
    await page.evaluate(() => window.scrollTo(0, 700));
    const restore = await change(FOOTER, '<h2>', '<h2>First ');
    await shows(page, '.footer h2', 'First ');
    assert.ok(await isReloaded(page));
    await page.waitForFunction(() => window.scrollY === 700, undefined, TIMEOUT);
    await restore();
    await page.locator('.footer h2').filter({ hasNotText: 'First ' }).first().waitFor(TIMEOUT);
  }));

test('shows changed copy, business data and settings, also if an editor replaces the file', async () => {
  await copyFile(join(root, HOME), join(root, `${HOME}~`));
  const restores = [
    await change('site/business/business.ts', `'${business.hotline}'`, "'+12105550123'"),
    await change('site/settings.ts', "default: '',", "default: 'https://quotes.example/',"),
  ];
  await change(HOME, "title: '", "title: 'Bell says: ");
  await answersWith('/', 'Bell says: ');
  await answersWith('/contact', 'tel:+12105550123');
  await answersWith('/contact', 'action="https://quotes.example/"');
  await rename(join(root, `${HOME}~`), join(root, HOME));
  for (const restore of restores) await restore();
  await answersWithout('/', 'Bell says: ');
  await answersWithout('/contact', 'action="');
});

test('shows changed styles and fonts', () =>
  open('/contact', async (page) => {
    const fontOf = async () => /[\w-]+\.woff2/.exec(await page.content())?.[0];
    const font = await fontOf();
    await appendFile(join(root, 'assets/fonts/archivo-800.woff2'), '\0');
    const restores = [
      await change('site/components/Hero/Hero.css', /$/, 'h1 { color: rgb(1, 2, 3) }'),
      await change('site/styles/base.css', /$/, 'h1 { outline-color: rgb(4, 5, 6) }'),
    ];
    await headingHas(page, 'color', 'rgb(1, 2, 3)');
    await headingHas(page, 'outline-color', 'rgb(4, 5, 6)');
    assert.is.not(await fontOf(), font);
    for (const restore of restores) await restore();
    await answersWithout('/contact', '#010203');
  }));

test('closes the connection of a hidden page, which catches up when it is shown', () =>
  open('/contact', async (page, requests) => {
    const hide = (isHidden: boolean) =>
      page.evaluate((isHidden) => {
        Object.defineProperty(document, 'hidden', { value: isHidden, configurable: true });
        document.dispatchEvent(new Event('visibilitychange'));
      }, isHidden);
    const connections = () => requests.filter((request) => request.includes('/.dev/events')).length;
    await hide(true);
    const before = connections();
    const restore = await change('site/components/Hero/Hero.css', /$/, 'h1 { color: rgb(1, 2, 3) }');
    await answersWith('/contact', '#010203');
    await restore();
    await answersWithout('/contact', '#010203');
    await change('site/components/Hero/Hero.css', /$/, 'h1 { color: rgb(4, 5, 6) }');
    await answersWith('/contact', '#040506');
    assert.is(connections(), before);
    await hide(false);
    await headingHas(page, 'color', 'rgb(4, 5, 6)');
    await restore();
    await answersWithout('/contact', '#040506');
  }));

test('runs a changed script with its changed styles', () =>
  open('/contact', async (page) => {
    const color = await page.locator('h1').evaluate((heading) => getComputedStyle(heading).color);
    const restores = [
      await change('site/scripts/menu.ts', /$/, "\ndocument.documentElement.dataset.menu = 'new';\n"),
      await change('site/scripts/toast.css', /$/, 'h1 { color: rgb(7, 8, 9) }'),
    ];
    await page.locator('html[data-menu=new]').waitFor({ state: 'attached', ...TIMEOUT });
    await headingHas(page, 'color', 'rgb(7, 8, 9)');
    for (const restore of restores) await restore();
    await page.locator('html:not([data-menu])').waitFor({ state: 'attached', ...TIMEOUT });
    await headingHas(page, 'color', color);
  }));

const ERRORS: readonly [what: string, file: string, from: string | RegExp, to: string, ...errors: RegExp[]][] = [
  ['an invalid setting', 'site/settings.ts', "default: '',", "default: 'nowhere',", /QUOTE_ENDPOINT is "nowhere"/],
  ['a syntax error in a component', FOOTER, 'return (', 'return ((', /Footer\.tsx:\d+:\d+: /],
  [
    'an unresolved import',
    'site/pages/Home.tsx',
    './Layout.tsx',
    './Lay-out.tsx',
    /^ {2}✗ site\/pages\/Home\.tsx:\d+:\d+: Could not resolve "\.\/Lay-out\.tsx"/m,
    /^ {4}import .*Lay-out/m,
  ],
  ['an unclosed brace in a stylesheet', 'site/components/Hero/Hero.css', /\}\s*$/, '', /Hero\.css:\d+:\d+: /],
  ['empty copy', 'site/content/testimonials.ts', /name: '[^']*'/, "name: ''", /testimonials\[0\]\.name/],
  [
    'a component that throws',
    'site/components/Faq/Faq.tsx',
    'return (',
    "if (items.length > 0) throw new Error('no answer');\n  return (",
    /\/services \(site\/pages\/Services\.tsx\): no answer/,
    /site\/components\/Faq\/Faq\.tsx:\d+:\d+/,
  ],
  [
    'a rejected promise that nothing awaits',
    HOME,
    /$/,
    "\nvoid Promise.reject(new Error('all alone'));\n",
    /all alone/,
  ],
  ['a syntax error in a script', 'site/scripts/menu.ts', /$/, '\nlet (', /site\/scripts\/menu\.ts:\d+:\d+: /],
  ['an extra brace in a script’s stylesheet', 'site/scripts/toast.css', /$/, '}', /toast\.css:\d+:\d+: /],
  [
    'a broken link',
    'site/content/services-page.ts',
    "'/services#springs'",
    "'/services#sprngs'",
    /\/services has no element with id="sprngs"/,
  ],
  ['a syntax error in the renderer', 'build/render/head.ts', 'const ', 'const const ', /ended with exit code 1/],
];

for (const [what, file, from, to, ...errors] of ERRORS) {
  test(`reports ${what} and recovers`, async () => {
    const restore = await change(file, from, to);
    try {
      await reports(...errors);
    } finally {
      await restore();
    }
    await isFixed();
  });
}

test('reports the type errors of the site and of its scripts', async () => {
  const restores = [
    await change('site/business/locale.ts', 'COUNTRY =', 'COUNTRY: number ='),
    await change('site/scripts/year.ts', /$/, "\nexport const wrong: number = 'text';\n"),
  ];
  await reports(
    /✗ site\/business\/locale\.ts:\d+:\d+: Type 'string' is not assignable to type 'number'/,
    /✗ site\/scripts\/year\.ts:\d+:\d+: Type 'string' is not assignable to type 'number'/,
    /COUNTRY: number = 'US'/,
  );
  for (const restore of restores) await restore();
  await isFixed();
});

test('ends an endless loop when it is removed', async () => {
  // It waits, because a busy loop would slow down other tests.
  const loop = 'for (;;) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);';
  const restore = await change(FOOTER, /^/, `console.log('the loop begins');\n${loop}\n`);
  await until(
    () => printed.includes('the loop begins'),
    () => printed,
  );
  await restore();
  await isFixed();
});

test('shows the last of many quick changes', async () => {
  const source = await readFile(join(root, HOME), 'utf8');
  for (let index = 1; index <= 12; index += 1) {
    await writeFile(join(root, HOME), source.replace("title: '", `title: 'Change ${index}: `));
    await wait((index * 37) % 120);
  }
  await answersWith('/', 'Change 12: ');
  await writeFile(join(root, HOME), source);
  await answersWithout('/', 'Change');
});

test('builds and checks an added page and an added content file, until they are deleted', async () => {
  const content = 'site/content/parts.ts';
  const route = `{
    path: '/parts',
    name: 'Parts',
    title: 'Pay for your garage door by the month',
    description: 'A new door now, paid for over a year.',
    keywords: ['garage door parts'],
    shareImage: share({ text: 'By the month.', scene: openingDoor }),
    page: () => import('./pages/Parts.tsx'),
  },
]`;
  const restores = [await change('site/routes.tsx', '] as const satisfies', `${route} as const satisfies`)];
  await copyFile(join(root, 'site/pages/Emergency.tsx'), join(root, 'site/pages/Parts.tsx'));
  await writeFile(join(root, content), "export const parts = { title: '' };\n");
  await reports(/site\/content\/parts\.ts: parts\.title/);
  await change(content, "''", "'Parts'");
  await answersWith('/parts', 'href="/parts"');
  await answersWith('/sitemap.xml', '/parts</loc>');

  for (const restore of restores) await restore();
  await rm(join(root, content));
  await rm(join(root, 'site/pages/Parts.tsx'));
  await answersWithout('/', 'href="/parts"');
  assert.is((await fetch(`${origin}/parts`)).status, 404);
});

test('ignores changes of Markdown files', async () => {
  const builds = () => printed.split('built in').length;
  const before = builds();
  await writeFile(join(root, 'site/notes.md'), '# Notes\n');
  await wait(500);
  assert.is(builds(), before);
});

test('rejects requests for other hosts than localhost and IP addresses', async () => {
  const port = Number(new URL(origin).port);
  for (const [host, status] of [
    [`localhost:${port}`, 200],
    [`dev.localhost:${port}`, 200],
    ['192.168.1.20:4173', 200],
    [`[::1]:${port}`, 200],
    ['evil.example', 403],
    ['localhost.evil.example', 403],
  ] as const)
    assert.is((await ask(port, '/', 'GET', { host })).status, status, host);
});

test('prints errors and leaves dist/ alone', async () => {
  assert.not.ok((await readdir(root)).some((name) => name.includes('dist')));
  dev.kill();
  const { err } = await outcome;
  assert.match(err, '✗ site/site.tsx:1:');
  assert.match(err, /build\/render\/head\.ts:\d+:\d+/);
});

test.run();
