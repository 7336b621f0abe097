/** Ids inside of illustrations, when a page has several of a kind. */

import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { placeGroups } from '../../site/business/places.ts';
import { type BuiltSite, buildCopy } from '../support/built-site.ts';
import { buildEdited, editedProject, fact, isAtHome } from '../support/edit-project.ts';

const PLACES = 'site/business/places.ts';

const metros = [...new Set(placeGroups.flatMap(({ parts }) => parts.map(({ metro }) => metro)))];

/** The metros of a site's maps, in the order of the page. Fails if an id is missing or repeated. */
async function metrosOf(site: BuiltSite): Promise<string[]> {
  const document = await site.document('/service-areas');
  const ids = Array.from(document.querySelectorAll('[id]'), ({ id }) => id);
  assert.equal([...new Set(ids)], ids);
  for (const element of Array.from(document.querySelectorAll('[clip-path], [fill^="url"]')))
    for (const attribute of ['clip-path', 'fill']) {
      const [, id] = /^url\(#([\w-]+)\)$/.exec(element.getAttribute(attribute) ?? '') ?? [];
      if (element.getAttribute(attribute)?.startsWith('url')) assert.ok(ids.includes(id!), element.outerHTML);
    }
  return Array.from(document.querySelectorAll('[data-metro]'), (map) => map.getAttribute('data-metro')!);
}

test('two partly filled ratings have different ids', async () => {
  const rating = '<Rating rating={3.2} text={summary} href="" />';
  const site = await buildEdited([
    'site/pages/Home.tsx',
    /note=\{<Rating [^}]*\}[^}]*\}[^}]*\} \/>\}/,
    `note={[${rating}, ${rating}]}`,
  ]);
  const document = await site.document('/');
  const ids = Array.from(document.querySelectorAll('.rating linearGradient'), ({ id }) => id);
  assert.is(new Set(ids).size, 2);
  assert.equal(
    Array.from(document.querySelectorAll('.rating path'), (path) => path.getAttribute('fill')),
    ids.map((id) => `url(#${id})`),
  );
});

test('two night maps have different ids', async () => {
  const site = await buildEdited([
    'site/pages/ServiceAreas.tsx',
    '<div className="areas-radius">',
    '<div className="areas-radius">{homeMap(radius.title).Drawing({})}',
  ]);
  const drawn = await metrosOf(site);
  assert.is(drawn.length, metros.length + 1);
});

for (const city of metros.slice(1))
  test(`draws each metro once with ${city} as the home city`, async () => {
    const drawn = await metrosOf(await buildEdited(fact('city', `'${city}'`)));
    assert.is(drawn[0], city);
    assert.equal([...drawn].sort(), [...metros].sort());
  });

if (isAtHome)
  test('draws the map of a crew in a two-word city', async () => {
    const root = await editedProject([
      [
        PLACES,
        '/** The groups with their headings',
        `const corpus: Place[] = [
  { city: 'Corpus Christi', state: 'TX', zip: '78401', lat: 27.7983, lon: -97.3957, area: 'Downtown' },
  { city: 'Portland', state: 'TX', zip: '78374', lat: 27.8881, lon: -97.3139 },
];

/** The groups with their headings`,
      ],
      [
        PLACES,
        "      { name: 'Chicago, IL'",
        "      { name: 'Corpus Christi, TX', metro: 'Corpus Christi', places: corpus },\n      { name: 'Chicago, IL'",
      ],
    ]);
    await promisify(execFile)(process.execPath, ['--require', 'tsx/cjs', 'site/coverage/make-geography.ts'], {
      cwd: root,
    });
    assert.ok((await metrosOf(await buildCopy(root))).includes('Corpus Christi'));
  });

test.run();
