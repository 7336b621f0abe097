/** Texts of the emergency page, in the order in which they stand on it. */

import { business } from '../business.ts';
import { allAreas } from './actions.ts';
import type { Heading, HeroText, Link, Point, Step } from './types.ts';

export const hero: HeroText = {
  eyebrow: '24 hours, every day, holidays too',
  title: 'Stuck, broken, wide open? Call now.',
  text: `Our hotline is open all night, and a technician with a stocked truck is typically at your door in ${business.emergencyResponse}.`,
};

/** The list below the hero: eight reasons not to wait, each with a drawing. */
export const situations: { title: string; text: string; items: readonly Point[] } = {
  title: 'Call us at once if',
  text: 'None of these can wait for morning, and none is safe to fix with what’s in the garage.',
  items: [
    { icon: 'spring', title: 'A spring has snapped', text: 'You heard a bang, and now the door won’t lift.' },
    { icon: 'open', title: 'The door won’t close', text: 'Your house stands open, and night is coming.' },
    { icon: 'car', title: 'Your car is trapped', text: 'You have to get to work, or to the hospital.' },
    { icon: 'track', title: 'The door is off its track', text: 'It hangs by a few rollers and may come down.' },
    { icon: 'cable', title: 'A cable has broken', text: 'One side sags, and the whole door is jammed.' },
    { icon: 'lock', title: 'Someone forced the door', text: 'After a break-in we close and secure it tonight.' },
    { icon: 'impact', title: 'A car hit the door', text: 'Bent panels and tracks can let go without warning.' },
    { icon: 'opener', title: 'The door doesn’t reverse', text: 'Stop using the opener: it could close on someone.' },
  ],
};

/** The amber section: what not to do, in a few lines. */
export const warning: Heading & { rules: readonly string[] } = {
  title: 'Do not force a broken door',
  text: 'A double door can weigh more than you do, and its springs carry that weight. When one breaks, you or the opener can end up lifting what neither was made to lift.',
  rules: [
    'Don’t lift it, and don’t run the opener again.',
    'Don’t pull the red cord while the door is up: it can fall.',
    'Don’t touch springs, cables or the brackets they end in.',
    'Keep children, pets and cars away until we’re there.',
  ],
};

/** Four steps as stops on a line, numbered in this order. */
export const process: { title: string; steps: readonly Step[] } = {
  title: 'What happens after you call',
  steps: [
    {
      title: 'You call',
      description: 'Tell us what you see and where you are. We tell you what to leave alone until we come.',
    },
    {
      title: 'Fast response',
      description: `The nearest truck heads your way and is typically there within ${business.emergencyResponse}.`,
    },
    {
      title: 'On-site diagnosis',
      description: 'The technician makes the door safe, shows you the fault and gives you an upfront quote.',
    },
    {
      title: 'Quick resolution',
      description:
        'Our stocked vehicles carry springs, cables, rollers and openers, so most doors work again in one visit.',
    },
  ],
};

/** The dark section with six reasons. */
export const trust: { title: string; points: readonly Point[] } = {
  title: 'Who comes to your house at 2 a.m.',
  points: [
    { icon: 'shield', title: 'Licensed and insured', text: 'Ask for our details when you call.' },
    { icon: 'phone', title: 'Open 24/7', text: 'One hotline for nights, weekends and holidays.' },
    { icon: 'tag', title: 'Upfront pricing', text: 'No hidden fees: you approve the price before work starts.' },
    { icon: 'truck', title: 'Stocked vehicles', text: 'The parts that break at night ride along at night.' },
    {
      icon: 'medal',
      title: `${business.yearsCombined}+ years combined experience`,
      text: 'Whatever your door is doing, we’ve heard it before.',
    },
    {
      icon: 'star',
      title: 'Satisfaction guaranteed',
      text: `If it isn’t right, we come back. Rated ${business.rating} out of ${business.bestRating} by ${business.reviews}+ reviews.`,
    },
  ],
};

/** The section about the service area; the distance is written on the drawing beside it. */
export const coverage: Heading & { link: Link; distance: string } = {
  title: `Within ${business.radiusMiles} miles, day or night`,
  text: `Emergency crews cover a ${business.radiusMiles}-mile radius of each listed city, from downtown ${business.city} to Boerne, Seguin and Pleasanton. Inside it there are no travel fees.`,
  link: allAreas,
  distance: `${business.radiusMiles} miles`,
};

/** The end of the page, with the hotline. */
export const closing: Heading = {
  title: 'The door won’t fix itself. We will.',
  text: 'One call, any hour. Stay clear of the door and leave the rest to us.',
};
