/** `/.well-known/security.txt` (RFC 9116): whom to tell of a weakness in the site. */

import type { OutputFile } from './assets.ts';
import type { SecurityContact } from './site.ts';

/**
 * What is wrong with a contact: it is no address, its day is none, or is over.
 *
 * @param today `YYYY-MM-DD`.
 */
export function checkSecurity({ contact, expires }: SecurityContact, today: string): string[] {
  const failures: string[] = [];
  if (!/^(mailto:|tel:|https:\/\/)\S+$/.test(contact)) {
    failures.push(`security.contact is "${contact}": expected an address that begins with mailto:, tel: or https://`);
  }
  const day = new Date(`${expires}T23:59:59Z`);
  // A date's parser takes the 31st of February for the 3rd of March.
  if (Number.isNaN(day.getTime()) || day.toISOString().slice(0, 10) !== expires) {
    failures.push(`security.expires is "${expires}": expected a day such as "2027-06-30"`);
  } else if (expires < today) {
    failures.push(`security.expires is ${expires}, which is over: set a day to come, or take the contact out`);
  }
  return failures;
}

/** @param lang A BCP 47 tag: of it the language alone is told. */
export function securityFile({ contact, expires }: SecurityContact, origin: string, lang: string): OutputFile {
  const path = '.well-known/security.txt';
  const body = `Contact: ${contact}
Expires: ${expires}T23:59:59Z
Preferred-Languages: ${lang.split('-')[0]}
Canonical: ${origin}/${path}
`;
  return { path, body };
}
