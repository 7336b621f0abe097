/** The dev server, driven as a maintainer does: files of a copy are changed, and a browser is looked at. */

import type { ChildProcess } from 'node:child_process';
import { appendFile, copyFile, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { decodeHTML } from 'entities';
import type { Page } from 'playwright-core';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { business } from '../../../site/business/business.ts';
import { phoneText } from '../../../site/business/phone.ts';
import { ask } from '../../support/ask.ts';
import { contentsOf, ROOT } from '../../support/build-fixture.ts';
import { builtSite } from '../../support/built-site.ts';
import { type Outcome, start } from '../../support/command.ts';
import { copyOfProject } from '../../support/project-copy.ts';
import { serve } from '../../support/chromium.ts';
import { DESKTOP, visit } from '../../support/visit.ts';

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

const RELOAD = 'build/client/live-reload.ts';

/** The site's files that are broken from the start, in the order in which they are told. */
const BROKEN = { 'site/business/business.ts': 'export const business = ', 'site/site.tsx': 'export const site = ' };

const FILES = {
  ...BROKEN,
  [RELOAD]: 'let let\n',
  // The compiler checks one file of the copy: all of them take it seconds, at every change.
  'site/tsconfig.json': '{ "extends": "../tsconfig.json", "include": ["constants.ts"] }',
  // Nothing imports it yet. A file that is added starts a process.
  'site/components/Footer/Extra.css': '.footer h2 { color: rgb(9, 9, 9) }\n',
};

/** Starts the dev server in a copy of the project. */
async function startDev(): Promise<Dev> {
  const root = await copyOfProject(FILES);
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
let begun: Promise<void>;

test.before(async () => {
  dev = await startDev();
  begun = begin();
  // A failure is that of the test which waits for it.
  await begun.catch(() => {});
});

test.after(async () => {
  dev.process.kill();
  await dev.outcome;
});

const look = (path: string, work: (page: Page, requests: readonly string[]) => Promise<void>) =>
  visit(
    path,
    OPTIONS,
    async ({ page, requests }) => {
      await work(page, requests);
      // It would be loaded again with every change.
      await page.goto(`${dev.origin}/robots.txt`);
    },
    dev.origin,
  );

/**
 * Changes a file of the copy.
 *
 * @returns Puts back what was there.
 */
async function change(
  file: string,
  from: string | RegExp,
  to: string | ((found: string) => string),
): Promise<() => Promise<void>> {
  const path = join(dev.root, file);
  const source = await readFile(path, 'utf8');
  const changed = source.replace(from, (found) => (typeof to === 'string' ? to : to(found)));
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

/** Writes a file as the project has it. */
const putBack = async (file: string) => writeFile(join(dev.root, file), await readFile(join(ROOT, file)));

/** Each mistake that is there from the start is told, and mended. */
async function begin(): Promise<void> {
  const script = await fetch(`${dev.origin}/.dev/live-reload.js`);
  assert.is(script.status, 500);
  assert.match(await script.text(), `${RELOAD}:1:5`);
  await putBack(RELOAD);
  await look('/', async (page) => {
    await shows(page, 'h1', 'Unexpected Application Error!');
    for (const file of Object.keys(BROKEN)) {
      await shows(page, 'pre', `${file}:1:`);
      await putBack(file);
    }
    await shows(page, 'h1', /door/i);
  });
}

test('a site with files that are broken from the start, the reload script too, is shown once they are mended', () =>
  begun);

const FOOTER = 'site/components/Footer/Footer.tsx';
const HOME_TEXTS = 'site/content/home.ts';
const ROUTES = 'site/routes.tsx';

test('it answers as a host does that serves the published site', async () => {
  const { dist } = await builtSite();
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
  const asked = [...pages, ...odd, ...files.map((file) => `/${file}`)].map((path) => ['GET', path] as const);
  const posted = ['/services', '/missing', `/${files[0]}`].map((path) => ['POST', path] as const);
  // The published site is that of another year.
  const plain = (body: string) =>
    body.replace(/<script type="module" src="\/\.dev\/.*\n/, '').replace(/(?<=data-module="year">)\d+/, 'year');
  for (const [method, path] of [...asked, ...posted]) {
    const [expected, actual] = await Promise.all([ask(host, path, method), ask(own, path, method)]);
    const isHtml = /html/.test(String(expected.headers['content-type']));
    assert.is(actual.status, expected.status, `${method} ${path}`);
    assert.is(plain(actual.body), plain(expected.body), `${method} ${path}`);
    for (const [name, value] of Object.entries(expected.headers)) {
      if (/^(date|etag|last-modified)$/.test(name) || (isHtml && name === 'content-length')) continue;
      assert.equal(actual.headers[name], value, `${method} ${path}: ${name}`);
    }
  }
});

test('a component that changes and brings styles along is shown where the visitor had scrolled to, and gone back to', () =>
  look('/', async (page) => {
    await mark(page);
    await page.evaluate(() => window.scrollTo(0, 700));
    const mend = await change(FOOTER, /^.*?<h2>/s, (above) => `import './Extra.css';\n${above}First `);
    await shows(page, '.footer h2', 'First ');
    assert.not.ok(await isMarked(page), 'the page was loaded anew');
    assert.is(await colorOf(page, '.footer h2'), 'rgb(9, 9, 9)');
    await page.waitForFunction(() => window.scrollY === 700, undefined, PATIENCE);
    await page.goto(`${dev.origin}/contact`);
    await shows(page, '.footer h2', 'First ');
    await mend();
    await lacks(page, '.footer h2', 'First ');
    await page.goBack();
    await page.locator('.footer h2').first().waitFor();
    await lacks(page, '.footer h2', 'First ');
  }));

test('texts, facts and settings that change are read again, also where an editor puts a file in the place of another', async () => {
  const mendFact = await change('site/business/business.ts', `'${business.hotline}'`, "'+12105550123'");
  const mendSetting = await change('site/settings.ts', "default: '',", "default: 'https://quotes.example/',");
  const texts = join(dev.root, HOME_TEXTS);
  await copyFile(texts, `${texts}~`);
  await change(HOME_TEXTS, "title: '", "title: 'Bell says: ");
  await answersWith('/', 'Bell says: ');
  await answers('/contact', (_, html) => html.includes('(210) 555-0123') && !html.includes(`tel:${business.hotline}`));
  await answersWith('/contact', 'action="https://quotes.example/"');
  const card = await (await fetch(`${dev.origin}/contact.vcf`)).text();
  assert.match(card, '+12105550123');
  await mendFact();
  await mendSetting();
  await rename(`${texts}~`, texts);
  await answersWithout('/', 'Bell says: ');
  await answersWithout('/contact', 'action="');
  await answersWith('/contact', phoneText(business.hotline));
});

const colorOf = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => getComputedStyle(element).color);

/** Waits until the heading has a style. */
const headingHas = (page: Page, name: string, value: string) =>
  page.waitForFunction(
    ([name, value]) => getComputedStyle(document.querySelector('h1')!).getPropertyValue(name!) === value,
    [name, value],
    PATIENCE,
  );

/** Hides the page, as switching to another tab does, or shows it again. */
const hide = (page: Page, isHidden: boolean) =>
  page.evaluate((isHidden) => {
    Object.defineProperty(document, 'hidden', { value: isHidden, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, isHidden);

test('styles and fonts that change are swapped, once a hidden page is shown, and the page stays as it is', () =>
  look('/contact', async (page, requests) => {
    await mark(page);
    await page.getByLabel('Name').fill('Lucia');
    const font = join(dev.root, 'assets/fonts/archivo-800.woff2');
    const bytes = await readFile(font);
    const fonts = () => page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
    const old = (await fonts()).filter((name) => name.endsWith('.woff2'));
    assert.ok(old.length > 0);
    const before = await colorOf(page, 'h1');
    const requested = page.waitForRequest(
      (request) => /woff2$/.test(request.url()) && !old.includes(request.url()),
      PATIENCE,
    );
    await appendFile(font, '\0');
    const mends = [
      await change('site/components/Hero/Hero.css', /$/, 'h1 { color: rgb(1, 2, 3) }'),
      await change('site/styles/base.css', /$/, 'h1 { outline-color: rgb(4, 5, 6) }'),
    ];
    await headingHas(page, 'color', 'rgb(1, 2, 3)');
    await headingHas(page, 'outline-color', 'rgb(4, 5, 6)');
    await requested;
    const connections = () => requests.filter((request) => request.includes('/.dev/events')).length;
    const connected = connections();
    await hide(page, true);
    await writeFile(font, bytes);
    for (const mend of mends) await mend();
    await answersWithout('/contact', '#010203');
    assert.is(await colorOf(page, 'h1'), 'rgb(1, 2, 3)');
    assert.is(connections(), connected);
    await hide(page, false);
    await headingHas(page, 'color', before);
    await headingHas(page, 'outline-color', before);
    assert.ok(await isMarked(page));
    assert.is(await page.getByLabel('Name').inputValue(), 'Lucia');
  }));

test('a script that changes runs, and so do the styles that it brings', () =>
  look('/contact', async (page) => {
    const before = await colorOf(page, 'h1');
    const mend = await change('site/scripts/menu.ts', /$/, "\ndocument.documentElement.dataset.menu = 'new';\n");
    const mendStyles = await change('site/scripts/toast.css', /$/, 'h1 { color: rgb(7, 8, 9) }');
    await page.locator('html[data-menu=new]').waitFor({ state: 'attached', ...PATIENCE });
    await headingHas(page, 'color', 'rgb(7, 8, 9)');
    await mend();
    await mendStyles();
    await page.locator('html:not([data-menu])').waitFor({ state: 'attached', ...PATIENCE });
    await headingHas(page, 'color', before);
  }));

test('the renderer itself is loaded again when it changes, and a mistake in it is told', async () => {
  const mend = await change('build/render/head.ts', 'const SHOWN', 'const const SHOWN');
  await answersFailure([/build\/page\/head\.ts:\d+:\d+: /, /^> +\d+ \|.*const const/m]);
  await mend();
  await isMended();
});

/** In the order in which they are told. */
const MISTAKES: readonly [
  what: string,
  file: string,
  from: string | RegExp,
  to: string,
  ...told: (string | RegExp)[],
][] = [
  ['a setting that is none', 'site/settings.ts', "default: '',", "default: 'nowhere',", 'QUOTE_ENDPOINT is "nowhere"'],
  [
    'a component that is no TypeScript',
    FOOTER,
    'return (',
    'return ((',
    /site\/components\/Footer\/Footer\.tsx:\d+:\d+: /,
    /^> +\d+ \|/m,
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
    'a stylesheet without its end',
    'site/components/Hero/Hero.css',
    /\}\s*$/,
    '',
    /site\/components\/Hero\/Hero\.css:\d+:\d+: /,
    /^> +\d+ \|/m,
  ],
  ['a text left empty', 'site/content/testimonials.ts', /name: '[^']*'/, "name: ''", 'testimonials[0].name is empty'],
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
  [
    'a link to nowhere',
    'site/content/services-page.ts',
    "'/services#springs'",
    "'/services#sprngs'",
    '/services has no element with id="sprngs"',
    /^> +\d+ \|.*sprngs/m,
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

test('of many mistakes each is told with its place when those before it are mended, and the page is back in the end', async () => {
  const made = [];
  for (const [what, file, from, to, ...told] of MISTAKES) made.push({ what, told, mend: await change(file, from, to) });
  try {
    for (const { what, told, mend } of made) {
      await answersFailure(told, what);
      assert.is((await fetch(`${dev.origin}/contact`)).status, 500, what);
      await mend();
    }
  } finally {
    // The next tests need a site without these mistakes, even if this one fails.
    for (const { mend } of made) await mend();
  }
  await isMended();
  assert.is((await fetch(`${dev.origin}/contact`)).status, 200);
});

test('a value of another kind is told by the compiler, until it is mended', async () => {
  const mend = await change('site/business/locale.ts', 'MOST_STARS =', 'MOST_STARS: string =');
  await answersFailure([
    /^ {2}✗ site\/constants\.ts:\d+:\d+: Type 'number' is not assignable to type 'string'/m,
    /^> +\d+ \|.*MOST_STARS: string/m,
  ]);
  await mend();
  await isMended();
});

/** Resolves once the site's code, which is run with each build, has printed a text. */
function printed(text: string): Promise<void> {
  let all = '';
  return new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error(`"${text}" is not printed`)), PATIENCE.timeout);
    dev.process.stdout!.on('data', (chunk) => {
      all += chunk;
      if (all.includes(text)) resolve();
    });
  });
}

test('an error that nobody waits for is told, and no more when it is mended', async () => {
  const mend = await change(HOME_TEXTS, /$/, "\nvoid Promise.reject(new Error('all alone'));\n");
  await answersFailure(['all alone']);
  const isBuiltAgain = printed('beside it');
  const mendOther = await change('site/content/faq.ts', /$/, "\nconsole.log('beside it');\n");
  await isBuiltAgain;
  assert.is((await fetch(`${dev.origin}/contact`)).status, 500, 'another change does not take it away');
  await mend();
  await isMended();
  await mendOther();
});

test('an endless loop is ended by the change that takes it out', async () => {
  const isLooping = printed('round and round');
  // It does nothing, for ever: a busy one would take the processor from other tests.
  const loop =
    "console.log('round and round');\nfor (;;) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);\n";
  const mend = await change(FOOTER, /^/, loop);
  await isLooping;
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

test('of many changes in quick succession the last one is shown in the end', async () => {
  const source = await readFile(join(dev.root, HOME_TEXTS), 'utf8');
  for (let index = 1; index <= 12; index += 1) {
    await writeFile(join(dev.root, HOME_TEXTS), source.replace("title: '", `title: 'Change ${index}: `));
    await wait((index * 37) % 120);
  }
  await answersWith('/', 'Change 12: ');
  await writeFile(join(dev.root, HOME_TEXTS), source);
  await answersWithout('/', 'Change');
});

test('a page and a file of texts that are added are built and checked as the others are, until they are taken out', () =>
  look('/parts', async (page) => {
    assert.is((await fetch(page.url())).status, 404);
    const texts = 'site/content/parts.ts';
    const row = `{
    path: '/parts',
    name: 'Parts',
    title: 'Pay for your garage door by the month',
    description: 'A new door now, paid for over a year.',
    keywords: ['garage door parts'],
    picture: share({ text: 'By the month.', scene: openingDoor }),
    page: () => import('./pages/Parts.tsx'),
  },
]`;
    const mend = await change(
      ROUTES,
      '] as const satisfies readonly Route<Settings>[]',
      `  ${row} as const satisfies readonly Route<Settings>[]`,
    );
    // After the row, whose build fails at once: what comes meanwhile is built in one go.
    await copyFile(join(dev.root, 'site/pages/Emergency.tsx'), join(dev.root, 'site/pages/Parts.tsx'));
    await writeFile(join(dev.root, texts), "export const parts = { title: '' };\n");
    await tells(page, [`${texts}: parts.title is empty`]);
    await change(texts, "''", "'Parts'");
    await shows(page, '.menu-links a', 'Parts');
    assert.match(await (await fetch(`${dev.origin}/sitemap.xml`)).text(), '/parts</loc>');

    await rm(join(dev.root, texts));
    await mend();
    await isMended();
    await page.locator('.menu-links a').first().waitFor(PATIENCE);
    await lacks(page, '.menu-links a', 'Parts');
    assert.is((await fetch(`${dev.origin}/parts`)).status, 404);
    assert.not.match(await (await fetch(`${dev.origin}/sitemap.xml`)).text(), '/parts');
  }));

test('what was told was printed too, and what is published stays as it was', async () => {
  assert.equal(
    (await readdir(dev.root)).filter((name) => name.startsWith('dist')),
    [],
  );
  dev.process.kill();
  const { err } = await dev.outcome;
  for (const file of Object.keys(BROKEN)) assert.match(err, `✗ ${file}:1:`);
});

test.run();
