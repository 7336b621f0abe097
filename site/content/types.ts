/** The shapes of the site's content. */

import type { IconName } from '../components/Icon/icons.tsx';

/** A thing with a name and a sentence or two about it. */
export interface Point {
  icon: IconName;
  title: string;
  text: string;
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

export interface Place {
  city: string;
  state: string;
  zip: string;
  lat: number;
  lon: number;
  area?: string;
}

export interface PlaceGroup {
  id: string;
  name: string;
  intro: string;
  /** The group's places, divided where it spans several cities: the name then says which. */
  parts: readonly { name?: string; places: readonly Place[] }[];
}
