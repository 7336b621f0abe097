/**
 * Types of the copy, with the meaning of each field. site/metadata/check.ts checks every string for
 * markup and typos.
 *
 * Write copy in single quotes, with ’ for apostrophes. If it contains business data, use
 * backticks: `Most repairs take ${business.repairTime}.`
 */

import type { FieldName } from '../business/quote-fields.ts';
import type { pageMetadata } from './page-metadata.ts';

/** Path of a page in content/page-metadata.ts. */
export type Path = keyof typeof pageMetadata;

/** Link to a page, a section (`/services#springs` or, on the same page, `#springs`), or a file. */
type Href = Path | `${Path}#${string}` | `#${string}` | '/contact.vcf';

/** Icons from site/components/Icon/icons.tsx that the copy uses. Add more as needed. */
type IconName =
  | 'bolt'
  | 'cable'
  | 'car'
  | 'clock'
  | 'dock'
  | 'gauge'
  | 'house'
  | 'impact'
  | 'lock'
  | 'medal'
  | 'open'
  | 'opener'
  | 'phone'
  | 'shield'
  | 'spring'
  | 'star'
  | 'sun'
  | 'tag'
  | 'track'
  | 'truck'
  | 'wrench';

export interface Link {
  /** Label of the link or button. */
  text: string;
  /** Target, such as /services or /services#springs. */
  href: Href;
}

/** Title and text of a section, card or banner. */
export interface Heading {
  title: string;
  /** One or two sentences below the title. */
  text: string;
}

/** Copy at the top of a page, next to its illustration. */
export interface HeroText extends Heading {
  /** Short line in small type above the title. */
  eyebrow: string;
}

/** Copy for a quote form that has an endpoint. */
export interface DeliveryCopy {
  /** Labels of the submit button while a request is in progress, and after it has failed. */
  labels: Record<'sending' | 'failed' | 'unconfirmed', string>;
  /** Shown after sending, before the phone number. {time} is the time of day. */
  sent: string;
  /**
   * Error messages, shown before the phone number. `refused` means that the endpoint rejects a
   * field, `failed` that it rejects the request, and `unconfirmed` that there's no response.
   * `outdated` means that the request arrives, but the visitor has changed the form since.
   */
  failures: Record<'failed' | 'refused' | 'unconfirmed' | 'outdated', string>;
  /** Label of the link that opens a text message with the form values. */
  text: string;
  /** Label of the honeypot, a field that only bots fill in. Hidden while the field is empty. */
  honeypot: string;
}

/** Copy for each field of the quote form. */
export type FieldCopy = Record<FieldName, string>;

/** List entry with an icon. Most pages have such lists. */
export interface Point {
  icon: IconName;
  title: string;
  text: string;
}

/** Card on the home page. Its illustration is in Home.tsx. */
export interface Card extends Heading {
  link: Link;
  /** Highlights the emergency card with a dark background and a stripe. */
  urgent?: true;
}

/** Card on the services page. Its title and description are also in the structured data. */
export interface Service {
  /** HTML id of the card, used in links such as `/services#springs`. */
  id: string;
  icon: IconName;
  title: string;
  /** A few sentences about the problem and how we fix it. */
  description: string;
  /** Four or five short lines about what's included, shown with check marks. */
  details: readonly string[];
}

/** Door parts that can have a number in the illustration on the services page. */
type DoorPartName = 'springs' | 'cables' | 'rollers' | 'tracks' | 'opener' | 'panels' | 'sensors';

/** Door part on the services page. The order of the list determines the numbers. */
export interface DoorPart {
  /** Matching part of the illustration. */
  id: DoorPartName;
  title: string;
  /** Purpose and signs of failure. Shown in a tooltip, or below the title on phones. */
  text: string;
  /** Link to the service that repairs the part. */
  href: Href;
}

/** Question and answer in the FAQ on the services page, and in the structured data. */
export interface FaqItem {
  question: string;
  /** Paragraphs of plain text, because the structured data contains them too. */
  answer: readonly string[];
}

/** Step of a process on the emergency and contact pages. The order determines the numbers. */
export interface Step {
  title: string;
  /** One or two sentences below the title. */
  description: string;
}

/** Answer from the ZIP check. Placeholders are {zip}, {place}, {miles}, {metro} and {phone}. */
interface ZipAnswer {
  answer: string;
  detail: string;
}

/** Copy for the ZIP check at the top of the service areas page. */
export interface ZipCopy {
  /** Question above the field. */
  label: string;
  /** Hint below the field, until there's an answer. */
  hint: string;
  /** Placeholder of the field. */
  example: string;
  /** Answer for a listed ZIP code. */
  listed: ZipAnswer;
  /** Answer for an unlisted ZIP code within the service radius. */
  covered: ZipAnswer;
  /** Answer for other ZIP codes in a region we serve. They're outside the radius or don't exist. */
  unconfirmed: ZipAnswer;
  /** Answer for a ZIP code in a region we don't serve. */
  far: ZipAnswer;
  /** Answer if the input is four digits. */
  short: ZipAnswer;
  /** Answer if the input has different ZIP codes. */
  several: ZipAnswer;
  /** Answer if the input has no ZIP code. */
  invalid: ZipAnswer;
}
