/** Runs npm scripts in a copy of the project that hasn't been built. */

import { existsSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { PATHS } from '../../support/built-site.ts';
import { start } from '../../support/command.ts';
import { field } from '../../support/edit-project.ts';
import { listen } from '../../support/programs.ts';
import { copyOfProject } from '../../support/project-copy.ts';

let root: string;

test.before(async () => {
  root = await copyOfProject();
});

test.after.each(async () => {
  for (const folder of ['dist', '.hosts']) await rm(join(root, folder), { recursive: true, force: true });
});

test('npm run build writes the site and prints a report, and npm start serves the site', async () => {
  const { code, out, err } = await start(root, 'build', { QUOTE_ENDPOINT: '' });
  assert.is(err, '');
  assert.is(code, 0);
  for (const path of PATHS) assert.match(out, new RegExp(`^  ${path} +[\\d,]+ +[\\d,]+(?: +[\\d,]+)?$`, 'm'));
  assert.match(out, /dist\/: \d+ files, [\d,]+ bytes, built in \d+\.\d\d s/);
  assert.match(out, '>> QUOTES ARE NOT DELIVERED');
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
  const changed = ['.hosts/nginx.conf has changed', '.hosts/Caddyfile has changed'];
  assert.equal(second.out.match(/\.hosts\/\S+ has changed/g), changed);
  const { status, headers } = (await response)!;
  assert.is(status, 200);
  assert.is(headers.get('content-type'), 'text/html;charset=utf-8');
});

for (const host of ['127.0.0.1', '::1', '0.0.0.0'])
  test(`npm run dev suggests a different port if the port is in use on ${host}`, async () => {
    const other = createServer();
    const port = await listen(other, host);
    const { code, err } = await start(root, 'dev', { PORT: String(port) });
    other.close();
    assert.is(code, 1);
    const advice = `Choose another port, such as PORT=${port + 1}.`;
    assert.match(err, `Could not listen on port ${port}. Another program is using it. ${advice}`);
    assert.not.match(err, 'Build failed');
  });

const DATA = 'site/business/business.ts';

for (const [script, what, [, from, to], env, ...errors] of [
  [
    'build',
    'invalid settings',
    field('origin', "'example.com'"),
    { QUOTE_ENDPOINT: '//quotes' },
    /^Build failed.*2 problems:\n\n {2}✗ SITE_ORIGIN is "example\.com" \(the default from site\/business\/business\.ts\)\. E./,
    /\n {2}✗ QUOTE_ENDPOINT is "\/\/quotes"\. Expected .*\n$/,
  ],
  ['dev', 'a syntax error in the business data', [DATA, /$/, 'const'], {}, /✗ site\/business\/business\.ts:\d+:\d+: /],
] as const) {
  test(`npm run ${script} with ${what} prints the errors and exits with code 1`, async () => {
    const source = await readFile(join(root, DATA), 'utf8');
    await writeFile(join(root, DATA), source.replace(from, to));
    const { code, out, err } = await start(root, script, { PORT: '0', ...env });
    await writeFile(join(root, DATA), source);
    assert.is(code, 1);
    assert.is(out, '');
    for (const error of errors) assert.match(err, error);
    assert.not.ok(existsSync(join(root, 'dist')));
  });
}

test.run();
