/** Builds that are killed at random times. `KILLS=200 npm test -- kill` kills more of them. */

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { readdir, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { listTempFolders, MAX_AGE } from '../../../build/lib/temp-folder.ts';
import { createWriter } from '../../../build/publish/writer.ts';
import { buildFixture, contentsOf, temporaryFolder, temporaryRoot } from '../../support/build-fixture.ts';

const KILLS = Number(process.env.KILLS ?? 4);
const ORIGINS = ['https://old.example', 'https://new.example'] as const;

test(`${KILLS} killed builds leave a complete site, and the next build succeeds`, async () => {
  const project = await temporaryRoot({}, ['test/fixture']);
  const temporary = join(project, 'node_modules/.cache');
  const root = temporaryFolder();
  const dist = join(root, 'dist');
  const cache = temporaryFolder();
  const program = join(__dirname, '../../support/build-once.ts');
  const start = (origin: string) =>
    spawn(process.execPath, ['--require', 'tsx/cjs', program, dist, project, cache, origin]);
  const build = (origin: string) => buildFixture(dist, { root: project, cache, origin });

  await build(ORIGINS[0]);
  const complete = [await contentsOf(dist)];
  const started = performance.now();
  await once(start(ORIGINS[1]), 'close');
  const duration = performance.now() - started;
  complete.push(await contentsOf(dist));
  assert.not.equal(complete[0], complete[1]);

  let published = 1;
  const outcomes = { old: 0, new: 0 };
  for (let kill = 0; kill < KILLS; kill += 1) {
    const child = start(ORIGINS[1 - published]!);
    const closed = once(child, 'close');
    // Near the end, when a build publishes.
    await wait(duration * (0.6 + 0.5 * Math.random()));
    child.kill('SIGKILL');
    await closed;
    // Between its two renames, the site is missing. The next build restores it.
    if (!existsSync(dist)) await (await createWriter(dist)).close();
    const site = await contentsOf(dist);
    const found = complete.findIndex((other) => other.get('index.html') === site.get('index.html'));
    assert.equal(site, complete[found], `after kill ${kill + 1}`);
    outcomes[found === published ? 'old' : 'new'] += 1;

    published = kill % 2;
    await build(ORIGINS[published]!);
    assert.equal(await contentsOf(dist), complete[published]);
    const others = (await readdir(root)).filter((name) => !['.hosts', 'dist'].includes(name));
    assert.ok(
      others.every((name) => name.startsWith('.dist-')),
      others.join(),
    );
  }
  // A day later, the next build deletes the temporary folders of killed builds.
  const old = (Date.now() - MAX_AGE) / 1000 - 1;
  for (const folder of [...(await listTempFolders(root, '.dist')), ...(await listTempFolders(temporary, 'pages'))])
    await utimes(folder, old, old);
  await build(ORIGINS[0]);
  assert.equal((await readdir(root)).sort(), ['.hosts', 'dist']);
  assert.equal(await listTempFolders(temporary, 'pages'), []);
  console.log(`\n  ${outcomes.old} left the old site, ${outcomes.new} the new one`);
});

test.run();
