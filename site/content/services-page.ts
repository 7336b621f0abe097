/** Texts of the services page beside the services themselves. */

import { business } from '../business.ts';
import type { Heading, HeroText, Point } from './types.ts';

export const hero: HeroText = {
  eyebrow: 'Repair, installation, maintenance',
  // Non-breaking spaces: each promise keeps to a line of its own.
  title: 'Whatever broke, we\u00a0fix\u00a0it. Price\u00a0first.',
  text: 'Springs, cables, openers, panels, whole doors. Tell us what you hear or see, and we’ll tell you what it usually is.',
};

export const cards: Heading = {
  title: 'What we do',
  text: 'A garage door is the heaviest thing in a house that moves. Here is what keeps it moving.',
};

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

export const questions: { title: string } = {
  title: 'Questions we hear every week',
};

export const closing: Heading = {
  title: 'Not sure what broke?',
  text: 'Describe it in a sentence. We reply with a free quote or the questions we need to make one.',
};
