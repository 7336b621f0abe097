/** Texts of the home page, in the order in which they stand on it. */

import { business } from '../business.ts';
import { allAreas } from './actions.ts';
import { placeGroups, placesOf } from './places.ts';
import type { Assurance, Card, Heading, HeroText, Link } from './types.ts';

/** The summary stands below the buttons, beside five stars. */
export const hero: HeroText & { summary: string } = {
  eyebrow: `${business.city}, ${business.state} · day and night`,
  title: 'Your garage door, working again today.',
  text: `Licensed and insured technicians, upfront prices and same-day repair for homes and businesses across ${business.city}.`,
  summary: `${business.rating} out of ${business.bestRating} · ${business.reviews}+ reviews`,
};

/** Three cards, each with a drawing and a link. */
export const cards: Heading & { items: readonly Card[] } = {
  title: 'Repair, replace, maintain',
  text: 'One call covers springs, cables, openers and whole doors, at home or at the loading dock.',
  items: [
    {
      icon: 'spring',
      title: 'Garage Door Repair',
      text: `Broken springs, frayed cables, off-track doors and worn rollers, fixed on the spot. Most repairs take ${business.repairTime}.`,
      link: { text: 'See repairs', href: '/services#repair' },
    },
    {
      icon: 'house',
      title: 'New Door Installation',
      text: 'Steel, wood-look and glass doors measured, hung and balanced, with the old door taken away.',
      link: { text: 'About new doors', href: '/services#installation' },
    },
    {
      icon: 'bell',
      title: '24/7 Emergency',
      text: `Car trapped, door stuck open, a break-in? Call at any hour: help typically arrives in ${business.emergencyResponse}.`,
      link: { text: 'Emergency service', href: '/emergency' },
      urgent: true,
    },
  ],
};

/** The promises with ticks, beside the round 24/7 badge. */
export const why: { title: string; assurances: readonly Assurance[] } = {
  title: `Why ${business.city} calls us first`,
  assurances: [
    {
      title: 'Licensed and insured',
      text: 'Ask us for the details before you book.',
      href: '/emergency#trust',
    },
    {
      title: 'Upfront pricing with no hidden fees',
      text: 'You approve the full price before work starts.',
      href: '/services#why',
    },
    {
      title: 'Same-day service',
      text: 'Call in the morning, and most repairs are done by dinner.',
      href: '/services#faq',
    },
    {
      title: 'Satisfaction guaranteed',
      text: 'If it isn’t right, we come back until it is.',
      href: '/testimonials#reviews',
    },
    {
      title: `${business.yearsCombined}+ years combined experience`,
      text: 'From tilt-up doors in Monte Vista to wall-mount openers in Alamo Ranch.',
      href: '/testimonials#why',
    },
    {
      title: 'Residential and commercial work',
      text: 'One number for the house, the shop and the warehouse.',
      href: '/services#commercial',
    },
  ],
};

/** The round badge beside the promises: what is written on it, the second line large, and what screen readers say. */
export const badge: { label: string; lines: readonly [string, string, string] } = {
  label: '24/7: answered day and night, every day',
  lines: ['ANSWERED', '24/7', 'EVERY DAY'],
};

/** The dark section for businesses: a lead, four lines with ticks, and the button "Learn More". */
export const commercial: Heading & { details: readonly string[]; linkSuffix: string } = {
  title: 'Doors that keep business moving',
  text: 'When a dock door stops, so does the day. We keep warehouses, shops and fleets across the city open, and work nights so you don’t have to close.',
  details: [
    'High-speed door installation and repair',
    'Loading dock equipment service',
    'Preventive maintenance programs',
    '24/7 emergency commercial service',
  ],
  /** Goes on where the button says "Learn More", for those who hear the link without its section. */
  linkSuffix: 'about commercial service',
};

/** The clay band across the page, with the hotline. */
export const emergency: Heading = {
  title: 'Door stuck? Don’t force it.',
  text: `Call at any hour. We’re typically there in ${business.emergencyResponse}.`,
};

/** The last section. How many places each group has is counted in places.ts. */
export const area: Heading & { link: Link; groups: readonly (Link & { count: number })[] } = {
  title: 'From the Pearl to the Hill Country',
  text: `We cover a ${business.radiusMiles}-mile radius of each service location: all of ${business.city}, the towns around it, and crews in Chicago, Cleveland, Houston and Pearland. Inside that radius you pay no travel fee.`,
  link: allAreas,
  groups: placeGroups.map((group) => ({
    text: group.name,
    href: `/service-areas#${group.id}`,
    count: placesOf(group).length,
  })),
};
