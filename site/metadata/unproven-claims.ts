/** Which claims stand on the pages although site/business/business.ts has no proof of them. */

import { business } from '../business/business.ts';
import { texts } from './texts.ts';

const { license, insurance, guarantee, warranty, officeHours, serviceCall, reviews, reviewsUrl } = business;

/** The words of each claim, and the optional facts that prove it. */
const PROOFS: readonly (readonly [claim: string, proofs: Readonly<Record<string, string>>])[] = [
  ['Licensed and insured', { license: license.number, insurance }],
  ['Satisfaction guaranteed', { guarantee }],
  ['no hidden fees', { serviceCall }],
  ['warranty', { 'warranty.labor': warranty.labor, 'warranty.newSprings': warranty.newSprings }],
  ['business hours', { officeHours }],
  [`${reviews}+ reviews`, { reviewsUrl }],
];

/** @returns Each claim in quotes, with the names of the facts that are empty; a claim that no text makes is left out. */
export function unprovenClaims(): readonly string[] {
  const claims = (words: string) => texts.some(({ text }) => text.toLowerCase().includes(words.toLowerCase()));
  return PROOFS.flatMap(([claim, proofs]) => {
    const missing = Object.keys(proofs).filter((fact) => !proofs[fact]);
    return missing.length > 0 && claims(claim) ? [`"${claim}" (${missing.join(', ')})`] : [];
  });
}
