/** The environment's settings: their defaults, what they accept, and how a wrong one is told. */

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { business } from '../../site/business/business.ts';
import { readSettings, SettingsError } from '../../site/settings.ts';

test('without an environment every setting has its default', () => {
  assert.equal(readSettings({}), {
    origin: business.origin,
    year: new Date().getFullYear(),
    quoteEndpoint: '',
    quoteFields: [],
    quoteHoneypot: 'website',
    port: 4173,
  });
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
    'https://192.0.2.1/q',
    'https://[2001:db8::1]/q',
    `https://${'a'.repeat(63)}.example/q`,
    'https://EXAMPLE.com/q',
    '/api/quote',
    '/quote.php?to=1',
    '/',
  ],
  ['QUOTE_FIELDS', ''],
  ['QUOTE_HONEYPOT', 'website', '_gotcha', 'botcheck', '_honey', 'bot-field'],
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
    'https://example.com,',
    'https://*.example.com',
    'https://..',
    'https://a..b',
    'https://-a.example',
    'https://a_b.example',
    `https://${'a'.repeat(64)}.example`,
  ],
  [
    'QUOTE_ENDPOINT',
    ' ',
    'https:quotes',
    ' https://example.com/q',
    'https://example.com/q ',
    'https://:secret@example.com/q',
    '//evil.example/q',
    '/\\evil.example/q',
    '/api/quote#x',
    '/api/my quote',
    'https://a.example,https://b.example/q',
    'https://forms.example.com;/q',
    'https://*.example.com/q',
    'https://../q',
    `https://${'a'.repeat(64)}.example/q`,
    'example.com/quotes',
    'http://example.com/quotes',
    'http://localhost.example/q',
    'mailto:a@example.com',
    'ftp://localhost/q',
    'https://me:secret@example.com/q',
    'https://example.com/q#x',
  ],
  ['QUOTE_FIELDS', 'key=1', 'key', '=1', 'a b=1', 'name=1', 'website=1', 'a=1&a=2', 'a=1&', 'a<b=1'],
  ['QUOTE_HONEYPOT', '', 'name', 'serviceType', 'a b', '1', '<', 'ä'],
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
          const shown = value.length > 60 ? `${value.slice(0, 60)}…` : value;
          assert.ok(error.message.startsWith(`${name} is "${shown}": expected `), error.message);
          assert.not.match(error.message, '\n');
          return true;
        },
      );
    });
  }
}

test('fields are read as a form sends them, where there is an endpoint to send them to', () => {
  const { quoteFields } = readSettings({
    QUOTE_ENDPOINT: '/api/quote',
    QUOTE_FIELDS: 'access_key=a-1&subject=New+quote%21&_next=https%3A%2F%2Fwww.example.com%2Fsent&empty=',
  });
  assert.equal(quoteFields, [
    { name: 'access_key', value: 'a-1' },
    { name: 'subject', value: 'New quote!' },
    { name: '_next', value: 'https://www.example.com/sent' },
    { name: 'empty', value: '' },
  ]);
});

test('no field has the name of another, nor of the honeypot', () => {
  for (const [fields, honeypot] of [
    ['key=1&name=2', 'website'],
    ['a=1&a=2', 'website'],
    ['_gotcha=1', '_gotcha'],
  ] as const) {
    const read = () => readSettings({ QUOTE_ENDPOINT: '/q', QUOTE_FIELDS: fields, QUOTE_HONEYPOT: honeypot });
    assert.throws(read, /^QUOTE_FIELDS is/);
  }
});

test('of a long value the beginning is repeated, in one line', () => {
  const read = () => readSettings({ QUOTE_ENDPOINT: `secret\n${'x'.repeat(500)}` });
  assert.throws(
    read,
    ({ message }: Error) => message.length < 300 && message.startsWith('QUOTE_ENDPOINT is "secret x'),
  );
});

test('all bad settings are told at once, a line each', () => {
  assert.throws(
    () => readSettings({ SITE_ORIGIN: 'x', QUOTE_ENDPOINT: 'y', PORT: 'z' }),
    ({ message }: Error) => message.split('\n').length === 3,
  );
});

test.run();
