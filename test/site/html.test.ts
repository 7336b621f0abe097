/**
 * Checks the HTML of every page: validity, landmarks, headings, titles, no external resources.
 *
 * html-validate reads its rules from .htmlvalidate.json, as `npm run validate` does for dist/.
 * These are the reasons for the rules that are turned off or relaxed there:
 *
 * - attr-case: React prints some attributes in camel case (autoComplete). HTML ignores the case.
 * - attribute-boolean-style, attribute-empty-style: React prints required="" and hidden="".
 * - void-style: React closes void elements (<input/>), which HTML allows.
 * - require-sri: our own scripts don't need integrity, because their names contain a content hash.
 * - tel-non-breaking: the phone number is plain text, and a style sheet keeps it on one line.
 */

import { join } from 'node:path';
import { FileSystemConfigLoader, HtmlValidate } from 'html-validate';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { business } from '../../site/business/business.ts';
import { callBar, footer, header } from '../../site/content/layout.ts';
import { ROOT } from '../support/build-fixture.ts';
import { buildWith, builtSite, PATHS, ROUTES, textOf, textsOf } from '../support/built-site.ts';

const validator = new HtmlValidate(new FileSystemConfigLoader());

async function mistakesIn(html: string): Promise<string[]> {
  // The page isn't read from disk. html-validate only uses its path to find the configuration.
  const { results } = await validator.validateString(html, join(ROOT, 'page.html'));
  const messages = results.flatMap(({ messages }) => messages);
  return messages.map(({ ruleId, message, line, column }) => `${line}:${column} ${ruleId}: ${message}`);
}

test('SITE_ORIGIN moves every absolute address, and QUOTE_ENDPOINT the form, whose page stays valid and within its budget', async () => {
  const endpoint = 'https://quotes.example/new?for=us';
  const { html, document, report } = await buildWith({
    SITE_ORIGIN: 'http://localhost:9999',
    QUOTE_ENDPOINT: endpoint,
  });
  for (const path of PATHS) assert.not.match(await html(path), business.origin);
  assert.match(await html('/'), '"@id":"http://localhost:9999/#business"');
  const form = (await document('/contact')).querySelector('form')!;
  assert.is(form.getAttribute('action'), endpoint);
  assert.is(form.getAttribute('method'), 'post');
  assert.not.ok(report.warnings.some((warning) => /QUOTE_ENDPOINT|SITE_ORIGIN/.test(warning)));

  assert.equal(await mistakesIn(await html('/contact')), []);
  const size = report.files.get('contact.html.br')!;
  assert.ok(size <= report.pages.find(({ path }) => path === '/contact')!.budget!, `${size} bytes`);
});

const INVALID: Record<string, string> = {
  '<p id="main">Text</p>': 'no-dup-id',
  '<button type="button" aria-describedby="missing">Text</button>': 'no-missing-references',
  '<label for="missing">Text</label>': 'no-missing-references',
  '<img src="/door.png">': 'wcag/h37',
  '<p style="color: red">Text</p>': 'no-inline-style',
};

for (const [html, rule] of Object.entries(INVALID)) {
  test(`html-validate reports ${rule} for ${html}`, async () => {
    const page = `<!DOCTYPE html><html lang="en"><head><title>Doors</title></head><body><main id="main">${html}</main></body></html>`;
    const mistakes = await mistakesIn(page);
    assert.is(mistakes.length, 1, mistakes.join('\n'));
    assert.match(mistakes[0]!, ` ${rule}: `);
  });
}

