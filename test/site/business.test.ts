/** A fact that changes in business.ts changes wherever it shows. */

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { business } from '../../site/business/business.ts';
import { phoneHref, phoneText } from '../../site/business/phone.ts';
import type { Business } from '../../site/business/schema.ts';
import { experience, licensed, satisfaction, upfront } from '../../site/content/claims.ts';
import type { Heading } from '../../site/content/types.ts';
import { type BuiltSite, builtSite, PATHS, textOf } from '../support/built-site.ts';
import { buildEdited, fact } from '../support/edit-project.ts';
import { serve } from '../support/serve.ts';
import { lowTargets } from '../support/targets.ts';
import { PHONE, visit } from '../support/visit.ts';

/**
 * Every optional fact with a value, as it is written when it is left out, and where the value is seen: on these pages, or
 * wherever a claim that it proves is made.
 */
const OPTIONAL: readonly (readonly [
  name: keyof Business,
  value: string,
  empty: string,
  seen: readonly string[],
  where: readonly string[] | Heading,
])[] = [
  ['license', "{ issuer: 'State of Texas', number: 'TX-4711' }", "{ issuer: '', number: '' }", ['TX-4711'], licensed],
  [
    'warranty',
    "{ labor: '2 years', newSprings: '7 years' }",
    "{ labor: '', newSprings: '' }",
    ['for 2 years', 'for 7 years'],
    ['/services'],
  ],
  ['insurance', "'Insured up to $3 million'", "''", ['Insured up to $3 million'], licensed],
  ['guarantee', "'Tell us within 45 days.'", "''", ['Tell us within 45 days.'], satisfaction],
  ['officeHours', "'Tuesday to Friday, 7 to 4'", "''", ['Tuesday to Friday, 7 to 4'], ['/contact']],
  ['serviceCall', "'A visit is $61.'", "''", ['A visit is $61.'], upfront],
  ['languages', "[{ language: 'fr', text: 'On parle français' }]", '[]', ['On parle français'], PATHS],
  ['localPhone', "'+12105557111'", "''", ['tel:+12105557111'], ['/contact']],
  ['textPhone', "'+12105557222'", "''", ['sms:+12105557222'], ['/contact']],
  ['founded', "'2011'", "''", ['2011'], experience],
  ['owner', "'Ana Flores'", "''", ['Ana Flores'], experience],
];

/** What is seen on a page, links included, without what only machines read. */
async function shownOn(site: BuiltSite, path: string): Promise<string> {
  const { body } = await site.document(path);
  return `${body.innerHTML}\n${textOf(body)}`;
}

const REVIEWS = 'https://reviews.example/mission-bell';

/** The site with another hotline, and every optional fact. */
let built: Promise<BuiltSite> | undefined;
const filled = () =>
  (built ??= buildEdited(
    fact('hotline', "'+12105557890'"),
    fact('reviewsUrl', `'${REVIEWS}'`),
    ...OPTIONAL.map(([name, value]) => fact(name, value)),
  ));

test('another hotline changes every page, the metadata and the structured data', async () => {
  const before = await builtSite();
  const after = await filled();
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

test('each optional fact is shown where it belongs, and rates and reviews lead to where they can be checked', async () => {
  const site = await filled();
  const missing = new Set(OPTIONAL.map(([name]) => name));
  for (const path of PATHS) {
    const before = await shownOn(await builtSite(), path);
    const after = await shownOn(site, path);
    for (const [name, , , seen, where] of OPTIONAL) {
      if ('text' in where ? !before.includes(where.text) : !where.includes(path)) continue;
      for (const text of seen) assert.match(after, text, path);
      missing.delete(name);
    }
  }
  assert.equal([...missing], [], 'facts that no page shows');
  for (const path of ['/', '/testimonials'])
    assert.is((await site.document(path)).querySelector('.rating a')!.getAttribute('href'), REVIEWS);
  assert.match(await readFile(join(site.dist, 'contact.vcf'), 'utf8'), ':+12105557111\r\n');
  assert.equal(
    site.report.warnings.filter((warning) => warning.includes('does not prove')),
    [],
  );
});

test('on a phone the optional facts give links that a finger can press', async () => {
  const origin = await serve((await filled()).dist);
  for (const path of ['/', '/testimonials', '/contact'])
    await visit(path, PHONE, async ({ page }) => assert.equal(await lowTargets(page), []), origin);
});

test('an optional fact that is empty leaves no gap, and each claim without proof is told, in one warning', async () => {
  const site = await buildEdited(
    fact('reviewsUrl', "''"),
    fact('replyTime', "'during business hours'"),
    ...OPTIONAL.map(([name, , empty]) => fact(name, empty)),
  );
  for (const path of PATHS) {
    const shown = await shownOn(site, path);
    for (const [, , , seen] of OPTIONAL)
      for (const text of seen) assert.not.ok(shown.includes(text), `${path}: ${text}`);
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

test.run();
