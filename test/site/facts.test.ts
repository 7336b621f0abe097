/**
 * Every fact of site/business/business.ts, changed as an owner would: it is followed wherever it shows, or refused with the lines
 * that say otherwise. Optional facts are tried in business.test.ts.
 */

import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { business } from '../../site/business/business.ts';
import { isAlwaysOpen } from '../../site/business/hours.ts';
import { placeGroups } from '../../site/business/places.ts';
import { services } from '../../site/content/services.ts';
import { testimonials } from '../../site/content/testimonials.ts';
import { ROOT } from '../support/build-fixture.ts';
import { type BuiltSite, buildCopy, builtSite, PATHS, textOf, textsOf } from '../support/built-site.ts';
import { buildEdited, type Edit, editedProject, fact, isAtHome, refusalOf } from '../support/edit-project.ts';

const PLACES = 'site/business/places.ts';
const REVIEWS = 'site/content/testimonials.ts';
const SERVICES = 'site/content/services.ts';
const CONTACT = 'site/content/contact.ts';

const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');

/** Everything that is published as text, in one. */
async function published({ html, dist }: BuiltSite): Promise<string> {
  const pages = await Promise.all(PATHS.map(html));
  const files = ['contact.vcf', 'site.webmanifest'].map((file) => readFile(join(dist, file), 'utf8'));
  return [...pages, ...(await Promise.all(files))].join('\n');
}

/** Facts, a change of them, and how they are said before and after it, at the same places. */
interface Followed {
  facts: string;
  edits: readonly Edit[];
  said: readonly (readonly [before: string, after: string])[];
}

const { rating, reviews, yearsCombined, emergencyResponse, repairTime, maintenance } = business;

const FOLLOWED: readonly Followed[] = [
  {
    facts: 'latitude, longitude, priceRange, stateName',
    edits: [
      fact('latitude', '29.50001'),
      fact('longitude', '-98.50002'),
      fact('priceRange', "'$$$'"),
      fact('stateName', "'the State of Texas'"),
    ],
    said: [
      [`"latitude":${business.latitude}`, '"latitude":29.50001'],
      [`"longitude":${business.longitude}`, '"longitude":-98.50002'],
      [`"priceRange":"${business.priceRange}"`, '"priceRange":"$$$"'],
      [`"name":"${business.stateName}"`, '"name":"the State of Texas"'],
    ],
  },
  {
    facts: 'rating, reviews',
    edits: [fact('rating', '3.2'), fact('reviews', '7')],
    said: [
      [`${rating} out of 5`, '3.2 out of 5'],
      [`${rating}/5`, '3.2/5'],
      [`${reviews}+`, '7+'],
      [`"ratingValue":${rating}`, '"ratingValue":3.2'],
      [`"reviewCount":${reviews}`, '"reviewCount":7'],
    ],
  },
  {
    facts: 'yearsCombined',
    edits: [fact('yearsCombined', '12')],
    said: [
      [`${yearsCombined}+ years`, '12+ years'],
      [`${yearsCombined} years`, '12 years'],
    ],
  },
  {
    facts: 'emergencyResponse, repairTime',
    edits: [fact('emergencyResponse', "'2-4 hours'"), fact('repairTime', "'3-5 hours'")],
    said: [
      [`in ${emergencyResponse}`, 'in 2-4 hours'],
      [`take ${repairTime}`, 'take 3-5 hours'],
    ],
  },
  {
    facts: 'replyTime',
    edits: [fact('replyTime', "'by the next morning'")],
    said: [[business.replyTime, 'by the next morning']],
  },
  {
    facts: 'maintenance',
    edits: [fact('maintenance', "{ homes: 'yearly', businesses: 'quarterly' }")],
    said: [
      [`${maintenance.homes} service`, 'yearly service'],
      [`${maintenance.businesses} service`, 'quarterly service'],
    ],
  },
];

/** A service as it is written, and one like it that is added. */
const [OPENERS] = /^ {2}\{\n {4}id: 'openers',[\s\S]*?^ {2}\},\n/m.exec(read(SERVICES))!;
const AWNINGS = OPENERS.replace("'openers'", "'awnings'")
  .replace(/title: '.*'/, "title: 'Awning Repair'")
  .replace("'If the motor hums", "'If the awning’s motor hums");

/** The reviews as they are written. */
const [FIRST_REVIEW, ...OTHER_REVIEWS] = read(REVIEWS).match(/^ {2}\{\n {4}name: [\s\S]*?^ {2}\},\n/gm)!;

