/** Sentences follow the facts: pages leave out what the company doesn't offer or state. */

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { business } from '../../site/business/business.ts';
import { takesQuotes } from '../../site/business/facts.ts';
import { dialed, phoneHref } from '../../site/business/phone.ts';
import { placeGroups } from '../../site/business/places.ts';
import { form } from '../../site/content/contact.ts';
import { doors } from '../../site/content/doors.ts';
import { offers, services } from '../../site/content/services.ts';
import { home } from '../../site/coverage/metros.ts';
import { all, allTextOf, type BuiltSite, PATHS, parseHtml, textOf, textsOf } from '../support/built-site.ts';
import {
  builtOnce,
  fields,
  isSample,
  list,
  renameCity,
  WITHOUT_POSITION,
  WITHOUT_PROMISES,
  withoutService,
} from '../support/edit-project.ts';

const WARNINGS = 'warnings';
const MANIFEST = 'site.webmanifest';

/** Customers' reviews, safety warnings, names of places, and what has no copy. */
const LEFT_OUT = '.review, .review-topics, .praise, .home-quote, .warning, .places, svg text, style, [http-equiv]';

async function readWords(path: string, { report, read, html }: BuiltSite): Promise<string> {
  if (path === WARNINGS) return report.warnings.join('\n');
  if (path === MANIFEST) return read(path);
  const document = parseHtml(await html(path));
  for (const element of Array.from(document.querySelectorAll(LEFT_OUT))) element.remove();
  return allTextOf(document);
}

const read: Record<string, Promise<string>> = {};
/** Returns the words of a page, or else the build's warnings or the manifest. */
const wordsOn = (path: string, site: BuiltSite) => (read[site.dist + path] ??= readWords(path, site));

/** Traces of a missing value. */
const GAPS = /undefined|\.\.(?!\.)| [.,]|\band [.,]|carry the that|\bin \.|\ba 8-/;

/** Words that pages must not have without a service. */
const SOLD: Readonly<Record<string, RegExp>> = {
  installation: /new (garage )?doors?\b(?! noise)|door installation(?! and repair)/i,
  openers: /opener (repair|brands|parts|installation)|openers?,|wall-mount openers\b(?! in)|Dead opener/i,
  springs: /spring (replacement|snapped|is broken)|Broken spring\?|A spring has snapped/i,
  maintenance: /maintenance|how often should/i,
  commercial: /commercial|businesses|warehouse|loading dock/i,
};

/** Returns the services to remove, or none if the company has no others. */
const removable = (ids: readonly string[]) => (services.every(({ id }) => ids.includes(id)) ? [] : ids);

const withoutServices = (...ids: string[]) =>
  services.flatMap(({ id }) => (removable(ids).includes(id) ? [withoutService(id)] : []));

/** Longer than a line of a vCard or a map, with letters of two bytes. */
const CITY = 'Ñuñoa del Río de los Ángeles y Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch';
const [FIRST, ...REST] = services;

/** A company with a single service that no text mentions, without a form and a position. */
const smallSite = builtOnce(
  ['site/content/services.ts', `id: '${FIRST!.id}'`, "id: 'awnings'"],
  ...withoutServices(...REST.map(({ id }) => id)),
  ...renameCity(CITY),
  WITHOUT_POSITION,
  ...fields({ radiusMiles: 5, reviews: 1, warranty: { labor: '', newSprings: '' }, address: { street: '', zip: '' } }),
  ...fields({ pricesFrom: { awnings: '$53', spring: '$97' }, officeHours: '', replyTime: 'by noon (Business Hours)' }),
  ...fields({ quotes: { ...business.quotes, endpoint: 'none' }, closedOn: '', hoursNote: 'We close at Easter' }),
  ...fields({ hours: [{ days: 'Mo-Su', opens: '00:00', closes: '23:59' }], yearsCombined: 1 }),
  ...fields({ visitPrice: { day: 'free', night: '' }, travelFee: '$39 beyond 4 miles' }),
  ...fields({ emergencyService: false, emergencyResponse: '' }),
);

