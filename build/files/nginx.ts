/** For a `server` block of nginx that sets `root` and has no `location` of its own. */

import { PATTERNS } from '../lib/urls.ts';
import { headersFor, isPrefix } from './headers.ts';
import { HIDDEN, type HostInput, REVALIDATE } from './host.ts';

/** Locations see the path decoded, slashes merged; `$request_uri` is the address as it was asked for. */
export function nginxFile({ rules }: HostInput): string {
  // A block with an add_header of its own inherits none: https://nginx.org/en/docs/http/ngx_http_headers_module.html
  const addHeaders = (path: string, indent = '') =>
    Object.entries({ 'Cache-Control': REVALIDATE, ...headersFor(rules, path) })
      .filter(([name]) => name !== 'Content-Type')
      .map(([name, value]) => `${indent}add_header ${name} ${JSON.stringify(value)} always;\n`)
      .join('');
  const hidden = (pattern: string) => `location ~ "${pattern}" { return 404; }\n`;
  const folders = rules
    .filter((rule) => isPrefix(rule) && rule.path !== '/*')
    .map(({ path }) => path.slice(0, -1))
    .map(
      (path) => `location ^~ ${path} {\n${addHeaders(path, '  ')}  ${hidden(HIDDEN.copy)}  try_files $uri =404;\n}\n`,
    );
  const types = rules.flatMap(({ path, headers: { 'Content-Type': type } }) =>
    type ? [`location = ${path} { types {} default_type ${JSON.stringify(type)}; }\n`] : [],
  );

  return `# In a server block without locations of its own: root /srv/site/dist; include /srv/site/.hosts/nginx.conf;
${addHeaders('/')}
absolute_redirect off;
gzip_static on;
# Tells caches not to give compressed files to those who cannot read them.
gzip_vary on;
# With the module ngx_brotli (Debian: libnginx-mod-http-brotli-static) pages are 15 % smaller:
# brotli_static on;

error_page 403 =404 /404.html;
error_page 404 /404.html;
error_page 500 502 503 504 /500.html;
location = /404.html { internal; }
location = /500.html { internal; }

${Object.values(HIDDEN).map(hidden).join('')}
location / { try_files $uri =404; }
location ~ "^/(?:index(?:\\.html)?)?$" {
  if ($request_uri != /$is_args$args) { return 301 /$is_args$args; }
  try_files /index.html =404;
}
location ~ "^/(?<page>${PATTERNS.page})${PATTERNS.ending}?$" {
  if (!-f $document_root/$page.html) { return 404; }
  if ($request_uri != /$page$is_args$args) { return 301 /$page$is_args$args; }
  try_files /$page.html =404;
}
${folders.join('')}${types.join('')}`;
}
