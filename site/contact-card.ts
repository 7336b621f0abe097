/** The business as a card for a phone's contacts: `/contact.vcf`. */

import type { SiteFile } from '../build/site.ts';
import { business } from './business.ts';

/** Relative to the site's root. */
export const CONTACT_CARD = 'contact.vcf';

/** What has a meaning of its own in a card's texts. */
const escapeText = (text: string) => text.replace(/[\\,;]/g, '\\$&').replace(/\n/g, '\\n');

/** vCard 3.0 (RFC 2426), which phones of either kind have read since their first. */
export function contactCard(origin: string): SiteFile {
  const name = escapeText(business.name);
  const lines = [
    'BEGIN:VCARD',
    'VERSION:3.0',
    `FN:${name}`,
    // A company has no family name; the field must be there all the same.
    'N:;;;;',
    `ORG:${name}`,
    `TEL;TYPE=WORK,VOICE,PREF:${business.hotline}`,
    `ADR;TYPE=WORK:;;;${escapeText(business.city)};${business.state};;${business.country}`,
    `URL:${origin}/`,
    `NOTE:${escapeText('Garage door hotline, 24 hours a day.')}`,
    // Phones then sort it by its name, not by a surname that it lacks.
    'X-ABShowAs:COMPANY',
    'END:VCARD',
  ];
  return { path: CONTACT_CARD, body: `${lines.join('\r\n')}\r\n`, type: 'text/vcard; charset=utf-8' };
}
