/** Creates the document's head without React, which would reorder the tags and add preloads. */

import { createHash } from 'node:crypto';
import { escapeHtml, jsonForScript, tag, voidTag } from '../lib/html.ts';
import { isRoute, type Page, type Route, type Site } from '../types.ts';

/** A page's CSS, and the URL paths of its script and share image. */
export interface PageAssets {
  css: string;
  script?: string | undefined;
  shareImage?: string | undefined;
}

/** Returns a page's own policy. A hash in the header would block new styles until nginx reloads. */
const stylePolicy = (css: string): string =>
  // `script-src` is for hosts without custom headers, such as GitHub Pages.
  `script-src 'self';style-src 'sha256-${createHash('sha256').update(css).digest('base64')}'`;

const meta = (name: string, content: string) => voidTag('meta', { name, content });
const property = (name: string, content: string) => voidTag('meta', { property: name, content });
const link = (rel: string, href: string, more = {}) => voidTag('link', { rel, href, ...more });
const themeColor = (scheme: 'light' | 'dark', content: string) =>
  voidTag('meta', { name: 'theme-color', media: `(prefers-color-scheme: ${scheme})`, content });

/** Returns metadata tags for a page that can be indexed and shared. */
function routeTags({ origin, name: siteName, lang }: Site, route: Route, shareImage: string): string[] {
  const { name, title, description } = route;
  const url = origin + route.path;
  const image = origin + shareImage;
  const data = route.structuredData?.({ name, title, origin, url, image });
  return [
    meta('description', description),
    meta('keywords', route.keywords.join(', ')),
    meta('author', siteName),
    meta('robots', 'index, follow'),
    link('canonical', url),
    property('og:type', 'website'),
    property('og:site_name', siteName),
    property('og:locale', lang.replace('-', '_')),
    property('og:title', title),
    property('og:description', description),
    property('og:url', url),
    property('og:image', image),
    property('og:image:width', '1200'),
    property('og:image:height', '630'),
    property('og:image:alt', route.shareImage.alt),
    // X reads everything else from the og: tags.
    meta('twitter:card', 'summary_large_image'),
    ...(data ? [tag('script', { type: 'application/ld+json' }, jsonForScript(data))] : []),
  ];
}

/** Returns the content of a page's `<head>`, one tag per line. */
export function head(site: Site, page: Page, { css, script, shareImage }: PageAssets): string {
  // Unlisted pages have no canonical URL.
  const unlistedTags = [meta('description', page.description), meta('author', site.name), meta('robots', 'noindex')];
  return [
    voidTag('meta', { charset: 'utf-8' }),
    voidTag('meta', { 'http-equiv': 'Content-Security-Policy', content: stylePolicy(css) }),
    meta('viewport', 'width=device-width, initial-scale=1'),
    meta('color-scheme', 'light dark'),
    tag('title', {}, escapeHtml(page.title)),
    tag('style', {}, css),
    ...(script ? [tag('script', { type: 'module', src: script })] : []),
    ...(isRoute(page) ? routeTags(site, page, shareImage!) : unlistedTags),
    themeColor('light', site.themeColor.light),
    themeColor('dark', site.themeColor.dark),
    // Phone numbers are already links. Without this tag, iOS turns ZIP codes into phone links.
    meta('format-detection', 'telephone=no'),
    link('icon', '/favicon.ico', { sizes: '32x32' }),
    link('icon', '/favicon.svg', { type: 'image/svg+xml' }),
    link('apple-touch-icon', '/apple-touch-icon.png'),
    link('manifest', '/site.webmanifest'),
  ].join('\n');
}
