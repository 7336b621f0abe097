/** Builds the site with different business data, and checks that the pages show every change. */

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { business } from '../../site/business/business.ts';
import { isOverYears, licenseText } from '../../site/business/facts.ts';
import { phoneText } from '../../site/business/phone.ts';
import type { Business } from '../../site/business/schema.ts';
import { states } from '../../site/checks/states.ts';
import { testimonials } from '../../site/content/testimonials.ts';
import { allTextOf, type BuiltSite, builtSite, PATHS, textsOf } from '../support/built-site.ts';
import { buildEdited, field as edit, isSample, moveTo } from '../support/edit-project.ts';
import { serve } from '../support/serve.ts';
import { lowTargets } from '../support/targets.ts';
import { PHONE, visit } from '../support/visit.ts';

/** Returns all pages, the contact card and the manifest. */
async function published({ html, dist }: BuiltSite): Promise<string> {
  const files = ['contact.vcf', 'site.webmanifest'].map((file) => readFile(join(dist, file), 'utf8'));
  return (await Promise.all([...PATHS.map(html), ...files])).join('\n');
}

type Field = keyof Business;
/** New number with the same area code, because the copy mentions that the number is toll-free. */
const NUMBER = `${business.phone.slice(0, 5)}5557890`;
const NAME = business.name.replace(business.shortName, () => 'Cedar Bend');
const withCommas = (count: number) => count.toLocaleString('en-US');
/** New number of reviews, with a plus sign (a multiple of ten) only if the old number has it. */
const MANY = business.reviews % 10 === 0 ? '917300' : '917301';
/** New years of experience, with a plus sign (a multiple of five) only if the old ones have it. */
const YEARS = isOverYears ? '861705' : '861702';
/** New arrival time, which the Spanish text can state only if it states the old one. */
const ARRIVAL = business.emergencyResponse.replaceAll(/\d+/g, '4$&');
const inSpanish = (time: string) => time.replace('hour', 'hora').replace('minute', 'minuto');
/** Another state in the same time zone, and a point near the city. */
const [STATE] = [...states].find(
  ([code, { zones }]) => code !== business.state && zones[0] === states.get(business.state)!.zones[0],
) ?? [business.state];
const [NORTH = '', EAST = ''] = [business.latitude, business.longitude].map((degrees = 0) =>
  String(Number((degrees + 0.01001).toFixed(5))),
);
const { homes, businesses } = business.maintenance;

/** New value of each required field, and pairs of texts that show the new and the old value. */
const REQUIRED = {
  name: [JSON.stringify(NAME), [NAME, business.name]],
  shortName: ["'Cedar Bend'", ['Cedar Bend', business.shortName]],
  phone: [`'${NUMBER}'`, [NUMBER, business.phone], [phoneText(NUMBER), phoneText(business.phone)]],
  latitude: [NORTH, [NORTH, String(business.latitude)]],
  longitude: [EAST, [EAST, String(business.longitude)]],
  priceRange: ["'$$$$'", ['"priceRange":"$$$$"', `"priceRange":"${business.priceRange}"`]],
  rating: ['3.21', ['3.21', String(business.rating)]],
  reviews: [MANY, [MANY, String(business.reviews)], [withCommas(Number(MANY)), withCommas(business.reviews)]],
  yearsCombined: [YEARS, [YEARS, String(business.yearsCombined)]],
  emergencyResponse: [
    `'${ARRIVAL}'`,
    [ARRIVAL, business.emergencyResponse],
    [inSpanish(ARRIVAL), inSpanish(business.emergencyResponse)],
  ],
  repairTime: ["'43-44 hours'", ['43-44 hours', business.repairTime]],
  maintenance: [
    `{ homes: 'biannual', businesses: '${businesses && 'quarterly'}' }`,
    ['biannual service', `${homes} service`],
    ...(businesses ? [['quarterly service', `${businesses} service`] as [string, string]] : []),
  ],
  replyTime: ["'by the next morning'", ['by the next morning', business.replyTime]],
} satisfies Partial<Record<Field, [value: string, ...[after: string, before: string][]]>>;

const prices = Object.values(business.pricesFrom).filter((price) => price.startsWith('$'));

