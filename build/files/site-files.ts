/** Generates the sitemap, robots.txt, web app manifest, speculation rules and images. */

import { escapeHtml } from '../lib/html.ts';
import { renderSvg } from '../lib/images.ts';
import { hashedFile, type OutputFile } from '../lib/output-file.ts';
import type { Site } from '../types.ts';

/** Lets browsers prefetch pages. The rules are in a file, because the CSP blocks inline rules. */
export const SPECULATION_FILE: OutputFile = {
  path: 'speculation.json',
  // Only pages have URLs without an extension.
  body: JSON.stringify({ prefetch: [{ where: { href_matches: '/([^.]*)' }, eagerness: 'moderate' }] }),
};

/** Omits `lastmod`, because a build can't detect changes, and search engines ignore wrong dates. */
function sitemap({ origin, routes }: Site): string {
  const urls = routes.map(({ path }) => `  <url><loc>${escapeHtml(origin + path)}</loc></url>\n`);
  const schema = 'http://www.sitemaps.org/schemas/sitemap/0.9';
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="${schema}">\n${urls.join('')}</urlset>\n`;
}

function manifest({ name, shortName, description, lang, themeColor }: Site): string {
  const icon = (name: string, size: number, purpose: string) => {
    return { src: `/${name}.png`, sizes: `${size}x${size}`, type: 'image/png', purpose };
  };
  const content = {
    name,
    short_name: shortName,
    description,
    lang,
    id: '/',
    start_url: '/',
    display: 'browser',
    background_color: themeColor.light,
    theme_color: themeColor.light,
    icons: [icon('icon-192', 192, 'any'), icon('icon-512', 512, 'any'), icon('icon-maskable-512', 512, 'maskable')],
  };
  return `${JSON.stringify(content, null, 2)}\n`;
}

/** Returns the site's files, the manifest, sitemap, robots.txt and speculation rules. */
export function siteFiles(site: Site): OutputFile[] {
  return [
    ...site.files,
    { path: 'site.webmanifest', body: manifest(site) },
    { path: 'sitemap.xml', body: sitemap(site) },
    { path: 'robots.txt', body: `User-agent: *\nAllow: /\n\nSitemap: ${site.origin}/sitemap.xml\n` },
    SPECULATION_FILE,
  ];
}

/** Returns the site's images by path. With a fixed URL, a new page could get an old copy. */
export const siteImages = ({ images = {} }: Site): [path: string, file: OutputFile][] =>
  Object.entries(images).map(([path, draw]) => [path, hashedFile(path.slice(0, -4), '.svg', renderSvg(path, draw()))]);
