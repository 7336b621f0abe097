/** Publishing replaces a folder as a whole or not at all, even if builds fail, are killed or run at the same time. */

import { chmod, mkdir, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { failuresOf } from '../../../build/lib/errors.ts';
import { createWriter } from '../../../build/publish/writer.ts';
import { rejection, temporaryFolder } from '../../support/build-fixture.ts';

async function publish(dist: string, ...paths: string[]): Promise<void> {
  const writer = await createWriter(dist);
  for (const path of paths) writer.write({ path, body: path });
  writer.publish();
  await writer.close();
}

async function publishedFolder() {
  const root = temporaryFolder();
  const dist = join(root, 'dist');
  await publish(dist, 'old.html');
  return { root, dist };
}

const OLD = ['.nojekyll', 'old.html'];

/** The temporary folder of a writer. */
const temporaryIn = async (root: string) => join(root, (await readdir(root)).find((name) => name !== 'dist')!);

test('replaces the whole folder and leaves nothing beside it', async () => {
  const { root, dist } = await publishedFolder();
  await publish(dist, 'deep/new.html');
  assert.equal(await readdir(dist), ['.nojekyll', 'deep']);
  assert.is(await readFile(join(dist, 'deep/new.html'), 'utf8'), 'deep/new.html');
  assert.equal(await readdir(root), ['dist']);
});

test('creates a missing folder, and fills an empty one', async () => {
  const root = temporaryFolder();
  await publish(join(root, 'made/dist'), 'index.html');
  assert.equal(await readdir(join(root, 'made')), ['dist']);
  await mkdir(join(root, 'empty'));
  await publish(join(root, 'empty'), 'index.html');
  assert.equal(await readdir(join(root, 'empty')), ['.nojekyll', 'index.html']);
});

test('replaces a link to a published folder, and not the folder', async () => {
  const { root, dist } = await publishedFolder();
  const link = join(root, 'link');
  await symlink(dist, link);
  await publish(link, 'new.html');
  assert.equal(await readdir(link), ['.nojekyll', 'new.html']);
  assert.equal(await readdir(dist), OLD);
});

/** Publishes assets, and lists those that then exist. */
async function publishAssets(dist: string, ...names: string[]): Promise<string[]> {
  await publish(dist, ...names.map((name) => `assets/${name}`));
  return readdir(join(dist, 'assets')).catch(() => []);
}

test('keeps the assets of the previous build', async () => {
  const dist = join(temporaryFolder(), 'dist');
  assert.equal(await publishAssets(dist, 'a-1.js', 'b-1.js'), ['a-1.js', 'b-1.js']);
  assert.equal(await publishAssets(dist, 'a-2.js', 'b-1.js'), ['a-1.js', 'a-2.js', 'b-1.js']);
  assert.is(await readFile(join(dist, 'assets/a-1.js'), 'utf8'), 'assets/a-1.js');
  assert.equal(await publishAssets(dist, 'a-3.js'), ['a-2.js', 'a-3.js', 'b-1.js']);
  assert.equal(await publishAssets(dist), ['a-3.js']);
  assert.equal(await publishAssets(dist), ['a-3.js']);
});

test('keeps them longer if builds replace no assets', async () => {
  const dist = join(temporaryFolder(), 'dist');
  await publishAssets(dist, 'a-1.js');
  const expected = ['a-1.js', 'a-2.js'];
  for (let round = 0; round < 3; round += 1) assert.equal(await publishAssets(dist, 'a-2.js'), expected);
  assert.equal(await publishAssets(dist, 'a-2.js', 'b-1.js'), [...expected, 'b-1.js']);
});

test('keeps an asset that a build wrote again', async () => {
  const dist = join(temporaryFolder(), 'dist');
  await publishAssets(dist, 'a-1.js');
  await publishAssets(dist, 'a-2.js');
  assert.equal(await publishAssets(dist, 'a-1.js'), ['a-1.js', 'a-2.js']);
  assert.equal(await publishAssets(dist, 'a-3.js'), ['a-1.js', 'a-3.js']);
});

test('keeps assets in folders, and no other files', async () => {
  const dist = join(temporaryFolder(), 'dist');
  await publishAssets(dist, 'share/page-1.png');
  await publish(dist, 'index.html');
  await publish(dist, 'about.html');
  assert.equal(await readdir(dist), ['.nojekyll', 'about.html', 'assets']);
  assert.equal(await readdir(join(dist, 'assets/share')), ['page-1.png']);
});

test('deletes assets that no build wrote', async () => {
  const dist = join(temporaryFolder(), 'dist');
  await publishAssets(dist, 'a-1.js');
  await writeFile(join(dist, 'assets/stray.js'), '');
  assert.equal(await publishAssets(dist, 'a-2.js'), ['a-1.js', 'a-2.js']);
});

test('rejects two files with the same path', async () => {
  const writer = await createWriter((await publishedFolder()).dist);
  writer.write({ path: 'a.txt', body: '1' });
  assert.throws(() => writer.write({ path: 'a.txt', body: '2' }), 'Two files have the path dist/a.txt. Rename one');
  await writer.close();
});

test('leaves the folder unchanged until it is published, or if it is not', async () => {
  const { root, dist } = await publishedFolder();
  const writer = await createWriter(dist);
  writer.write({ path: 'new.html', body: 'new' });
  assert.equal(await readdir(dist), OLD);
  await writer.close();
  assert.equal(await readdir(root), ['dist']);
  assert.equal(await readdir(dist), OLD);
});

for (const [name, restore] of [
  ['the new site', false],
  ['a part of the new site', true],
] as const) {
  test(`leaves the folder unchanged if ${name} was deleted`, async () => {
    const { root, dist } = await publishedFolder();
    const writer = await createWriter(dist);
    const next = join(await temporaryIn(root), 'next');
    await rm(next, { recursive: true });
    if (restore) await mkdir(next);
    assert.throws(() => writer.publish(), /ENOENT/);
    assert.equal(await readdir(dist), OLD);
    await writer.close();
  });
}

for (const [name, file, expected] of [
  ['an unknown folder', 'letter.txt', "Refusing to replace DIST: this build didn't create it (.nojekyll is missing"],
  ['a folder of GitHub Pages', '.nojekyll', "Refusing to replace DIST: this build didn't create it (.nojekyll is"],
  ['a file', '', 'Could not replace DIST: ENOTDIR'],
] as const) {
  test(`never replaces ${name}, even if it was created during the build`, async () => {
    for (const isEarly of [true, false]) {
      const root = temporaryFolder();
      const dist = join(root, 'dist');
      const create = async () => {
        if (file) await mkdir(dist);
        await writeFile(join(dist, file), 'Dear Ann');
      };
      if (isEarly) await create();
      const failed = async () => {
        const writer = await createWriter(dist);
        await create();
        try {
          writer.publish();
        } finally {
          await writer.close();
        }
      };
      assert.match((await rejection(failed())).message, expected.replace('DIST', dist));
      assert.is(await readFile(join(dist, file), 'utf8'), 'Dear Ann');
      assert.equal(await readdir(root), ['dist']);
    }
  });
}

test('restores the site of a build that was killed between its two renames', async () => {
  const { root, dist } = await publishedFolder();
  await mkdir(join(root, '.dist-abcdef'));
  await publish(join(root, '.dist-abcdef/previous'), 'previous.html');
  // Not if another build has published since.
  await (await createWriter(dist)).close();
  assert.equal(await readdir(dist), OLD);

  await rm(dist, { recursive: true });
  await (await createWriter(dist)).close();
  assert.equal(await readdir(dist), ['.nojekyll', 'previous.html']);
});

test('builds at the same time publish one complete site each', async () => {
  const { root, dist } = await publishedFolder();
  const writers = [await createWriter(dist), await createWriter(dist)];
  for (const [index, writer] of writers.entries()) {
    writer.write({ path: `${index}.html`, body: '' });
    writer.publish();
    assert.equal(await readdir(dist), ['.nojekyll', `${index}.html`]);
  }
  for (const writer of writers) await writer.close();
  assert.equal(await readdir(root), ['dist']);
});

test('replaces files beside the folder, and returns the changed ones', async () => {
  const { root, dist } = await publishedFolder();
  const publishBeside = async (body: string) => {
    const writer = await createWriter(dist);
    const changed = writer.publish([{ path: '.hosts/a.conf', body }]);
    await writer.close();
    assert.is(await readFile(join(root, '.hosts/a.conf'), 'utf8'), body);
    return changed;
  };
  assert.equal(await publishBeside('1'), []);
  assert.equal(await publishBeside('1'), []);
  assert.equal(await publishBeside('2'), ['.hosts/a.conf']);
  assert.equal((await readdir(root)).sort(), ['.hosts', 'dist']);
});

// root may write everywhere.
if (process.getuid?.() !== 0) {
  test('reports a folder without write access, with advice', async () => {
    const root = temporaryFolder();
    await chmod(root, 0o500);
    const error = await rejection(createWriter(join(root, 'dist')));
    assert.match(failuresOf(error, root)[0]!, /EACCES: .*Give your user read and write access/);
  });
}

test.run();
