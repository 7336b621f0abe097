/**
 * Checks the HTML of every page: validity, landmarks, navigation, no inline code, and no
 * third-party resources. The rules of html-validate are in .htmlvalidate.json. Reasons for rules
 * that are off or relaxed:
 * - attr-case: React prints some attributes in camel case (autoComplete). HTML ignores case.
 * - attribute-boolean-style, attribute-empty-style: React prints required="" and hidden="".
 * - void-style: React closes void elements (<input/>), which HTML allows.
 * - require-sri: Scripts are on the same origin, and their names contain a content hash.
 * - tel-non-breaking: CSS keeps phone numbers on one line.
 */

import { join } from 'node:path';
import { FileSystemConfigLoader, HtmlValidate } from 'html-validate';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { business } from '../../site/business/business.ts';
import { callBar, footer, header } from '../../site/content/layout.ts';
import { ROOT } from '../support/build-fixture.ts';
import { buildWith, builtSite, PATHS, ROUTES, textOf } from '../support/built-site.ts';
import { isSample } from '../support/edit-project.ts';

const validator = new HtmlValidate(new FileSystemConfigLoader());

async function errorsIn(html: string): Promise<string[]> {
  // html-validate uses the path only to find its configuration.
  const { results } = await validator.validateString(html, join(ROOT, 'page.html'));
  const messages = results.flatMap(({ messages }) => messages);
  return messages.map(({ ruleId, message, line, column }) => `${ruleId}: ${message} (${line}:${column})`);
}

test('html-validate reports invalid HTML', async () => {
  const invalid = {
    'no-dup-id': '<p id="main">Text</p>',
    'no-missing-references': '<label for="missing">Text</label>',
    'wcag/h37': '<img src="/door.png">',
    'no-inline-style': '<p style="color: red">Text</p>',
    'heading-level': '<h1>Doors</h1><h3>Springs</h3>',
  };
  const body = `<main id="main">${Object.values(invalid).join('')}</main>`;
  const page = `<!DOCTYPE html><html lang="en"><head><title>Doors</title></head><body>${body}</body></html>`;
  const rules = (await errorsIn(page)).map((error) => error.split(':')[0]);
  assert.equal(rules.sort(), Object.keys(invalid).sort());
});

for (const path of PATHS) {
  test(`${path} is valid HTML`, async () => {
    assert.equal(await errorsIn(await (await builtSite()).html(path)), []);
  });

  test(`${path} has one h1, landmarks and a skip link, and its menus mark the current page`, async () => {
    const document = await (await builtSite()).document(path);
    assert.is(document.querySelectorAll('h1').length, 1);
    assert.is(document.querySelectorAll('main').length, 1);
    const skip = document.querySelector('a')!;
    assert.equal([skip.getAttribute('href'), textOf(skip)], ['#main', header.skip]);
    const menus = Array.from(document.querySelectorAll('nav'), (nav) => nav.getAttribute('aria-label'));
    assert.equal(menus, [header.pages, footer.pages, footer.services, callBar.label]);
    const marked = Array.from(document.querySelectorAll('nav [aria-current]'), (link) => {
      return [link.closest('nav')!.getAttribute('aria-label'), link.getAttribute('href')];
    });
    const isListed = (ROUTES as readonly string[]).includes(path);
    const expected = [header.pages, footer.pages].map((name) => [name, path]);
    assert.equal(marked, isListed ? expected : []);
  });

  test(`${path} loads nothing from other origins and has no inline code`, async () => {
    const { html, document: documentOf } = await builtSite();
    const document = await documentOf(path);
    for (const { attributes } of document.querySelectorAll('*'))
      for (const { name, value } of attributes) {
        assert.not.match(name, /^on|^style$/);
        if (/^src/.test(name)) assert.match(value, /^\/(?!\/)/);
      }
    for (const script of document.querySelectorAll('script')) {
      const type = script.getAttribute('type');
      // Modules run after parsing.
      if (script.hasAttribute('src')) assert.is(type, 'module');
      else assert.is(type, 'application/ld+json');
    }
    assert.is(document.querySelectorAll('style').length, 1);
    assert.is(document.querySelectorAll('link[rel=stylesheet]').length, 0);
    assert.not.match(/<style>(.*?)<\/style>/s.exec(await html(path))![1]!, /@import|https?:/);
  });

  test(`${path} sets the size of icons, and hides the text in SVGs that have an accessible name`, async () => {
    const document = await (await builtSite()).document(path);
    const icons = [...document.querySelectorAll('svg.icon, svg.mark')];
    assert.ok(icons.length > 2);
    // Without styles, an SVG without a size fills the page.
    for (const icon of icons)
      assert.match(`${icon.getAttribute('width')} ${icon.getAttribute('height')}`, /^(32 32|48 48)$/);
    for (const text of document.querySelectorAll('svg[role=img] text')) assert.ok(text.closest('[aria-hidden=true]'));
  });
}

test('titles and descriptions fit in search results', async () => {
  const { document: documentOf } = await builtSite();
  for (const path of ROUTES) {
    const document = await documentOf(path);
    const description = document.querySelector('meta[name=description]')!.getAttribute('content')!;
    assert.ok(document.title.length <= 60, document.title);
    assert.ok(description.length >= 100 && description.length <= 155, `${description.length}: ${description}`);
  }
});

test('lists without markers keep their list role in Safari', async () => {
  // Safari drops the list role with `list-style: none`, but not with an empty string.
  assert.match(await (await builtSite()).html('/'), /ul,ol\{[^}]*list-style-type:""/);
});

test('SITE_ORIGIN is in every absolute URL, and QUOTE_ENDPOINT in the form', async () => {
  const endpoint = 'https://quotes.example/new?for=us';
  const environment = { SITE_ORIGIN: 'http://localhost:9999', QUOTE_ENDPOINT: endpoint };
  const { html, document, report } = await buildWith(environment);
  for (const path of PATHS) assert.not.match(await html(path), business.origin);
  assert.match(await html('/'), '"@id":"http://localhost:9999/#business"');
  const form = (await document('/contact')).querySelector('form')!;
  assert.equal([form.getAttribute('action'), form.getAttribute('method')], [endpoint, 'post']);
  assert.not.ok(report.warnings.some((warning) => /QUOTE_ENDPOINT|SITE_ORIGIN/.test(warning)));
  assert.equal(await errorsIn(await html('/contact')), []);
  const { budget } = report.pages.find(({ path }) => path === '/contact')!;
  const size = report.files.get('contact.html.br')!;
  if (isSample) assert.ok(size <= budget!, `${size} bytes`);
});

test.run();
