/** The dev server, driven as a maintainer does: files of a copy are changed, and a browser is looked at. */

import type { ChildProcess } from 'node:child_process';
import { appendFile, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { decodeHTML } from 'entities';
import type { Page } from 'playwright-core';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { business } from '../../../site/business.ts';
import { phoneText } from '../../../site/phone.ts';
import { ask } from '../../ask.ts';
import { contentsOf } from '../../build-fixture.ts';
import { buildCopy } from '../../built-site.ts';
import { type Outcome, start } from '../../command.ts';
import { copyOfProject } from '../../project-copy.ts';
import { serve } from '../../browser/chromium.ts';
import { DESKTOP, visit } from '../../browser/visit.ts';

/** Under the policy that is published: what the dev server adds must keep it too. */
const OPTIONS = { ...DESKTOP, bypassCSP: false };
const PATIENCE = { timeout: 40_000 };

interface Dev {
  root: string;
  origin: string;
  process: ChildProcess;
  /** What it has printed to its standard error, once it has ended. */
  outcome: Promise<Outcome>;
}

/** The compiler checks one file of the copies: all of them take it seconds, at every change. */
const TYPES = { 'site/tsconfig.json': '{ "extends": "../tsconfig.json", "include": ["constants.ts"] }' };

/** Starts the dev server in a copy of the project, as it is with some files replaced. */
async function startDev(files: Record<string, string> = {}): Promise<Dev> {
  const root = await copyOfProject({ ...TYPES, ...files });
  return new Promise((resolve, reject) => {
    let told = false;
    const outcome = start(root, 'dev', { PORT: '0' }, (printed, process) => {
      const [origin] = /http:\/\/localhost:\d+/.exec(printed) ?? [];
      if (origin && !told) queueMicrotask(() => resolve({ root, origin, process, outcome }));
      told ||= origin !== undefined;
    });
    void outcome.then(({ err }) => reject(new Error(`the dev server ended: ${err}`)), reject);
  });
}

let dev: Dev;

test.before(async () => {
  dev = await startDev();
});

test.after(async () => {
  dev.process.kill();
  await dev.outcome;
});

const look = (path: string, work: (page: Page) => Promise<void>) =>
  visit(
    path,
    OPTIONS,
    async ({ page }) => {
      await work(page);
      // It would be loaded again with every change.
      await page.goto('about:blank');
    },
    dev.origin,
  );

/**
 * Changes a file of the copy.
 *
 * @returns Puts back what was there.
 */
async function change(file: string, from: string | RegExp, to: string): Promise<() => Promise<void>> {
  const path = join(dev.root, file);
  const source = await readFile(path, 'utf8');
  const changed = source.replace(from, () => to);
  assert.is.not(changed, source, `${file} has something to change`);
  await writeFile(path, changed);
  return () => writeFile(path, source);
}

/** Marks the document that is shown, so that a reload can be told from a change in place. */
const mark = (page: Page) => page.evaluate(() => void (document.documentElement.dataset.mark = 'here'));
const isMarked = (page: Page) => page.evaluate(() => document.documentElement.dataset.mark === 'here');

const shows = (page: Page, selector: string, text: string | RegExp) =>
  page.locator(selector).filter({ hasText: text }).first().waitFor(PATIENCE);
const lacks = (page: Page, selector: string, text: string | RegExp) =>
  page
    .locator(selector)
    .filter({ hasText: text })
    .first()
    .waitFor({ state: 'detached', ...PATIENCE });

/**
 * Asks for a page until it is as expected: for what the server alone decides, because a browser would draw every build.
 *
 * @param isExpected Given the status, the markup, and what is told of failures.
 */
async function answers(
  path: string,
  isExpected: (status: number, html: string, failures: string) => boolean,
  what = path,
): Promise<void> {
  let failures = '';
  for (const end = Date.now() + PATIENCE.timeout; Date.now() < end; await wait(50)) {
    const response = await fetch(dev.origin + path);
    const html = await response.text();
    failures = decodeHTML(/<pre class="dev-failure">(.*?)<\/pre>/s.exec(html)?.[1] ?? '');
    if (isExpected(response.status, html, failures)) return;
  }
  assert.unreachable(`${what} is not answered as expected, but with these failures:\n${failures}`);
}

const answersWith = (path: string, text: string) => answers(path, (_, html) => html.includes(text));
const answersWithout = (path: string, text: string) =>
  answers(path, (status, html) => status === 200 && !html.includes(text));

const isIn = (text: string) => (part: string | RegExp) =>
  typeof part === 'string' ? text.includes(part) : part.test(text);

/** The failure page has all that is to be told. */
const answersFailure = (told: readonly (string | RegExp)[], what?: string) =>
  answers(
    '/services',
    (status, html, failures) =>
      status === 500 && html.includes('>Unexpected Application Error!<') && told.every(isIn(failures)),
    what,
  );
/** Nothing fails any more. */
const isMended = () => answers('/services', (status) => status === 200);

const FOOTER = 'site/components/Footer/Footer.tsx';
const HOME_TEXTS = 'site/content/home.ts';
const ROUTES = 'site/routes.tsx';

test('it answers as a host does that serves the published site', async () => {
  const { dist } = await buildCopy(dev.root, { year: new Date().getFullYear() });
  const host = Number(new URL(await serve(dist)).port);
  const own = Number(new URL(dev.origin).port);
  const files = [...(await contentsOf(dist)).keys()].filter((file) => !/\.(html|br|gz)$/.test(file));
  const pages = ['/', '/services', '/services?from=mail', '/services/', '/services.html', '/index.html', '/missing'];
  const odd = [
    '/404',
    '/500.html',
    '/_headers',
    '/.hosts/nginx.conf',
    '/../package.json',
    '/%',
    '//evil.example/',
    '//_headers',
    '/assets/../_headers',
  ];
  for (const path of [...pages, ...odd, ...files.map((file) => `/${file}`)]) {
    for (const method of ['GET', 'POST']) {
      const [expected, actual] = await Promise.all([ask(host, path, method), ask(own, path, method)]);
      const isHtml = /html/.test(String(expected.headers['content-type']));
      const plain = (body: string) => body.replace(/<script type="module" src="\/\.dev\/.*\n/, '');
      assert.is(actual.status, expected.status, `${method} ${path}`);
      assert.is(plain(actual.body), expected.body, `${method} ${path}`);
      for (const [name, value] of Object.entries(expected.headers)) {
        if (/^(date|etag|last-modified)$/.test(name) || (isHtml && name === 'content-length')) continue;
        assert.equal(actual.headers[name], value, `${method} ${path}: ${name}`);
      }
    }
  }
});

test('a nested component that changes is shown on each page it is part of, where the visitor had scrolled to', () =>
  look('/', async (page) => {
    await mark(page);
    await page.evaluate(() => window.scrollTo(0, 700));
    const mend = await change(FOOTER, '<h2>', '<h2>First ');
    await shows(page, '.footer h2', 'First ');
    assert.not.ok(await isMarked(page), 'the page was loaded anew');
    await page.waitForFunction(() => window.scrollY === 700, undefined, PATIENCE);
    await mend();
    await lacks(page, '.footer h2', 'First ');
    const mendAgain = await change(FOOTER, '<h2>', '<h2>Second ');
    await shows(page, '.footer h2', 'Second ');
    await page.goto(`${dev.origin}/contact`);
    await shows(page, '.footer h2', 'Second ');
    await mendAgain();
    await lacks(page, '.footer h2', 'Second ');
  }));

test('a text that changes is shown', async () => {
  const mend = await change(HOME_TEXTS, "title: '", "title: 'Bell says: ");
  await answersWith('/', 'Bell says: ');
  await mend();
  await answersWithout('/', 'Bell says: ');
});

test('a fact that changes is shown wherever it is used', async () => {
  const mend = await change('site/business.ts', `'${business.hotline}'`, "'+12105550123'");
  await answers('/contact', (_, html) => html.includes('(210) 555-0123') && !html.includes(`tel:${business.hotline}`));
  const card = await (await fetch(`${dev.origin}/contact.vcf`)).text();
  assert.match(card, '+12105550123');
  await mend();
  await answersWith('/contact', phoneText(business.hotline));
});

const colorOf = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => getComputedStyle(element).color);

test('styles that change are swapped, and the page stays as it is', () =>
  look('/contact', async (page) => {
    await mark(page);
    await page.getByLabel('Name').fill('Lucia');
    const turns = (color: string) =>
      page.waitForFunction(
        (wanted) => getComputedStyle(document.querySelector('h1')!).color === wanted,
        color,
        PATIENCE,
      );
    const before = await colorOf(page, 'h1');
    for (const [file, color] of [
      ['site/components/Hero/Hero.css', 'rgb(1, 2, 3)'],
      ['site/styles/base.css', 'rgb(4, 5, 6)'],
    ] as const) {
      const mend = await change(file, /$/, `h1 { color: ${color} }`);
      await turns(color);
      await mend();
      await turns(before);
    }
    assert.ok(await isMarked(page));
    assert.is(await page.getByLabel('Name').inputValue(), 'Lucia');
  }));

test('a component that brings a stylesheet along is shown with it', () =>
  look('/', async (page) => {
    const styles = join(dev.root, 'site/components/Footer/Extra.css');
    await writeFile(styles, '.footer h2 { color: rgb(9, 9, 9) }\n');
    const mend = await change(FOOTER, /^/, "import './Extra.css';\n");
    await page.waitForFunction(
      () => getComputedStyle(document.querySelector('.footer h2')!).color === 'rgb(9, 9, 9)',
      undefined,
      PATIENCE,
    );
    await mend();
    await rm(styles);
    await page.waitForFunction(
      () => getComputedStyle(document.querySelector('.footer h2')!).color !== 'rgb(9, 9, 9)',
      undefined,
      PATIENCE,
    );
  }));

test('a font that changes is fetched under its new name, and the page stays as it is', () =>
  look('/', async (page) => {
    await mark(page);
    const font = join(dev.root, 'assets/fonts/archivo-800.woff2');
    const bytes = await readFile(font);
    const requested = page.waitForRequest((request) => /woff2$/.test(request.url()), PATIENCE);
    await appendFile(font, '\0');
    await requested;
    assert.ok(await isMarked(page));
    await writeFile(font, bytes);
  }));

test('a script that changes runs, and so do the styles that it brings', () =>
  look('/', async (page) => {
    const mend = await change('site/scripts/menu.ts', /$/, "\ndocument.documentElement.dataset.menu = 'new';\n");
    await page.locator('html[data-menu=new]').waitFor({ state: 'attached', ...PATIENCE });
    await mend();
    await page.locator('html:not([data-menu])').waitFor({ state: 'attached', ...PATIENCE });
    await page.goto(`${dev.origin}/contact`);
    await mark(page);
    const mendStyles = await change('site/scripts/toast.css', /$/, 'h1 { color: rgb(7, 8, 9) }');
    await page.waitForFunction(
      () => getComputedStyle(document.querySelector('h1')!).color === 'rgb(7, 8, 9)',
      undefined,
      PATIENCE,
    );
    await mendStyles();
    await page.waitForFunction(
      () => getComputedStyle(document.querySelector('h1')!).color !== 'rgb(7, 8, 9)',
      undefined,
      PATIENCE,
    );
  }));

test('settings that change are read again', async () => {
  const mend = await change('site/settings.ts', "default: '',", "default: 'https://quotes.example/',");
  await answersWith('/contact', 'action="https://quotes.example/"');
  await mend();
  await answersWithout('/contact', 'action="');
});

test('the renderer itself is loaded again when it changes', async () => {
  const mend = await change('build/page/head.ts', 'escapeHtml(page.title)', 'escapeHtml(`${page.title}!`)');
  await answersWith('/', '!</title>');
  await mend();
  await answersWithout('/', '!</title>');
});

const MISTAKES: readonly [
  what: string,
  file: string,
  from: string | RegExp,
  to: string,
  ...told: (string | RegExp)[],
][] = [
  [
    'a component that is no TypeScript',
    FOOTER,
    'return (',
    'return ((',
    /site\/components\/Footer\/Footer\.tsx:\d+:\d+: /,
    /^> +\d+ \|/m,
  ],
  [
    'a component that throws',
    'site/components/Faq/Faq.tsx',
    'return (',
    "if (items.length > 0) throw new Error('no answer');\n  return (",
    /\/services \(site\/pages\/Services\.tsx\): no answer/,
    /site\/components\/Faq\/Faq\.tsx:\d+:\d+/,
    /^> +\d+ \|.*no answer/m,
  ],
  [
    'an import of nothing',
    'site/pages/Home.tsx',
    './Layout.tsx',
    './Lay-out.tsx',
    'site/pages/Home.tsx:',
    'Could not resolve "./Lay-out.tsx"',
    /^> +\d+ \|.*Lay-out/m,
  ],
  [
    'a value of another kind',
    'site/constants.ts',
    'MOST_STARS =',
    'MOST_STARS: string =',
    /^ {2}✗ site\/constants\.ts:\d+:\d+: Type 'number' is not assignable to type 'string'/m,
    /^> +\d+ \|.*MOST_STARS: string/m,
  ],
  [
    'a text left empty',
    'site/content/testimonials.ts',
    "name: 'Hector M.'",
    "name: ''",
    'testimonials[3].name is empty',
  ],
  [
    'a link to nowhere',
    'site/content/services-page.ts',
    "'/services#springs'",
    "'/services#sprngs'",
    '/services has no element with id="sprngs"',
    /^> +\d+ \|.*sprngs/m,
  ],
  [
    'a stylesheet without its end',
    'site/components/Hero/Hero.css',
    /\}\s*$/,
    '',
    /site\/components\/Hero\/Hero\.css:\d+:\d+: /,
    /^> +\d+ \|/m,
  ],
  [
    'a script that is no TypeScript',
    'site/scripts/menu.ts',
    /$/,
    '\nlet (',
    /site\/scripts\/menu\.ts:\d+:\d+: /,
    /^> +\d+ \|\s+let \(/m,
  ],
  [
    "a script's stylesheet with a brace too many",
    'site/scripts/toast.css',
    /$/,
    '}',
    /site\/scripts\/toast\.css:\d+:\d+: /,
    /^> +\d+ \|/m,
  ],
  ['a setting that is none', 'site/settings.ts', "default: '',", "default: 'nowhere',", 'QUOTE_ENDPOINT is "nowhere"'],
  [
    'a renderer that is no TypeScript',
    'build/page/head.ts',
    'const SHOWN',
    'const const SHOWN',
    /build\/page\/head\.ts:\d+:\d+: /,
    /^> +\d+ \|.*const const/m,
  ],
];

/** Waits until all is told on the page that is shown. */
async function tells(page: Page, told: readonly string[]): Promise<void> {
  let text = '';
  for (const end = Date.now() + PATIENCE.timeout; Date.now() < end; await page.waitForTimeout(50)) {
    text = await page
      .locator('.dev-failure')
      .innerText({ timeout: 100 })
      .catch(() => '');
    if (told.every(isIn(text))) return;
  }
  assert.unreachable(`expected ${told.join(', ')} in:\n${text}`);
}

test('each mistake is told with its place, and the page is back when the last one is mended', async () => {
  for (const [what, file, from, to, ...told] of MISTAKES) {
    const mend = await change(file, from, to);
    try {
      await answersFailure(told, what);
      assert.is((await fetch(`${dev.origin}/contact`)).status, 500, what);
    } finally {
      await mend();
    }
  }
  await isMended();
  assert.is((await fetch(`${dev.origin}/contact`)).status, 200);
});

test('an error that nobody waits for is told, and no more when it is mended', async () => {
  const mend = await change(HOME_TEXTS, /$/, "\nvoid Promise.reject(new Error('all alone'));\n");
  await answersFailure(['all alone']);
  const mendOther = await change(FOOTER, '<h2>', '<h2>Beside ');
  for (let turn = 0; turn < 20; turn += 1) {
    assert.is((await fetch(`${dev.origin}/contact`)).status, 500, 'another change does not take it away');
    await wait(100);
  }
  await mendOther();
  await mend();
  await isMended();
});

test('an endless loop is ended by the change that takes it out', async () => {
  const mend = await change(FOOTER, /^/, 'for (;;);\n');
  await wait(1000);
  await mend();
  const mendAgain = await change(FOOTER, '<h2>', '<h2>Alive ');
  await answersWith('/', '<h2>Alive ');
  await mendAgain();
  await answersWithout('/', '<h2>Alive ');
});

test('only localhost and addresses are answered: a foreign name may have been pointed here', async () => {
  const port = Number(new URL(dev.origin).port);
  for (const [host, status] of [
    [`localhost:${port}`, 200],
    [`dev.localhost:${port}`, 200],
    [`127.0.0.1:${port}`, 200],
    ['192.168.1.20:4173', 200],
    [`[::1]:${port}`, 200],
    ['evil.example', 403],
    ['localhost.evil.example', 403],
  ] as const)
    assert.is((await ask(port, '/', 'GET', { host })).status, status, host);
});

test('a mistake in the reload script is answered and told', async () => {
  const mend = await change('build/client/live-reload.ts', /^/, 'let let\n');
  const response = await fetch(`${dev.origin}/.dev/live-reload.js`);
  assert.is(response.status, 500);
  assert.match(await response.text(), 'build/client/live-reload.ts:1:5');
  await mend();
});

test('of two mistakes the second is shown when the first is mended', () =>
  look('/', async (page) => {
    const mendFirst = await change(FOOTER, 'return (', 'return ((');
    await tells(page, ['Footer.tsx']);
    const mendSecond = await change('site/content/services-page.ts', "'/services#springs'", "'/services#sprngs'");
    await mendFirst();
    await tells(page, ['sprngs']);
    await mendSecond();
    await page.locator('.dev-failure').waitFor({ state: 'detached', ...PATIENCE });
  }));

test('a page that is added can be visited, and is gone when it is taken out', () =>
  look('/financing', async (page) => {
    assert.is((await fetch(page.url())).status, 404);
    const services = await readFile(join(dev.root, 'site/pages/Emergency.tsx'), 'utf8');
    const source = join(dev.root, 'site/pages/Financing.tsx');
    await writeFile(source, services);
    const row = `{
    path: '/financing',
    name: 'Financing',
    title: 'Pay for your garage door by the month',
    description: 'A new door now, paid for over a year.',
    keywords: ['garage door financing'],
    picture: share({ text: 'By the month.', scene: openingDoor }),
    page: () => import('./pages/Financing.tsx'),
  },
]`;
    const mend = await change(
      ROUTES,
      '] as const satisfies readonly Route<Settings>[]',
      `  ${row} as const satisfies readonly Route<Settings>[]`,
    );
    await shows(page, '.menu-links a', 'Financing');
    assert.match(await (await fetch(`${dev.origin}/sitemap.xml`)).text(), '/financing</loc>');

    await rename(source, join(dev.root, 'site/pages/ByTheMonth.tsx'));
    await tells(page, ['Financing.tsx']);
    await mend();
    await page.locator('.menu-links a').first().waitFor(PATIENCE);
    await lacks(page, '.menu-links a', 'Financing');
    assert.is((await fetch(`${dev.origin}/financing`)).status, 404);
    assert.not.match(await (await fetch(`${dev.origin}/sitemap.xml`)).text(), '/financing');
    await rm(join(dev.root, 'site/pages/ByTheMonth.tsx'));
  }));

test('a file of texts that is added is checked as the others are', async () => {
  const file = join(dev.root, 'site/content/warranty.ts');
  await writeFile(file, "export const warranty = { title: '' };\n");
  await answersFailure(['site/content/warranty.ts: warranty.title is empty']);
  await rm(file);
  await isMended();
});

test('a file that an editor puts in the place of another is read', async () => {
  const file = join(dev.root, HOME_TEXTS);
  const source = await readFile(file, 'utf8');
  for (const text of [source.replace("title: '", "title: 'Replaced: "), source]) {
    await writeFile(`${file}~`, text);
    await rename(`${file}~`, file);
    await (text === source ? answersWithout : answersWith)('/', 'Replaced: ');
  }
});

test('of many changes in quick succession the last one is shown in the end', () =>
  look('/', async (page) => {
    const source = await readFile(join(dev.root, HOME_TEXTS), 'utf8');
    for (let index = 1; index <= 40; index += 1) {
      await writeFile(join(dev.root, HOME_TEXTS), source.replace("title: '", `title: 'Change ${index}: `));
      await page.waitForTimeout((index * 37) % 120);
    }
    await shows(page, 'h1', 'Change 40: ');
    await writeFile(join(dev.root, HOME_TEXTS), source);
    await lacks(page, 'h1', 'Change');
  }));

test('a page that nobody looked at meanwhile is up to date when it is gone back to', () =>
  look('/', async (page) => {
    await page.goto(`${dev.origin}/contact`);
    const mend = await change(FOOTER, '<h2>', '<h2>Later ');
    await shows(page, '.footer h2', 'Later ');
    await page.goBack();
    await shows(page, '.footer h2', 'Later ');
    await mend();
    await lacks(page, '.footer h2', 'Later ');
  }));

test('a site with files that are broken from the start is shown once they are mended', async () => {
  const files = { 'site/business.ts': 'export const business = ', 'site/site.tsx': 'export const site = ' };
  const broken = await startDev(files);
  try {
    await visit(
      '/',
      OPTIONS,
      async ({ page }) => {
        await shows(page, 'h1', 'Unexpected Application Error!');
        for (const file of Object.keys(files)) {
          await shows(page, 'pre', `${file}:1:`);
          await writeFile(join(broken.root, file), await readFile(join(dev.root, file)));
        }
        await shows(page, 'h1', /door/i);
      },
      broken.origin,
    );
  } finally {
    broken.process.kill();
  }
  const { err } = await broken.outcome;
  for (const file of Object.keys(files)) assert.match(err, `✗ ${file}:1:`);
});

test('what is published stays as it was', async () => {
  const entries = await contentsOf(dev.root);
  assert.equal(
    [...entries.keys()].filter((file) => file.startsWith('dist')),
    [],
  );
});

test.run();
