/** sitemap.xml and robots.txt. */

import { escapeHtml } from '../render/html.ts';
import { canonicalUrl } from '../lib/urls.ts';

/**
 * The sitemap of the given paths. It has no `lastmod`, because the time of a build is not the time of a change: search
 * engines ignore a date that is always today's.
 */
export function sitemap(origin: string, paths: readonly string[]): string {
  const urls = paths.map((path) => `  <url><loc>${escapeHtml(canonicalUrl(origin, path))}</loc></url>\n`);
  const schema = 'http://www.sitemaps.org/schemas/sitemap/0.9';
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="${schema}">\n${urls.join('')}</urlset>\n`;
}

export const robots = (origin: string): string => `User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`;
