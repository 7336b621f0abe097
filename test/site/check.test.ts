/** Tests the checks of business data, places and copy, and their error messages. */

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { business } from '../../site/business/business.ts';
import { ownerKind } from '../../site/business/facts.ts';
import { describeHours } from '../../site/business/openings.ts';
import { placeGroups } from '../../site/business/places.ts';
import { checkContent } from '../../site/checks/check.ts';
import { findRepeats, findSlips, outsideHours } from '../../site/checks/prose.ts';
import { entriesIn, formatPath, type Keys, stringsIn } from '../../site/checks/strings.ts';
import { warningsOf } from '../../site/checks/warnings.ts';
import { projectContent } from '../support/project-copy.ts';

const REVIEW = { name: 'Ann P.', location: 'Esko', rating: 5, text: 'Good work.', service: 'Gate Repair' };
const BUSINESS = 'site/business/business.ts';
const PLACES = 'site/business/places.ts';
const REVIEWS = 'site/content/testimonials.ts';

/** Returns the warnings about a file with the given exports, without the file name. */
const slipsOf = (exports: object, file = 'site/content/new.ts') =>
  [...findSlips(stringsIn([{ file, exports }])), ...findRepeats([{ file, exports }])].map((line) =>
    line.replace(`${file}: `, ''),
  );

const slipsIn = (text: string) => slipsOf({ text }).map((line) => line.replace('text ', ''));

/** Returns the errors of a file with the given exports, without the file name. */
const errorsIn = (exports: object, file = 'site/content/new.ts') =>
  checkContent([{ file, exports }]).map((line) => line.replace(`${file}: `, ''));

test("accepts the site's data and copy", () => assert.equal(checkContent(projectContent()), []));

test('reports no slip in plain text', () => {
  const texts = ['a <- b, 3 <4', 'And then...', 'HIC-0199', 'ROC-602-217-4455', '2022, 2023 and 2024', '78205-1234'];
  for (const text of [...texts, '$1,000–$2,000 in 2019–2023', 'Model 8500-2024', 'a/2105550199', 'TUE, WED, FRI, SAT'])
    assert.equal(slipsIn(text), [], text);
});

const PHONES =
  '2105550199,(800) 555-0199,1-800-555-0199,210.555.0199,(210)555-0199,210‑555‑0199,210 – 555 – 0199'.split(',');
const SLIPS = {
  'a space at the start or end': [' Rolls', 'Rolls\u00a0'],
  markup: ['Salt &amp; pepper', 'Some <b>bold</b> text'],
  'a tab, a line break, a double space or an invisible character': ['One  two', 'One\ntwo', 'So\u200bft'],
  'two periods in a row': ['In Shaker Hts..'],
  '${…} between quotes, which needs backticks': ['In ${city}'],
  'undefined, NaN, an object or a function in place of a text': [`${undefined} rolls`, `${{}}`, `Bake ${() => 2}`],
  'a phone number, which stays when business.phone changes': PHONES,
  'only capital letters': ['FREE QUOTES TODAY'],
};

for (const [slip, texts] of Object.entries(SLIPS))
  test(`warns about ${slip}, but accepts it`, () => {
    for (const text of texts) assert.equal([slipsIn(text), errorsIn({ hero: { text } })], [[`has ${slip}`], []], text);
  });

test('warns about a domain that is reserved for examples', () => {
  const isReserved = (origin: string) =>
    /business\.origin is/.test(warningsOf([], { origin, form: {}, hasExamples: false, missing: [] }).join());
  assert.equal(['https://www.example.com', 'https://www.myexample.com'].map(isReserved), [true, false]);
});

test('warns about a repeated list entry', () =>
  assert.equal(slipsOf({ rolls: ['rye', 'oat', 'rye'] }), ['rolls has "rye" twice']));

test('errors contain the names of list entries', () => {
  const menu = [{ title: 'Rye rolls', details: ['', 'So\vft'] }];
  assert.equal(errorsIn({ menu, search: { '/rolls': { title: ' ' } } }), [
    'menu[0].details[0] ("Rye rolls") is empty. Expected text.',
    'menu[0].details[1] ("Rye rolls") is "So\\u000bft". Expected text.',
    'search["/rolls"].title is " ". Expected text.',
  ]);
});

