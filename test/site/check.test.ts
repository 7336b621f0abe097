/** Tests the checks of business data, places and copy, and their error messages. */

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { createElement, renderToStaticMarkup } from '../../build/lib/react.ts';
import { business } from '../../site/business/business.ts';
import type { Keys } from '../../site/business/fields.ts';
import { describeHours, hours, outsideHours } from '../../site/business/hours.ts';
import { placeGroups } from '../../site/business/places.ts';
import { reviewCount } from '../../site/business/reviews.ts';
import { testimonials } from '../../site/content/testimonials.ts';
import { checkContent } from '../../site/metadata/check.ts';
import { entriesIn, formatPath } from '../../site/metadata/strings.ts';
import { findUnprovenClaims } from '../../site/metadata/unproven-claims.ts';
import { projectContent } from '../support/project-copy.ts';

const BUSINESS = 'site/business/business.ts';

/** Returns the errors of a file with the given exports, without the file name. */
const errorsIn = (exports: object, file = 'site/content/new.ts') =>
  checkContent([{ file, exports }]).map((line) => line.replace(`${file}: `, ''));

test("accepts the site's data and copy", () => {
  assert.equal(checkContent(projectContent()), []);
});

test('accepts plain text in every field of the copy', () => {
  const texts = [
    'Less < more, “quoted”, salt & pepper',
    'a <- b, 3 <4',
    'HIC-0199 and HVAC',
    'WE ANSWER',
    "We'll get back to you",
    '$1,000–$2,000 or 5,000 to 10,000 cycles',
  ];
  if (hours.isAlwaysOpen) texts.push('Call 24/7, nights and holidays.');
  const plan = { id: 'Plan A', zip: 'none', metro: 'Huston', rating: 49, city: 'Nowhere', labor: 'included' };
  assert.equal(errorsIn({ texts, nested: { deep: [plan] }, reviews: -1, opens: 'at noon', state: 'new' }), []);
});

for (const [text, error] of [
  ['', 'is empty. Expected text.'],
  [' Rolls', 'is " Rolls". Expected no spaces at the start or end.'],
  ['Rolls\u00a0', 'is "Rolls\u00a0". Expected no spaces at the start or end.'],
  ['Salt &amp; pepper', 'is "Salt &amp; pepper". Expected no markup.'],
  ['One  two', 'is "One  two". Expected no tabs, line breaks or double spaces.'],
  ['One\ntwo', 'is "One\\ntwo". Expected no tabs, line breaks or double spaces.'],
  ['In ${city}', 'is "In ${city}". Expected no ${…} between quotes. Use backticks to insert values.'],
  ['Call (800) 555-0199.', 'is "Call (800) 555-0199.". Expected no phone number. Use business.phone instead.'],
  ['FREE QUOTES TODAY', 'is "FREE QUOTES TODAY". Expected no text in all capitals.'],
  [
    'A sentence of more than sixty characters has <i>markup</i> at its end.',
    'is "A sentence of more than sixty characters has <i>markup</i…". Expected no markup.',
  ],
] as const)
  test(`rejects ${JSON.stringify(text)}`, () => {
    assert.equal(errorsIn({ hero: { anything: text } }), [`hero.anything ${error}`]);
  });

test('errors contain the names of list entries', () => {
  assert.equal(
    errorsIn({
      rules: [],
      rolls: ['rye', 'oat', 'rye'],
      menu: [{ title: 'Rye rolls', details: ['', 'Soft'] }],
      search: { '/rolls': { title: '' } },
    }),
    [
      'rules is empty. Expected at least one entry.',
      'rolls[2] is "rye". Expected a unique entry.',
      'menu[0].details[0] ("Rye rolls") is empty. Expected text.',
      'search["/rolls"].title is empty. Expected text.',
    ],
  );
});

for (const [change, error] of [
  [{ reviews: 0.5 }, 'reviews is 0.5. Expected a whole number of 0 or more.'],
  [
    { name: 'Cedar Bend Doors', shortName: 'Cedar Ben' },
    'shortName is "Cedar Ben". Expected the first words of business.name.',
  ],
  [{ shortName: 'MB' }, 'shortName is "MB". Expected the first words of business.name.'],
  [{ city: 'Nowhere' }, 'city is "Nowhere". Expected a city that is a metro in site/business/places.ts.'],
  [
    { license: { issuer: '', number: 'A1' } },
    'license.issuer is empty. Expected an issuer, because the license has a number.',
  ],
  [
    { license: { issuer: 'Texas', number: '' } },
    'license.number is empty. Expected a number, because the license has an issuer.',
  ],
  [
    { maintenance: { ...business.maintenance, homes: 'often' } },
    'maintenance.homes is "often". Expected annual, yearly, semi-annual, biannual, quarterly or monthly.',
  ],
] as const)
  test(`rejects business data: ${error}`, () => {
    assert.equal(errorsIn({ business: { ...business, ...change } }, BUSINESS), [`business.${error}`]);
  });

