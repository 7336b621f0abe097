/** The software of hosts, started on a published folder as the README says. */

import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { once } from 'node:events';
import { chmod, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { dirname, join } from 'node:path';
import { answerFrom } from '../../build/serve/server.ts';
import { ask } from './ask.ts';
import { temporaryFolder } from './build-fixture.ts';
import { freePort, listen, programAt, whenUp } from './programs.ts';

/** A host that is running. */
export interface Host {
  name: string;
  port: number;
  /** What it has printed so far. */
  log: () => string;
  stop: () => Promise<void>;
}

/** A path at which nginx, Caddy and Apache fail. */
export const FAILING = '/failing';

/** Where a host's software looks for a site: `dist/`, and `.hosts/` beside it. */
type Start = (program: string, root: string, port: number) => Promise<ChildProcess>;

const isRoot = process.getuid?.() === 0;

async function configFile(name: string, text: (folder: string) => string): Promise<string> {
  const folder = temporaryFolder();
  await writeFile(join(folder, name), text(folder));
  return join(folder, name);
}

const startNginx: Start = async (program, root, port) => {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const config = await configFile(
    'nginx.conf',
    (
      folder,
    ) => `${isRoot ? 'user root;' : ''} daemon off; worker_processes 1; pid ${folder}/pid; error_log ${folder}/error.log;
events {}
http {
  access_log off; ${temporary.map((name) => `${name}_temp_path "${folder}/${name}";`).join(' ')}
  types { text/html html; text/javascript js; image/svg+xml svg; text/plain txt; application/xml xml; image/png png; }
  server {
    listen 127.0.0.1:${port}; root "${root}/dist"; include "${root}/.hosts/nginx.conf";
    location = ${FAILING} { return 503; }
  }
}`,
  );
  return spawn(program, ['-p', dirname(config), '-c', config, '-e', join(dirname(config), 'error.log')]);
};

const startCaddy: Start = async (program, root, port) => {
  const config = await configFile(
    'Caddyfile',
    (folder) => `{
  admin off
  auto_https off
  storage file_system ${folder}
}
http://127.0.0.1:${port} {
  bind 127.0.0.1
  root * ${root}/dist
  import ${root}/.hosts/Caddyfile
  route ${FAILING} {
    error 503
  }
}
`,
  );
  return spawn(program, ['run', '--config', config, '--adapter', 'caddyfile']);
};

/** Where packages of Linux and Homebrew put the modules of Apache. */
const APACHE_MODULES = ['/usr/lib/apache2/modules', '/usr/lib64/httpd/modules', '/opt/homebrew/lib/httpd/modules'];

/** As cheap hosts have it: MultiViews and listings are on. */
const startApache: Start = async (program, root, port) => {
  const modules = APACHE_MODULES.find((folder) => existsSync(folder));
  const names = ['mpm_event', 'authz_core', 'mime', 'dir', 'autoindex', 'negotiation', 'rewrite', 'headers', 'alias'];
  const config = await configFile(
    'apache.conf',
    (folder) => `ServerRoot "${folder}"
ServerName 127.0.0.1
Listen 127.0.0.1:${port}
PidFile "${folder}/pid"
ErrorLog "${folder}/error.log"
${names.map((name) => `LoadModule ${name}_module "${modules}/mod_${name}.so"`).join('\n')}
${isRoot ? 'User www-data\nGroup www-data' : ''}
TypesConfig /dev/null
AddType text/html .html
AddType text/javascript .js
AddType image/svg+xml .svg
AddType application/x-gzip .gz
AddLanguage br .br
DocumentRoot "${root}/dist"
<Directory "${root}/dist">
  AllowOverride All
  Options Indexes FollowSymLinks MultiViews
  Require all granted
  Redirect 500 ${FAILING}
</Directory>
`,
  );
  // Its processes are not root's.
  if (isRoot) await Promise.all([dirname(config), root].map((folder) => chmod(folder, 0o755)));
  return spawn(program, ['-f', config, '-D', 'FOREGROUND']);
};

/** Without network and account. Its files go into a folder that is removed. */
async function startWrangler(program: string, args: readonly string[], port: number): Promise<ChildProcess> {
  const cwd = temporaryFolder();
  const env = { ...process.env, CI: '1', NO_COLOR: '1', HOME: cwd, WRANGLER_SEND_METRICS: 'false' };
  // Its debugger would always listen on the same port, which a second one then finds taken.
  const ports = ['--ip', '127.0.0.1', '--port', String(port), '--inspector-port', String(await freePort())];
  return spawn(program, [...args, ...ports], { cwd, env });
}

const startWorkers: Start = (program, root, port) =>
  startWrangler(program, ['dev', '--config', join(root, '.hosts/wrangler.jsonc')], port);

// Without a date it asks for today's, which an older release refuses.
const startPages: Start = (program, root, port) =>
  startWrangler(program, ['pages', 'dev', join(root, 'dist'), '--compatibility-date', '2025-01-01'], port);

const HOSTS: readonly [name: string, program: string, variable: string, start: Start][] = [
  ['nginx', 'nginx', 'NGINX_PATH', startNginx],
  ['Caddy', 'caddy', 'CADDY_PATH', startCaddy],
  ['Apache', 'apache2', 'APACHE_PATH', startApache],
  ['Cloudflare Workers', 'wrangler', 'WRANGLER_PATH', startWorkers],
  ['Cloudflare Pages', 'wrangler', 'WRANGLER_PATH', startPages],
];

/** Where a program is: what the variable says, or the usual places. */
function find(program: string, variable: string): string | undefined {
  const folders = ['/usr/sbin', '/usr/bin', '/usr/local/bin', '/opt/homebrew/bin'];
  return programAt(variable) ?? folders.map((folder) => join(folder, program)).find((path) => existsSync(path));
}

async function startPreview(root: string): Promise<Host> {
  const server = createServer(answerFrom(join(root, 'dist')));
  const port = await listen(server);
  return { name: 'the preview', port, log: () => '', stop: async () => void server.close() };
}

/** A Cloudflare Worker by its configuration; none where the program is not installed. */
export const startWorker = (name: string, config: string): Promise<Host[]> =>
  startHost('', [
    name,
    'wrangler',
    'WRANGLER_PATH',
    (program, _, port) => startWrangler(program, ['dev', '--config', config], port),
  ]);

async function startHost(root: string, [name, program, variable, start]: (typeof HOSTS)[number]): Promise<Host[]> {
  const path = find(program, variable);
  if (!path) {
    console.log(`  ${program} is not installed: ${name} is not tried here`);
    return [];
  }
  const port = await freePort();
  const child = await start(path, root, port);
  // Where another host does not start, nobody stops this one.
  const end = () => void child.kill();
  process.once('exit', end);
  let log = '';
  for (const stream of [child.stdout!, child.stderr!]) stream.setEncoding('utf8').on('data', (text) => (log += text));
  const failure = `${name} did not start with its configuration`;
  await whenUp(child, () => ask(port, '/'), failure).catch((error: Error) => {
    throw new Error(`${error.message}:\n${log}`);
  });
  const stop = async () => {
    end();
    process.off('exit', end);
    // Before its folder is removed.
    if (child.exitCode === null) await once(child, 'exit');
  };
  return [{ name, port, log: () => log, stop }];
}

/**
 * Starts the preview, and the software of every host that is installed.
 *
 * @param root The folder that holds `dist/` and the files for hosts.
 * @param names Starts these alone.
 */
export async function startHosts(root: string, names = HOSTS.map(([name]) => name)): Promise<Host[]> {
  const chosen = HOSTS.filter(([name]) => names.includes(name));
  const found = await Promise.all(chosen.map((host) => startHost(root, host)));
  return [await startPreview(root), ...found.flat()];
}
