/** Tests lists of files, and temporary folders. */

import { mkdir, readdir, symlink, utimes, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { createTempFolder, listFiles, MAX_AGE } from '../../../build/lib/folders.ts';
import { temporaryFolder } from '../../support/build-fixture.ts';

test('lists the files of linked folders, but no devices', async () => {
  const folder = temporaryFolder();
  await mkdir(join(folder, 'docs'));
  await writeFile(join(folder, 'docs/a.pdf'), '');
  await symlink('docs', join(folder, 'link'));
  await symlink('/dev/null', join(folder, 'docs/device'));
  assert.equal(listFiles(folder), ['docs/a.pdf', 'link/a.pdf']);
});

test('creating a temporary folder deletes only temporary folders older than a day', async () => {
  const parent = temporaryFolder();
  const kept = ['.dist-of-mine', 'dist-abcdef', '.dist-young1'];
  for (const name of [...kept, '.dist-older1']) {
    await mkdir(join(parent, name, 'next'), { recursive: true });
    const time = (Date.now() - MAX_AGE) / 1000 + (name === '.dist-young1' ? 60 : -60);
    await utimes(join(parent, name), time, time);
  }
  const created = basename(await createTempFolder(parent, '.dist'));
  assert.equal((await readdir(parent)).sort(), [...kept, created].sort());
});
