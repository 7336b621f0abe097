/** The mistakes that a maintainer makes, each in one copy of the project that had been built before. */

import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { contentsOf } from '../build-fixture.ts';
import { copyOfProject, start } from '../command.ts';

const BUSINESS = 'site/business.ts';
const REVIEWS = 'site/content/testimonials.ts';
const SERVICES = 'site/content/services.ts';
const PLACES = 'site/content/places.ts';
const ROUTES = 'site/routes.tsx';

const MISTAKES: readonly [what: string, file: string, from: string, to: string, ...told: string[]][] = [
  [
    'a fact left empty',
    BUSINESS,
    "city: 'San Antonio'",
    "city: ''",
    'site/business.ts: business.city is empty: expected a text',
  ],
  ['a fact taken out', BUSINESS, "  city: 'San Antonio',\n", '', "site/business.ts:8:14: Property 'city' is missing"],
  [
    'a number written as a text',
    BUSINESS,
    'rating: 4.9',
    "rating: '4.9'",
    "Type 'string' is not assignable to type 'number'",
    "rating: '4.9',",
  ],
  [
    'a number in a form of its own',
    BUSINESS,
    "'+18005550199'",
    "'800-CALL-NOW'",
    'site/business.ts: business.hotline is "800-CALL-NOW": expected +1 and ten digits, such as +12105550100',
    'written in site/business.ts:',
  ],
  [
    'more stars than there are',
    BUSINESS,
    'rating: 4.9',
    'rating: 49',
    'site/business.ts: business.rating is 49: expected a number from 1 to 5',
  ],
  [
    'an hour that no clock shows',
    BUSINESS,
    "opens: '00:00'",
    "opens: '24:30'",
    'site/business.ts: business.opens is "24:30": expected a time of day',
  ],
  [
    'a contact without a day',
    BUSINESS,
    "securityContact: ''",
    "securityContact: 'mailto:it@example.com'",
    'security.expires is ""',
  ],
  [
    'a field misspelled',
    REVIEWS,
    "location: 'Schertz'",
    "loction: 'Schertz'",
    'site/content/testimonials.ts:',
    "'loction' does not exist in type 'Testimonial'",
    "loction: 'Schertz',",
  ],
  [
    'markup in a text',
    REVIEWS,
    'Two other companies',
    'Two <em>other</em> companies',
    'site/content/testimonials.ts: testimonials[3].text ("Hector M.") is "Two <em>other</em>',
    'without markup',
  ],
  [
    'an icon that is none',
    SERVICES,
    "icon: 'spring'",
    "icon: 'sprnig'",
    'site/content/services.ts:',
    `'"sprnig"' is not assignable`,
  ],
  [
    'two services with one id',
    SERVICES,
    "id: 'springs'",
    "id: 'repair'",
    'site/content/services.ts: services[3].id ("Spring Replacement") is "repair", which services[0].id is too',
  ],
  [
    'a link to a part that is not there',
    SERVICES,
    "'/services#springs'",
    "'/services#sprngs'",
    'href="/services#sprngs": /services has no element with id="sprngs"',
    'written in site/content/services.ts:',
  ],
  [
    'a link to a page that is not there',
    SERVICES,
    "href: '/emergency'",
    "href: '/emergncy'",
    'href="/emergncy" leads nowhere',
    'written in site/content/services.ts:',
  ],
  [
    'a ZIP code listed twice',
    PLACES,
    "zip: '78205'",
    "zip: '78201'",
    'site/content/places.ts: placeGroups[0].parts[0].places[1].zip ("San Antonio") is "78201"',
  ],
  [
    'a ZIP code without its end',
    PLACES,
    "zip: '78205'",
    "zip: '7820'",
    'site/content/places.ts: placeGroups[0].parts[0].places[1].zip ("San Antonio") is "7820": expected five digits',
  ],
  [
    'a list without entries',
    REVIEWS,
    /lines: \[[^\]]*\]/.source,
    'lines: []',
    'site/content/testimonials.ts: praise.lines is empty: expected at least one entry',
  ],
  ['a path that two pages claim', ROUTES, "path: '/emergency'", "path: '/services'", 'both claim the path /services'],
  [
    'a path in capitals',
    ROUTES,
    "path: '/emergency'",
    "path: '/Emergency'",
    'Page "Emergency" has the path "/Emergency": expected "/" or lower-case words',
  ],
  [
    'a page without keywords',
    ROUTES,
    /keywords: \[\s*`emergency[^\]]*\],/.source,
    '',
    'site/site.tsx: site.routes[2].keywords is missing: expected a list',
  ],
  [
    'a title that goes on and on',
    ROUTES,
    '24/7 Emergency Garage Door Repair |',
    '24/7 Emergency Garage Door Repair, Replacement and Rescue |',
    'Page "Emergency": its title has',
  ],
  [
    'a description left empty',
    ROUTES,
    /description: `Call any hour[^`]*`/.source,
    "description: ''",
    'site.routes[5].description is empty',
  ],
  ['a comma forgotten', SERVICES, "id: 'springs',", "id: 'springs'", 'site/content/services.ts:', 'Expected'],
];

let root: string;
let published: Map<string, string>;

test.before(async () => {
  root = await copyOfProject();
  assert.is((await start(root, 'build', {})).code, 0);
  published = await contentsOf(join(root, 'dist'));
});

for (const [what, file, from, to, ...told] of MISTAKES) {
  test(`${what} is told, and the published site stays`, async () => {
    const path = join(root, file);
    const source = await readFile(path, 'utf8');
    const changed = source.includes(from) ? source.replace(from, () => to) : source.replace(new RegExp(from), () => to);
    assert.is.not(changed, source, 'there is something to change');
    await writeFile(path, changed);
    const { code, out, err } = await start(root, 'build', {});
    await writeFile(path, source);
    assert.is(code, 1);
    assert.is(out, '');
    assert.match(err, 'Build failed, dist/ is unchanged.');
    for (const part of told) assert.ok(err.includes(part), `expected "${part}" in:\n${err}`);
    assert.not.match(err, /^ {4}at /m, 'no stack');
    assert.equal(await contentsOf(join(root, 'dist')), published);
  });
}

test.run();
