/** Generates a Caddyfile to import in a site block that sets `root`. */

import { HIDDEN, PATTERNS } from '../lib/urls.ts';
import { ASSETS_PATH, type HeaderModel, type Headers, printLines, REVALIDATE, SHARE_PATH } from './headers.ts';
import { fillTemplate } from './template.ts';

/** Content types that Go may not support: https://pkg.go.dev/mime#TypeByExtension */
const TYPES: Headers = { woff2: 'font/woff2', txt: 'text/plain; charset=utf-8' };

/** Uses a named matcher, because `header *.txt` would treat `*.txt` as a field name. */
const typeOf = (extension: string, type: string) =>
  `  @${extension} path *.${extension}\n  header @${extension} Content-Type "${type}"`;

const set = (path: string, headers: Headers) =>
  printLines(headers, (name, value) => `  header ${path} ${name} ${JSON.stringify(value)}`);

const hide = (name: string, pattern: string) => `  @${name} path_regexp ${pattern}\n  error @${name} 404`;

export const caddyfile = ({ all, assets, shareImages, types }: HeaderModel): string =>
  fillTemplate('Caddyfile', {
    ...PATTERNS,
    revalidate: REVALIDATE,
    headers: [
      set('/*', { 'Cache-Control': REVALIDATE, ...all }),
      set(`${ASSETS_PATH}*`, assets) + set(`${SHARE_PATH}*`, shareImages),
      printLines(TYPES, typeOf) + printLines(types, (path, type) => `  header ${path} Content-Type "${type}"`),
    ].join(''),
    hidden: printLines(HIDDEN, hide),
  });
