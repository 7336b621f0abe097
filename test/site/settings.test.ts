/** Settings: validation and error messages. quotes.test.ts and head.test.ts test the defaults. */

import { mock } from 'node:test';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { failuresOf } from '../../build/lib/errors.ts';
import { takesQuotes } from '../../site/business/facts.ts';
import { readSettings, SettingsError } from '../../site/settings.ts';
import { ROOT } from '../support/build-fixture.ts';

test("the year doesn't depend on the builder's time zone", () => {
  const { TZ } = process.env;
  mock.timers.enable({ apis: ['Date'], now: Date.UTC(2030, 11, 31, 20) });
  process.env.TZ = 'Asia/Tokyo';
  assert.is(readSettings({}).year, 2030);
  process.env.TZ = TZ ?? 'UTC';
  mock.timers.reset();
});

/** Valid values of each setting, separated by spaces. */
const ACCEPTED = {
  SITE_ORIGIN: 'https://example.com http://localhost:8080 https://a.b.example:444',
  QUOTE_ENDPOINT:
    'https://example.com/q?to=1 https://EXAMPLE.com/q https://[2001:db8::1]/q http://localhost:3000/q ' +
    'http://127.0.0.1/q http://[::1]:9/q /quote.php?to=1',
};

/** Invalid values of each setting, separated by vertical bars. The first origin is empty. */
const REJECTED = {
  SITE_ORIGIN:
    '|example.com|https://example.com/|https://example.com/shop|https://example.com?a|ftp://example.com|' +
    'https://user@example.com|HTTPS://EXAMPLE.COM|https://example.com,|https://*.example.com|https://a..b',
  QUOTE_ENDPOINT:
    '/api/my quote|example.com/q|http://example.com/q|http://localhost.example/q|mailto:a@example.com|' +
    'https://:secret@example.com/q|https://example.com/q#x|https://a.example,https://b.example/q|' +
    'https://forms.example.com;/q|//evil.example/q|/\\evil.example/q',
};

for (const [name, values] of Object.entries(ACCEPTED))
  test(`accepts valid values of ${name}`, () => {
    if (name === 'QUOTE_ENDPOINT' && !takesQuotes) return;
    for (const value of values.split(' ')) assert.not.throws(() => readSettings({ [name]: value }), undefined, value);
  });

test('ignores spaces around a value', () =>
  assert.is(readSettings({ SITE_ORIGIN: ' https://example.com\n' }).origin, 'https://example.com'));

for (const [name, values] of Object.entries(REJECTED))
  test(`reports the value and the rule if ${name} is invalid`, () => {
    for (const value of values.split('|')) {
      const isExpected = (error: Error) =>
        error instanceof SettingsError && error.message.startsWith(`${name} is "${value}". Expected `);
      assert.throws(() => readSettings({ [name]: value }), isExpected, `"${value}"`);
    }
  });

test('reports each invalid setting on one line', () => {
  assert.throws(
    () => readSettings({ SITE_ORIGIN: 'x', QUOTE_ENDPOINT: `secret\n${'x'.repeat(500)}` }),
    (error: Error) => /^SITE_ORIGIN.*\nQUOTE_ENDPOINT is "secret x{53}….*$/.test(failuresOf(error, ROOT).join('\n')),
  );
});
