/** Tests the build cache. */

import { mkdir, readdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { createCache } from '../../../build/lib/cache.ts';
import { rejection, temporaryFolder } from '../../support/build-fixture.ts';

const creates = (text: string) => async () => Buffer.from(text);

test("creates a result once per input and doesn't store failures", async () => {
  const cache = createCache(temporaryFolder());
  await rejection(cache.remember(['a', 'b'], () => Promise.reject(new Error('no'))));
  assert.is(String(await cache.remember(['a', 'b'], creates('1'))), '1');
  assert.is(String(await cache.remember(['a', 'b'], creates('2'))), '1');
  assert.is(String(await cache.remember(['ab', ''], creates('3'))), '3');
});

test('creates a result again if its file is damaged', async () => {
  const folder = temporaryFolder();
  await createCache(folder).remember(['x'], creates('result'));
  const file = join(folder, (await readdir(folder))[0]!);
  const entry = await readFile(file);
  for (const damaged of ['', entry.subarray(0, -1), entry.map((byte) => byte + 1)]) {
    await writeFile(file, damaged);
    for (const text of ['again', 'and again'])
      assert.is(String(await createCache(folder).remember(['x'], creates(text))), 'again');
  }
});

test('works without a folder that it can write to', async () => {
  const folder = temporaryFolder();
  await writeFile(join(folder, 'file'), '');
  await symlink(join(folder, 'missing/folder'), join(folder, 'link'));
  for (const path of ['file', 'link', 'file/cache', '\0']) {
    const cache = createCache(join(folder, path));
    assert.is(String(await cache.remember(['x'], creates('result'))), 'result', path);
    await cache.prune();
  }
  assert.equal(await readdir(folder), ['file', 'link']);
});

test("deletes unused results, but no entries that can't be deleted", async () => {
  const folder = temporaryFolder();
  await createCache(folder).remember(['unused'], creates(''));
  await mkdir(join(folder, 'folder'));
  const cache = createCache(folder);
  await cache.remember(['used'], creates('x'));
  await cache.prune();
  assert.is((await readdir(folder)).length, 2);
  assert.is(String(await createCache(folder).remember(['used'], creates('again'))), 'x');
});
