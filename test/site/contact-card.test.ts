/** The card for a phone's contacts keeps its format, and the contact page leads to it. */

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { headersFor } from '../../build/serve/server.ts';
import { business } from '../../site/business/business.ts';
import { elsewhere } from '../../site/content/layout.ts';
import { contactCard } from '../../site/metadata/contact-card.ts';
import { builtSite } from '../support/built-site.ts';

test('the card says who, which number, where, and when', () => {
  const { body } = contactCard('https://example.com');
  assert.match(body, /^BEGIN:VCARD\r\nVERSION:3\.0\r\n/);
  assert.match(body, /\r\nEND:VCARD\r\n$/);
  assert.not.match(body, /[^\r]\n/, 'every line ends as the format wants it');
  for (const line of body.split('\r\n')) assert.ok(Buffer.byteLength(line) <= 75, line);
  assert.match(body, `\r\nFN:${business.name}\r\n`);
  // Required (RFC 2426, 3.1.2), though a company has no family name.
  assert.match(body, '\r\nN:;;;;\r\n');
  assert.match(body, `\r\nTEL;TYPE=WORK,VOICE,PREF:${business.hotline}\r\n`);
  assert.match(body, `;;;${business.city};${business.state};;US\r\n`);
  assert.match(body, '\r\nURL:https://example.com/\r\n');
  assert.match(body, `\r\nNOTE:${elsewhere.card.replaceAll(',', '\\,')}\r\n`);
});

test('it is published under its own type, and the contact page links to it', async () => {
  const { dist, document } = await builtSite();
  assert.match(await readFile(join(dist, 'contact.vcf'), 'utf8'), business.hotline);
  const headers = await readFile(join(dist, '_headers'), 'utf8');
  assert.is(headersFor(headers, '/contact.vcf')['Content-Type'], 'text/vcard; charset=utf-8');
  assert.is((await document('/contact')).querySelectorAll('main a[href="/contact.vcf"]').length, 1);
});

test.run();
