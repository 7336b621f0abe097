/** Tests that a build replaces the whole output folder or nothing, even if builds overlap. */

import { chmod, mkdir, readdir, readFile, readlink, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { failuresOf } from '../../../build/lib/errors.ts';
import { listTempFolders } from '../../../build/lib/folders.ts';
import type { OutputFile } from '../../../build/lib/output-file.ts';
import { printMarker } from '../../../build/publish/marker.ts';
import { createWriter } from '../../../build/publish/writer.ts';
import { rejection, temporaryFolder } from '../../support/build-fixture.ts';

/** Publishes files whose content is their path. @param during Runs during the build. */
async function publish(dist: string, paths: readonly string[], beside: OutputFile[] = [], during = async () => {}) {
  const writer = await createWriter(dist);
  try {
    await during();
    for (const path of paths) writer.write({ path, body: path });
    return writer.publish(beside);
  } finally {
    await writer.close();
  }
}

async function publishedFolder() {
  const root = temporaryFolder();
  const dist = join(root, 'dist');
  await publish(dist, ['old.html']);
  return { root, dist };
}

const OLD = ['.nojekyll', 'old.html'];

test('replaces an empty folder', async () => {
  const dist = temporaryFolder();
  await publish(dist, ['new.html']);
  assert.equal(await readdir(dist), ['.nojekyll', 'new.html']);
});

test('replaces a site of an older version, whose marker lists less', async () => {
  const { dist } = await publishedFolder();
  await writeFile(join(dist, '.nojekyll'), printMarker({} as never));
  assert.equal((await publish(dist, ['new.html'])).lost, ['old.html']);
});

test('publishes to the folder that a symbolic link points to', async () => {
  const root = temporaryFolder();
  await mkdir(join(root, 'web/project'), { recursive: true });
  await symlink(join(root, 'web/project'), join(root, 'project'));
  // The link is relative to the project's real path, and dangling at first.
  const dist = join(root, 'project/dist');
  await symlink('../site', dist);
  for (const file of ['1.html', '2.html']) {
    await publish(dist, [file], [{ path: '.hosts/nginx.conf', body: '' }]);
    assert.equal(await readdir(join(root, 'web/site')), ['.nojekyll', file]);
    assert.is(await readlink(dist), '../site');
  }
  assert.equal(await readdir(join(root, 'web')), ['project', 'site']);
  assert.equal(await readdir(join(root, 'project')), ['.hosts', 'dist']);
});

for (const [name, builds] of [
  ["keeps the previous build's assets", ['a1 b1 → a1 b1', 'a2 b1 → a1 a2 b1', 'a3 → a2 a3 b1', ' → a3', ' → a3']],
  ['keeps old assets if later builds only add assets', ['a1 → a1', 'a2 → a1 a2', 'a2 → a1 a2', 'a2 b1 → a1 a2 b1']],
  ['keeps an asset that a later build writes again', ['a1 → a1', 'a2 → a1 a2', 'a1 → a1 a2', 'a3 → a1 a3']],
] as const) {
  test(name, async () => {
    const dist = join(temporaryFolder(), 'dist');
    for (const build of builds) {
      const [written = [], expected = []] = build.split('→').map((names) => names.match(/\w+/g) ?? []);
      const paths = written.map((asset) => `assets/${asset}`);
      assert.equal((await publish(dist, paths)).lost, [], build);
      assert.equal(await readdir(join(dist, 'assets')), expected, build);
      for (const asset of expected) assert.is(await readFile(join(dist, 'assets', asset), 'utf8'), `assets/${asset}`);
    }
  });
}

test('lists the files it deletes that no build has written', async () => {
  const dist = join(temporaryFolder(), 'dist');
  await publish(dist, ['index.html', 'index.html.br', 'assets/share/page-1.png']);
  for (const file of ['assets/stray.js', 'CNAME', '.DS_Store', 'about.html']) await writeFile(join(dist, file), '');
  assert.equal((await publish(dist, ['about.html'])).lost, ['CNAME', 'assets/stray.js']);
  assert.equal(await readdir(dist), ['.nojekyll', 'about.html', 'assets']);
  assert.equal(await readdir(join(dist, 'assets'), { recursive: true }), ['share', 'share/page-1.png']);
});

test('rejects duplicate paths', async () => {
  const writer = await createWriter(join(temporaryFolder(), 'dist'));
  writer.write({ path: 'a.txt', body: '1' });
  assert.throws(() => writer.write({ path: 'a.txt', body: '2' }), /^Two files have the path dist\/a\.txt\. Rename/);
  await writer.close();
});

test('keeps a site that another build publishes at the same time', async () => {
  const { root, dist } = await publishedFolder();
  const writer = await createWriter(dist);
  const [folder] = await listTempFolders(root, '.dist');
  // As if this build had moved the previous site, and the other build had published since.
  await publish(join(folder!, 'previous'), ['older.html']);
  assert.throws(() => writer.publish(), /Another build published to .*dist at the same time\. Build again\.$/);
  await writer.close();
  assert.equal(await readdir(dist), OLD);
  assert.equal(await readdir(root), ['dist']);
});

for (const [name, file, content] of [
  ['an unrelated folder', 'letter.txt', 'Dear Ann'],
  ['a GitHub Pages folder', '.nojekyll', ''],
  ['a folder with a damaged marker', '.nojekyll', printMarker({ files: [], kept: [], endpoints: [] }).slice(0, -3)],
  ['a file', '', 'Dear Ann'],
] as const) {
  test(`never replaces ${name}`, async () => {
    for (const isEarly of [true, false]) {
      const root = temporaryFolder();
      const dist = join(root, 'dist');
      async function create() {
        if (file) await mkdir(dist, { recursive: true });
        await writeFile(join(dist, file), content);
      }
      if (isEarly) await create();
      const reason = "this build didn't create it (.nojekyll is missing or different)";
      const expected = `Refusing to replace ${dist}: ${reason}. Move or delete it, then build again.`;
      assert.is((await rejection(publish(dist, [], [], create))).message, expected);
      assert.is(await readFile(join(dist, file), 'utf8'), content);
      assert.equal(await readdir(root), ['dist']);
    }
  });
}

test('never replaces a site that is a Git repository', async () => {
  const { dist } = await publishedFolder();
  await writeFile(join(dist, '.git'), 'gitdir: ../.git/worktrees/dist');
  assert.match((await rejection(publish(dist, []))).message, `${dist}: its Git repository (.git) would be lost.`);
  assert.equal((await readdir(dist)).sort(), [...OLD, '.git'].sort());
});

test('restores the site after a build was killed between the two renames', async () => {
  const { root, dist } = await publishedFolder();
  await mkdir(join(root, '.dist-abcdef'));
  await publish(join(root, '.dist-abcdef/previous'), ['previous.html']);
  // Nothing is restored, because another build has published since.
  await (await createWriter(dist)).close();
  assert.equal(await readdir(dist), OLD);

  await rm(dist, { recursive: true });
  // A build was killed while it deleted the site before this one.
  await mkdir(join(root, '.dist-aaaaaa/previous/assets'), { recursive: true });
  await (await createWriter(dist)).close();
  assert.equal(await readdir(dist), ['.nojekyll', 'previous.html']);
});

test('two builds at the same time each publish a complete site', async () => {
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

test('replaces all host files or none, and returns the paths of changed files', async () => {
  const { root, dist } = await publishedFolder();
  const [a, b] = ['.hosts/a.conf', '.hosts/b.conf'];
  const hostFiles = (body: string) => [a, b].map((path) => ({ path, body: path === a ? body : '' }));
  assert.equal((await publish(dist, ['1.html'], hostFiles('1'))).changed, []);
  assert.equal((await publish(dist, ['2.html'], hostFiles('2'))).changed, [a]);
  assert.is(await readFile(join(root, a), 'utf8'), '2');

  await rm(join(root, b));
  await mkdir(join(root, b));
  const { message } = await rejection(publish(dist, ['3.html'], hostFiles('3')));
  assert.match(message, `Could not replace ${a} or ${b}. Delete them or make them writable. (EISDIR`);
  assert.is(await readFile(join(root, a), 'utf8'), '2');
  assert.equal(await readdir(dist), ['.nojekyll', '2.html']);
  assert.equal((await readdir(root)).sort(), ['.hosts', 'dist']);
});

// Skip these tests for the root user, who has write access to every folder.
if (process.getuid?.() !== 0) {
  test("restores the previous site if the new site can't be moved", async () => {
    const { root, dist } = await publishedFolder();
    const writer = await createWriter(dist);
    const [folder] = await listTempFolders(root, '.dist');
    // Moving a folder to another parent requires write access to the folder.
    await chmod(join(folder!, 'next'), 0o500);
    assert.throws(() => writer.publish(), /EACCES/);
    await chmod(join(folder!, 'next'), 0o700);
    await writer.close();
    assert.equal(await readdir(dist), OLD);
  });

  test('reports missing write access and how to fix it', async () => {
    const root = temporaryFolder();
    await chmod(root, 0o500);
    const error = await rejection(createWriter(join(root, 'dist')));
    assert.match(failuresOf(error, root)[0]!, /EACCES: .*Give your user read and write access/);
  });
}
