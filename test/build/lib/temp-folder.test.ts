/** Temporary folders. */

import { mkdir, readdir, utimes } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { createTempFolder, MAX_AGE } from '../../../build/lib/temp-folder.ts';
import { temporaryFolder } from '../../support/build-fixture.ts';

test('creating a temporary folder deletes those older than a day, and nothing else', async () => {
  assert.is(MAX_AGE, 86_400_000);
  const parent = temporaryFolder();
  const others = ['.dist-of-mine', '.distant-abcdef', '.dist-abcdefg', 'dist-abcdef'];
  const ages = { '.dist-young1': MAX_AGE - 60_000, '.dist-older1': MAX_AGE + 60_000 };
  for (const [name, age] of [...Object.entries(ages), ...others.map((name) => [name, 2 * MAX_AGE] as const)]) {
    await mkdir(join(parent, name, 'next'), { recursive: true });
    const then = (Date.now() - age) / 1000;
    await utimes(join(parent, name), then, then);
  }
  const created = basename(await createTempFolder(parent, '.dist'));
  assert.equal((await readdir(parent)).sort(), [...others, '.dist-young1', created].sort());
});

test.run();
