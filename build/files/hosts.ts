/** The files that hosts read. To add a host, add a function and a row here. */

import type { OutputFile } from '../lib/output-file.ts';
import { isHidden } from '../lib/urls.ts';
import type { Site } from '../site.ts';
import { htaccess } from './apache.ts';
import { caddyfile } from './caddy.ts';
import { ASSETS_PATH, createHeaders, type HeaderModel, type Headers, printLines, SHARE_PATH } from './headers.ts';
import { nginxConfig } from './nginx.ts';

/**
 * `_headers`, for Netlify, Cloudflare Pages and the preview server: a path, then its headers indented.
 *
 * Both hosts send a path's headers with any status, and a browser would cache a 404 for a year. So each
 * asset gets a rule of its own. Share images, which visitors' browsers don't load, get none, because
 * Cloudflare reads 100 rules: https://developers.cloudflare.com/pages/configuration/headers/
 */
function headersFile({ all, assets, shareImages, types }: HeaderModel, paths: readonly string[]): string {
  const rules: [path: string, headers: Headers][] = [
    ['/*', all],
    [`${SHARE_PATH}*`, shareImages],
    ...Object.entries(types).map(([path, type]): [string, Headers] => [path, { 'Content-Type': type }]),
  ];
  const cached = paths.filter((path) => path.startsWith(ASSETS_PATH) && !path.startsWith(SHARE_PATH));
  for (const path of cached.slice(0, 100 - rules.length)) rules.push([path, assets]);
  // Cloudflare would join two values, unless `! Name` removes the first. Netlify ignores it: it has no colon.
  const print = (path: string) => (name: string, value: string) =>
    `${path !== '/*' && name in all ? `  ! ${name}\n` : ''}  ${name}: ${value}`;
  return rules.map(([path, headers]) => `${path}\n${printLines(headers, print(path))}`).join('\n');
}

/** Returns files for `dist/`, and for the folder that contains it. @param paths Published files, relative to `dist/`. */
export function hostFiles(site: Site, paths: readonly string[]): { published: OutputFile[]; beside: OutputFile[] } {
  const headers = createHeaders(site);
  const urls = paths.map((path) => `/${path}`).filter((path) => !isHidden(path));
  return {
    published: [
      { path: '_headers', body: headersFile(headers, urls.sort()) },
      { path: '.htaccess', body: htaccess(headers) },
    ],
    beside: [
      { path: '.hosts/nginx.conf', body: nginxConfig(headers) },
      { path: '.hosts/Caddyfile', body: caddyfile(headers) },
    ],
  };
}
