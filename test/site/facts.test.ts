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
import { type BuiltSite, PATHS, parseHtml, textOf, textsOf } from '../support/built-site.ts';
import {
  buildEdited,
  field,
  isSample,
  list,
  renameCity,
  WITHOUT_PROMISES,
  withoutService,
} from '../support/edit-project.ts';

/** Returns all texts except for customers' reviews, safety warnings and names of places. */
async function wordsOf(site: BuiltSite, paths: readonly string[] = PATHS): Promise<string> {
  const pages = await Promise.all(
    paths.map(async (path) => {
      const document = parseHtml(await site.html(path));
      const others = '.review, .review-topics, .praise, .home-quote, .warning, .places, svg text, style, [http-equiv]';
      for (const element of Array.from(document.querySelectorAll(others))) element.remove();
      const attributes = ['content', 'href', 'aria-label', 'data-for', 'data-closed'].flatMap((name) =>
        Array.from(document.querySelectorAll(`[${name}]`), (element) => element.getAttribute(name)),
      );
      return [document.title, ...attributes, textOf(document.documentElement)].join('\n');
    }),
  );
  return pages.join('\n');
}

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
const LEFT_OUT = [['commercial'], ['springs', 'openers'], ['installation', 'maintenance'], ['repair']].map((ids) =>
  services.filter(({ id }) => ids.includes(id)),
);

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

const ONE_PLACE = placeGroups
  .flatMap(({ parts }) => parts)
  .filter(({ metro }) => metro === business.city)
  .map((part) => ({ ...part, places: part.places.filter(({ city }) => city === business.city).slice(0, 1) }))
  .slice(0, 1);
const LUNCH = JSON.stringify([
  { days: 'Mo-Fr', opens: '08:00', closes: '12:00' },
  { days: 'Mo-Fr', opens: '13:00', closes: '17:00' },
]);

let silent: Promise<BuiltSite> | undefined;
/** The site of a company that states as little as possible. */
const silentSite = () =>
  (silent ??= buildEdited(
    field('emergencyService', 'false'),
    field('emergencyResponse', "''"),
    field('travelFee', "''"),
    field('visitPrice', "{ day: '$49', night: '' }"),
    field('languages', "[{ language: 'es-MX', text: 'Hola' }, { language: 'fr', text: 'On parle français' }]"),
    field('replyTime', "''"),
    field('reviews', '0'),
    field('yearsCombined', '0'),
    field('reviewsUrl', "''"),
    list('site/business/places.ts', 'placeGroups', [{ id: 'town', name: 'Town', intro: 'Here.', parts: ONE_PLACE }]),
    field('radiusFrom', "'places'"),
    field('repairTime', "'under 90 min.'"),
    field('owner', "'The Ruiz family'"),
    field('maintenance', "{ homes: '', businesses: '' }"),
    list('site/content/testimonials.ts', 'testimonials', []),
    field('hours', LUNCH),
    field('officeHours', "''"),
    field('closedOn', "'from December 24 to January 2'"),
    field('confirmed', JSON.stringify([PLACEHOLDER, 'old line'])),
    field('phone', "'+18005550142'"),
    field('textPhone', "'+12105550199'"),
  ));
const SILENT = PATHS.filter((path) => !['/emergency', '/testimonials'].includes(path));
const PLACEHOLDER = 'site/business/business.ts: business.phone is +18005550142';

test('without emergency service, no page offers it', async () => {
  const site = await silentSite();
  for (const path of SILENT) assert.not.match(await wordsOf(site, [path]), /emergency(?! release)/i, path);
  assert.not.ok(site.report.files.has('emergency.html'));
  const manifest = await readFile(join(site.dist, 'site.webmanifest'), 'utf8');
  assert.not.match(manifest, /emergency/i);
  const title = services.find(({ id }) => id === 'repair')?.title ?? 'Other';
  if (takesQuotes) assert.ok(textsOf(await site.document('/contact'), 'option').includes(title));
});

test('without reviews, no page has or mentions them', async () => {
  const site = await silentSite();
  assert.not.ok(site.report.files.has('testimonials.html'));
  const words = await wordsOf(site, SILENT);
  assert.not.match(words, /testimonials|\breviews?\b(?! your)/i);
  assert.not.match(site.report.warnings.join(), 'The reviews are examples');
});

test('without a reply time, no page has one', async () => {
  // Another business may have copy of its own.
  if (!isSample) return;
  assert.not.match(await wordsOf(await silentSite(), SILENT), /typically respond|usually \./i);
});

