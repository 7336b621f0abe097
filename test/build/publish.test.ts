import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { openStage } from '../../build/publish.ts';
import { rejection, temporaryFolder } from '../build-fixture.ts';

async function publishedFolder() {
  const root = await temporaryFolder();
  const dist = join(root, 'dist');
  await mkdir(dist);
  await writeFile(join(dist, 'old.html'), 'old');
  return { root, dist };
}

test('publishing replaces the whole folder and leaves nothing beside it', async () => {
  const { root, dist } = await publishedFolder();
  const stage = await openStage(dist);
  stage.write({ path: 'deep/new.html', body: 'new' });
  await stage.publish();
  assert.equal(await readdir(dist), ['deep']);
  assert.is(await readFile(join(dist, 'deep/new.html'), 'utf8'), 'new');
  assert.equal(await readdir(root), ['dist']);
});

test('the first publication needs no folder to be there', async () => {
  const root = await temporaryFolder();
  const stage = await openStage(join(root, 'made/dist'));
  stage.write({ path: 'index.html', body: 'x' });
  await stage.publish();
  assert.equal(await readdir(join(root, 'made')), ['dist']);
});

test('a publication that fails brings the old folder back', async () => {
  const { root, dist } = await publishedFolder();
  const stage = await openStage(dist);
  const [own] = (await readdir(root)).filter((name) => name !== 'dist');
  await rm(join(root, own!, 'next'), { recursive: true });
  assert.match((await rejection(stage.publish())).message, 'ENOENT');
  assert.equal(await readdir(dist), ['old.html']);
});

test('two files cannot have one path', async () => {
  const stage = await openStage((await publishedFolder()).dist);
  stage.write({ path: 'a.txt', body: '1' });
  assert.throws(() => stage.write({ path: 'a.txt', body: '2' }), /Two files claim dist\/a.txt/);
  await stage.discard();
});

test('until it is published, and when it is discarded, the old folder stays', async () => {
  const { root, dist } = await publishedFolder();
  const stage = await openStage(dist);
  stage.write({ path: 'new.html', body: 'new' });
  assert.equal(await readdir(dist), ['old.html']);
  await stage.discard();
  assert.equal(await readdir(root), ['dist']);
  assert.equal(await readdir(dist), ['old.html']);
});

test.run();
