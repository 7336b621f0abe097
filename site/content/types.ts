/**
 * Types of the copy: what each field is and where it shows. site/metadata/check.ts checks every
 * string for markup and typos.
 *
 * Copy is written between '…', with ’ for apostrophes. Copy that contains business data is written
 * between backquotes: `Most repairs take ${business.repairTime}.`
 */

import type { search } from './search.ts';

/** The path of a page. */
export type Path = keyof typeof search;

/** A page, a part of a page (`/services#springs`), a part of the same page (`#springs`), or a file. */
type Href = Path | `${Path}#${string}` | `#${string}` | '/contact.vcf';

/** The icons of site/components/Icon/icons.tsx that the copy uses. Add missing icons here. */
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
  /** The words of the link or button. */
  text: string;
  /** Where it leads: a path of the site, such as /services, or a part of that page, such as /services#springs. */
  href: Href;
}

/** What a section begins with, or all that a closing says. */
export interface Heading {
  /** The large line. */
  title: string;
  /** The sentence or two below it. */
  text: string;
}

/** The top of a page, beside its scene. */
export interface HeroText extends Heading {
  /** A few words in small letters above the title. */
  eyebrow: string;
}

/** Texts of a quote form that has an endpoint. */
export interface DeliveryTexts {
  /** The button's label while a request is in progress, and after it has failed. */
  sending: string;
  retry: string;
  /** The message if the endpoint rejects a request, before the hotline. */
  failed: string;
  /** The message if no response arrives, before the hotline. */
  unconfirmed: string;
  /** After the hotline, before the number for text messages. The link carries the typed values. */
  text: string;
  /** The label of the honeypot, a hidden field that only bots fill in. It's shown once it has a value. */
  honeypot: string;
}

/** What each field of the quote form, on the contact page, has of its own. */
export type FieldTexts = Record<'name' | 'phone' | 'city' | 'serviceType' | 'message', string>;

/** A thing with a name and a sentence or two about it: the entry of a list on most pages. */
export interface Point {
  /** The icon beside it. */
  icon: IconName;
  title: string;
  text: string;
}

/** One of the home page's three cards. Home.tsx draws their scenes. */
export interface Card extends Heading {
  link: Link;
  /** For emergencies: it is dark then, with a stripe. All others leave it out. */
  urgent?: true;
}

/** A card of the services page. Search engines are told its title and description too. */
export interface Service {
  /** What leads to the card: links to `/services#springs` end at the one whose id is `springs`. */
  id: string;
  /** The icon above it. */
  icon: IconName;
  title: string;
  /** A few sentences: what is wrong, and what we do about it. */
  description: string;
  /** What the service includes: four or five short lines with ticks. */
  details: readonly string[];
}

/** What the drawing of the services page can number. */
type DoorPartName = 'springs' | 'cables' | 'rollers' | 'tracks' | 'opener' | 'panels' | 'sensors';

/** A part of the door, on the services page. Its number, in the list and in the drawing, is its place in the list. */
export interface DoorPart {
  /** Its name in the drawing. */
  id: DoorPartName;
  title: string;
  /** What it does, and how one notices that it fails: in a tooltip where there is a mouse, below its name on a phone. */
  text: string;
  /** The service that repairs it. */
  href: Href;
}

/** A question of the services page, which search engines are told too. */
export interface FaqItem {
  /** The line that opens the answer. */
  question: string;
  /** The answer's paragraphs, plain text each: the page and the structured data show the same words. */
  answer: readonly string[];
}

/** One step of a process, on the emergency and contact pages; its number is its place in the list. */
export interface Step {
  /** A few words. */
  title: string;
  /** The sentence or two below them. */
  description: string;
}

/** What the ZIP check says: the answer in a few words, and a sentence. {zip}, {place}, {miles}, {metro} and {phone} are filled in. */
interface ZipAnswer {
  answer: string;
  detail: string;
}

/** The ZIP check at the top of the service areas page. */
export interface ZipTexts {
  /** The question above the field. */
  label: string;
  /** What stands below the field until it is answered. */
  hint: string;
  /** A ZIP code that the field shows while it's empty. */
  example: string;
  /** A ZIP code of the list. */
  listed: ZipAnswer;
  /** One within reach of a place of the list. */
  covered: ZipAnswer;
  /** One that is neither, in a region with others that are: too far, a PO box, or none at all. */
  unconfirmed: ZipAnswer;
  /** One of another region. */
  far: ZipAnswer;
  /** What has no five digits. */
  invalid: ZipAnswer;
}