test('rejects time zones outside the United States', () => {
  for (const timeZone of ['Central', 'EST', 'Europe/Berlin', 'America/Dallas', 'America/St_Johns']) {
    const error = `timeZone is "${timeZone}". Expected the IANA name of a US time zone, such as America/Chicago.`;
    assert.equal(errorsIn({ business: { ...business, timeZone } }, BUSINESS), [`business.${error}`]);
  }
});

test('reports errors in copy only if the business data has no errors', () => {
  const wrong = { file: BUSINESS, exports: { business: { ...business, rating: 0 } } };
  assert.is(checkContent([{ file: 'site/content/new.ts', exports: { text: '' } }, wrong]).length, 1);
});

const open = (days: string, opens: string, closes: string) => ({ days, opens, closes });
const errorsInHours = (...hours: object[]) => errorsIn({ business: { ...business, hours } }, BUSINESS);

test('accepts hours that only touch', () => {
  for (const hours of [
    [open('Mo-Fr', '08:00', '12:00'), open('Mo-Fr', '13:00', '18:00')],
    [open('Mo-Fr', '00:00', '12:00'), open('Mo-Fr', '12:00', '23:59')],
    [open('Mo-Su', '18:00', '17:59')],
    [open('Fr-Sa', '18:00', '02:00'), open('Su', '02:00', '09:00')],
    [open('Sa', '18:00', '00:00'), open('Su', '00:00', '23:59')],
  ])
    assert.equal(errorsInHours(...hours), []);
});

for (const [first, second] of [
  [open('Mo-Fr', '08:00', '18:00'), open('We', '10:00', '12:00')],
  [open('Mo', '08:00', '18:00'), open('Mo', '08:00', '18:00')],
  [open('Fr-Mo', '08:00', '12:00'), open('Su', '11:59', '14:00')],
  [open('Sa', '18:00', '02:00'), open('Su', '01:00', '09:00')],
  [open('Mo', '00:00', '08:00'), open('Sa-Su', '20:00', '00:01')],
] as const)
  test(`rejects the hours ${Object.values(second)}, which overlap with ${Object.values(first)}`, () => {
    const { days, opens, closes } = first;
    const expected = `hours that don't overlap with ${days}, ${opens} to ${closes}. List each day and time once`;
    const error = `business.hours[1].days is "${second.days}". Expected ${expected}.`;
    assert.equal(errorsInHours(first, second), [error]);
  });

test('rejects hours that open and close at the same time', () => {
  for (const time of ['00:00', '09:00'])
    assert.equal(errorsInHours(open('Su', time, time)), [
      `business.hours[0].closes is "${time}". Expected a time other than opens. Leave out days when you're closed. For 24 hours, use 00:00 to 23:59.`,
    ]);
});

test('formats business hours', () => {
  for (const [list, text, short] of [
    [[open('Mo-Su', '00:00', '23:59')], '24 hours a day', '24/7'],
    [[open('Mo-Fr', '00:00', '23:59'), open('Sa-Su', '00:00', '23:59')], '24 hours a day', '24/7'],
    [[open('Su-Sa', '07:00', '19:30')], '7 a.m. to 7:30 p.m., every day', ''],
    [[open('Mo-Su', '08:00', '18:00')], '8 a.m. to 6 p.m., every day', '8 to 6'],
    [[open('Mo-Su', '08:00', '23:59')], '8 a.m. to 12 a.m., every day', ''],
    [[open('Mo-Su', '13:00', '17:00')], '1 p.m. to 5 p.m., every day', ''],
    [[open('Su-Th', '00:00', '12:00')], '12 a.m. to noon, Sunday to Thursday', ''],
    [[open('Sa-Su', '18:00', '23:59')], '6 p.m. to 12 a.m., Saturday and Sunday', ''],
    [
      [open('Mo', '12:30', '17:00'), open('We', '00:00', '23:59')],
      '12:30 p.m. to 5 p.m., Monday, and all day, Wednesday',
      '',
    ],
  ] as const) {
    const hours = describeHours(list);
    assert.equal([hours.text, hours.short], [text, short]);
    assert.is(outsideHours(hours.text, hours), undefined, 'outsideHours accepts the formatted hours');
  }
});

