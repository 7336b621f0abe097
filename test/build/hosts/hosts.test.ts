/** The files for hosts; and nginx and Caddy themselves, where they are installed, beside the preview: all must answer alike, also under load. */

import { createServer } from 'node:http';
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { suite, test } from 'uvu';
import * as assert from 'uvu/assert';
import { headerRules, headersFor, parseHeaders } from '../../../build/site-files/headers.ts';
import { hostFiles } from '../../../build/site-files/hosts.ts';
import { answerFrom } from '../../../build/server.ts';
import { ask } from '../../ask.ts';
import { buildFixture, temporaryFolder } from '../../build-fixture.ts';
import { freePort, programAt, whenUp } from '../../programs.ts';

const RULES = headerRules(['a{}'], []);

function fileOf(path: string): string {
  return String(hostFiles(RULES, ['/', '/rolls', '/rolls/rye']).find((file) => file.path === path)!.body);
}

test('Netlify and Cloudflare Pages move a page’s file to its address, and leave slashes alone', () => {
  assert.is(fileOf('_redirects'), '/rolls.html /rolls 301!\n/rolls/rye.html /rolls/rye 301!\n');
  // Cloudflare Pages reads no more than this of a line.
  for (const line of fileOf('_headers').split('\n')) assert.ok(line.length < 2000, line);
});

test('Vercel serves pages without extension and slash, with the same headers', () => {
  const { cleanUrls, trailingSlash, headers } = JSON.parse(fileOf('vercel.json'));
  assert.equal({ cleanUrls, trailingSlash }, { cleanUrls: true, trailingSlash: false });
  assert.equal(
    headers.map(({ source }: { source: string }) => source),
    ['/(.*)', '/assets/(.*)', '/speculation.json'],
  );
  const csp = headers[0].headers.find(({ key }: { key: string }) => key === 'Content-Security-Policy');
  assert.is(csp.value, headersFor(RULES, '/')['Content-Security-Policy']);
});

test('nginx and Caddy send the failure page for failures, and compressed files as they are', () => {
  assert.match(fileOf('.hosts/nginx.conf'), /^error_page 500 502 503 504 \/500\.html;$/m);
  assert.match(fileOf('.hosts/nginx.conf'), /^gzip_static on;$/m);
  const caddy = fileOf('.hosts/Caddyfile');
  assert.match(caddy, /@failed `\{err\.status_code\} >= 500`\n {2}rewrite @failed \/500\.html/);
  assert.is(caddy.split('precompressed br gzip').length - 1, caddy.split('file_server {').length - 1);
});

test.run();

/** Where a program is: what the variable says, or the usual places. */
function find(name: string, variable: string): string | undefined {
  const places = ['/usr/sbin', '/usr/bin', '/usr/local/bin', '/opt/homebrew/bin'].map((folder) => join(folder, name));
  return programAt(variable) ?? places.find((place) => existsSync(place));
}

/** Starts a server for a published folder; resolves when it answers. */
type Start = (program: string, folder: string, dist: string, port: number) => Promise<ChildProcess>;

const startNginx: Start = async (program, folder, dist, port) => {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  await writeFile(
    join(folder, 'nginx.conf'),
    `${process.getuid?.() === 0 ? 'user root;' : ''} daemon off; worker_processes 1; pid ${folder}/pid; error_log ${folder}/error.log;
events {}
http {
  access_log off; ${temporary.join(' ')}
  types { text/html html; text/css css; text/javascript js; image/svg+xml svg; text/plain txt; application/xml xml; image/png png; }
  server { listen 127.0.0.1:${port}; root ${dist}; include ${dist}/.hosts/nginx.conf; }
}`,
  );
  return spawn(program, ['-p', folder, '-c', join(folder, 'nginx.conf'), '-e', join(folder, 'error.log')], {
    stdio: 'inherit',
  });
};

const startCaddy: Start = async (program, folder, dist, port) => {
  const config = join(folder, 'Caddyfile');
  await writeFile(
    config,
    `{
  admin off
  auto_https off
  storage file_system ${folder}
  log {
    level ERROR
  }
}
http://127.0.0.1:${port} {
  bind 127.0.0.1
  root * ${dist}
  import ${dist}/.hosts/Caddyfile
}
`,
  );
  return spawn(program, ['run', '--config', config, '--adapter', 'caddyfile'], {
    stdio: ['ignore', 'inherit', 'ignore'],
  });
};

const SERVERS: [name: string, variable: string, start: Start][] = [
  ['nginx', 'NGINX_PATH', startNginx],
  ['caddy', 'CADDY_PATH', startCaddy],
];

