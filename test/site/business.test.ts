/** A fact that changes in business.ts changes wherever it shows. */

import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { business } from '../../site/business.ts';
import { phoneHref, phoneText } from '../../site/phone.ts';
import { buildProjectSite, builtSite, PATHS } from '../built-site.ts';
import { temporaryRoot } from '../build-fixture.ts';

/** Builds a copy of the project in which one fact has another value. */
async function buildWith(fact: string, changed: string) {
  const root = await temporaryRoot({}, ['site', 'assets', 'build', 'tsconfig.json']);
  const file = join(root, 'site/business.ts');
  const source = await readFile(file, 'utf8');
  assert.is(source.split(fact).length, 2, `${fact} stands in business.ts once`);
  await writeFile(file, source.replace(fact, changed));
  return buildProjectSite(root);
}

test('another hotline changes every page, the metadata and the structured data', async () => {
  const before = await builtSite();
  const after = await buildWith(business.hotline, '+12105557890');
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
  assert.not.ok(after.report.warnings.some((warning) => warning.includes('hotline')));
});

test('another rating changes the pages and the structured data', async () => {
  const { html } = await buildWith(`rating: ${business.rating}`, 'rating: 4.7');
  assert.match(await html('/'), `4.7 out of ${business.bestRating}`);
  assert.match(await html('/'), '"ratingValue":4.7');
  assert.match(await html('/testimonials'), `4.7/${business.bestRating} Stars from ${business.reviews}+ Reviews`);
});

test.run();
