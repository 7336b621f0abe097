/** Copy for the services page, in page order. See also services.ts and faq.ts. */

import { business } from '../business/business.ts';
import { takesQuotes } from '../business/quotes.ts';
import { upfront } from './claims.ts';
import type { DoorPart, Heading, HeroText, Point } from './types.ts';

export const hero: HeroText = {
  eyebrow: `Garage door services in ${business.city}`,
  title: 'We’ll fix what broke, at a price you approve first.',
  text: 'Tell us what you hear or see, and we’ll tell you what’s likely wrong.',
};

/** Accessible name of the list of door parts. */
export const partsLabel = 'Parts of a garage door';

/** Door parts. The order determines the numbers in the illustration. */
export const parts: readonly DoorPart[] = [
  {
    id: 'springs',
    title: 'Torsion springs',
    text: 'They carry the door’s weight. When one snaps, the door is too heavy to lift.',
    href: '/services#springs',
  },
  {
    id: 'cables',
    title: 'Cables and drums',
    text: 'They lift both sides evenly. When one slips or snaps, the door hangs crooked.',
    href: '/services#repair',
  },
  {
    id: 'rollers',
    title: 'Rollers',
    text: 'They roll in the tracks. Worn rollers grind and stick.',
    href: '/services#repair',
  },
  {
    id: 'tracks',
    title: 'Tracks',
    text: 'They guide the rollers. When one bends, the door stops halfway.',
    href: '/services#repair',
  },
  {
    id: 'opener',
    title: 'Opener',
    text: 'It raises and lowers the door. A hum with no movement usually means a stripped gear.',
    href: '/services#openers',
  },
  {
    id: 'panels',
    title: 'Panels',
    text: 'They keep the weather out. When one cracks, the door sags.',
    href: '/services#repair',
  },
  {
    id: 'sensors',
    title: 'Safety sensors',
    text: 'They stop the door if something’s in the way. If they’re out of alignment, the door won’t close.',
    href: '/services#openers',
  },
];

/** Heading above the service cards. */
export const cards: Heading = {
  title: 'Our garage door services',
  text: 'Your garage door is the biggest moving part of your home. Here’s how we keep it moving.',
};

/** Dark section with four reasons to choose us. */
export const why: { title: string; points: readonly Point[] } = {
  title: 'Why choose us',
  points: [
    {
      icon: 'medal',
      title: 'Experienced technicians',
      text: `Over ${business.yearsCombined} years combined experience with ${business.city} garage doors. We’ve seen one like yours before.`,
    },
    { icon: 'tag', ...upfront },
    {
      icon: 'spring',
      title: 'Quality parts',
      text: 'Springs matched to your door’s weight, nylon rollers with steel bearings, and cables rated for the load.',
    },
    {
      icon: 'shield',
      title: 'Customer satisfaction',
      text: 'We don’t leave until your door runs smoothly, reverses safely and you’ve tried it yourself.',
    },
  ],
};

/** Heading above the FAQ. */
export const questions: { title: string } = {
  title: 'Garage door questions, answered',
};

/** End of the page, with a quote button and a call button. */
export const closing: Heading = {
  title: 'Not sure what broke?',
  text: takesQuotes
    ? 'Describe it in a sentence. We’ll reply with a free quote, or a quick question or two so we can price it.'
    : 'Call and describe it in a sentence. The quote is free.',
};
