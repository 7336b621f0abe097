/** The file that says whom to tell of a weakness: its lines, and the contacts that it refuses. */

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { checkSecurity, securityFile } from '../../build/security.ts';

const make = (contact: string, expires: string) => securityFile({ contact, expires }, 'https://example.com', 'en-US');
const check = (contact: string, expires: string) => checkSecurity({ contact, expires }, '2030-05-01');

test('the contact, its last day, the language and the file’s own address', () => {
  assert.equal(make('mailto:it@example.com', '2031-01-31'), {
    path: '.well-known/security.txt',
    body: `Contact: mailto:it@example.com
Expires: 2031-01-31T23:59:59Z
Preferred-Languages: en
Canonical: https://example.com/.well-known/security.txt
`,
  });
});

test('its last day may be today', () => {
  assert.equal(check('tel:+12105550100', '2030-05-01'), []);
});

for (const [contact, expires, told] of [
  ['it@example.com', '2031-01-31', 'security.contact is "it@example.com": expected an address that begins with'],
  ['http://example.com', '2031-01-31', 'expected an address that begins with'],
  ['mailto:it@example.com', '2030-04-30', 'security.expires is 2030-04-30, which is over'],
  ['mailto:it@example.com', '2031-02-31', 'security.expires is "2031-02-31": expected a day such as'],
  ['mailto:it@example.com', 'soon', 'security.expires is "soon": expected a day such as'],
  ['mailto:it@example.com', '', 'security.expires is "": expected a day such as'],
] as const) {
  test(`${contact} until "${expires}" is refused`, () => {
    const found = check(contact, expires);
    assert.is(found.length, 1);
    assert.match(found[0]!, told);
  });
}

test.run();
