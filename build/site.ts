/** The contract between the renderer and a site: the types of what a site's `createSite` returns. */

import type { ComponentType, ReactElement } from 'react';

export interface Page {
  /** `/`, or lower-case words such as `/service-areas`, without a trailing slash. */
  path: string;
  /** Label in menus and in the build's report. */
  name: string;
  title: string;
  description: string;
  /** Maximum size of the HTML in bytes, compressed with brotli. The build warns if a page exceeds it. */
  budget?: number;
  /**
   * Imports the page's module lazily, so that esbuild gives each page its own stylesheet. The component
   * gets the page's `path` and the site's `props`.
   */
  page: () => Promise<{ default: ComponentType<never> }>;
}

/** Input for a page's structured data: absolute URLs of the site, the page and its share image. */
export interface PageSummary {
  name: string;
  title: string;
  origin: string;
  url: string;
  image: string;
}

/** A page that's indexed, shared and listed in the sitemap. */
export interface Route extends Page {
  keywords: readonly string[];
  /** Image that social sites show for a link to the page: an `<svg>` of 1200 × 630 user units. */
  shareImage: { alt: string; svg: () => ReactElement };
  /** JSON-LD. */
  structuredData?: (page: PageSummary) => object;
}

/** Whether a page is indexed and shared. Unlisted pages, such as error pages, aren't. */
export const isRoute = (page: Page): page is Route => 'keywords' in page;

/** A file that a site publishes beside its pages. */
export interface SiteFile {
  /** Relative to `dist/`. */
  path: string;
  body: string;
  /** Content-Type for an extension that servers don't know, such as `text/vcard; charset=utf-8`. */
  type?: string;
}

/** A module of the site's business data or copy: its path relative to the root, and its exports by name. */
export interface ContentModule {
  file: string;
  exports: object;
}

export interface Site {
  /** Origin of the published site, such as `https://example.com`: no path, no trailing slash. */
  origin: string;
  name: string;
  /** Label below the icon on a phone's home screen, about 12 characters. */
  shortName: string;
  description: string;
  /** BCP 47 language tag, such as `en-US`. */
  lang: string;
  routes: readonly Route[];
  /** Pages that search engines shouldn't list: `/404`, `/500` and others like them. */
  unlistedPages: readonly Page[];
  /** Props of every page's component, besides its `path`. */
  props: object;
  themeColor: { light: string; dark: string };
  /** Square `<svg>` elements. Phones crop `maskable`, so its drawing stays within the middle 80%. */
  icon: { any: () => ReactElement; maskable: () => ReactElement };
  /** TTF files for text in images, relative to the project's root. */
  imageFonts: readonly string[];
  /** Targets of forms and scripts: absolute URLs, or paths that a program on the same host answers. */
  endpoints: readonly string[];
  /** Compares the endpoints with those of the site in `dist/`. Failures stop the build. Notices are printed last. */
  compareEndpoints: (previous: readonly string[]) => Record<'failures' | 'notices', readonly string[]>;
  files: readonly SiteFile[];
  /** Returns the errors in the site's data and copy, one line each. */
  check: (content: readonly ContentModule[]) => string[];
  /** Returns notes for the owner, one sentence each. `read` returns the HTML of a page. */
  warnings: (content: readonly ContentModule[], read: (path: string) => string) => string[];
}
