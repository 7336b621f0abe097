/** Sentences follow the facts: pages leave out what the company doesn't offer or state. */

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { business } from '../../site/business/business.ts';
import { takesQuotes } from '../../site/business/facts.ts';
import { phoneText } from '../../site/business/phone.ts';
import { placeGroups } from '../../site/business/places.ts';
import { doors } from '../../site/content/doors.ts';
import { offers, services } from '../../site/content/services.ts';
import { allTextOf, type BuiltSite, PATHS, parseHtml, textOf, textsOf } from '../support/built-site.ts';
import {
  buildEdited,
  type Edit,
  field,
  isSample,
  list,
  WITHOUT_PROMISES,
  withoutService,
} from '../support/edit-project.ts';

const cache = new Map<string, string>();
/** Returns a page's texts except for customers' reviews, safety warnings and names of places. */
async function wordsOn(path: string, { html, dist }: BuiltSite): Promise<string> {
  const document = parseHtml(await html(path));
  const others = '.review, .review-topics, .praise, .home-quote, .warning, .places, svg text, style, [http-equiv]';
  for (const element of Array.from(document.querySelectorAll(others))) element.remove();
  const words = await allTextOf({ document: async () => document }, path);
  cache.set(dist + path, words);
  return words;
}

const wordsOf = async (site: BuiltSite): Promise<string> =>
  (await Promise.all(PATHS.map((path) => wordsOn(path, site)))).join('\n');

/** Traces of a missing value. */
const GAPS = /undefined|\.\.(?!\.)| [.,]|\band [.,]|carry the that|\bin \./;

/** Words that pages must not have without a service. */
const SOLD: Readonly<Record<string, RegExp>> = {
  installation: /new (garage )?doors?\b(?! noise)|door installation(?! and repair)/i,
  openers: /opener (repair|brands|parts|installation)|openers?,|wall-mount openers\b(?! in)|Dead opener/i,
  springs: /spring (replacement|snapped|is broken)|Broken spring\?|A spring has snapped/i,
  maintenance: /maintenance|how often should/i,
  commercial: /commercial|businesses|warehouse|loading dock/i,
};

/** Groups of services to leave out, so that there are fewer builds. */
const LEFT_OUT = [
  ['commercial', 'repair'],
  ['springs', 'openers'],
  ['installation', 'maintenance'],
].map((ids) => services.filter(({ id }) => ids.includes(id)));

for (const left of LEFT_OUT.filter(({ length }) => length > 0 && length < services.length))
  test(`without ${left.map(({ id }) => id).join(' and ')}, no page offers it or links to it`, async () => {
    const site = await buildEdited(...left.map(({ id }) => withoutService(id)));
    const words = await wordsOf(site);
    for (const { id, title } of left) {
      assert.not.ok(textsOf(await site.document('/services'), '.service h3').includes(title));
      for (const link of [`/services#${id}`, `/contact#quote-${id}`]) assert.not.match(words, `${link}\n`);
      if (isSample && SOLD[id]) assert.is(SOLD[id].exec(words), null);
    }
    assert.not.match(words, GAPS);
  });

test('with a single service that no text mentions, no list or sentence has a gap', async () => {
  const [first, ...others] = services;
  const own = ['site/content/services.ts', `id: '${first!.id}'`, "id: 'awnings'"] as const;
  const site = await buildEdited(own, ...others.map((service) => withoutService(service.id)));
  assert.not.match(await wordsOf(site), GAPS);
  for (const path of PATHS)
    for (const list of (await site.document(path)).querySelectorAll('main ul, main ol'))
      assert.ok(list.children.length > 0, path);
});

const hoursOf = (days: string[], ...times: [opens: string, closes: string][]) =>
  JSON.stringify(days.flatMap((days) => times.map(([opens, closes]) => ({ days, opens, closes }))));
const ONE_PLACE = placeGroups
  .flatMap(({ parts }) => parts)
  .filter(({ metro }) => metro === business.city)
  .map((part) => ({ ...part, places: part.places.filter(({ city }) => city === business.city).slice(0, 1) }))
  .slice(0, 1);
const TOWN = { id: 'town', name: 'Town', intro: 'Here.', parts: ONE_PLACE };
const AWAY = placeGroups.filter(({ parts }) => parts.every(({ metro }) => metro !== business.city));
const PLACEHOLDER = 'site/business/business.ts: business.phone is +18005550142';

