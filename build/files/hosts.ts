/** Generates configuration files for hosts. To add a host, add its file to `hostFiles`. */

import type { OutputFile } from '../lib/output-file.ts';
import { isHidden } from '../lib/urls.ts';
import type { Site } from '../types.ts';
import { ASSETS_PATH, createHeaders, type HeaderModel, type Headers, printLines, SHARE_PATH } from './headers.ts';
import { serverConfig } from './servers.ts';

/**
 * Generates `_headers` for Netlify, Cloudflare Pages and the preview server.
 *
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
