/** Mistakes in the site's sources, made in a copy of the project with a published site. */

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
const REVIEWS = 'site/content/testimonials.ts';
const SERVICES = 'site/content/services.ts';
const HOME = 'site/content/home.ts';
const PLACES = 'site/business/places.ts';
const ROUTES = 'site/routes.tsx';
const SEARCH = 'site/content/search.ts';
const CONTACT = 'site/pages/Contact.tsx';

type Mistake = readonly [what: string, file: string, from: string | RegExp, to: string, ...expected: string[]];

/** Replaces a field of a customer's review. */
const review = (index: number, field: 'name' | 'text', value: string): Edit => [
  REVIEWS,
  `${field}: '${testimonials[index]![field]}'`,
  `${field}: '${value}'`,
];

/** Location of a review's text in an error. */
const reviewText = (index: number) => `${REVIEWS}: testimonials[${index}].text ("${testimonials[index]!.name}")`;

/** The places of the home city, and the towns around it. */
const [home, towns] = placeGroups.map(({ parts }) => parts[0]!.places) as [Places, Places];
type Places = (typeof placeGroups)[number]['parts'][number]['places'];

/** Location of a town's field in an error. */
const townField = (index: number, field: string) =>
  `placeGroups[1].parts[0].places[${index}].${field} ("${towns[index]!.city}")`;

/** A town's position in the source. */
const position = ({ lat, lon }: Places[number]) => `lat: ${lat}, lon: ${lon}`;

/** The city of the last places. */
const LAST_METRO = /metro: '[^']*'(?![\s\S]*metro: ')/;
const lastGroup = placeGroups.length - 1;
const lastPart = placeGroups[lastGroup]!.parts.length - 1;

/** A field's text, with its quotes. */
const TEXT = "(?:'[^']*'|`[^`]*`)";