/** Builds a site once for all tests. */
function builtOnce(edits: readonly Edit[]): () => Promise<BuiltSite> {
  let site: Promise<BuiltSite> | undefined;
  return () => (site ??= buildEdited(...edits));
}

/** A company that states as little as possible. */
const silentSite = builtOnce([
  field('emergencyService', 'false'),
  field('emergencyResponse', "''"),
  field('travelFee', "''"),
  field('visitPrice', "{ day: '$49', night: '' }"),
  field('languages', "[{ language: 'es-MX', text: 'Hola' }, { language: 'fr', text: 'On parle français' }]"),
  field('replyTime', "''"),
  field('reviews', '0'),
  field('yearsCombined', '0'),
  field('reviewsUrl', "''"),
  list('site/business/places.ts', 'placeGroups', [TOWN]),
  field('radiusFrom', "'places'"),
  field('radiusMiles', '18'),
  field('repairTime', "''"),
  field('owner', "'The Ruiz brothers'"),
  field('ownerPhoto', "''"),
  field('maintenance', "{ homes: '', businesses: '' }"),
  list('site/content/testimonials.ts', 'testimonials', []),
  field('hours', hoursOf(['Mo-Fr'], ['08:00', '12:00'], ['13:00', '17:00'])),
  field('officeHours', "''"),
  field('closedOn', "'between December 24 and January 2'"),
  field('hoursNote', "'Saturday by appointment, until 8 p.m. in winter'"),
  field('confirmed', JSON.stringify([PLACEHOLDER, 'old line'])),
  field('quotes', JSON.stringify({ ...business.quotes, fields: [{ name: 'access_key', value: 'KEY' }] })),
  field('phone', "'+18005550142'"),
  field('localPhone', "'+12105550142'"),
  field('textPhone', "'+12105550199'"),
  field('address', "{ street: '9 Oak St.', zip: '78201' }"),
  ['site/business/business.ts', / {2}latitude: .*\n {2}longitude: .*\n|$/, ''],
]);

const DOORS = 'site/content/doors.ts';
const [REMOVED, PRICED] = doors.style.options;

/** A company with other facts than most. */
const otherSite = builtOnce([
  [DOORS, new RegExp(`\\n *\\{ id: '${REMOVED!.id}', [^\\n]*`), ''],
  [DOORS, `name: '${PRICED!.name}'`, `name: '${PRICED!.name}', price: 'from $1,450'`],
  field('name', JSON.stringify(`${business.shortName}, Co.`)),
  field('hours', hoursOf(['Mo', 'We', 'Fr', 'Su'], ['13:00', '19:30'])),
  field('emergencyResponse', "''"),
  list('site/business/places.ts', 'placeGroups', [TOWN, ...AWAY]),
  field('travelFee', "'$39'"),
  field('maintenance', "{ homes: 'annual', businesses: 'annual' }"),
  field('localPhone', "'+18775550142'"),
  field('textPhone', "'same'"),
  field('yearsCombined', '11'),
  field('radiusFrom', "'shop'"),
  field('closedOn', "'major holidays'"),
  field('owner', "'Ana and Sam Reed Jr.'"),
  field('replyTime', "'by 9 a.m.'"),
  field('repairTime', "'under 90 min.'"),
  field('reviews', '1205'),
  field('visitPrice', "{ day: 'free', night: '$79, waived with a repair' }"),
  ...WITHOUT_PROMISES,
  field('guarantee', "'We call it “no fix, no pay.”'"),
  field('license', "{ issuer: '', number: 'PA012345', kind: 'registration' }"),
]);

const RADIUS = ['/', '/service-areas', '/contact'];
/** Pages of the silent company. */
const SILENT = PATHS.filter((path) => !['/emergency', '/testimonials'].includes(path));
/** Pages that have the radius and the travel fee. */
const AREA = ['/', '/emergency', '/service-areas', '/contact'].filter((path) => PATHS.includes(path));
const LUNCH = '8 a.m. to noon and 1 p.m. to 5 p.m., Monday to Friday.';
const CLOSED =
  'Closed Sunday.\nClosed between December 24 and January 2.\nSaturday by appointment, until 8 p.m. in winter.';
const ALL_DAY = /24\/7|holidays (?!\.)\w|including holidays/i;
const FROM_SHOP = /miles? (radius )?(of|from|around) (our shop|any of our shops)/;
const FROM_PLACES =
  /(each|every|a) service location|around each|every city we list|any city on the list|a listed city|from downtown/;
