/** Copy for the home page, in page order. */

import { business } from '../business/business.ts';
import { hours } from '../business/hours.ts';
import { awayCities, isFew, listText, placeGroups, placesOf } from '../business/places.ts';
import { isRated, reviewCount } from '../business/reviews.ts';
import { allAreas, emergency as emergencyLink } from './actions.ts';
import { licensed, satisfaction, upfront, upfrontTitle } from './claims.ts';
import type { Card, Heading, HeroText, Link } from './types.ts';

const { isAlwaysOpen } = hours;

/** Top of the page. The summary is shown next to the stars, below the buttons. */
export const hero: HeroText & { summary?: string } = {
  eyebrow: `${business.city} garage door repair`,
  title: 'Broken garage door? We can likely fix it today.',
  text: `${licensed ? `${licensed.title} technicians, upfront` : 'Upfront'} prices and same-day repair for homes and businesses across ${business.city}.`,
  ...(isRated && { summary: `${business.rating} out of 5 · ${reviewCount}` }),
};

/** Three cards with an illustration and a link. */
export const cards: Heading & { items: readonly Card[] } = {
  title: 'Repairs, new doors and emergency service',
  text: 'One call for springs, cables, openers and new doors, at your house or your loading dock.',
  items: [
    {
      title: 'Garage Door Repair',
      text: 'Broken springs, frayed cables, off-track doors and worn rollers, usually fixed on the first visit.',
      link: { text: 'See Repairs', href: '/services#repair' },
    },
    {
      title: 'New Door Installation',
      text: 'Steel, wood-look and glass doors, measured, installed and balanced. We haul away the old one.',
      link: { text: 'See New Doors', href: '/services#installation' },
    },
    {
      title: emergencyLink.text,
      text: `Car trapped? Door stuck open? Break-in? Call ${isAlwaysOpen ? 'anytime' : 'right away'}. Help typically arrives in ${business.emergencyResponse}.`,
      link: { text: 'See Emergency Service', href: '/emergency' },
      urgent: true,
    },
  ],
};

/** Promises with check marks, next to the round badge. */
export const why: { title: string; assurances: readonly Heading[] } = {
  title: `Why ${business.city} calls us first`,
  assurances: [
    ...(licensed ? [licensed] : []),
    { ...upfront, title: upfrontTitle },
    { title: 'Same-day service', text: 'Call in the morning, and most repairs are done by dinner.' },
    ...(satisfaction ? [satisfaction] : []),
    {
      title: `${business.yearsCombined}+ years combined experience`,
      text: 'From tilt-up doors in Monte Vista to wall-mount openers in Alamo Ranch.',
    },
    {
      title: 'Residential and commercial work',
      text: 'One number for the house, the shop and the warehouse.',
    },
  ],
};

const { days, short, times, opens, closes } = hours.openings[0]!;
const daysShort = days.length === 7 ? 'EVERY DAY' : `${days[0]!.slice(0, 3)}–${days.at(-1)!.slice(0, 3)}`.toUpperCase();

interface BadgeText {
  /** Accessible label of the badge. */
  label: string;
  /** Three lines of text. The second line is large. */
  lines: readonly [string, string, string];
  /** Hours shown on the dial. Omitted if the phone is always answered. */
  opening?: Readonly<Record<'opens' | 'closes', string>>;
}

/** Round badge next to the promises. If the hours differ by day, only the first entry is shown. */
export const badge: BadgeText = isAlwaysOpen
  ? { label: 'We answer 24/7, 365 days a year', lines: ['WE ANSWER', '24/7', '365 DAYS'] }
  : {
      label: `We answer ${hours.text}`,
      lines: ['WE ANSWER', (short || times).replace(' to ', '–'), daysShort],
      opening: { opens, closes },
    };

/** Dark section for businesses, with four check-marked items and a button. */
export const commercial: Heading & { details: readonly string[]; linkSuffix: string } = {
  title: 'Commercial garage doors that keep you moving',
  text: `When a dock door stops, so does your day. We keep warehouses, shops and fleet garages running, and ${isAlwaysOpen ? 'work nights' : 'plan the work'} so you don’t have to close.`,
  details: [
    'High-speed door installation and repair',
    'Loading dock equipment service',
    'Preventive maintenance programs',
    `${isAlwaysOpen ? '24/7 emergency' : 'Emergency'} commercial service`,
  ],
  /** Added to "Learn More" for screen readers, because that label is unclear out of context. */
  linkSuffix: 'about commercial service',
};

/** Full-width banner with the phone number. */
export const emergency: Heading = {
  title: 'Door stuck? Don’t force it.',
  text: `For emergency repair, call ${isAlwaysOpen ? 'anytime' : 'right away'}. We’re typically there in ${business.emergencyResponse}.`,
};

/** Link to a group of places, with the number of ZIP codes or, for small groups, place names. */
interface AreaGroup extends Link {
  count?: number;
  names?: string;
}

/** Last section, about the service area. The groups come from business/places.ts. */
export const area: Heading & { link: Link; unit: string; groups: readonly AreaGroup[] } = {
  title: `Serving ${business.city}, from the Pearl to the Hill Country`,
  text: `We work within a ${business.radiusMiles}-mile radius of each service location: all of ${business.city} and the towns around it.${awayCities && ` We also have crews in ${awayCities}.`} No travel fees.`,
  link: allAreas,
  /** Unit shown after a group's count, as in "36 ZIP codes". */
  unit: 'ZIP codes',
  groups: placeGroups.map((group) => {
    const places = placesOf(group);
    const size = isFew(places.length)
      ? { names: listText(places.map(({ city, area }) => area ?? city)) }
      : { count: places.length };
    return { text: group.name, href: `/service-areas#${group.id}`, ...size };
  }),
};
