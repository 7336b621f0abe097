/** The promises that several pages make, each with the proof that site/business/business.ts has for it. */

import { business } from '../business/business.ts';
import type { Heading } from './types.ts';

const { license, insurance, guarantee, serviceCall, yearsCombined, founded, owner } = business;

/** The facts that are given, as a sentence; '' if none is. */
function sentenceOf(facts: readonly string[], separator: string): string {
  const text = facts.filter(Boolean).join(separator);
  return text && `${text[0]!.toUpperCase()}${text.slice(1)}.`;
}

/** Texts one after the other, without a gap where one is empty. */
const join = (...texts: readonly string[]) => texts.filter(Boolean).join(' ');

const issued = license.number && `${license.issuer} license ${license.number}`;

export const licensed: Heading = {
  title: 'Licensed and insured',
  text: sentenceOf([issued, insurance], ', ') || 'Ask to see our license and our certificate of insurance.',
};

export const upfront: Heading = {
  title: 'Upfront pricing',
  text: join('You approve the full price before work starts.', serviceCall),
};

export const satisfaction: Heading = {
  title: 'Satisfaction guaranteed',
  text: guarantee || 'If something isn’t right, call us and we’ll come back.',
};

export const experience: Heading = {
  title: `${yearsCombined}+ years combined experience`,
  text: join(
    'Whatever your door is doing, we’ve seen it before.',
    sentenceOf([founded && `founded in ${founded}`, owner && `owned by ${owner}`], ', '),
  ),
};
