/** A fact that changes in business.ts changes wherever it shows. */

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { business } from '../../site/business.ts';
import { phoneHref, phoneText } from '../../site/phone.ts';
import { builtSite, PATHS, textOf, type BuiltSite } from '../built-site.ts';
import { buildEdited, refusalOf, type Edit } from '../edit-project.ts';

type Change = readonly [fact: string, changed: string];

const editsOf = (changes: readonly Change[]): Edit[] => changes.map(([from, to]) => ['site/business.ts', from, to]);

/** Builds a copy of the project in which some facts have other values. */
const buildWith = (...changes: readonly Change[]) => buildEdited(...editsOf(changes));

test('another hotline changes every page, the metadata and the structured data', async () => {
  const before = await builtSite();
  const after = await buildWith([business.hotline, '+12105557890']);
  for (const path of PATHS) {
    const [old, html] = [await before.html(path), await after.html(path)];
    assert.not.ok(html.includes(phoneText(business.hotline)) || html.includes(business.hotline));
    assert.is(html.split('(210) 555-7890').length, old.split(phoneText(business.hotline)).length, path);
    assert.is(html.split('tel:+12105557890').length, old.split(phoneHref(business.hotline)).length, path);
    assert.ok(html.split('tel:+12105557890').length > 3, path);
  }
  assert.match(await after.html('/'), '"telephone":"+12105557890"');
  const picture = (html: string) => /og:image" content="([^"]+)"/.exec(html)![1];
  assert.is.not(picture(await after.html('/')), picture(await before.html('/')), 'the picture shows the number too');
  assert.not.ok(after.report.warnings.some((warning) => /own [^.]*hotline/.test(warning)));
});

test('another rating changes the pages and the structured data', async () => {
  const { html } = await buildWith([`rating: ${business.rating}`, 'rating: 4.7']);
  assert.match(await html('/'), '4.7 out of 5');
  assert.match(await html('/'), '"ratingValue":4.7');
  assert.match(await html('/testimonials'), `4.7/5 Stars from ${business.reviews}+ Reviews`);
});

/** A line that gives a fact a text. */
const line = (fact: string, text: string) => `  ${fact}: '${text}',\n`;

/** Every optional fact with its value, and where the value is seen. */
const OPTIONAL: readonly (readonly [source: string, empty: string, seen: readonly string[], ...on: string[]])[] = [
  [
    `license: { issuer: '${business.license.issuer}', number: '${business.license.number}' }`,
    "license: { issuer: '', number: '' }",
    [business.license.number],
    ...['/', '/emergency', '/testimonials'],
  ],
  [
    `warranty: { labor: '${business.warranty.labor}', newSprings: '${business.warranty.newSprings}' }`,
    "warranty: { labor: '', newSprings: '' }",
    [`for ${business.warranty.labor}`, `for ${business.warranty.newSprings}`],
    '/services',
  ],
  [
    line('insurance', business.insurance),
    line('insurance', ''),
    [business.insurance],
    ...['/', '/emergency', '/testimonials'],
  ],
  [line('guarantee', business.guarantee), line('guarantee', ''), [business.guarantee], '/', '/emergency'],
  [line('officeHours', business.officeHours), line('officeHours', ''), [business.officeHours], '/contact'],
  [
    line('serviceCall', business.serviceCall),
    line('serviceCall', ''),
    [business.serviceCall],
    ...['/', '/services', '/emergency', '/testimonials'],
  ],
  [
    `languages: [{ language: 'es', text: '${business.languages[0]!.text}' }]`,
    'languages: []',
    [business.languages[0]!.text],
    ...PATHS,
  ],
  [line('localPhone', business.localPhone), line('localPhone', ''), [`tel:${business.localPhone}`], '/contact'],
  [line('textPhone', business.textPhone), line('textPhone', ''), [`sms:${business.textPhone}`], '/contact'],
  [line('founded', business.founded), line('founded', ''), [business.founded], '/emergency', '/testimonials'],
  [line('owner', business.owner), line('owner', ''), [business.owner], '/emergency', '/testimonials'],
];

/** What is seen on a page, links included, without what only machines read. */
async function shownOn(site: BuiltSite, path: string): Promise<string> {
  const { body } = await site.document(path);
  return `${body.innerHTML}\n${textOf(body)}`;
}

test('each optional fact is shown where it belongs, and rates and reviews lead to where they can be checked', async () => {
  const reviews = 'https://reviews.example/mission-bell';
  const site = await buildWith([line('reviewsUrl', ''), line('reviewsUrl', reviews)]);
  for (const [, , seen, ...on] of OPTIONAL)
    for (const path of on) for (const text of seen) assert.match(await shownOn(site, path), text, path);
  for (const path of ['/', '/testimonials'])
    assert.is((await site.document(path)).querySelector('.rating a')!.getAttribute('href'), reviews);
  assert.match(await readFile(join(site.dist, 'contact.vcf'), 'utf8'), `:${business.localPhone}\r\n`);
  assert.equal(
    site.report.warnings.filter((warning) => warning.includes('does not prove')),
    [],
  );
});

test('an optional fact that is empty leaves no gap, and each claim without proof is told, in one warning', async () => {
  const site = await buildWith(...OPTIONAL.map(([source, empty]): Change => [source, empty]));
  for (const path of PATHS) {
    const shown = await shownOn(site, path);
    for (const [, , seen] of OPTIONAL) for (const text of seen) assert.not.ok(shown.includes(text), `${path}: ${text}`);
    const { body } = await site.document(path);
    assert.not.match(textOf(body), /undefined|null|NaN|false|\[object|\.\.| [.,]|: *$/, path);
    const empty = Array.from(body.querySelectorAll('p, li, a, b, dd, h2, h3'))
      .filter((element) => textOf(element) === '' && !element.querySelector('svg, input, [role]'))
      .map((element) => element.outerHTML);
    assert.equal(empty, [], path);
  }
  const [warning, ...others] = site.report.warnings.filter((text) => text.includes('does not prove'));
  assert.equal(others, []);
  for (const claim of [
    '"Licensed and insured" (license, insurance)',
    '"Satisfaction guaranteed" (guarantee)',
    '"no hidden fees" (serviceCall)',
    '"warranty" (warranty.labor, warranty.newSprings)',
    '"business hours" (officeHours)',
    `"${business.reviews}+ reviews" (reviewsUrl)`,
  ])
    assert.match(warning!, claim);
});

test('a license without its number, a warranty without a unit and a year of nothing are refused', async () => {
  const number = `number: '${business.license.number}'`;
  for (const [from, to, told] of [
    [number, "number: ''", 'business.license.number is empty'],
    [`labor: '${business.warranty.labor}'`, "labor: '12'", 'business.warranty.labor is "12"'],
    [line('founded', business.founded), line('founded', '0'), 'business.founded is "0"'],
    [line('reviewsUrl', ''), line('reviewsUrl', 'reviews'), 'business.reviewsUrl is "reviews"'],
  ] as const) {
    assert.match(await refusalOf(...editsOf([[from, to]])), told);
  }
});

test.run();
