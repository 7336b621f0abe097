/** Copy for the emergency page, in page order. */

import { business } from '../business/business.ts';
import { hours, isRated, reviewCount } from '../business/facts.ts';
import { join, listText } from '../business/text.ts';
import type { HeroCopy } from '../components/Hero/Hero.tsx';
import { edgeTowns } from '../coverage/towns.ts';
import { allAreas } from './actions.ts';
import { arrivesIn, experience, licensed, openHours, satisfaction, travel, upfront, withinRadius } from './claims.ts';
import { building, customers, listOffered, present } from './services.ts';
import type { Heading, Link, Point } from './types.ts';

const { emergencyResponse, radiusFrom } = business;
const { isAlwaysOpen } = hours;

/** Top of the page. A link to the warning is below the button. */
export const hero: HeroCopy & { safety: string } = {
  eyebrow: [`${business.city} emergency repair`, hours.short].filter(Boolean).join(', '),
  title: 'Garage door stuck or wide open? Call now.',
  text: join(
    `We answer ${isAlwaysOpen ? 'day and night, holidays included' : hours.text}.`,
    arrivesIn('A technician is typically at your door'),
  ),
  safety: 'Don’t lift the door. Don’t pull the red cord.',
};

/** List below the hero with eight emergencies and their icons. */
export const situations: { title: string; text: string; items: readonly Point[] } = {
  title: 'Call right away if…',
  text: `Don’t wait${isAlwaysOpen ? ' until morning' : ''}, and don’t try these emergency repairs yourself.`,
  items: present<Point>([
    {
      service: 'springs',
      icon: 'spring',
      title: 'A spring has snapped',
      text: 'You heard a bang, and now the door won’t lift.',
    },
    { icon: 'open', title: 'The door is stuck open', text: `Your ${building} is open to anyone.` },
    { icon: 'car', title: 'Your car is trapped', text: 'Don’t lift the door to get it out. Call.' },
    { icon: 'track', title: 'The door is off its track', text: 'It’s hanging by a few rollers and could fall.' },
    { icon: 'cable', title: 'A cable has broken', text: 'One side sags, and the door is jammed.' },
    {
      icon: 'lock',
      title: 'Someone broke in',
      text: `Call 911 first. In most cases we can secure the door the same ${isAlwaysOpen ? 'night' : 'day'}.`,
    },
    { icon: 'impact', title: 'A car hit the door', text: 'Bent panels and tracks can let go without warning.' },
    {
      service: 'openers',
      icon: 'opener',
      title: 'The door won’t reverse',
      text: 'Stop using the opener. It could close on someone.',
    },
  ]),
};

/** Amber section with safety rules. */
export const warning: Heading & { rules: readonly string[] } = {
  title: 'Do not force a broken garage door',
  text: 'A two-car door can weigh over 200 pounds. The springs carry that weight. When one snaps, the weight is on you or the opener.',
  rules: [
    'Don’t lift it, and don’t run the opener again.',
    'Don’t pull the red cord (emergency release) while the door is open. The door can come crashing down.',
    'Don’t touch springs, cables or the brackets they attach to.',
    'Keep children, pets and cars away until we get there.',
  ],
};

/** Four numbered steps, from the call to the repair. */
export const process: { title: string; steps: readonly Heading[] } = {
  title: 'What happens when you call',
  steps: [
    {
      title: 'You call',
      text: 'Tell us what you see and where you are. We’ll tell you what not to touch until we get there.',
    },
    {
      title: emergencyResponse ? 'Fast response' : 'We head your way',
      text: arrivesIn('The nearest truck heads your way and is typically there') || 'The nearest truck heads your way.',
    },
    {
      title: 'On-site diagnosis',
      text: 'The technician makes the door safe, shows you what failed and gives you an upfront quote.',
    },
    {
      title: 'Usually fixed in one visit',
      text: `Our stocked vehicles carry ${listOffered({ springs: ['springs'], repair: ['cables', 'rollers'], openers: ['openers'] }) || 'the usual parts'}.`,
    },
  ],
};

const rated = isRated ? ` Rated ${business.rating} out of 5 in ${reviewCount}.` : '';

/** Dark section with up to six reasons to call us. */
export const trust: { title: string; points: readonly Heading[] } = {
  title: `What you get${isAlwaysOpen ? ' at any hour' : ''}`,
  points: present([
    licensed,
    isAlwaysOpen ? { title: 'We answer 24/7', text: 'One number for nights, weekends and holidays.' } : openHours,
    upfront,
    { title: 'Stocked vehicles', text: 'The parts that fail most are on every truck.' },
    experience,
    satisfaction && { ...satisfaction, text: satisfaction.text + rated },
  ]),
};

/** Section about the service area. */
export const coverage: Heading & { link: Link } = {
  title: `Within ${business.radiusMiles} miles${isAlwaysOpen ? ', day or night' : ''}`,
  text: join(
    `Our emergency crews serve ${customers} ${withinRadius}${radiusFrom === 'places' && edgeTowns.length > 0 ? `, from downtown ${business.city} to ${listText(edgeTowns)}` : ''}.`,
    travel,
  ),
  link: allAreas,
};

/** End of the page, with the phone number. */
export const closing: Heading = {
  title: 'Don’t wait on a broken door.',
  text: 'Stay clear of the door. We’ll take it from here.',
};
