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
import { FileSystemConfigLoader, HtmlValidate } from 'html-validate';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { business } from '../../site/business/business.ts';
import { takesQuotes } from '../../site/business/facts.ts';
import { form as copy, delivery, toast } from '../../site/content/contact.ts';
import { zipCheck } from '../../site/content/service-areas.ts';
import { ROOT, rejection } from '../support/build-fixture.ts';
import {
  all,
  allDocuments,
  type BuiltSite,
  buildWith,
  builtSite,
  compressedSize,
  documentOf,
  htmlOf,
  PATHS,
  textOf,
  textsOf,
} from '../support/built-site.ts';
import { isSample } from '../support/edit-project.ts';

const validator = new HtmlValidate(new FileSystemConfigLoader());

async function errorsIn(html: string): Promise<string[]> {
  // html-validate uses the path only to find its configuration.
  const { results } = await validator.validateString(html, join(ROOT, 'page.html'));
  const messages = results.flatMap(({ messages }) => messages);
  return messages.map(({ ruleId, message, line, column }) => `${ruleId}: ${message} (${line}:${column})`);
}

for (const path of PATHS) {
  test(`${path} is valid HTML`, async () => assert.equal(await errorsIn(await htmlOf(path)), []));

  // html-validate doesn't check the ids in SVGs.
  test(`every id on ${path} is unique and can be referenced`, async () => {
    const ids = all(await documentOf(path), '[id]').map(({ id }) => id);
    assert.equal([...new Set(ids)], ids);
    for (const id of ids) assert.match(id, /^[\w-]+$/);
  });

  // Browsers ignore a declaration with a misspelled one.
  test(`the styles of ${path} use only custom properties that are set`, async () => {
    const html = await htmlOf(path);
    const unset = html.match(/(?<=var\()--[\w-]+(?=\))/g)!.filter((name) => !html.includes(`${name}:`));
    assert.equal(unset, []);
  });
}

test('text browsers, which show templates and hidden elements, find no text in them', async () => {
  // The call bar's links make sense at the end of a page.
  const hidden = all(await allDocuments(), 'template, [hidden]').filter((part) => !part.closest('.call-bar'));
  assert.equal(hidden.map(textOf).filter(Boolean), []);
});

test('text browsers show a space between neighboring links, labels and texts of a drawing', async () => {
  const texts = 'text + text, figcaption > * + span, .initials + span, .field-hint';
  const seconds = all(await allDocuments(), `:not(svg, g) > a + a, .logo + a, ${texts}`);
  const glued = seconds.filter(({ previousSibling }) => !/\s$/.test(previousSibling!.textContent!));
  assert.equal(glued.map(textOf), []);
});

test('text in SVGs that have an accessible name is hidden from screen readers', async () => {
  const texts = all(await allDocuments(), 'svg[role=img] text');
  for (const text of texts) assert.ok(text.closest('[aria-hidden=true]'), textOf(text));
});

test('no field is announced as invalid at first, or described by a status, which Firefox ignores', async () => {
  const documents = await allDocuments();
  for (const field of all(documents, '[required]')) assert.is(field.getAttribute('aria-invalid'), 'false', field.id);
  for (const status of all(documents, '[role=status]')) assert.is(status.id, '');
});

test('a drawing that fails to load leaves no frame with a broken icon', async () => {
  for (const document of await allDocuments()) assert.is(document.querySelector('img[src$=".svg"]'), null);
});

test('questions with words that never wrap have a label, because Safari drops a space', async () => {
  for (const summary of (await documentOf('/services')).querySelectorAll('.faq summary:has(.no-break)'))
    assert.is(summary.getAttribute('aria-label'), textOf(summary));
});

const ENDPOINT = 'https://quotes.example/new?for=us';
let configured: Promise<BuiltSite> | undefined;
/** Builds the site with an origin and an endpoint once for all tests. */
const configuredSite = () =>
  (configured ??= buildWith({ origin: 'http://localhost:9999', quoteEndpoint: ENDPOINT }, { compressed: false }));

/** Texts that only a script shows. Placeholders may have any value. */
const LATER = [
  ...[toast.title, toast.text, delivery.sent, ...Object.values(delivery.failures), ...Object.values(copy.errors)],
  ...[copy.selected, zipCheck.listed.answer, zipCheck.far.answer, zipCheck.invalid.answer],
].map((text) => text.split(/\{\w+\}/));

test('text browsers show no text that only a script shows', async () => {
  const { document } = await configuredSite();
  for (const path of ['/contact', '/service-areas']) {
    const text = textOf((await document(path)).body);
    const shown = LATER.filter((parts) => parts.every((part) => text.includes(part)));
    assert.equal(shown, [], path);
  }
});

test('SITE_ORIGIN is in every absolute URL', async () => {
  const { html, report } = await configuredSite();
  for (const path of PATHS) assert.not.match(await html(path), business.origin);
  assert.match(await html('/'), '"@id":"http://localhost:9999/#business"');
  assert.not.match(report.warnings.join(), 'The origin or the form has a placeholder');
});

test('the quote form shows which host receives the request', async () => {
  if (!takesQuotes) return;
  const { kept, sent } = copy.privacy;
  for (const [site, shown, other] of [
    [await builtSite(), kept, sent],
    [await configuredSite(), sent, kept],
  ] as const) {
    const notes = textsOf(await site.document('/contact'), '.quote-form-note p');
    assert.ok(notes.includes(shown.replace('{host}', 'quotes.example')), notes.join(' | '));
    assert.not.ok(notes.includes(other.replace('{host}', 'quotes.example')));
  }
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
  const size = compressedSize(await html('/contact'));
  if (isSample) assert.ok(size <= budget!, `${size} bytes`);
});
