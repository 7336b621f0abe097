/**
 * The shapes of the site's facts and texts. Every build holds the files beside this one, and
 * site/business.ts, against them; what a field has to be beyond its type is in site/rules.ts.
 */

import type { IconName } from '../components/Icon/icons.tsx';

/** The facts of the business; what each says stands beside it, in site/business.ts. */
export interface Business {
  name: string;
  shortName: string;
  language: string;
  origin: string;
  hotline: string;
  securityContact: string;
  securityExpires: string;
  city: string;
  state: string;
  stateName: string;
  country: string;
  latitude: number;
  longitude: number;
  serviceArea: string;
  radiusMiles: number;
  opens: string;
  closes: string;
  priceRange: string;
  rating: number;
  bestRating: number;
  reviews: number;
  yearsCombined: number;
  emergencyResponse: string;
  repairTime: string;
  maintenance: { residential: string; commercial: string };
  replyTime: string;
}

export interface Link {
  text: string;
  /** A path of the site, with a fragment where it leads to a part of the page. */
  href: string;
}

/** What a section begins with, or all that a closing says. */
export interface Heading {
  title: string;
  text: string;
}

export interface HeroText extends Heading {
  /** A few words above the title. */
  eyebrow: string;
}

/** What a form that delivers says beside what every form does. */
export interface DeliveryTexts {
  /** What the button says while the request is under way, and after that has failed. */
  sending: string;
  retry: string;
  /** What is told then, with the hotline. */
  failed: string;
  /** The label of a field that nobody sees, unless a program has filled it. */
  trap: string;
}

/** What each field of the quote form has of its own. */
export type FieldTexts = Record<'name' | 'phone' | 'city' | 'serviceType' | 'message', string>;

/** A thing with a name and a sentence or two about it. */
export interface Point {
  icon: IconName;
  title: string;
  text: string;
}

/** A point that leads on. */
export interface Card extends Point {
  link: Link;
  /** Whether it is for emergencies, and looks so. */
  urgent?: true;
}

/** A promise in a few words, a sentence about it, and where it is kept. */
export interface Badge {
  title: string;
  text: string;
  href: string;
}

export interface Service {
  /** The fragment that links to it: `/services#springs`. */
  id: string;
  icon: IconName;
  title: string;
  description: string;
  /** What the service includes, four or five short lines. */
  details: readonly string[];
}

/** What the drawing of the services page can number. */
export type DoorPartName = 'springs' | 'cables' | 'rollers' | 'tracks' | 'opener' | 'panels' | 'sensors';

/** A part of the door. Its number, in the list and in the drawing, is its place in the list. */
export interface DoorPart {
  /** Its name in the drawing. */
  id: DoorPartName;
  title: string;
  /** What it does, and how one notices that it fails: a sentence or two that nobody must read. */
  text: string;
  /** The service that repairs it. */
  href: string;
}

export interface FaqItem {
  question: string;
  /** Paragraphs of plain text: the page and the structured data show the same words. */
  answer: readonly string[];
}

export interface Testimonial {
  name: string;
  location: string;
  rating: 5;
  text: string;
  service: string;
}

/** One step of a process; its number is its place in the list. */
export interface Step {
  title: string;
  description: string;
}

/** What the ZIP check says: the answer in a few words, and a sentence. {zip}, {place}, {miles}, {metro} and {phone} are filled in. */
export interface ZipAnswer {
  answer: string;
  detail: string;
}

export interface ZipTexts {
  label: string;
  hint: string;
  /** A ZIP code of the list. */
  listed: ZipAnswer;
  /** One within reach of a place of the list. */
  covered: ZipAnswer;
  /** One that is neither: too far, a PO box, or none at all. */
  unconfirmed: ZipAnswer;
  /** What has no five digits. */
  invalid: ZipAnswer;
}

export interface Place {
  city: string;
  state: string;
  zip: string;
  lat: number;
  lon: number;
  area?: string;
}

export interface PlacePart {
  name?: string;
  /** The big city whose crew comes: the parts of one metro share a map. */
  metro: string;
  places: readonly Place[];
}

export interface PlaceGroup {
  id: string;
  name: string;
  intro: string;
  /** The group's places, divided where it spans several cities: the name then says which. */
  parts: readonly PlacePart[];
}
