/**
 * Checks the HTML of every page: validity, ids, styles and text browsers. The rules of
 * html-validate are in .htmlvalidate.json. Reasons for rules that are off or relaxed:
 * - attr-case: React prints some attributes in camel case (autoComplete). HTML ignores case.
 * - attribute-boolean-style, attribute-empty-style, void-style: React prints required="" and <br/>.
 * - require-sri: Scripts are on the same origin, and their names contain a content hash.
 * - tel-non-breaking: CSS keeps phone numbers on one line.
 * - wcag/h32: The ZIP check answers while the visitor types, so it has no button.
 */

import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { FileSystemConfigLoader, HtmlValidate } from 'html-validate';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { business } from '../../site/business/business.ts';
import { takesQuotes } from '../../site/business/facts.ts';
import { form as copy } from '../../site/content/contact.ts';
import { ROOT, rejection } from '../support/build-fixture.ts';
import { all, allDocuments, buildWith, documentOf, htmlOf, PATHS, textOf } from '../support/built-site.ts';
import { isSample } from '../support/edit-project.ts';

const validator = new HtmlValidate(new FileSystemConfigLoader());

async function errorsIn(html: string) {
  // html-validate uses the path only to find its configuration.
  const { results } = await validator.validateString(html, join(ROOT, 'page.html'));
  return results.flatMap(({ messages }) => messages);
}

for (const path of PATHS) {
  test(`${path} is valid HTML`, async () => assert.equal(await errorsIn(await htmlOf(path)), []));

  // html-validate doesn't check the ids in SVGs.
  test(`every id on ${path} is unique`, async () => {
    const ids = all(await documentOf(path), '[id]').map(({ id }) => id);
    assert.equal([...new Set(ids)], ids);
  });

  // Browsers ignore a declaration with a misspelled one.
  test(`the styles of ${path} use only custom properties that are set`, async () => {
    const html = await htmlOf(path);
    const unset = html.match(/(?<=var\()--[\w-]+(?=\))/g)!.filter((name) => !html.includes(`${name}:`));
    assert.equal(unset, []);
  });
}

const ENDPOINT = 'https://quotes.example/new?for=us';
let configured: ReturnType<typeof buildWith> | undefined;
/** Builds the site with an origin and an endpoint once for all tests. */
const configuredSite = () =>
  (configured ??= buildWith({ origin: 'http://localhost:9999', quoteEndpoint: ENDPOINT }, { compressed: false }));

test('text browsers, which show templates and hidden elements, find no text in them', async () => {
  const documents = [...(await allDocuments()), await (await configuredSite()).document('/contact')];
  // The call bar's links make sense at the end of a page, and the honeypot has a label.
  const hidden = all(documents, 'template, [hidden]').filter((part) => !part.matches('.call-bar, .field'));
  assert.equal(hidden.map(textOf).filter(Boolean), []);
});

test('text browsers show a space between neighboring links, labels and texts of a drawing', async () => {
  const texts = 'text + text, figcaption > * + span, .initials + span, .field-hint';
  const seconds = all(await allDocuments(), `:not(svg, g) > a + a, .logo + a, ${texts}`);
  assert.equal(seconds.filter(({ previousSibling }) => !/\s$/.test(previousSibling!.textContent!)).map(textOf), []);
});

test('no field is announced as invalid at first', async () => {
  for (const field of all(await allDocuments(), '[required]')) assert.is(field.getAttribute('aria-invalid'), 'false');
});

test('SITE_ORIGIN is in every absolute URL', async () => {
  const { html, read } = await configuredSite();
  for (const path of PATHS) assert.not.match(await html(path), business.origin);
  for (const file of ['index.html', 'contact.vcf', 'sitemap.xml']) assert.match(await read(file), '//localhost:9999/');
});

test('the quote form shows which host receives the request', async () => {
  if (!takesQuotes) return;
  const { kept, sent } = copy.privacy;
  const documents = [await documentOf('/contact'), await (await configuredSite()).document('/contact')];
  const notes = documents.map((document) => textOf(document.querySelector('.quote-form-note')));
  const texts = [kept, sent.replace('{host}', 'quotes.example')];
  const shown = notes.map((note) => texts.filter((text) => note.includes(text)).join());
  assert.equal(shown, texts);
});

test('a build that would lose quote requests fails', async () => {
  if (!takesQuotes) return;
  const { dist, html, report } = await configuredSite();
  assert.equal(report.notices, []);
  const { message } = await rejection(buildWith({ quoteEndpoint: '' }, { dist }));
  assert.match(message, `The site in dist/ sends quote requests to ${ENDPOINT}, but the new build has no endpoint.`);
  assert.match(message, 'Restore quotes.endpoint in site/business/business.ts (or QUOTE_ENDPOINT), or set the');
  assert.match(await html('/contact'), `action="${ENDPOINT}"`);
});

test('/contact is valid and fits in its budget with QUOTE_ENDPOINT', async () => {
  const { html, report } = await configuredSite();
  assert.equal(await errorsIn(await html('/contact')), []);
  const { budget } = report.pages.find(({ path }) => path === '/contact')!;
  const { length } = brotliCompressSync(await html('/contact'));
  if (isSample) assert.ok(length <= budget!, `${length} bytes`);
});