function replaceAt(value: any, [step, ...rest]: Keys, to: unknown): any {
  if (step === undefined) return to;
  const copy = Array.isArray(value) ? [...value] : { ...value };
  copy[step] = replaceAt(copy[step], rest, to);
  return copy;
}

const open = (days: string, opens: string, closes: string) => ({ days, opens, closes });
const keysOf = (path: string) => path.split('.').map((key) => (/^\d$/.test(key) ? Number(key) : key));
const NEXT_YEAR = String(new Date().getUTCFullYear() + 1);
const MILES = business.state === 'AK' ? 200 : 60;
const NO_OVERLAP = "hours that don't overlap with Mo-Fr, 08:00 to 18:00.";
const WEEK = open('Mo-Fr', '08:00', '18:00');
const REFUND = 'Satisfaction guaranteed: we refund the price';
const { quotes } = business;
const field = (name: string) => ({ name, value: '1' });
const withField = { quotes: { ...quotes, fields: [field('')] } };
const onSunday = { hours: [{ ...business.hours[0], days: 'Su' }] };
const [AWAY] = ['IL', 'OH'].filter((state) => state !== business.state);
const ILLINOIS = 'the IANA name of a time zone in Illinois, such as America/Chicago';
const inOhio = { address: { zip: '76701', state: 'OH' } };
const withLicense = { licenses: [{ issuer: '', number: '' }] };

/** Invalid values in the business data, the start of the rule, and other values that they need. */
const BUSINESS_ROWS: readonly (readonly [path: string, values: unknown, expected: string, others?: object])[] = [
  ['rating', 0, 'a number from 1 to 5', { reviews: 9 }],
  ['phone', ['800-CALL-NOW', '+1911555DOOR'], '+1 and ten digits or letters, such as +12105550100 or +1210555DOOR'],
  ['reviews', 0.5, 'a whole number of 0 or more', { rating: 5 }],
  ['yearsCombined', 1985, 'the sum of all years on the job'],
  ['shortName', 'Cedar Bend', 'the first words of business.name', { name: 'Cedar Bendix, LLC' }],
  ['city', 'Nowhere', 'a city that is a metro in site/business/places.ts'],
  ['latitude', 68, `coordinates within ${MILES} miles of a ${business.city} ZIP code`, { longitude: -150 }],
  ['state', 'ZQ', 'the code of a US state, such as TX'],
  ['city', business.city, `a city in ${AWAY}. In ${PLACES}, ${business.city} (`, { state: AWAY }],
  ['timeZone', ['Central', 'America/New_York', 'America/Regina'], ILLINOIS, { state: 'IL' }],
  ['founded', ['09', '20090', 'May 2009'], 'a year, such as 2009'],
  ['founded', NEXT_YEAR, 'a year that has begun. Leave it out until then'],
  ['emergencyResponse', '1 hour', `an empty text ('') without an emergencyService`, { emergencyService: false }],
  ['ownerPhoto', '/owner.jpg', `an empty text ('') without an owner`, { owner: '' }],
  ['languages.0.language', 'es-mx', 'a language tag, such as es, es-MX or zh-Hans', { languages: [{ text: 'Hola' }] }],
  ['languages.1.text', 'Hola', 'a unique text', { languages: [{ language: 'es', text: 'Hola' }, { language: 'pt' }] }],
  ['profiles.0', 'reviews.example/us', 'a URL that begins with https://', { profiles: [''] }],
  ['textPhone', ['210-555-0100', '+1210-555-0100', 'yes'], '+1 and ten digits or letters'],
  ['localPhone', business.phone, "a number other than phone, or ''"],
  ['pricesFrom.repair', ['$0', '$1,29', '$89–$99'], "an amount such as $189 or $95 an hour, or 'free' or 'quote'"],
  ['visitPrice.day', ['49', '$0', 'Free'], "'free', or an amount such as $49"],
  ['radiusMiles', [1, 501], 'a number from 2 to 500'],
  ['priceRange', ['cheap', '$$$$$'], '$ to $$$$'],
  ['insurance', ['none', 'Not insured.', 'not required', 'Yes', '–'], "the words to show, or '' if there's none"],
  ['licenses.0.number', ['N/A', 'pending', 'exempt'], 'the words to show', withLicense],
  ['travelFee', ['None', 'tbd', 'TBA'], "'none', or the fee, such as $39"],
  ['address.street', ['P.O. Box 9', 'Post Office Box 9', 'POB 9', 'Box 9'], 'a street, because a PO box is no shop'],
  ['address.street', ['9 Oak 76701', `9 Oak, ${business.city}`, '9 Oak, OH', '9 Oak, Ohio'], 'only the street', inOhio],
  ['address.zip', ['7820', '782011'], 'five digits, or nine with a hyphen'],
  ['address.city', ['Waco, TX', 'Waco, Texas', 'Waco TX'], 'only the city or town, because `state` has the state'],
  ['ownerPhoto', '/IMG_12.HEIC', 'an AVIF, JPG, PNG or WebP such as /owner.jpg'],
  ['email', ['info@example', 'ann’s@example.com'], 'an email address, such as info@example.com'],
  ['closedOn', ['Easter, Sun.', 'Easter & Sun.', 'Easter/Sun.'], 'no Sun., because hours has that day', onSunday],
  ['hours.0.days', 'Mo–Fr', 'a day or a range with a hyphen, such as Sa or Mo-Fr', { closedOn: 'holidays' }],
  ['hours.0.opens', ['24:00', '7:00', '12:60'], 'a time with two-digit hours, from 00:00 to 23:59'],
  ['hours.0.closes', '00:00', 'a time other than opens', { hours: [{ days: 'Su', opens: '00:00' }] }],
  ['hours.1.days', 'We', NO_OVERLAP, { hours: [WEEK, open('', '10:00', '12:00')] }],
  ['hours.1.days', 'Su', NO_OVERLAP, { hours: [WEEK, open('', '22:00', '09:00')] }],
  ['quotes.honeypot', 'reset', "a name such as _gotcha that isn't a field of the form (name, phone, city"],
  ['quotes.fields.0.name', 'elements', 'a name such as _gotcha', withField],
  ['quotes.fields.0.name', quotes.honeypot, 'a name that no other hidden field has', withField],
];

