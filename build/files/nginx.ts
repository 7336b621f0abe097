/** Generates an nginx configuration to include in a `server` block that sets `root`. */

import { HIDDEN, PATTERNS } from '../lib/urls.ts';
import { ASSETS_PATH, type HeaderModel, type Headers, printLines, REVALIDATE, SHARE_PATH } from './headers.ts';
import { fillTemplate } from './template.ts';

const add = (headers: Headers, indent = '') =>
  printLines(headers, (name, value) => `${indent}add_header ${name} ${JSON.stringify(value)} always;`);

const hide = (pattern: string) => `location ~ "${pattern}" { return 404; }\n`;

// A location's add_header drops the outer ones:
// https://nginx.org/en/docs/http/ngx_http_headers_module.html
const folder = (path: string, headers: Headers) =>
  `location ^~ ${path} {\n${add(headers, '  ')}  ${hide(HIDDEN.copy)}  try_files $uri =404;\n}\n`;

const typed = (path: string, type: string) => `location = ${path} { types {} default_type ${JSON.stringify(type)}; }`;

export const nginxConfig = ({ all, assets, shareImages, types }: HeaderModel): string =>
  fillTemplate('nginx.conf', {
    ...PATTERNS,
    headers: add({ 'Cache-Control': REVALIDATE, ...all }),
    hidden: Object.values(HIDDEN).map(hide).join(''),
    folders: folder(ASSETS_PATH, { ...all, ...assets }) + folder(SHARE_PATH, { ...all, ...assets, ...shareImages }),
    types: printLines(types, typed),
  });
