/**
 * Claims of several pages, with their supporting data from site/business/business.ts. A claim without data
 * is undefined, and the pages leave it out.
 */

import { business } from '../business/business.ts';
import { hours } from '../business/hours.ts';
import type { Heading } from './types.ts';

const { city, license, insurance, guarantee, serviceCall, yearsCombined, founded, owner } = business;

/** Joins the values that aren't empty to a sentence. Empty if all are. */
function sentenceOf(values: readonly string[], separator: string): string {
  const text = values.filter(Boolean).join(separator);
  return text && `${text[0]!.toUpperCase()}${text.slice(1)}.`;
}

/** Joins the texts that aren't empty. */
const join = (...texts: readonly string[]) => texts.filter(Boolean).join(' ');

const issued = license.number && `${license.issuer} license ${license.number}`;

/** Adds fields to a claim, as the entry of a list. No entry if there's no such claim. */
export function entryOf<const T extends object>(claim: Heading | undefined, more: T): readonly (Heading & T)[] {
  return claim ? [{ ...claim, ...more }] : [];
}

const licensedTitle = sentenceOf([issued && 'licensed', insurance && 'insured'], ' and ').replace('.', '');

export const licensed: Heading | undefined = licensedTitle
  ? { title: licensedTitle, text: sentenceOf([issued, insurance], ', ') }
  : undefined;

/** The claim of a business that isn't open around the clock. */
export const openHours: Heading = {
  title: hours.short ? `Open ${hours.short}` : 'Easy to reach',
  text: `One number. We answer ${hours.text}.`,
};

export const upfront: Heading = {
  title: 'Upfront pricing',
  text: join('You approve the full price before work starts.', serviceCall),
};

/** The claim in full. It depends on the price of a visit. */
export const upfrontTitle = serviceCall ? `${upfront.title} with no hidden fees` : upfront.title;

export const satisfaction: Heading | undefined = guarantee
  ? { title: 'Satisfaction guaranteed', text: guarantee }
  : undefined;

export const experience: Heading = {
  title: `${yearsCombined}+ years combined experience`,
  text: join(
    'Whatever your door is doing, we’ve seen it before.',
    sentenceOf([founded && `founded in ${founded}`, owner && `owned by ${owner}`], ' and '),
  ),
};

/** The line about who answers the phone right now. */
export const answering: Record<'text' | 'open', string> & { closed?: string } = {
  text: 'A call is the fastest way to get help.',
  open: `It’s {time} in ${city}. We’re answering.`,
  ...(!hours.isAlwaysOpen && { closed: `It’s {time} in ${city}. We’re closed now.` }),
};
