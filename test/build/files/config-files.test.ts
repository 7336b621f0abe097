/** What hosts read beside the published folder. */

import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { writeConfigFiles } from '../../../build/files/config-files.ts';
import { buildFixture, contentsOf, temporaryFolder } from '../../support/build-fixture.ts';

async function publish() {
  const root = temporaryFolder();
  const dist = join(root, 'dist');
  return { root, dist, ...(await buildFixture(dist)) };
}

test('what has changed is told, and nothing else', async () => {
  const { root, dist, hostFiles } = await publish();
  assert.equal(writeConfigFiles(dist, hostFiles, false), []);
  assert.equal(writeConfigFiles(dist, hostFiles, false), []);
  const changed = hostFiles.map(({ path, body }) => ({ path, body: path.endsWith('nginx.conf') ? '# other' : body }));
  assert.equal(writeConfigFiles(dist, changed, false), [
    '.hosts/nginx.conf has changed: reload a server that includes it.',
  ]);
  assert.is(await readFile(join(root, '.hosts/nginx.conf'), 'utf8'), '# other');
  assert.not.ok(existsSync(join(root, '.vercel')));
});

test('Vercel publishes what is for visitors, under its addresses alone; a missing asset is not kept for a year', async () => {
  const { root, dist, hostFiles } = await publish();
  const output = join(root, '.vercel/output');
  writeConfigFiles(dist, hostFiles, true);
  const published = [...(await contentsOf(join(output, 'static'))).keys()];
  for (const file of ['rolls.html', 'rolls/rye.html', '404.html', '.well-known/security.txt', 'favicon.svg'])
    assert.ok(published.includes(file), file);
  const hidden = published.filter((file) => /^[._](?!well-known)|\.(br|gz)$|^500/.test(file));
  assert.equal(hidden, []);

  const { version, routes, overrides } = JSON.parse(await readFile(join(output, 'config.json'), 'utf8'));
  assert.is(version, 3);
  assert.is(overrides['rolls/rye.html'].path, 'rolls/rye');
  const moves = routes.filter(({ status }: { status?: number }) => status === 308);
  const moved = (path: string) => {
    const move = moves.find(({ src }: { src: string }) => new RegExp(src).test(path));
    return move && path.replace(new RegExp(move.src), move.headers.Location);
  };
  for (const [path, target] of [
    ['/rolls/', '/rolls'],
    ['/rolls/rye.html', '/rolls/rye'],
    ['/index.html', '/'],
    ['/rolls/index.html', '/rolls'],
    ['/rolls', undefined],
    ['/', undefined],
    ['//evil.example/', undefined],
    ['/favicon.svg', undefined],
    ['/Rolls/', undefined],
  ] as const)
    assert.is(moved(path), target, path);
  const order = ['"308"', '"hit"', 'immutable', '"error"'].map((text) => JSON.stringify(routes).indexOf(text));
  assert.equal(
    order.slice(1),
    order.slice(1).sort((a, b) => a - b),
  );
});

test.run();
