/** The endpoint of the quote form in the business data, and from one build to the next. */

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { business } from '../../site/business/business.ts';
import { form as copy } from '../../site/content/contact.ts';
import { rejection, temporaryFolder } from '../support/build-fixture.ts';
import { buildWith, parseHtml, textOf } from '../support/built-site.ts';
import { start } from '../support/command.ts';
import { editedProject, fact } from '../support/edit-project.ts';

const [FIRST, SECOND] = ['https://quotes.example/first', 'https://quotes.example/second'];
const LOST = /^QUOTES ARE NOT DELIVERED/;

test('the business data has the endpoint, hidden fields and the honeypot', async () => {
  const fields = "[{ name: 'access_key', value: 'a1 b2' }]";
  const root = await editedProject([
    fact('quotes', `{ endpoint: '${FIRST}', fields: ${fields}, honeypot: '_gotcha' }`),
  ]);
  const { err, out } = await start(root, 'build', {});
  assert.is(err, '');
  assert.not.match(out, 'QUOTES');
  const form = parseHtml(await readFile(join(root, 'dist/contact.html'), 'utf8')).querySelector('form')!;
  assert.is(form.getAttribute('action'), FIRST);
  assert.ok(form.querySelector('[name=access_key][value="a1 b2"]'));
  assert.ok(form.querySelector('[name=_gotcha]'));
});

/** Builds into the same folder with one endpoint after another. */
function builds() {
  const dist = join(temporaryFolder(), 'dist');
  return (QUOTE_ENDPOINT: string) => buildWith({ QUOTE_ENDPOINT }, { dist });
}

test('a build that would lose quotes fails with instructions and leaves the site unchanged', async () => {
  const build = builds();
  const { html, report } = await build(FIRST);
  assert.equal(report.notices, []);
  const { message } = await rejection(build(''));
  assert.match(message, `The site in dist/ sends quotes to ${FIRST}, but the new one would lose them.`);
  assert.match(
    message,
    "Restore quotes.endpoint in site/business/business.ts (or QUOTE_ENDPOINT), or set it to 'none'",
  );
  assert.match(await html('/contact'), `action="${FIRST}"`);

  const moved = await build(SECOND);
  assert.equal(moved.report.notices, [`Quotes go to ${SECOND} now. The site before sent them to ${FIRST}.`]);
});

test("'none' removes the form, and the contact page asks visitors to call", async () => {
  const build = builds();
  await build(FIRST);
  const { document, report } = await build('none');
  assert.match(report.notices.join(), 'The site has no quote form.');
  const contact = await document('/contact');
  assert.is(contact.querySelector('form, [role=status]'), null);
  const section = contact.querySelector('#quote')!.parentElement!;
  assert.match(textOf(section), copy.byPhone);
  assert.ok(section.querySelector(`a[href="tel:${business.hotline}"]`));
  // From then on, the form can come back without an endpoint.
  assert.match((await build('')).report.notices.join(), LOST);
});

test('an endpoint on the own machine counts as a test', async () => {
  const build = builds();
  await build('http://localhost:3000/quotes');
  assert.match((await build('')).report.notices.join(), LOST);
});

test.run();
