/** Finds claims on the finished pages that site/business/business.ts has no supporting data for. */

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

/** React writes apostrophes and quotes as entities. */
const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll("'", '&#x27;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

const withSpaces = (text: string) => text.replace(/\s+/g, ' ');

/**
 * @param pages The HTML of all pages.
 * @returns A line for each claim: the empty fields that would support it, and its locations.
 */
export function findUnprovenClaims(content: readonly ContentModule[], pages: readonly string[]): readonly string[] {
  const html = pages.join('\n');
  // With attributes, and without tags inside a text.
  const words = withSpaces(`${html} ${html.replace(/<[^>]*>/g, '')}`);
  const shown = stringsIn(content).filter(({ text }) => words.includes(withSpaces(escaped(text))));
  return SUPPORT.flatMap(([claim, fields]) => {
    const empty = Object.keys(fields).filter((field) => !fields[field]);
    const claims = shown.filter(({ text }) => text.toLowerCase().includes(claim.toLowerCase()));
    if (empty.length === 0 || claims.length === 0) return [];
    return [`"${claim}" needs ${empty.join(' and ')}: ${claims.map(({ location }) => location).join(', ')}`];
  });
}
