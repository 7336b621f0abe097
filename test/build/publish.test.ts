/** One folder takes another's place whole or not at all, whatever dies, fails or publishes meanwhile. */

import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { openStage } from '../../build/publish.ts';
import { rejection, temporaryFolder } from '../build-fixture.ts';

async function publish(dist: string, file: string): Promise<void> {
  const stage = await openStage(dist);
  stage.write({ path: file, body: file });
  await stage.publish();
}

async function publishedFolder() {
  const root = await temporaryFolder();
  const dist = join(root, 'dist');
  await publish(dist, 'old.html');
  return { root, dist };
}

const OLD = ['.nojekyll', 'old.html'];

/** The number of a process that has ended. */
const deadProcess = () => spawnSync(process.execPath, ['--version']).pid;

test('publishing replaces the whole folder and leaves nothing beside it', async () => {
  const { root, dist } = await publishedFolder();
  await publish(dist, 'deep/new.html');
  assert.equal(await readdir(dist), ['.nojekyll', 'deep']);
  assert.is(await readFile(join(dist, 'deep/new.html'), 'utf8'), 'deep/new.html');
  assert.equal(await readdir(root), ['dist']);
});

test('the first publication needs no folder to be there, or an empty one', async () => {
  const root = await temporaryFolder();
  await publish(join(root, 'made/dist'), 'index.html');
  assert.equal(await readdir(join(root, 'made')), ['dist']);
  await mkdir(join(root, 'empty'));
  await publish(join(root, 'empty'), 'index.html');
  assert.equal(await readdir(join(root, 'empty')), ['.nojekyll', 'index.html']);
});

test('a publication that fails brings the old folder back', async () => {
  const { root, dist } = await publishedFolder();
  const stage = await openStage(dist);
  const [own] = (await readdir(root)).filter((name) => name !== 'dist');
  await rm(join(root, own!, 'next'), { recursive: true });
  assert.match((await rejection(stage.publish())).message, 'ENOENT');
  assert.equal(await readdir(dist), OLD);
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
  assert.equal(await readdir(dist), OLD);
  await stage.discard();
  assert.equal(await readdir(root), ['dist']);
  assert.equal(await readdir(dist), OLD);
});

for (const [what, make] of [
  [
    'a folder of somebody’s own',
    (dist: string) => mkdir(dist).then(() => writeFile(join(dist, 'letter.txt'), 'Dear Ann')),
  ],
  ['a file', (dist: string) => writeFile(dist, 'Dear Ann')],
] as const) {
  test(`${what} is never replaced, also where it came while the site was built`, async () => {
    for (const early of [true, false]) {
      const root = await temporaryFolder();
      const dist = join(root, 'dist');
      if (early) await make(dist);
      const failed = await rejection(
        openStage(dist).then(async (stage) => {
          await make(dist);
          await stage.publish().finally(stage.discard);
        }),
      );
      assert.match(failed.message, dist);
      assert.match(failed.message, /not made by a build|cannot be replaced: ENOTDIR/);
      const letter = what === 'a file' ? dist : join(dist, 'letter.txt');
      assert.is(await readFile(letter, 'utf8'), 'Dear Ann');
      assert.equal(await readdir(root), ['dist']);
    }
  });
}

test('a link to a published folder is replaced, and where it leads stays', async () => {
  const { root, dist } = await publishedFolder();
  const link = join(root, 'link');
  await symlink(dist, link);
  await publish(link, 'new.html');
  assert.equal(await readdir(link), ['.nojekyll', 'new.html']);
  assert.equal(await readdir(dist), OLD);
});

test('what a killed build left is cleared away, and nothing else', async () => {
  const { root, dist } = await publishedFolder();
  const kept = [
    '.dist-notes',
    `.dist-${deadProcess()}-my-notes`,
    `.distant-${deadProcess()}-abcdef`,
    `.dist-${process.ppid}-abcdef`,
  ];
  for (const name of [...kept, `.dist-${deadProcess()}-abcdef`])
    await mkdir(join(root, name, 'next'), { recursive: true });
  await publish(dist, 'new.html');
  assert.equal((await readdir(root)).sort(), [...kept, 'dist'].sort());
});

test('a build that was killed between its two renames is brought to its end', async () => {
  const { root, dist } = await publishedFolder();
  const left = join(root, `.dist-${deadProcess()}-abcdef`);
  for (const [folder, file] of [
    ['next', 'next.html'],
    ['previous-0', 'previous.html'],
  ] as const) {
    await mkdir(join(left, folder), { recursive: true });
    await writeFile(join(left, folder, '.nojekyll'), '');
    await writeFile(join(left, folder, file), '');
  }
  // Not where somebody has published since.
  await (await openStage(dist)).discard();
  assert.equal(await readdir(dist), OLD);

  await mkdir(join(left, 'next'), { recursive: true });
  await mkdir(join(left, 'previous-0'));
  await writeFile(join(left, 'next/next.html'), '');
  await rm(dist, { recursive: true });
  await (await openStage(dist)).discard();
  assert.equal(await readdir(dist), ['next.html']);
  assert.equal(await readdir(root), ['dist']);
});

test('a build that was killed before it published leaves nothing to publish', async () => {
  const root = await temporaryFolder();
  await mkdir(join(root, `.dist-${deadProcess()}-abcdef/next`), { recursive: true });
  await (await openStage(join(root, 'dist'))).discard();
  assert.equal(await readdir(root), []);
});

test('two builds at once do not mix: each is told of the other’s process, and the last one stays', async () => {
  const { root, dist } = await publishedFolder();
  const first = await openStage(dist);
  const second = await openStage(dist);
  assert.equal(first.others, []);
  assert.equal(second.others, [process.pid]);
  first.write({ path: 'first.html', body: '' });
  second.write({ path: 'second.html', body: '' });
  await Promise.all([second.publish(), first.publish()]);
  const [, page] = await readdir(dist);
  assert.ok(page === 'first.html' || page === 'second.html');
  assert.is((await readdir(dist)).length, 2);
  assert.equal(await readdir(root), ['dist']);
  assert.ok(existsSync(join(dist, '.nojekyll')));
});

test.run();
