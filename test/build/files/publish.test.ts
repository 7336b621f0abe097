/** Builds that publish a site while servers run and visitors look at it. */

import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { ask } from '../../support/ask.ts';
import { buildFixture, temporaryRoot } from '../../support/build-fixture.ts';
import { type Host, startHosts } from '../../support/servers.ts';
import { visit } from '../../support/visit.ts';

const test = suite<{ root: string; hosts: Host[] }>('publish', { root: '', hosts: [] });

/** Publishes the fixture with a color and a script. @returns The URL path of the script. */
async function publish(root: string, color: string): Promise<string> {
  await writeFile(join(root, 'test/fixture/base.css'), `body { color: ${color}; }`);
  const script = `export default function clock(root: HTMLElement): void { root.dataset.time = '${color}'; }`;
  await writeFile(join(root, 'test/fixture/scripts/clock.ts'), script);
  const { warnings } = await buildFixture(join(root, 'dist'), { root });
  assert.not.match(warnings.join(), 'Reload a server');
  return /<script type="module" src="(.*?)"/.exec(await readFile(join(root, 'dist/index.html'), 'utf8'))![1]!;
}

test.before(async (context) => {
  context.root = await temporaryRoot({}, ['test/fixture']);
  await publish(context.root, 'rgb(0, 0, 0)');
  // Cloudflare gets a whole site at once.
  context.hosts = await startHosts(context.root, ['nginx', 'Caddy', 'Apache']);
});

test.after(async ({ hosts }) => {
  await Promise.all(hosts.map(({ stop }) => stop()));
});

/** Opens the home page with its policies enforced. */
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

test('hosts show new styles and scripts at once, and keep the previous script for one deploy', async ({
  root,
  hosts,
}) => {
  const first = await publish(root, 'rgb(1, 2, 3)');
  for (const host of hosts) await look(host, 'rgb(1, 2, 3)');
  await publish(root, 'rgb(4, 5, 6)');
  for (const host of hosts) {
    await look(host, 'rgb(4, 5, 6)');
    assert.is((await ask(host.port, first)).status, 200, host.name);
  }
  await publish(root, 'rgb(7, 8, 9)');
  for (const host of hosts) assert.is((await ask(host.port, first)).status, 404, host.name);
});

test.run();