/** Mistakes that the schemas and the checks of copy and pages report. A test makes and expects all in its list. */
const BROKEN_RULES: Readonly<Record<string, readonly Mistake[]>> = {
  'invalid business data': [
    ['a fact left empty', ...fact('city', "''"), 'site/business/business.ts: business.city is empty. Expected text.'],
    [
      'a short name that the name does not begin with',
      ...fact('shortName', "'MB Doors'"),
      'site/business/business.ts: business.shortName is "MB Doors". Expected the first words of the name.',
    ],
    [
      'a number in a form of its own',
      ...fact('hotline', "'800-CALL-NOW'"),
      'site/business/business.ts: business.hotline is "800-CALL-NOW". Expected +1 and ten digits, such as +12105550100.',
    ],
    [
      'more stars than there are',
      ...fact('rating', '49'),
      'site/business/business.ts: business.rating is 49. Expected a number from 1 to 5.',
    ],
    [
      'an hour that no clock shows',
      ...fact('opens', "'24:30'"),
      'site/business/business.ts: business.opens is "24:30". Expected a time of day',
    ],
  ],
  'invalid reviews': [
    [
      'markup in a text',
      ...review(0, 'text', 'The <em>spring</em> broke.'),
      `${reviewText(0)} is "The <em>spring</em> broke.". Expected no markup.`,
    ],
    [
      'a review pasted and not replaced',
      ...review(2, 'text', testimonials[1]!.text),
      `${reviewText(2)} is "${testimonials[1]!.text.slice(0, 50)}`,
      'Expected a text that no other review has.',
    ],
    [
      'a name without capitals',
      ...review(1, 'name', 'ray o.'),
      `${REVIEWS}: testimonials[1].name ("ray o.") is "ray o.". Expected a name with a capital.`,
    ],
  ],
  'invalid copy and lists of places': [
    [
      'two groups of places with one id',
      PLACES,
      `id: '${placeGroups[1]!.id}'`,
      `id: '${placeGroups[0]!.id}'`,
      `${PLACES}: placeGroups[1].id ("${placeGroups[1]!.name}") is "${placeGroups[0]!.id}". Expected an id that no other group has.`,
    ],
    [
      'a ZIP code listed twice',
      PLACES,
      `zip: '${home[1]!.zip}'`,
      `zip: '${home[0]!.zip}'`,
      `${PLACES}: placeGroups[0].parts[0].places[1].zip ("${home[1]!.city}") is "${home[0]!.zip}". Expected a ZIP code that is listed once.`,
    ],
    [
      'a ZIP code without its end',
      PLACES,
      `zip: '${home[2]!.zip}'`,
      "zip: '7820'",
      `${PLACES}: placeGroups[0].parts[0].places[2].zip ("${home[2]!.city}") is "7820". Expected five digits.`,
    ],
    [
      'a list without entries',
      'site/content/emergency.ts',
      /rules: \[[^\]]*\]/.source,
      'rules: []',
      'site/content/emergency.ts: warning.rules is empty. Expected at least one entry.',
    ],
    [
      'a description left empty',
      SEARCH,
      `(?<='/contact': \\{\\s*title: ${TEXT},\\s*)description: ${TEXT}`,
      "description: ''",
      'site/content/search.ts: search["/contact"].description is empty. Expected text.',
    ],
    [
      'a fact that is to be filled in between the wrong quotes',
      HOME,
      "text: '",
      "text: '${business.city}: ",
      'is "${business.city}: ',
      'Expected no ${…}, which is only filled in between backquotes.',
    ],
    [
      'a hotline written into a text',
      ...review(0, 'text', 'Call (800) 555-0199.'),
      `${reviewText(0)} is "Call (800) 555-0199.". Expected no phone number; use business.hotline.`,
    ],
    [
      'a tab in a text',
      ...review(1, 'text', 'Two\tother companies.'),
      `${reviewText(1)} is "Two\\tother companies.". Expected no tabs, line breaks or double spaces.`,
    ],
    [
      'a text in capitals',
      ...review(2, 'text', 'NO TRAVEL FEE, JUST AS THE WEBSITE SAYS.'),
      `${reviewText(2)} is "NO TRAVEL FEE, JUST AS THE WEBSITE SAYS.". Expected no text in all capitals.`,
    ],
  ],
  'broken links': [
    [
      'a link to a part that is not there',
      'site/content/services-page.ts',
      "'/services#springs'",
      "'/services#sprngs'",
      'href="/services#sprngs": /services has no element with id="sprngs"',
    ],
    [
      'a link in a page to a file that is not there',
      CONTACT,
      'href="/contact.vcf"',
      'href="/contact.vfc"',
      '/contact (site/pages/Contact.tsx): href="/contact.vfc": No page or file has this path.',
    ],
  ],
  'invalid paths': [
    [
      'a path that two pages claim',
      ROUTES,
      "path: '/404'",
      "path: '/services'",
      'have the same path /services. Change one of them.',
    ],
    [
      'a path in capitals',
      ROUTES,
      "path: '/500'",
      "path: '/Oops'",
      'has the path "/Oops". Expected "/" or lower-case words',
    ],
  ],
  'wrong positions of places': [
    [
      'degrees that changed places',
      PLACES,
      position(towns[0]!),
      position({ ...towns[0]!, lat: towns[0]!.lon, lon: towns[0]!.lat }),
      `${townField(0, 'lat')} is ${towns[0]!.lon}. Expected degrees north, from 18 to 72`,
      `${townField(0, 'lon')} is ${towns[0]!.lat}. Expected degrees west, from -180 to -65`,
    ],
    [
      'degrees that lost their minus sign',
      PLACES,
      position(towns[1]!),
      position({ ...towns[1]!, lon: -towns[1]!.lon }),
      `${townField(1, 'lon')} is ${-towns[1]!.lon}. Expected degrees west`,
    ],
    [
      'a town that lies elsewhere than its ZIP code',
      PLACES,
      position(towns[2]!),
      'lat: 47.6062, lon: -122.3321',
      `${townField(2, 'zip')} is "${towns[2]!.zip}". Expected a ZIP code at most 15 miles from lat and lon.`,
    ],
    [
      'a town in the list of a city far away',
      PLACES,
      `zip: '${towns[3]!.zip}', ${position(towns[3]!)}`,
      "zip: '98101', lat: 47.61, lon: -122.33",
      `${townField(3, 'zip')} is "98101". Expected a place at most 100 miles from San Antonio.`,
    ],
  ],
  'a crew in an unknown city': [
    [
      'a city that has no places',
      PLACES,
      LAST_METRO,
      "metro: 'Huston'",
      `placeGroups[${lastGroup}].parts[${lastPart}].metro`,
      'is "Huston". Expected a city of these lists',
    ],
  ],
};

