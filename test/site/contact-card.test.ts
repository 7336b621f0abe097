/** The contact card, a vCard that visitors can add to their contacts. */

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { headersFor } from '../../build/serve/server.ts';
import { business } from '../../site/business/business.ts';
import { address } from '../../site/business/facts.ts';
import { elsewhere } from '../../site/content/layout.ts';
import { builtSite } from '../support/built-site.ts';

const escaped = (text: string) => text.replace(/[\\,;]/g, '\\$&');

test('the contact page links to a valid vCard with the business data', async () => {
  const { dist, document } = await builtSite();
  assert.is((await document('/contact')).querySelectorAll('main a[href="/contact.vcf"]').length, 1);
  const headers = await readFile(join(dist, '_headers'), 'utf8');
  assert.is(headersFor(headers, '/contact.vcf')['Content-Type'], 'text/vcard; charset=utf-8');

  const card = await readFile(join(dist, 'contact.vcf'), 'utf8');
  assert.match(card, /^BEGIN:VCARD\r\nVERSION:3\.0\r\n/);
  assert.match(card, /\r\nEND:VCARD\r\n$/);
  assert.not.match(card, /[^\r]\n/, 'lines end with CR and LF');
  const { street, city, state, zip } = address;
  for (const line of [
    `FN:${escaped(business.name)}`,
    `ORG:${escaped(business.name)}`,
    // Required by RFC 2426, 3.1.2, even for a company.
    'N:;;;;',
    `TEL;TYPE=WORK,VOICE,PREF:${business.phone}`,
    `ADR;TYPE=WORK:;;${[street, city, state, zip].map(escaped).join(';')};US`,
    `URL:${business.origin}/`,
    `NOTE:${escaped(elsewhere.card)}`,
  ])
    assert.match(card.replaceAll('\r\n ', ''), `\r\n${line}\r\n`);
});
