/** Makes the site another company's, in the order of the README, and builds it as its owner would. */

import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { OPTIONAL, PROMISES, TIMES } from '../../site/business/sample.ts';
import { ROOT } from '../support/build-fixture.ts';
import { builtSite, parseHtml, textOf, textsOf } from '../support/built-site.ts';
import { start } from '../support/command.ts';
import { editedProject, editFiles, isSample } from '../support/edit-project.ts';
import { STEPS } from '../support/takeover.ts';

const test = suite('takeover');
const README = readFileSync(join(ROOT, 'README.md'), 'utf8');
const [, list = ''] = /\n### Take the site over for another company\n(.*?)\n##/s.exec(README) ?? [];
const lines = list.match(/^\d+\. .*/gm) ?? [];

let root: string;
const apply = async (...steps: number[]) =>
  editFiles(
    root,
    steps.flatMap((step) => STEPS[step]!),
  );
const build = () => start(root, 'build', {});

/** Returns the published text files by name, and the names of the others. */
async function published(dist: string): Promise<Map<string, string>> {
  const names = (await readdir(dist, { recursive: true })).filter((name) =>
    /\.(html|vcf|webmanifest|svg|xml|txt)$/.test(name),
  );
  return new Map(
    await Promise.all(names.map(async (name) => [name, await readFile(join(dist, name), 'utf8')] as const)),
  );
}

test('the README lists the steps and the required fields', () => {
  assert.is(lines.length, 12);
  for (const [step, edits] of Object.entries(STEPS))
    for (const [file, field] of edits) {
      const [, name] = /\{2\}(\w+):/.exec(String(field)) ?? [];
      if (name && step !== '8') assert.match(lines[Number(step) - 1]!, `\`${name}\``);
      assert.ok(list.includes(file) || list.includes('`site/content/`'));
    }
});

test('two builds fail, and the others list what is still the sample’s', async () => {
  root = await editedProject([]);
  await apply(1);
  const inherited = await build();
  assert.is(inherited.code, 1);
  for (const field of Object.keys(PROMISES)) assert.match(inherited.err, `business.${field} is `);
  await apply(2, 3, 4);
  const unknown = await build();
  assert.is(unknown.code, 1);
  assert.match(unknown.err, 'outside the known geography: run "npm run geography"');
  const script = ['--require', 'tsx/cjs', 'site/coverage/make-geography.ts'];
  await promisify(execFile)(process.execPath, script, { cwd: root });
  const { code, out } = await build();
  assert.is(code, 0);
  const { mark: _, ...optional } = OPTIONAL;
  for (const [field, value] of Object.entries(optional)) assert.match(out, `${field} is ${JSON.stringify(value)}`);
  for (const field of Object.keys(TIMES)) assert.match(out.slice(out.indexOf('Confirm these times')), `${field} is `);
  for (const name of ['the Pearl', 'Alamo Ranch', 'Stone Oak', 'San Antonio']) assert.match(out, `says "${name}"`);
  await apply(6, 7, 8, 9, 10, 11);
  const last = await build();
  assert.is(last.code, 0, last.err);
  const warnings = last.out.match(/^ {2}(?:!|>>) .*/gm) ?? [];
  assert.ok(warnings.some((line) => line.includes("'houston' is declared but its value is never read")));
  const others = warnings.filter((line) => !/never read|^ {2}! \.hosts/.test(line)).join('\n');
  assert.match(others, /^ +! SITE_ORIGIN is .* does not exist: .*\n +! Telephone numbers reserved for fiction: .*$/);
});

test('no page or file mentions the sample, nights or promises', async () => {
  const files = await published(join(root, 'dist'));
  const sample = await builtSite();
  const bell = (await readFile(join(sample.dist, 'favicon.svg'), 'utf8')).match(/(?<=#f4b63f" d=")[^"]*/)![0];
  const names = /Mission|San Antonio|Alamo|Boerne|Seguin|Chicago|Houston|Hill Country|the Pearl|Elena|español/i;
  const promises = /licensed|insured|guarantee|refund|hidden fees|HIC-|million|30 days|2009|25[+ -]|1-2 hours|1 hour/i;
  const nights = /24\/7|24.hour|365|\bnights?\b|holiday|anytime|until morning|\b2 a\.m/i;
  for (const [name, text] of files) {
    const words = name.endsWith('.html') ? textAndMetadata(text) : text;
    for (const pattern of [names, promises, nights]) assert.is(pattern.exec(words), null, name);
    assert.not.ok(text.includes(bell), `${name} has no bell`);
  }
  const home = parseHtml(files.get('index.html')!);
  assert.equal(textsOf(home, '.place-names small'), ['Downtown, Waco, Robinson and Hewitt', 'Lorena']);
  assert.match(textOf(home.body), '30-mile radius');
  assert.match(textOf(parseHtml(files.get('service-areas.html')!).body), 'across Waco');
});

/** Returns the text, titles, labels and data of a page, without styles and scripts. */
function textAndMetadata(html: string): string {
  const document = parseHtml(html);
  for (const element of Array.from(document.querySelectorAll('style, script:not([type])'))) element.remove();
  const attributes = Array.from(document.querySelectorAll('[content], [alt], [aria-label], [title]'), (element) =>
    ['content', 'alt', 'aria-label', 'title'].map((name) => element.getAttribute(name)).join(' '),
  );
  return [document.title, ...attributes, document.documentElement.textContent].join('\n');
}

if (isSample) test.run();
