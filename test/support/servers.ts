/** Starts the software of hosts on a published folder, configured as in the README. */

import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { dirname, join } from 'node:path';
import { serveFolder } from '../../build/serve/server.ts';
import { ask } from './ask.ts';
import { temporaryFolder } from './build-fixture.ts';
import { freePort, listen, programAt, whenUp } from './programs.ts';

/** A running host. */
export interface Host {
  name: string;
  port: number;
  /** Returns its output so far. */
  log: () => string;
  stop: () => Promise<void>;
}

/** A path that nginx, Caddy and Apache answer with a server error. */
export const FAILING = '/failing';

/** @param root Folder that contains `dist/` and `.hosts/`. */
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
  types {
    text/html html; text/plain txt; text/javascript js; application/xml xml;
    image/svg+xml svg; image/png png; image/x-icon ico; font/woff2 woff2;
  }
  server {
    listen 127.0.0.1:${port}; root "${root}/dist"; include "${root}/.hosts/nginx.conf";
    location = ${FAILING} { return 503; }
  }
}`,
  );
  return spawn(program, ['-p', dirname(config), '-c', config, '-e', join(dirname(config), 'error.log')]);
};

/** The lists of MIME types that Go reads: https://pkg.go.dev/mime#TypeByExtension */
const MIME_LISTS = ['/usr/local/share/mime/globs2', '/usr/share/mime/globs2', '/etc/mime.types']
  .concat(['/etc/apache2/mime.types', '/etc/apache/mime.types', '/etc/httpd/conf/mime.types'])
  .filter((file) => existsSync(file));

/** Arguments of `unshare` for a program that sees empty lists of MIME types, as on a bare server. */
const WITHOUT_TYPES = ['--map-root-user', '--mount', 'sh', '-ec'].concat([
  `${MIME_LISTS.map((file) => `mount --bind /dev/null ${file}; `).join('')}exec "$@"`,
  'sh',
]);

/** Caddy only knows the types in our configuration, unless the system forbids `unshare`. */
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
  const command = [program, 'run', '--config', config, '--adapter', 'caddyfile'];
  const canHide = spawnSync('unshare', [...WITHOUT_TYPES, 'true']).status === 0;
  return canHide ? spawn('unshare', [...WITHOUT_TYPES, ...command]) : spawn(program, command.slice(1));
};

/** Folders of Apache's modules in Debian, Red Hat and Homebrew. */
const APACHE_MODULES = ['/usr/lib/apache2/modules', '/usr/lib64/httpd/modules', '/opt/homebrew/lib/httpd/modules'];

/** With MultiViews and directory listings, as on shared hosts. */
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
AddType text/plain .txt
AddType text/javascript .js
AddType image/svg+xml .svg
AddType image/x-icon .ico
AddType font/woff2 .woff2
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
  // Its processes run as another user.
  if (isRoot) await Promise.all([dirname(config), root].map((folder) => chmod(folder, 0o755)));
  return spawn(program, ['-f', config, '-D', 'FOREGROUND']);
};

/** Without an account. Its files go into a temporary folder. */
async function startWrangler(program: string, args: readonly string[], port: number): Promise<ChildProcess> {
  const cwd = temporaryFolder();
  const env = { ...process.env, CI: '1', NO_COLOR: '1', HOME: cwd, WRANGLER_SEND_METRICS: 'false' };
  // By default, all debuggers listen on the same port.
  const ports = ['--ip', '127.0.0.1', '--port', String(port), '--inspector-port', String(await freePort())];
  return spawn(program, [...args, ...ports], { cwd, env });
}

// Without a date it uses today's, which an older release refuses.
const startPages: Start = (program, root, port) =>
  startWrangler(program, ['pages', 'dev', join(root, 'dist'), '--compatibility-date', '2025-01-01'], port);

const HOSTS: readonly [name: string, program: string, variable: string, start: Start][] = [
  ['nginx', 'nginx', 'NGINX_PATH', startNginx],
  ['Caddy', 'caddy', 'CADDY_PATH', startCaddy],
  ['Apache', 'apache2', 'APACHE_PATH', startApache],
  ['Cloudflare Pages', 'wrangler', 'WRANGLER_PATH', startPages],
];

/** Finds a program: the path in the variable, or one of the usual folders. */
function find(program: string, variable: string): string | undefined {
  const folders = ['/usr/sbin', '/usr/bin', '/usr/local/bin', '/opt/homebrew/bin'];
  return programAt(variable) ?? folders.map((folder) => join(folder, program)).find((path) => existsSync(path));
}

async function startPreview(root: string): Promise<Host> {
  const server = createServer(serveFolder(join(root, 'dist')));
  const port = await listen(server);
  return { name: 'preview', port, log: () => '', stop: async () => void server.close() };
}

/** Starts a Cloudflare Worker. Returns an empty list if wrangler isn't installed. */
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
    console.log(`  ${program} isn't installed, so ${name} isn't tested`);
    return [];
  }
  const port = await freePort();
  const child = await start(path, root, port);
  // If another host doesn't start, nothing else stops this one.
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
    // Its folder must not be deleted before.
    if (child.exitCode === null) await once(child, 'exit');
  };
  return [{ name, port, log: () => log, stop }];
}

/**
 * Starts the preview server and every installed host.
 *
 * @param root Folder that contains `dist/` and `.hosts/`.
 * @param names Starts only these hosts.
 */
export async function startHosts(root: string, names = HOSTS.map(([name]) => name)): Promise<Host[]> {
  const chosen = HOSTS.filter(([name]) => names.includes(name));
  const found = await Promise.all(chosen.map((host) => startHost(root, host)));
  return [await startPreview(root), ...found.flat()];
}
