/** Finds claims that pages make without supporting data in site/business/business.ts. */

import type { ContentModule } from '../../build/types.ts';
import { business } from '../business/business.ts';
import { hours } from '../business/hours.ts';
import { reviewCount } from '../business/reviews.ts';
import { stringsIn } from './strings.ts';

const { license, insurance, guarantee, warranty, officeHours, serviceCall, reviewsUrl } = business;

/** Claims and the optional fields that support them. */
const SUPPORT: readonly (readonly [claim: string, fields: Readonly<Record<string, string>>])[] = [
  ['Licensed and insured', { license: license.number, insurance }],
  ['Satisfaction guaranteed', { guarantee }],
  ['no hidden fees', { serviceCall }],
  ['warranty', { 'warranty.labor': warranty.labor, 'warranty.newSprings': warranty.newSprings }],
  ['business hours', { officeHours: officeHours || (hours.isAlwaysOpen ? '' : hours.text) }],
  [reviewCount, { reviewsUrl }],
];

/** Returns the letters and digits of text or HTML, so escaped characters don't matter. */
const wordsOf = (text: string) => text.replace(/(?:&(?:amp|lt|gt|quot|#x27);|[^\p{L}\p{N}])+/gu, ' ').trim();

/**
 * @param pages HTML of all pages.
 * @returns One line for each claim, with its locations and the empty fields that would support it.
 */
export function findUnprovenClaims(content: readonly ContentModule[], pages: readonly string[]): readonly string[] {
  // Styles and shapes have no copy, but are most of a page.
  const html = pages.join('\n').replace(/<style>.*?<\/style>|<path [^>]*>/gs, '');
  // Search the HTML both with and without tags, because a claim may contain inline elements.
  const words = wordsOf(`${html} ${html.replace(/<[^>]*>/g, '')}`);
  const strings = stringsIn(content);
  return SUPPORT.flatMap(([claim, fields]) => {
    const empty = Object.keys(fields).filter((field) => !fields[field]);
    if (empty.length === 0) return [];
    const claims = strings.filter(({ text }) => text.toLowerCase().includes(claim.toLowerCase()));
    // Searching all pages takes long, so look only for strings with the claim.
    const shown = claims.filter(({ text }) => words.includes(wordsOf(text)));
    if (shown.length === 0) return [];
    return [`"${claim}" needs ${empty.join(' and ')}. Found in ${shown.map(({ location }) => location).join(', ')}`];
  });
}
