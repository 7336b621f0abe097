/** Tests the checks of business data, places and copy, and their error messages. */

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { business } from '../../site/business/business.ts';
import { hours } from '../../site/business/facts.ts';
import { describeHours } from '../../site/business/openings.ts';
import { placeGroups } from '../../site/business/places.ts';
import { checkContent } from '../../site/checks/check.ts';
import { findSlips, outsideHours } from '../../site/checks/prose.ts';
import { entriesIn, formatPath, type Keys } from '../../site/checks/strings.ts';
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
    'TUE, WED, FRI, SAT',
  ];
  if (hours.isAlwaysOpen) texts.push('Call 24/7, nights and holidays.');
  for (const text of texts) assert.equal(slipsIn(text), [], text);
});

test('accepts copy of any shape', () => {
  const plan = { id: 'Plan A', zip: 'none', metro: 'Huston', rating: 49, city: 'Nowhere', labor: 'included' };
  assert.equal(errorsIn({ nested: { deep: [plan] }, reviews: -1, opens: 'at noon', state: 'new', rules: [] }), []);
});

const SLIPS = {
  'a space at the start or end': [' Rolls', 'Rolls\u00a0'],
  markup: ['Salt &amp; pepper', 'Some <b>bold</b> text'],
  'a tab, a line break or a double space': ['One  two', 'One\ntwo'],
  '${…} between quotes, which needs backticks': ['In ${city}'],
  'a phone number, which stays when business.phone changes': [
    ...['Call (800) 555-0199.', 'Call 1-800-555-0199', '+1 210 555 0199', '210.555.0199'],
  ],
  'only capital letters': ['FREE QUOTES TODAY'],
};

for (const [slip, texts] of Object.entries(SLIPS))
  test(`warns about ${slip}, but accepts it`, () => {
    for (const text of texts) assert.equal([slipsIn(text), errorsIn({ hero: { text } })], [[`has ${slip}`], []], text);
  });

test('warns about a capital letter in the middle of a sentence', () => {
  const slipsOf = (repairTime: string) => findSlips([{ file: BUSINESS, exports: { business: { repairTime } } }]);
  const slip = `${BUSINESS}: business.repairTime has a capital letter, but it continues a sentence`;
  for (const text of ['One hour', 'A day']) assert.equal(slipsOf(text), [slip], text);
  for (const text of ['one hour', 'OSHA’s 2 hours', 'Monday to Friday, an hour']) assert.equal(slipsOf(text), [], text);
});

test('warns about a repeated list entry', () => {
  const content = [{ file: 'site/content/new.ts', exports: { rolls: ['rye', 'oat', 'rye'] } }];
  assert.equal(findSlips(content), ['site/content/new.ts: rolls has "rye" twice']);
});

