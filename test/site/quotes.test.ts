/** The quote form's endpoint in the business data, and how builds report changes to it. */

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { business } from '../../site/business/business.ts';
import { form as copy } from '../../site/content/contact.ts';
import { readSettings } from '../../site/settings.ts';
import { rejection, temporaryFolder } from '../support/build-fixture.ts';
import { buildWith, parseHtml, textOf } from '../support/built-site.ts';
import { start } from '../support/command.ts';
import { editedProject, field } from '../support/edit-project.ts';

const [FIRST, SECOND] = ['https://quotes.example/first', 'https://quotes.example/second'];
// Imported after built-site.ts, which lets Node load pages.
const { createSite } = require('../../site/site.tsx') as typeof import('../../site/site.tsx');

test('the form uses the endpoint, hidden fields and honeypot from the business data', async () => {
  const fields = "[{ name: 'access_key', value: 'a1 b2' }]";
  const root = await editedProject([
    field('quotes', `{ endpoint: '${FIRST}', fields: ${fields}, honeypot: '_gotcha' }`),
  ]);
  const { err, out } = await start(root, 'build', {});
  assert.is(err, '');
  assert.not.match(out, 'QUOTES');
  const form = parseHtml(await readFile(join(root, 'dist/contact.html'), 'utf8')).querySelector('form')!;
  assert.is(form.getAttribute('action'), FIRST);
  assert.ok(form.querySelector('[name=access_key][value="a1 b2"]'));
  assert.ok(form.querySelector('[name=_gotcha]'));
});

/** Compares the endpoint of the site in `dist/` with a new endpoint. */
const compare = (before: string, QUOTE_ENDPOINT: string) =>
  createSite(readSettings({ QUOTE_ENDPOINT })).compareEndpoints(before ? [before] : []);

test('a build that would lose quote requests fails and leaves dist/ unchanged', async () => {
  const dist = join(temporaryFolder(), 'dist');
  const { html, report } = await buildWith({ QUOTE_ENDPOINT: FIRST }, { dist });
  assert.equal(report.notices, []);
  const { message } = await rejection(buildWith({ QUOTE_ENDPOINT: '' }, { dist }));
  assert.match(message, `The site in dist/ sends quote requests to ${FIRST}, but the new build has no endpoint.`);
  assert.match(
    message,
    "Restore quotes.endpoint in site/business/business.ts (or QUOTE_ENDPOINT), or set the field to 'none'",
  );
  assert.match(await html('/contact'), `action="${FIRST}"`);
});

for (const endpoint of ['/contact', '/', '/sent?ok=1', '/services/', '/index.html', `${business.origin}/contact.html`])
  test(`the endpoint ${endpoint} is refused, because it's a page`, () => {
    assert.match(compare('', endpoint).failures.join(), `The form's endpoint is "${endpoint}", the page "`);
  });

test('Netlify Forms may post to a page', () => {
  const settings = readSettings({ QUOTE_ENDPOINT: '/sent', QUOTE_FIELDS: 'form-name=quote' });
  assert.equal(createSite(settings).compareEndpoints([]).failures, []);
});

test('a build reports a changed endpoint, and a form without an endpoint', () => {
  const moved = [`Quote requests now go to ${SECOND}. The previous build sent them to ${FIRST}.`];
  assert.equal(compare(FIRST, SECOND), { failures: [], notices: moved });
  const { failures, notices } = compare('', '');
  assert.equal(failures, []);
  assert.match(notices.join(), /^QUOTES ARE NOT DELIVERED/);
  // An endpoint on localhost may be from a test, so the message includes a way to reset it.
  assert.match(compare('http://localhost:3000/quotes', '').failures.join(), 'If dist/ was only a test, delete it.');
});

test("'none' removes the form, and the contact page asks visitors to call", async () => {
  const root = await editedProject([field('quotes', "{ endpoint: 'none', fields: [], honeypot: 'website' }")]);
  const env = { QUOTE_ENDPOINT: FIRST };
  assert.match(
    (await start(root, 'build', env)).err,
    "it to be unset, because quotes.endpoint in site/business/business.ts is 'none'",
  );
  const { out } = await start(root, 'build', {});
  assert.match(out, '>> The site has no quote form.');
  const read = async (name: string) => parseHtml(await readFile(join(root, 'dist', name), 'utf8'));
  const contact = await read('contact.html');
  for (const page of [contact, await read('services.html'), await read('testimonials.html')])
    assert.not.match(textOf(page.body), /send|your request|fill out|reply with/i);
  assert.is(contact.querySelector('form, [role=status]'), null);
  const section = contact.querySelector('#quote')!.parentElement!;
  assert.match(textOf(section), copy.byPhone);
  assert.ok(section.querySelector(`a[href="tel:${business.phone}"]`));
});

test.run();
