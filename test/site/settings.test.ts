/** The environment's settings: their defaults, what they accept, and how a wrong one is told. */

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { business } from '../../site/business.ts';
import { readSettings, SettingsError } from '../../site/settings.ts';

test('without an environment every setting has its default', () => {
  assert.equal(readSettings({}), { origin: business.origin, quoteEndpoint: '', port: 4173 });
});

const ACCEPTED: readonly [name: string, ...values: string[]][] = [
  ['SITE_ORIGIN', 'https://example.com', 'http://localhost:8080', 'https://a.b.example:444'],
  [
    'QUOTE_ENDPOINT',
    '',
    'https://example.com/quotes',
    'https://example.com/q?to=1',
    'http://localhost:3000/q',
    'http://127.0.0.1/q',
    'http://[::1]:9/q',
  ],
  ['PORT', '0', '80', '4173', '65535'],
];

const REFUSED: readonly [name: string, ...values: string[]][] = [
  [
    'SITE_ORIGIN',
    '',
    'example.com',
    'https://',
    'https://example.com/',
    'https://example.com/shop',
    'https://example.com?a',
    'https://example.com#a',
    'ftp://example.com',
    'https://user@example.com',
    'HTTPS://EXAMPLE.COM',
    ' https://example.com',
    'javascript:alert(1)',
  ],
  [
    'QUOTE_ENDPOINT',
    ' ',
    'https:quotes',
    ' https://example.com/q',
    'https://example.com/q ',
    'https://:secret@example.com/q',
    '/quotes',
    'example.com/quotes',
    'http://example.com/quotes',
    'http://localhost.example/q',
    'mailto:a@example.com',
    'ftp://localhost/q',
    'https://me:secret@example.com/q',
    'https://example.com/q#x',
  ],
  ['PORT', '', '-1', '65536', '80.5', 'http', '0x50', '1e3', ' 80', '999999'],
];

for (const [name, ...values] of ACCEPTED) {
  for (const value of values) test(`${name}="${value}" is accepted`, () => void readSettings({ [name]: value }));
}

for (const [name, ...values] of REFUSED) {
  for (const value of values) {
    test(`${name}="${value}" is refused in one line that names it, its value and the rule`, () => {
      assert.throws(
        () => readSettings({ [name]: value }),
        (error: Error) => {
          assert.instance(error, SettingsError);
          assert.ok(error.message.startsWith(`${name} is "${value}": expected `), error.message);
          assert.not.match(error.message, '\n');
          return true;
        },
      );
    });
  }
}

test('all bad settings are told at once, a line each', () => {
  assert.throws(
    () => readSettings({ SITE_ORIGIN: 'x', QUOTE_ENDPOINT: 'y', PORT: 'z' }),
    ({ message }: Error) => message.split('\n').length === 3,
  );
});

test.run();
