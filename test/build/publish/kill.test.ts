/** Tests builds that are killed while they publish. */

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { createWriter } from '../../../build/publish/writer.ts';
import { buildFixture, contentsOf, ROOT, temporaryFolder, temporaryRoot } from '../../support/build-fixture.ts';

const ORIGINS = ['https://old.example', 'https://new.example'] as const;

test('a killed build leaves a complete site, which the next build replaces', async () => {
  const project = await temporaryRoot({}, ['test/fixture']);
  const root = temporaryFolder();
  const dist = join(root, 'dist');
  const cache = temporaryFolder();
  const build = (origin: string) => buildFixture(dist, { root: project, cache, origin });
  const start = (origin: string) => {
    const options = JSON.stringify({ root: project, cache, origin });
    const program = `require('./test/support/build-fixture.ts').buildFixture('${dist}', ${options})`;
    return spawn(process.execPath, ['--require', 'tsx/cjs', '--eval', program], { cwd: ROOT });
  };

  await build(ORIGINS[0]);
  const complete = [await contentsOf(dist)];
  const started = performance.now();
  await once(start(ORIGINS[1]), 'close');
  const duration = performance.now() - started;
  complete.push(await contentsOf(dist));
  assert.not.equal(complete[0], complete[1]);

  for (let kill = 0; kill < 3; kill += 1) {
    const child = start(ORIGINS[kill % 2]!);
    const closed = once(child, 'close');
    // Kill after 75% to 95% of a build's duration.
    await wait(duration * (0.75 + 0.1 * kill));
    child.kill('SIGKILL');
    await closed;
    // Between the two renames, the site is missing until the next build restores it.
    if (!existsSync(dist)) await (await createWriter(dist)).close();
    const site = await contentsOf(dist);
    const found = complete.find((other) => other.get('index.html') === site.get('index.html'));
    assert.equal(site, found, `after kill ${kill + 1}`);
  }
  await build(ORIGINS[0]);
  assert.equal(await contentsOf(dist), complete[0]);
});

test.run();
