/** Tests that a build replaces the whole output folder or nothing, and its report. */

import { rmSync, statSync } from 'node:fs';
import { chmod, mkdir, readdir, readFile, readlink, rename, rm, symlink, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { listTempFolders } from '../../../build/lib/folders.ts';
import type { OutputFile } from '../../../build/lib/output-file.ts';
import { printMarker } from '../../../build/publish/marker.ts';
import { formatReport } from '../../../build/publish/report.ts';
import { createWriter } from '../../../build/publish/writer.ts';
import { rejection, temporaryFolder } from '../../support/build-fixture.ts';

/** Publishes files whose content is their path. */
async function publish(dist: string, paths: readonly string[], beside: OutputFile[] = []) {
  const writer = await createWriter(dist);
  try {
    for (const path of paths) writer.write({ path, body: path });
    return writer.publish(beside);
  } finally {
    await writer.close();
  }
}

async function publishedFolder() {
  const root = temporaryFolder();
  await publish(join(root, 'dist'), ['old.html']);
  return { root, dist: join(root, 'dist') };
}

test('publishes to the folder that a symbolic link points to', async () => {
  const root = temporaryFolder();
  const [dist, project] = [join(root, 'project/dist'), join(root, 'project')];
  await mkdir(project);
  // The link has no target at first.
  await symlink('../site', dist);
  for (const file of ['1.html', '2.html']) {
    await publish(dist, [file], [{ path: '.hosts/nginx.conf', body: '' }]);
    assert.equal(await readdir(join(root, 'site')), ['.nojekyll', file]);
  }
  assert.equal([await readlink(dist), await readdir(project)], ['../site', ['.hosts', 'dist']]);
});

test("keeps the previous build's assets until a later build changes assets", async () => {
  // An empty folder may exist.
  const dist = temporaryFolder();
  for (const build of [
    ...['a1 → a1', 'a2 → a1 a2', 'a2 → a1 a2', 'a2 b1 → a1 a2 b1', 'a3 b1 → a2 a3 b1', 'a4 → a3 a4 b1'],
    ...[' → a4', ' → a4'],
  ]) {
    const [written = [], expected = []] = build.split('→').map((names) => names.match(/\w+/g) ?? []);
    const paths = written.map((asset) => `assets/${asset}`);
    assert.equal((await publish(dist, paths)).lost, [], build);
    assert.equal(await readdir(join(dist, 'assets')), expected, build);
  }
});

test('keeps the time of unchanged files, and replaces all others, even with the same size', async () => {
  const { dist } = await publishedFolder();
  const files = ['same', 'damaged', 'secret', 'folder', 'link', 'assets/old'];
  await publish(dist, files);
  await writeFile(join(dist, 'damaged'), 'DAMAGED');
  for (const file of files) await utimes(join(dist, file), 5, 5);
  await chmod(join(dist, 'secret'), 0);
  await rm(join(dist, 'folder'));
  await mkdir(join(dist, 'folder'));
  await rename(join(dist, 'link'), join(dist, 'target'));
  await symlink('target', join(dist, 'link'));
  await publish(dist, [...files.slice(0, 5), 'assets/new']);
  const kept = files.filter((file) => statSync(join(dist, file)).mtimeMs === 5000);
  assert.equal(kept, ['same', 'assets/old']);
  for (const file of files) assert.is(await readFile(join(dist, file), 'utf8'), file);
});

test('lists the files it deletes that no build has written', async () => {
  const dist = temporaryFolder();
  await writeFile(join(dist, '.nojekyll'), printMarker({} as never));
  await publish(dist, ['index.html', 'index.html.br', 'assets/share/page-1.png', 'assets/gone.js']);
  await rm(join(dist, 'assets/gone.js'));
  for (const file of ['assets/stray.js', 'CNAME', '.DS_Store', 'about.html']) await writeFile(join(dist, file), '');
  assert.equal((await publish(dist, ['about.html'])).lost, ['CNAME', 'assets/stray.js']);
  assert.equal(await readdir(dist), ['.nojekyll', 'about.html', 'assets']);
  assert.equal(await readdir(join(dist, 'assets'), { recursive: true }), ['share', 'share/page-1.png']);
});

test('rejects duplicate paths', async () => {
  const error = await rejection(publish(join(temporaryFolder(), 'dist'), ['a.txt', 'a.txt']));
  assert.match(error.message, /^Two files have the path dist\/a\.txt\. Rename/);
});

const FOREIGN = "this build didn't create it (.nojekyll is missing or different)";

for (const [name, file, content, reason] of [
  ['an unrelated folder', 'letter.txt', 'Dear Ann', FOREIGN],
  ['a folder of another program', '.nojekyll', 'No Jekyll, please.\n{}\n', FOREIGN],
  ['a folder with a damaged marker', '.nojekyll', printMarker({} as never).slice(0, -3), FOREIGN],
  ['a file', '', 'Dear Ann', FOREIGN],
  ['a Git repository', '.git', 'gitdir: ../.git/worktrees/dist', 'its Git repository (.git) would be lost'],
] as const)
  test(`never replaces ${name}, even if it appears during the build`, async () => {
    const root = temporaryFolder();
    const dist = join(root, 'dist');
    const writer = await createWriter(dist);
    if (file) await mkdir(dist);
    await writeFile(join(dist, file), content);
    const message = `Refusing to replace ${dist}: ${reason}. Move or delete it, then build again.`;
    assert.throws(writer.publish, (error: Error) => error.message === message);
    await writer.close();
    assert.is((await rejection(createWriter(dist))).message, message);
    assert.is(await readFile(join(dist, file), 'utf8'), content);
    assert.equal(await readdir(root), ['dist']);
  });

test('restores the site after a build was killed between the two renames', async () => {
  const { root, dist } = await publishedFolder();
  const restore = async () => (await createWriter(dist)).close();
  await publish(join(root, '.dist-abcdef/previous'), ['previous.html']);
  // Nothing is restored, because another build has published since.
  await restore();
  assert.equal(await readdir(dist), ['.nojekyll', 'old.html']);
  await rm(dist, { recursive: true });
  // A build was killed while it deleted the site before this one.
  await mkdir(join(root, '.dist-aaaaaa/previous/assets'), { recursive: true });
  await restore();
  assert.equal(await readdir(dist), ['.nojekyll', 'previous.html']);
});

test('replaces all host files or none, and returns the paths of changed files', async () => {
  const { root, dist } = await publishedFolder();
  const [a, b] = ['.hosts/a.conf', '.hosts/b.conf'];
  const hostFiles = (body: string) => [a, b].map((path) => ({ path, body: path === a ? body : '' }));
  assert.equal((await publish(dist, ['1.html'], hostFiles('1'))).changed, []);
  assert.equal((await publish(dist, ['2.html'], hostFiles('2'))).changed, [a]);

  await rm(join(root, b));
  await mkdir(join(root, b));
  const { message } = await rejection(publish(dist, ['3.html'], hostFiles('3')));
  assert.match(message, `Could not replace ${a} or ${b}. Delete them or make them writable. (EISDIR`);
  assert.is(await readFile(join(root, a), 'utf8'), '2');
  assert.equal(await readdir(dist), ['.nojekyll', '2.html']);
});

test("restores the previous site and its host files if the new site can't be moved", async () => {
  const { root, dist } = await publishedFolder();
  await writeFile(join(root, 'a'), 'old');
  const writer = await createWriter(dist);
  const [folder] = await listTempFolders(root, '.dist');
  // Deletes the new site just before it's moved, when the writer reads a host file's body.
  const get = () => String(rmSync(join(folder!, 'next'), { recursive: true, force: true }));
  assert.throws(() => writer.publish([Object.defineProperty({ path: 'a' } as OutputFile, 'body', { get })]), /rename/);
  assert.is(await readFile(join(root, 'a'), 'utf8'), 'old');
  await writer.close();
  assert.equal(await readdir(dist), ['.nojekyll', 'old.html']);
});

test('the report lists pages, budgets, totals, duration, warnings and notices', () => {
  const pages = [{ path: '/', budget: 8500 }, { path: '/services', budget: 1000 }, { path: '/404' }];
  const sizes = { 'index.html': 36000, 'services.html': 4000, '404.html': 400, 'favicon.ico': 5 };
  const compressed = { 'index.html.br': 9000, 'services.html.br': 1000, '404.html.br': 100 };
  const files = new Map(Object.entries({ ...sizes, ...compressed }));
  assert.is(
    formatReport({ pages, files, warnings: ['Mind the gap.'], notices: ['Nobody bakes.'] }, 1.234),
    `  page                         bytes    brotli    budget
  /                           36,000     9,000     8,500
  /services                    4,000     1,000     1,000
  /404                           400       100
  3 pages                     40,400    10,100

  dist/: 7 files, 50,505 bytes, built in 1.23 s

  ! / is 9,000 bytes, 500 over its budget.
  ! Mind the gap.

  >> Nobody bakes.`,
  );
});
