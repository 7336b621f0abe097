/** Errors in the site's sources, made in a copy of the project with a published site. */

import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { placeGroups } from '../../../site/business/places.ts';
import { testimonials } from '../../../site/content/testimonials.ts';
import { contentsOf, rejection } from '../../support/build-fixture.ts';
import { buildCopy, builtSite } from '../../support/built-site.ts';
import { start } from '../../support/command.ts';
import { type Edit, fact } from '../../support/edit-project.ts';
import { copyOfProject } from '../../support/project-copy.ts';

const BUSINESS = 'site/business/business.ts';
const PLACES = 'site/business/places.ts';
const REVIEWS = 'site/content/testimonials.ts';
const SERVICES = 'site/content/services.ts';
const SEARCH = 'site/content/search.ts';
const HOME = 'site/content/home.ts';

/** An edit and what the errors have to contain. */
type Mistake = readonly [...Edit, ...expected: string[]];
type Place = (typeof placeGroups)[number]['parts'][number]['places'][number];

/** The places of the home city, and the towns around it. */
const [home, towns] = placeGroups.map(({ parts }) => parts[0]!.places) as [Place[], Place[]];
const position = ({ lat, lon }: Pick<Place, 'lat' | 'lon'>) => `lat: ${lat}, lon: ${lon}`;
/** Location of a town's field in an error. */
const townField = (index: number, field: keyof Place) =>
  `placeGroups[1].parts[0].places[${index}].${field} ("${towns[index]!.city}")`;

/** Replaces the text of a customer's review. */
const reviewText = (index: number, text: string): Edit => [
  REVIEWS,
  `text: '${testimonials[index]!.text}'`,
  `text: '${text}'`,
];