/** Mistakes that TypeScript and esbuild report. */
const BROKEN_CODE: Readonly<Record<string, readonly Mistake[]>> = {
  'type errors': [
    [
      'a number written as a text',
      ...fact('rating', "'4.9'"),
      "Type 'string' is not assignable to type 'number'",
      "rating: '4.9',",
    ],
    [
      'a field misspelled',
      REVIEWS,
      `location: '${testimonials[1]!.location}'`,
      "loction: 'Schertz'",
      'site/content/testimonials.ts:',
      "'loction' does not exist in type",
      "loction: 'Schertz',",
    ],
    [
      'an icon that is none',
      SERVICES,
      /icon: '[^']*'/,
      "icon: 'sprnig'",
      'site/content/services.ts:',
      `'"sprnig"' is not assignable`,
    ],
    [
      'a link to a page that is not there',
      SERVICES,
      "href: '/emergency'",
      "href: '/emergncy'",
      'site/content/services.ts:',
      `Type '"/emergncy"' is not assignable to type 'Href'. Did you mean '"/emergency"'?`,
      "href: '/emergncy' },",
    ],
    [
      'a service that is gone, while the form and a link name it',
      SERVICES,
      "id: 'openers'",
      "id: 'awnings'",
      "'openers' does not exist in type",
      "openers: 'Opener Repair/Installation',",
      "linkTo('openers'),",
    ],
    [
      'a budget written as a text',
      ROUTES,
      /budget: [\d_]+/,
      "budget: '8500'",
      'site/routes.tsx:',
      "budget: '8500',",
      "Type 'string' is not assignable to type 'number'",
    ],
    [
      'a type error in a component',
      'site/components/Footer/Footer.tsx',
      'export function Footer',
      "export const wrong: number = 'text';\n\nexport function Footer",
      'site/components/Footer/Footer.tsx:',
      "Type 'string' is not assignable to type 'number'",
    ],
    [
      'a page without keywords',
      SEARCH,
      /(?<='\/emergency': \{[^\]]*)keywords: \[[^\]]*\],/,
      '',
      'site/content/search.ts:',
      "Property 'keywords' is missing",
    ],
    [
      'a ZIP code without its quotes',
      PLACES,
      `zip: '${towns[0]!.zip}'`,
      `zip: ${towns[0]!.zip}`,
      `${PLACES}:`,
      `zip: ${towns[0]!.zip}, lat`,
    ],
    ['stars that are not drawn', REVIEWS, 'rating: 5,', 'rating: 6,', "'6' is not assignable to type '5'"],
    [
      'a kind of work that is none',
      REVIEWS,
      /service: '[^']*'/,
      "service: 'Emergncy Repair'",
      `Did you mean '"Emergency Repair"'?`,
    ],
  ],
  'a moved page and missing data': [
    [
      'a fact taken out',
      BUSINESS,
      /(?<=\n) {2}city: .*\n/,
      '',
      "site/business/business.ts:9:14: Property 'city' is missing",
    ],
    [
      'a page that has moved while links to it have not',
      SEARCH,
      "'/emergency': {",
      "'/emergencies': {",
      'site/content/services.ts:',
      `Type '"/emergency"' is not assignable to type 'Href'. Did you mean '"/emergencies"'?`,
      'site/routes.tsx:',
      "Property '/emergency' does not exist on type",
    ],
    [
      'a service that the form does not know',
      SERVICES,
      "\n  {\n    id: 'openers'",
      "\n  { id: 'awnings', icon: 'opener', title: 'Awning Repair', description: 'We mend awnings.', details: [] },\n  {\n    id: 'openers'",
      'site/content/contact.ts:',
      "Property 'awnings' is missing",
    ],
  ],
  'syntax errors in business data': [
    [
      'a semicolon among the facts',
      BUSINESS,
      /(?<=\n {2}city: .*),(?=\n)/,
      ';',
      '✗ site/business/business.ts:',
      'Expected "}" but found ";"',
    ],
  ],
  'syntax errors in copy': [
    ['a comma forgotten', HOME, /(?<=title: '[^']*'),/, '', `${HOME}:`, 'Expected'],
    ['an apostrophe that ends a text', ...review(0, 'text', "Nobody didn't laugh."), `${REVIEWS}:`, "didn't"],
    ['quotes from a letter', SERVICES, /icon: '[^']*'/, 'icon: ‘spring’', `${SERVICES}:`, 'Unexpected "‘"'],
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

/** Makes mistakes, builds, and restores the files. */
async function withMistakes<T>(mistakes: readonly Mistake[], build: () => Promise<T>): Promise<T> {
  const sources = new Map<string, string>();
  try {
    for (const [what, file, from, to] of mistakes) {
      const path = join(root, file);
      const source = await readFile(path, 'utf8');
      const changed = source.replace(
        typeof from === 'string' && source.includes(from) ? from : new RegExp(from),
        () => to,
      );
      assert.is.not(changed, source, `${what}: there is something to change`);
      if (!sources.has(path)) sources.set(path, source);
      await writeFile(path, changed);
    }
    return await build();
  } finally {
    for (const [path, source] of sources) await writeFile(path, source);
  }
}

function assertReported(text: string, mistakes: readonly Mistake[]): void {
  for (const part of mistakes.flatMap(([, , , , ...expected]) => expected))
    assert.ok(text.includes(part), `expected "${part}" in:\n${text}`);
}

for (const [what, mistakes] of Object.entries(BROKEN_RULES)) {
  test(`reports ${what}`, async () => {
    const { message } = await withMistakes(mistakes, () => rejection(buildCopy(root)));
    assertReported(message, mistakes);
  });
}

for (const [what, mistakes] of Object.entries(BROKEN_CODE)) {
  test(`npm run build reports ${what} and leaves dist/ unchanged`, async () => {
    const { code, out, err } = await withMistakes(mistakes, () => start(root, 'build', {}));
    assert.is(code, 1);
    assert.is(out, '');
    assert.match(err, 'Build failed, dist/ is unchanged.');
    assertReported(err, mistakes);
    assert.not.match(err, /^ {4}at /m, 'no stack');
    assert.equal(await contentsOf(join(root, 'dist')), published);
  });
}

test.run();
