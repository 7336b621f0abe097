/** Creates the warnings of a build. Owners can hide each line with `business.confirmed`. */

import type { ContentModule } from '../../build/types.ts';
import { business } from '../business/business.ts';
import { hours, licenseText, reviewCount } from '../business/facts.ts';
import { sharesDay } from '../business/openings.ts';
import { mapOf } from '../coverage/maps.ts';
import { metros } from '../coverage/metros.ts';
import { findRepeats, findSlips } from './prose.ts';
import { findSampleData } from './sample-data.ts';
import { type Located, stringsIn } from './strings.ts';

const { name, shortName, confirmed, travelFee, visitPrice, hoursNote: note } = business;

const FILE = 'site/business/business.ts';

/** Matches 555-0100 to 555-0199, which are reserved for fiction. */
const FICTIONAL = /^\+1\d{3}55501\d\d$/;

/** Maximum length of each part of the name that fits in the header on a 320-pixel-wide phone. */
const MAX_NAME = { shortName: 20, rest: 26 };

/** Prices that no page shows, because their id is misspelled or the service was removed. */
function unusedPrices(content: readonly ContentModule[]): string[] {
  const services = content.flatMap(({ exports }) => (exports as { services?: { id: string }[] }).services ?? []);
  return Object.keys(business.pricesFrom).filter((price) => !services.some(({ id }) => id === price));
}

/** A travel fee without conditions makes no visit free. */
const isNotFree = /^\$[\d.,]+$/.test(travelFee) && Object.values(visitPrice).includes('free');

const [visited = ''] = /[\w–-]+(?= (only )?by appointment)/i.exec(note) ?? [];
/** Days with hours need no appointment. */
const isTwice = sharesDay(visited, business.hours);

/** Claims, and the optional field that supports each one. */
const SUPPORT: readonly (readonly [claim: string, field: string, value: string])[] = [
  ['licensed', 'licenses', licenseText],
  ['insured', 'insurance', business.insurance],
  ['guarantee', 'guarantee', business.guarantee],
  ['no hidden fees', 'visitPrice', visitPrice.day],
  ['warranty', 'warranty', business.warranty.labor || business.warranty.newSprings],
  ['business hours', 'officeHours', business.officeHours || (hours.isAlwaysOpen ? '' : hours.text)],
  [reviewCount, 'reviewsUrl', business.reviewsUrl],
];

/** @returns One line for each claim in the copy without the field that would support it. */
const unprovenClaims = (strings: readonly Located[]): string[] =>
  SUPPORT.flatMap(([claim, field, value]) =>
    strings.flatMap(({ location, text }) =>
      value || !text.toLowerCase().includes(claim) ? [] : [`${location} has "${claim}", but no ${field}`],
    ),
  );

interface Site {
  origin: string;
  /** Settings of the quote form, which environment variables may have changed. */
  form: object;
  /** True if the reviews are examples. */
  hasExamples: boolean;
  /** Characters of names and titles that share images leave out. */
  missing: readonly string[];
}

export function warningsOf(content: readonly ContentModule[], { origin, form, hasExamples, missing }: Site): string[] {
  // Confirmed lines repeat what they confirm.
  const strings = stringsIn(content).filter(({ location }) => !location.includes(': business.confirmed'));
  const phones = (['phone', 'localPhone', 'textPhone'] as const).filter((field) => FICTIONAL.test(business[field]));
  const found: readonly [text: string, lines: readonly (string | false)[]][] = [
    [
      'The origin or the form has a placeholder. Use your own domain and form service.',
      [
        /[/.]example(\.(com|net|org))?$/.test(origin) && `${FILE}: business.origin is ${origin}`,
        // The guide has these examples.
        /\/(ADDRESS|ID)["/]|"KEY"|example\.com/.test(JSON.stringify(form)) &&
          `${FILE}: business.quotes (or QUOTE_ENDPOINT) has an example`,
      ],
    ],
    [
      'Phone numbers that are reserved for fiction. Use your own.',
      phones.map((field) => `${FILE}: business.${field} is ${business[field]}`),
    ],
    [
      'The reviews are examples. Replace them with real ones, then set reviewsVerified to true.',
      [hasExamples && 'site/content/testimonials.ts: reviewsVerified is false'],
    ],
    [
      `The name is too long for the header of small phones. ${MAX_NAME.shortName} characters fit for shortName, and ${MAX_NAME.rest} for the rest of name.`,
      [
        shortName.length > MAX_NAME.shortName && `${FILE}: business.shortName is "${shortName}"`,
        name.length - shortName.length - 1 > MAX_NAME.rest && `${FILE}: business.name is "${name}"`,
      ],
    ],
    [
      'Prices of services that aren’t in site/content/services.ts. Remove them, or correct the id.',
      unusedPrices(content).map((price) => `${FILE}: business.pricesFrom has "${price}"`),
    ],
    ['Share images leave out these characters, because the heading font doesn’t have them.', missing],
    [
      'Maps without room for their names. Use a shorter metro or fewer places in site/business/places.ts.',
      metros.map(({ name }) => !mapOf(name).city && name),
    ],
    ['The sample has these values and names, too. Replace them with your own.', findSampleData(strings)],
    ['Claims in the copy without supporting data. Fill in the field, or change the copy.', unprovenClaims(strings)],
    [
      'Copy that may be wrong. If a line is right, add it to business.confirmed, which hides it.',
      [
        ...findSlips(strings),
        ...findRepeats(content),
        hours.isAlwaysOpen && /\bclosed?\b/i.test(note) && `${FILE}: business.hoursNote "${note}" belongs in closedOn`,
        isTwice && `${FILE}: business.hoursNote "${note}" has a day that hours has, too`,
        isNotFree && `${FILE}: business.visitPrice is free, but travelFee is "${travelFee}"`,
      ],
    ],
  ];
  const stale = confirmed.filter((line) => !found.some(([, lines]) => lines.includes(line)));
  const open = found.map(([text, all]) => [text, all.filter((line) => line && !confirmed.includes(line))] as const);
  return [...open, ['These lines in business.confirmed match no warning. Remove them.', stale] as const]
    .filter(([, all]) => all.length > 0)
    .map(([text, all]) => `${text}\n      ${all.join('\n      ')}`);
}
