/** Generates configuration files for hosts. To add a host, add its file to `hostFiles`. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { OutputFile } from '../lib/output-file.ts';
import { HIDDEN, isHidden, PATTERNS } from '../lib/urls.ts';
import type { Site } from '../types.ts';
import { ASSETS_PATH, createHeaders, type HeaderModel, type Headers, REVALIDATE, SHARE_PATH } from './headers.ts';

type Print = (name: string, value: string) => string;

const printLines = (headers: Headers, print: Print): string =>
  Object.entries(headers).reduce((lines, [name, value]) => `${lines}${print(name, value)}\n`, '');

/**
 * Generates `_headers` for Netlify, Cloudflare Pages and the preview server.
 * Each asset has its own caching rule. Hosts would also send a folder's headers with a 404 page,
 * which browsers would cache for a year. Share images have no caching rules, because Cloudflare
 * reads only 100 rules: https://developers.cloudflare.com/pages/configuration/headers/
 */
function headersFile({ all, assets, shareImages, types }: HeaderModel, paths: readonly string[]): string {
  const rules: [path: string, headers: Headers][] = [
    ['/*', all],
    [`${SHARE_PATH}*`, shareImages],
    ...Object.entries(types).map(([path, type]): [string, Headers] => [path, { 'Content-Type': type }]),
  ];
  const cached = paths.filter((path) => path.startsWith(ASSETS_PATH) && !path.startsWith(SHARE_PATH));
  for (const path of cached.slice(0, 100 - rules.length)) rules.push([path, assets]);
  // Cloudflare joins a header's values unless `! Name` removes the first. Netlify ignores `! Name`.
  const print = (path: string) => (name: string, value: string) =>
    `${path !== '/*' && name in all ? `  ! ${name}\n` : ''}  ${name}: ${value}`;
  return rules.map(([path, headers]) => `${path}\n${printLines(headers, print(path))}`).join('\n');
}

/** Lines that set a header, hide a path, and set a file's type. Only values are in quotes. */
const SERVERS = {
  htaccess: {
    header: (name, value) => `Header always set ${name} ${value}`,
    // RewriteRule omits the leading slash: https://httpd.apache.org/docs/2.4/mod/mod_rewrite.html
    hidden: (_, pattern) => `RewriteRule ${pattern.replace('^/', '^')} - [R=404,L]`,
    // Includes the file's compressed copy.
    type: (path, type) =>
      `<FilesMatch "^${path.slice(1).replaceAll('.', '\\.')}(?:\\.br)?$">\nForceType ${type}\n</FilesMatch>`,
  },
  'nginx.conf': {
    header: (name, value) => `add_header ${name} ${value} always;`,
    hidden: (_, pattern) => `location ~ "${pattern}" { return 404; }`,
    type: (path, type) => `location = ${path} { types {} default_type ${type}; }`,
  },
  Caddyfile: {
    header: (name, value) => `${name} ${value}`,
    hidden: (name, pattern) => `@${name} path_regexp ${pattern}\nerror @${name} 404`,
    type: (path, type) => `header ${path} Content-Type ${type}`,
  },
} as const satisfies Record<string, Record<'header' | 'hidden' | 'type', Print>>;

/** Fills in a server's template. Lines that replace a `{{name}}` have the name's indentation. */
function serverConfig(template: keyof typeof SERVERS, { all, assets, shareImages, types }: HeaderModel): string {
  const { header, hidden, type } = SERVERS[template];
  const print = (values: Headers, line: Print) =>
    printLines(values, (name, value) => line(name, JSON.stringify(value)));
  const values: Readonly<Record<string, string>> = {
    ...PATTERNS,
    ...HIDDEN,
    revalidate: REVALIDATE,
    assetsPath: ASSETS_PATH,
    sharePath: SHARE_PATH,
    headers: print({ 'Cache-Control': REVALIDATE, ...all }, header),
    assets: print(assets, header),
    shareImages: print(shareImages, header),
    allForAssets: print({ ...all, ...assets }, header),
    allForShareImages: print({ ...all, ...assets, ...shareImages }, header),
    hidden: printLines(HIDDEN, hidden),
    types: print(types, type),
  };
  const text = readFileSync(join(__dirname, '../files', template), 'utf8').replace(/^\ufeff|\r/g, '');
  return text.replace(/^( *)\{\{(\w+)\}\}\n|\{\{(\w+)\}\}/gm, (_, indent, lines, inline) =>
    values[lines ?? inline]!.replace(/^(?=.)/gm, indent ?? ''),
  );
}

/** Returns files for `dist/` and its parent. @param paths Published files, relative to `dist/`. */
export function hostFiles(site: Site, paths: readonly string[]): { published: OutputFile[]; beside: OutputFile[] } {
  const headers = createHeaders(site);
  const urls = paths.map((path) => `/${path}`).filter((path) => !isHidden(path));
  return {
    published: [
      { path: '_headers', body: headersFile(headers, urls.sort()) },
      { path: '.htaccess', body: serverConfig('htaccess', headers) },
    ],
    beside: [
      { path: '.hosts/nginx.conf', body: serverConfig('nginx.conf', headers) },
      { path: '.hosts/Caddyfile', body: serverConfig('Caddyfile', headers) },
    ],
  };
}