for (const path of PATHS) {
  test(`${path} is valid HTML`, async () => {
    assert.equal(await mistakesIn(await (await builtSite()).html(path)), []);
  });

  test(`${path} has one h1 and no gap in its headings`, async () => {
    const document = await (await builtSite()).document(path);
    const levels = Array.from(document.querySelectorAll('h1,h2,h3,h4,h5,h6'), ({ tagName }) => Number(tagName[1]));
    assert.is(levels.filter((level) => level === 1).length, 1);
    assert.is(levels[0], 1);
    for (const [index, level] of levels.entries()) {
      assert.ok(level <= (levels[index - 1] ?? 1) + 1, `h${level} is number ${index + 1}`);
    }
  });

  test(`${path} has one main, labeled nav elements, and a skip link that comes first`, async () => {
    const document = await (await builtSite()).document(path);
    assert.is(document.querySelectorAll('main').length, 1);
    const names = Array.from(document.querySelectorAll('nav'), (nav) => nav.getAttribute('aria-label'));
    assert.equal(names, [header.pages, footer.pages, footer.services, callBar.label]);
    const skip = document.querySelector('a')!;
    assert.is(skip.getAttribute('href'), '#main');
    assert.is(textOf(skip), header.skip);
  });

  test(`${path} loads nothing from elsewhere, and has no inline handler, style attribute or inline code`, async () => {
    const site = await builtSite();
    const document = await site.document(path);
    for (const element of Array.from(document.querySelectorAll('*'))) {
      for (const { name, value } of Array.from(element.attributes)) {
        assert.not.match(name, /^on|^style$/);
        if (name === 'src' || name === 'srcset') assert.match(value, /^\//);
      }
    }
    const inline = Array.from(document.querySelectorAll('script:not([src])'), (script) => script.getAttribute('type'));
    assert.equal(
      inline.filter((type) => type !== 'application/ld+json'),
      [],
    );
    for (const script of Array.from(document.querySelectorAll('script[src]'))) {
      assert.match(script.getAttribute('src')!, /^\/assets\/[a-z-]+-[0-9a-f]{8}\.js$/);
      assert.is(script.getAttribute('type'), 'module', 'modules wait until the page is read');
    }
    assert.not.match((await site.html(path)).match(/<style>(.*?)<\/style>/s)![1]!, /@import|https?:/);
    assert.is(document.querySelectorAll('style').length, 1);
    assert.is(document.querySelectorAll('link[rel=stylesheet]').length, 0);
  });
}

test('each page carries the styles of its own components only', async () => {
  const site = await builtSite();
  const has = async (part: string) => {
    const found = await Promise.all(PATHS.map(async (path) => ((await site.html(path)).includes(part) ? path : '')));
    return found.filter(Boolean);
  };
  assert.equal(await has('.quote-form{'), ['/contact']);
  assert.equal(await has('.faq{'), ['/services']);
  assert.equal(await has('.review{'), ['/testimonials']);
  assert.equal(await has('.places{'), ['/service-areas']);
  assert.equal(await has('.opening-door-leaf{'), ['/']);
  assert.equal(await has('.sky-night{'), ['/emergency', '/service-areas']);
});

test('titles and descriptions differ from page to page and fit into a search result', async () => {
  const site = await builtSite();
  const documents = await Promise.all(ROUTES.map(site.document));
  const titles = documents.map(({ title }) => title);
  const descriptions = documents.map(
    (document) => document.querySelector('meta[name=description]')!.getAttribute('content')!,
  );
  assert.is(new Set(titles).size, ROUTES.length);
  assert.is(new Set(descriptions).size, ROUTES.length);
  for (const title of titles) assert.ok(title.length <= 60, `${title.length}: ${title}`);
  for (const text of descriptions) assert.ok(text.length >= 100 && text.length <= 155, `${text.length}: ${text}`);
});

test('the current route, and no other, is marked in each navigation', async () => {
  const site = await builtSite();
  for (const path of PATHS) {
    const document = await site.document(path);
    const expected = ROUTES.some((route) => route === path) ? [path] : [];
    for (const name of [header.pages, footer.pages]) {
      const marked = document.querySelectorAll(`nav[aria-label="${name}"] [aria-current=page]`);
      assert.equal(
        Array.from(marked, (link) => link.getAttribute('href')),
        expected,
        `${name} on ${path}`,
      );
    }
    assert.equal(textsOf(document, `nav[aria-label="${footer.services}"] [aria-current]`), []);
  }
});

test('icons and the mark have their size without any styles', async () => {
  const { document } = await builtSite();
  for (const path of PATHS) {
    const icons = [...(await document(path)).querySelectorAll('svg.icon, svg.mark')];
    assert.ok(icons.length > 2);
    for (const icon of icons)
      assert.match(`${icon.getAttribute('width')} ${icon.getAttribute('height')}`, /^(32 32|48 48)$/);
  }
});

test('the words in a drawing that has a name are not told besides it', async () => {
  const { document } = await builtSite();
  let drawings = 0;
  for (const path of PATHS) {
    for (const drawing of (await document(path)).querySelectorAll('svg[role=img]')) {
      drawings += 1;
      for (const text of drawing.querySelectorAll('text')) assert.ok(text.closest('[aria-hidden=true]'), path);
    }
  }
  assert.ok(drawings > 4);
});

test.run();