/** The same for claims such as the license, which another company must replace. */
const PROMISED = {
  license: [
    "{ issuer: 'The state', number: 'TX-1' }",
    ['The state license TX-1', licenseText],
    ['License TX-1', `License ${business.license.number}`],
    ['"TX-1"', JSON.stringify(business.license.number)],
    ['"name":"The state"}', `"name":${JSON.stringify(business.license.issuer)}}`],
  ],
  insurance: ["'Liability insurance of $2 million'", ['Liability insurance of $2 million', business.insurance]],
  guarantee: ["'Tell us within a week.'", ['Tell us within a week.', business.guarantee]],
  warranty: [
    "{ labor: '3 months', newSprings: '4 months' }",
    ['labor for 3 months', `labor for ${business.warranty.labor}`],
    ['warranty: 3 months', `warranty: ${business.warranty.labor}`],
    ['springs for 4 months', `springs for ${business.warranty.newSprings}`],
  ],
  pricesFrom: [
    JSON.stringify(business.pricesFrom).replaceAll(/\$[\d,]+/g, '$&.99'),
    ...prices.map((price): [string, string] => [`${price}.99`, price]),
  ],
} satisfies Partial<Record<Field, [value: string, ...[after: string, before: string][]]>>;

test('pages show the new value of each required field wherever they showed the old value', async () => {
  const all = Object.entries({ ...REQUIRED, ...(isSample && PROMISED) });
  // Another business may leave some of them out. The coordinates of a shop change its map.
  const isKept = (field: string) => business.radiusFrom === 'shop' && ['latitude', 'longitude'].includes(field);
  const fields = all.filter(([field]) => business[field as Field] && !isKept(field));
  const edits = fields.map(([field, [value]]) => edit(field as Field, value));
  const [site, changed] = [
    await builtSite(),
    await buildEdited(...edits, ...moveTo(STATE), edit('mark', "'initials'")),
  ];
  const pairs = fields.flatMap(([, [, ...texts]]) => texts as [string, string][]);
  pairs.push([states.get(STATE)!.name, business.stateName], [STATE, business.state]);
  const restored = (text: string) =>
    pairs
      .reduce((all, [after, before]) => all.replaceAll(after, () => before), text)
      .replaceAll(/(?<!\d)1 (review|year)s/g, '1 $1');
  for (const path of PATHS)
    assert.is(restored(await allTextOf(changed, path)), restored(await allTextOf(site, path)), path);
  const [letters] = (await changed.document('/')).querySelectorAll('.header-brand .mark g');
  assert.is(letters!.querySelectorAll('path').length, 2, 'the initials CB');
  // Stars show ratings in steps of a quarter.
  if (PATHS.includes('/testimonials')) assert.match(await changed.html('/testimonials'), 'x2="79"');
  if (!isSample) return;
  // No value may be hard-coded in the copy.
  const words = testimonials.reduce((all, { text }) => all.replaceAll(text, ''), await published(changed));
  const { name, shortName, phone, rating, reviews, yearsCombined, emergencyResponse, repairTime, replyTime } = business;
  const old = [name, shortName, phone, phoneText(phone), `${rating}/5`, `${rating} out of`, `${reviews}+`];
  old.push(`${yearsCombined}+`, `${yearsCombined} years`, emergencyResponse, repairTime, replyTime);
  for (const value of old) assert.not.ok(words.includes(value), value);
});

const CLAIMED = ['/', '/emergency', '/testimonials'];
const EXPERIENCE = ['/', '/emergency', '/testimonials'];

/** Value of each optional field, its empty value, and texts with the pages that show them. */
const OPTIONAL = {
  license: ["{ issuer: 'State of Texas', number: 'TX-4711' }", "{ issuer: '', number: '' }", ['TX-4711'], PATHS],
  insurance: ["'Insured up to $3 million'", "''", ['Insured up to $3 million'], CLAIMED],
  guarantee: ["'Tell us within 45 days.'", "''", ['Tell us within 45 days.'], ['/', '/emergency']],
  warranty: [
    "{ labor: '2 years', newSprings: '7 years' }",
    "{ labor: '', newSprings: '' }",
    ['for 2 years', 'for 7 years'],
    ['/services'],
  ],
  officeHours: ["'Tuesday to Friday, 7 to 4'", "''", ['Tuesday to Friday, 7 to 4'], PATHS],
  visitPrice: [
    "{ day: '$61', night: '$97' }",
    "{ day: '', night: '' }",
    ['costs $61 by day and $97 at night.'],
    [...CLAIMED, '/services'],
  ],
  pricesFrom: ["{ repair: '$53' }", '{}', ['rom $53'], ['/', '/services']],
  reviewsUrl: ["'https://reviews.example/us'", "''", ['https://reviews.example/us'], PATHS],
  languages: ["[{ language: 'fr', text: 'On parle français' }]", '[]', ['On parle français'], PATHS],
  localPhone: ["'+18305557111'", "''", ['tel:+18305557111'], ['/contact']],
  textPhone: ["'+12105557222'", "''", ['sms:+12105557222'], ['/contact']],
  founded: ["'2011'", "''", ['in 2011'], EXPERIENCE],
  owner: ["'Ana Flores'", "''", ['Ana Flores'], EXPERIENCE],
  profiles: ["['https://profiles.example/us']", '[]', ['https://profiles.example/us'], ['/']],
  travelFee: ["'$39'", "''", ['Travel fee: $39.'], ['/', '/emergency', '/service-areas', '/contact']],
} satisfies Partial<Record<Field, [value: string, empty: string, texts: string[], paths: string[]]>>;

