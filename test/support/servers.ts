/** Starts real web servers with the generated configuration. */

import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { serveFolder } from '../../build/serve/server.ts';
import { temporaryFolder } from './build-fixture.ts';
import { findProgram, freePort, listen, start, whenUp } from './programs.ts';
import { sendRequest } from './request.ts';

export type Host = Awaited<ReturnType<typeof startHosts>>[number];

/** Path for which nginx, Caddy and Apache return a server error. */
export const FAILING = '/failing';

/** Path that nginx and Caddy proxy to a program, as in the example in their configuration. */
export const PROXIED = '/api/quote';

/** Returns `server.conf`, and a command to run beside it. @param proxied A program's address. */
type Configure = (program: string, port: number, root: string, proxied: string) => [config: string, ...string[]];

/** MIME types that nginx and Apache support by default. */
const TYPES =
  'text/html html; text/plain txt; text/javascript js; image/svg+xml svg; image/png png; image/x-icon ico; font/woff2 woff2;';

const isRoot = process.getuid?.() === 0;

const nginx: Configure = (program, port, root, proxied) => {
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
  return [config, program, '-p', '.', '-c', 'server.conf', '-e', 'error.log'];
};

const caddy: Configure = (program, port, root, proxied) => {
  const config = `
    {
      admin off
      auto_https off
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
  return [config, program, 'run', '--config', 'server.conf', '--adapter', 'caddyfile'];
};

/** Apache has MultiViews and directory listings, as on shared hosts. */
const apache: Configure = (program, port, root) => {
  // Debian, Red Hat and Homebrew install modules in different folders.
  const folders = ['/usr/lib/apache2/modules', '/usr/lib64/httpd/modules', '/opt/homebrew/lib/httpd/modules'];
  const modules = folders.find((path) => existsSync(path));
  const names = ['mpm_event', 'authz_core', 'mime', 'dir', 'autoindex', 'negotiation', 'rewrite', 'headers', 'alias'];
  const config = `
    ServerName 127.0.0.1
    Listen 127.0.0.1:${port}
    PidFile pid
    ErrorLog error.log
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
  return [config, program, '-d', '.', '-f', 'server.conf', '-D', 'FOREGROUND'];
};

/** Cloudflare's local server, which needs no account. By default, all use the same debugger port. */
const wrangler =
  (...command: string[]): Configure =>
  (program, port) => ['', program, ...command, '--ip', '127.0.0.1', '--port', `${port}`, '--inspector-port', '0'];

/** Starts a server. Returns an empty list if its program isn't installed. */
async function startHost(names: Parameters<typeof findProgram>, configure: Configure, root: string, proxied = '') {
  const [[name], program] = [names, findProgram(...names)];
  if (!program) return [];
  const [port, folder] = [await freePort(), temporaryFolder()];
  const [config, command, ...args] = configure(program, port, root, proxied);
  await writeFile(join(folder, 'server.conf'), config);
  // Apache's workers run as a different user, who needs read access.
  if (isRoot) await Promise.all([folder, root].map((path) => chmod(path, 0o755)));
  const env = { CI: '1', NO_COLOR: '1', HOME: folder, WRANGLER_SEND_METRICS: 'false' };
  const child = start(command!, args, env, folder);
  let log = '';
  for (const stream of [child.stdout!, child.stderr!]) stream.on('data', (text) => (log += text));
  await whenUp(child, () => sendRequest(port, '/'), `Could not start ${name}`).catch((error: Error) => {
    throw new Error(`${error.message}:\n${log}`);
  });
  // stop() waits for the exit, because the program uses its folder until then.
  return [{ name, port, log: () => log, stop: async () => child.kill() && once(child, 'exit') }];
}

/** Starts the preview server and all installed hosts. `root` contains `dist/` and `.hosts/`. */
export async function startHosts(root: string) {
  const program = createServer((request, response) => void response.end(`${request.method} ${request.url}`));
  const proxied = `127.0.0.1:${await listen(program)}`;
  const preview = createServer(serveFolder(join(root, 'dist')));
  const port = await listen(preview);
  // The default compatibility date is today, which older Wrangler releases reject.
  const pages = wrangler('pages', 'dev', join(root, 'dist'), '--compatibility-date', '2025-01-01');
  const hosts = await Promise.all([
    startHost(['nginx', 'NGINX_PATH', 'nginx'], nginx, root, proxied),
    startHost(['Caddy', 'CADDY_PATH', 'caddy'], caddy, root, proxied),
    startHost(['Apache', 'APACHE_PATH', 'apache2'], apache, root),
    startHost(['Cloudflare Pages', 'WRANGLER_PATH', 'wrangler'], pages, root),
  ]);
  const stop = async () => [preview, program].map((server) => server.close());
  return [{ name: 'preview', port, log: () => '', stop }, ...hosts.flat()];
}

/** Starts the form handler. Returns an empty list if Wrangler isn't installed. */
export function startFormHandler(root: string) {
  const names = ['the form handler on Cloudflare', 'WRANGLER_PATH', 'wrangler'] as const;
  return startHost([...names], wrangler('dev', '--config', join(root, 'site/form-handler/wrangler.jsonc')), root);
}