test('reports a slip of a value only once, although other copy contains the value', () => {
  const content = [{ file: 'site/content/new.ts', exports: { name: 'Rye  rolls', text: 'Eat Rye  rolls' } }];
  assert.equal(findSlips(content), ['site/content/new.ts: name has a tab, a line break or a double space']);
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

/** Returns a copy of an object with the value at a path replaced. */
function replaceAt(value: any, [step, ...rest]: Keys, to: unknown): any {
  if (step === undefined) return to;
  const copy = Array.isArray(value) ? [...value] : { ...value };
  copy[step] = replaceAt(copy[step], rest, to);
  return copy;
}

const after = (phrase: string, example: string) => `words that complete "${phrase} …", such as ${example}`;
const ARRIVAL = after('Help typically arrives in', '1-2 hours');
const TAG = 'a language tag, such as es, es-MX or zh-Hans';
const NEXT_YEAR = String(new Date().getUTCFullYear() + 1);
const FAR = `coordinates within 60 miles of a ${business.city} ZIP code in site/business/places.ts`;
const FIELD =
  "a name such as _gotcha that isn't a field of the form (name, phone, city, serviceType, message, request) or a property that scripts use, such as reset or elements";
const { quotes } = business;
const field = (name: string) => ({ name, value: '1' });

for (const [path, value, expected, others] of [
  ['phone', '800-CALL-NOW', '+1 and ten digits, such as +12105550100'],
  ['rating', 49, 'a number from 1 to 5'],
  ['reviews', 0.5, 'a whole number of 0 or more'],
  ['shortName', 'Cedar Bend', 'the first words of business.name', { name: 'Cedar Bendix, LLC' }],
  ['city', 'Nowhere', 'a city that is a metro in site/business/places.ts'],
  ['latitude', 68, FAR, { longitude: -150 }],
  ['founded', NEXT_YEAR, 'a year that has begun. Leave it out until then'],
  ['emergencyResponse', '1 hour', `an empty text ('') without an emergencyService`, { emergencyService: false }],
  ['languages.0.language', 'spanish', TAG, { languages: [{ text: 'Hola' }] }],
  ['languages.0.language', 'es-mx', TAG, { languages: [{ text: 'Hola' }] }],
  [
    'languages.1.text',
    'Hola',
    'a unique text, but an earlier entry has the same one',
    { languages: ['es', 'es-MX'].map((language) => ({ language, text: 'Hola' })) },
  ],
  ['textPhone', '210-555-0100', `+1 and ten digits, such as +12105550100, or 'same'`],
  ['localPhone', business.phone, "a number other than phone, or ''"],
  ['visitPrice.day', 'free estimates', "'free', or an amount such as $49"],
  ['pricesFrom.repair', '$0', "an amount such as $189 or $95 an hour, or 'free' or 'quote'"],
  ['travelFee', 'None', `'none', or the fee, such as $39`],
  ['travelFee', 'free', `'none', or the fee, such as $39`],
  ['travelFee', 'No travel fee', `'none', or the fee, such as $39`],
  ['address.street', 'P.O. Box 12', 'a street, because a PO box is no shop', { address: { zip: '' } }],
  ['address.state', 'TC', 'the code of a US state, such as TX', { address: { street: '1 Oak St.', zip: '' } }],
  ['payment', 'We accept cash', after('We accept', 'cash and checks')],
  ['email', 'info@example', 'an email address, such as info@example.com'],
  ['email', 'mailto:info@example.com', 'an email address, such as info@example.com'],
  ['closedOn', 'Closed on Sunday', after('Closed', 'major holidays')],
  ['emergencyResponse', 'within 2 hours', ARRIVAL],
  ['emergencyResponse', 'the same day', ARRIVAL],
  ['emergencyResponse', 'usually an hour', ARRIVAL],
  ['emergencyResponse', 'an hour.', 'no period at the end'],
  ['repairTime', 'takes an hour', after('Most repairs take', '1-2 hours')],
  ['replyTime', 'Typically within 1 day', after('We typically respond', 'within 1 hour')],
  ['warranty.labor', '1-year', after('We cover it for', '1 year or a lifetime')],
  ['warranty.labor', 'limited lifetime', after('We cover it for', '1 year or a lifetime')],
  ['maintenance.homes', 'every 6 months', 'a word before "service", such as annual'],
  ['maintenance.homes', '3 times a year', 'a word before "service", such as annual'],
  ['maintenance.homes', 'yearly service', 'a word before "service", such as annual'],
  ['license.issuer', 'Ohio license', 'only the issuer'],
  ['license.issuer', 'Registered by Ohio', 'only the issuer'],
  ['guarantee', 'Satisfaction guaranteed.', 'the terms of the guarantee'],
  ['owner', 'Owned by Al', after('Owned by', 'Al Ruiz')],
  ['license.number', 'License 12', 'the number without the word "license"'],
  ['hours.0.days', 'Weekdays', 'a day or a range of days, such as Sa or Mo-Fr'],
  ['hours.0.opens', '9', 'a time from 00:00 to 23:59'],
  ['quotes.honeypot', 'reset', FIELD],
  ['quotes.fields.0.name', 'phone', FIELD, { quotes: { ...quotes, fields: [field('')] } }],
  ['quotes.fields.0.name', 'elements', FIELD, { quotes: { ...quotes, fields: [field('')] } }],
  [
    'quotes.fields.0.name',
    quotes.honeypot,
    'a name that no other hidden field has',
    { quotes: { ...quotes, fields: [field('')] } },
  ],
] as const)
  test(`rejects ${JSON.stringify(value)} as business.${path}`, () => {
    const keys = path.split('.').map((key) => (/^\d$/.test(key) ? Number(key) : key));
    const changed = replaceAt({ ...business, ...others }, keys, value);
    const error = `${formatPath(['business', ...keys])} is ${JSON.stringify(value)}. Expected ${expected}.`;
    assert.equal(errorsIn({ business: changed }, BUSINESS), [error]);
  });

for (const change of [
  { pricesFrom: { repair: '$95 an hour', springs: '$1,150.50 plus parts', maintenance: 'free with a new door' } },
  { replyTime: 'Monday to Friday, within an hour' },
  { replyTime: 'Within an hour' },
  { warranty: { labor: 'LiftMaster’s 5 years', newSprings: '' }, maintenance: { homes: 'OSHA', businesses: 'Genie' } },
  { license: { issuer: '', number: 'ROC-217-4455' } },
  { license: { issuer: 'Texas Department of Licensing and Regulation', number: '' } },
  { license: { issuer: 'Contractors State License Board', number: '1077' }, owner: 'Owen Ownby' },
  { emergencyResponse: 'the early morning' },
  { warranty: { labor: 'a lifetime', newSprings: '10 years or 25,000 cycles' } },
  { maintenance: { homes: 'every-other-year', businesses: '' } },
  { maintenance: { homes: 'once-a-year', businesses: 'three-times-yearly' } },
  {
    languages: ['es-419', 'zh-Hans', 'sr-Latn-RS', 'hmn', 'tl'].map((language) => ({
      language,
      text: `Hi (${language})`,
    })),
  },
  { founded: String(Number(NEXT_YEAR) - 1) },
  { phone: '+12105550142', localPhone: '+18775550142' },
  { travelFee: 'free within 10 miles, then $2 a mile' },
  { visitPrice: { day: 'free with a repair', night: '$149 after 10 p.m.' } },
  { officeHours: 'Monday to Friday, 8 a.m. to 5 p.m. Closed on major holidays.' },
  { quotes: { ...quotes, fields: [field('action'), field('_next'), field('bot-field'), field('_email.subject')] } },
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
    ['AS', 'American Samoa', 'Pacific/Pago_Pago'],
    ['GU', 'Guam', 'Pacific/Guam'],
    ['MP', 'Northern Mariana Islands', 'Pacific/Saipan'],
  ] as const)
    for (const timeZone of timeZones) assert.equal(errorsInState(state, name, timeZone), [], timeZone);
});