for (const [path, values, sentence, others] of [
  ['visitPrice.day', ['free on-site estimates', '$49 trip fee'], 'The visit costs $49'],
  ['pricesFrom.repair', ['$95 and up', 'free quote'], 'from $95 an hour'],
  ['insurance', ['Fully bonded', 'bonded, not insured', 'Yes, $1 million'], '$1 million in liability insurance'],
  ['guarantee', ['Satisfaction guaranteed.', '100% satisfaction guarantee', 'Yes, always'], REFUND],
  ['owner', ['family-owned', 'by Al Ruiz', 'Al Ruiz, owner and lead tech'], 'Owned by Al Ruiz'],
  ['repairTime', ['45', '1-2', 'One hour', 'an hour.', '1 hours', 'We take 1 hour'], 'Most repairs take 1-2 hours'],
  ['payment', ['Accepting cards', 'All cards', 'Cash, Visa', 'Visa accepted.', 'loans available'], 'We accept checks'],
  ['closedOn', ['CLOSED Sundays', 'Closed on Sunday', 'Major holidays'], 'Closed: major holidays'],
  ['officeHours', ['Business hours: 8 to 5', 'Weekdays, 8 to 5'], 'Business hours: weekdays, 8 a.m. to 5 p.m.'],
  ['travelFee', ['39', 'No travel fee', '$39 trip fee', 'waived'], 'Travel fee: $39'],
  ['emergencyResponse', ['the same day', 'next day', 'by 5'], 'Help typically arrives in 1-2 hours'],
  ['replyTime', ['typically within 1 day', 'up to 2 hours', 'one day or less'], 'We typically respond within 1 hour'],
  ['warranty.labor', ['1-year', 'one-year', '1', '2 year', '2 years labor and parts'], 'We cover it for 1 year'],
  ['maintenance.homes', ['6 months', 'every 6 months', 'twice a year', '2x a year', 'in fall'], 'annual service'],
  ['licenses.0.issuer', ['Ohio license', 'Reg. 12', 'None required'], 'City of Waco license 12-345', withLicense],
] as const)
  for (const value of [values].flat())
    test(`warns about ${JSON.stringify(value)} as business.${path}, but accepts it`, () => {
      const keys = keysOf(path);
      const changed = { business: replaceAt({ ...business, ...others }, keys, value) };
      const slip = `${formatPath(['business', ...keys])} has "${value}", which may not fit into "${sentence}"`;
      assert.equal([slipsOf(changed, BUSINESS), errorsIn(changed, BUSINESS)], [[slip], []]);
    });

