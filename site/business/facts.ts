/** Facts that follow from the business data. */

import { business } from './business.ts';
import { describeHours } from './openings.ts';
import { listText } from './text.ts';

/** Language of the copy, as a BCP 47 tag. The copy and the ZIP codes are American. */
export const LANGUAGE = 'en-US';

/** Value of `quotes.endpoint` that removes the form from the site. */
export const NO_FORM = 'none';

export const takesQuotes = business.quotes.endpoint !== NO_FORM;

// The copy is imported before the list is checked, so the list may be empty.
const openings = business.hours.length > 0 ? business.hours : [{ days: 'Mo-Su', opens: '00:00', closes: '23:59' }];

/** Business hours, formatted for pages, share images and structured data. */
export const hours = describeHours(openings, business.closedOn, business.hoursNote);

const { reviews, yearsCombined: years } = business;

/** False if the company has no reviews. Pages then show no rating. */
export const isRated = reviews > 0;

/** Review count, such as "500+ reviews" for a multiple of ten, or else "1,204 reviews". */
export const reviewCount = `${reviews.toLocaleString('en-US')}${reviews % 10 === 0 ? '+' : ''} ${reviews === 1 ? 'review' : 'reviews'}`;

/** Experience, such as "25+ years" for a multiple of five, or else "11 years". Empty if it's 0. */
export const yearsText = years === 0 ? '' : `${years}${years % 5 === 0 ? '+' : ''} ${years === 1 ? 'year' : 'years'}`;

/** Number for text messages, or '' if there is none. */
export const textPhone = business.textPhone === 'same' ? business.phone : business.textPhone;

/** Address of the shop, or only the home city and its state. */
export const address = { city: business.city, state: business.state, ...business.address };

/** Address in a line, such as "12 Main St., Waco, TX 76701", or '' if there is no street. */
export const addressText =
  address.street && `${address.street}, ${address.city}, ${address.state} ${address.zip}`.trim();

/** Price of each service by id, such as "from $189" or "price by quote". */
export const priceOf: ReadonlyMap<string, string> = new Map(
  Object.entries(business.pricesFrom).flatMap(([service, price]) =>
    price ? [[service, price === 'quote' ? 'price by quote' : price.replace(/^\$/, 'from $')]] : [],
  ),
);

/** Licenses with a text such as "City of San Antonio license HIC-0199". */
export const licenses = business.licenses.flatMap(({ issuer, number, kind = 'license' }) => {
  const word = kind === 'license' ? 'licensed' : 'registered';
  const text = number ? `${issuer} ${kind} ${number}`.trim() : issuer && `${word} by ${issuer}`;
  return text ? { issuer, number, kind, word, text } : [];
});

/** All licenses in a text, or '' if there are none. */
export const licenseText = listText(licenses.map(({ text }) => text));

/** @returns `several` for owners such as "the Garcia family", `company`, `person`, or '' for ''. */
export function ownerKind(owner: string): string {
  // Without a description, such as "nurse and veteran" after "Al Ruiz, ".
  const names = owner.replace(/, (?!and )\p{Ll}.*/u, '');
  if (/\b(Co|Company|Corp|Group|Holdings|Inc|L\.?L\.?C|L\.?P|Ltd|Partners|Trust)\b/i.test(names)) return 'company';
  const several = /[ -](and|y)[ -]|[&+/]|\b(bros|brothers|couple|daughters|duo|employees|family|sisters|sons|team)\b/i;
  return several.test(names) ? 'several' : names && 'person';
}
