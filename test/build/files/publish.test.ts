/** A site is published again under servers that go on running, and somebody looks at it, before and after. */

import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { writeConfigFiles } from '../../../build/files/config-files.ts';
import { ask } from '../../support/ask.ts';
import { buildFixture, temporaryRoot } from '../../support/build-fixture.ts';
import { visit } from '../../support/visit.ts';
import { type Host, startHosts } from '../../support/servers.ts';

const test = suite<{ root: string; hosts: Host[] }>('publish', { root: '', hosts: [] });

/** The fixture, with a color and a script of its own for each publication. */
async function publish(root: string, color: string): Promise<void> {
  await writeFile(join(root, 'test/fixture/base.css'), `body { color: ${color}; }`);
  const script = `export default function clock(root: HTMLElement): void { root.dataset.time = '${color}'; }`;
  await writeFile(join(root, 'test/fixture/scripts/clock.ts'), script);
  const dist = join(root, 'dist');
  const { hostFiles } = await buildFixture(dist, root);
  assert.equal(writeConfigFiles(dist, hostFiles, false), [], 'no server has to be reloaded');
}

const scriptOf = async (root: string) =>
  /<script type="module" src="(.*?)"/.exec(await readFile(join(root, 'dist/index.html'), 'utf8'))![1]!;

test.before(async (context) => {
  context.root = await temporaryRoot({}, ['test/fixture', 'build']);
  await publish(context.root, 'rgb(1, 2, 3)');
  // Cloudflare's program stands for a network that is given a whole site at once.
  context.hosts = await startHosts(context.root, ['nginx', 'Caddy', 'Apache']);
});

test.after(async ({ hosts }) => {
  await Promise.all(hosts.map(({ stop }) => stop()));
});

/** Opens the page as a visitor does, under its policies. */
async function look({ name, port }: Host, color: string): Promise<void> {
  await visit(
    '/',
    { bypassCSP: false },
    async ({ page, errors }) => {
      await page.locator('[data-time]').waitFor();
      const shown = await page.evaluate(() => [
        getComputedStyle(document.body).color,
        document.querySelector('main')!.dataset.time,
      ]);
      assert.equal(shown, [color, color], name);
      assert.equal(errors, [], name);
    },
    `http://127.0.0.1:${port}`,
  );
}

test('another style and another script are shown at once, and a page loaded before has its own', async ({
  root,
  hosts,
}) => {
  const first = await scriptOf(root);
  for (const host of hosts) await look(host, 'rgb(1, 2, 3)');
  await publish(root, 'rgb(4, 5, 6)');
  for (const host of hosts) {
    await look(host, 'rgb(4, 5, 6)');
    assert.is((await ask(host.port, first)).status, 200, `${host.name}: the script of the page before`);
  }
  await publish(root, 'rgb(7, 8, 9)');
  for (const host of hosts) {
    assert.is((await ask(host.port, first)).status, 404, `${host.name}: the script of the page before that`);
  }
});

test.run();
