/** Texts of the services page, in their order; the services themselves are in services.ts, the questions in faq.ts. */

import { business } from '../business.ts';
import type { DoorPart, Heading, HeroText, Point } from './types.ts';

export const hero: HeroText = {
  eyebrow: 'Repair, installation, maintenance',
  // Non-breaking spaces: each promise keeps to a line of its own.
  title: 'Whatever broke, we\u00a0fix\u00a0it. Price\u00a0first.',
  text: 'Tell us what you hear or see, and we’ll tell you what it usually is.',
};

/** The list below the drawing of a door, which numbers them in this order. */
export const parts: readonly DoorPart[] = [
  {
    id: 'springs',
    title: 'Torsion springs',
    text: 'Carry the door’s weight. When one breaks, with a bang, it’s too heavy to lift.',
    href: '/services#springs',
  },
  {
    id: 'cables',
    title: 'Cables and drums',
    text: 'Lift both sides, so the door hangs level. When one frays, it hangs crooked.',
    href: '/services#repair',
  },
  {
    id: 'rollers',
    title: 'Rollers',
    text: 'Run in the tracks. Worn, they grind and jerk.',
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
    text: 'Moves the balanced door. If it hums and nothing moves, suspect a stripped gear.',
    href: '/services#openers',
  },
  {
    id: 'panels',
    title: 'Panels',
    text: 'Keep out dust, rain and scorpions. When one cracks, the door sags.',
    href: '/services#repair',
  },
  {
    id: 'sensors',
    title: 'Safety sensors',
    text: 'Watch the opening. Out of line, they send the door back up.',
    href: '/services#openers',
  },
];

/** Above the cards of the services. */
export const cards: Heading = {
  title: 'What we do',
  text: 'A garage door is the heaviest thing in a house that moves. Here is what keeps it moving.',
};

/** The dark section with four reasons. */
export const why: { title: string; points: readonly Point[] } = {
  title: 'Why choose us',
  points: [
    {
      icon: 'medal',
      title: 'Experienced technicians',
      text: `Over ${business.yearsCombined} years combined on ladders in ${business.city} garages. We have seen your door before.`,
    },
    {
      icon: 'tag',
      title: 'Upfront pricing',
      text: 'You approve the price before we start. No hidden fees when we finish.',
    },
    {
      icon: 'spring',
      title: 'Quality parts',
      text: 'Springs sized to your door’s weight, nylon rollers with steel bearings, cables of the right diameter.',
    },
    {
      icon: 'shield',
      title: 'Customer satisfaction',
      text: 'We leave when the door runs smoothly, reverses safely and you have tried it yourself.',
    },
  ],
};

/** Above the questions. */
export const questions: { title: string } = {
  title: 'Questions we hear every week',
};

/** The end of the page, with the buttons for a quote and a call. */
export const closing: Heading = {
  title: 'Not sure what broke?',
  text: 'Describe it in a sentence. We reply with a free quote or the questions we need to make one.',
};