const ANY = '';
const OTHERS = AWAY.length > 0 ? /Plus \d+ ZIP codes? around/ : ANY;
const EQUAL_INTERVAL =
  offers('maintenance') && offers('commercial') && isSample ? 'Commercial doors also need annual service.' : ANY;
const INTERVAL = offers('maintenance') && isSample ? 'With regular service, we catch worn parts' : ANY;

/** Words that each of some pages has, and words that none of them has. */
for (const [rule, site, paths, present, absent] of [
  ['without emergency service, no page offers it', silentSite, SILENT, ANY, /emergency(?! release)/i],
  ['without reviews, no page mentions them', silentSite, SILENT, ANY, /testimonials|\breviews?\b(?! your)/i],
  ['without reviews, no page has a rating', silentSite, SILENT, ANY, /AggregateRating|\/5 stars|out of 5/i],
  // Another business may have copy of its own.
  ['without a reply time, no page has one', silentSite, SILENT, ANY, isSample && /typically respond|usually \./i],
  ['without years of experience, no page has them', silentSite, SILENT, ANY, /combined experience/i],
  ['without a statement about travel fees, no page has one', silentSite, SILENT, ANY, /travel fee|surcharge/i],
  ['hours with a lunch break name each day once', silentSite, SILENT, `We answer ${LUNCH}`],
  ['a second number can be toll-free', otherSite, ['/contact'], 'Toll-free: (877) 555-0142'],
  ['a second number is local next to a toll-free one', silentSite, ['/contact'], 'Local: (210) 555-0142'],
  ['closed days without appointments and exceptions have a line each', silentSite, ['/contact'], CLOSED],
  ['a visit with one price by day has one sentence', silentSite, ['/'], 'The visit costs $49.'],
  ['a single place is the center of the radius', silentSite, RADIUS, `of ${business.city}`, FROM_PLACES],
  ['the radius has the article of its number', silentSite, RADIUS, 'an 18-mile radius', /\ba 18/],
  ['a single place is not called several', silentSite, ['/service-areas'], ANY, isSample && /every city/],
  ['with few places, the others have a count of ZIP codes', otherSite, ['/service-areas'], OTHERS],
  ['without a repair time, no page has one', silentSite, SILENT, ANY, /repairs take|repair take\?/],
  ['without a service interval, no question is about it', silentSite, ['/services'], INTERVAL, /be serviced\?/],
  ['homes and businesses can have the same service interval', otherSite, ['/services'], EQUAL_INTERVAL],
  ['brothers have the initial of their name', silentSite, ['/'], 'RThe Ruiz brothers Owners'],
  ['without a response time, no page has one', otherSite, PATHS, ANY, /typically (there|arrives|at your door)/],
  ['without a response time, no sentence has a gap', otherSite, PATHS, ANY, GAPS],
  ['a travel fee replaces every sentence without one', otherSite, AREA, 'Travel fee: $39.', /no travel fee|one price/i],
  ['text messages can go to the phone number', otherSite, ['/contact'], `sms:${business.phone}?`, 'sms:same'],
  ['a business that closes on holidays is not open 24/7', otherSite, PATHS, ANY, ALL_DAY],
  ['the contact page names holidays', otherSite, ['/contact'], 'Closed on major holidays.'],
  ['without hours in the morning, no page suggests a call', otherSite, PATHS, ANY, /call in the morning|by dinner/i],
  ['years that are no multiple of five are exact', otherSite, ['/'], '11 years combined experience'],
  ['exact years have no plus sign', otherSite, PATHS, ANY, /11\+|over 11/i],
  ['a radius around the shop is on every page that has it', otherSite, AREA, FROM_SHOP, FROM_PLACES],
  ['a name with a period ends its sentence', otherSite, PATHS, ', Co. All rights reserved.', /\.\.(?!\.)/],
  ['a guarantee that ends with a quote has one period', otherSite, ['/'], 'We call it “no fix, no pay.”', 'pay.”.'],
  ['a registered company is not licensed', otherSite, ['/'], 'Registration PA012345', /\blicensed?\b/i],
  ['a reply time with a period has no second one', otherSite, ['/contact'], takesQuotes ? 'respond by 9 a.m.' : ANY],
  [
    'prices of a visit with a condition have a sentence each',
    otherSite,
    ['/'],
    'is free. At night, it costs $79, waived',
  ],
  ['a review count has a comma after its thousands', otherSite, ['/'], '1,205 reviews'],
] as const)
  test(rule, async () => {
    for (const path of paths) {
      const words = cache.get((await site()).dist + path) ?? (await wordsOn(path, await site()));
      assert.match(words, present, path);
      if (absent) assert.not.match(words, absent, path);
    }
  });

