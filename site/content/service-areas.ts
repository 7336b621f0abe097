/** Copy for the service areas page, in page order. The places are in business/places.ts. */

import { business } from '../business/business.ts';
import { hours } from '../business/facts.ts';
import { awayCities, homeTowns, placeGroups, placesOf, zipCodes, zipCounts } from '../business/places.ts';
import { capitalize, join } from '../business/text.ts';
import type { HeroCopy } from '../components/Hero/Hero.tsx';
import type { ZipCopy } from '../components/ZipCheck/ZipCheck.tsx';
import { southToNorth } from '../coverage/towns.ts';
import { zipQuestion } from './actions.ts';
import { arrivesIn, centerOf, homeArea, ifNoTravelFee, radiusText, travel } from './claims.ts';
import { building, listOffered, present, servesHomes } from './services.ts';
import type { Heading, Point } from './types.ts';

/** Words for the places in `homeArea`. */
const them = ['any of them', 'it', 'either of them'][homeTowns.length] ?? 'any of them';

/** With a single crew, answers don't name it. */
const [serves, charges, comes] = awayCities
  ? ['Our {metro} crew serves', 'Our {metro} crew charges', 'Our {metro} crew will come']
  : ['We serve', 'We charge', 'We’ll come'];

export const hero: HeroCopy = {
  eyebrow: 'Service areas',
  // A non-breaking space keeps the city name on one line.
  title: `Garage door service across ${business.city.replace(' ', '\u00a0')}`,
  text: `${capitalize(listOffered({ repair: ['repairs'], installation: ['new doors'] }) || 'Service')} in ${homeArea}, and anywhere within ${business.radiusMiles} miles of ${centerOf(them, 'it')}.${awayCities && ` Plus ${homeTowns.length > 0 ? zipCodes(zipCounts.away) : zipCounts.away} around ${awayCities}.`}`,
};

const exampleZip = placesOf(placeGroups[0]!)[0]!.zip;

/** ZIP check in the hero, with its answers. ZipCheck.tsx lists the placeholders. */
export const zipCheck: ZipCopy = {
  label: zipQuestion,
  hint: 'Enter your 5-digit ZIP code, or find it in the list below.',
  listed: { answer: 'Yes, we serve {zip}.', detail: `${serves} {place}${ifNoTravelFee(' with no travel fee')}.` },
  covered: {
    answer: 'Yes, we serve {zip}.',
    detail: `You’re about {miles} miles from {place}. ${ifNoTravelFee(`${charges} no travel fee`) || `${comes} to you`}.`,
  },
  unconfirmed: {
    answer: 'We’re not sure about {zip}.',
    detail: 'Try the ZIP code of your street address, not a PO box, or call us: {phone}',
  },
  far: {
    answer: '{zip} is outside our area.',
    detail: `It’s over ${business.radiusMiles} miles from ${centerOf('every service location')}. Questions? Call us: {phone}`,
  },
  short: { answer: 'One more digit.', detail: `A ZIP code has five, like ${exampleZip}.` },
  several: { answer: 'That’s more than one ZIP code.', detail: 'Enter just the one where your garage door is.' },
  invalid: { answer: 'That’s not a ZIP code yet.', detail: `Enter all five digits, like ${exampleZip}.` },
};

/** Returns the accessible name of a metro's map. */
export const mapLabel = ({ count, name }: { count: number; name: string }): string =>
  `Map of ${zipCodes(count)} we serve in and around ${name}, with ${radiusText} around ${business.radiusFrom === 'shop' ? 'our shop' : count === 1 ? name : 'each'}.`;

/** Heading above the lists of places. */
export const list: Heading = {
  title: 'Cities and ZIP codes we serve',
  text: `Don’t see your ZIP code? If you’re within ${business.radiusMiles} miles of ${centerOf('a service location')}, we’ll come to you.`,
};

/** Explanation of the service radius, in paragraphs. */
export const radius: { title: string; text: readonly string[] } = {
  title: `How our ${business.radiusMiles}-mile radius works`,
  text: [
    join(
      `We come to every address within ${business.radiusMiles} miles of ${centerOf('each service location')}.`,
      southToNorth &&
        business.radiusFrom === 'places' &&
        `Those areas overlap, so we reach nearly every ${building} between ${southToNorth}.`,
    ),
    ifNoTravelFee(
      'There are no travel fees anywhere in our service area, across the street or across the county line.',
    ) || travel,
  ].filter((paragraph) => paragraph !== false),
};

const carried = listOffered({ springs: ['springs'], repair: ['rollers'] });

/** Dark section with up to four advantages of a local company. */
export const benefits: { title: string; points: readonly Point[] } = {
  title: 'Why local matters',
  points: present([
    {
      icon: 'clock',
      title: 'Close enough to be fast',
      text: arrivesIn('We send the closest truck, so emergency help typically arrives'),
    },
    {
      icon: 'house',
      title: 'Doors we know',
      text: join(
        servesHomes && 'Whole subdivisions here were built with the same few garage doors.',
        carried && `We carry the ${carried} that fit them.`,
      ),
    },
    {
      icon: 'sun',
      title: 'Weather we know',
      text: 'Hundred-degree garages, hailstorms, a hard freeze every few years: each breaks a different part, so we stock for the season.',
    },
    { icon: 'tag', title: 'No ZIP code surcharge', text: ifNoTravelFee('You pay the same at every address we serve.') },
  ]),
};

/** Banner with the phone number for visitors whose city isn't listed. */
export const unlisted: Heading = {
  title: 'City not listed?',
  text: 'Call with your ZIP code, and we’ll tell you right away if we can come out.',
};

/** End of the page, with the phone number. */
export const closing: Heading = {
  title: 'One number, wherever the door is.',
  text: `The same number for our whole service area, ${hours.text}.`,
};
