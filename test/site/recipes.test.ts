/** Follows the recipes in site/README.md in a copy of the project, and checks the built pages. */

import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import React from 'react';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { projectLayout } from '../../build/commands/project.ts';
import { formatFailures } from '../../build/lib/errors.ts';
import { renderSvg } from '../../build/lib/images.ts';
import { business } from '../../site/business/business.ts';
import { phoneText } from '../../site/business/phone.ts';
import { checkContent } from '../../site/checks/check.ts';
import { doors } from '../../site/content/doors.ts';
import { faq } from '../../site/content/faq.ts';
import { header } from '../../site/content/layout.ts';
import { contentsOf, ROOT } from '../support/build-fixture.ts';
import { all, type BuiltSite, buildCopy, htmlOf, PATHS, textOf, textsOf } from '../support/built-site.ts';
import { editFiles, isSample, WITHOUT_PROMISES } from '../support/edit-project.ts';
import { copyOfProject, loadProject } from '../support/project-copy.ts';

const test = suite('recipes');
// Loaded after built-site.ts, which lets Node load components. tsx compiles JSX to a global.
Object.assign(globalThis, { React });
const { DoorDesigner } =
  require('../../site/components/DoorDesigner/DoorDesigner.tsx') as typeof import('../../site/components/DoorDesigner/DoorDesigner.tsx');
const STYLES = 'site/styles/base.css';
const README = readFileSync(join(ROOT, 'site/README.md'), 'utf8');

/** Code block in a recipe. Its first line has a file and a place, such as "in place of phone". */
type Block = Record<'file' | 'place' | 'code', string>;

/** Returns the code blocks below a heading, or all. */
function blocksOf(heading?: string): Block[] {
  const recipe = heading ? new RegExp(`\n### ${heading}\n(.*?)\n##`, 's').exec(README)![1]! : README;
  const found = recipe.matchAll(/```(?:tsx?|css|html)\n(?:\/\/|\/\*|<!--) (\S+), ([^\n]*?)(?: \*\/| -->)?\n(.*?)```/gs);
  const blocks = Array.from(found, ([, file, place, code]) => ({ file, place, code }) as Block);
  // `insert` doesn't find these places.
  return blocks.filter(({ place }) => !/^in (color|place of the import of litPorch)$/.test(place));
}

/** Returns the value of a field in a code block. */
const valueIn = ({ code }: Block, field: string): string => new RegExp(`\\b${field}: '(.*?)'`).exec(code)![1]!;

function insert(source: string, { place, code }: Block): string {
  if (place === 'a new file') return code;
  const name = place.split(' ').at(-1);
  const [indent] = /^ */.exec(code)!;
  const isEnd = place.startsWith('at the end of ');
  const pattern = isEnd ? `\\b${name}(: [^=]+)? = [[{]\\n.*?(?=^[\\]}])` : `^${indent}${name}: [^\\n]*\\n`;
  const found = source.match(new RegExp(pattern, 'gms')) ?? [];
  assert.is(found.length, 1, `site/README.md: there is one place "${place}"`);
  return source.replace(found[0]!, (text) => (isEnd ? text + code : code));
}

let root: string;
let site: BuiltSite;
let images: string[];

test('the code of all recipes has no type errors', async () => {
  root = await copyOfProject({}, ['.biome.jsonc']);
  for (const block of blocksOf()) {
    const path = join(root, block.file);
    const source = existsSync(path) ? await readFile(path, 'utf8') : '';
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, insert(source, block));
  }
  // After the name changes, the build rejects the sample's license and other claims.
  const restore = await editFiles(root, WITHOUT_PROMISES);
  site = await buildCopy(root, { types: projectLayout(root).types });
  await restore();
});

test("a new phone number and name are in the header, and the sample's travel fee is a warning", async () => {
  const [phone] = blocksOf('Change the phone number');
  const [name, shortName] = blocksOf('Change the name or the city');
  const home = await site.document('/');
  const number = phoneText(valueIn(phone!, 'phone'));
  assert.match(README, `shows ${number}`);
  assert.is(textOf(home.querySelector('.header-phone')), `${header.call} ${number}`);
  assert.is(textOf(home.querySelector('.header-brand')), valueIn(name!, 'name'));
  assert.match(home.title, valueIn(shortName!, 'shortName'));
  assert.match(site.report.warnings.join(), 'business.travelFee is "none"');
});

