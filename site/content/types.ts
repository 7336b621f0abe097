/**
 * The shapes of the site's facts and texts: what each field is and where it shows. Every build holds the files beside
 * this one, and site/business/business.ts, against them; what a field has to be beyond its type is in site/business/rules.ts.
 *
 * A text stands between '…', its apostrophes written as ’. One that is filled in with a fact stands between backquotes:
 * `Most repairs take ${business.repairTime}.`
 */

import type { IconName } from '../components/Icon/icons.tsx';
import type { Href } from './href.ts';

/** The facts of the business; what each says stands beside it, in site/business/business.ts. */
export interface Business {
  name: string;
  shortName: string;
  origin: string;
  hotline: string;
  city: string;
  state: string;
  stateName: string;
  latitude: number;
  longitude: number;
  radiusMiles: number;
  opens: string;
  closes: string;
  priceRange: string;
  rating: number;
  reviews: number;
  yearsCombined: number;
  emergencyResponse: string;
  repairTime: string;
  maintenance: { homes: string; businesses: string };
  replyTime: string;
  license: { issuer: string; number: string };
  insurance: string;
  guarantee: string;
  warranty: { labor: string; newSprings: string };
  officeHours: string;
  serviceCall: string;
  reviewsUrl: string;
  languages: readonly { language: string; text: string }[];
  localPhone: string;
  textPhone: string;
  founded: string;
  owner: string;
}

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

/** What the quote form says where QUOTE_ENDPOINT is set, so that it delivers. */
export interface DeliveryTexts {
  /** What the button says while the request is under way, and after that has failed. */
  sending: string;
  retry: string;
  /** What is told then, with the hotline. */
  failed: string;
  /** The label of the honeypot: a hidden field that only programs fill in. It is shown once it has been filled in. */
  honeypot: string;
}

/** What each field of the quote form, on the contact page, has of its own. */
export type FieldTexts = Record<'name' | 'phone' | 'city' | 'serviceType' | 'message', string>;

/** A thing with a name and a sentence or two about it: the entry of a list on most pages. */
export interface Point {
  /** The drawing beside it, one of site/components/Icon/icons.tsx. */
  icon: IconName;
  title: string;
  text: string;
}

/** A point that leads on: one of the home page's three cards. */
export interface Card extends Point {
  link: Link;
  /** For emergencies: it is dark then, with a stripe. All others leave it out. */
  urgent?: true;
}

/** A promise on the home page, with a tick before it. */
export interface Assurance {
  /** The promise in a few words, which are a link. */
  title: string;
  /** A sentence about it: in a bubble where there is a mouse, below the link on a phone. */
  text: string;
  /** The part of a page that says how it is kept. */
  href: Href;
}

/** A card of the services page. Search engines are told its title and description too. */
export interface Service {
  /** What leads to the card: links to `/services#springs` end at the one whose id is `springs`. */
  id: string;
  /** The drawing above it, one of site/components/Icon/icons.tsx. */
  icon: IconName;
  title: string;
  /** A few sentences: what is wrong, and what we do about it. */
  description: string;
  /** What the service includes: four or five short lines with ticks. */
  details: readonly string[];
}

/** What the drawing of the services page can number. */
export type DoorPartName = 'springs' | 'cables' | 'rollers' | 'tracks' | 'opener' | 'panels' | 'sensors';

/** A part of the door, on the services page. Its number, in the list and in the drawing, is its place in the list. */
export interface DoorPart {
  /** Its name in the drawing. */
  id: DoorPartName;
  title: string;
  /** What it does, and how one notices that it fails: in a bubble where there is a mouse, below its name on a phone. */
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

/** What was done for a customer, as a review names it. A kind that is missing is added here. */
type ServiceDone =
  | 'Commercial Services'
  | 'Door Installation'
  | 'Emergency Repair'
  | 'Garage Door Repair'
  | 'Opener Installation'
  | 'Opener Repair'
  | 'Preventive Maintenance'
  | 'Spring Replacement';

/** A review on the testimonials page. */
export interface Testimonial {
  /** First name and initial, below the text; its first two capitals stand on the little door beside it. */
  name: string;
  /** The neighborhood or town, below the name. */
  location: string;
  /** The stars above the text. Always five, which is what the page draws. */
  rating: 5;
  /** What the customer wrote, word for word. */
  text: string;
  /** A sentence of the text, which then stands in large letters below the reviews too. Most leave it out. */
  praise?: string;
  /** What was done, in the last line. */
  service: ServiceDone;
}

/** What a customer said, and who that was. */
export interface Quote {
  text: string;
  name: string;
}

/** One step of a process, on the emergency and contact pages; its number is its place in the list. */
export interface Step {
  /** A few words. */
  title: string;
  /** The sentence or two below them. */
  description: string;
}

/** What the ZIP check says: the answer in a few words, and a sentence. {zip}, {place}, {miles}, {metro} and {phone} are filled in. */
export interface ZipAnswer {
  answer: string;
  detail: string;
}

/** The ZIP check at the top of the service areas page. */
export interface ZipTexts {
  /** The question above the field. */
  label: string;
  /** What stands below the field until it is answered. */
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

/** A line of a list on the service areas page, and a dot on the map of its big city. */
export interface Place {
  /** The town's name, in the list and on the map. */
  city: string;
  /** Two letters. Nothing shows them: they tell towns of one name apart. */
  state: string;
  /** The town's main ZIP code: five digits between '…', before its name in the list. */
  zip: string;
  /** Degrees north, such as 29.46841: where the dot is, and what the ZIP check measures from. */
  lat: number;
  /** Degrees west, and so with a minus sign, such as -98.52889. */
  lon: number;
  /** The neighborhood that people of a big city know the ZIP code by: in the list in place of the city. */
  area?: string;
}

/** A list under a small heading, within a group. */
interface PlacePart {
  /** The small heading, where a group has several lists. */
  name?: string;
  /** The big city whose crew comes: the parts of one metro share a map. */
  metro: string;
  places: readonly Place[];
}

/** A group of the service areas page, which the home page counts. */
export interface PlaceGroup {
  /** What leads to it: links to `/service-areas#metro` end at the group whose id is `metro`. */
  id: string;
  /** Its heading. */
  name: string;
  /** The sentence below the heading. */
  intro: string;
  /** The group's places, divided where it spans several cities: the name then says which. */
  parts: readonly PlacePart[];
}
