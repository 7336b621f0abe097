/** Tests the errors that a build reports for invalid business data, copy, links and code. */

import { cp, readFile, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { placeGroups } from '../../../site/business/places.ts';
import { contentsOf, rejection } from '../../support/build-fixture.ts';
import { buildCopy, builtSite } from '../../support/built-site.ts';
import { start } from '../../support/command.ts';
import { type Edit, field } from '../../support/edit-project.ts';
import { copyOfProject } from '../../support/project-copy.ts';

const BUSINESS = 'site/business/business.ts';
const PLACES = 'site/business/places.ts';
const REVIEWS = 'site/content/testimonials.ts';
const SERVICES = 'site/content/services.ts';
const HOME = 'site/content/home.ts';
const ACTIONS = 'site/content/actions.ts';

/** Id of a service that the form lists. */

/** An edit, followed by strings that the error messages must contain. */
type InvalidInput = readonly [...Edit, ...expected: string[]];

/** A metro area in places.ts and one of its places. */
const { metro, places } = placeGroups[0]!.parts[0]!;
const place = places[0]!;
const nearby = { ...place, city: 'Springfield' };
const ALASKA = { lat: 71.29, lon: -156.79 };
const SAN_ANTONIO = { lat: 29.46841, lon: -98.52889 };
const PLACES_START = 'placeGroups: readonly PlaceGroup[] = [';
const INVALID_PLACES = [
  { ...nearby, zip: '7820' },
  { ...nearby, zip: '00601', lat: SAN_ANTONIO.lon, lon: SAN_ANTONIO.lat },
  { ...nearby, zip: place.zip, ...ALASKA },
  { ...nearby, zip: '99723', ...ALASKA },
  { ...nearby, zip: '00602', ...SAN_ANTONIO },
  { ...nearby, zip: '00602', ...SAN_ANTONIO },
  { ...nearby, zip: '00603' },
  { ...nearby, zip: '00604', lat: SAN_ANTONIO.lat },
];
const INVALID_GROUP = { ...placeGroups[0]!, parts: [{ metro, places: INVALID_PLACES }] };
const placeField = (index: number, field: string) =>
  `placeGroups[0].parts[0].places[${index}].${field} ("Springfield") is `;

const REVIEWS_START = 'testimonials: readonly Testimonial[] = [';
const review = { name: 'Ann O.', location: 'Springfield', rating: 5, text: 'A good job.', service: 'Opener Repair' };
const INVALID_REVIEWS = [{ ...review, praise: 'The best job.' }, { ...review, rating: 6 }, review];
/** Returns the values as source code to insert into an array. */
const inserted = (values: readonly unknown[]) => JSON.stringify(values).slice(1, -1);

/** Input that the schemas and the link checker reject. Each group is tested with one build. */
const INVALID: Readonly<Record<string, readonly InvalidInput[]>> = {
  'invalid business data': [
    [...field('phone', "'800-CALL-NOW'"), `${BUSINESS}: business.phone is "800-CALL-NOW". Expected +1 and ten digits`],
    [
      ...field('city', "'Nowhere'"),
      'business.city is "Nowhere". Expected a city that is a metro in site/business/places.ts.',
    ],
    [...field('rating', '49'), 'business.rating is 49. Expected a number from 1 to 5.'],
    [
      ...field('hours', "[{ days: 'Weekdays', opens: '9', closes: '17:00' }]"),
      'hours[0].days is "Weekdays". Expected a day or a range of days, such as Sa or Mo-Fr.',
      'hours[0].opens is "9". Expected a time from 00:00 to 23:59.',
    ],
  ],
  'invalid places': [
    [
      PLACES,
      PLACES_START,
      `${PLACES_START}${inserted([INVALID_GROUP])},`,
      'Expected a unique id, but an earlier entry has the same one.',
      `${placeField(0, 'zip')}"7820". Expected five digits.`,
      `${placeField(1, 'lat')}${SAN_ANTONIO.lon}. Expected a latitude in the United States, from 17 to 72.`,
      `${placeField(1, 'lon')}${SAN_ANTONIO.lat}. Expected a longitude in the United States, from -180 to -64.`,
      `${placeField(2, 'zip')}"${place.zip}". Expected a ZIP code within 60 miles of lat and lon.`,
      `${placeField(3, 'zip')}"99723". Expected a place within 100 miles of ${metro}.`,
      `${placeField(5, 'zip')}"00602". Expected a unique ZIP code and name, but an earlier entry has the same ones.`,
      `${placeField(6, 'zip')}"00603". Expected a known ZIP code, but Springfield (00603) is outside the area of`,
      'site/coverage/geography.json. Run "npm run geography".',
      `${placeField(7, 'lon')}missing. Expected both lat and lon, or neither.`,
    ],
  ],
  'invalid copy': [
    [
      REVIEWS,
      REVIEWS_START,
      `${REVIEWS_START}${inserted(INVALID_REVIEWS)},`,
      `${REVIEWS}: testimonials[0].praise ("Ann O.") is "The best job.". Expected a sentence from the review,`,
      'testimonials[1].rating ("Ann O.") is 6. Expected a number from 1 to 5.',
      'testimonials[2].text ("Ann O.") is "A good job.". Expected a unique text, but an earlier entry has the same one.',
    ],
    [HOME, /(?<=title: )'Broken garage[^']*'/, "''", `${HOME}: hero.title is empty. Expected text.`],
  ],
  'a broken link': [
    [
      'site/pages/Contact.tsx',
      'href="/contact.vcf"',
      'href="/contact.vfc"',
      '/contact (site/pages/Contact.tsx): href="/contact.vfc": No page or file has this path.',
    ],
  ],
};

/** Input that TypeScript and esbuild reject. */
const BROKEN: Readonly<Record<string, readonly InvalidInput[]>> = {
  'type errors': [
    [BUSINESS, /(?<=\n) {2}city: .*\n/, '', "site/business/business.ts:9:14: Property 'city' is missing"],
    [
      REVIEWS,
      REVIEWS_START,
      `${REVIEWS_START}${inserted([{ ...review, place: '' }])},`,
      `${REVIEWS}:`,
      `'"place"' does not exist in type`,
    ],
    [SERVICES, /(?<=id: '[^']*',)/, " icon: 'sprint',", `${SERVICES}:`, `'"sprint"' is not assignable`],
    [
      ACTIONS,
      "href: '/emergency'",
      "href: '/emergence'",
      `Type '"/emergence"' is not assignable to type 'Href'. Did you mean '"/emergency"'?`,
      "href: '/emergence',",
    ],
    ['site/scripts/menu.ts', /$/, "\nexport const wrong: number = 'text';\n", 'site/scripts/menu.ts:'],
  ],
  'a syntax error in business data': [
    [BUSINESS, /(?<=\n {2}city: .*),(?=\n)/, ';', `✗ ${BUSINESS}:`, 'Expected "}" but found ";"'],
  ],
  'syntax errors in copy': [
    [HOME, /(?<=title: '[^']*'),/, '', `${HOME}:`, 'Expected'],
    [REVIEWS, REVIEWS_START, `${REVIEWS_START} 'Nobody didn't laugh.',`, `${REVIEWS}:`, "didn't"],
    [SERVICES, /title: '[^']*'/, 'title: ‘Springs’', `${SERVICES}:`, 'Unexpected "‘"'],
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

/** Edits files, builds, checks the errors, and restores the files. */
async function assertReports(inputs: readonly InvalidInput[], build: () => Promise<string>): Promise<void> {
  const sources = new Map<string, string>();
  try {
    for (const [file, from, to] of inputs) {
      const path = join(root, file);
      const source = await readFile(path, 'utf8');
      const changed = source.replace(from, () => to);
      assert.is.not(changed, source, `${file} doesn't contain ${from}`);
      if (!sources.has(path)) sources.set(path, source);
      await writeFile(path, changed);
      // A copied file can be older than the last build.
      await utimes(path, 0, 0);
    }
    const text = await build();
    for (const part of inputs.flatMap(([, , , ...expected]) => expected))
      assert.ok(text.includes(part), `expected "${part}" in:\n${text}`);
  } finally {
    for (const [path, source] of sources) await writeFile(path, source);
  }
}

for (const [name, inputs] of Object.entries(INVALID)) {
  test(`reports ${name}`, () => assertReports(inputs, async () => (await rejection(buildCopy(root))).message));
}

for (const [name, inputs] of Object.entries(BROKEN)) {
  test(`npm run build reports ${name}`, () =>
    assertReports(inputs, async () => {
      const { code, out, err } = await start(root, 'build', {});
      assert.is(code, 1);
      assert.is(out, '');
      assert.match(err, 'Build failed. dist/ is unchanged.');
      assert.not.match(err, /^ {4}at /m, 'prints no stack');
      assert.equal(await contentsOf(join(root, 'dist')), published);
      return err;
    }));
}

test.run();
