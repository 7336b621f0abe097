/** Tests the checks of business data, places and copy, and their error messages. */

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { business } from '../../site/business/business.ts';
import type { Keys } from '../../site/business/fields.ts';
import { hours } from '../../site/business/hours.ts';
import { describeHours } from '../../site/business/openings.ts';
import { placeGroups } from '../../site/business/places.ts';
import { checkContent } from '../../site/checks/check.ts';
import { findSlips, outsideHours } from '../../site/checks/prose.ts';
import { entriesIn, formatPath } from '../../site/checks/strings.ts';
import { locate } from '../../site/coverage/positions.ts';
import { projectContent } from '../support/project-copy.ts';

const REVIEW = { name: 'Ann P.', location: 'Esko', rating: 5, text: 'Good work.', service: 'Gate Repair' };
const BUSINESS = 'site/business/business.ts';
const PLACES = 'site/business/places.ts';
const REVIEWS = 'site/content/testimonials.ts';

/** Returns the warnings about a text in the copy, without its location. */
const slipsIn = (text: string) =>
  findSlips([{ file: 'site/content/new.ts', exports: { hero: { text } } }]).map((line) =>
    line.replace('site/content/new.ts: hero.text ', ''),
  );

/** Returns the errors of a file with the given exports, without the file name. */
const errorsIn = (exports: object, file = 'site/content/new.ts') =>
  checkContent([{ file, exports }]).map((line) => line.replace(`${file}: `, ''));

test("accepts the site's data and copy", () => {
  assert.equal(checkContent(projectContent()), []);
});

test('reports no slip in plain text', () => {
  const texts = [
    'Less < more, “quoted”, salt & pepper',
    'a <- b, 3 <4',
    'HIC-0199 and HVAC',
    'WE ANSWER',
    "We'll get back to you",
    '$1,000–$2,000 or 5,000 to 10,000 cycles',
    'License ROC-217-4455',
    'ROC-602-217-4455, the license since 2019–2023',
    'In 2022, 2023 and 2024',
    '78205-1234',
    'Model 8500-2024',
    'Part 210-555-0100-7',
  ];
  if (hours.isAlwaysOpen) texts.push('Call 24/7, nights and holidays.');
  for (const text of texts) assert.equal(slipsIn(text), [], text);
});

test('accepts copy of any shape', () => {
  const plan = { id: 'Plan A', zip: 'none', metro: 'Huston', rating: 49, city: 'Nowhere', labor: 'included' };
  assert.equal(errorsIn({ nested: { deep: [plan] }, reviews: -1, opens: 'at noon', state: 'new', rules: [] }), []);
});

for (const [text, slip] of [
  [' Rolls', 'a space at the start or end'],
  ['Rolls\u00a0', 'a space at the start or end'],
  ['Salt &amp; pepper', 'markup'],
  ['Some <b>bold</b> text', 'markup'],
  ['One  two', 'a tab, a line break or a double space'],
  ['One\ntwo', 'a tab, a line break or a double space'],
  ['In ${city}', '${…} between quotes, which needs backticks'],
  ['Call (800) 555-0199.', 'a phone number, which stays when business.phone changes'],
  ['Call 1-800-555-0199', 'a phone number, which stays when business.phone changes'],
  ['+1 210 555 0199', 'a phone number, which stays when business.phone changes'],
  ['210.555.0199', 'a phone number, which stays when business.phone changes'],
  ['FREE QUOTES TODAY', 'only capital letters'],
] as const)
  test(`warns about ${JSON.stringify(text)}, but accepts it`, () => {
    assert.equal(slipsIn(text), [`has ${slip}`]);
    assert.equal(errorsIn({ hero: { text } }), []);
  });

test('accepts days in capitals', () => assert.equal(slipsIn('TUE, WED, FRI, SAT'), []));

test('warns about a repeated list entry', () => {
  const content = [{ file: 'site/content/new.ts', exports: { rolls: ['rye', 'oat', 'rye'] } }];
  assert.equal(findSlips(content), ['site/content/new.ts: rolls has "rye" twice']);
});

test('errors contain the names of list entries', () => {
  assert.equal(
    errorsIn({
      menu: [{ title: 'Rye rolls', details: ['', 'Soft'] }],
      search: { '/rolls': { title: ' ' } },
    }),
    ['menu[0].details[0] ("Rye rolls") is empty. Expected text.', 'search["/rolls"].title is " ". Expected text.'],
  );
});