test('two lines change the brand color of pages, scripts, icons and share images', async () => {
  const lines = blocksOf('Change the color').map(({ code }) => code.trim());
  const css = readFileSync(join(ROOT, STYLES), 'utf8');
  const before = lines.map((line) => new RegExp(line.replace(/#.*/, '(#.*);')).exec(css)![1]!);
  const after = lines.map((line) => /#\w+/.exec(line)![0]);

  const { site: changed, shareImages } = await loadProject(root);
  images = [...shareImages, changed.icon.any(), changed.icon.maskable()].map((image) => renderSvg('image', image));
  const published = [...(await contentsOf(site.dist)).values(), ...images].join('\n');
  for (const color of before) assert.not.ok(published.includes(color), color);
  // The van, the stars on the roofs and other details, and phone numbers on light skies.
  for (const color of after) assert.ok(images.filter((image) => image.includes(color)).length > 1, color);
});

test('share images have no stray dot beside the phone number if the hours differ by day', () => {
  for (const image of images) assert.not.match(image, '> · (');
});

test('a new service has a card, a link in the footer and a form option', async () => {
  const title = valueIn(blocksOf('Add a service')[0]!, 'title');
  const documents = await Promise.all(['/services', '/contact'].map(site.document));
  for (const place of ['.service h3', 'footer a', 'option'])
    assert.ok(all(documents, place).map(textOf).includes(title));
});

test('a new page is in every menu', async () => {
  const route = blocksOf('Add a page').at(-1)!;
  const [path, name] = [valueIn(route, 'path'), valueIn(route, 'name')];
  for (const other of ['/', path])
    for (const menu of ['header', 'footer'])
      assert.is(textOf((await site.document(other)).querySelector(`${menu} nav a[href="${path}"]`)), name);
});

test('a new town is on the page and map of its city', async () => {
  const [block] = blocksOf('Add a town');
  const [city, zip] = ['city', 'zip'].map((field) => valueIn(block!, field));
  const areas = await site.document('/service-areas');
  assert.ok(textsOf(areas, '.places li').includes(`${zip} ${city}`));
  assert.ok(textsOf(areas, `[data-metro="${business.city}"] text`).includes(city!));
  const countsIn = (html: string) => Array.from(html.matchAll(/"place-count">(\d+)/g), ([, count]) => Number(count));
  const [metro, surrounding, additional] = countsIn(await htmlOf('/service-areas'));
  assert.equal(countsIn(await site.html('/service-areas')), [metro, surrounding! + 1, additional]);
});

test('an old address leads to an existing page', async () => {
  const [, path] = /content="0; url=(.*?)"/.exec(await site.read('about-us.html'))!;
  assert.ok(PATHS.includes(path!), path);
});

test('the formatter accepts the code of all recipes, and skips the folder of an interrupted build', async () => {
  await mkdir(join(root, '.dist-abcdef'));
  await writeFile(join(root, '.dist-abcdef/page.js'), 'let  a');
  await promisify(execFile)(join(ROOT, 'node_modules/.bin/biome'), ['format'], { cwd: root });
});

test('a brand color in another form fails the build', async () => {
  await editFiles(root, [[STYLES, /(?<=--clay: ).*(?=;)/, 'green']]);
  const message = /^site\/styles\/base\.css: --clay is green\. Expected a color such as #c2461a\.$/;
  assert.throws(() => require(join(root, 'site/styles/colors.ts')), message);
});

test('options of a door that its link would confuse fail the build', () => {
  const [color] = doors.color;
  const withId = (id: string) => ({ color: [{ ...color!, id }] });
  const style = doors.style[0]!.id;
  for (const [change, message] of [
    [withId(`off-${style}`), `an id is "${style}". Expected letters, digits and hyphens that aren't`],
    [withId('hunter green'), 'an id is "hunter green". Expected'],
    [{ style: Array(7).fill(doors.style[0]) }, 'style has 7 options. Expected 1 to 6.'],
  ] as const)
    assert.throws(
      () => DoorDesigner({ ...doors, ...change, href: '' }),
      ({ message: error }: Error) => error.startsWith(`site/content/doors.ts: ${message}`),
    );
});

test('stylesheets have rules for as many options as the designer and the reviews can have', () => {
  for (const [file, rule, count] of [
    // Six styles, eight colors, four kinds of windows and two sizes.
    ['DoorDesigner/DoorDesigner.css', /#(door-\w+-[1-8]):checked\) \.\1\b/g, 20],
    ['Review/ReviewTopics.css', /#(topic-[1-6]):checked\) \.review:not\(\.\1\)/g, 6],
  ] as const)
    assert.is(new Set(readFileSync(join(ROOT, 'site/components', file), 'utf8').match(rule)).size, count, file);
});

test('the example of a failed build has the current errors', () => {
  const items = faq.map((item, index) => ({ ...item, question: ['', 'Twice?', 'Twice?'][index] ?? `${index}` }));
  const failures = checkContent([{ file: 'site/content/faq.ts', exports: { faq: items } }]);
  const [, example] = /```\n(Build failed.*?)\n```/s.exec(README)!;
  const withoutQuotes = (text: string) => text.replace(/ ?(\(".*?"\)|"[^"]*")/g, '');
  assert.is(`Build failed. dist/ is unchanged. ${withoutQuotes(formatFailures(failures))}`, withoutQuotes(example!));
});

// The recipes may not fit the data of another business.
if (isSample) test.run();