test('without years of experience, no page has them', async () => {
  assert.not.match(await wordsOf(await silentSite(), SILENT), /combined experience/i);
});

test('hours with a lunch break name each day once', async () => {
  const { document } = await silentSite();
  const hours = '8 a.m. to noon and 1 p.m. to 5 p.m., Monday to Friday';
  assert.match(textOf((await document('/')).querySelector('footer')), `We answer ${hours}.`);
  assert.equal(textsOf(await document('/'), '.badge text')[1], '8–5');
  const contact = textOf((await document('/contact')).querySelector('main'));
  assert.match(contact, 'Closed Saturday and Sunday.Closed from December 24 to January 2.');
});

test('without a service interval, sentences about maintenance are complete', async () => {
  if (!offers('maintenance') || !isSample) return;
  assert.match(await wordsOf(await silentSite(), ['/services']), 'With service for a home, we catch worn parts');
});

test('a family has the initial of its name', async () => {
  const person = (await (await silentSite()).document('/')).querySelector('.person');
  assert.match(textOf(person), /^RThe Ruiz family Owners\b/);
});

test('a single place is the center of the radius', async () => {
  const words = await wordsOf(await silentSite(), SILENT);
  assert.match(words, `${business.radiusMiles}-mile radius of ${business.city}`);
  assert.not.match(words, /(each|every|a) service location|around each/);
  assert.not.match(words, GAPS);
});

test('without a statement about travel fees, no page has one', async () => {
  assert.not.match(await wordsOf(await silentSite(), SILENT), /travel fee|surcharge/i);
});

test('the label of a Spanish dialect links to a Spanish block made from facts', async () => {
  const { document } = await silentSite();
  const contact = await document('/contact');
  assert.is(contact.querySelector('footer [lang=es-MX] a')!.getAttribute('href'), '/contact#es');
  assert.ok(contact.querySelector('.menu [lang=es-MX] a'));
  const block = textOf(contact.querySelector('main [lang=es]'));
  assert.match(block, `Llame al ${phoneText('+18005550142')}. Díganos`);
  assert.not.match(block, /emergencias|noche/);
});

test('a language without a block has a label in the footer only', async () => {
  const contact = await (await silentSite()).document('/contact');
  assert.equal(textsOf(contact, '[lang=fr]'), ['On parle français']);
  assert.is(contact.querySelector('footer [lang=fr] a'), null);
});

test('a visit with one price by day has one sentence about it', async () => {
  const { document } = await silentSite();
  assert.match(textOf((await document('/')).querySelector('.hero')), 'The visit costs $49.');
});

test('confirmed lines are hidden, and reported if nothing causes them', async () => {
  const { report } = await silentSite();
  const warnings = report.warnings.join('\n');
  assert.not.match(warnings, PLACEHOLDER);
  assert.match(warnings, 'business.textPhone is +12105550199');
  assert.match(warnings, 'match no warning. Remove them.\n      old line');
});

test('a city name that has no room on its map is reported', async () => {
  // Larger maps have room.
  if (!isSample) return;
  const city = 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch';
  const { report } = await buildEdited(...renameCity(city));
  assert.match(report.warnings.join('\n'), `Maps without room for their names.`);
  assert.match(report.warnings.join('\n'), `      ${city}`);
});

const AFTERNOONS = JSON.stringify(['Mo', 'We', 'Fr'].map((days) => ({ days, opens: '13:00', closes: '19:30' })));

let other: Promise<BuiltSite> | undefined;
/** The site of a company with other facts than most. */
const otherSite = () =>
  (other ??= buildEdited(
    field('name', JSON.stringify(`${business.shortName}, Co.`)),
    field('hours', AFTERNOONS),
    field('emergencyResponse', "''"),
    field('travelFee', "'$39'"),
    field('textPhone', "'same'"),
    field('yearsCombined', '11'),
    field('radiusFrom', "'shop'"),
    field('closedOn', "'major holidays'"),
    field('owner', "'Ana and Sam Reed Jr.'"),
    field('replyTime', "'by 9 a.m.'"),
    field('reviews', '1205'),
    field('visitPrice', "{ day: 'free', night: '$79, waived with a repair' }"),
    ...WITHOUT_PROMISES,
    field('guarantee', "'We call it “no fix, no pay.”'"),
    field('license', "{ issuer: '', number: 'PA012345', kind: 'registration' }"),
  ));