const LANGUAGE_ERROR = (tag: string) =>
  `languages[0].language is "${tag}". Expected a language tag, such as es, es-MX or zh-Hans.`;
const AFTER = (field: string, value: string, phrase: string, example: string) =>
  `${field} is "${value}". Expected words that complete "${phrase} …", such as ${example}.`;
const ARRIVES = 'Help typically arrives in';
const NEXT_YEAR = String(new Date().getUTCFullYear() + 1);
const ZONE = 'the IANA name of a time zone in';
const FIELD =
  "a name such as _gotcha that isn't a field of the form (name, phone, city, serviceType, message, request) or a property that scripts use, such as reset or elements";
const { quotes } = business;
const field = (name: string) => ({ name, value: '1' });

for (const [change, error] of [
  [{ reviews: 0.5 }, 'reviews is 0.5. Expected a whole number of 0 or more.'],
  [
    { name: 'Cedar Bend Doors', shortName: 'Cedar Ben' },
    'shortName is "Cedar Ben". Expected the first words of business.name.',
  ],
  [{ shortName: 'MB' }, 'shortName is "MB". Expected the first words of business.name.'],
  [{ city: 'Nowhere' }, 'city is "Nowhere". Expected a city that is a metro in site/business/places.ts.'],
  [
    { latitude: 68, longitude: -150 },
    `latitude is 68. Expected coordinates within 60 miles of a ${business.city} ZIP code in site/business/places.ts.`,
  ],
  [{ founded: NEXT_YEAR }, `founded is "${NEXT_YEAR}". Expected a year that has begun. Leave it out until then.`],
  [
    { emergencyService: false, emergencyResponse: '1 hour' },
    `emergencyResponse is "1 hour". Expected an empty text ('') without an emergencyService.`,
  ],
  [{ languages: [{ language: 'spanish', text: 'Hola' }] }, LANGUAGE_ERROR('spanish')],
  [{ languages: [{ language: 'es-mx', text: 'Hola' }] }, LANGUAGE_ERROR('es-mx')],
  [
    { languages: ['es', 'es-MX'].map((language) => ({ language, text: 'Hola' })) },
    'languages[1].text is "Hola". Expected a unique text, but an earlier entry has the same one.',
  ],
  [
    { textPhone: '210-555-0100' },
    `textPhone is "210-555-0100". Expected +1 and ten digits, such as +12105550100, or 'same'.`,
  ],
  [
    { name: 'Cedar Bendix, LLC', shortName: 'Cedar Bend' },
    'shortName is "Cedar Bend". Expected the first words of business.name.',
  ],
  [{ localPhone: '+18775550142' }, 'localPhone is "+18775550142". Expected a local number other than phone, or \'\'.'],
  [
    { visitPrice: { day: 'free estimates', night: '' } },
    'visitPrice.day is "free estimates". Expected \'free\', or an amount such as $49.',
  ],
  [
    { pricesFrom: { repair: '$0' } },
    "pricesFrom.repair is \"$0\". Expected an amount such as $189 or $95 an hour, or 'free' or 'quote'.",
  ],
  [{ travelFee: 'None' }, `travelFee is "None". Expected 'none', or the fee, such as $39.`],
  [{ travelFee: 'free' }, `travelFee is "free". Expected 'none', or the fee, such as $39.`],
  [{ closedOn: 'Closed on Sunday' }, AFTER('closedOn', 'Closed on Sunday', 'Closed', 'major holidays')],
  [{ emergencyResponse: 'within 2 hours' }, AFTER('emergencyResponse', 'within 2 hours', ARRIVES, '1-2 hours')],
  [{ emergencyResponse: 'the same day' }, AFTER('emergencyResponse', 'the same day', ARRIVES, '1-2 hours')],
  [{ emergencyResponse: 'One hour' }, AFTER('emergencyResponse', 'One hour', ARRIVES, '1-2 hours')],
  [{ emergencyResponse: 'an hour.' }, 'emergencyResponse is "an hour.". Expected no period at the end.'],
  [{ repairTime: 'takes an hour' }, AFTER('repairTime', 'takes an hour', 'Most repairs take', '1-2 hours')],
  [{ replyTime: 'Within 1 day' }, AFTER('replyTime', 'Within 1 day', 'We typically respond', 'within 1 hour')],
  [
    { warranty: { labor: '1-year', newSprings: '' } },
    AFTER('warranty.labor', '1-year', 'We cover it for', '1 year or a lifetime'),
  ],
  [
    { maintenance: { homes: 'every 6 months', businesses: '' } },
    'maintenance.homes is "every 6 months". Expected a word before "service", such as annual.',
  ],
  [
    { license: { issuer: '', number: 'License 12' } },
    'license.number is "License 12". Expected the number without the word "license".',
  ],
  [{ quotes: { ...quotes, honeypot: 'reset' } }, `quotes.honeypot is "reset". Expected ${FIELD}.`],
  [{ quotes: { ...quotes, fields: [field('phone')] } }, `quotes.fields[0].name is "phone". Expected ${FIELD}.`],
  [{ quotes: { ...quotes, fields: [field('elements')] } }, `quotes.fields[0].name is "elements". Expected ${FIELD}.`],
  [
    { quotes: { ...quotes, fields: [field(quotes.honeypot)] } },
    `quotes.fields[0].name is "${quotes.honeypot}". Expected a name that no other hidden field has.`,
  ],
] as const)
  test(`rejects business data: ${error}`, () => {
    assert.equal(errorsIn({ business: { ...business, ...change } }, BUSINESS), [`business.${error}`]);
  });

