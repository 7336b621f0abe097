/** `.htaccess`: for Apache, which reads it anew for each request. */

import { PATTERNS } from '../lib/urls.ts';
import { type HeaderRule, isPrefix } from './headers.ts';
import { HIDDEN, type HostInput, REVALIDATE } from './host.ts';

/** In this file RewriteRule sees paths without their first slash: https://httpd.apache.org/docs/2.4/mod/mod_rewrite.html */
const relative = (pattern: string) => pattern.replace('^/', '^');

/** The name of a file or of its compressed copy. */
const withCopy = (path: string) => `^${path.slice(path.lastIndexOf('/') + 1).replaceAll('.', '\\.')}(?:\\.br)?$`;

function section(rule: HeaderRule): string {
  const { 'Content-Type': type, ...headers } = rule.headers;
  const lines = Object.entries(headers).map(([name, value]) => `Header always set ${name} ${JSON.stringify(value)}\n`);
  if (type) return `<FilesMatch "${withCopy(rule.path)}">\n${lines.join('')}ForceType "${type}"\n</FilesMatch>\n`;
  if (rule.path === '/*' || !isPrefix(rule)) return lines.join('');
  return `<If "%{REQUEST_URI} =~ m#^${rule.path.slice(0, -1)}#">\n${lines.join('')}</If>\n`;
}

export function htaccess({ rules }: HostInput): string {
  const hidden = Object.values(HIDDEN).map((pattern) => `RewriteRule ${relative(pattern)} - [R=404,L]\n`);
  return `# Needs mod_rewrite and mod_headers, and AllowOverride All.
Options -Indexes -MultiViews
DirectorySlash Off
AddDefaultCharset utf-8
ErrorDocument 403 /404.html
ErrorDocument 404 /404.html
ErrorDocument 500 /500.html

RewriteEngine On
# Apache's own requests, for an error page or for the result of a rule below, are left alone.
RewriteCond %{ENV:REDIRECT_STATUS} .
RewriteRule ^ - [END]
${hidden.join('')}
# Redirects to a page's address who asked for it by another. THE_REQUEST is the request as it came: the rest of mod_rewrite
# sees the path decoded, slashes merged.
RewriteCond %{THE_REQUEST} "!^\\S+ /[? ]"
RewriteRule ^(?:index(?:\\.html)?)?$ / [R=301,L]
RewriteCond %{DOCUMENT_ROOT}/$1.html -f
RewriteCond "$1 %{THE_REQUEST}" "!^(\\S+) \\S+ /\\1[? ]"
RewriteRule ^(${PATTERNS.page})${PATTERNS.ending}?$ /$1 [R=301,L]

# From an address to its file, or to the file's compressed copy.
RewriteRule ^$ index.html
RewriteCond %{DOCUMENT_ROOT}/$0.html -f
RewriteRule ^${PATTERNS.page}$ $0.html
RewriteCond %{DOCUMENT_ROOT}/$0 -d
RewriteRule ^.+$ - [R=404,L]
RewriteCond %{HTTP:Accept-Encoding} \\bbr\\b
RewriteCond %{DOCUMENT_ROOT}/$0.br -f
RewriteRule ^.+$ $0.br
RewriteRule ^ - [END]

# .br is Breton in Debian's configuration.
RemoveLanguage .br
AddEncoding br .br
Header always merge Vary Accept-Encoding
Header always set Cache-Control ${REVALIDATE}
${rules.map(section).join('')}`;
}