/** Errors that the site's schemas and the link checker report. One build finds all errors of a list. */
const INVALID: Readonly<Record<string, readonly Mistake[]>> = {
  'invalid business data': [
    [...fact('city', "''"), `${BUSINESS}: business.city is empty. Expected text.`],
    [...fact('hotline', "'800-CALL-NOW'"), 'business.hotline is "800-CALL-NOW". Expected +1 and ten digits'],
    [...fact('rating', '49'), 'business.rating is 49. Expected a number from 1 to 5.'],
    [...fact('opens', "'24:30'"), 'business.opens is "24:30". Expected a time of day'],
  ],
  'invalid places': [
    [PLACES, `id: '${placeGroups[1]!.id}'`, `id: '${placeGroups[0]!.id}'`, 'Expected an id that no other group has.'],
    [PLACES, `zip: '${home[1]!.zip}'`, `zip: '${home[0]!.zip}'`, 'Expected a ZIP code that is listed once.'],
    [PLACES, `zip: '${home[2]!.zip}'`, "zip: '7820'", '"7820". Expected five digits.'],
    // Swapped degrees.
    [
      PLACES,
      position(towns[0]!),
      position({ lat: towns[0]!.lon, lon: towns[0]!.lat }),
      `${townField(0, 'lat')} is ${towns[0]!.lon}. Expected degrees north, from 18 to 72`,
      `${townField(0, 'lon')} is ${towns[0]!.lat}. Expected degrees west, from -180 to -65`,
    ],
    // The position of another city.
    [
      PLACES,
      position(towns[1]!),
      'lat: 47.6062, lon: -122.3321',
      `${townField(1, 'zip')} is "${towns[1]!.zip}". Expected a ZIP code at most 15 miles from lat and lon.`,
    ],
    // A town of another metro.
    [
      PLACES,
      `zip: '${towns[2]!.zip}', ${position(towns[2]!)}`,
      "zip: '98101', lat: 47.61, lon: -122.33",
      `${townField(2, 'zip')} is "98101". Expected a place at most 100 miles from ${placeGroups[1]!.parts[0]!.metro}.`,
    ],
  ],
  'invalid copy': [
    [
      ...reviewText(0, 'The <em>spring</em> broke.'),
      `${REVIEWS}: testimonials[0].text ("${testimonials[0]!.name}") is "The <em>spring</em> broke.". Expected no markup.`,
    ],
    [...reviewText(2, testimonials[1]!.text), 'Expected a text that no other review has.'],
    [REVIEWS, `name: '${testimonials[1]!.name}'`, "name: 'ray o.'", '"ray o.". Expected a name with a capital.'],
    ['site/content/emergency.ts', /rules: \[[^\]]*\]/, 'rules: []', 'warning.rules is empty. Expected at least one'],
    [SEARCH, /(?<=\n {2}'\/contact': \{\s*title: )(['`]).*?\1/, "''", 'search["/contact"].title is empty.'],
    [HOME, "text: '", "text: '${business.city}: ", 'Expected no ${…}, which is only filled in between backquotes.'],
    [HOME, "title: '", "title: '(800) 555-0199 ", 'Expected no phone number; use business.hotline.'],
  ],
  'broken links': [
    [
      'site/content/services-page.ts',
      "'/services#springs'",
      "'/services#sprngs'",
      'href="/services#sprngs": /services has no element with id="sprngs"',
    ],
    [
      'site/pages/Contact.tsx',
      'href="/contact.vcf"',
      'href="/contact.vfc"',
      '/contact (site/pages/Contact.tsx): href="/contact.vfc": No page or file has this path.',
    ],
  ],
};

/** Errors that TypeScript and esbuild report, with the source line. */
const BROKEN: Readonly<Record<string, readonly Mistake[]>> = {
  'type errors': [
    [...fact('rating', "'4.9'"), "Type 'string' is not assignable to type 'number'", "rating: '4.9',"],
    [
      REVIEWS,
      `location: '${testimonials[1]!.location}'`,
      "loction: 'Schertz'",
      `${REVIEWS}:`,
      "'loction' does not exist in type",
    ],
    [REVIEWS, /service: '[^']*'/, "service: 'Emergncy Repair'", `Did you mean '"Emergency Repair"'?`],
    [SERVICES, /icon: '[^']*'/, "icon: 'sprnig'", `${SERVICES}:`, `'"sprnig"' is not assignable`],
    [
      SERVICES,
      "href: '/emergency'",
      "href: '/emergncy'",
      `Type '"/emergncy"' is not assignable to type 'Href'. Did you mean '"/emergency"'?`,
      "href: '/emergncy' },",
    ],
    // A service that the form and a link still name.
    [SERVICES, "id: 'openers'", "id: 'awnings'", "'openers' does not exist in type", "linkTo('openers'),"],
    [SEARCH, /(?<='\/emergency': \{[^\]]*)keywords: \[[^\]]*\],/, '', "Property 'keywords' is missing"],
    [PLACES, `zip: '${towns[0]!.zip}'`, `zip: ${towns[0]!.zip}`, `${PLACES}:`, `zip: ${towns[0]!.zip}, lat`],
    ['site/scripts/menu.ts', /$/, "\nexport const wrong: number = 'text';\n", 'site/scripts/menu.ts:'],
  ],
  'a moved page and missing data': [
    [BUSINESS, /(?<=\n) {2}city: .*\n/, '', "site/business/business.ts:9:14: Property 'city' is missing"],
    [
      SEARCH,
      "'/emergency': {",
      "'/emergencies': {",
      `Type '"/emergency"' is not assignable to type 'Href'. Did you mean '"/emergencies"'?`,
      'site/routes.tsx:',
      "Property '/emergency' does not exist on type",
    ],
    // A service that the form doesn't list.
    [
      SERVICES,
      "\n  {\n    id: 'openers'",
      "\n  { id: 'awnings', icon: 'opener', title: 'Awnings', description: 'Ours.', details: [] },\n  {\n    id: 'openers'",
      'site/content/contact.ts:',
      "Property 'awnings' is missing",
    ],
  ],
  'a syntax error in business data': [
    [BUSINESS, /(?<=\n {2}city: .*),(?=\n)/, ';', `✗ ${BUSINESS}:`, 'Expected "}" but found ";"'],
  ],
  'syntax errors in copy': [
    [HOME, /(?<=title: '[^']*'),/, '', `${HOME}:`, 'Expected'],
    [...reviewText(0, "Nobody didn't laugh."), `${REVIEWS}:`, "didn't"],
    [SERVICES, /icon: '[^']*'/, 'icon: ‘spring’', `${SERVICES}:`, 'Unexpected "‘"'],
  ],
};

let root: string;
let published: Map<string, string>;

test.before(async () => {
  root = await copyOfProject();
  const { dist } = await builtSite();
  await cp(dist, join(root, 'dist'), { recursive: true });
  published = await contentsOf(dist);
});

/** Makes mistakes, builds, checks the reported errors, and restores the files. */
async function assertReports(mistakes: readonly Mistake[], build: () => Promise<string>): Promise<void> {
  const sources = new Map<string, string>();
  try {
    for (const [file, from, to] of mistakes) {
      const path = join(root, file);
      const source = await readFile(path, 'utf8');
      const changed = source.replace(from, () => to);
      assert.is.not(changed, source, `${file} doesn't contain ${from}`);
      if (!sources.has(path)) sources.set(path, source);
      await writeFile(path, changed);
    }
    const text = await build();
    for (const part of mistakes.flatMap(([, , , ...expected]) => expected))
      assert.ok(text.includes(part), `expected "${part}" in:\n${text}`);
  } finally {
    for (const [path, source] of sources) await writeFile(path, source);
  }
}

for (const [name, mistakes] of Object.entries(INVALID)) {
  test(`reports ${name}`, () => assertReports(mistakes, async () => (await rejection(buildCopy(root))).message));
}

for (const [name, mistakes] of Object.entries(BROKEN)) {
  test(`npm run build reports ${name} and leaves dist/ unchanged`, () =>
    assertReports(mistakes, async () => {
      const { code, out, err } = await start(root, 'build', {});
      assert.is(code, 1);
      assert.is(out, '');
      assert.match(err, 'Build failed, dist/ is unchanged.');
      assert.not.match(err, /^ {4}at /m, 'prints no stack');
      assert.equal(await contentsOf(join(root, 'dist')), published);
      return err;
    }));
}

test.run();
