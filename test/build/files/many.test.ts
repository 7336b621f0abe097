/** Many kinds of page: no host's limit is reached, and no server's configuration grows with their number. */

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { writeConfigFiles } from '../../../build/files/config-files.ts';
import { parseHeaders } from '../../../build/files/headers-file.ts';
import { ask } from '../../support/ask.ts';
import { buildFixture, temporaryFolder, temporaryRoot } from '../../support/build-fixture.ts';
import { startHosts } from '../../support/servers.ts';

/** A row of the route table. */
const route = (name: string) => `{
  path: '/${name.toLowerCase()}', name: '${name}', title: '${name}', description: 'About ${name}', keywords: ['bread'],
  picture: { alt: 'Bread', svg: () => <svg viewBox="0 0 1200 630"><path d="M0 0h1200v630H0z" /></svg> },
  page: () => import('./pages/${name}.tsx'),
},`;

/** The fixture with so many pages more, each with a stylesheet of its own. */
async function createSite(count: number): Promise<string> {
  const site = await readFile(join(__dirname, '../../fixture/site.tsx'), 'utf8');
  const names = Array.from({ length: count }, (_, index) => `Kind-${index}`);
  const rows = names.map(route).join('\n');
  const files = names.flatMap((name, index) => [
    [`test/fixture/pages/${name}.css`, `h1 { margin: ${index}px; }`],
    [
      `test/fixture/pages/${name}.tsx`,
      `import './${name}.css';\nexport default function Kind() { return <h1>${name}</h1>; }`,
    ],
  ]);
  files.push(['test/fixture/site.tsx', site.replace('routes: [', () => `routes: [${rows}`)]);
  return temporaryRoot(Object.fromEntries(files), ['test/fixture', 'build']);
}

test('120 pages with 120 stylesheets are understood and served by every server', async () => {
  const few = await buildFixture(join(temporaryFolder(), 'dist'));
  const root = await createSite(120);
  // Compressing so many pages would take most of the time.
  const { hostFiles } = await buildFixture(join(root, 'dist'), root, undefined, undefined, false);
  writeConfigFiles(join(root, 'dist'), hostFiles, false);
  // Vercel alone has to be told of every page.
  for (const { path, body } of hostFiles.filter((file) => !file.path.startsWith('.vercel/')))
    assert.is(body, few.hostFiles.find((file) => file.path === path)!.body, path);
  const text = await readFile(join(root, 'dist/_headers'), 'utf8');
  assert.ok(parseHeaders(text).length <= 100);
  // https://developers.cloudflare.com/pages/platform/limits/
  for (const line of text.split('\n')) assert.ok(line.length < 2000, line);

  // Cloudflare's program is told of no page, and of no more rules than above: hosts.test.ts tries it.
  const hosts = await startHosts(root, ['nginx', 'Caddy', 'Apache']);
  try {
    for (const { name, port } of hosts) {
      for (const path of ['/kind-0', '/kind-119']) {
        const { status, headers } = await ask(port, path);
        assert.is(status, 200, `${name}: ${path}`);
        assert.match(String(headers['content-security-policy']), "default-src 'none'", name);
      }
    }
  } finally {
    await Promise.all(hosts.map(({ stop }) => stop()));
  }
});

test.run();
