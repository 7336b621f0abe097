/** Generates `.htaccess`, which Apache reads on every request. */

import { HIDDEN, PATTERNS } from '../lib/urls.ts';
import { ASSETS_PATH, type HeaderModel, type Headers, printLines, REVALIDATE, SHARE_PATH } from './headers.ts';
import { fillTemplate } from './template.ts';

const set = (headers: Headers) =>
  printLines(headers, (name, value) => `Header always set ${name} ${JSON.stringify(value)}`);

const within = (path: string, headers: Headers) => `<If "%{REQUEST_URI} =~ m#^${path}#">\n${set(headers)}</If>\n`;

/** Sets the Content-Type of a file and its compressed copy. */
const typed = (path: string, type: string) =>
  `<FilesMatch "^${path.slice(1).replaceAll('.', '\\.')}(?:\\.br)?$">\nForceType "${type}"\n</FilesMatch>`;

/** RewriteRule omits the leading slash: https://httpd.apache.org/docs/2.4/mod/mod_rewrite.html */
const hide = (_: string, pattern: string) => `RewriteRule ${pattern.replace('^/', '^')} - [R=404,L]`;

export const htaccess = ({ all, assets, shareImages, types }: HeaderModel): string =>
  fillTemplate('htaccess', {
    ...PATTERNS,
    headers:
      set({ 'Cache-Control': REVALIDATE, ...all }) + within(ASSETS_PATH, assets) + within(SHARE_PATH, shareImages),
    hidden: printLines(HIDDEN, hide),
    types: printLines(types, typed),
  });
