/** Generates the configuration of Apache, nginx and Caddy from the templates in this folder. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { HIDDEN, PATTERNS } from '../lib/urls.ts';
import { ASSETS_PATH, type HeaderModel, type Headers, printLines, REVALIDATE, SHARE_PATH } from './headers.ts';

type Print = (name: string, value: string) => string;

/**
 * Lines that set a header, hide a path, and set a file's type, by server. Values are in quotes, and
 * patterns aren't.
 */
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
export function serverConfig(template: keyof typeof SERVERS, { all, assets, shareImages, types }: HeaderModel): string {
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
  const text = readFileSync(join(__dirname, template), 'utf8');
  return text.replace(/^( *)\{\{(\w+)\}\}\n|\{\{(\w+)\}\}/gm, (_, indent, lines, inline) =>
    values[lines ?? inline]!.replace(/^(?=.)/gm, indent ?? ''),
  );
}