test('rejects states with another name or time zone', () => {
  for (const [state, name, timeZone, error] of [
    ['IL', 'Texas', 'America/Chicago', 'stateName is "Texas". Expected Illinois, because state is IL.'],
    ['ZQ', 'Texas', 'America/Chicago', 'state is "ZQ". Expected the code of a US state, such as TX.'],
    ...['Central', 'EST', 'Europe/Berlin', 'America/Dallas', 'America/New_York'].map(
      (zone) =>
        [
          'IL',
          'Illinois',
          zone,
          `timeZone is "${zone}". Expected the IANA name of a time zone in Illinois, such as America/Chicago.`,
        ] as const,
    ),
  ] as const)
    assert.equal(errorsInState(state, name, timeZone), [error]);
});

test('rejects a position with one coordinate', () => {
  const { latitude: _, ...others } = { longitude: -98, ...business };
  const expected = 'business.latitude is missing. Expected both latitude and longitude, or neither.';
  assert.equal(errorsIn({ business: others }, BUSINESS), [expected]);
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
  const days = (days: string[], opens: string, closes: string) => days.map((day) => open(day, opens, closes));
  const BREAKS = [
    ...days(['Mo-Fr'], '08:00', '12:00'),
    ...days(['Mo-Fr'], '13:00', '17:00'),
    open('Sa', '09:00', '11:00'),
  ];
  for (const [list, text, short = ''] of [
    [days(['Mo-Su'], '00:00', '23:59'), '24 hours a day', '24/7'],
    [days(['Mo-Fr', 'Sa-Su'], '00:00', '23:59'), '24 hours a day', '24/7'],
    [days(['Su-Sa'], '07:00', '19:30'), '7 a.m. to 7:30 p.m., every day'],
    [days(['Mo-Su'], '08:00', '18:00'), '8 a.m. to 6 p.m., every day', '8 to 6'],
    [days(['Mo-Su'], '08:00', '23:59'), '8 a.m. to midnight, every day'],
    [BREAKS, '8 a.m. to noon and 1 p.m. to 5 p.m., Monday to Friday, and 9 a.m. to 11 a.m., Saturday'],
    [days(['Mo', 'We', 'Fr-Sa'], '09:00', '17:00'), '9 a.m. to 5 p.m., Monday, Wednesday, Friday and Saturday'],
    [days(['Sa', 'Su-Fr'], '08:00', '18:00'), '8 a.m. to 6 p.m., every day', '8 to 6'],
    [days(['Mo-Su'], '12:30', '17:00'), '12:30 p.m. to 5 p.m., every day'],
    [days(['Su-Th'], '00:00', '12:00'), 'midnight to noon, Sunday to Thursday'],
    [days(['Sa-Su'], '18:00', '23:59'), '6 p.m. to midnight, Saturday and Sunday'],
    [
      [open('Mo', '06:30', '15:30'), open('Tu-Fr', '07:00', '16:00'), open('Sa', '09:00', '12:00')],
      '6:30 a.m. to 3:30 p.m., Monday; 7 a.m. to 4 p.m., Tuesday to Friday; and 9 a.m. to noon, Saturday',
      '',
    ],
    [
      [open('Mo', '12:30', '17:00'), open('We', '00:00', '23:59')],
      '12:30 p.m. to 5 p.m., Monday, and all day, Wednesday',
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
  assert.is(describeHours(days, 'Fridays and holidays', 'Sunday by phone').closedText, 'Wednesday and Saturday');
  assert.is(describeHours(days, 'holidays', 'Weekends by phone').closedText, 'Wednesday and Friday');
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
    'up to 24 hours',
    '12–24 hours',
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

test('rejects a service with the id of a section or another option', () => {
  const service = { title: 'Gates', details: ['Hinges'] };
  for (const id of ['faq', 'emergency', 'other', 'menu']) {
    const [error, ...others] = errorsIn({ services: [{ ...service, id }] }, 'site/content/services.ts');
    assert.match(error!, `services[0].id ("Gates") is "${id}". Expected an unused id`);
    assert.equal(others, []);
  }
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

/** A metro area in places.ts and one of its places. */
const { metro, places } = placeGroups[0]!.parts[0]!;
const nearby = { ...places[0]!, city: 'Springfield' };
const { zip } = nearby;
const ALASKA = { lat: 71.29, lon: -156.79 };
const TEXAS = { lat: 29.46841, lon: -98.52889 };

test('rejects places with an invalid or duplicate ZIP code or position', () => {
  const expected: [place: object, field: string, error: string][] = [
    [{ zip: '7820' }, 'zip', '"7820". Expected five digits.'],
    [{ state: 'TC' }, 'state', '"TC". Expected the code of a US state, such as TX.'],
    [{ zip: '00001', ...TEXAS, lat: 98 }, 'lat', '98. Expected a latitude in the United States, from -15 to 72.'],
    [
      { zip: '00001', ...TEXAS, lon: 29 },
      'lon',
      '29. Expected a longitude in the United States, from -180 to -64, or from 144 to 147.',
    ],
    [ALASKA, 'zip', `"${zip}". Expected a ZIP code within 60 miles of lat and lon.`],
    [{ zip: '99723', ...ALASKA }, 'zip', `"99723". Expected a place within 100 miles of ${metro}.`],
    [{ zip: '00003' }, 'zip', '"00003". Expected a known ZIP code, but Springfield (00003) is outside the area of'],
    [{ zip: '00004', lat: TEXAS.lat }, 'lon', 'missing. Expected both lat and lon, or neither.'],
    [{ zip: '00002', ...TEXAS }, '', ''],
    [{ zip: '00002', ...TEXAS }, 'zip', '"00002". Expected a unique ZIP code and name, but an earlier entry has the'],
  ];
  const part = { metro, places: expected.map(([place]) => ({ ...nearby, ...place })) };
  const errors = errorsIn({ placeGroups: [{ ...placeGroups[0]!, parts: [part] }, ...placeGroups] }, PLACES).join('\n');
  assert.match(errors, 'Expected a unique id, but an earlier entry has the same one.');
  for (const [index, [, field, error]] of expected.entries())
    if (field) assert.match(errors, `.parts[0].places[${index}].${field} ("Springfield") is ${error}`);
});

test('accepts a town 40 miles from the center of its ZIP code, and coordinates on islands', () => {
  const [located] = places.filter(({ city }) => city === metro).flatMap((place) => locate(place));
  const errorsAt = (lat: number, lon: number) => {
    const part = { metro, places: [{ ...located!, area: 'Far', lat, lon }] };
    return errorsIn({ placeGroups: [{ ...placeGroups[0]!, parts: [part] }] }, PLACES);
  };
  assert.equal(errorsAt(located!.lat + 0.58, located!.lon), []);
  // In the Virgin Islands, American Samoa and Guam.
  for (const [lat, lon] of [
    [17.74, -64.7],
    [-14.32, -170.75],
    [13.45, 144.75],
  ] as const)
    assert.not.match(errorsAt(lat, lon).join(), 'in the United States');
});

test('rejects a group of places with the id of another part of the page', () => {
  for (const id of ['main', 'radius', 'near'])
    assert.match(
      errorsIn({ placeGroups: [{ ...placeGroups[0]!, id }] }, PLACES).join(),
      `is "${id}". Expected an unused id`,
    );
});

test('rejects a metro without places in the city itself', () => {
  const [group, ...groups] = placeGroups;
  const parts = group!.parts.map((part) => ({ ...part, metro: 'Huston' }));
  const errors = errorsIn({ placeGroups: [{ ...group!, parts }, ...groups] }, PLACES);
  for (const index of parts.keys()) assert.match(errors.join('\n'), `placeGroups[0].parts[${index}].metro`);
});

/** Fields that may be empty. */
const OPTIONAL =
  /^business\.(closedOn|hoursNote|replyTime|travelFee|repairTime|emergencyResponse|maintenance|license|insurance|guarantee|warranty|officeHours|visitPrice|payment|pricesFrom|reviewsUrl|localPhone|textPhone|founded|owner|ownerPhoto|email|address)\b/;

/** Values that are computed from the places, or that site/settings.ts checks. */
const UNCHECKED =
  /^(zipCounts|awayCities|edgeTowns|homeTowns|southToNorth)\b|^area\.groups\[\d+\]\.count$|^business\.quotes\.(endpoint|fields\[\d+\]\.value)/;

for (const { file, exports } of projectContent())
  test(`rejects empty strings and invalid numbers in each field of ${file}`, () => {
    const fieldOf = (path: string) => path.replace(/\[\d+\]/g, '');
    const filled = Array.from(entriesIn(exports)).filter(({ value }) => value !== '');
    // The entries of a list have the same checks, so only use the last one.
    const entries = new Map(filled.map((entry) => [fieldOf(formatPath(entry.keys)), entry]));
    for (const { keys, value } of entries.values()) {
      const path = formatPath(keys);
      if (!/^(string|number)$/.test(typeof value) || UNCHECKED.test(path)) continue;
      const wrong = typeof value === 'number' ? Number.NaN : '';
      if (wrong === '' && OPTIONAL.test(path)) continue;
      const errors = errorsIn(replaceAt(exports, keys, wrong), file);
      assert.ok(
        errors.some((line) => line.startsWith(path)),
        `${path} accepts "${wrong}"`,
      );
    }
  });