/** A review as it is written in its file: like the first, but for its name and text, and without praise. */
const reviewOf = (name: string, text: string) =>
  FIRST_REVIEW!
    .replace(/ *praise: .*\n/, '')
    .replace(/name: '.*'/, `name: '${name}'`)
    .replace(/text: '.*'/, `text: '${text}'`);

/** The crew in Cleveland is taken out, if it is there. */
const hasCleveland = read(PLACES).includes('const cleveland');
const WITHOUT_CLEVELAND: readonly Edit[] = [
  [PLACES, /const cleveland: Place\[\] = \[[\s\S]*?\n\];\n/, ''],
  [PLACES, / *\{ name: 'Cleveland area, OH'.*\n/, ''],
  [PLACES, /(?<=intro: ')[^']*Cleveland[^']*/, 'Local crews, at the same number.'],
];

/** What is changed on its own, without a word of the others: all at once. */
const together: readonly Edit[] = [
  ...FOLLOWED.flatMap(({ edits }) => edits),
  fact('name', "'Cedar Bend Door Company'"),
  fact('shortName', "'Cedar Bend'"),
  fact('license', "{ issuer: 'City of San Antonio', number: 'HIC-0199' }"),
  fact('owner', "'Elena Ruiz'"),
  [SERVICES, OPENERS, OPENERS + AWNINGS],
  [CONTACT, "    other: 'Other',", "    awnings: 'Awning Repair',\n    other: 'Other',"],
  [SERVICES, /(?<=id: 'springs',[^{}]*title: ')[^']*/, 'Broken Spring Repair'],
  [REVIEWS, OTHER_REVIEWS[0]!, ''],
  ...(hasCleveland ? WITHOUT_CLEVELAND : []),
];

let built: Promise<BuiltSite> | undefined;
const changedSite = () => (built ??= buildEdited(...together));

/** Without what customers say, which stays whatever is changed, and without the marks that keep words on one line. */
function ownWords(html: string): string {
  const plain = html.replace(/<span class="no-break">(.*?)<\/span>/g, '$1');
  return testimonials.reduce((all, { text, praise = text }) => all.replaceAll(text, '').replaceAll(praise, ''), plain);
}

/** How often words are said: not as the end of a longer word or number. */
const countOf = (text: string, words: string) =>
  text.split(words).filter((before, index, parts) => index < parts.length - 1 && !/[\w.-]$/.test(before)).length;

for (const { facts, said } of FOLLOWED) {
  test(`${facts}: followed wherever it shows`, async () => {
    const [site, changed] = [await builtSite(), await changedSite()];
    for (const [before, after] of said) {
      let total = 0;
      for (const path of PATHS) {
        const [was, is] = [await site.html(path), await changed.html(path)].map(ownWords) as [string, string];
        const count = countOf(was, before);
        // A service that is added in the same copy may say it once more.
        assert.ok(countOf(is, after) >= count, `${path}: "${after}", wherever it was "${before}"`);
        if (after !== before) assert.is(countOf(is, before), 0, `${path}: ${before}`);
        total += count;
      }
      assert.ok(total > 0, `a page says "${before}"`);
    }
  });
}

test('a rating is drawn to a quarter of a star', async () => {
  const site = await changedSite();
  assert.match(await site.html('/'), 'fill="url(#_R_');
  assert.match(await site.html('/testimonials'), 'x2="79"');
});

test('how long it takes is typed nowhere', async () => {
  const text = ownWords(await published(await changedSite()));
  // A company may already take as long as this test has it take.
  for (const time of [emergencyResponse, repairTime])
    if (time !== '2-4 hours' && time !== '3-5 hours') assert.not.match(text, time);
});

test('name, shortName: followed, in the logo, the card and the manifest too', async () => {
  const site = await changedSite();
  assert.not.match(await published(site), business.shortName);
  for (const path of PATHS)
    assert.is(textOf((await site.document(path)).querySelector('.header-brand')), 'Cedar Bend Door Company');
  const [warning = ''] = site.report.warnings.filter((text) => text.includes('still the example’s'));
  for (const left of ['license.number says "HIC-0199"', 'owner says "Elena Ruiz"']) assert.match(warning, left);
});

/** A company in Austin, with a crew of its own that drives farther, and none elsewhere. */
const AUSTIN: readonly Edit[] = [
  fact('city', "'Austin'"),
  fact('latitude', '30.26715'),
  fact('longitude', '-97.74306'),
  fact('radiusMiles', '45'),
  [
    PLACES,
    /\/\*\* In the first group, by ZIP[\s\S]*?(?=export function placesOf)/,
    `const austin: Place[] = [
  { city: 'Austin', state: 'TX', zip: '78701', lat: 30.27057, lon: -97.74259, area: 'Downtown' },
  { city: 'Austin', state: 'TX', zip: '78704', lat: 30.24303, lon: -97.76508, area: 'Travis Heights' },
  { city: 'Austin', state: 'TX', zip: '78745', lat: 30.20742, lon: -97.79824, area: 'Garrison Park' },
  { city: 'Austin', state: 'TX', zip: '78758', lat: 30.3877, lon: -97.70666, area: 'North Austin' },
];
const around: Place[] = [
  { city: 'Cedar Park', state: 'TX', zip: '78613', lat: 30.50708, lon: -97.81946 },
  { city: 'Georgetown', state: 'TX', zip: '78626', lat: 30.6579, lon: -97.61784 },
  { city: 'Kyle', state: 'TX', zip: '78640', lat: 29.99487, lon: -97.82124 },
  { city: 'Round Rock', state: 'TX', zip: '78664', lat: 30.50541, lon: -97.64728 },
];
export const placeGroups: readonly PlaceGroup[] = [
  { id: 'metro', name: 'Austin Metro', intro: 'On both sides of the river.', parts: [{ metro: 'Austin', places: austin }] },
  { id: 'surrounding', name: 'Around Austin', intro: 'Within an hour.', parts: [{ metro: 'Austin', places: around }] },
];

`,
  ],
];

/** After npm run geography, in a copy of the project. */
async function buildAustin(): Promise<BuiltSite> {
  const root = await editedProject(AUSTIN);
  await promisify(execFile)(process.execPath, ['--require', 'tsx/cjs', 'site/coverage/make-geography.ts'], {
    cwd: root,
  });
  return buildCopy(root);
}

let moved: Promise<BuiltSite> | undefined;
const austin = () => (moved ??= buildAustin());

if (isAtHome)
  test('radiusMiles: followed once the geography reaches as far, and refused before', async () => {
    const tooFar = fact('radiusMiles', String(business.radiusMiles + 100));
    assert.match(await refusalOf(tooFar), 'outside the known geography: run "npm run geography"');
    const site = await austin();
    const text = await published(site);
    assert.not.match(text, new RegExp(`\\b${business.radiusMiles}[- ]mile`));
    for (const path of ['/', '/emergency', '/service-areas', '/contact'])
      assert.match(await site.html(path), '45-mile radius');
  });

if (isAlwaysOpen)
  test('opens, closes: texts of 24/7, nights and holidays are refused, one line each', async () => {
    const hours = [
      fact('opens', "'08:00'"),
      fact('closes', "'18:00'"),
      fact('serviceCall', "'A visit is $59, day or night.'"),
    ];
    assert.match(await refusalOf(...hours), 'business.serviceCall is "A visit is $59, day or night');
    const review: Edit = [REVIEWS, FIRST_REVIEW!, reviewOf('Ana P.', 'It broke on a Sunday night.')];
    const told = await refusalOf(hours[0]!, hours[1]!, fact('serviceCall', "'A visit is $59.'"), review);
    assert.not.match(told, 'Sunday night', 'a review may tell of it');
    const lines = told.split('\n');
    const failures = lines.filter((line) => line.startsWith('site/content/'));
    assert.ok(failures.length > 20, String(failures.length));
    for (const failure of failures) assert.match(failure, 'because the hours are 08:00 to 18:00');
    // Nothing that is published speaks of it, but what was told of.
    const text = (await published(await builtSite())).match(/24\/7[\w ,.]{0,20}/g) ?? [];
    assert.ok(text.length > 20);
    for (const file of [
      'actions',
      'contact',
      'emergency',
      'faq',
      'home',
      'layout',
      'search',
      'service-areas',
      'services',
    ])
      assert.ok(
        failures.some((line) => line.startsWith(`site/content/${file}.ts: `)),
        file,
      );
  });

test('what a rule excludes is refused with what is expected', async () => {
  const mistakes = [
    [
      'maintenance',
      "{ homes: 'twice a year', businesses: 'semi-annual' }",
      'Expected annual, yearly, semi-annual, biannual, quarterly or monthly.',
    ],
    ['rating', '5.5', 'Expected a number from 1 to 5.'],
    [
      'city',
      "'Nowhere'",
      'business.city is "Nowhere". Expected a city whose crew has places in site/business/places.ts.',
    ],
    ['radiusMiles', '1', 'Expected a number from 2 to 500.'],
    ['license', "{ issuer: 'State of Texas', number: '' }", 'business.license.number is empty'],
    ['warranty', "{ labor: '12', newSprings: '7 years' }", 'business.warranty.labor is "12"'],
    ['founded', "'0'", 'business.founded is "0"'],
    ['reviewsUrl', "'reviews'", 'business.reviewsUrl is "reviews"'],
  ] as const;
  const refusal = await refusalOf(...mistakes.map(([name, value]) => fact(name, value)));
  for (const [, , expected] of mistakes) assert.match(refusal, expected);
});

if (isAtHome)
  test('city: a company in Austin has its map, ZIP check, counts and pictures, and is told of every old name', async () => {
    const site = await austin();
    const areas = await site.document('/service-areas');
    assert.equal(
      Array.from(areas.querySelectorAll('[data-metro]'), (map) => map.getAttribute('data-metro')),
      ['Austin'],
    );
    assert.match(textOf(areas.querySelector('h1')), 'across Austin');
    assert.match(textOf(areas.querySelector('.hero')), '8 ZIP codes here. ');
    assert.equal(textsOf(await site.document('/'), '.place-counts b'), ['4 ZIP codes', '4 ZIP codes']);
    assert.match(await site.html('/'), '<title>Garage Door Repair in Austin, TX');
    const [warning = ''] = site.report.warnings.filter((text) => text.includes('still the example’s'));
    // Whatever the pages still say of San Antonio is in the warning.
    const old = new Set(
      (await published(site)).match(
        /San Antonio|Stone Oak|Monte Vista|Alamo Ranch|the Pearl|Boerne|Pleasanton|Seguin|New Braunfels/g,
      ),
    );
    assert.ok(old.size > 5);
    for (const name of old) assert.match(warning, `says "${name}"`);
    for (const name of ['Chicago', 'Cleveland', 'Houston', 'Illinois']) assert.not.match(await published(site), name);
  });

test('reviews: one less, one more, and three are shown as they are', async () => {
  for (const [site, count] of [
    [await changedSite(), OTHER_REVIEWS.length],
    [
      await buildEdited([REVIEWS, FIRST_REVIEW!, FIRST_REVIEW + reviewOf('Ana P.', 'It closes like a book.')]),
      OTHER_REVIEWS.length + 2,
    ],
    [await buildEdited(...OTHER_REVIEWS.slice(2).map((entry): Edit => [REVIEWS, entry, ''])), 3],
  ] as const) {
    const page = await site.document('/testimonials');
    assert.is(page.querySelectorAll('.review').length, count);
    const texts = textsOf(page, 'blockquote').join(' ');
    for (const quote of textsOf(page, '.praise q')) assert.ok(texts.includes(quote), quote);
  }
});

// What the compiler says of one that the form does not know, and of links to one that is gone, is in mistakes.test.ts.
test('services: a new one is a card, a choice and known to search engines, a renamed one followed', async () => {
  const site = await changedSite();
  assert.is(textsOf(await site.document('/services'), '.service h3').length, services.length + 1);
  assert.ok(textsOf(await site.document('/contact'), 'option').includes('Awning Repair'));
  assert.match(await site.html('/services'), `"@id":"${business.origin}/services#awnings"`);
  for (const path of PATHS)
    assert.ok(
      textsOf((await site.document(path)).querySelector('footer')!, 'a').includes('Broken Spring Repair'),
      path,
    );
  assert.match(await site.html('/'), '"name":"Broken Spring Repair"');
});

if (hasCleveland)
  test('a metro that is removed is gone from texts, counts and maps', async () => {
    const site = await changedSite();
    assert.not.match(await published(site), 'Cleveland');
    const others = new Set(placeGroups.flatMap(({ parts }) => parts.map(({ metro }) => metro)));
    others.delete('Cleveland');
    for (const metro of others) assert.match(await site.html('/'), metro);
  });

/** Facts that other tests change: the origin in head.test.ts, the hotline and each optional one in business.test.ts. */
const ELSEWHERE =
  'origin hotline license insurance guarantee warranty officeHours serviceCall reviewsUrl languages localPhone textPhone founded owner';
const HERE = 'name shortName city state radiusMiles opens closes';

test('every fact is tried', () => {
  const tried = [...FOLLOWED.flatMap(({ facts }) => facts.split(', ')), ...HERE.split(' '), ...ELSEWHERE.split(' ')];
  assert.equal(tried.sort(), Object.keys(business).sort());
});

test.run();