for (const change of [
  { pricesFrom: { repair: '$95/hr', springs: '$1,150.50, both', openers: '$349 (2 doors)', gates: 'free with one' } },
  { licenses: [{ issuer: 'Texas Department of Licensing and Regulation', number: '', kind: 'registration' }] },
  { warranty: { labor: '2 years, parts included', newSprings: '10 years or 25,000 cycles' } },
  { languages: ['es-419', 'zh-Hans', 'sr-Latn-RS', 'hmn'].map((language) => ({ language, text: language })) },
  { hours: [open('Mo-Fr', '12:00', '18:00'), open('Mo-Fr', '08:00', '12:00')] },
  { hours: [open('Fr-Sa', '18:00', '02:00'), open('Su', '02:00', '09:00')] },
  { founded: String(Number(NEXT_YEAR) - 1), address: { street: `12 ${business.city} St.`, zip: '78205-1234' } },
  { pricesFrom: { repair: '$89+tax', springs: '$89 — parts', openers: '$89 Mon–Fri', gates: '$75 1st hour' } },
  { insurance: 'Bonded and insured', guarantee: 'No fix, no fee.', replyTime: 'at 5 p.m.', repairTime: '1.5 hours' },
  { visitPrice: { day: 'free with a repair', night: '$149 after 10 p.m.' }, repairTime: '1/2 hour' },
  { emergencyResponse: 'OSHA’s 2 hours', replyTime: 'Monday to Friday, by 5 p.m.', hoursNote: 'Yes, on Sundays' },
  { payment: 'Cash App and all cards', travelFee: 'free within 10 miles, then $2 a mile', reviews: 0, rating: 0 },
  { officeHours: 'Monday to Friday, 8 a.m. to 5 p.m. Closed on major holidays.' },
  { quotes: { ...quotes, fields: ['action', '_next', 'bot-field', '_email.subject'].map(field) } },
])
  test(`accepts ${JSON.stringify(change)} without a warning`, () => {
    const errors = errorsIn({ business: { ...business, ...change } }, BUSINESS);
    assert.equal([errors, slipsOf({ business: change }, BUSINESS)], [[], []]);
  });

test('rejects a position with one coordinate', () => {
  const expected = 'business.latitude is missing. Expected both latitude and longitude, or neither.';
  const { latitude: _, ...others } = { longitude: -98, ...business };
  assert.equal(errorsIn({ business: others }, BUSINESS), [expected]);
});

test('formats business hours', () => {
  const BREAKS = [open('Mo-Sa', '08:00', '12:00'), open('Mo-Fr', '13:00', '17:00')];
  const ALL_DAY = [open('Mo', '12:30', '17:00'), open('We', '00:00', '23:59')];
  const THREE = [open('Mo', '06:30', '15:30'), open('Tu-Fr', '07:00', '16:00'), open('Sa', '09:00', '12:00')];
  for (const [list, text, short = '', closedOn = ''] of [
    [[open('Mo-Su', '00:00', '23:59')], 'day and night, every day except Dec. 25', '', 'Dec. 25.'],
    [[open('Mo-Fr', '00:00', '23:59'), open('Sa-Su', '00:00', '23:59')], '24 hours a day', '24/7'],
    [[open('Sa', '08:00', '18:00'), open('Su-Fr', '08:00', '18:00')], '8 a.m. to 6 p.m., every day', '8 to 6'],
    [[open('Mo-Su', '08:00', '23:59')], '8 a.m. to midnight, every day'],
    [BREAKS, '8 a.m. to noon and 1 p.m. to 5 p.m., Monday to Friday, and 8 a.m. to noon, Saturday'],
    [[open('Fr', '09:00', '17:00'), open('Su-Th', '09:00', '17:00')], '9 a.m. to 5 p.m., Sunday to Friday'],
    [ALL_DAY, '12:30 p.m. to 5 p.m., Monday, and day and night, Wednesday'],
    [THREE, '6:30 a.m. to 3:30 p.m., Monday; 7 a.m. to 4 p.m., Tuesday to Friday; and 9 a.m. to noon, Saturday'],
  ] as const) {
    const hours = describeHours(list, closedOn);
    assert.equal([hours.text, hours.short, hours.opensInMorning], [text, short, list !== ALL_DAY]);
    assert.is(outsideHours(hours.text, hours), undefined, 'outsideHours accepts the formatted hours');
  }
});

