/** Ids stay unique if a page has several maps and ratings. */

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { metros } from '../../site/coverage/metros.ts';
import type { BuiltSite } from '../support/built-site.ts';
import { buildEdited, field } from '../support/edit-project.ts';

const NAMES = metros.map(({ name }) => name);
/** New home city. San Antonio, whose name has a space, then has its map next to its list. */
const CITY = NAMES.at(-1)!;
const RATING = '<Rating rating={3.2} text="Good" href="" />';

let built: Promise<BuiltSite> | undefined;
const site = () =>
  (built ??= buildEdited(
    field('city', `'${CITY}'`),
    ['site/pages/Home.tsx', /note=\{summary && <Rating .* \/>\}/, `note={[${RATING}, ${RATING}]}`],
    [
      'site/pages/ServiceAreas.tsx',
      '<div className="areas-radius">',
      '<div className="areas-radius">{homeMap(radius.title).Drawing({})}',
    ],
  ));

for (const path of ['/', '/service-areas'])
  test(`every id on ${path} is unique and can be referenced`, async () => {
    const document = await (await site()).document(path);
    const ids = Array.from(document.querySelectorAll('[id]'), ({ id }) => id);
    assert.equal([...new Set(ids)], ids);
    // In url(#id), an id with a space isn't valid. The build checks that the referenced ids exist.
    for (const id of ids) assert.match(id, /^[\w-]+$/);
  });

test('each partly filled rating uses its own gradient', async () => {
  const document = await (await site()).document('/');
  const ids = Array.from(document.querySelectorAll('.rating linearGradient'), ({ id }) => `url(#${id})`);
  const fills = Array.from(document.querySelectorAll('.rating path'), (path) => path.getAttribute('fill'));
  assert.is(ids.length, 2);
  assert.equal(fills, ids);
});

test('the home city has the first map, and every other city has one map', async () => {
  const document = await (await site()).document('/service-areas');
  const drawn = Array.from(document.querySelectorAll('[data-metro]'), (map) => map.getAttribute('data-metro')!);
  assert.is(drawn[0], CITY);
  assert.equal(drawn.sort(), [...NAMES, CITY].sort());
});

test.run();
