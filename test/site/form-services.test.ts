/** Tests the README's settings for form services. delivery.test.ts tests Netlify's attributes. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { createHeaders } from '../../build/files/headers.ts';
import { business } from '../../site/business/business.ts';
import { takesQuotes } from '../../site/business/facts.ts';
import { checkContent } from '../../site/checks/check.ts';
import { readSettings, type Settings } from '../../site/settings.ts';
import { ROOT } from '../support/build-fixture.ts';
import { PATHS } from '../support/built-site.ts';

const test = suite('form-services');

// Imported after built-site.ts, which lets Node load pages.
const { createSite } = require('../../site/site.tsx') as typeof import('../../site/site.tsx');

/** Settings in the README's table. */
const SERVICES = Array.from(
  readFileSync(join(ROOT, 'site/README.md'), 'utf8').matchAll(
    /^\| (.+?) \| `(\/.*?|https:.*?)` \| (.*?) ?\| `(.+?)` \|/gm,
  ),
  ([, service, endpoint, fields, honeypot]) => ({
    service: service!,
    endpoint: endpoint!,
    fields: Array.from(fields!.matchAll(/`(.+?): (.+?)`/g), ([, name, value]) => ({ name: name!, value: value! })),
    honeypot: honeypot!,
  }),
);

/** Returns the settings of a site that uses a service. */
function settingsFor(name: string): Settings {
  const { endpoint, fields, honeypot } = SERVICES.find(({ service }) => service.includes(name))!;
  return { ...readSettings({ QUOTE_ENDPOINT: endpoint }), quoteFields: fields, quoteHoneypot: honeypot };
}

test("the README's settings for all services are valid", () => {
  assert.is(SERVICES.length, 8);
  for (const { service, ...quotes } of SERVICES) {
    settingsFor(service);
    // Such as the page that a service redirects to.
    for (const { value } of quotes.fields)
      if (value.startsWith('https:')) assert.ok(PATHS.includes(new URL(value).pathname), value);
    const file = 'site/business/business.ts';
    assert.equal(checkContent([{ file, exports: { business: { ...business, quotes } } }]), []);
  }
});

test("the README's placeholders for form services are a warning", () => {
  for (const { service, endpoint } of SERVICES)
    if (endpoint.startsWith('https:'))
      assert.match(createSite(settingsFor(service)).warnings([]).join(), /business\.quotes .*has an example/, service);
});

test('the Content-Security-Policy allows both origins of Google Apps Script', () => {
  const { all } = createHeaders(createSite(settingsFor('Google Apps Script')));
  const sources = "'self' https://script.google.com https://script.googleusercontent.com;";
  assert.match(all['Content-Security-Policy'], `connect-src ${sources} form-action ${sources}`);
});

// The business may take no quotes online.
if (takesQuotes) test.run();