test('formats opening times after breaks, in any order', () => {
  const days = [open('Mo-Tu', '13:00', '17:00'), open('Mo-Tu', '08:00', '12:00'), open('Th', '08:00', '12:00')];
  const { opensText, byDays } = describeHours(days);
  const expected = 'at 8 a.m. and 1 p.m., Monday and Tuesday, and at 8 a.m., Thursday';
  assert.equal([opensText, byDays[0]!.span], [expected, '8 to 5']);
  const late = describeHours([open('Tu-We', '08:00', '17:00'), open('Th-Fr', '08:00', '20:30')]);
  assert.equal([late.opensText, late.byDays[1]!.span], ['at 8 a.m., Tuesday to Friday', '8 a.m. to 8:30 p.m.']);
  assert.is(describeHours([open('Mo-Fr', '00:00', '23:59')]).opensText, 'day and night, Monday to Friday');
  const night = [open('Mo-Su', '00:00', '06:00'), open('Mo-Su', '18:00', '23:59')];
  assert.match(JSON.stringify(describeHours(night)), /"span":"6 p\.m\. to 6 a\.m\.".*"from":"18:00","to":"24:00"/);
});

test('formats closed days that neither closedOn nor the note has', () => {
  const closedText = (...words: string[]) =>
    describeHours([open('Mo-Tu', '08:00', '12:00'), open('Th', '08:00', '12:00')], ...words).closedText;
  assert.is(closedText('Easter Sunday', 'Holiday weekends by phone'), 'Wednesday and Friday to Sunday');
  assert.is(closedText('Fridays and Labor Day weekend', 'Weekends by phone'), 'Wednesday');
  for (const note of ['Other days by phone', 'Wed.–Sun. by phone', 'all day wednesday through SUNDAYS', 'M-F, Sa & Su'])
    assert.is(closedText('', note), '', note);
});

test('recognizes several owners and companies', () => {
  for (const owner of ['Luis y Ana Garcia', 'The Ruiz Bros.', 'a father-daughter team', 'husband-and-wife', 'A & B'])
    assert.is(ownerKind(owner), 'several', owner);
  for (const owner of ['Ruiz & Sons, Inc.', 'Ruiz & Co., LLC', 'Guild Group']) assert.is(ownerKind(owner), 'company');
  assert.equal(['Al Ruiz, nurse and veteran', 'Ana Ruiz, PhD', ''].map(ownerKind), ['person', 'person', '']);
});

test('finds phrases and times that contradict the business hours', () => {
  const daytime = describeHours([open('Mo-Su', '07:00', '19:00')]);
  const evening = describeHours([open('Mo-Su', '18:00', '02:00')]);
  const phrases =
    '24/7,24-hour,365 days a year,any time,round-the-clock,after-hours,holidays,tonight,overnight,all night,' +
    'until morning,day or night,at night,nights,midnight,2 a.m.,10 pm,12:30 a.m.,6:59 a.m.,7:01 PM';
  for (const phrase of phrases.split(','))
    assert.match(outsideHours(`We come ${phrase} or later`, daytime) ?? '', phrase.replace(/\.$/, ''));
  for (const text of ['at 7 a.m.', 'a night light', '25 am radios', 'noon', 'within 24 hours', '12–24 hours'])
    assert.is(outsideHours(text, daytime), undefined, text);
  for (const text of ['at 7 a.m.', 'by 2:01 a.m.', '5 p.m.']) assert.ok(outsideHours(text, evening), text);
  for (const text of ['at 2 a.m.', 'by 6 p.m.', '12 a.m.', 'tonight'])
    assert.is(outsideHours(text, evening), undefined, text);
});

