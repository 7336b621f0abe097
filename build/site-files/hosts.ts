/** Configuration files for each host, made from the route table and the header rules, so that all hosts serve the same site. */

import type { OutputFile } from '../output/output-file.ts';
import { HEADERS_FILE, headersFile, headersFor, type HeaderRule } from './headers.ts';
import { spellingsOf } from '../urls.ts';

/** `Cache-Control` of pages on hosts that set none: caches keep a page, and revalidate it for each request. */
export const REVALIDATE = 'no-cache';

/**
 * Where the configuration for one's own server lies in `dist/`. The servers that it configures do not serve it, nor anything
 * else whose name begins with a dot or an underscore.
 */
const FOLDER = '.hosts';

/** A regular expression of the paths that only hosts read. */
export const PRIVATE = String.raw`^/(\.(?!well-known/)|_|vercel\.json)`;

/**
 * Netlify and Cloudflare Pages: from a page's file to its address. Trailing slashes need no rule: both hosts remove
 * them, and a rule of Netlify matches a path with and without its slash.
 */
function redirectsFile(paths: readonly string[]): string {
  return paths
    .filter((path) => path !== '/')
    .map((path) => `${path}.html ${path} 301!\n`)
    .join('');
}

function vercelFile(rules: readonly HeaderRule[]): string {
  const headers = rules.map(({ path, headers }) => ({
    source: path.replace('*', '(.*)'),
    headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
  }));
  return `${JSON.stringify({ cleanUrls: true, trailingSlash: false, headers }, undefined, 2)}\n`;
}

/**
 * For a `server` block of nginx that sets `root`. Every redirect has a fixed source and target, so that no request can be
 * turned into a redirect to another host.
 */
function nginxFile(rules: readonly HeaderRule[], paths: readonly string[]): string {
  // A block with an add_header of its own inherits none: the headers of all paths are repeated in it.
  const addHeaders = (path: string, indent = '') =>
    Object.entries({ 'Cache-Control': REVALIDATE, ...headersFor(rules, path) })
      .filter(([name]) => name !== 'Content-Type')
      .map(([name, value]) => `${indent}add_header ${name} ${JSON.stringify(value)} always;\n`)
      .join('');
  const folders = rules
    .map(({ path }) => path.slice(0, -1))
    .filter((path) => path.endsWith('/') && path !== '/')
    .map((path) => `location ^~ ${path} {\n${addHeaders(path, '  ')}  try_files $uri =404;\n}\n`);
  const types = rules.flatMap(({ path, headers: { 'Content-Type': type } }) =>
    type ? [`location = ${path} { types {} default_type ${JSON.stringify(type)}; }\n`] : [],
  );
  const redirects = paths.flatMap((path) =>
    spellingsOf(path).map((spelling) => `location = ${spelling} { return 301 ${path}$is_args$args; }\n`),
  );

  return `# In the server block: root /path/to/dist; include /path/to/dist/${FOLDER}/nginx.conf;

${addHeaders('/')}
absolute_redirect off;
gzip_static on;
error_page 403 =404 /404.html;
error_page 404 /404.html;
error_page 500 502 503 504 /500.html;

location = / { try_files /index.html =404; }
location / { try_files $uri $uri.html =404; }
location ~ ${PRIVATE} { return 404; }
${['404', '500'].map((page) => `location = /${page} { return 404; }\nlocation = /${page}.html { internal; }\n`).join('')}
${folders.join('')}${types.join('')}location = /site.webmanifest { types {} default_type application/manifest+json; }

${redirects.join('')}`;
}

/** For a site block of Caddy that sets `root`. */
function caddyFile(rules: readonly HeaderRule[], paths: readonly string[]): string {
  const headers = [{ path: '/*', headers: { 'Cache-Control': REVALIDATE } }, ...rules].flatMap((rule) =>
    Object.entries(rule.headers).map(([name, value]) => `header ${rule.path} ${name} ${JSON.stringify(value)}\n`),
  );
  const moves = paths.flatMap((path) => spellingsOf(path).map((spelling) => `  ${spelling} ${path}\n`));
  return `# In the site block: root * /path/to/dist, then import /path/to/dist/${FOLDER}/Caddyfile

${headers.join('')}
map {path} {page} {
${moves.join('')}  default ""
}
@redirect \`{page} != "" && {query} == ""\`
redir @redirect {page} permanent
@redirectWithQuery \`{page} != "" && {query} != ""\`
redir @redirectWithQuery {page}?{query} permanent

try_files {path} {path}.html
@private {
  path /.* /_* /vercel.json* /404 /404.html /500 /500.html
  not path /.well-known/*
}
error @private 404
file_server {
  precompressed br gzip
  disable_canonical_uris
}
handle_errors {
  header Cache-Control ${REVALIDATE}
  @missing \`{err.status_code} < 500\`
  rewrite @missing /404.html
  @failed \`{err.status_code} >= 500\`
  rewrite @failed /500.html
  file_server {
    precompressed br gzip
  }
}
`;
}

/** The configuration files of all hosts. */
export function hostFiles(rules: readonly HeaderRule[], paths: readonly string[]): OutputFile[] {
  return [
    { path: HEADERS_FILE, body: headersFile(rules) },
    { path: '_redirects', body: redirectsFile(paths) },
    { path: 'vercel.json', body: vercelFile(rules) },
    { path: `${FOLDER}/nginx.conf`, body: nginxFile(rules, paths) },
    { path: `${FOLDER}/Caddyfile`, body: caddyFile(rules, paths) },
  ];
}
