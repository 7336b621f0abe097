/** Interface between the renderer and a site. */

import type { ComponentType, ReactElement } from 'react';
import type { OutputFile } from './lib/output-file.ts';

export interface Page {
  /** URL path: `/`, or lowercase words such as `/service-areas`, without a trailing slash. */
  path: string;
  /** Label in menus and build messages. */
  name: string;
  title: string;
  description: string;
  /** Size budget of the brotli-compressed HTML in bytes. Larger pages cause a warning. */
  budget?: number;
  /** Lazy import, for a stylesheet per page. The component receives `path` and the `props`. */
  page: () => Promise<{ default: ComponentType<never> }>;
}

/** Input for a page's structured data. `origin`, `url` and `image` are absolute URLs. */
export type PageSummary = Pick<Page, 'name' | 'title'> & Record<'origin' | 'url' | 'image', string>;

/** A page that can be indexed and shared, and is listed in the sitemap. */
export interface Route extends Page {
  keywords: readonly string[];
  /** For link previews. `svg` receives the page's module, and returns an `<svg>` of 1200 × 630. */
  shareImage: { alt: string; svg: (module: never) => ReactElement };
  /** Returns the page's JSON-LD. */
  structuredData?: (page: PageSummary) => object;
}

/** True if a page can be indexed and shared. False for error pages, for example. */
export const isRoute = (page: Page): page is Route => 'keywords' in page;

/** An additional file that the site publishes, such as a vCard. */
export interface SiteFile extends OutputFile {
  /** Content-Type for less common extensions, such as `text/vcard; charset=utf-8`. */
  type?: string;
}

/** A module with business data or copy. `file` is its path relative to the root. */
export interface ContentModule {
  file: string;
  exports: object;
}

export interface Site {
  /** Origin of the published site, such as `https://example.com`, without a trailing slash. */
  origin: string;
  name: string;
  /** Label below the icon on a phone's home screen. Keep it to about 12 characters. */
  shortName: string;
  description: string;
  /** BCP 47 language tag, such as `en-US`. */
  lang: string;
  routes: readonly Route[];
  /** Pages that search engines shouldn't index, such as `/404` and `/500`. */
  unlistedPages: readonly Page[];
  /** Props for every page component, in addition to `path`. */
  props: object;
  themeColor: { light: string; dark: string };
  /** Square `<svg>` elements. Phones crop `maskable`, so keep its content in the middle 80%. */
  icon: { any: () => ReactElement; maskable: () => ReactElement };
  /** TTF files for text in images, relative to the root. */
  imageFonts: readonly string[];
  /** URLs that forms and scripts send data to. A path is handled by a program on the same host. */
  endpoints: readonly string[];
  /** Compares endpoints with the previous build's. Failures stop the build. Notices are printed. */
  compareEndpoints: (previous: readonly string[]) => Record<'failures' | 'notices', readonly string[]>;
  files: readonly SiteFile[];
  /** SVG files by path, such as `scenes.svg`. Pages use `/scenes.svg`, which gets a hash. */
  images?: Readonly<Record<string, () => ReactElement>>;
  /** Returns errors in business data and copy, one line each. */
  check: (content: readonly ContentModule[]) => string[];
  /** Returns warnings for the owner, one sentence each. */
  warnings: (content: readonly ContentModule[]) => string[];
}

/** Exports of a site's entry module. */
export interface Entry {
  readSettings(env: NodeJS.ProcessEnv): object;
  createSite(settings: object): Site;
}
