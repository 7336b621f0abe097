/** Copy for the home page, in page order. */

import { business } from '../business/business.ts';
import { hours, isRated, licenses, ownerKind, priceOf, reviewCount } from '../business/facts.ts';
import { awayCities, countZips, isFew, nameOf, placeGroups, placesOf, zipCodes } from '../business/places.ts';
import { capitalize, join, listText, withPeriod } from '../business/text.ts';
import type { BadgeCopy } from '../components/Badge/Badge.tsx';
import type { CardCopy } from '../components/Card/Card.tsx';
import type { HeroCopy } from '../components/Hero/Hero.tsx';
import { allAreas, emergency as emergencyLink, zipQuestion } from './actions.ts';
import { arrivesIn, experience, licensed, satisfaction, travel, upfront, withinRadius } from './claims.ts';
import { ifOffered, listOffered, offers, present, servesHomes } from './services.ts';
import type { Heading, Link, Offered } from './types.ts';

const { isAlwaysOpen, opensInMorning } = hours;
const { insurance, warranty, founded, owner, visitPrice } = business;

const proof = [
  ...licenses.map(({ number, kind, text }) => (number ? `${kind} ${number}` : text)),
  insurance && 'insured',
  warranty.labor && `labor warranty: ${warranty.labor.replace(/^a (?=lifetime)/, '')}`,
].filter(Boolean);

/** Top of the page. The summary next to the stars and the proof are small. */
export const hero: HeroCopy & { link: Link } & Partial<Record<'summary' | 'proof', string>> = {
  eyebrow: `${business.city} garage door repair`,
  title: 'Broken garage door? One visit usually fixes it.',
  text: 'You’ll know the price before we start, and we’re usually there the same day.',
  link: { text: 'View Our Services', href: '/services' },
  ...(isRated && { summary: `${business.rating} out of 5 · ${reviewCount}` }),
  // Commas, because a line that ends with a dot looks broken.
  ...(proof.length > 0 && { proof: capitalize(proof.join(', ')) }),
};

/** Card with a link. Its illustration is in Home.tsx. */
interface Teaser extends CardCopy {
  service: 'repair' | 'installation' | 'emergency';
  link: Link;
}

const kinds = listOffered({
  springs: ['springs'],
  repair: ['cables'],
  openers: ['openers'],
  installation: ['new doors'],
});

/** Up to three cards with an illustration and a link. */
export const cards: Heading & { items: readonly Teaser[] } = {
  title: 'What does your garage door need?',
  text: `One number for ${kinds.includes(' and ') ? kinds : 'any trouble'}${servesHomes && offers('commercial') ? ', at your house or your loading dock' : ''}.`,
  items: present<Teaser>([
    {
      service: 'repair',
      title: 'Garage Door Repair',
      text: `${offers('springs') ? 'Broken springs, frayed' : 'Frayed'} cables, off-track doors and worn rollers.`,
      price: priceOf.get('repair'),
      link: { text: 'See Repairs', href: '/services#repair' },
    },
    {
      service: 'installation',
      title: 'New Door Installation',
      text: 'Steel, wood-look and glass doors, measured, installed and balanced. We haul away the old one.',
      price: priceOf.get('installation'),
      link: { text: 'Design Your Door', href: '/services#installation' },
    },
    {
      service: 'emergency',
      title: emergencyLink.text,
      text: join(
        `Car trapped? Door stuck open? Break-in? Leave it as it is and call.`,
        arrivesIn('Help typically arrives'),
      ),
      link: { text: 'See Emergency Service', href: '/emergency' },
      urgent: true,
    },
  ]),
};

/** Promises with check marks, next to a customer's words, the owner and the round badge. */
export const why: { title: string; assurances: readonly Heading[] } = {
  title: 'What you can count on',
  assurances: present<Heading & Offered>([
    licensed,
    { ...upfront, title: join(upfront.title, visitPrice.day && 'with no hidden fees') },
    {
      service: 'repair',
      title: 'Same-day service',
      text: opensInMorning
        ? 'Call in the morning, and most repairs are done by dinner.'
        : 'Most repairs are done the day you call.',
    },
    satisfaction,
    experience && { ...experience, text: 'From tilt-up doors in Monte Vista to wall-mount openers in Alamo Ranch.' },
    servesHomes && {
      service: 'commercial',
      title: 'Residential and commercial work',
      text: 'House, shop or warehouse: we do all three.',
    },
  ]),
};

/** Owner of the company, if the business data has one. */
export const person = owner !== '' && {
  name: capitalize(owner),
  lines: [ownerKind(owner) === 'several' ? 'Owners' : 'Owner', founded && `Founded in ${founded}`].filter(Boolean),
};

const { daysText, span, opens, closes } = hours.byDays[0]!;
/** Short days for the badge. "Every day" would be false with holidays in `closedOn`. */
const daysShort = daysText
  .toUpperCase()
  .replace('EVERY DAY', '7 DAYS A WEEK')
  .replaceAll(/(\w{3})\w*DAY/g, '$1')
  .replaceAll(' TO ', '–')
  .replace(' AND ', ', ');

/** Round badge next to the promises. If the hours differ by day, only the first entry is shown. */
export const badge: BadgeCopy = isAlwaysOpen
  ? { label: 'We answer 24/7, 365 days a year', lines: ['WE ANSWER', '24/7', '365 DAYS'] }
  : {
      label: `We answer ${hours.text}`,
      lines: ['WE ANSWER', span.replace(' to ', '–'), daysShort],
      opening: { opens, closes },
    };

/** Dark section for businesses, with four check-marked items and a button. */
export const commercial: Heading & { details: readonly string[]; link: Link; linkSuffix: string } = {
  title: 'Commercial garage doors that keep you moving',
  text: `When a dock door stops, so does your day. We keep warehouses, shops and fleet garages running, and ${isAlwaysOpen ? 'work nights' : 'plan the work'} so you don’t have to close.`,
  details: [
    'High-speed door installation and repair',
    'Loading dock equipment service',
    ...ifOffered('maintenance', 'Preventive maintenance programs'),
    ...ifOffered('emergency', `${isAlwaysOpen ? '24/7 emergency' : 'Emergency'} commercial service`),
  ],
  link: { text: 'Learn More', href: '/services' },
  /** Added to "Learn More" for screen readers, because that label is unclear out of context. */
  linkSuffix: 'about commercial service',
};

/** Full-width banner with the phone number. */
export const emergency: Heading = {
  title: 'Door stuck? Don’t force it.',
  text: join(
    `In an emergency, leave it as it is and call ${isAlwaysOpen ? 'anytime' : 'right away'}.`,
    arrivesIn('Someone’s usually there'),
  ),
};

const listedPlaces = placeGroups.flatMap(placesOf);

/** Last section, about the service area, with a form for the ZIP code. */
export const area: Heading & { link: Link; zip: { label: string; check: string }; listed: string } = {
  title: `Serving ${business.city}, from the Pearl to the Hill Country`,
  text: join(
    `We work ${withinRadius}: all of ${business.city} and the towns around it.`,
    awayCities && `We also have crews in ${awayCities}.`,
    travel,
  ),
  link: allAreas,
  zip: { label: zipQuestion, check: 'Check' },
  listed: isFew(listedPlaces.length)
    ? withPeriod(`On our list: ${listText(listedPlaces.map(nameOf))}`)
    : `${zipCodes(countZips(listedPlaces))} are on our list.`,
};
