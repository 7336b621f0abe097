/** One folder takes another's place whole or not at all, whatever dies, fails or publishes meanwhile. */

import { chmod, mkdir, readdir, readFile, rm, symlink, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { createWriter } from '../../../build/publish/writer.ts';
import { failuresOf } from '../../../build/lib/errors.ts';
import { rejection, temporaryFolder } from '../../support/build-fixture.ts';

async function publish(dist: string, file: string): Promise<void> {
  const writer = await createWriter(dist);
  writer.write({ path: file, body: file });
  await writer.publish();
  assert.equal(await writer.close(), []);
}

async function publishedFolder() {
  const root = temporaryFolder();
  const dist = join(root, 'dist');
  await publish(dist, 'old.html');
  return { root, dist };
}

const OLD = ['.nojekyll', 'old.html'];

/** A folder as a build leaves it that was killed some minutes ago. */
async function leftover(root: string, name: string, minutes: number): Promise<string> {
  const folder = join(root, name);
  await mkdir(join(folder, 'next'), { recursive: true });
  const then = Date.now() / 1000 - minutes * 60;
  await utimes(folder, then, then);
  return folder;
}

test('publishing replaces the whole folder and leaves nothing beside it', async () => {
  const { root, dist } = await publishedFolder();
  await publish(dist, 'deep/new.html');
  assert.equal(await readdir(dist), ['.nojekyll', 'deep']);
  assert.is(await readFile(join(dist, 'deep/new.html'), 'utf8'), 'deep/new.html');
  assert.equal(await readdir(root), ['dist']);
});

/** Publishes assets of the given names, and lists those that are then there. */
async function publishAssets(dist: string, ...names: string[]): Promise<string[]> {
  const writer = await createWriter(dist);
  for (const name of names) writer.write({ path: `assets/${name}`, body: name });
  await writer.publish();
  await writer.close();
  return readdir(join(dist, 'assets')).catch(() => []);
}

test('assets stay until the publication after the next', async () => {
  const dist = join(temporaryFolder(), 'dist');
  assert.equal(await publishAssets(dist, 'a-1.js', 'b-1.js'), ['a-1.js', 'b-1.js']);
  assert.equal(await publishAssets(dist, 'a-2.js', 'b-1.js'), ['a-1.js', 'a-2.js', 'b-1.js']);
  assert.is(await readFile(join(dist, 'assets/a-1.js'), 'utf8'), 'a-1.js');
  assert.equal(await publishAssets(dist, 'a-3.js'), ['a-2.js', 'a-3.js', 'b-1.js']);
  assert.equal(await publishAssets(dist), ['a-3.js']);
  assert.equal(await publishAssets(dist), ['a-3.js']);
});

test('a build that replaces no asset keeps those of the publication before, again and again', async () => {
  const dist = join(temporaryFolder(), 'dist');
  await publishAssets(dist, 'a-1.js');
  const expected = ['a-1.js', 'a-2.js'];
  for (let round = 0; round < 3; round += 1) assert.equal(await publishAssets(dist, 'a-2.js'), expected);
  assert.equal(await publishAssets(dist, 'a-2.js', 'b-1.js'), [...expected, 'b-1.js']);
});

test('an asset that comes back is the new one’s own, and stays as long as any', async () => {
  const dist = join(temporaryFolder(), 'dist');
  await publishAssets(dist, 'a-1.js');
  await publishAssets(dist, 'a-2.js');
  assert.equal(await publishAssets(dist, 'a-1.js'), ['a-1.js', 'a-2.js']);
  assert.equal(await publishAssets(dist, 'a-3.js'), ['a-1.js', 'a-3.js']);
});

test('assets in folders stay too, and no other file does', async () => {
  const dist = join(temporaryFolder(), 'dist');
  await publishAssets(dist, 'share/page-1.png');
  await publish(dist, 'index.html');
  await publish(dist, 'about.html');
  assert.equal(await readdir(dist), ['.nojekyll', 'about.html', 'assets']);
  assert.equal(await readdir(join(dist, 'assets/share')), ['page-1.png']);
});

test('the first publication needs no folder to be there, or an empty one', async () => {
  const root = temporaryFolder();
  await publish(join(root, 'made/dist'), 'index.html');
  assert.equal(await readdir(join(root, 'made')), ['dist']);
  await mkdir(join(root, 'empty'));
  await publish(join(root, 'empty'), 'index.html');
  assert.equal(await readdir(join(root, 'empty')), ['.nojekyll', 'index.html']);
});

test('a publication that fails brings the old folder back', async () => {
  const { root, dist } = await publishedFolder();
  const writer = await createWriter(dist);
  const [own] = (await readdir(root)).filter((name) => name !== 'dist');
  await rm(join(root, own!, 'next'), { recursive: true });
  assert.match((await rejection(writer.publish())).message, 'ENOENT');
  assert.equal(await readdir(dist), OLD);
  await writer.close();
});

test('two files cannot have one path', async () => {
  const writer = await createWriter((await publishedFolder()).dist);
  writer.write({ path: 'a.txt', body: '1' });
  assert.throws(() => writer.write({ path: 'a.txt', body: '2' }), /Two files claim dist\/a.txt/);
  await writer.close();
});

test('until it is published, and when it is discarded, the old folder stays', async () => {
  const { root, dist } = await publishedFolder();
  const writer = await createWriter(dist);
  writer.write({ path: 'new.html', body: 'new' });
  assert.equal(await readdir(dist), OLD);
  await writer.close();
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
      const root = temporaryFolder();
      const dist = join(root, 'dist');
      if (early) await make(dist);
      const failed = await rejection(
        createWriter(dist).then(async (writer) => {
          await make(dist);
          await writer.publish().finally(writer.close);
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

test('a folder that GitHub Pages serves is not taken for the output of a build', async () => {
  const dist = join(temporaryFolder(), 'dist');
  await mkdir(dist);
  await writeFile(join(dist, '.nojekyll'), '');
  await writeFile(join(dist, 'thesis.html'), 'A thesis');
  assert.match(
    (await rejection(createWriter(dist))).message,
    'was not made by a build (its .nojekyll is missing or has another text)',
  );
  assert.is(await readFile(join(dist, 'thesis.html'), 'utf8'), 'A thesis');
});

test('what killed builds left is removed after an hour, and nothing else ever', async () => {
  const { root, dist } = await publishedFolder();
  await leftover(root, '.dist-abcdef', 61);
  const kept = ['.dist-ABC123', '.dist-notes-1', '.distant-abcdef', '.dist-abcdefg'];
  await leftover(root, '.dist-ABC123', 59);
  for (const name of kept.slice(1)) await leftover(root, name, 600);
  await publish(dist, 'new.html');
  assert.equal((await readdir(root)).sort(), [...kept, 'dist'].sort());
});

test('a site whose build was killed between its two renames is brought back', async () => {
  const { root, dist } = await publishedFolder();
  const left = await leftover(root, '.dist-abcdef', 0);
  await mkdir(join(left, 'previous'));
  await writeFile(join(left, 'previous/previous.html'), '');
  // Not where somebody has published since.
  await (await createWriter(dist)).close();
  assert.equal(await readdir(dist), OLD);

  await rm(dist, { recursive: true });
  await rejection(createWriter(dist));
  assert.equal(await readdir(dist), ['previous.html']);
});

test('two builds at once do not mix: one of them stays, and the other may be told to build again', async () => {
  const { root, dist } = await publishedFolder();
  const writers = [await createWriter(dist), await createWriter(dist)];
  for (const [index, writer] of writers.entries()) writer.write({ path: `${index}.html`, body: '' });
  const results = await Promise.allSettled(writers.map((writer) => writer.publish()));
  for (const writer of writers) await writer.close();
  for (const result of results) if (result.status === 'rejected') assert.match(result.reason.message, 'build again');
  assert.ok(results.some(({ status }) => status === 'fulfilled'));
  assert.is((await readdir(dist)).length, 2);
  assert.match((await readdir(dist))[1]!, /^[01]\.html$/);
  assert.equal(await readdir(root), ['dist']);
});

test('a new site of which something was deleted meanwhile is not published', async () => {
  const { root, dist } = await publishedFolder();
  const writer = await createWriter(dist);
  const [own] = (await readdir(root)).filter((name) => name !== 'dist');
  await rm(join(root, own!), { recursive: true });
  await mkdir(join(root, own!, 'next'), { recursive: true });
  assert.match((await rejection(writer.publish())).message, 'ENOENT');
  assert.equal(await readdir(dist), OLD);
});

// The superuser may write everywhere.
if (process.getuid?.() !== 0) {
  test('a folder that may not be written to is named, with what to do', async () => {
    const root = temporaryFolder();
    await chmod(root, 0o500);
    const error = await rejection(createWriter(join(root, 'dist')));
    assert.match(failuresOf(error, root)[0]!, /EACCES: .*let your user read and write there/);
  });
}

test.run();
