/** Finds claims in the copy without the business data that would support them. */

import type { ContentModule } from '../../build/types.ts';
import { business } from '../business/business.ts';
import { hours, licenseText, reviewCount } from '../business/facts.ts';
import { stringsIn } from './strings.ts';

const { insurance, guarantee, warranty, officeHours, visitPrice, reviewsUrl } = business;

/** Claims and the optional fields that support them. */
const SUPPORT: readonly (readonly [claim: string, fields: Readonly<Record<string, string>>])[] = [
  ['Licensed and insured', { license: licenseText, insurance }],
  ['Satisfaction guaranteed', { guarantee }],
  ['no hidden fees', { visitPrice: visitPrice.day }],
  ['warranty', { warranty: warranty.labor || warranty.newSprings }],
  ['business hours', { officeHours: officeHours || (hours.isAlwaysOpen ? '' : hours.text) }],
  [reviewCount, { reviewsUrl }],
];

/** @returns One line for each claim, with the empty fields that would support it. */
export function findUnprovenClaims(content: readonly ContentModule[]): string[] {
  const strings = stringsIn(content);
  return SUPPORT.flatMap(([claim, fields]) => {
    const empty = Object.keys(fields).filter((field) => !fields[field]);
    if (empty.length === 0) return [];
    return strings
      .filter(({ text }) => text.toLowerCase().includes(claim.toLowerCase()))
      .map(({ location }) => `${location} has "${claim}", but no ${empty.join(' and ')}`);
  });
}
