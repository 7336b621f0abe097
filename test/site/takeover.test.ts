/**
 * Sets up the site for another company with the steps in site/README.md, and builds it. The company
 * is unlike the sample: in the north, closed at night and on Sundays, without emergency or
 * commercial service, with a travel fee and a radius around the shop.
 */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { business } from '../../site/business/business.ts';
import type { Business } from '../../site/business/schema.ts';
import { ROOT } from '../support/build-fixture.ts';
import { allTextOf, type BuiltSite, buildCopy, builtSite, textsOf } from '../support/built-site.ts';
import {
  type Edit,
  editedProject,
  editFiles,
  fields,
  isSample,
  list,
  WITHOUT_POSITION,
  WITHOUT_PROMISES,
  withoutService,
} from '../support/edit-project.ts';
import { runScript } from '../support/programs.ts';
import { loadProject } from '../support/project-copy.ts';

const test = suite('takeover');

const HOME = 'site/content/home.ts';
const SERVICES = 'site/content/services.ts';
const REVIEWS = 'site/content/testimonials.ts';

/** Two towns share a ZIP code, and the name of another contains a name of the sample. */
const places = [
  { city: 'Duluth', area: 'Woodland', state: 'MN', zip: '55803' },
  { city: 'Duluth', area: 'Morgan Park', state: 'MN', zip: '55808' },
  { city: 'Proctor', state: 'MN', zip: '55810' },
  { city: 'Midway Township', state: 'MN', zip: '55810' },
  { city: 'Cleveland Harbor', state: 'MN', zip: '55616' },
  { city: 'Superior', state: 'WI', zip: '54880' },
];
const AREA = { id: 'area', name: 'Duluth', intro: 'From the hill to the lake.', parts: [{ metro: 'Duluth', places }] };
const REVIEW = { name: 'ann p.', rating: 5, text: 'Runs like new. Fair price.', praise: 'Runs like new.' };
const LATE = { name: 'Dr. ʻIO-ANN O’L.', rating: 4, text: 'They were late.', date: 'May 2026', source: 'Google' };
const SPANISH = 'La puerta y los cables.';
const TRANSLATED = { name: '李明', rating: 5, text: SPANISH, language: 'es', lead: SPANISH };
const GATES = { id: 'gates', icon: 'lock', title: 'HOA Gates', description: 'We fix gates.', details: ['Motors'] };
const WEEK = { days: 'Mo-Fr', opens: '07:30', closes: '17:30' };
const SATURDAY = { days: 'Sa', opens: '08:00', closes: '12:00' };

/** Edits by step number in site/README.md. */
const STEPS: Readonly<Record<number, readonly Edit[]>> = {
  1: [
    ...fields({ name: 'Peña & Søn Garage Door Co.', shortName: 'Peña & Søn', mark: 'initials' }),
    ...fields({ origin: 'https://doors.example', phone: '+12185550142' }),
  ],
  2: WITHOUT_PROMISES,
  3: [
    ...fields({ city: 'Duluth', state: 'MN', timeZone: 'US/Central' }),
    ...fields({ radiusMiles: 40, radiusFrom: 'shop', travelFee: '$45 beyond 15 miles' }),
    WITHOUT_POSITION,
  ],
  4: [list('site/business/places.ts', 'placeGroups', [AREA])],
  6: [
    ...fields({ hours: [WEEK, SATURDAY], hoursNote: 'Sunday by appointment' }),
    ...fields({ priceRange: '$', rating: 4.6, reviews: 83, yearsCombined: 11 }),
  ],
  7: [
    ...fields({ emergencyService: false, emergencyResponse: '', replyTime: 'the same day' }),
    ...fields({ maintenance: { homes: 'twice-yearly', businesses: '' } }),
  ],
  8: [
    ...fields({ languages: [], founded: '', owner: '', textPhone: 'same', visitPrice: { day: '', night: '' } }),
    ...fields({ insurance: 'Insured up to $2 million', officeHours: '' }),
  ],
  9: [
    withoutService('commercial'),
    [SERVICES, /\n\];\n(?=\nexport const offers)/, `\n${JSON.stringify(GATES)},\n];\n`],
  ],
  10: [list(REVIEWS, 'testimonials', [REVIEW, LATE, TRANSLATED]), [REVIEWS, 'boolean = false', 'boolean = true']],
  11: [
    [HOME, ', from the Pearl to the Hill Country', ' and the towns around it'],
    [HOME, 'in Monte Vista to wall-mount openers in Alamo Ranch', 'in Woodland to wall-mount openers in Esko'],
    [SERVICES, 'Texas heat dries out grease', 'Frost stiffens grease'],
  ],
  14: fields({ quotes: { endpoint: 'https://forms.example/quotes', fields: [], honeypot: 'website' } }),
  15: fields({ confirmed: ['site/business/business.ts: business.repairTime is "1-2 hours"'] }),
};

let root: string;
let site: BuiltSite;
const follow = (...steps: number[]) =>
  editFiles(
    root,
    steps.flatMap((step) => STEPS[step]!),
  );