const hoursOf = (days: string[], ...times: [opens: string, closes: string][]) =>
  days.flatMap((days) => times.map(([opens, closes]) => ({ days, opens, closes })));
const OWN_PLACE = home!.places.find(({ city }) => city === business.city);
const PARTS = [{ metro: business.city, places: [{ ...OWN_PLACE, area: 'E St.' }] }];
const TOWN = { id: 'town', name: 'Town', intro: 'Here.', parts: PARTS };
const AWAY = placeGroups
  .filter(({ parts }) => parts.every(({ metro }) => metro !== business.city))
  .map((group) => ({ ...group, parts: group.parts.map((part) => ({ ...part, name: undefined })) }));
const LANGUAGES = { 'es-MX': 'Hola', fr: 'On parle français' };
const PLACEHOLDER = 'site/business/business.ts: business.phone is +18005550142';

/** A company that states as little as possible. */
const silentSite = builtOnce(
  ...withoutServices('commercial', 'installation'),
  ...fields({ emergencyService: false, emergencyResponse: '', travelFee: '', replyTime: '', repairTime: '' }),
  ...fields({ reviews: 0, rating: 0, yearsCombined: 0, reviewsUrl: '', ownerPhoto: '', officeHours: '', founded: '' }),
  ...fields({ visitPrice: { day: '$49', night: '$49' }, maintenance: { homes: '', businesses: 'fall' } }),
  ...fields({ languages: Object.entries(LANGUAGES).map(([language, text]) => ({ language, text })) }),
  list('site/business/places.ts', 'placeGroups', [TOWN]),
  ...fields({ radiusFrom: 'places', owner: 'The Ruiz Bros.', licenses: [{ issuer: 'Erie', number: '' }] }),
  list('site/content/testimonials.ts', 'testimonials', []),
  ...fields({ hours: hoursOf(['Mo-Fr'], ['08:00', '12:00'], ['13:00', '21:00']), closedOn: 'January nights' }),
  ...fields({ hoursNote: 'sat. by appointment, until 10 p.m. in winter' }),
  ...fields({ phone: '+18005550142', localPhone: '+12105550142', textPhone: '+12105550199' }),
  ...fields({ warranty: { labor: 'a lifetime', newSprings: '' }, radiusMiles: 18 }),
  ...fields({ confirmed: [PLACEHOLDER, 'old line'], address: { street: '9 Oak St.', zip: '78201' } }),
  WITHOUT_POSITION,
);

const DOORS = 'site/content/doors.ts';
const [REMOVED, PRICED] = doors.style;

const ENGLISH = { name: 'Ann P.', rating: 5, text: 'Great work.', date: 'May 2026' };
const SPANISH = { ...ENGLISH, text: 'Habla español. Hola.', language: 'es', praise: 'Hola.', lead: 'Habla español.' };
const SPANISH_TEXTS = [SPANISH.lead, SPANISH.text, SPANISH.praise];
const METROS_AWAY = AWAY.flatMap(({ parts }) => parts.map(({ metro }) => metro));

const ownCables = services.some(({ title }) => title === 'Cable Replacement')
  ? ''
  : "{ id: 'own-cables', title: 'Cable Replacement', description: 'On both sides.', details: ['Drums'] }";
const CLAIM_LINE = 'site/content/home.ts: hero.summary has "1,205 reviews", but no reviewsUrl';

