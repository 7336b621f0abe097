/** Tests the README's settings for form services. Mocks services that need more than a URL. */

import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { serveFolder } from '../../build/serve/server.ts';
import { toast } from '../../site/content/contact.ts';
import { readSettings } from '../../site/settings.ts';
import { ROOT } from '../support/build-fixture.ts';
import { buildWith } from '../support/built-site.ts';
import { answer, fieldsOf, json } from '../support/endpoint.ts';
import { listen } from '../support/programs.ts';
import { fillForm, REQUEST } from '../support/quote-form.ts';
import { DESKTOP, type Visit, visit } from '../support/visit.ts';

const rows = readFileSync(join(ROOT, 'site/README.md'), 'utf8').match(/^\|.*QUOTE_ENDPOINT=.*/gm)!;

/** Parses the settings in a table row, such as `NAME=value NAME="value"`, into an object. */
function settingsIn(row: string): Record<string, string> {
  const settings = row.matchAll(/(QUOTE_\w+)=(?:"([^"]*)"|([^\s`]*))/g);
  return Object.fromEntries(Array.from(settings, ([, name, quoted, plain]) => [name!, quoted ?? plain!]));
}

/** Returns the README's settings for a service. */
const settingsOf = (service: string) => settingsIn(rows.find((row) => row.includes(service))!);

test("the README's settings for all services are valid", () => {
  assert.ok(rows.length > 5);
  for (const row of rows) assert.is(readSettings(settingsIn(row)).quoteEndpoint, settingsIn(row).QUOTE_ENDPOINT);
});

const page = answer(200, { 'Content-Type': 'text/html' }, `<h1>${toast.title}</h1>`);

/** Responses to a form posted without JavaScript, based on each service's documentation. */
const RESPONSES: Record<string, (fields: Record<string, string>) => typeof page> = {
  // A service on a different origin that redirects to the URL in a hidden field.
  Web3Forms: ({ redirect }) => answer(302, { Location: redirect! }),
  // A service on the site's own origin that identifies the form by a hidden field.
  'Netlify Forms': (fields) => (fields['form-name'] === 'quote' ? page : answer(404)),
  'own host': () => answer(302, { Location: '/sent' }),
};

for (const [service, respond] of Object.entries(RESPONSES)) {
  test(`${service} receives the form and its hidden fields, with and without JavaScript`, async () => {
    const { QUOTE_ENDPOINT = '', QUOTE_FIELDS = '', QUOTE_HONEYPOT = 'website' } = settingsOf(service);
    let fields: Record<string, string> = {};
    let id: string | undefined;
    const server = createServer(async (request, response) => {
      if (request.method !== 'POST') return serveFolder(dist)(request, response);
      ({ request: id, ...fields } = await fieldsOf(request));
      if (request.headers.accept === 'application/json') json({ success: true })(response);
      else respond(fields)(response);
    });
    const port = await listen(server);
    const site = `http://localhost:${port}`;
    const settings = {
      // The same server on a different origin, 127.0.0.1 instead of localhost.
      QUOTE_ENDPOINT: QUOTE_ENDPOINT.replace(/^https:.*/, `http://127.0.0.1:${port}/submit`),
      QUOTE_FIELDS: QUOTE_FIELDS.replace('https://www.example.com', site),
      QUOTE_HONEYPOT,
    };
    const { dist, document } = await buildWith(settings, { compressed: false });
    // Netlify uses these attributes to detect forms when it deploys the site.
    const form = (await document('/contact')).querySelector('form')!;
    const attributes = ['name', 'data-netlify', 'data-netlify-honeypot'].map((name) => form.getAttribute(name));
    assert.equal(attributes, service === 'Netlify Forms' ? ['quote', 'true', 'website'] : [null, null, null]);

    const { 'service-type': serviceType, ...typed } = REQUEST;
    const hidden = Object.fromEntries(new URLSearchParams(settings.QUOTE_FIELDS));
    const expected = { ...hidden, ...typed, serviceType, [QUOTE_HONEYPOT]: '' };

    for (const javaScriptEnabled of [true, false]) {
      const options = { ...DESKTOP, bypassCSP: false, javaScriptEnabled };
      const send = async ({ page }: Visit) => {
        if (javaScriptEnabled) await page.locator('form[data-attached~=delivery]').waitFor();
        await fillForm(page);
        await page.locator('form [type=submit]').click();
        await page.getByText(toast.title).waitFor();
        assert.equal(fields, expected);
        assert.is(Boolean(id), javaScriptEnabled);
      };
      await visit('/contact', options, send, site);
    }
    server.close();
  });
}

test('the Content-Security-Policy allows both origins of Google Apps Script', async () => {
  const { dist } = await buildWith(settingsOf('Google Apps Script'), { compressed: false });
  const sources = "'self' https://script.google.com https://script.googleusercontent.com;";
  assert.match(await readFile(join(dist, '_headers'), 'utf8'), `connect-src ${sources} form-action ${sources}`);
});

test.run();
