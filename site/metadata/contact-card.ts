/** Creates the contact card, `/contact.vcf`. */

import type { SiteFile } from '../../build/types.ts';
import { business } from '../business/business.ts';
import { address } from '../business/facts.ts';
import { dialed } from '../business/phone.ts';
import { elsewhere } from '../content/layout.ts';

/** Escapes characters that have a special meaning in vCard values. */
const escapeText = (text: string) => text.replace(/[\\,;]/g, '\\$&').replace(/\n/g, '\\n');

/** Folds a line after 74 bytes, because vCard lines are limited to 75. */
function fold(line: string): string {
  const lines = [''];
  for (const letter of line) {
    if (new TextEncoder().encode(lines.at(-1)! + letter).length > 74) lines.push('');
    lines[lines.length - 1] += letter;
  }
  return lines.join('\r\n ');
}

/** Uses vCard 3.0 (RFC 2426), which iOS and Android support. */
export function contactCard(origin: string): SiteFile {
  const name = escapeText(business.name);
  const { street, city, state, zip } = address;
  const lines = [
    'BEGIN:VCARD',
    'VERSION:3.0',
    `FN:${name}`,
    // Required, even though a company has no family name.
    'N:;;;;',
    `ORG:${name}`,
    `TEL;TYPE=WORK,VOICE,PREF:${dialed(business.phone)}`,
    ...(business.localPhone ? [`TEL;TYPE=WORK,VOICE:${dialed(business.localPhone)}`] : []),
    ...(business.email ? [`EMAIL;TYPE=INTERNET:${business.email}`] : []),
    `ADR;TYPE=WORK:;;${escapeText(street)};${escapeText(city)};${state};${zip};US`,
    `URL:${origin}/`,
    `NOTE:${escapeText(elsewhere.card)}`,
    // Makes Apple devices show and sort the card by organization.
    'X-ABShowAs:COMPANY',
    'END:VCARD',
  ];
  return { path: 'contact.vcf', body: `${lines.map(fold).join('\r\n')}\r\n`, type: 'text/vcard; charset=utf-8' };
}