/** A company with other facts than most. */
const otherSite = builtOnce(
  ...withoutServices('springs', 'openers'),
  ['site/content/services.ts', /(?=\];\n\nexport const offers)/, ownCables],
  [DOORS, new RegExp(`\\n *\\{ id: '${REMOVED!.id}', [^\\n]*`), ''],
  [DOORS, `name: '${PRICED!.name}'`, `name: '${PRICED!.name}', price: 'from $1,450'`],
  ...fields({ name: `${business.shortName}: – Doors, Co.`, maintenance: { homes: 'fall', businesses: 'fall' } }),
  ...fields({ hours: hoursOf(['Mo', 'We', 'Fr', 'Su'], ['13:00', '19:30']) }),
  list('site/business/places.ts', 'placeGroups', [TOWN, ...AWAY]),
  ...fields({ emergencyResponse: '', travelFee: '$39', localPhone: '+1877GARAGES', textPhone: 'same' }),
  ...fields({ yearsCombined: 11, reviews: 1205, rating: 4.8, repairTime: 'under 90 min.', replyTime: 'by 7 p.m.' }),
  ...fields({ radiusFrom: 'shop', radiusMiles: 8, owner: 'Ana Peña-Ruiz, and Sam Reed Jr.' }),
  ...fields({ visitPrice: { day: 'free', night: '$79, waived with a repair' } }),
  list('site/content/testimonials.ts', 'testimonials', [ENGLISH, { ...SPANISH, featured: true }]),
  ...WITHOUT_PROMISES,
  ...fields({ guarantee: 'we call it “no fix, no pay.”', reviewsUrl: '', confirmed: [CLAIM_LINE] }),
  ...fields({ licenses: [{ issuer: '', number: 'PA012345', kind: 'registration' }] }),
  ...fields({ warranty: { labor: 'a year', newSprings: '' }, hoursNote: 'Su by appointment. Closed in May' }),
  ['site/content/faq.ts', /(?<=faqTitle = ')/, 'Fully insured: '],
);

const commercialSite = builtOnce(
  ...withoutServices('repair', 'installation', 'openers', 'springs'),
  ['site/business/places.ts', isSample ? /\n.* metro: 'Cleveland',.*/ : '', ''],
  ...fields({ officeHours: 'By appointment', hoursNote: '', owner: 'Sur Doors, L.L.C.', closedOn: 'major holidays' }),
  ...fields({ phone: '+12105550142', localPhone: '+12105550143', hours: hoursOf(['Mo-Su'], ['00:00', '23:59']) }),
  ...fields({ pricesFrom: { maintenance: 'free above $900/yr.', [services.at(-1)!.id]: '$95/hr' } }),
  ...fields({ visitPrice: { day: '', night: '$149' }, replyTime: 'in 30 minutes', radiusMiles: 11 }),
  ...fields({ emergencyService: true, emergencyResponse: '45 minutes', reviews: 0, rating: 0 }),
);
const RADIUS = ['/', '/service-areas', '/contact'];
/** Pages of the small company, and those that mention requests. */
const SMALL = PATHS.filter((path) => !['/sent', '/emergency'].includes(path));
const FORMS = SMALL.filter((path) => /contact|services|testimonials/.test(path));
const SILENT = PATHS.filter((path) => !['/emergency', '/testimonials'].includes(path));
/** Pages that have the radius and the travel fee. */
const AREA = ['/', '/emergency', '/service-areas', '/contact'].filter((path) => PATHS.includes(path));
const CLOSED = 'Closed: Sunday.\nClosed: January nights.\nSat. by appointment, until 10 p.m. in winter.';
const ALL_DAY = /24\/7|work nights|same night|holidays (?!\.)\w|including holidays|nights,|any hour|day or night/i;
const FROM_SHOP = /miles? (radius )?(of|from|around) (our shop|any of our shops)/;
const FROM_PLACES =
  /(each|every|a) service location|around each|every city we list|any city on the list|a listed city|from downtown/;
const REVIEWS = /testimonials|\breviews?\b(?! your)|AggregateRating|\/5 stars|out of 5/i;
const NO_EMERGENCY = /emergency(?! release)|Nights, weekends and holidays/i;
const USUALLY = /We’re usually answering\.[\s\S]*now, and usually open day and night/;
const REQUESTS = /send|your request|fill out|reply with|typically respond/i;
const UNSAID = /combined experience|travel fee|surcharge|repairs take|repair take\?/i;
const ANY = '';
const NAMED = isSample ? ['Bandera', 'Seguin', '11 miles', 'San Antonio'] : [];
const HOMES = isSample && /\b(a|every|your) (home|house)\b|\bhomes\b|residential|subdivisions/i;
const INTRO = isSample ? 'Local crews in Chicago and Houston, at the same number.' : ANY;
const MAINTENANCE = isSample ? '\nGarage door maintenance and commercial service in ' : ANY;
const OTHERS = AWAY.length > 0 ? /Plus \d+ ZIP codes? around/ : ANY;
const INTERVAL = offers('maintenance') && isSample ? 'With regular service, we catch worn parts' : ANY;

/** Words that each of some pages has, and words that none of them has. */
for (const [rule, site, paths, present, absent] of [
  ['with only commercial service, no page mentions homes', commercialSite, PATHS, ANY, HOMES],
  ['a description has the words "garage door" without repair', commercialSite, ['/services'], MAINTENANCE],
  ['two owners are no person in the structured data', otherSite, ['/'], 'Owners', '"Person"'],
  ['an owner that is a company is no person, either', commercialSite, ['/'], ANY, '"Person"'],
  ['without emergency service, nothing offers it', silentSite, [...SILENT, MANIFEST], ANY, NO_EMERGENCY],
  ['answers day and night are no emergency service', smallSite, [...SMALL, MANIFEST], ANY, NO_EMERGENCY],
  ['without reviews, no page mentions them or has a rating', silentSite, SILENT, ANY, REVIEWS],
  ['reviews without a count have no rating', commercialSite, PATHS, ANY, /Rating"|out of 5|\/5 stars/i],
  // Another business may have copy of its own.
  ['without a reply time, no page has one', silentSite, SILENT, ANY, isSample && /typically respond|usually \./i],
  ['without a fact, no page has its sentence', silentSite, SILENT, ANY, UNSAID],
  ['a second number can be toll-free', otherSite, ['/contact'], 'Toll-free: (877) GARAGES'],
  ['a price only at night is that of a visit', commercialSite, ['/'], 'At night, the visit costs $149.'],
  ['two local numbers are not toll-free', commercialSite, ['/contact'], /is free\.[\s\S]*Second number:/, /toll-free/i],
  ['a free service has no lowest price', commercialSite, ['/services'], /from \$95\/hr/i, /from free|above from|\.\./i],
  ['a reply time in minutes has hours', commercialSite, ['/contact'], 'in 30 minutes (day and', '(By appointment)'],
  ['an arrival time in minutes is in Spanish, too', commercialSite, ['/contact'], isSample ? 'en 45 m' : ANY],
  ['the same service interval is mentioned once', otherSite, ['/services'], ANY, 'fall service for a business'],
  ['hours begin with a capital letter', commercialSite, ['/contact'], 'Hours\nDay and night'],
  ['closed days have a line each', silentSite, ['/contact'], `Monday to Friday.\n${CLOSED}`, 'and usually'],
  ['a business that closes has no nights in the price of a visit', silentSite, ['/'], 'The visit costs $49.'],
  ['a single place is the center of the radius', silentSite, RADIUS, `of ${business.city}`, FROM_PLACES],
  ['the radius has the article of its number', silentSite, RADIUS, 'an 18-mile radius', /\ba 18/],
  ['eleven miles have the same article', commercialSite, RADIUS, 'an 11-mile radius', /\ba 11-/],
  ['a city without places is not in an introduction', commercialSite, ['/service-areas'], INTRO],
  ['a map is around a single shop', otherSite, ['/service-areas'], ' around our shop.', 'around any of our shops.'],
  ['with few places, the others have a count of ZIP codes', otherSite, ['/service-areas'], OTHERS],
  ['without a service interval, no question is about it', silentSite, ['/services'], INTERVAL, /be serviced\?/],
  ['without a response time, no page has one', otherSite, PATHS, ANY, /typically (there|arrives|at your door)/],
  ['a travel fee replaces every sentence without one', otherSite, AREA, 'Travel fee: $39.', /no travel fee|one price/i],
  ['text messages can go to the phone number', otherSite, ['/contact'], `sms:${dialed(business.phone)}?`, 'sms:same'],
  ['a business that closes on holidays is not open 24/7', commercialSite, [...PATHS, MANIFEST], ANY, ALL_DAY],
  ['without hours in the morning, no page suggests a call', otherSite, PATHS, ANY, /call in the morning|by dinner/i],
  ['counts that are not round are exact', otherSite, ['/'], '11 years combined experience', /11\+|over 11|1,205\+/i],
  ['a radius around the shop is on every page that has it', otherSite, AREA, FROM_SHOP, FROM_PLACES],
  ['a guarantee is a sentence with one period', otherSite, ['/'], 'We call it “no fix, no pay.”', 'pay.”.'],
  ['a warranty of a year keeps its article', otherSite, ['/'], 'Registration PA012345, labor warranty: a year'],
  ['a lifetime warranty has an article only in a sentence', silentSite, ['/'], ', labor warranty: lifetime'],
  ['a warranty of only labor has its sentence', silentSite, ['/services'], 'our labor for a lifetime. Parts carry'],
  ['a license without a number has its issuer', silentSite, ['/'], /(Licensed by Erie[\s\S]*){3}/],
  ['a registered company is not licensed', otherSite, ['/'], 'Registration PA012345', /\blicensed?\b/i],
  ['a conditional price of a visit has its own sentence', otherSite, ['/'], 'is free. At night, it costs $79, waived'],
  ['each day in the structured data has its hours', silentSite, ['/'], '"Thursday","Friday"],"opens":"13:00"'],
  ['an address without coordinates has none in the structured data', silentSite, ['/'], ANY, '"geo"'],
  ['a business that closes on holidays usually answers and opens', commercialSite, ['/contact'], USUALLY],
  ['the ZIP check has the nearest place', otherSite, ['/service-areas'], /serves? \[\{place\}\]\(#near-\{zip\}\)\./],
  ['a description has the travel fee', otherSite, ['/service-areas'], 'Travel fee: $39. Check your ZIP code.'],
  ['a footer with few services has maintenance, too', commercialSite, ['/404'], '\n/services#maintenance\n'],
  ['a service has one link in the footer', otherSite, ['/404'], 'Cable Replacement', /(Cable Replacement[\s\S]*){2}/],
  ['a price only by day is not promised at night', smallSite, ['/'], 'The visit and the quote are free.'],
  ['a single review or year is not called several', smallSite, ['/'], /\b1 review\b[\s\S]*\b1 year combined/],
  ['circles that are far apart do not overlap', smallSite, ['/service-areas'], ANY, 'Those areas overlap'],
  ['a service that no text mentions has no question', smallSite, SMALL, ANY, /most repairs|Same-day service|FAQPage/],
  ['without a form, no page mentions a request', smallSite, FORMS, ANY, isSample && REQUESTS],
  ['without a form, the contact page suggests a call', smallSite, ['/contact'], form.byPhone],
  ['a price of an unknown service is a warning', smallSite, [WARNINGS], 'pricesFrom has "spring"', 'has "awnings"'],
  ['a reply time without office hours is a warning', smallSite, [WARNINGS], '"business hours", but no officeHours'],
  ['a note about closing is a warning beside 24/7', smallSite, [WARNINGS], '"We close at Easter" belongs in closedOn'],
  ['an appointment on an open day is a warning, not closing', otherSite, [WARNINGS], 'May" has a day', 'in closedOn'],
  ['a city without room on its map is a warning', smallSite, [WARNINGS], new RegExp(`Maps without.*\\n +${CITY}`)],
  ['without reviews, none are examples', silentSite, [WARNINGS], ANY, 'The reviews are examples'],
  ['a confirmed line is hidden', silentSite, [WARNINGS], 'business.textPhone is +12105550199', PLACEHOLDER],
  ['a confirmed line that nothing causes is a warning', silentSite, [WARNINGS], /no warning. Remove them.\n +old line/],
  ['a time when the business is closed is no slip', silentSite, [WARNINGS], ANY, /has "(10 p\.m\.|nights)"/],
  ['a confirmed line that repeats a claim is no warning', otherSite, [WARNINGS], ANY, 'business.confirmed['],
  ['a part of a claim without its proof is a warning', otherSite, [WARNINGS], 'has "insured", but no insurance'],
  ['a free visit beside a conditional travel fee is no warning', smallSite, [WARNINGS], ANY, 'is free, but travelFee'],
  ['a free visit beside a travel fee is a warning', otherSite, [WARNINGS], 'is free, but travelFee is "$39"'],
] as const)
  test(rule, async () => {
    for (const path of paths) {
      const words = await wordsOn(path, await site());
      assert.match(words, present, path);
      if (absent) assert.not.match(words, absent, path);
    }
  });

for (const [ids, site, paths] of [
  [REST.map(({ id }) => id), smallSite, SMALL],
  [['commercial', 'installation'], silentSite, SILENT],
  [['springs', 'openers'], otherSite, PATHS],
] as const)
  test(`without ${ids.join(' and ')}, no page offers or links to it, or has a gap`, async () => {
    const built = await site();
    const words = (await Promise.all(paths.map((path) => wordsOn(path, built)))).join('\n');
    const documents = await Promise.all(paths.map(built.document));
    for (const { id, title } of services.filter(({ id }) => removable(ids).includes(id))) {
      assert.not.ok(all(documents, '.service h3').map(textOf).includes(title));
      for (const link of [`/services#${id}`, `/contact#quote-${id}`]) assert.not.match(words, `${link}\n`);
      if (isSample && SOLD[id]) assert.is(SOLD[id].exec(words), null);
    }
    assert.not.match(words, GAPS);
    // Scripts fill in the others.
    const written = all(documents, 'p, li, a, b, dd, h2, h3, ul, ol').filter(
      (element) => !element.closest('[data-for], .toast, .quote-form-outcome'),
    );
    const empty = written.filter((element) => !textOf(element) && !element.querySelector('svg, input, [role]'));
    assert.is(empty.map(({ outerHTML }) => outerHTML).join(), '');
  });

for (const [rule, site, path, selector, texts] of [
  ['the logo has no dash or colon in the name', otherSite, '/', 'header .logo small', ['Doors, Co.']],
  ['a hyphenated name stays whole, whatever its letters', otherSite, '/', '.person .no-break', ['Peña-Ruiz']],
  ['other phone numbers stay whole', silentSite, '/contact', 'a > .no-break', ['(210) 555-0142', '(210) 555-0199']],
  ['a range of times stays whole', silentSite, '/contact', 'h2 + p .no-break', ['8 a.m. to noon', '1 p.m. to 9 p.m.']],
  ['a badge scales hours', otherSite, '/', '.badge [transform*="(0."]', ['1 p.m.–7:30 p.m.', 'MON, WED, FRI, SUN']],
  ['the badge has day and night', commercialSite, '/', '.badge text + text', ['day and night', '7 DAYS A WEEK']],
  ['the small map names only the outermost towns', commercialSite, '/', '.coverage-outline text', NAMED],
  ['the home page has the featured review', otherSite, '/', 'main :is(p, q)[lang=es]', [SPANISH.text]],
  ['a review and its sentences have a language', otherSite, '/testimonials', 'main :is(p, q)[lang=es]', SPANISH_TEXTS],
  ['a review can have only a date', otherSite, '/testimonials', '.review-stars + span', ['May 2026', 'May 2026']],
  ['a language without a block has a label', silentSite, '/contact', '[lang=fr] > bdi', [LANGUAGES.fr]],
  ['a closed list without a name has that of its metro', otherSite, '/service-areas', 'summary h4', METROS_AWAY],
] as const)
  if (PATHS.includes(path) && texts.length > 0)
    test(rule, async () => assert.equal(textsOf(await (await site()).document(path), selector), texts));

test('without emergency service and reviews, their pages and service types are missing', async () => {
  const { report, document } = await silentSite();
  for (const { path } of report.pages) assert.not.match(path, /emergency|testimonials/);
  const title = services.find(({ id }) => id === 'repair')?.title ?? 'Other';
  if (takesQuotes) assert.ok(textsOf(await document('/contact'), 'option').includes(title));
});

test('without a form, the contact page has a phone link in its place, and no page confirms a request', async () => {
  const { document, report } = await smallSite();
  assert.match(report.notices.join(), 'The site has no quote form.');
  assert.not.ok(report.pages.some(({ path }) => path === '/sent'));
  const contact = await document('/contact');
  assert.is(contact.querySelector('form, [role=status]'), null);
  assert.ok(contact.querySelector('#quote')!.parentElement!.querySelector(`a[href="${phoneHref(business.phone)}"]`));
});

test('long lines of the vCard are folded between characters', async () => {
  const card = await (await smallSite()).read('contact.vcf');
  for (const line of card.split('\r\n')) assert.ok(Buffer.byteLength(line) <= 75, line);
  assert.match(card.replaceAll('\r\n ', ''), `;;;${CITY};`);
});

test('without coordinates, the business is in the middle of its city', async () => {
  const [geo] = /\{"@type":"GeoCoordinates".*?\}/.exec(await (await smallSite()).html('/'))!;
  const own = home!.places.filter(({ city }) => city === business.city);
  const mean = (name: 'lat' | 'lon') => own.reduce((sum, place) => sum + place[name], 0) / own.length;
  const [latitude, longitude] = [mean('lat'), mean('lon')].map((degrees) => Number(degrees.toFixed(5)));
  assert.equal(JSON.parse(geo), { '@type': 'GeoCoordinates', latitude, longitude });
});

test('the badge marks the hours from opening to closing', async () => {
  const homes = await Promise.all([silentSite, otherSite].map(async (site) => (await site()).document('/')));
  const arcs = all(homes, '.badge-hour').map((hours) => hours.getAttribute('d'));
  assert.equal(arcs, ['M29.1 67.5A105 105 0 1 1 194.2 194.2', 'M147.2 18.6A105 105 0 0 1 217.0 160.2']);
});

test('the labels of a Spanish dialect link to a Spanish block made from facts, and those of others to none', async () => {
  const contact = await (await silentSite()).document('/contact');
  assert.is(contact.querySelector('footer [lang=es-MX] a')!.getAttribute('href'), '/contact#es');
  assert.ok(contact.querySelector('.menu [lang=es-MX] a'));
  assert.is(contact.querySelector('footer [lang=fr] a'), null);
  const block = textOf(contact.querySelector('main [lang=es]'));
  assert.match(block, 'Llame al (800) 555-0142. Díganos');
  assert.not.match(block, /emergencias|noche/);
});

if (offers('installation'))
  test('an option of the door designer can have a price, and disappears everywhere if it is removed', async () => {
    const designer = (await (await otherSite()).document('/services')).querySelector('.door-designer')!;
    assert.is(textsOf(designer, 'label')[0], `${PRICED!.name} · from $1,450`);
    for (const trace of [REMOVED!.name, REMOVED!.words, REMOVED!.id]) assert.not.match(designer.outerHTML, trace);
  });