test('site/README.md lists every step with its fields', () => {
  const readme = readFileSync(join(ROOT, 'site/README.md'), 'utf8');
  const [, recipe] = /\n### Set up the site for another company\n(.*?)\n##/s.exec(readme)!;
  const lines = recipe!.match(/^\d+\. .*(?:\n {3}.*)*/gm)!;
  assert.is(lines.length, 17);
  for (const [step, edits] of Object.entries(STEPS).filter(([step]) => step !== '8'))
    for (const [, name] of edits.map(([, field]) => /\{2}(\w+):/.exec(String(field)) ?? []))
      if (name) assert.match(lines[Number(step) - 1]!, `\`${name}\``);
});

test('between the steps, a build fails for inherited promises and lists what else is left', async () => {
  root = await editedProject([]);
  await follow(1, 3, 4);
  await runScript(root, 'geography', {});
  const { site: unfinished, content } = await loadProject(root);
  const failures = unfinished.check(content).join('\n');
  for (const field of 'licenses insurance guarantee warranty pricesFrom'.split(' '))
    assert.match(failures, `business.${field} is `);
  const left = unfinished.warnings(content).join('\n');
  const facts = 'hours rating reviews yearsCombined emergencyService emergencyResponse repairTime maintenance';
  for (const field of `${facts} replyTime officeHours visitPrice languages founded owner`.split(' '))
    assert.match(left, `business.${field} is ${JSON.stringify(business[field as keyof Business])}`);
  for (const name of ['the Pearl', 'Alamo Ranch', 'Stone Oak', 'San Antonio', 'Texas'])
    assert.match(left, `has "${name}"`);
});

test('a build lists only what an owner has to decide after all steps', async () => {
  await follow(2, 6, 7, 8, 9, 10, 11, 14, 15);
  const { readSettings } = require(join(root, 'site/settings.ts')) as typeof import('../../site/settings.ts');
  site = await buildCopy(root, { settings: readSettings({}) });
  const claim = ' {6}site/content/\\S+: \\S+ has "83 reviews", but no reviewsUrl';
  const others = /^The origin.*\n.*\nPhone.*\n.*\nClaims.*\n/.source;
  assert.match(site.report.warnings.join('\n'), new RegExp(`${others}(${claim}\\n)*${claim}$`));
});

/** Missing values, and the sample's names, claims, hours and services. */
const LEFT = [
  /undefined|null|NaN|\bfalse\b|\[object|\.\.| [.,]|\b1 ZIP codes/,
  /Mission|San Antonio|Alamo|Boerne|Seguin|Chicago|Houston|Hill Country|the Pearl|Texas|Elena|español/i,
  /\blicensed|guarantee|refund|hidden fees|HIC-|30 days|2009|25[+ -]|1 hour|no travel fee|emergency(?! release)/i,
  /24\/7|24.hour|365|\bnights?\b|holiday|anytime|until morning|\b2 a\.m/i,
  /commercial|businesses|warehouse|loading/i,
];

test("no page or file has missing values or the sample's names, claims or hours", async () => {
  const pages = site.report.pages.map(async ({ path }) => allTextOf(await site.document(path)));
  const files = ['contact.vcf', 'site.webmanifest', 'robots.txt', 'sitemap.xml'].map(site.read);
  for (const words of await Promise.all([...pages, ...files]))
    for (const pattern of LEFT) assert.is(pattern.exec(words), null, words);
});

test("no illustration has the sample's bell", async () => {
  const [bell] = /(?<=#f4b63f" d=")[^"]*/.exec(await (await builtSite()).read('favicon.svg'))!;
  const pages = site.report.pages.map(({ path }) => site.html(path));
  for (const source of await Promise.all([...pages, site.read('favicon.svg')])) assert.not.ok(source.includes(bell));
});

test("pages have the company's own facts", async () => {
  const { document } = site;
  const details = '.review .initials, .review figcaption > span:not(.review-tag), [lang=es][dir=auto]';
  const reviews = textsOf(await document('/testimonials'), details);
  assert.equal(textsOf(await document('/'), '.header-brand-long small'), ['Garage Door Co.']);
  assert.equal(reviews, [SPANISH, 'AP', '★ 5', 'IO', '★ 4', 'Google, May 2026', '李', SPANISH, '★ 5']);
  const { open, closed } = (await document('/contact')).querySelector<HTMLElement>('.open-now')!.dataset;
  assert.match(open!, 'We’re usually answering.');
  assert.match(closed!, 'usually closed now, and open at 7:30\xa0a.m., Monday to Friday, and at 8\xa0a.m., Saturday.');
  assert.match(await site.html('/services'), 'and HOA gates in Duluth.');
  const areas = await document('/service-areas');
  // Towns that share a ZIP code have one line, and count once.
  assert.ok(textsOf(areas, '.places li').includes('55810 Proctor and Midway Township'));
  assert.equal(textsOf(areas, '.place-count'), ['5 ZIP codes']);
  assert.match(areas.querySelector('[data-metro]')!.getAttribute('aria-label')!, 'Map of 5 ZIP codes we serve');
});

// The edits may not fit the copy of another business.
if (isSample) test.run();
