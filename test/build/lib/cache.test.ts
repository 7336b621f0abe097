/** Tests the build cache. */

import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { createCache } from '../../../build/lib/cache.ts';
import { rejection, temporaryFolder } from '../../support/build-fixture.ts';

/** Returns the stored result for an input. Stores the text if there is none. */
const recall = async (folder: string, input: string[], text: string) =>
  String(await createCache(folder).remember(input, async () => Buffer.from(text)));

test("creates a result once per input and doesn't store failures", async () => {
  const folder = temporaryFolder();
  await rejection(createCache(folder).remember(['a', 'b'], () => Promise.reject(new Error('no'))));
  for (const text of ['1', '2']) assert.is(await recall(folder, ['a', 'b'], text), '1');
  assert.is(await recall(folder, ['ab', ''], '3'), '3');
});

test('creates a result again if its file is damaged', async () => {
  const folder = temporaryFolder();
  await recall(folder, ['x'], 'result');
  const file = join(folder, (await readdir(folder))[0]!);
  const entry = await readFile(file);
  for (const damaged of ['', entry.subarray(0, -1)]) {
    await writeFile(file, damaged);
    for (const text of ['again', 'and again']) assert.is(await recall(folder, ['x'], text), 'again');
  }
});

test('works without a folder that it can write to', async () => {
  const file = join(temporaryFolder(), 'file');
  await writeFile(file, '');
  assert.is(await recall(file, ['x'], 'result'), 'result');
  await createCache(file).prune();
});

test('deletes unused results', async () => {
  const folder = temporaryFolder();
  await recall(folder, ['unused'], '');
  const cache = createCache(folder);
  await cache.remember(['used'], async () => Buffer.from('x'));
  await cache.prune();
  assert.is((await readdir(folder)).length, 1);
  assert.is(await recall(folder, ['used'], 'again'), 'x');
});
