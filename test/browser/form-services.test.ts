/** Tests the README's settings for form services. Mocks services that need more than a URL. */

import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { createHeaders } from '../../build/files/headers.ts';
import { serveFolder } from '../../build/serve/server.ts';
import { business } from '../../site/business/business.ts';
import { takesQuotes } from '../../site/business/facts.ts';
import { checkContent } from '../../site/checks/check.ts';
import { toast } from '../../site/content/contact.ts';
import { readSettings } from '../../site/settings.ts';
import { ROOT } from '../support/build-fixture.ts';
import { buildWith } from '../support/built-site.ts';
import { answer, fieldsOf } from '../support/endpoint.ts';
import { listen } from '../support/programs.ts';
import { REQUEST, sendForm } from '../support/quote-form.ts';
import { visit, WITHOUT_SCRIPTS } from '../support/visit.ts';

const test = suite('form-services');

// Imported after built-site.ts, which lets Node load pages.
const { createSite } = require('../../site/site.tsx') as typeof import('../../site/site.tsx');

/** Reads the settings in the README's table, by the name of the service. */
const SERVICES = Array.from(
  readFileSync(join(ROOT, 'site/README.md'), 'utf8').matchAll(
    /^\| (.+?) \| `(\/.*?|https:.*?)` \| (.*?) ?\| `(.+?)` \|/gm,
  ),
  ([, service, quoteEndpoint, fields, quoteHoneypot]) => ({
    service: service!,
    quoteEndpoint: quoteEndpoint!,
    quoteFields: Array.from(fields!.matchAll(/`(.+?): (.+?)`/g), ([, name, value]) => ({ name: name!, value: value! })),
    quoteHoneypot: quoteHoneypot!,
  }),
);

/** Returns the README's settings for a service. */
const settingsOf = (name: string) => SERVICES.find(({ service }) => service.includes(name))!;

test("the README's settings for all services are valid", () => {
  assert.is(SERVICES.length, 9);
  for (const { quoteEndpoint, quoteFields: fields, quoteHoneypot: honeypot } of SERVICES) {
    assert.is(readSettings({ QUOTE_ENDPOINT: quoteEndpoint }).quoteEndpoint, quoteEndpoint);
    const quotes = { endpoint: quoteEndpoint, fields, honeypot };
    const file = 'site/business/business.ts';
    assert.equal(checkContent([{ file, exports: { business: { ...business, quotes } } }]), []);
  }
});

const page = answer(200, { 'Content-Type': 'text/html' }, `<h1>${toast.title}</h1>`);

/** Responses to a form posted without JavaScript, based on each service's documentation. */
const RESPONSES: Record<string, (fields: Record<string, string>) => typeof page> = {
  // A service on a different origin that redirects to the URL in a hidden field.
  Web3Forms: ({ redirect }) => answer(302, { Location: redirect! }),
  // A service on the site's own origin that identifies the form by a hidden field.
  'Netlify Forms': (fields) => (fields['form-name'] === 'quote' ? page : answer(404)),
};

for (const [service, respond] of Object.entries(RESPONSES)) {
  test(`${service} receives the form and its hidden fields without JavaScript`, async () => {
    const { quoteEndpoint, quoteFields, quoteHoneypot } = settingsOf(service);
    let fields: Record<string, string> = {};
    const server = createServer(async (request, response) => {
      if (request.method !== 'POST') return serveFolder(dist)(request, response);
      fields = await fieldsOf(request);
      respond(fields)(response);
    });
    const port = await listen(server);
    const site = `http://localhost:${port}`;
    const settings = {
      // The same server on a different origin, 127.0.0.1 instead of localhost.
      quoteEndpoint: quoteEndpoint.replace(/^https:.*/, `http://127.0.0.1:${port}/submit`),
      quoteFields: quoteFields.map(({ name, value }) => ({
        name,
        value: value.replace('https://www.example.com', site),
      })),
      quoteHoneypot,
    };
    const { dist, document } = await buildWith(settings, { compressed: false });
    // Netlify uses these attributes to detect forms when it deploys the site.
    const form = (await document('/contact')).querySelector('form')!;
    const attributes = ['name', 'data-netlify', 'data-netlify-honeypot'].map((name) => form.getAttribute(name));
    assert.equal(attributes, service === 'Netlify Forms' ? ['quote', 'true', 'website'] : [null, null, null]);
    await visit('/contact', { ...WITHOUT_SCRIPTS, origin: site, bypassCSP: false }, ({ page }) => sendForm(page));
    const { 'service-type': serviceType, ...typed } = REQUEST;
    const hidden = Object.fromEntries(settings.quoteFields.map(({ name, value }) => [name, value]));
    assert.equal(fields, { ...hidden, ...typed, serviceType, request: '', [quoteHoneypot]: '' });
    server.close();
  });
}

test('the Content-Security-Policy allows both origins of Google Apps Script', () => {
  const { all } = createHeaders(createSite({ ...readSettings({}), ...settingsOf('Google Apps Script') }));
  const sources = "'self' https://script.google.com https://script.googleusercontent.com;";
  assert.match(all['Content-Security-Policy'], `connect-src ${sources} form-action ${sources}`);
});

// The business may take no quotes online.
if (takesQuotes) test.run();
