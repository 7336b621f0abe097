/** What builds remember from one to the next, and when they forget it. */

import { mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { createCache } from '../../../build/publish/cache.ts';
import { rejection, temporaryFolder } from '../../support/build-fixture.ts';

test('a result is made once for an input, and again for another', async () => {
  const folder = temporaryFolder();
  let made = 0;
  const make = async () => Buffer.from(String((made += 1)));
  assert.is(String(await createCache(folder).remember(['a', 'b'], make)), '1');
  assert.is(String(await createCache(folder).remember(['a', 'b'], make)), '1');
  assert.is(String(await createCache(folder).remember(['ab', ''], make)), '2');
});

test('two who ask at the same time wait for one result', async () => {
  const cache = createCache(temporaryFolder());
  let made = 0;
  const make = async () => Buffer.from(String((made += 1)));
  const results = await Promise.all([cache.remember(['x'], make), cache.remember(['x'], make)]);
  assert.equal(results.map(String), ['1', '1']);
});

test('a failure is not remembered for the next build', async () => {
  const folder = temporaryFolder();
  await rejection(createCache(folder).remember(['x'], () => Promise.reject(new Error('no'))));
  assert.is(String(await createCache(folder).remember(['x'], async () => Buffer.from('yes'))), 'yes');
});

test('two builds that make the same result at the same time do not disturb each other', async () => {
  const folder = temporaryFolder();
  const make = async () => Buffer.from('same');
  const results = await Promise.all([1, 2, 3, 4].map(() => createCache(folder).remember(['x'], make)));
  assert.equal(results.map(String), ['same', 'same', 'same', 'same']);
  assert.is((await readdir(folder)).length, 1);
});

test('tidying up never fails', async () => {
  const folder = temporaryFolder();
  await mkdir(join(folder, 'a'.repeat(32)));
  await createCache(folder).prune();
  await createCache(join(folder, 'missing')).prune();
});

test('what a build did not ask for is forgotten', async () => {
  const folder = temporaryFolder();
  const make = async () => Buffer.from('x');
  const first = createCache(folder);
  await first.remember(['old'], make);
  await first.remember(['kept'], make);
  const second = createCache(folder);
  await second.remember(['kept'], make);
  await second.prune();
  assert.is((await readdir(folder)).length, 1);
});

test.run();
