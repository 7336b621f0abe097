/** Temporary folders: a build takes away what killed ones left, and nothing that another one is using. */

import { mkdir, readdir, utimes } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { createTempFolder, MAX_AGE } from '../../../build/publish/temp-folder.ts';
import { temporaryFolder } from '../../support/build-fixture.ts';

test('what is older than an hour goes, what is younger stays, and so does what has another name', async () => {
  const parent = temporaryFolder();
  const ages = { '.dist-young1': MAX_AGE - 60_000, '.dist-older1': MAX_AGE + 60_000, '.dist-of-mine': 2 * MAX_AGE };
  for (const [name, age] of Object.entries(ages)) {
    await mkdir(join(parent, name));
    const then = (Date.now() - age) / 1000;
    await utimes(join(parent, name), then, then);
  }
  const made = basename(await createTempFolder(parent, '.dist'));
  assert.equal((await readdir(parent)).sort(), ['.dist-of-mine', '.dist-young1', made].sort());
});

test.run();
