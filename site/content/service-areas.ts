/** Texts of the service areas page, in the order in which they stand on it; the places themselves are in places.ts. */

import { business } from '../business.ts';
import { placeCount } from './places.ts';
import type { Heading, HeroText, Point, ZipTexts } from './types.ts';

export const hero: HeroText = {
  eyebrow: `${business.city} and beyond`,
  // A non-breaking space: the city's name is not torn apart.
  title: `${business.city.replace(' ', '\u00a0')}, and ${business.radiusMiles} miles around.`,
  text: `${placeCount} listed places, and ${business.radiusMiles} miles around each of them. Find yours, or just call and ask.`,
};

/** The field in the hero, and its four answers. Words in {…} are filled in: see ZipAnswer in types.ts. */
export const zipCheck: ZipTexts = {
  label: 'Do we come to your ZIP code?',
  hint: 'Five digits, and you know.',
  listed: { answer: 'Yes, we come to {zip}.', detail: '{place} is on our list. Our {metro} crew, no travel fee.' },
  covered: {
    answer: 'Yes, we come to {zip}.',
    detail: 'About {miles} mi from {place}. Our {metro} crew, no travel fee.',
  },
  unconfirmed: {
    answer: 'Not sure about {zip}.',
    detail: 'Use your street’s ZIP code, not a PO box’s, or ask us: {phone}',
  },
  invalid: { answer: 'That’s no ZIP code yet.', detail: 'It takes five digits, such as 78258.' },
};

/** What a map says to those who do not see it; {count} and {metro} are filled in. */
export const mapLabel = `Map: {count} places in and around {metro}, and the ${business.radiusMiles} miles around each of them.`;

/** Above the lists of places. */
export const list: Heading = {
  title: 'Places we serve',
  text: `Don’t see your ZIP code? If you’re within ${business.radiusMiles} miles of a listed city, we’ll come.`,
};

/** What "25 miles" means, in paragraphs. */
export const radius: { title: string; text: readonly string[] } = {
  title: `How the ${business.radiusMiles} miles work`,
  text: [
    `We come to every address within ${business.radiusMiles} miles of any city on the list. The circles overlap, so between Pleasanton and New Braunfels there is hardly a garage that we do not reach.`,
    'Inside the service area there are no travel fees. The price you approve is for the door, whether we crossed the street or the county line to get to it.',
  ],
};

/** The dark section with four reasons. */
export const benefits: { title: string; points: readonly Point[] } = {
  title: 'Why local matters',
  points: [
    {
      icon: 'clock',
      title: 'Near enough to be quick',
      text: `Trucks start from both sides of town, so emergency help typically arrives in ${business.emergencyResponse}.`,
    },
    {
      icon: 'house',
      title: 'Doors we know',
      text: 'Whole subdivisions here were built with the same few doors. We carry the springs and rollers that fit them.',
    },
    {
      icon: 'sun',
      title: 'Weather we know',
      text: 'Hundred-degree garages, hailstorms, a hard freeze every few years: each breaks a different part, and we stock for the season.',
    },
    {
      icon: 'tag',
      title: 'No travel fees',
      text: 'None inside our service area. You pay for the door, not for the drive.',
    },
  ],
};

/** The clay band for those who found no entry, with the hotline. */
export const unlisted: Heading = {
  title: 'City not listed?',
  text: 'The list names towns, not every street and subdivision. Call with your ZIP code, and we’ll tell you right away whether we can come.',
};

/** The end of the page, with the hotline. */
export const closing: Heading = {
  title: 'Wherever the door is, start here.',
  text: 'The same number for every place on this page, 24 hours a day.',
};