const AREA = ['/', '/emergency', '/service-areas', '/contact'];

test('without a response time, sentences about it are left out', async () => {
  if (!business.emergencyService) return;
  const words = await wordsOf(await otherSite());
  assert.not.match(words, /typically (there|arrives|at your door)/);
  assert.not.match(words, GAPS);
});

test('a travel fee replaces every sentence without one', async () => {
  for (const path of AREA.filter((path) => PATHS.includes(path))) {
    const words = await wordsOf(await otherSite(), [path]);
    assert.match(words, 'Travel fee: $39.', path);
    assert.not.match(words, /no travel fee|one price/i, path);
  }
  assert.match(await (await otherSite()).html('/service-areas'), /serves? \[\{place\}\]\(#near\)\./);
  assert.match(
    await (await otherSite()).html('/service-areas'),
    /name="description" content="[^"]* Travel fee: \$39\./,
  );
});

test('text messages can go to the phone number', async () => {
  const html = await (await otherSite()).html('/contact');
  assert.match(html, `href="sms:${business.phone}?`);
  assert.not.match(html, 'sms:same');
});

test('a business that closes on holidays is not open 24/7', async () => {
  const words = await wordsOf(await otherSite());
  assert.match(words, /Closed on major holidays\./);
  assert.not.match(words, /24\/7|holidays (?!\.)\w|including holidays/i);
  assert.match(await (await otherSite()).html('/contact'), 'We’re usually answering.');
});

test('a business that opens on single afternoons names them, without morning calls', async () => {
  const { document } = await otherSite();
  assert.equal(textsOf(await document('/'), '.badge text').slice(1), ['1 p.m.–7:30 p.m.', 'MON, WED, FRI']);
  assert.not.match(await wordsOf(await otherSite()), /call in the morning|by dinner/i);
});

test('years that are no multiple of five are exact', async () => {
  const words = await wordsOf(await otherSite());
  assert.match(words, /11 years combined experience/i);
  assert.not.match(words, /11\+|over 11/i);
});

test('a radius around the shop is on every page that has the radius', async () => {
  for (const path of AREA.filter((path) => PATHS.includes(path))) {
    const words = await wordsOf(await otherSite(), [path]);
    assert.match(words, /miles? (radius )?(of|from|around) (our shop|each of our shops)/, path);
    assert.not.match(words, /each service location|every city we list|any city on the list|a listed city/, path);
  }
});

test('every sentence ends with one period, even if its last fact has one or none', async () => {
  const words = await wordsOf(await otherSite());
  assert.match(words, `${business.shortName}, Co. All rights reserved.`);
  assert.match(words, '“no fix, no pay.”');
  assert.not.match(words, 'pay.”.');
  if (takesQuotes) assert.match(words, 'We typically respond by 9 a.m.');
  assert.not.match(words, /\.\.(?!\.)/);
});

test('the logo leaves out a comma after the short name', async () =>
  assert.equal(textsOf(await (await otherSite()).document('/'), '.header-brand small'), ['Co.']));

test('a registered company is not licensed, and two owners are no person', async () => {
  const html = await (await otherSite()).html('/');
  assert.match(html, /"credentialCategory":"registration".*Registration PA012345.*Owners\b/s);
  assert.not.match(await wordsOf(await otherSite()), /\blicensed?\b/i);
  assert.not.match(html, '"Person"');
});

test('prices of a visit with a condition have a sentence each', async () =>
  assert.match(await wordsOf(await otherSite(), ['/']), 'By day, the visit is free. At night, it costs $79, waived'));

test('a review count has a comma after its thousands', async () =>
  assert.match(await wordsOf(await otherSite(), ['/']), '1,205 reviews'));

if (offers('installation'))
  test('an option of the door designer can have a price, and disappears everywhere if it is removed', async () => {
    const file = 'site/content/doors.ts';
    const [removed, priced] = doors.style.options;
    const { document } = await buildEdited(
      [file, new RegExp(`\\n *\\{ id: '${removed!.id}', [^\\n]*`), ''],
      [file, `name: '${priced!.name}'`, `name: '${priced!.name}', price: 'from $1,450'`],
    );
    const designer = (await document('/services')).querySelector('.door-designer')!;
    assert.is(textsOf(designer, 'label')[0], `${priced!.name} · from $1,450`);
    for (const trace of [removed!.name, removed!.words, removed!.id]) assert.not.match(designer.outerHTML, trace);
  });

test.run();