/** `LOAD=50000 npm test -- hosting` asks more often. */
const LOAD = Number(process.env.LOAD ?? 2000);
const VISITORS = 32;
const ASKED: [path: string, status: number][] = [
  ['/', 200],
  ['/rolls', 200],
  ['/rolls/rye', 200],
  ['/favicon.svg', 200],
  ['/rolls/', 301],
  ['/gone', 404],
];

const hosts = suite<{ dist: string; ports: Record<string, number>; stop: (() => void)[] }>('hosts', {
  dist: '',
  ports: {},
  stop: [],
});

hosts.before(async (context) => {
  context.dist = join(temporaryFolder(), 'dist');
  await buildFixture(context.dist);
  const server = createServer(answerFrom(context.dist)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  context.ports.preview = (server.address() as AddressInfo).port;
  context.stop.push(() => server.close());
  for (const [name, variable, start] of SERVERS) {
    const program = find(name, variable);
    if (!program) {
      console.log(`  ${name} is not installed: its configuration is not tried here`);
      continue;
    }
    const port = await freePort();
    const server = await start(program, temporaryFolder(), context.dist, port);
    context.stop.push(() => server.kill());
    const failure = `${name} did not start with the configuration that was made for it`;
    await whenUp(server, () => ask(port, '/'), failure);
    context.ports[name] = port;
  }
});

hosts.after(({ stop }) => {
  for (const end of stop) end();
});

for (const [path, status, location] of [
  ['/', 200],
  ['/rolls', 200],
  ['/rolls?from=mail', 200],
  ['/rolls/rye', 200],
  ['/robots.txt', 200],
  ['/.well-known/security.txt', 200],
  ['/favicon.svg', 200],
  ['/speculation.json', 200],
  ['/baker.vcf', 200],
  ['/rolls/', 301, '/rolls'],
  ['/rolls.html', 301, '/rolls'],
  ['/rolls.html?a=b', 301, '/rolls?a=b'],
  ['/rolls/rye/', 301, '/rolls/rye'],
  ['/index.html', 301, '/'],
  ['/index', 301, '/'],
  ['/gone', 404],
  ['/gone/', 404],
  ['/gone.html', 404],
  ['/assets/', 404],
  ['/assets/gone.js', 404],
  ['/404', 404],
  ['/404.html', 404],
  ['/500', 404],
  ['/500.html', 404],
  ['/_headers', 404],
  ['/_redirects', 404],
  ['/vercel.json', 404],
  ['/.nojekyll', 404],
  ['/.hosts/nginx.conf', 404],
  ['/%2ehosts/nginx.conf', 404],
  ['//evil.example/', 404],
  ['//evil.example/rolls/', 404],
  ['/evil.example//rolls.html', 404],
] as const) {
  hosts(
    `${path} is answered with ${status}${location ? ` to ${location}` : ''}, guarded, by every server`,
    async ({ dist, ports }) => {
      const expected = headersFor(parseHeaders(await readFile(join(dist, '_headers'), 'utf8')), path);
      for (const [name, port] of Object.entries(ports)) {
        const answer = await ask(port, path);
        assert.is(answer.status, status, name);
        assert.is(answer.headers.location, location, name);
        for (const header of [
          'Content-Security-Policy',
          'X-Content-Type-Options',
          'Strict-Transport-Security',
          'Referrer-Policy',
        ]) {
          assert.is(answer.headers[header.toLowerCase()], expected[header], `${name}: ${header}`);
        }
        if (status === 404) assert.match(answer.body, '<h1>', name);
        if (status !== 301) assert.is(answer.headers['cache-control'], 'no-cache', name);
        const type = {
          '/speculation.json': 'application/speculationrules+json',
          '/baker.vcf': 'text/vcard; charset=utf-8',
        }[path as string];
        if (type) assert.is(answer.headers['content-type'], type, name);
      }
    },
  );
}

hosts(
  `${LOAD} requests by ${VISITORS} visitors at once are all answered, and rightly, by every server`,
  async ({ ports }) => {
    for (const [name, port] of Object.entries(ports)) {
      const bodies = new Map<string, string>();
      const started = performance.now();
      let asked = 0;
      const visitor = async () => {
        while (asked < LOAD) {
          const [path, status] = ASKED[asked++ % ASKED.length]!;
          const { status: answered, body } = await ask(port, path);
          assert.is(answered, status, `${name}: ${path}`);
          if (!bodies.has(path)) bodies.set(path, body);
          assert.ok(body === bodies.get(path), `${name}: ${path} is the same each time`);
        }
      };
      await Promise.all(Array.from({ length: VISITORS }, visitor));
      const rate = (LOAD / (performance.now() - started)) * 1000;
      console.log(`  ${name}: ${rate.toFixed(0)} requests a second, the asking included`);
    }
  },
);

hosts.run();
