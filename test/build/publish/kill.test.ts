/** Builds killed at random moments. `KILLS=200 npm test -- kill` kills more of them. */

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { readdir, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { listTempFolders } from '../../../build/publish/temp-folder.ts';
import { createWriter } from '../../../build/publish/writer.ts';
import { buildFixture, contentsOf, temporaryFolder, temporaryRoot } from '../../support/build-fixture.ts';

const KILLS = Number(process.env.KILLS ?? 4);
const ORIGINS = ['https://old.example', 'https://new.example'] as const;

test(`${KILLS} killed builds each leave a complete site, and the next build succeeds`, async () => {
  // Of its own, because its temporary folders will be made to look old.
  const project = await temporaryRoot({}, ['test/fixture']);
  const temporary = join(project, 'node_modules/.cache');
  const root = temporaryFolder();
  const dist = join(root, 'dist');
  const cache = temporaryFolder();
  const start = (origin: string) =>
    spawn(process.execPath, [
      '--require',
      'tsx/cjs',
      join(__dirname, '../../support/build-once.ts'),
      dist,
      project,
      cache,
      origin,
    ]);

  await buildFixture(dist, project, cache, ORIGINS[0]);
  const complete = [await contentsOf(dist)];
  const started = performance.now();
  await once(start(ORIGINS[1]), 'close');
  const duration = performance.now() - started;
  complete.push(await contentsOf(dist));
  assert.not.equal(complete[0], complete[1]);

  let published = 1;
  const outcomes = { old: 0, new: 0 };
  for (let kill = 0; kill < KILLS; kill += 1) {
    const build = start(ORIGINS[1 - published]!);
    const closed = once(build, 'close');
    // Nearer to its end than to its start: that is when it publishes.
    await wait(duration * (0.6 + 0.5 * Math.random()));
    build.kill('SIGKILL');
    await closed;
    // For some microseconds, between two renames, the site is not in its place: the next command puts it there.
    if (!existsSync(dist)) await (await createWriter(dist)).close();
    const site = await contentsOf(dist);
    const found = complete.findIndex((other) => other.get('index.html') === site.get('index.html'));
    assert.equal(site, complete[found], `after kill ${kill + 1}`);
    outcomes[found === published ? 'old' : 'new'] += 1;

    published = kill % 2;
    await buildFixture(dist, project, cache, ORIGINS[published]);
    assert.equal(await contentsOf(dist), complete[published]);
    const left = (await readdir(root)).filter((name) => name !== 'dist');
    assert.ok(
      left.every((name) => name.startsWith('.dist-')),
      left.join(),
    );
  }
  // An hour later, the next build removes what the killed ones left.
  const long = Date.now() / 1000 - 3601;
  for (const folder of [...(await listTempFolders(root, '.dist')), ...(await listTempFolders(temporary, 'pages'))])
    await utimes(folder, long, long);
  await buildFixture(dist, project, cache);
  assert.equal(await readdir(root), ['dist']);
  assert.equal(await listTempFolders(temporary, 'pages'), []);
  console.log(`\n  ${outcomes.old} left the old site, ${outcomes.new} the new one`);
});

test.run();
