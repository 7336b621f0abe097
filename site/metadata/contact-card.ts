/** The business as a contact card for phones: `/contact.vcf`. */

import type { SiteFile } from '../../build/site.ts';
import { business } from '../business/business.ts';
import { COUNTRY } from '../business/locale.ts';
import { elsewhere } from '../content/layout.ts';

/** Relative to the site's root. */
const CONTACT_CARD = 'contact.vcf';

/** Escapes the characters that have a meaning in a card's texts. */
const escapeText = (text: string) => text.replace(/[\\,;]/g, '\\$&').replace(/\n/g, '\\n');

/** vCard 3.0 (RFC 2426), which both iOS and Android read. */
export function contactCard(origin: string): SiteFile {
  const name = escapeText(business.name);
  const lines = [
    'BEGIN:VCARD',
    'VERSION:3.0',
    `FN:${name}`,
    // The field is required, even though a company has no family name.
    'N:;;;;',
    `ORG:${name}`,
    `TEL;TYPE=WORK,VOICE,PREF:${business.hotline}`,
    ...(business.localPhone ? [`TEL;TYPE=WORK,VOICE:${business.localPhone}`] : []),
    `ADR;TYPE=WORK:;;;${escapeText(business.city)};${business.state};;${COUNTRY}`,
    `URL:${origin}/`,
    `NOTE:${escapeText(elsewhere.card)}`,
    // Apple devices then show and sort it by its organization.
    'X-ABShowAs:COMPANY',
    'END:VCARD',
  ];
  return { path: CONTACT_CARD, body: `${lines.join('\r\n')}\r\n`, type: 'text/vcard; charset=utf-8' };
}
