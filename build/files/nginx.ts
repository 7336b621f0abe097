/** Generates an nginx configuration to include in a `server` block that sets `root`. */

import { HIDDEN, PATTERNS } from '../lib/urls.ts';
import { ASSETS_PATH, type HeaderModel, type Headers, printLines, REVALIDATE, SHARE_PATH } from './headers.ts';

const add = (headers: Headers, indent = '') =>
  printLines(headers, (name, value) => `${indent}add_header ${name} ${JSON.stringify(value)} always;`);

const hidden = (pattern: string) => `location ~ "${pattern}" { return 404; }\n`;

const folder = (path: string, headers: Headers) =>
  `location ^~ ${path} {\n${add(headers, '  ')}  ${hidden(HIDDEN.copy)}  try_files $uri =404;\n}\n`;

/** Locations match the decoded path with merged slashes. Only `$request_uri` isn't decoded. */
export function nginxConfig({ all, assets, shareImages, types }: HeaderModel): string {
  // A location's add_header drops the outer ones: https://nginx.org/en/docs/http/ngx_http_headers_module.html
  return `# Add to a server block: root /srv/site/dist; include /srv/site/.hosts/nginx.conf;
# To handle quotes with a local program, add this next to the include:
# location = /api/quote { proxy_pass http://127.0.0.1:3000; }
${add({ 'Cache-Control': REVALIDATE, ...all })}absolute_redirect off;
gzip_static on;
gzip_vary on;
# With the ngx_brotli module (Debian: libnginx-mod-http-brotli-static), pages are 15% smaller:
# brotli_static on;
error_page 403 404 =404 /404.html;
error_page 500 502 503 504 /500.html;
location ~ "^/(?:404|500)\\.html$" { internal; }
${Object.values(HIDDEN).map(hidden).join('')}
location / { try_files $uri =404; }
location ~ "^/(?:${PATTERNS.home})?$" {
  if ($request_uri != /$is_args$args) { return 301 /$is_args$args; }
  try_files /index.html =404;
}
location ~ "^/(?<page>${PATTERNS.page})${PATTERNS.ending}?$" {
  if (!-f $document_root/$page.html) { rewrite ^ /.file$uri last; }
  if ($request_uri != /$page$is_args$args) { return 301 /$page$is_args$args; }
  try_files /$page.html =404;
}
# Other files may have a page's name, such as /license. In an "if", nginx ignores try_files.
location ^~ /.file/ { internal; rewrite ^/\\.file(/.*)$ $1 break; try_files $uri =404; }
${folder(ASSETS_PATH, { ...all, ...assets })}${folder(SHARE_PATH, { ...all, ...assets, ...shareImages })}${printLines(types, (path, type) => `location = ${path} { types {} default_type ${JSON.stringify(type)}; }`)}`;
}
