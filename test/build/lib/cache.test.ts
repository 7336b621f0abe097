/** The build cache. */

import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { createCache } from '../../../build/lib/cache.ts';
import { MAX_AGE } from '../../../build/lib/temp-folder.ts';
import { rejection, temporaryFolder } from '../../support/build-fixture.ts';

test('creates a result once per input', async () => {
  const folder = temporaryFolder();
  let count = 0;
  const create = async () => Buffer.from(String((count += 1)));
  assert.is(String(await createCache(folder).remember(['a', 'b'], create)), '1');
  assert.is(String(await createCache(folder).remember(['a', 'b'], create)), '1');
  assert.is(String(await createCache(folder).remember(['ab', ''], create)), '2');
});

test('stores no result of a failure', async () => {
  const folder = temporaryFolder();
  await rejection(createCache(folder).remember(['x'], () => Promise.reject(new Error('no'))));
  assert.is(String(await createCache(folder).remember(['x'], async () => Buffer.from('yes'))), 'yes');
});

test('supports builds that create the same result at the same time', async () => {
  const folder = temporaryFolder();
  const create = async () => Buffer.from('same');
  const results = await Promise.all([1, 2, 3, 4].map(() => createCache(folder).remember(['x'], create)));
  assert.equal(results.map(String), ['same', 'same', 'same', 'same']);
  assert.is((await readdir(folder)).length, 1);
});

test('deletes unused results and abandoned drafts', async () => {
  const folder = temporaryFolder();
  const create = async () => Buffer.from('x');
  await createCache(folder).remember(['old'], create);
  await writeFile(join(folder, 'a.young'), '');
  await writeFile(join(folder, 'a.old'), '');
  const old = (Date.now() - MAX_AGE) / 1000 - 60;
  await utimes(join(folder, 'a.old'), old, old);
  const cache = createCache(folder);
  await cache.remember(['kept'], create);
  await cache.prune();
  const [draft, result, ...others] = (await readdir(folder)).sort((a, b) => a.length - b.length);
  assert.equal([draft, others], ['a.young', []]);
  assert.is(String(await createCache(folder).remember(['kept'], () => Promise.reject(new Error(result)))), 'x');
});

test('ignores what it cannot delete', async () => {
  const folder = temporaryFolder();
  await mkdir(join(folder, 'a'.repeat(32)));
  await createCache(folder).prune();
  await createCache(join(folder, 'missing')).prune();
});

test.run();
