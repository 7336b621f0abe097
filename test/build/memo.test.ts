/** A result is kept for as long as the files that it was made from stay as they are. */

import { rm, utimes, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { remembering } from '../../build/memo.ts';
import { rejection, temporaryFolder } from '../build-fixture.ts';

/** Has something look as if it had changed so many seconds ago. */
async function date(path: string, secondsAgo: number): Promise<void> {
  const then = Date.now() / 1000 - secondsAgo;
  await utimes(path, then, then);
}

/** Writes a file as it would have been written so many seconds ago. */
async function write(file: string, secondsAgo: number): Promise<void> {
  await writeFile(file, String(secondsAgo));
  await date(file, secondsAgo);
  await date(dirname(file), secondsAgo);
}

/** Something that is made from a file, and from one that may be missing. */
async function counter() {
  const root = await temporaryFolder();
  await write(join(root, 'flour'), 60);
  let made = 0;
  const bake = remembering(root, async () => ({ result: ++made, files: ['flour', 'seeds'] }));
  return { root, bake };
}

test('a result is kept while its files stay as they are', async () => {
  const { bake } = await counter();
  assert.equal([await bake(), await bake(), await bake()], [1, 1, 1]);
});

test('it is made anew once a file is written, made or deleted', async () => {
  const { root, bake } = await counter();
  await bake();
  await write(join(root, 'flour'), 30);
  assert.equal([await bake(), await bake()], [2, 2]);
  await write(join(root, 'seeds'), 20);
  assert.equal([await bake(), await bake()], [3, 3]);
  await rm(join(root, 'seeds'));
  await date(root, 10);
  assert.equal([await bake(), await bake()], [4, 4]);
});

test('it is not kept where a file was written while it was made', async () => {
  const { root, bake } = await counter();
  await write(join(root, 'flour'), 0);
  assert.equal([await bake(), await bake()], [1, 2]);
});

test('it is not kept where a file was deleted while it was made', async () => {
  const root = await temporaryFolder();
  await write(join(root, 'flour'), 60);
  let made = 0;
  const bake = remembering(root, async () => {
    made += 1;
    await rm(join(root, 'flour'), { force: true });
    return { result: made, files: ['flour'] };
  });
  assert.equal([await bake(), await bake()], [1, 2]);
});

test('what failed is tried again', async () => {
  let tries = 0;
  const bake = remembering(await temporaryFolder(), async () => {
    tries += 1;
    if (tries === 1) throw new Error('burnt');
    return { result: tries, files: [] };
  });
  assert.is((await rejection(bake())).message, 'burnt');
  assert.equal([await bake(), await bake()], [2, 2]);
});

test.run();
