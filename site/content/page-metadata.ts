/** Title, description and keywords of each page for search engines and shared links, by path. */

import { business } from '../business/business.ts';
import { hours, isRated, reviewCount, takesQuotes } from '../business/facts.ts';
import { awayCities } from '../business/places.ts';
import { capitalize, join } from '../business/text.ts';
import { edgeTowns } from '../coverage/towns.ts';
import { arrivesIn, homeArea, ifNoTravelFee, responds, travel } from './claims.ts';
import { ifOffered, listOffered, servicesBeside } from './services.ts';

const { name, shortName, city, state, radiusMiles } = business;
const { isAlwaysOpen } = hours;

/** Services in descriptions. Others have their title. */
const SERVICES = {
  repair: ['garage door repair'],
  springs: ['garage door springs'],
  openers: ['garage door openers'],
  installation: ['new garage doors'],
  maintenance: ['garage door maintenance'],
  commercial: ['commercial garage door service'],
};
const added = servicesBeside(Object.keys(SERVICES)).map(({ title }) =>
  // Keeps names such as LiftMaster.
  title.replace(/\b[A-Z](?=[a-z]*\b)/g, (letter) => letter.toLowerCase()),
);
/** Only the first service has the words "garage door". */
const offered = listOffered(SERVICES, added).replace(/(?<=garage door.*)garage (door |(?=doors))/g, '');

/** Pages in the menu. Links are type-checked against these paths. */
export const pageMetadata = {
  '/': {
    title: `Garage Door Repair in ${city}, ${state} | ${shortName}`,
    description: `${ifOffered('springs', 'Broken spring? ').join('')}Stuck door? ${ifOffered('openers', 'Dead opener? ').join('')}${name} repairs garage doors in ${city}, often the same day. Call ${isAlwaysOpen ? '24/7' : 'now'}.`,
    keywords: [
      `garage door repair ${city}`,
      `garage door company ${city} ${state}`,
      'same-day garage door service',
      ...ifOffered('installation', 'garage door installation'),
      ...ifOffered('springs', 'broken garage door spring'),
    ],
  },
  '/services': {
    title: `Garage Door Services in ${city}, ${state} | ${shortName}`,
    description: `${capitalize(offered)} in ${city}. See what’s included and get a free quote.`,
    keywords: [
      'garage door services',
      ...ifOffered('springs', `garage door spring replacement ${city}`),
      ...ifOffered('openers', 'garage door opener repair'),
      ...ifOffered('maintenance', 'garage door maintenance'),
      ...ifOffered('commercial', `commercial garage doors ${city}`),
    ],
  },
  '/emergency': {
    title: `${isAlwaysOpen ? '24/7 ' : ''}Emergency Garage Door Repair | ${city}, ${state}`,
    description: `Car trapped? ${ifOffered('springs', 'Spring snapped? ').join('')}Garage door stuck open? Call ${isAlwaysOpen ? '24/7' : 'now'}${arrivesIn(': a technician is typically there', `, anywhere in ${city}`) || `. We come to you anywhere in ${city}.`}`,
    keywords: [
      `emergency garage door repair ${city}`,
      `${isAlwaysOpen ? '24 hour' : 'urgent'} garage door repair`,
      'garage door stuck open',
      'garage door off track',
      'car trapped in garage',
    ],
  },
  '/service-areas': {
    title: `Garage Door Repair Around ${city}, ${state} | Service Areas`,
    description: join(
      `Garage door service in ${homeArea}${awayCities && `, plus ${awayCities}`}.`,
      ifNoTravelFee(`No travel fees within ${radiusMiles} miles.`) || travel,
      'Check your ZIP code.',
    ),
    keywords: [
      `garage door repair near me ${city}`,
      ...edgeTowns.map((town) => `garage door repair ${town}`),
      `garage door service ZIP codes ${city}`,
    ],
  },
  '/testimonials': {
    title: `Garage Door Reviews${isRated ? `, ${business.rating}/5 Stars` : ''} | ${city}, ${state}`,
    description: `Garage door repair reviews from customers in and around ${city}: what broke, who showed up and how it turned out.${isRated ? ` ${business.rating} out of 5 stars, ${reviewCount}.` : ''}`,
    keywords: [
      `garage door reviews ${city}`,
      `best garage door company ${city}`,
      'garage door repair testimonials',
      'trusted garage door technicians',
    ],
  },
  '/contact': {
    title: `Free Garage Door Quote${isAlwaysOpen ? ', 24/7' : ' and'} Hotline | ${city}, ${state}`,
    description: `Call${isAlwaysOpen ? ' anytime' : ''}${takesQuotes ? ', or fill out a short form' : ''} for a free garage door quote in ${city}.${takesQuotes && responds ? ` ${responds}` : ''}`,
    keywords: [
      `garage door quote ${city}`,
      'free garage door estimate',
      'garage door company phone number',
      'contact garage door repair',
    ],
  },
} satisfies Record<string, { title: string; description: string; keywords: readonly string[] }>;

const unlisted = (title: string, description: string) => ({ title: `${title} | ${shortName}`, description });

/** Pages that search engines must not list. */
export const unlistedMetadata = {
  '/sent': unlisted('Message sent', 'We’ve received your message.'),
  '/404': unlisted('Page not found', 'There is no page at this address.'),
  '/500': unlisted('Unexpected Application Error!', 'This page could not be shown.'),
};