test('finds phrases and times that contradict the business hours', () => {
  const [daytime, evening] = [
    ['07:00', '19:00'],
    ['18:00', '02:00'],
  ].map(([opens, closes]) => describeHours([{ days: 'Mo-Su', opens: opens!, closes: closes! }]));
  const phrases =
    '24/7,24-hour,365 days,anytime,around the clock,after hours,holidays,tonight,midnight,overnight,all night,' +
    'until morning,day or night,same night,nights,2 a.m.,2 am,10 p.m.,12:30 a.m.,6:59 a.m.,7:01 PM';
  for (const phrase of phrases.split(','))
    assert.match(outsideHours(`We come ${phrase} or later`, daytime) ?? '', phrase.replace(/\.$/, ''));
  for (const text of ['at 7 a.m.', 'by 11 a.m.', 'until 6 p.m.', 'a night light', '25 am radios', 'noon'])
    assert.is(outsideHours(text, daytime), undefined, text);
  for (const text of ['at 7 a.m.', 'by 2:01 a.m.', '5 p.m.']) assert.ok(outsideHours(text, evening), text);
  for (const text of ['at 2 a.m.', 'by 6 p.m.', '12 a.m.']) assert.is(outsideHours(text, evening), undefined, text);
});

test("accepts any formatting in a review's text", () => {
  const text = 'GREAT SERVICE!!  They answer 24/7 it seems, even at night. Call 210 555 0100';
  const changed = testimonials.map(({ praise: _, ...review }) => ({
    ...review,
    text,
    date: 'May 2026',
    source: 'Google',
  }));
  assert.equal(errorsIn({ testimonials: changed.slice(0, 1) }, 'site/content/testimonials.ts'), []);
});

test('rejects praise that isn’t part of its review', () => {
  const [first, ...others] = testimonials;
  const changed = [{ ...first!, praise: 'Never said.' }, ...others];
  assert.equal(errorsIn({ testimonials: changed }, 'site/content/testimonials.ts'), [
    `testimonials[0].praise ("${first!.name}") is "Never said.". Expected a sentence from the review, word for word.`,
  ]);
});

test('rejects a metro without places in the city itself', () => {
  const [group, ...groups] = placeGroups;
  const parts = group!.parts.map((part) => ({ ...part, metro: 'Huston' }));
  const errors = errorsIn({ placeGroups: [{ ...group!, parts }, ...groups] }, 'site/business/places.ts');
  for (const index of parts.keys()) assert.match(errors.join('\n'), `placeGroups[0].parts[${index}].metro`);
});

// Another business may link to its reviews.
if (business.reviewsUrl === '')
  test('finds claims that contain characters with a special meaning in HTML', () => {
    const text = `${reviewCount} > 4 "stars" & it's <5 miles away`;
    const page = renderToStaticMarkup(createElement('p', { title: 'Rolls' }, text));
    const claims = findUnprovenClaims([{ file: 'new.ts', exports: { text } }], [page]);
    assert.equal(claims, [`"${reviewCount}" needs reviewsUrl. Found in new.ts: text`]);
  });

/** Fields that may be empty. */
const OPTIONAL =
  /^business\.(insurance|guarantee|warranty|officeHours|serviceCall|reviewsUrl|localPhone|textPhone|founded|owner)\b/;

/** Values that are computed from the places, or that site/settings.ts checks. */
const UNCHECKED =
  /^(zipCounts|awayCities|edgeTowns|homeTowns|southToNorth)\b|^area\.groups\[\d+\]\.count$|^business\.quotes\./;

/** Returns a copy of an object with the value at a path replaced. */
function replaceAt(value: any, [step, ...rest]: Keys, to: unknown): any {
  if (step === undefined) return to;
  const copy = Array.isArray(value) ? [...value] : { ...value };
  copy[step] = replaceAt(copy[step], rest, to);
  return copy;
}

for (const { file, exports } of projectContent())
  test(`rejects empty strings, markup and invalid numbers in each field of ${file}`, () => {
    for (const { keys, value } of entriesIn(exports)) {
      const path = formatPath(keys);
      if (value === '' || !/^(string|number)$/.test(typeof value) || UNCHECKED.test(path)) continue;
      for (const wrong of typeof value === 'number' ? [Number.NaN] : ['', '<b>Call us</b>']) {
        if (wrong === '' && OPTIONAL.test(path)) continue;
        const errors = errorsIn(replaceAt(exports, keys, wrong), file);
        assert.ok(
          errors.some((line) => line.startsWith(path)),
          `${path} accepts "${wrong}"`,
        );
      }
    }
  });

test.run();
