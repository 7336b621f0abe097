/** Tests the README's settings for form services. delivery.test.ts tests sending the form. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { createHeaders } from '../../build/files/headers.ts';
import { business } from '../../site/business/business.ts';
import { takesQuotes } from '../../site/business/facts.ts';
import { checkContent } from '../../site/checks/check.ts';
import { readSettings } from '../../site/settings.ts';
import { ROOT } from '../support/build-fixture.ts';
import { buildWith, PATHS } from '../support/built-site.ts';

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
  assert.is(SERVICES.length, 8);
  for (const { quoteEndpoint, quoteFields: fields, quoteHoneypot: honeypot } of SERVICES) {
    assert.is(readSettings({ QUOTE_ENDPOINT: quoteEndpoint }).quoteEndpoint, quoteEndpoint);
    // Such as the page that a service redirects to.
    for (const { value } of fields)
      if (value.startsWith('https:')) assert.ok(PATHS.includes(new URL(value).pathname), value);
    const quotes = { endpoint: quoteEndpoint, fields, honeypot };
    const file = 'site/business/business.ts';
    assert.equal(checkContent([{ file, exports: { business: { ...business, quotes } } }]), []);
  }
});

test("the README's placeholders for form services are a warning", () => {
  for (const { service, ...settings } of SERVICES.filter(({ quoteEndpoint }) => quoteEndpoint.startsWith('https:'))) {
    const site = createSite({ ...readSettings({}), ...settings });
    assert.match(site.warnings([]).join(), /business\.quotes .*has an example/, service);
  }
});

test('Netlify detects the form by its attributes, and identifies it by a hidden field', async () => {
  const { document } = await buildWith(settingsOf('Netlify Forms'), { compressed: false });
  const form = (await document('/contact')).querySelector('form')!;
  const attributes = ['name', 'data-netlify', 'data-netlify-honeypot'].map((name) => form.getAttribute(name));
  assert.equal(attributes, ['quote', 'true', 'website']);
  assert.is(form.querySelector('[type=hidden][name=form-name]')!.getAttribute('value'), 'quote');
});

test('the Content-Security-Policy allows both origins of Google Apps Script', () => {
  const { all } = createHeaders(createSite({ ...readSettings({}), ...settingsOf('Google Apps Script') }));
  const sources = "'self' https://script.google.com https://script.googleusercontent.com;";
  assert.match(all['Content-Security-Policy'], `connect-src ${sources} form-action ${sources}`);
});

// The business may take no quotes online.
if (takesQuotes) test.run();
