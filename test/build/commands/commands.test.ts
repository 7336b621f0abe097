/** Runs npm scripts in a copy of the project that hasn't been built. */

import { statSync } from 'node:fs';
import { readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { readPort } from '../../../build/commands/cli.ts';
import { contentsOf } from '../../support/build-fixture.ts';
import { editFiles, field } from '../../support/edit-project.ts';
import { listen, runScript } from '../../support/programs.ts';
import { copyOfProject } from '../../support/project-copy.ts';

const BUSINESS = 'site/business/business.ts';

let root: string;

test.before(async () => {
  root = await copyOfProject();
  // Emacs creates such a link while an owner edits a file.
  await symlink('ann@laptop.1234', join(root, 'site/content/.#home.ts'));
  // An owner keeps a copy of the text next to the original.
  await writeFile(join(root, "site/content/ann's copy.ts"), "export const ann = { title: 'Bread' };\nconst rye = 1;\n");
  await editFiles(root, [
    // An owner edits it with Notepad.
    ['build/files/htaccess', /^/, '\ufeff'],
    field('quotes', "{ endpoint: '', fields: [], honeypot: 'website' }"),
  ]);
});

test('npm start builds the site, prints a report, and serves files that any web server can read', async () => {
  let response: Promise<Response> | undefined;
  const umask = process.umask(0o077);
  const { out, err } = await runScript(root, 'start', { PORT: '0', QUOTE_ENDPOINT: '' }, (printed, child) => {
    const origin = /http:\/\/localhost:\d+/.exec(printed)?.[0];
    // All projects on localhost share their cookies.
    const headers = { cookie: `a=${'0'.repeat(40_000)}` };
    if (origin) response ??= fetch(`${origin}/services`, { headers }).finally(() => child.kill());
  });
  process.umask(umask);
  const modes = ['dist', 'dist/assets', 'dist/index.html'].map((path) => statSync(join(root, path)).mode & 0o777);
  assert.equal([modes, err], [[0o755, 0o755, 0o644], '']);
  assert.match(await readFile(join(root, 'dist/.htaccess'), 'utf8'), /^# Requires/);
  assert.match(out, /! site\/content\/ann's copy\.ts:2:7: 'rye' is declared .*>> QUOTES ARE NOT DELIVERED/s);
  assert.not.match(out, 'On your network', 'other devices only have access with --host');
  const { status, headers } = (await response)!;
  assert.equal([status, headers.get('content-type')], [200, 'text/html;charset=utf-8']);
});

test('npm run build reports only type errors, even if the code ends the process or starts a timer', async () => {
  const published = await contentsOf(join(root, 'dist'));
  const restore = await editFiles(root, [
    [BUSINESS, /(?<=\n {2})city: /, 'City: '],
    [BUSINESS, /$/, 'setInterval(() => {}, 1000);\nprocess.exit(0);\n'],
    ['site/scripts/menu.ts', /$/, '\nlet wrong: number = true;\n'],
  ]);
  const { code, out, err } = await runScript(root, 'build', {});
  await restore();
  assert.equal([code, out], [1, '']);
  assert.match(err, `Build failed. dist/ is unchanged. 2 problems:\n\n  ✗ ${BUSINESS}:`);
  assert.match(err, "'City' does not exist in type 'Business'. Did you mean to write 'city'?");
  assert.match(err, /\n {2}✗ site\/scripts\/menu\.ts:.*let wrong: number = true;/s);
  assert.not.match(err, /^ {4}at /m, 'prints no stack');
  assert.equal(await contentsOf(join(root, 'dist')), published);
});

test('npm start fails if a timer of the code ends the process', async () => {
  const restore = await editFiles(root, [[BUSINESS, /$/, 'setTimeout(() => process.exit(0));\n']]);
  const { code, err } = await runScript(root, 'start', { PORT: '0' });
  await restore();
  assert.match(err, /^Stopped\. 1 problem:\n\n {2}✗ process\.exit\(\) was called\. Throw an error instead\.\n/);
  assert.is(code, 1);
});

test('reads and checks the port', () => {
  assert.equal([{}, { PORT: ' 80\n' }, { PORT: '65535' }].map(readPort), [4173, 80, 65535]);
  for (const PORT of ['', '-1', '65536', '80.5', 'http', '0x50'])
    assert.throws(() => readPort({ PORT }), new RegExp(`^PORT is "${PORT}". Expected a whole number from 0 to 65535`));
});

test('npm run dev suggests a different port if the port is in use on either address of localhost', async () => {
  const other = createServer();
  // Containers often have no IPv6.
  const port = await listen(other, '::1').catch(() => listen(other));
  const { code, err } = await runScript(root, 'dev', { PORT: String(port) }, (_, child) => child.kill());
  other.close();
  const advice = `Choose another port, such as PORT=${port + 1}.`;
  assert.equal([code, err], [1, `Could not listen on port ${port}. Another program is using it. ${advice}\n`]);
});

test('npm run build reports the required version of Node', async () => {
  const versions = "{ value: { ...process.versions, node: '18.20.8' } }";
  await writeFile(join(root, 'old.cjs'), `Object.defineProperty(process, 'versions', ${versions});`);
  const { code, err } = await runScript(root, 'build', { NODE_OPTIONS: '--require ./old.cjs' });
  assert.equal([code, err], [1, 'Expected Node 20.19 or later, but found 18.20.8.\n']);
});

test('npm run build reports packages that are missing', async () => {
  await rm(join(root, 'node_modules/uvu'));
  const { code, err } = await runScript(root, 'build', {});
  assert.equal([code, err], [1, "Run npm ci. These packages aren't installed: uvu.\n"]);
});
