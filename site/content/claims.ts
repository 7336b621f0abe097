/**
 * Claims that appear on several pages, with supporting data from site/business/business.ts. A claim
 * without supporting data is undefined, and pages omit it.
 */

import { business } from '../business/business.ts';
import { hours } from '../business/hours.ts';
import type { Heading } from './types.ts';

const { city, license, insurance, guarantee, serviceCall, yearsCombined, founded, owner } = business;

/** Joins non-empty values into a sentence. Returns an empty string if there are none. */
function sentenceOf(values: readonly string[], separator: string): string {
  const text = values.filter(Boolean).join(separator);
  return text && `${text[0]!.toUpperCase()}${text.slice(1)}.`;
}

/** Joins non-empty texts with spaces. */
const join = (...texts: readonly string[]) => texts.filter(Boolean).join(' ');

const issued = license.number && `${license.issuer} license ${license.number}`;

/** Returns a list with the claim and additional fields, or an empty list if there's no claim. */
export function entryOf<const T extends object>(claim: Heading | undefined, more: T): readonly (Heading & T)[] {
  return claim ? [{ ...claim, ...more }] : [];
}

const licensedTitle = sentenceOf([issued && 'licensed', insurance && 'insured'], ' and ').replace('.', '');

export const licensed: Heading | undefined = licensedTitle
  ? { title: licensedTitle, text: sentenceOf([issued, insurance], ', ') }
  : undefined;

/** Claim about the hours of a business that isn't always open. */
export const openHours: Heading = {
  title: hours.short ? `Open ${hours.short}` : 'Easy to reach',
  text: `One number. We answer ${hours.text}.`,
};

export const upfront: Heading = {
  title: 'Upfront pricing',
  text: join('You approve the full price before work starts.', serviceCall),
};

/** Title of `upfront`, which is longer if the price of a visit is stated. */
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

/** Line that shows whether someone is answering the phone. {time} is the local time. */
export const answering: Record<'text' | 'open', string> & { closed?: string } = {
  text: 'A call is the fastest way to get help.',
  open: `It’s {time} in ${city}. We’re answering.`,
  ...(!hours.isAlwaysOpen && { closed: `It’s {time} in ${city}. We’re closed now.` }),
};