test('accepts sentences that deny service outside the hours', () => {
  const daytime = describeHours([open('Mo-Fr', '08:00', '17:00')]);
  const denials = ['Closed on major holidays.', 'No after hours calls.', 'Holidays: closed.', 'We never work nights.'];
  for (const text of [...denials, 'We don’t answer at night.', 'We’re not a 24/7 shop.', 'Daily, except holidays.'])
    assert.is(outsideHours(text, daytime), undefined, text);
  assert.is(outsideHours('We’re not a call center. Call us 24/7.', daytime), '24/7');
});

const { metro, places } = placeGroups[0]!.parts[0]!;
const nearby = { ...places[0]!, city: metro };
const [GROUP] = placeGroups;
/** A group with one place that the first group doesn't have. */
const OTHER = { ...GROUP!, parts: [{ metro, places: [{ ...nearby, area: 'E St.' }] }] };

const FAQ = 'site/content/faq.ts';
const SERVICES = 'site/content/services.ts';
const DOORS = 'site/content/doors.ts';
const GATES = { id: 'gates', title: 'Gates', details: ['Hinges'] };
const IDS = 'faq emergency other menu main quote services symptoms why cutaway door-panel part-1 symptom-1 24-gates';

for (const [file, exports, path, values, expected] of [
  ...BUSINESS_ROWS.map(
    ([path, values, expected, others]) =>
      [BUSINESS, { business: { ...business, ...others } }, `business.${path}`, values, expected] as const,
  ),
  [REVIEWS, { testimonials: [REVIEW] }, 'testimonials.0.rating', [0, 6], 'a number from 1 to 5'],
  [REVIEWS, { testimonials: [REVIEW] }, 'testimonials.0.praise', ['Never said.'], 'a sentence from the review, word'],
  [REVIEWS, { testimonials: [REVIEW] }, 'testimonials.0.lead', ['Never said.'], 'a sentence from the review, word'],
  [REVIEWS, { testimonials: [REVIEW, REVIEW] }, 'testimonials.1.text', [REVIEW.text], 'a unique text'],
  [FAQ, { faq: [{ question: 'Why?' }] }, 'faq.0.answer', [[]], 'at least one entry'],
  [FAQ, { faq: [{ question: 'Why?', answer: ['So.'] }, { answer: ['No.'] }] }, 'faq.1.question', ['Why?'], 'a unique'],
  [SERVICES, { services: [GATES] }, 'services.0.id', IDS.split(' '), 'an unused id'],
  [SERVICES, { services: [GATES, { ...GATES, title: 'Doors' }] }, 'services.1.id', ['gates'], 'a unique id'],
  [SERVICES, { services: [GATES, { ...GATES, id: 'doors' }] }, 'services.1.title', ['Gates'], 'a unique title'],
  // Browsers would draw these colors black.
  [DOORS, { doors: { color: [{}] } }, 'doors.color.0.color', ['#2f4f3', '#2f4f3a9'], 'a color such as #2f4f3a'],
  [PLACES, { placeGroups: [OTHER] }, 'placeGroups.0.id', ['radius', 'near-78258', 'zip', 'places'], 'an unused id'],
  [PLACES, { placeGroups: [OTHER] }, 'placeGroups.0.intro', [''], 'text'],
  [PLACES, { placeGroups: [OTHER] }, 'placeGroups.0.parts.0.places.0.area', [''], 'text'],
  [PLACES, { placeGroups: [GROUP, OTHER] }, 'placeGroups.1.id', [GROUP!.id], 'a unique id'],
  [PLACES, { placeGroups: [OTHER] }, 'placeGroups.0.parts.0.metro', ['Huston'], 'a city with at least one place'],
] as const)
  for (const value of [values].flat())
    test(`rejects ${JSON.stringify(value)} as ${path}`, () => {
      const start = formatPath(keysOf(path));
      const errors = errorsIn(replaceAt(exports, keysOf(path), value), file).filter((line) => line.startsWith(start));
      assert.is(errors.length, 1, errors.join('\n'));
      assert.match(errors[0]!, `. Expected ${expected}`);
    });

