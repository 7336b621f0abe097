/** Starts real web servers with the generated configuration. */

import { type ChildProcess, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { serveFolder } from '../../build/serve/server.ts';
import { temporaryFolder } from './build-fixture.ts';
import { findProgram, freePort, listen, start, whenUp } from './programs.ts';
import { sendRequest } from './request.ts';

export interface Host {
  name: string;
  port: number;
  log: () => string;
  stop: () => Promise<unknown>;
}

/** Path for which nginx, Caddy and Apache return a server error. */
export const FAILING = '/failing';

/** Path that nginx and Caddy proxy to a program, as in the example in their configuration. */
export const PROXIED = '/api/quote';
/** Host and port of this program. */
let proxied: string;

/** Starts a server. `root` contains `dist/` and `.hosts/`, and `folder` is temporary. */
type Start = (program: string, port: number, root: string, folder: string) => Promise<ChildProcess>;

/** MIME types that nginx and Apache support by default. */
const TYPES =
  'text/html html; text/plain txt; text/javascript js; image/svg+xml svg; image/png png; image/x-icon ico; font/woff2 woff2;';

const isRoot = process.getuid?.() === 0;

const startNginx: Start = async (program, port, root, folder) => {
  const names = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const config = `
    ${isRoot ? 'user root;' : ''} daemon off; worker_processes 1; pid pid; error_log error.log;
    events {}
    http {
      access_log off; ${names.map((name) => `${name}_temp_path ${name};`).join(' ')}
      types { ${TYPES} }
      server {
        listen 127.0.0.1:${port}; root "${root}/dist"; include "${root}/.hosts/nginx.conf";
        location = ${FAILING} { return 503; }
        location = ${PROXIED} { proxy_pass http://${proxied}; }
      }
    }`;
  await writeFile(join(folder, 'nginx.conf'), config);
  return start(program, ['-p', folder, '-c', 'nginx.conf', '-e', 'error.log']);
};

/** System MIME type lists that Go, and so Caddy, reads: https://pkg.go.dev/mime#TypeByExtension */
const MIME_LISTS =
  '/usr/local/share/mime/globs2 /usr/share/mime/globs2 /etc/mime.types /etc/apache2/mime.types /etc/apache/mime.types /etc/httpd/conf/mime.types';

/** Starts Caddy. If `unshare` is allowed, hides the system's MIME types, as on a minimal server. */
const startCaddy: Start = async (program, port, root, folder) => {
  const config = `
    {
      admin off
      auto_https off
      storage file_system "${folder}"
    }
    http://127.0.0.1:${port} {
      bind 127.0.0.1
      root * "${root}/dist"
      import "${root}/.hosts/Caddyfile"
      route ${FAILING} {
        error 500
      }
      handle ${PROXIED} {
        reverse_proxy ${proxied}
      }
    }`;
  await writeFile(join(folder, 'Caddyfile'), config);
  const command = [program, 'run', '--config', join(folder, 'Caddyfile'), '--adapter', 'caddyfile'];
  const hide = `for list in ${MIME_LISTS}; do [ ! -e $list ] || mount --bind /dev/null $list; done`;
  const unshare = ['--map-root-user', '--mount', 'sh', '-ec', `${hide}; exec "$@"`, 'sh'];
  const canHide = spawnSync('unshare', [...unshare, 'true']).status === 0;
  return canHide ? start('unshare', [...unshare, ...command]) : start(program, command.slice(1));
};

/** Starts Apache with MultiViews and directory listings, as on shared hosts. */
const startApache: Start = async (program, port, root, folder) => {
  // Debian, Red Hat and Homebrew install modules in different folders.
  const folders = ['/usr/lib/apache2/modules', '/usr/lib64/httpd/modules', '/opt/homebrew/lib/httpd/modules'];
  const modules = folders.find((path) => existsSync(path));
  const names = ['mpm_event', 'authz_core', 'mime', 'dir', 'autoindex', 'negotiation', 'rewrite', 'headers', 'alias'];
  const config = `
    ServerRoot "${folder}"
    ServerName 127.0.0.1
    Listen 127.0.0.1:${port}
    PidFile "${folder}/pid"
    ErrorLog "${folder}/error.log"
    ${names.map((name) => `LoadModule ${name}_module "${modules}/mod_${name}.so"`).join('\n')}
    ${isRoot ? 'User www-data\nGroup www-data' : ''}
    TypesConfig /dev/null
    ${TYPES.replace(/(.*?); ?/g, 'AddType $1\n')}
    AddType application/x-gzip .gz
    AddLanguage br .br
    DocumentRoot "${root}/dist"
    <Directory "${root}/dist">
      AllowOverride All
      Options Indexes FollowSymLinks MultiViews
      Require all granted
      Redirect 500 ${FAILING}
    </Directory>`;
  await writeFile(join(folder, 'apache.conf'), config);
  // Apache's workers run as a different user, who needs read access.
  if (isRoot) await Promise.all([folder, root].map((path) => chmod(path, 0o755)));
  return start(program, ['-f', join(folder, 'apache.conf'), '-D', 'FOREGROUND']);
};

/** Runs Cloudflare's local server, which doesn't need an account. */
const startWrangler =
  (command: (root: string) => string[]): Start =>
  async (program, port, root, folder) => {
    const env = { CI: '1', NO_COLOR: '1', HOME: folder, WRANGLER_SEND_METRICS: 'false' };
    // By default, all instances use the same debugger port.
    const args = ['--ip', '127.0.0.1', '--port', `${port}`, '--inspector-port', `${await freePort()}`];
    return start(program, [...command(root), ...args], env, folder);
  };

// The default compatibility date is today, which older Wrangler releases reject.
const startPages = startWrangler((root) => ['pages', 'dev', join(root, 'dist'), '--compatibility-date', '2025-01-01']);
const startHandler = startWrangler((root) => ['dev', '--config', join(root, 'site/form-handler/wrangler.jsonc')]);

/** Starts a server. Returns an empty list if its program isn't installed. */
async function startHost(startIt: Start, name: string, variable: string, file: string, root: string): Promise<Host[]> {
  const program = findProgram(name, variable, file);
  if (!program) return [];
  const port = await freePort();
  const child = await startIt(program, port, root, temporaryFolder());
  let log = '';
  for (const stream of [child.stdout!, child.stderr!]) stream.on('data', (text) => (log += text));
  await whenUp(child, () => sendRequest(port, '/'), `Could not start ${name}`).catch((error: Error) => {
    throw new Error(`${error.message}:\n${log}`);
  });
  // stop() waits for the exit, because the program uses its folder until then.
  return [{ name, port, log: () => log, stop: async () => child.kill() && once(child, 'exit') }];
}

/** Starts the preview server and all installed hosts. `root` contains `dist/` and `.hosts/`. */
export async function startHosts(root: string): Promise<Host[]> {
  const program = createServer((request, response) => void response.end(`${request.method} ${request.url}`));
  proxied = `127.0.0.1:${await listen(program)}`;
  const preview = createServer(serveFolder(join(root, 'dist')));
  const port = await listen(preview);
  const hosts = await Promise.all([
    startHost(startNginx, 'nginx', 'NGINX_PATH', 'nginx', root),
    startHost(startCaddy, 'Caddy', 'CADDY_PATH', 'caddy', root),
    startHost(startApache, 'Apache', 'APACHE_PATH', 'apache2', root),
    startHost(startPages, 'Cloudflare Pages', 'WRANGLER_PATH', 'wrangler', root),
  ]);
  return [
    { name: 'preview', port, log: () => '', stop: async () => [preview, program].map((server) => server.close()) },
    ...hosts.flat(),
  ];
}

/** Starts the form handler. Returns an empty list if Wrangler isn't installed. */
export const startFormHandler = (root: string): Promise<Host[]> =>
  startHost(startHandler, 'the form handler on Cloudflare', 'WRANGLER_PATH', 'wrangler', root);