for (const change of [
  { pricesFrom: { repair: '$95 an hour', springs: '$1,150.50 plus parts', maintenance: 'free' } },
  { emergencyResponse: '' },
  { replyTime: '' },
  { replyTime: 'Monday to Friday, within an hour' },
  { emergencyService: false, emergencyResponse: '' },
  { license: { issuer: '', number: 'ROC-217-4455' } },
  { license: { issuer: 'City of Duluth', number: '' } },
  { warranty: { labor: 'a lifetime', newSprings: '10 years or 25,000 cycles' } },
  { maintenance: { homes: 'every-other-year', businesses: '' } },
  { maintenance: { homes: '', businesses: '' } },
  {
    languages: ['es-419', 'zh-Hans', 'sr-Latn-RS', 'hmn', 'tl'].map((language) => ({
      language,
      text: `Hi (${language})`,
    })),
  },
  { textPhone: 'same' },
  { travelFee: 'free within 10 miles, then $2 a mile' },
  { visitPrice: { day: 'free with a repair', night: '$149 after 10 p.m.' } },
  { officeHours: 'Monday to Friday, 8 a.m. to 5 p.m. Closed on major holidays.' },
  { quotes: { ...quotes, fields: [field('action'), field('_next'), field('bot-field')] } },
])
  test(`accepts ${JSON.stringify(change)}`, () => {
    assert.equal(errorsIn({ business: { ...business, ...change } }, BUSINESS), []);
  });

/** Returns the errors in the business data for a state, except for the one about its places. */
const errorsInState = (state: string, stateName: string, timeZone: string) =>
  errorsIn({ business: { ...business, state, stateName, timeZone } }, BUSINESS)
    .map((line) => line.replace('business.', ''))
    .filter((line) => !line.startsWith('city'));

test('accepts each state with its name and time zones', () => {
  for (const [state, name, ...timeZones] of [
    ['TX', 'Texas', 'America/Chicago', 'US/Central', 'America/Denver'],
    ['AZ', 'Arizona', 'America/Phoenix', 'America/Denver'],
    ['IN', 'Indiana', 'America/Indiana/Indianapolis', 'America/Chicago'],
    ['HI', 'Hawaii', 'Pacific/Honolulu'],
    ['AK', 'Alaska', 'America/Juneau', 'America/Adak'],
    ['DC', 'District of Columbia', 'America/New_York'],
    ['PR', 'Puerto Rico', 'America/Puerto_Rico'],
  ] as const)
    for (const timeZone of timeZones) assert.equal(errorsInState(state, name, timeZone), [], timeZone);
});

test('rejects states with another name or time zone', () => {
  for (const [state, name, timeZone, error] of [
    ['IL', 'Texas', 'America/Chicago', 'stateName is "Texas". Expected Illinois, because state is IL.'],
    ['ZQ', 'Texas', 'America/Chicago', 'state is "ZQ". Expected the code of a US state, such as TX.'],
    ...['Central', 'EST', 'Europe/Berlin', 'America/Dallas', 'America/New_York'].map(
      (zone) =>
        ['IL', 'Illinois', zone, `timeZone is "${zone}". Expected ${ZONE} Illinois, such as America/Chicago.`] as const,
    ),
  ] as const)
    assert.equal(errorsInState(state, name, timeZone), [error]);
});

