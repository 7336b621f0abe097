/**
 * The document's head, as a list of tags in the order that helps browsers most: what decides decoding and layout first,
 * then title, styles and scripts, then what only machines read.
 *
 * React is not asked to render it: it reorders head elements, adds preloads of its own and prints
 * attribute names in camel case.
 */

import { escapeHtml, jsonForScript, tag, voidTag } from './html.ts';
import { isRoute, type BaseSettings, type Page, type Route, type Site } from '../site.ts';
import { canonicalUrl } from '../lib/urls.ts';

/** What the build made for a page, as addresses and texts. */
export interface PageAssets {
  /** The page's stylesheet, minified. */
  css: string;
  /** The Content-Security-Policy that allows it. */
  policy: string;
  /** Path of the page's script module, if its markup asks for any. */
  script?: string | undefined;
  /** Path of the picture for shared links: every route has one. */
  picture?: string | undefined;
}

/** Characters that search results show of each. */
const SHOWN = { title: 60, description: 155 } as const;
const FIELDS = ['title', 'description'] as const;

type SearchTexts = readonly Pick<Page, 'name' | 'title' | 'description'>[];

/** @returns What is wrong with the pages' titles and descriptions: missing, or another page's. */
export function checkTexts(pages: SearchTexts): string[] {
  const owners = new Map<string, string>();
  return pages.flatMap((page) =>
    FIELDS.flatMap((field) => {
      const place = `Page "${page.name}": its ${field}`;
      if (!page[field]?.trim())
        return [`${place} is missing: say in 1 to ${SHOWN[field]} characters what the page has to offer`];
      const owner = owners.get(field + page[field]);
      owners.set(field + page[field], page.name);
      return owner === undefined ? [] : [`${place} is also that of page "${owner}": give each its own`];
    }),
  );
}

/** @returns A warning for each text that search results cut off. It is no mistake: the name of a town can be long. */
export const warnOfLongTexts = (pages: SearchTexts): string[] =>
  pages.flatMap((page) =>
    FIELDS.filter((field) => page[field].length > SHOWN[field]).map((field) => {
      const place = `Page "${page.name}": its ${field} has ${page[field].length} characters`;
      return `${place}. Search results cut it off after ${SHOWN[field]}.`;
    }),
  );

const meta = (name: string, content: string) => voidTag('meta', { name, content });
const property = (name: string, content: string) => voidTag('meta', { property: name, content });

/** Tags of a page that is to be found and shared. */
function routeTags<S extends BaseSettings>(site: Site<S>, route: Route<S>, origin: string, picture: string): string[] {
  const url = canonicalUrl(origin, route.path);
  const image = origin + picture;
  const { name, title } = route;
  const data = route.structuredData?.({ name, title, origin, url, image });
  return [
    meta('description', route.description),
    meta('keywords', route.keywords.join(', ')),
    meta('author', site.name),
    meta('robots', 'index, follow'),
    voidTag('link', { rel: 'canonical', href: url }),
    property('og:type', 'website'),
    property('og:site_name', site.name),
    property('og:locale', site.lang.replace('-', '_')),
    property('og:title', route.title),
    property('og:description', route.description),
    property('og:url', url),
    property('og:image', image),
    property('og:image:width', '1200'),
    property('og:image:height', '630'),
    property('og:image:alt', route.picture.alt),
    // For the rest X reads the og: tags.
    meta('twitter:card', 'summary_large_image'),
    ...(data ? [tag('script', { type: 'application/ld+json' }, jsonForScript(data))] : []),
  ];
}

/** Tags of an error page: it is not one of the site's pages, so it has no address of its own. */
function errorPageTags<S extends BaseSettings>(site: Site<S>, page: Page<S>): string[] {
  return [meta('description', page.description), meta('author', site.name), meta('robots', 'noindex')];
}

/** The content of a page's `<head>`, one tag a line. */
export function head<S extends BaseSettings>(site: Site<S>, page: Page<S>, origin: string, assets: PageAssets): string {
  return [
    voidTag('meta', { charset: 'utf-8' }),
    voidTag('meta', { 'http-equiv': 'Content-Security-Policy', content: assets.policy }),
    meta('viewport', 'width=device-width, initial-scale=1'),
    meta('color-scheme', 'light dark'),
    tag('title', {}, escapeHtml(page.title)),
    tag('style', {}, assets.css),
    ...(assets.script ? [tag('script', { type: 'module', src: assets.script })] : []),
    ...(isRoute(page) ? routeTags(site, page, origin, assets.picture!) : errorPageTags(site, page)),
    voidTag('meta', { name: 'theme-color', media: '(prefers-color-scheme: light)', content: site.themeColor.light }),
    voidTag('meta', { name: 'theme-color', media: '(prefers-color-scheme: dark)', content: site.themeColor.dark }),
    // Telephone numbers are links already: without this, iOS makes links of ZIP codes too.
    meta('format-detection', 'telephone=no'),
    voidTag('link', { rel: 'icon', href: '/favicon.ico', sizes: '32x32' }),
    voidTag('link', { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' }),
    voidTag('link', { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' }),
    voidTag('link', { rel: 'manifest', href: '/site.webmanifest' }),
  ].join('\n');
}
