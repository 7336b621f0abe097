/** Vercel's Build Output API, version 3: https://vercel.com/docs/build-output-api/configuration */

import { outputFile, PATTERNS } from '../lib/urls.ts';
import type { HostInput } from './host.ts';

/**
 * `config.json`. Routes run in order. Those after `handle: hit` run where a file was found: a missing asset is not to be
 * kept for a year.
 */
export function vercelConfig({ rules, paths }: HostInput): string {
  const move = (src: string, to: string) => ({ src, status: 308, headers: { Location: to } });
  const routes = rules.map(({ path, headers }) => {
    const src = `^${path.replaceAll('.', '\\.').replace('*', '.*')}$`;
    return { src, headers, continue: true };
  });
  const pages = paths.map((path) => [
    outputFile(path),
    { path: path.slice(1) || 'index', contentType: 'text/html; charset=utf-8' },
  ]);
  const config = {
    version: 3,
    routes: [
      ...routes.filter(({ headers }) => !('Cache-Control' in headers)),
      move('^/index(?:\\.html)?$', '/'),
      move(`^/(${PATTERNS.page})${PATTERNS.ending}$`, '/$1'),
      { handle: 'hit' },
      ...routes.filter(({ headers }) => 'Cache-Control' in headers),
      { handle: 'error' },
      { src: '^/.*$', status: 404, dest: '/404.html' },
    ],
    overrides: Object.fromEntries(pages) as object,
  };
  return `${JSON.stringify(config, undefined, 2)}\n`;
}