// Fails the type check if a field is missing. html.test.ts covers the origin, quotes.test.ts the
// quotes, recipes.test.ts the hours, open-now.test.ts the time zone, and facts.test.ts the others.
({}) as Field satisfies
  | keyof typeof REQUIRED
  | keyof typeof OPTIONAL
  | (
      | 'city'
      | 'state'
      | 'stateName'
      | 'radiusMiles'
      | 'radiusFrom'
      | 'timeZone'
      | 'origin'
      | 'quotes'
      | 'hours'
      | 'mark'
    )
  | ('emergencyService' | 'closedOn' | 'confirmed' | 'ownerPhoto');

const optional = Object.entries(OPTIONAL);

const shareImage = (html: string) => /og:image" content="([^"]+)"/.exec(html)![1];

const warningOf = ({ report }: BuiltSite, part: string) =>
  report.warnings.filter((warning) => warning.includes(part)).join('\n');

// Another business may make different claims and mention different cities.
if (isSample) {
  test('optional fields are only on the pages listed in site/README.md', async () => {
    const edits = optional.map(([field, [value]]) => edit(field as Field, value));
    const long = business.name.replace(business.shortName, `${business.shortName} Residential Overhead`);
    const more = [edit('name', JSON.stringify(long)), edit('reviews', '1'), edit('phone', `'${NUMBER}'`)];
    const site = await buildEdited(...edits, ...more, edit('mark', "'door'"));
    const [image, before] = await Promise.all([site, await builtSite()].map(({ html }) => html('/').then(shareImage)));
    assert.is.not(image, before, 'share images show the phone number');
    for (const path of PATHS) {
      const words = await allTextOf(site, path);
      for (const [field, [, , texts, paths]] of optional)
        for (const text of texts) assert.is(words.includes(text), paths.includes(path), `${field} on ${path}`);
    }
    assert.match(await readFile(join(site.dist, 'contact.vcf'), 'utf8'), ':+18305557111\r\n');
    assert.is((await site.html('/')).split('"TollFree"').length, 2, 'the local number is not toll-free');
    assert.is(warningOf(site, 'without supporting data'), '');
    assert.ok(warningOf(site, 'The name is too long for the header'));
    assert.match(await site.html('/'), /\b1 review\b/);
    const origin = await serve(site.dist);
    for (const path of ['/', '/testimonials', '/contact'])
      await visit(path, { ...PHONE, origin }, async ({ page }) => assert.equal(await lowTargets(page), []));
  });

  test('a price of a service that does not exist is reported', async () => {
    const { report } = await buildEdited(edit('pricesFrom', "{ repair: '$53', spring: '$97' }"));
    assert.match(warningOf({ report } as BuiltSite, 'Prices of services'), 'business.pricesFrom has "spring"');
    assert.not.match(report.warnings.join(), 'has "repair"');
  });

  test('without reviews, pages show no rating', async () => {
    const site = await buildEdited(edit('reviews', '0'), edit('officeHours', "''"), [
      'site/content/services.ts',
      "title: 'Spring Replacement'",
      "title: 'Broken Spring Repair'",
    ]);
    const words = await published(site);
    assert.not.match(words, /class="rating"|AggregateRating|\b0\+? reviews|\/5 stars|\(24 hours/i);
    const claim = 'site/business/business.ts: business.replyTime has "business hours", but no officeHours';
    assert.match(warningOf(site, 'without supporting data'), claim);
    assert.match(words, '"name":"Broken Spring Repair"');
    for (const path of PATHS)
      assert.ok(textsOf(await site.document(path), 'footer nav a').includes('Broken Spring Repair'), path);
  });
}

test.run();
