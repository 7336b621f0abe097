/**
 * Settings: defaults, validation and error messages, how builds report a new endpoint, and the
 * README's settings for form services. delivery.test.ts tests Netlify's attributes.
 */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { mock } from 'node:test';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { createHeaders } from '../../build/files/headers.ts';
import { failuresOf } from '../../build/lib/errors.ts';
import { business } from '../../site/business/business.ts';
import { takesQuotes } from '../../site/business/facts.ts';
import type { Business } from '../../site/business/schema.ts';
import { checkContent } from '../../site/checks/check.ts';
import { readSettings, type Settings, SettingsError } from '../../site/settings.ts';
import { ROOT, temporaryRoot } from '../support/build-fixture.ts';
import { PATHS } from '../support/built-site.ts';
import { editFiles, fields } from '../support/edit-project.ts';

// Loaded after built-site.ts, which lets Node load pages.
const { createSite } = require('../../site/site.tsx') as typeof import('../../site/site.tsx');

test("the year doesn't depend on the builder's time zone", () => {
  const { TZ = 'UTC' } = process.env;
  mock.timers.enable({ apis: ['Date'], now: Date.UTC(2030, 11, 31, 20) });
  process.env.TZ = 'Asia/Tokyo';
  assert.is(readSettings({}).year, 2030);
  process.env.TZ = TZ;
  mock.timers.reset();
});

/** Valid and invalid values of each setting, separated by spaces. */
const VALUES = {
  SITE_ORIGIN: [
    'https://example.com http://localhost:8080 https://a.b.example:444',
    'example.com https://example.com/ https://example.com/shop https://example.com?a ftp://example.com ' +
      'https://user@example.com HTTPS://EXAMPLE.COM https://example.com, https://a..b',
  ],
  QUOTE_ENDPOINT: [
    'https://EXAMPLE.com/q?to=1 https://[2001:db8::1]/q http://localhost:3000/q http://[::1]:9/q /quote.php?to=1',
    'example.com/q http://example.com/q http://localhost.example/q https://:secret@example.com/q ' +
      'https://example.com/q#x https://a.example,https://b.example/q //evil.example/q /\\evil.example/q',
  ],
} as const;

for (const [name, [accepted, rejected]] of Object.entries(VALUES)) {
  test(`accepts valid values of ${name}`, () => {
    if (name === 'SITE_ORIGIN' || takesQuotes) for (const value of accepted.split(' ')) readSettings({ [name]: value });
  });

  test(`reports the value and the rule if ${name} is invalid`, () => {
    for (const value of [...rejected.split(' '), 'https://example.com/my quote']) {
      const isExpected = (error: Error) =>
        error instanceof SettingsError && error.message.startsWith(`${name} is "${value}". Expected `);
      assert.throws(() => readSettings({ [name]: value }), isExpected, `"${value}"`);
    }
  });
}

test('ignores spaces around a value', () =>
  assert.is(readSettings({ SITE_ORIGIN: ' https://example.com\n' }).origin, 'https://example.com'));

test('reports each invalid setting on one line', () => {
  const read = () => readSettings({ SITE_ORIGIN: '', QUOTE_ENDPOINT: `secret\n${'x'.repeat(500)}` });
  const expected = /^SITE_ORIGIN is ""\..*\|QUOTE_ENDPOINT is "secret x{53}….*$/;
  assert.throws(read, (error: Error) => expected.test(failuresOf(error, '').join('|')));
});

const [FIRST, SECOND] = ['https://quotes.example/first', 'https://other.example/contact'];

/** Loads the settings of a project with other business data. */
async function settingsWith(quotes: Business['quotes']): Promise<typeof readSettings> {
  const root = await temporaryRoot({}, ['site/business', 'site/settings.ts']);
  await editFiles(root, fields({ quotes }));
  return require(join(root, 'site/settings.ts')).readSettings;
}

test('the form defaults to the business data, which no empty variable overrides', async () => {
  const quotes = { endpoint: FIRST, fields: [{ name: 'access_key', value: 'a1 b2' }], honeypot: '_gotcha' };
  const read = await settingsWith(quotes);
  const { quoteEndpoint: endpoint, quoteFields, quoteHoneypot: honeypot } = read({});
  assert.equal({ endpoint, fields: quoteFields, honeypot }, quotes);
  assert.is(read({ QUOTE_ENDPOINT: SECOND }).quoteEndpoint, SECOND);
  assert.throws(() => read({ QUOTE_ENDPOINT: '' }), /^QUOTE_ENDPOINT is ""\. Expected an https URL/);
});

test("the endpoint 'none' accepts only an empty variable", async () => {
  const read = await settingsWith({ endpoint: 'none', fields: [], honeypot: 'website' });
  assert.throws(() => read({ QUOTE_ENDPOINT: FIRST }), /no value, because business\.quotes\.endpoint is 'none'/);
  assert.is(read({ QUOTE_ENDPOINT: '' }).quoteEndpoint, '');
});

/** Compares the endpoint of the site in `dist/` with a new endpoint. */
const compare = (before: string[], quoteEndpoint: string) =>
  createSite({ ...readSettings({}), quoteEndpoint, quoteFields: [] }).compareEndpoints(before);

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

// The business may take no quotes online.
if (takesQuotes) {
  test("an endpoint that's a page is refused", () => {
    for (const endpoint of ['/contact', '/sent?ok=1', '/services/', '/index.html', `${business.origin}/contact.html`])
      assert.match(compare([], endpoint).failures.join(), `The form's endpoint is "${endpoint}", the page "`);
  });

  test('a build reports an endpoint only if it has changed', () => {
    const moved = [`Quote requests now go to ${SECOND}. The previous build sent them to ${FIRST}.`];
    assert.equal(compare([FIRST], SECOND), { failures: [], notices: moved });
    for (const before of [[], [SECOND]]) assert.equal(compare(before, SECOND), { failures: [], notices: [] });
  });

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
        assert.match(
          createSite(settingsFor(service)).warnings([]).join(),
          /business\.quotes .*has an example/,
          service,
        );
  });

  test('the Content-Security-Policy allows both origins of Google Apps Script', () => {
    const { all } = createHeaders(createSite(settingsFor('Google Apps Script')));
    const sources = "'self' https://script.google.com https://script.googleusercontent.com;";
    assert.match(all['Content-Security-Policy'], `connect-src ${sources} form-action ${sources}`);
  });
}
