/** Finds claims in the copy that site/business/business.ts has no supporting data for. */

import type { ContentModule } from '../../build/site.ts';
import { business } from '../business/business.ts';
import { hours } from '../business/hours.ts';
import { reviewCount } from '../business/reviews.ts';
import { stringsIn } from './strings.ts';

const { license, insurance, guarantee, warranty, officeHours, serviceCall, reviewsUrl } = business;

/** Each claim, and the optional fields that support it. */
const SUPPORT: readonly (readonly [claim: string, fields: Readonly<Record<string, string>>])[] = [
  ['Licensed and insured', { license: license.number, insurance }],
  ['Satisfaction guaranteed', { guarantee }],
  ['no hidden fees', { serviceCall }],
  ['warranty', { 'warranty.labor': warranty.labor, 'warranty.newSprings': warranty.newSprings }],
  ['business hours', { officeHours: officeHours || (hours.isAlwaysOpen ? '' : hours.text) }],
  [reviewCount, { reviewsUrl }],
];

/** @returns Each claim of the copy in quotes, with the fields that are empty. */
export function findUnprovenClaims(content: readonly ContentModule[]): readonly string[] {
  const texts = stringsIn(content).map(({ text }) => text.toLowerCase());
  return SUPPORT.flatMap(([claim, fields]) => {
    const empty = Object.keys(fields).filter((field) => !fields[field]);
    const isClaimed = texts.some((text) => text.includes(claim.toLowerCase()));
    return empty.length > 0 && isClaimed ? [`"${claim}" (${empty.join(', ')})`] : [];
  });
}
