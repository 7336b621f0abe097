/** What a site is to the renderer: the types that `site/site.tsx` fulfills. */

import type { ComponentType, ReactElement } from 'react';
import type { Graph } from 'schema-dts';
import type { Rules } from './check/fields.ts';

/** What every site's settings hold; a site may add its own. */
export interface BaseSettings {
  /** Where the site will be published, such as `https://example.com`: no path, no trailing slash. */
  origin: string;
}

/** What a page's component receives. */
export interface PageProps<Settings extends BaseSettings = BaseSettings> {
  path: string;
  routes: readonly Route<Settings>[];
  settings: Settings;
  /** The calendar year of the build, four digits. */
  year: number;
}

export interface Page<Settings extends BaseSettings = BaseSettings> {
  /** `/` or `/lower-case-words`, without a trailing slash. */
  path: string;
  /** What menus and the build's report call the page. */
  name: string;
  title: string;
  description: string;
  /** What its HTML may weigh at most, in bytes under brotli's highest level: the build warns where it weighs more. */
  budget?: number;
  /** The page's module, imported lazily so that esbuild gives each page its own stylesheet. */
  page: () => Promise<{ default: ComponentType<PageProps<Settings>> }>;
}

/** What a page's structured data needs to know of its page; addresses are absolute. */
export interface PageSummary {
  name: string;
  title: string;
  origin: string;
  /** The page's canonical address. */
  url: string;
  /** The page's picture for shared links. */
  image: string;
}

/** A page that is indexed, shared and listed in the sitemap. */
export interface Route<Settings extends BaseSettings = BaseSettings> extends Page<Settings> {
  keywords: readonly string[];
  /** The picture that a shared link shows: an `<svg>` of 1200 × 630 user units. */
  picture: { alt: string; svg: () => ReactElement };
  structuredData?: (page: PageSummary) => Graph;
}

/** Whether a page is to be found: unlisted ones are neither indexed nor shared. */
export function isRoute<Settings extends BaseSettings>(page: Page<Settings>): page is Route<Settings> {
  return 'keywords' in page;
}

/** A file that a site publishes beside its pages. */
export interface SiteFile {
  /** Relative to `dist/`. */
  path: string;
  body: string;
  /** Its Content-Type, for an extension that servers do not know: `text/vcard; charset=utf-8`. */
  type?: string;
}

export interface Site<Settings extends BaseSettings = BaseSettings> {
  name: string;
  /** The name under an icon on a phone's home screen: about 12 characters. */
  shortName: string;
  description: string;
  /** A BCP 47 tag such as `en-US`. */
  lang: string;
  routes: readonly Route<Settings>[];
  /** Pages that no search engine is to list: for the host to show on failure, at `/404` and `/500`, and others like them. */
  unlistedPages: readonly Page<Settings>[];
  themeColor: { light: string; dark: string };
  /** Square `<svg>` elements. `maskable` fills its square and keeps its drawing within the middle 80 %, because phones crop it. */
  icon: { any: () => ReactElement; maskable: () => ReactElement };
  /** Font files (TTF) for text in pictures, relative to the project's root. */
  pictureFonts: readonly string[];
  /**
   * Addresses that the pages' forms and scripts send to: absolute ones, or paths that a program on the site's own host
   * answers. None, if not given.
   */
  endpoints?: (settings: Settings) => string[];
  /** Files beside the pages. None, if not given. */
  files?: (settings: Settings) => readonly SiteFile[];
  /** Rules for facts and texts beyond their types, by field name. */
  rules?: Rules;
  /** What the owner should know before publishing, one sentence each. */
  warnings: (settings: Settings) => string[];
}
