/** The npm scripts of the project, run in a copy of it without published files. */

import { EventEmitter } from 'node:events';
import { existsSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { listen } from '../../../build/commands/cli.ts';
import { PATHS } from '../../support/built-site.ts';
import { start } from '../../support/command.ts';
import { listen as listenOnFreePort } from '../../support/programs.ts';
import { copyOfProject } from '../../support/project-copy.ts';

/** One copy for all tests, because the cache of compiled modules depends on paths. */
let root: string;

test.before(async () => {
  root = await copyOfProject();
});

test.after.each(async () => {
  for (const folder of ['dist', '.hosts']) await rm(join(root, folder), { recursive: true, force: true });
});

/** Replaces a file's content while a command runs. */
async function runWith(file: string, edit: (source: string) => string, script: string, env = {}) {
  const path = join(root, file);
  const source = await readFile(path, 'utf8');
  await writeFile(path, edit(source));
  const outcome = await start(root, script, env);
  await writeFile(path, source);
  return outcome;
}

test('npm run build publishes the site and prints a report, and npm start also serves it', async () => {
  const { code, out, err } = await start(root, 'build', {});
  assert.is(err, '');
  assert.is(code, 0);
  for (const path of PATHS) assert.match(out, new RegExp(`^  ${path} +[\\d,]+ +[\\d,]+(?: +[\\d,]+)?$`, 'm'));
  assert.match(out, new RegExp(`^  ${PATHS.length} pages +[\\d,]+ +[\\d,]+`, 'm'));
  assert.match(out, /dist\/: \d+ files, [\d,]+ bytes, built in \d+\.\d\d s/);
  assert.match(out, '! Quote requests are not delivered');
  assert.ok(existsSync(join(root, 'dist/index.html')));
  const configuration = () => readFile(join(root, '.hosts/nginx.conf'), 'utf8');
  assert.match(await configuration(), "form-action 'none'");
  assert.not.match(out, 'has changed');

  let response: Promise<Response> | undefined;
  const env = { PORT: '0', QUOTE_ENDPOINT: 'https://forms.example/quote' };
  const second = await start(root, 'start', env, (printed, child) => {
    const origin = /http:\/\/localhost:\d+/.exec(printed)?.[0];
    if (origin) response ??= fetch(`${origin}/services`).finally(() => child.kill());
  });
  assert.match(await configuration(), "form-action 'self' https://forms.example;");
  assert.equal(second.out.match(/\.hosts\/\S+ has changed/g), [
    '.hosts/nginx.conf has changed',
    '.hosts/Caddyfile has changed',
  ]);
  const { status, headers } = (await response)!;
  assert.is(status, 200);
  assert.is(headers.get('content-type'), 'text/html;charset=utf-8');
});

test('npm run dev on a port in use prints the reason and another port', async () => {
  const other = createServer();
  const port = await listenOnFreePort(other);
  const { code, err } = await start(root, 'dev', { PORT: String(port) });
  other.close();
  assert.is(code, 1);
  const advice = `Choose another port, such as PORT=${port + 1}.`;
  assert.match(err, `Could not listen on port ${port}. Another program is using it. ${advice}`);
  assert.not.match(err, 'Build failed');
});

// Tests may run as root, which may use any port.
for (const [code, reason] of [
  ['EACCES', 'Ports below 1024 need administrator rights.'],
  ['ENODEV', 'ENODEV'],
] as const) {
  test(`servers that fail to listen with ${code} print a reason and exit with code 1`, () => {
    const server = Object.assign(new EventEmitter(), {
      listen: () => server.emit('error', Object.assign(new Error(code), { code })),
    });
    const { exit } = process;
    const { error } = console;
    const calls: unknown[] = [];
    process.exit = ((status) => calls.push(status)) as typeof exit;
    console.error = (text) => calls.push(text);
    try {
      listen(server as unknown as Server, 80);
    } finally {
      Object.assign(process, { exit });
      Object.assign(console, { error });
    }
    assert.equal(calls, [`Could not listen on port 80. ${reason} Choose another port, such as PORT=8080.`, 1]);
  });
}

// Each setting's message is tested in settings.test.ts.
test('npm run build with invalid settings prints a line for each and exits with code 1', async () => {
  const edit = (source: string) => source.replace(/origin: '.*'/, "origin: 'example.com'");
  const env = { QUOTE_ENDPOINT: '//quotes' };
  const { code, out, err } = await runWith('site/business/business.ts', edit, 'build', env);
  assert.is(code, 1);
  assert.is(out, '');
  const [origin, endpoint, ...others] = err.split('\n');
  assert.match(origin!, /^SITE_ORIGIN is "example\.com" by default, from site\/business\/business\.ts: expected ./);
  assert.match(endpoint!, /^QUOTE_ENDPOINT is "\/\/quotes": expected ./);
  assert.equal(others, ['']);
  assert.not.ok(existsSync(join(root, 'dist')));
});

for (const [what, edit, error] of [
  [
    'an invalid origin',
    (source: string) => source.replace(/origin: '.*'/, "origin: 'example.com'"),
    /^SITE_ORIGIN is /,
  ],
  ['a syntax error', () => 'export const business = ', /✗ site\/business\/business\.ts:1:\d+: /],
] as const) {
  test(`npm run dev with ${what} in the business data prints the error and exits with code 1`, async () => {
    const { code, out, err } = await runWith('site/business/business.ts', edit, 'dev', { PORT: '0' });
    assert.is(code, 1);
    assert.is(out, '');
    assert.match(err, error);
  });
}

for (const [what, file, edit, error] of [
  [
    'a type error in a script',
    'site/scripts/menu.ts',
    (source: string) => `${source}\nexport const wrong: number = 'text';\n`,
    /✗ site\/scripts\/menu\.ts:\d+:\d+: Type 'string' is not assignable to type 'number'/,
  ],
  [
    'a page that throws',
    'site/pages/NotFound.tsx',
    () => 'export default () => { throw new Error("no driveway"); };',
    /✗ \/404 \(site\/pages\/NotFound\.tsx\): no driveway/,
  ],
] as const) {
  test(`npm run build with ${what} prints its location and exits with code 1`, async () => {
    const { code, out, err } = await runWith(file, edit, 'build');
    assert.is(code, 1);
    assert.is(out, '');
    assert.match(err, 'Build failed, dist/ is unchanged. 1 problem:');
    assert.match(err, error);
    assert.not.ok(existsSync(join(root, 'dist')));
  });
}

test.run();
