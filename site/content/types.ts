/**
 * Types of the copy, with the meaning of each field. site/metadata/check.ts checks every string for
 * markup and typos.
 *
 * Write copy in single quotes, with ’ for apostrophes. If it contains business data, use
 * backticks: `Most repairs take ${business.repairTime}.`
 */

import type { search } from './search.ts';

/** Path of a page in content/search.ts. */
export type Path = keyof typeof search;

/** Page, section (`/services#springs`), section of the same page (`#springs`), or file. */
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

/** Heading of a section, or the copy of a whole banner. */
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
export interface DeliveryTexts {
  /** Label of the submit button while a request is in progress. */
  sending: string;
  /** Label of the submit button after a request has failed. */
  retry: string;
  /** Error message if the endpoint rejects a request, shown before the phone number. */
  failed: string;
  /** Error message if there's no response, shown before the phone number. */
  unconfirmed: string;
  /** Label of the link that opens a text message with the form values. */
  text: string;
  /** Label of the honeypot, a hidden field that only bots fill in. Visible once it has a value. */
  honeypot: string;
}

/** Copy for each field of the quote form. */
export type FieldTexts = Record<'name' | 'phone' | 'city' | 'serviceType' | 'message', string>;

/** List entry with an icon, on most pages. */
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
  /** Fragment of links to the card, such as `/services#springs`. */
  id: string;
  icon: IconName;
  title: string;
  /** A few sentences about the problem and how we fix it. */
  description: string;
  /** Four or five short lines about what's included, shown with check marks. */
  details: readonly string[];
}

/** Parts that the illustration on the services page can number. */
type DoorPartName = 'springs' | 'cables' | 'rollers' | 'tracks' | 'opener' | 'panels' | 'sensors';

/** Door part on the services page. The order of the list determines the numbers. */
export interface DoorPart {
  /** Part in the illustration. */
  id: DoorPartName;
  title: string;
  /** Purpose and signs of failure. Shown in a tooltip, or below the title on phones. */
  text: string;
  /** Link to the service that repairs the part. */
  href: Href;
}

/** Question in the FAQ on the services page. It's also in the structured data. */
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
export interface ZipTexts {
  /** Question above the field. */
  label: string;
  /** Hint below the field, until there's an answer. */
  hint: string;
  /** Placeholder of the field. */
  example: string;
  /** Listed ZIP code. */
  listed: ZipAnswer;
  /** Unlisted ZIP code within the service radius. */
  covered: ZipAnswer;
  /** Other ZIP code in a region we serve. It may be too far away, a PO box, or invalid. */
  unconfirmed: ZipAnswer;
  /** ZIP code in another region. */
  far: ZipAnswer;
  /** Input without five digits. */
  invalid: ZipAnswer;
}
