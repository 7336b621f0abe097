/** Sets up the site for another company with the steps in site/README.md, and builds it. */

import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { business } from '../../site/business/business.ts';
import type { Business } from '../../site/business/schema.ts';
import { ROOT, rejection } from '../support/build-fixture.ts';
import { allTextOf, type BuiltSite, buildCopy, builtSite, PATHS, textOf, textsOf } from '../support/built-site.ts';
import { editedProject, editFiles, isSample } from '../support/edit-project.ts';
import { loadProject } from '../support/load-site.ts';
import { STEPS } from '../support/takeover.ts';

const test = suite('takeover');
const README = readFileSync(join(ROOT, 'site/README.md'), 'utf8');
const [, recipe = ''] = /\n### Set up the site for another company\n(.*?)\n##/s.exec(README) ?? [];
const lines = recipe.match(/^\d+\. .*(?:\n {3}.*)*/gm) ?? [];

let root: string;
let site: BuiltSite;
async function follow(...steps: number[]): Promise<void> {
  for (const step of steps) await editFiles(root, STEPS[step]!);
}

test('site/README.md lists every step with its fields', () => {
  assert.is(lines.length, 17);
  for (const [step, edits] of Object.entries(STEPS).filter(([step]) => step !== '8'))
    for (const [, name] of edits.map(([, field]) => /\{2}(\w+):/.exec(String(field)) ?? []))
      if (name) assert.match(lines[Number(step) - 1]!, `\`${name}\``);
});

test('a build fails or lists what is left between the steps', async () => {
  root = await editedProject([]);
  await follow(1, 3, 4);
  const { message } = await rejection(buildCopy(root));
  for (const field of 'licenses insurance guarantee warranty pricesFrom'.split(' '))
    assert.match(message, `business.${field} is `);
  assert.match(message, 'outside the area of site/coverage/geography.json. Run "npm run geography".');
  const script = ['--require', 'tsx/cjs', 'site/coverage/make-geography.ts'];
  await promisify(execFile)(process.execPath, script, { cwd: root });
  await follow(2);
  const { site: unfinished, content } = await loadProject(root);
  const left = unfinished.warnings(content).join('\n');
  const facts = 'hours rating reviews yearsCombined emergencyService emergencyResponse repairTime maintenance';
  for (const field of `${facts} replyTime officeHours visitPrice languages founded owner`.split(' '))
    assert.match(left, `business.${field} is ${JSON.stringify(business[field as keyof Business])}`);
  for (const name of ['the Pearl', 'Alamo Ranch', 'Stone Oak', 'San Antonio', 'Texas'])
    assert.match(left, `has "${name}"`);
});

test('a build lists only what an owner has to decide after all steps', async () => {
  await follow(6, 7, 8, 9, 10, 11, 14, 15);
  const { readSettings } = require(join(root, 'site/settings.ts')) as typeof import('../../site/settings.ts');
  site = await buildCopy(root, { settings: readSettings({}) });
  const claim = ' {6}site/content/\\S+: \\S+ has "83 reviews", but no reviewsUrl';
  const others = /^The origin.*\n.*\nPhone.*\n.*\nClaims.*\n/.source;
  assert.match(site.report.warnings.join('\n'), new RegExp(`${others}(${claim}\\n)*${claim}$`));
});

const read = ({ dist }: BuiltSite, file: string) => readFile(join(dist, file), 'utf8');
const OWN_PATHS = PATHS.filter((path) => path !== '/emergency');
/** Missing values, and the sample's names, claims, hours and services. */
const LEFT = [
  /undefined|null|NaN|\bfalse\b|\[object|\.\.| [.,]|\b1 ZIP codes/,
  /Mission|San Antonio|Alamo|Boerne|Seguin|Chicago|Houston|Hill Country|the Pearl|Texas|Elena|español/i,
  /\blicensed|guarantee|refund|hidden fees|HIC-|30 days|2009|25[+ -]|1 hour|no travel fee|emergency(?! release)/i,
  /24\/7|24.hour|365|\bnights?\b|holiday|anytime|until morning|\b2 a\.m/i,
  /commercial|businesses|warehouse|loading/i,
];

test("no page or file has missing values or the sample's names, claims or hours", async () => {
  const files = ['contact.vcf', 'site.webmanifest', 'robots.txt', 'sitemap.xml'].map((file) => read(site, file));
  const texts = await Promise.all([...OWN_PATHS.map((path) => allTextOf(site, path)), ...files]);
  for (const words of texts) for (const pattern of LEFT) assert.is(pattern.exec(words), null, words);
  for (const path of OWN_PATHS) {
    const elements = Array.from((await site.document(path)).querySelectorAll('p, li, a, b, dd, h2, h3'));
    // Scripts fill in the others.
    const written = elements.filter((element) => !element.closest('[data-for], .toast, .quote-form-outcome'));
    const empty = written.filter((element) => !textOf(element) && !element.querySelector('svg, input, [role]'));
    assert.is(empty.map(({ outerHTML }) => outerHTML).join(), '', path);
  }
});

test("no illustration has the sample's bell", async () => {
  const [bell] = /(?<=#f4b63f" d=")[^"]*/.exec(await read(await builtSite(), 'favicon.svg'))!;
  for (const source of await Promise.all([...OWN_PATHS.map(site.html), read(site, 'favicon.svg')]))
    assert.not.ok(source.includes(bell));
});

test("pages have the company's own facts", async () => {
  const { document } = site;
  const text = async (path: string) => textOf((await document(path)).body);
  assert.match(await text('/services'), 'We cover our labor for a lifetime. Parts carry');
  assert.match(await text('/'), ', labor warranty: lifetime');
  const details = '.review .initials, .review figcaption > span:not(.review-tag), [lang=es][dir=auto]';
  const reviews = textsOf(await document('/testimonials'), details);
  const spanish = 'La puerta y los cables.';
  assert.equal(reviews, [spanish, 'AP', '★ 5', 'IO', '★ 4', 'Google, May 2026', '李', spanish, '★ 5']);
  const contact = await document('/contact');
  assert.ok(textsOf(contact, 'option').includes('Gate Repair'));
  const { open, closed } = contact.querySelector<HTMLElement>('.open-now')!.dataset;
  assert.match(open!, 'We’re usually answering.');
  const times = '7:30\xa0a.m., Monday to Friday, and at 8\xa0a.m., Saturday';
  assert.match(closed!, `We’re usually closed now, and open at ${times}.`);
  const areas = await document('/service-areas');
  // Towns that share a ZIP code have one line, and count once.
  assert.ok(textsOf(areas, '.places li').includes('55810 Proctor and Midway Township'));
  assert.equal(textsOf(areas, '.place-count'), ['8 ZIP codes', '7 ZIP codes']);
  assert.match(areas.querySelector('[data-metro]')!.getAttribute('aria-label')!, 'Map of 14 ZIP codes we serve');
});

// The edits may not fit the copy of another business.
if (isSample) test.run();