test('accepts reviews with one to five stars, and the same words from several customers', () => {
  const testimonials = [1, 2, 3, 4, 5].map((rating) => ({ ...REVIEW, language: 'es', name: `Bo ${rating}.`, rating }));
  assert.equal(errorsIn({ testimonials }, REVIEWS), []);
});

test('accepts colors of doors with uppercase or three digits', () =>
  assert.equal(errorsIn({ doors: { color: [{ color: '#2F4F3A' }, { color: '#fff' }] } }, DOORS), []));

test("reports no slips in a review's text", () => {
  const text = 'GREAT SERVICE!!  They answer 24/7 it seems, even at night. Call 210 555 0100';
  assert.equal(slipsOf({ testimonials: [{ ...REVIEW, text, praise: '24/7' }] }, REVIEWS), []);
});

const ALASKA = { lat: 71.29, lon: -156.79 };
const TEXAS = { lat: 29.46841, lon: -98.52889 };

test('rejects places with an invalid or duplicate ZIP code or position', () => {
  const expected: [place: object, field: string, error: string][] = [
    [{ zip: '7820' }, 'zip', '"7820". Expected five digits.'],
    [{ state: 'TC' }, 'state', '"TC". Expected the code of a US state, such as TX.'],
    [{ zip: '00001', ...TEXAS, lat: 98 }, 'lat', '98. Expected a latitude in the United States, from -15 to 72.'],
    [{ zip: '00001', ...TEXAS, lon: 29 }, 'lon', '29. Expected a longitude in the United States, from -180 to -64'],
    [ALASKA, 'zip', `"${nearby.zip}". Expected a ZIP code within ${MILES} miles of lat and lon.`],
    [{ zip: '99723', ...ALASKA, lat: 61 }, 'zip', `"99723". Expected a place within 100 miles of ${metro}. If`],
    [{ zip: '00003' }, 'zip', `"00003". Expected a known ZIP code, but ${metro} (00003) is outside the area of`],
    [{ zip: '00004', lat: TEXAS.lat }, 'lon', 'missing. Expected both lat and lon, or neither.'],
    [{ zip: '00002', ...TEXAS }, '', ''],
    [{ zip: '00002', ...TEXAS }, 'zip', '"00002". Expected a unique ZIP code and name, but an earlier entry has the'],
  ];
  const part = { metro, places: expected.map(([place]) => ({ ...nearby, ...place })) };
  const errors = errorsIn({ placeGroups: [{ ...placeGroups[0]!, parts: [part] }, ...placeGroups] }, PLACES).join('\n');
  for (const [index, [, field, error]] of expected.entries())
    if (field) assert.match(errors, `.parts[0].places[${index}].${field} ("${metro}") is ${error}`);
});

test('rejects empty strings and invalid numbers in each required field of the business', () => {
  // site/settings.ts checks the endpoint and the values of hidden fields.
  const isOptional =
    /\.(closedOn|hoursNote|replyTime|travelFee|repairTime|emergencyResponse|maintenance|licenses|insurance|guarantee|warranty|officeHours|visitPrice|payment|pricesFrom|reviewsUrl|localPhone|textPhone|founded|owner|ownerPhoto|email|address|endpoint|value)\b/;
  for (const { keys, value } of entriesIn({ business })) {
    const path = formatPath(keys);
    if (!/^(string|number)$/.test(typeof value) || isOptional.test(path)) continue;
    const wrong = typeof value === 'number' ? Number.NaN : '';
    const errors = errorsIn({ business: replaceAt(business, keys.slice(1), wrong) }, BUSINESS);
    assert.match(`\n${errors.join('\n')}`, `\n${path}`, `${path} accepts "${wrong}"`);
  }
});
