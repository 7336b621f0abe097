/** The quote form's endpoint in the business data, and how builds report changes to it. */

import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { business } from '../../site/business/business.ts';
import { takesQuotes } from '../../site/business/facts.ts';
import { readSettings } from '../../site/settings.ts';
import { temporaryRoot } from '../support/build-fixture.ts';
import '../support/built-site.ts';
import { type Edit, editFiles, field } from '../support/edit-project.ts';

const test = suite('quotes');

const [FIRST, SECOND] = ['https://quotes.example/first', 'https://quotes.example/second'];
// Loaded after built-site.ts, which lets Node load pages.
const { createSite } = require('../../site/site.tsx') as typeof import('../../site/site.tsx');

/** Loads the settings of a project with other business data. */
async function settingsWith(edit: Edit): Promise<typeof readSettings> {
  const root = await temporaryRoot({}, ['site/business', 'site/settings.ts']);
  await editFiles(root, [edit]);
  return require(join(root, 'site/settings.ts')).readSettings;
}

test('the endpoint, hidden fields and honeypot default to the business data, which no empty variable overrides', async () => {
  const fields = "[{ name: 'access_key', value: 'a1 b2' }]";
  const quotes = `{ endpoint: '${FIRST}', fields: ${fields}, honeypot: '_gotcha' }`;
  const read = await settingsWith(field('quotes', quotes));
  const { quoteEndpoint, quoteFields, quoteHoneypot } = read({});
  assert.equal([quoteEndpoint, quoteHoneypot], [FIRST, '_gotcha']);
  assert.equal(quoteFields, [{ name: 'access_key', value: 'a1 b2' }]);
  assert.is(read({ QUOTE_ENDPOINT: SECOND }).quoteEndpoint, SECOND);
  assert.throws(() => read({ QUOTE_ENDPOINT: '' }), 'QUOTE_ENDPOINT is "". Expected an https URL');
});

/** Compares the endpoint of the site in `dist/` with a new endpoint. */
const compare = (before: string, quoteEndpoint: string) =>
  createSite({ ...readSettings({}), quoteEndpoint, quoteFields: [] }).compareEndpoints(before ? [before] : []);

for (const endpoint of ['/contact', '/sent?ok=1', '/services/', '/index.html', `${business.origin}/contact.html`])
  test(`the endpoint ${endpoint} is refused, because it's a page`, () =>
    assert.match(compare('', endpoint).failures.join(), `The form's endpoint is "${endpoint}", the page "`));

test('a build reports an endpoint only if it has changed', () => {
  const moved = [`Quote requests now go to ${SECOND}. The previous build sent them to ${FIRST}.`];
  assert.equal(compare(FIRST, SECOND), { failures: [], notices: moved });
  for (const before of ['', SECOND]) assert.equal(compare(before, SECOND), { failures: [], notices: [] });
});

test("the endpoint 'none' accepts only an empty variable", async () => {
  const read = await settingsWith(field('quotes', "{ endpoint: 'none', fields: [], honeypot: 'website' }"));
  const reason = "no value, because business.quotes.endpoint is 'none'";
  assert.throws(() => read({ QUOTE_ENDPOINT: FIRST }), reason);
  assert.is(read({ QUOTE_ENDPOINT: '' }).quoteEndpoint, '');
});

// The business may take no quotes online.
if (takesQuotes) test.run();
