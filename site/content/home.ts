/** Copy for the home page, in page order. */

import { business } from '../business/business.ts';
import { isRated, reviewCount, yearsText } from '../business/facts.ts';
import { hours } from '../business/hours.ts';
import { awayCities, countZips, isFew, listText, placeGroups, placesOf } from '../business/places.ts';
import type { BadgeCopy } from '../components/Badge/Badge.tsx';
import type { CardCopy } from '../components/Card/Card.tsx';
import type { HeroCopy } from '../components/Hero/Hero.tsx';
import type { PlaceGroupCopy } from '../components/PlaceCounts/PlaceCounts.tsx';
import { allAreas, emergency as emergencyLink } from './actions.ts';
import {
  arrivesIn,
  capitalize,
  centerOf,
  join,
  licensed,
  satisfaction,
  travel,
  upfront,
  upfrontTitle,
} from './claims.ts';
import { customers, ifOffered, listOffered, offeredOnly, offers } from './services.ts';
import type { Heading, Link } from './types.ts';

const { isAlwaysOpen } = hours;

/** Top of the page. The summary is shown next to the stars, below the buttons. */
export const hero: HeroCopy & { summary?: string } = {
  eyebrow: `${business.city} garage door repair`,
  title: 'Broken garage door? We can likely fix it today.',
  text: `${licensed ? `${licensed.title} technicians, upfront` : 'Upfront'} prices and same-day repair for ${customers} across ${business.city}.`,
  ...(isRated && { summary: `${business.rating} out of 5 · ${reviewCount}` }),
};

/** Card with a link. Its illustration is in Home.tsx. */
interface Teaser extends CardCopy {
  service: 'repair' | 'installation' | 'emergency';
  link: Link;
}

/** Up to three cards with an illustration and a link. */
export const cards: Heading & { items: readonly Teaser[] } = {
  title:
    capitalize(listOffered({ repair: ['repairs'], installation: ['new doors'], emergency: ['emergency service'] })) ||
    'Garage doors',
  text: `One call for ${listOffered({ springs: ['springs'], repair: ['cables'], openers: ['openers'], installation: ['new doors'] }) || 'any trouble'}, at your house${offers('commercial') ? ' or your loading dock' : ''}.`,
  items: offeredOnly<Teaser>([
    {
      service: 'repair',
      title: 'Garage Door Repair',
      text: `${offers('springs') ? 'Broken springs, frayed' : 'Frayed'} cables, off-track doors and worn rollers, usually fixed on the first visit.`,
      link: { text: 'See Repairs', href: '/services#repair' },
    },
    {
      service: 'installation',
      title: 'New Door Installation',
      text: 'Steel, wood-look and glass doors, measured, installed and balanced. We haul away the old one.',
      link: { text: 'See New Doors', href: '/services#installation' },
    },
    {
      service: 'emergency',
      title: emergencyLink.text,
      text: join(
        `Car trapped? Door stuck open? Break-in? Call ${isAlwaysOpen ? 'anytime' : 'right away'}.`,
        arrivesIn('Help typically arrives'),
      ),
      link: { text: 'See Emergency Service', href: '/emergency' },
      urgent: true,
    },
  ]),
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
      title: `${yearsText} combined experience`,
      text: 'From tilt-up doors in Monte Vista to wall-mount openers in Alamo Ranch.',
    },
    ...ifOffered('commercial', {
      title: 'Residential and commercial work',
      text: 'One number for the house, the shop and the warehouse.',
    }),
  ],
};

const { days, span, opens, closes } = hours.byDays[0]!;
const ends = [...new Set([days[0]!, days.at(-1)!])].map((day) => day.slice(0, 3).toUpperCase());
const daysShort = days.length === 7 ? 'EVERY DAY' : ends.join('–');

/** Round badge next to the promises. If the hours differ by day, only the first entry is shown. */
export const badge: BadgeCopy = isAlwaysOpen
  ? { label: 'We answer 24/7, 365 days a year', lines: ['WE ANSWER', '24/7', '365 DAYS'] }
  : {
      label: `We answer ${hours.text}`,
      lines: ['WE ANSWER', span.replace(' to ', '–'), daysShort],
      opening: { opens, closes },
    };

/** Dark section for businesses, with four check-marked items and a button. */
export const commercial: Heading & { details: readonly string[]; linkSuffix: string } = {
  title: 'Commercial garage doors that keep you moving',
  text: `When a dock door stops, so does your day. We keep warehouses, shops and fleet garages running, and ${isAlwaysOpen ? 'work nights' : 'plan the work'} so you don’t have to close.`,
  details: [
    'High-speed door installation and repair',
    'Loading dock equipment service',
    ...ifOffered('maintenance', 'Preventive maintenance programs'),
    ...ifOffered('emergency', `${isAlwaysOpen ? '24/7 emergency' : 'Emergency'} commercial service`),
  ],
  /** Added to "Learn More" for screen readers, because that label is unclear out of context. */
  linkSuffix: 'about commercial service',
};

/** Full-width banner with the phone number. */
export const emergency: Heading = {
  title: 'Door stuck? Don’t force it.',
  text: join(
    `For emergency repair, call ${isAlwaysOpen ? 'anytime' : 'right away'}.`,
    arrivesIn('We’re typically there'),
  ),
};

/** Last section, about the service area. The groups come from business/places.ts. */
export const area: Heading & { link: Link; unit: string; groups: readonly PlaceGroupCopy[] } = {
  title: `Serving ${business.city}, from the Pearl to the Hill Country`,
  text: join(
    `We work within a ${business.radiusMiles}-mile radius of ${centerOf('each service location')}: all of ${business.city} and the towns around it.`,
    awayCities && `We also have crews in ${awayCities}.`,
    travel,
  ),
  link: allAreas,
  /** Unit shown after a group's count, as in "36 ZIP codes". */
  unit: 'ZIP codes',
  groups: placeGroups.map((group) => {
    const places = placesOf(group);
    const size = isFew(places.length)
      ? { names: listText(places.map(({ city, area }) => area ?? city)) }
      : { count: countZips(places) };
    return { text: group.name, href: `/service-areas#${group.id}`, ...size };
  }),
};
