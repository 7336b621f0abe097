import { mkdir, readdir, utimes } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { createTempFolder, MAX_AGE } from '../../../build/lib/folders.ts';
import { temporaryFolder } from '../../support/build-fixture.ts';

test('creating a temporary folder deletes only temporary folders older than a day', async () => {
  const parent = temporaryFolder();
  const kept = ['.dist-of-mine', '.distant-abcdef', '.dist-abcdefg', 'dist-abcdef', '.dist-young1'];
  for (const name of [...kept, '.dist-older1']) {
    await mkdir(join(parent, name, 'next'), { recursive: true });
    const age = name === '.dist-young1' ? MAX_AGE - 60_000 : MAX_AGE + 60_000;
    await utimes(join(parent, name), (Date.now() - age) / 1000, (Date.now() - age) / 1000);
  }
  const created = basename(await createTempFolder(parent, '.dist'));
  assert.equal((await readdir(parent)).sort(), [...kept, created].sort());
});
