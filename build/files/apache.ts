/** Generates `.htaccess`, which Apache reads on every request. */

import { HIDDEN, PATTERNS } from '../lib/urls.ts';
import { ASSETS_PATH, type HeaderModel, type Headers, printLines, REVALIDATE, SHARE_PATH } from './headers.ts';

const set = (headers: Headers) =>
  printLines(headers, (name, value) => `Header always set ${name} ${JSON.stringify(value)}`);

const within = (path: string, headers: Headers) => `<If "%{REQUEST_URI} =~ m#^${path}#">\n${set(headers)}</If>\n`;

/** Sets the Content-Type of a file and its compressed copy. */
const typed = (path: string, type: string) =>
  `<FilesMatch "^${path.slice(1).replaceAll('.', '\\.')}(?:\\.br)?$">\nForceType "${type}"\n</FilesMatch>`;

/** RewriteRule omits the leading slash: https://httpd.apache.org/docs/2.4/mod/mod_rewrite.html */
const hide = (_: string, pattern: string) => `RewriteRule ${pattern.replace('^/', '^')} - [R=404,L]`;

export const htaccess = ({ all, assets, shareImages, types }: HeaderModel) => `# Requires mod_rewrite and mod_headers.
Options -Indexes -MultiViews
DirectorySlash Off
AddDefaultCharset utf-8
ErrorDocument 403 /404.html
ErrorDocument 404 /404.html
ErrorDocument 500 /500.html
RewriteEngine On
# Skip internal requests, such as error pages and results of the rules below.
RewriteCond %{ENV:REDIRECT_STATUS} .
RewriteRule ^ - [END]
${printLines(HIDDEN, hide)}
# Redirect other spellings of a page's path. THE_REQUEST is the only variable that isn't decoded.
RewriteCond %{THE_REQUEST} "!^\\S+ /[? ]"
RewriteRule ^(?:${PATTERNS.home})?$ / [R=301,L]
RewriteCond %{DOCUMENT_ROOT}/$1.html -f
RewriteCond "$1 %{THE_REQUEST}" "!^(\\S+) \\S+ /\\1[? ]"
RewriteRule ^(${PATTERNS.page})${PATTERNS.ending}?$ /$1 [R=301,L]
# Map a path to its file, or to the file's compressed copy.
RewriteRule ^$ index.html
RewriteCond %{DOCUMENT_ROOT}/$0.html -f
RewriteRule ^${PATTERNS.page}$ $0.html
RewriteCond %{DOCUMENT_ROOT}/$0 -d
RewriteRule ^.+$ - [R=404,L]
RewriteCond %{HTTP:Accept-Encoding} \\bbr\\b
RewriteCond %{DOCUMENT_ROOT}/$0.br -f
RewriteRule ^.+$ $0.br
RewriteRule ^ - [END]
# Debian's configuration maps .br to the Breton language.
RemoveLanguage .br
AddEncoding br .br
Header always merge Vary Accept-Encoding
${set({ 'Cache-Control': REVALIDATE, ...all })}${within(ASSETS_PATH, assets)}${within(SHARE_PATH, shareImages)}${printLines(types, typed)}`;