test('without emergency service and reviews, their pages and the shortcut to them are missing', async () => {
  const { report, dist, document } = await silentSite();
  for (const file of ['emergency.html', 'testimonials.html']) assert.not.ok(report.files.has(file), file);
  assert.not.match(await readFile(join(dist, 'site.webmanifest'), 'utf8'), /emergency/i);
  assert.not.match(report.warnings.join(), 'The reviews are examples');
  const title = services.find(({ id }) => id === 'repair')?.title ?? 'Other';
  if (takesQuotes) assert.ok(textsOf(await document('/contact'), 'option').includes(title));
});

test('times in the card with the hours stay on one line', async () => {
  const whole = textsOf(await (await silentSite()).document('/contact'), '.info-card-detail .no-break');
  assert.equal(whole, ['8 a.m.', '1 p.m.', '5 p.m.']);
});

test('two owners or brothers are no person in the structured data', async () => {
  for (const site of [silentSite, otherSite]) {
    assert.match(textOf((await (await site()).document('/')).querySelector('.person')), 'Owners');
    assert.not.match(await (await site()).html('/'), '"Person"');
  }
});

test('an address without coordinates has none in the structured data', async () =>
  assert.not.match(await (await silentSite()).html('/'), '"geo"'));

test('the logo leaves out a comma after the short name', async () =>
  assert.equal(textsOf(await (await otherSite()).document('/'), '.header-brand small'), ['Co.']));

test('the badge has short hours', async () => {
  const badgeOf = async ({ document }: BuiltSite) => textsOf(await document('/'), '.badge text').slice(1);
  assert.is((await badgeOf(await silentSite()))[0], '8–5');
  const hours = (await (await silentSite()).document('/')).querySelector('.badge-hour')!;
  assert.is(hours.getAttribute('d'), 'M29.1 67.5A105 105 0 0 1 221.4 92.8');
  assert.equal(await badgeOf(await otherSite()), ['1 p.m.–7:30 p.m.', 'MON, WED, FRI, SUN']);
  const lines = (await (await otherSite()).document('/')).querySelectorAll('.badge text[transform*="scale(0."]');
  assert.is(lines.length, 2, 'both lines are scaled down to the badge');
});

test('the label of a Spanish dialect links to a Spanish block made from facts', async () => {
  const contact = await (await silentSite()).document('/contact');
  assert.is(contact.querySelector('footer [lang=es-MX] a')!.getAttribute('href'), '/contact#es');
  assert.ok(contact.querySelector('.menu [lang=es-MX] a'));
  const block = textOf(contact.querySelector('main [lang=es]'));
  assert.match(block, `Llame al ${phoneText('+18005550142')}. Díganos`);
  assert.not.match(block, /emergencias|noche/);
});

test('a language without a block has a label in the footer only', async () => {
  const contact = await (await silentSite()).document('/contact');
  assert.equal(textsOf(contact, '[lang=fr] > bdi'), ['On parle français']);
  assert.is(contact.querySelector('footer [lang=fr] a'), null);
});

test('confirmed lines are hidden, and reported if nothing causes them', async () => {
  const warnings = (await silentSite()).report.warnings.join('\n');
  assert.not.match(warnings, PLACEHOLDER);
  assert.not.match(warnings, 'has "8 p.m."', 'the note has times outside the hours');
  assert.match(warnings, 'business.textPhone is +12105550199');
  assert.match(warnings, 'business.quotes has an example', 'the guide has an access key named KEY');
  assert.match(warnings, 'match no warning. Remove them.\n      old line');
});

test('the hours line of a business that closes on holidays is never certain', async () =>
  assert.match(await (await otherSite()).html('/contact'), 'We’re usually answering.'));

test('the description and the ZIP check have the travel fee and the place nearest to the shop', async () => {
  const html = await (await otherSite()).html('/service-areas');
  assert.match(html, /serves? \[\{place\}\]\(#near\)\./);
  assert.match(html, /name="description" content="[^"]* Travel fee: \$39\./);
});

if (offers('installation'))
  test('an option of the door designer can have a price, and disappears everywhere if it is removed', async () => {
    const designer = (await (await otherSite()).document('/services')).querySelector('.door-designer')!;
    assert.is(textsOf(designer, 'label')[0], `${PRICED!.name} · from $1,450`);
    for (const trace of [REMOVED!.name, REMOVED!.words, REMOVED!.id]) assert.not.match(designer.outerHTML, trace);
  });