test('rejects a city whose places are in another state', () => {
  const [other] = ['IL', 'OH'].filter((state) => state !== business.state);
  const errors = errorsIn({ business: { ...business, state: other } }, BUSINESS);
  assert.match(errors.join('\n'), `business.city is "${business.city}". Expected a city in ${other}.`);
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
    [[open('Mo-Su', '08:00', '23:59')], '8 a.m. to midnight, every day', ''],
    [
      [open('Mo-Fr', '08:00', '12:00'), open('Mo-Fr', '13:00', '17:00'), open('Sa', '09:00', '11:00')],
      '8 a.m. to noon and 1 p.m. to 5 p.m., Monday to Friday, and 9 a.m. to 11 a.m., Saturday',
      '',
    ],
    [
      ['Mo', 'We', 'Fr-Sa'].map((days) => open(days, '09:00', '17:00')),
      '9 a.m. to 5 p.m., Monday, Wednesday, Friday and Saturday',
      '',
    ],
    [[open('Sa', '08:00', '18:00'), open('Su-Fr', '08:00', '18:00')], '8 a.m. to 6 p.m., every day', '8 to 6'],
    [[open('Mo-Su', '13:00', '17:00')], '1 p.m. to 5 p.m., every day', ''],
    [[open('Su-Th', '00:00', '12:00')], 'midnight to noon, Sunday to Thursday', ''],
    [[open('Sa-Su', '18:00', '23:59')], '6 p.m. to midnight, Saturday and Sunday', ''],
    [
      [open('Mo', '06:30', '15:30'), open('Tu-Fr', '07:00', '16:00'), open('Sa', '09:00', '12:00')],
      '6:30 a.m. to 3:30 p.m., Monday; 7 a.m. to 4 p.m., Tuesday to Friday; and 9 a.m. to noon, Saturday',
      '',
    ],
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

test('formats opening times after breaks and closed days', () => {
  const days = [open('Mo-Tu', '08:00', '12:00'), open('Mo-Tu', '13:00', '17:00'), open('Th', '08:00', '12:00')];
  const { opensText, closedText } = describeHours(days);
  const expected = '8 a.m. and 1 p.m., Monday and Tuesday, and 8 a.m., Thursday';
  assert.equal([opensText, closedText], [expected, 'Wednesday and Friday to Sunday']);
  const late = describeHours([
    open('Tu-We', '08:00', '17:00'),
    open('Th', '08:00', '20:00'),
    open('Fr', '08:00', '17:00'),
  ]);
  assert.equal([late.opensText, late.closedText], ['8 a.m., Tuesday to Friday', 'Saturday to Monday']);
});

test('finds phrases and times that contradict the business hours', () => {
  const [daytime, evening] = [
    ['07:00', '19:00'],
    ['18:00', '02:00'],
  ].map(([opens, closes]) => describeHours([{ days: 'Mo-Su', opens: opens!, closes: closes! }]));
  const phrases =
    '24/7,24-hour,365 days a year,anytime,around the clock,after hours,holidays,tonight,midnight,overnight,all night,' +
    'until morning,day or night,same night,at night,nights,2 a.m.,2 am,10 p.m.,12:30 a.m.,6:59 a.m.,7:01 PM';
  for (const phrase of phrases.split(','))
    assert.match(outsideHours(`We come ${phrase} or later`, daytime) ?? '', phrase.replace(/\.$/, ''));
  for (const text of [
    'at 7 a.m.',
    'by 11 a.m.',
    'a night light',
    '25 am radios',
    'noon',
    'within 24 hours',
    'for 365 days',
  ])
    assert.is(outsideHours(text, daytime), undefined, text);
  for (const text of ['at 7 a.m.', 'by 2:01 a.m.', '5 p.m.']) assert.ok(outsideHours(text, evening), text);
  for (const text of ['at 2 a.m.', 'by 6 p.m.', '12 a.m.', 'tonight', '$99 at night'])
    assert.is(outsideHours(text, evening), undefined, text);
});

test('accepts sentences that deny service outside the hours', () => {
  const daytime = describeHours([open('Mo-Fr', '08:00', '17:00')]);
  for (const text of [
    'Closed on major holidays.',
    'No after hours calls.',
    'Holidays: closed.',
    'We don’t answer at night or on holidays.',
    'We’re not a 24/7 shop.',
    'Monday to Friday, except holidays.',
    'We never work overnight.',
    'Closed from 12 a.m. to 7 a.m.',
  ])
    assert.is(outsideHours(text, daytime), undefined, text);
  assert.is(outsideHours('We’re not a call center. Call us 24/7.', daytime), '24/7');
});

test('accepts reviews with one to five stars and any type of job', () => {
  const reviews = [1, 2, 3, 4, 5].map((rating) => ({
    ...REVIEW,
    rating,
    text: `Review ${rating}.`,
    praise: `Review ${rating}`,
    service: 'Gate Repair',
    date: 'May 3, 2026',
  }));
  assert.equal(errorsIn({ testimonials: reviews }, REVIEWS), []);
  for (const rating of [0, 6])
    assert.equal(errorsIn({ testimonials: [{ ...reviews[0], rating }] }, REVIEWS), [
      `testimonials[0].rating ("${reviews[0]!.name}") is ${rating}. Expected a number from 1 to 5.`,
    ]);
});

test('accepts the same words from two customers, but not the same review twice', () => {
  const { location: _, service: __, ...short } = { ...REVIEW, text: 'Great!', praise: 'Great', language: 'es' };
  const reviews = [short, { ...short, name: 'Bo L.' }];
  assert.equal(errorsIn({ testimonials: reviews }, REVIEWS), []);
  assert.match(errorsIn({ testimonials: [...reviews, short] }, REVIEWS).join(), 'testimonials[2].text');
});

test("reports no slips in a review's text", () => {
  const text = 'GREAT SERVICE!!  They answer 24/7 it seems, even at night. Call 210 555 0100';
  const changed = [{ ...REVIEW, text, praise: '24/7' }];
  assert.equal(findSlips([{ file: REVIEWS, exports: { testimonials: changed } }]), []);
});

test('rejects praise that isn’t part of its review', () => {
  const changed = [{ ...REVIEW, praise: 'Never said.' }];
  assert.equal(errorsIn({ testimonials: changed }, REVIEWS), [
    `testimonials[0].praise ("${REVIEW.name}") is "Never said.". Expected a sentence from the review, word for word.`,
  ]);
});

test('accepts a town 40 miles from the center of its ZIP code, and coordinates in the Virgin Islands', () => {
  const [group] = placeGroups;
  const [part] = group!.parts;
  const [located] = part!.places.filter(({ city }) => city === part!.metro).flatMap((place) => locate(place));
  const errorsAt = (lat: number, lon: number) => {
    const places = [{ ...located!, area: 'Far', lat, lon }];
    return errorsIn({ placeGroups: [{ ...group!, parts: [{ ...part!, places }] }] }, PLACES);
  };
  assert.equal(errorsAt(located!.lat + 0.58, located!.lon), []);
  assert.not.match(errorsAt(17.74, -64.7).join(), 'in the United States');
});

test('rejects a metro without places in the city itself', () => {
  const [group, ...groups] = placeGroups;
  const parts = group!.parts.map((part) => ({ ...part, metro: 'Huston' }));
  const errors = errorsIn({ placeGroups: [{ ...group!, parts }, ...groups] }, PLACES);
  for (const index of parts.keys()) assert.match(errors.join('\n'), `placeGroups[0].parts[${index}].metro`);
});

/** Fields that may be empty. */
const OPTIONAL =
  /^business\.(closedOn|replyTime|travelFee|emergencyResponse|maintenance|license|insurance|guarantee|warranty|officeHours|visitPrice|pricesFrom|reviewsUrl|localPhone|textPhone|founded|owner|ownerPhoto)\b/;

/** Values that are computed from the places, or that site/settings.ts checks. */
const UNCHECKED =
  /^(zipCounts|awayCities|edgeTowns|homeTowns|southToNorth)\b|^area\.groups\[\d+\]\.count$|^business\.quotes\.(endpoint|fields\[\d+\]\.value)/;

/** Returns a copy of an object with the value at a path replaced. */
function replaceAt(value: any, [step, ...rest]: Keys, to: unknown): any {
  if (step === undefined) return to;
  const copy = Array.isArray(value) ? [...value] : { ...value };
  copy[step] = replaceAt(copy[step], rest, to);
  return copy;
}

for (const { file, exports } of projectContent())
  test(`rejects empty strings and invalid numbers in each field of ${file}`, () => {
    for (const { keys, value } of entriesIn(exports)) {
      const path = formatPath(keys);
      if (value === '' || !/^(string|number)$/.test(typeof value) || UNCHECKED.test(path)) continue;
      const wrong = typeof value === 'number' ? Number.NaN : '';
      if (wrong === '' && OPTIONAL.test(path)) continue;
      const errors = errorsIn(replaceAt(exports, keys, wrong), file);
      assert.ok(
        errors.some((line) => line.startsWith(path)),
        `${path} accepts "${wrong}"`,
      );
    }
  });

test.run();
