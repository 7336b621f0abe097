/** Sets up the site for another company with the steps in site/README.md, and builds it. */

import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { CONFIRM, PROMISES } from '../../site/checks/sample-data.ts';
import { ROOT, rejection } from '../support/build-fixture.ts';
import { allTextOf, buildCopy, builtSite, PATHS, ROUTES, readSite, textOf, textsOf } from '../support/built-site.ts';
import { start } from '../support/command.ts';
import { editedProject, editFiles, isSample } from '../support/edit-project.ts';
import { STEPS } from '../support/takeover.ts';

const test = suite('takeover');
const README = readFileSync(join(ROOT, 'site/README.md'), 'utf8');
const [, recipe = ''] = /\n### Set up the site for another company\n(.*?)\n##/s.exec(README) ?? [];
const lines = recipe.match(/^\d+\. .*(?:\n {3}.*)*/gm) ?? [];

let root: string;
async function follow(...steps: number[]): Promise<void> {
  for (const step of steps) await editFiles(root, STEPS[step]!);
}

test('site/README.md lists every step with its fields', () => {
  assert.is(lines.length, 16);
  for (const [step, edits] of Object.entries(STEPS))
    for (const [, field] of step === '8' ? [] : edits) {
      const [, name] = /\{2\}(\w+):/.exec(String(field)) ?? [];
      if (name) assert.match(lines[Number(step) - 1]!, `\`${name}\``);
    }
});

test('a build fails or lists what is left between the steps', async () => {
  root = await editedProject([]);
  await follow(1);
  const inherited = await rejection(buildCopy(root));
  for (const field of Object.keys(PROMISES)) assert.match(inherited.message, `business.${field} is `);
  await follow(2, 3, 4);
  const unknown = await rejection(buildCopy(root));
  assert.match(unknown.message, 'outside the area of site/coverage/geography.json. Run "npm run geography".');
  const script = ['--require', 'tsx/cjs', 'site/coverage/make-geography.ts'];
  await promisify(execFile)(process.execPath, script, { cwd: root });
  const left = (await buildCopy(root)).report.warnings.join('\n');
  const { mark: _, travelFee: __, ...unchanged } = CONFIRM;
  for (const [field, value] of Object.entries(unchanged))
    assert.match(left, `business.${field} is ${JSON.stringify(value)}`);
  for (const name of ['the Pearl', 'Alamo Ranch', 'Stone Oak', 'San Antonio', 'Texas'])
    assert.match(left, `has "${name}"`);
  await follow(6, 7, 8, 9, 10, 11, 14, 15);
  const { code, out, err } = await start(root, 'build', {});
  assert.is(code, 0, err);
  const warnings = out.match(/^ {2}(?:!|>>) .*|^ {6}\S.*/gm) ?? [];
  assert.ok(warnings.some((line) => line.includes("'houston' is declared but its value is never read")));
  const others = warnings.filter((line) => !/never read|^ {2}! \.hosts/.test(line)).join('\n');
  const claims = /( {6}site\/content\/\S+: \S+ has "83 reviews", but no reviewsUrl\n?)+/;
  assert.match(others, new RegExp(`^ +! The origin.*\n.*\n +! Phone.*\n.*\n +! Claims.*\n${claims.source}$`));
});

test("no page or file has missing values or the sample's names, claims or hours", async () => {
  const site = readSite(join(root, 'dist'));
  const read = ({ dist }: typeof site, file: string) => readFile(join(dist, file), 'utf8');
  const [bell] = /(?<=#f4b63f" d=")[^"]*/.exec(await read(await builtSite(), 'favicon.svg'))!;
  const names = /Mission|San Antonio|Alamo|Boerne|Seguin|Chicago|Houston|Hill Country|the Pearl|Texas|Elena|español/i;
  const promises =
    /\blicensed|guarantee|refund|hidden fees|HIC-|30 days|2009|25[+ -]|1 hour|no travel fee|emergency(?! release)/i;
  const nights = /24\/7|24.hour|365|\bnights?\b|holiday|anytime|until morning|\b2 a\.m/i;
  const work = /commercial|businesses|warehouse|loading/i;
  const gaps = /undefined|null|NaN|\bfalse\b|\[object|\.\.| [.,]|\b1 ZIP codes/;
  const files = ['contact.vcf', 'site.webmanifest', 'robots.txt', 'sitemap.xml'].map((file) => read(site, file));
  const paths = PATHS.filter((path) => path !== '/emergency');
  for (const words of await Promise.all([...paths.map((path) => allTextOf(site, path)), ...files]))
    for (const pattern of [names, promises, nights, work, gaps]) assert.is(pattern.exec(words), null, words);
  for (const source of await Promise.all([...paths.map(site.html), read(site, 'favicon.svg')]))
    assert.not.ok(source.includes(bell), 'no illustration has the bell');
  const images = async ({ html, dist }: typeof site) => {
    const pages = (await Promise.all(ROUTES.filter((path) => path !== '/emergency').map(html))).join('\n');
    const files = [...pages.match(/assets\/share\/.*?\.png/g)!, 'icon-192.png', 'favicon.ico'];
    return Promise.all(files.map((file) => readFile(join(dist, file))));
  };
  const [own, others] = await Promise.all([site, await builtSite()].map(images));
  for (const [index, image] of own!.entries())
    assert.not.ok(image.equals(others![index]!), `image ${index} isn't the sample's`);
  for (const path of paths) {
    const elements = Array.from((await site.document(path)).querySelectorAll('p, li, a, b, dd, h2, h3'));
    // Scripts fill in the others.
    const written = elements.filter((element) => !element.closest('[data-for], [data-text], .quote-form-outcome'));
    const empty = written.filter((element) => !textOf(element) && !element.querySelector('svg, input, [role]'));
    assert.is(empty.map(({ outerHTML }) => outerHTML).join(), '', path);
  }
});

test("pages have the company's own facts", async () => {
  const { document } = readSite(join(root, 'dist'));
  const text = async (path: string) => textOf((await document(path)).body);
  assert.match(await text('/services'), 'We cover our labor for a lifetime. Parts carry');
  assert.match(await text('/'), 'Labor warranty: lifetime');
  const reviews = textsOf(await document('/testimonials'), '.review-stars, .review .initials, [lang=es][dir=auto]');
  const spanish = 'La puerta y los cables.';
  assert.equal(reviews, [spanish, 'AP', '★ 5', 'JO', '★ 4', '李', spanish, '★ 5']);
  const contact = await document('/contact');
  assert.ok(textsOf(contact, 'option').includes('Gate Repair'));
  const { open, closed } = contact.querySelector<HTMLElement>('.open-now')!.dataset;
  assert.match(open!, 'We’re usually answering.');
  assert.match(closed!, 'We’re usually closed now, and open at 7:30 a.m., Monday to Friday, and 8 a.m., Saturday.');
  const areas = await document('/service-areas');
  // Towns that share a ZIP code have one line, and count once.
  assert.ok(textsOf(areas, '.places li').includes('55810 Proctor and Midway Township'));
  assert.equal(textsOf(areas, '.place-count'), ['8 ZIP codes', '7 ZIP codes']);
});

// The edits may not fit the copy of another business.
if (isSample) test.run();
