/**
 * Claims and phrases that appear on several pages, made from site/business/business.ts. A claim
 * without supporting data is false, and pages omit it.
 */

import { business } from '../business/business.ts';
import { hours, licenses, licenseText, yearsText } from '../business/facts.ts';
import { awayCities, homeTowns, placeGroups, placesOf, zipCodes, zipCounts } from '../business/places.ts';
import { capitalize, join, keepTimes, listText, withPeriod } from '../business/text.ts';
import type { Heading } from './types.ts';

const { city, radiusMiles, travelFee, emergencyResponse, replyTime, visitPrice } = business;
const { insurance, guarantee, founded, owner, closedOn, hoursNote } = business;

const sentence = (text: string) => text && withPeriod(capitalize(text));

const licensedTitle = capitalize(listText([...licenses.map(({ word }) => word), insurance && 'insured']));

export const licensed = licensedTitle !== '' && {
  title: licensedTitle,
  text: join(sentence(licenseText), sentence(insurance)),
};

/** Claim about the hours of a business that isn't always open. */
export const openHours: Heading = { title: 'Clear hours', text: `One number. We answer ${hours.text}.` };

const costs = (price: string) => (price.startsWith('free') ? `is ${price}` : `costs ${price}`);

/** @returns Sentences about the price of a visit, or '' if the business data has none. */
function visitSentences({ day, night }: typeof visitPrice): string {
  const cost = (subject: string, price: string) => price && withPeriod(`${subject} ${costs(price)}`);
  if (night && night !== day)
    return join(cost('By day, the visit', day), cost(`At night, ${day ? 'it' : 'the visit'}`, night));
  const text = day === 'free' ? 'The visit and the quote are free' : `The visit ${costs(day)}`;
  return day && withPeriod(`${text}${night && hours.isAlwaysOpen ? ', day or night' : ''}`);
}

export const visit = visitSentences(visitPrice) || false;

export const upfront: Heading = {
  title: 'Upfront pricing',
  text: join('You approve the exact price before work starts.', visit),
};

export const satisfaction = guarantee !== '' && { title: 'Satisfaction guaranteed', text: sentence(guarantee) };

const origins = listText([founded && `founded in ${founded}`, owner && `owned by ${owner.replace(/^The /, 'the ')}`]);

export const experience = yearsText !== '' && {
  title: `${yearsText} combined experience`,
  text: sentence(origins) || 'Whatever your door is doing, we’ve seen it before.',
};

/** Sentence about the travel fee, if the business data has one. */
export const travel =
  travelFee === 'none' ? 'No travel fees.' : travelFee !== '' && withPeriod(`Travel fee: ${travelFee}`);

/** Text that's only true if there's no travel fee anywhere. */
export const ifNoTravelFee = (text: string) => (travelFee === 'none' ? text : '');

/** Arrival time in an emergency, such as "Help typically arrives in 1-2 hours, day or night." */
export const arrivesIn = (subject: string, more = '') =>
  emergencyResponse && withPeriod(`${subject} in ${emergencyResponse}${more}`);

/** Sentence about the response time, if the business data has one. */
export const responds = replyTime !== '' && withPeriod(`We typically respond ${replyTime}`);

const shop = awayCities ? 'any of our shops' : 'our shop';
const isSingle = placeGroups.flatMap(placesOf).length === 1;

/** @param places Centers of the radius, if it's not the shop. @param place A single center. */
export const centerOf = (places: string, place = city) =>
  business.radiusFrom === 'shop' ? shop : isSingle ? place : places;

/** Text such as "Waco and Hewitt", or "36 ZIP codes in and around San Antonio". */
export const homeArea = listText(homeTowns) || `${zipCodes(zipCounts.home)} in and around ${city}`;

/** Radius with its article, such as "a 25-mile radius" or "an 8-mile radius". */
export const radiusText = `${/^(8|1[18]\b)/.test(`${radiusMiles}`) ? 'an' : 'a'} ${radiusMiles}-mile radius`;

export const withinRadius = `within ${radiusText} of ${centerOf('each service location')}`;

const now = `It’s {time} in ${city}. We’re`;
const opening = join(closedOn && !hoursNote && 'usually', `open ${keepTimes(hours.opensText)}.`);

/** Line that shows whether someone is answering the phone. {time} is the local time. */
export const answering: Record<'text' | 'open', string> & { closed?: string } = {
  text: 'A call is the fastest way to get help.',
  // Pages don't have the dates of holidays and other exceptions.
  open: join(now, (closedOn || hoursNote) && 'usually', 'answering.'),
  ...(!hours.isAlwaysOpen && { closed: join(now, hoursNote && 'usually', 'closed now, and', opening) }),
};
