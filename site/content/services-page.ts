/** Texts of the services page, in their order; the services themselves are in services.ts, the questions in faq.ts. */

import { business } from '../business/business.ts';
import { takesQuotes } from '../business/quotes.ts';
import { upfront } from './claims.ts';
import type { DoorPart, Heading, HeroText, Point } from './types.ts';

export const hero: HeroText = {
  eyebrow: `Garage door services in ${business.city}`,
  title: 'We’ll fix what broke, at a price you approve first.',
  text: 'Tell us what you hear or see, and we’ll tell you what’s likely wrong.',
};

/** What screen readers call the list below the drawing of a door. */
export const partsLabel = 'Parts of a garage door';

/** The list below the drawing of a door, which numbers them in this order. */
export const parts: readonly DoorPart[] = [
  {
    id: 'springs',
    title: 'Torsion springs',
    text: 'Carry the door’s weight. When one snaps, the door is too heavy to lift.',
    href: '/services#springs',
  },
  {
    id: 'cables',
    title: 'Cables and drums',
    text: 'Lift both sides evenly. When one slips or snaps, the door hangs crooked.',
    href: '/services#repair',
  },
  {
    id: 'rollers',
    title: 'Rollers',
    text: 'Run in the tracks. Worn rollers grind and stick.',
    href: '/services#repair',
  },
  {
    id: 'tracks',
    title: 'Tracks',
    text: 'Guide the rollers. When one bends, the door stops halfway.',
    href: '/services#repair',
  },
  {
    id: 'opener',
    title: 'Opener',
    text: 'Moves the balanced door. If it hums but nothing moves, it’s probably a stripped gear.',
    href: '/services#openers',
  },
  {
    id: 'panels',
    title: 'Panels',
    text: 'Keep the weather out. When one cracks, the door sags.',
    href: '/services#repair',
  },
  {
    id: 'sensors',
    title: 'Safety sensors',
    text: 'Watch the opening. Knocked out of alignment, they make the door reverse.',
    href: '/services#openers',
  },
];

/** Above the cards of the services. */
export const cards: Heading = {
  title: 'Our garage door services',
  text: 'Your garage door is the biggest moving part of your home. Here’s how we keep it moving.',
};

/** The dark section with four reasons. */
export const why: { title: string; points: readonly Point[] } = {
  title: 'Why choose us',
  points: [
    {
      icon: 'medal',
      title: 'Experienced technicians',
      text: `Over ${business.yearsCombined} years combined in ${business.city} garages. We’ve seen a door like yours before.`,
    },
    { icon: 'tag', ...upfront },
    {
      icon: 'spring',
      title: 'Quality parts',
      text: 'Springs matched to your door’s weight, nylon rollers with steel bearings, correctly sized cables.',
    },
    {
      icon: 'shield',
      title: 'Customer satisfaction',
      text: 'We don’t leave until your door runs smoothly, reverses safely and you’ve tried it yourself.',
    },
  ],
};

/** Above the questions. */
export const questions: { title: string } = {
  title: 'Garage door questions, answered',
};

/** The end of the page, with the buttons for a quote and a call. */
export const closing: Heading = {
  title: 'Not sure what broke?',
  text: takesQuotes
    ? 'Describe it in a sentence. We’ll reply with a free quote, or a quick question or two so we can price it.'
    : 'Call and describe it in a sentence. The quote is free.',
};
