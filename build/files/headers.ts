/**
 * Response headers, as a model that every supported host can express. It has no rule for a single page:
 * Apache would apply it to the whole site, and nginx to nothing.
 */

import { ASSETS, SHARE_IMAGES } from '../lib/output-file.ts';
import type { Site } from '../site.ts';
import { SPECULATION_FILE } from './site-files.ts';

export type Headers = Readonly<Record<string, string>>;

/** Prints a line for each header. */
export const printLines = (headers: Headers, print: (name: string, value: string) => string): string =>
  Object.entries(headers)
    .map(([name, value]) => `${print(name, value)}\n`)
    .join('');

export interface HeaderModel {
  all: Headers;
  /** In addition to `all`. Share images are in a subfolder of the assets, and other sites embed them. */
  assets: Headers;
  shareImages: Headers;
  /** Content-Type by URL path of a file in the root, for files that servers don't know. */
  types: Headers;
}

export const ASSETS_PATH = `/${ASSETS}`;
export const SHARE_PATH = `/${ASSETS}${SHARE_IMAGES}`;

/** `Cache-Control` of everything but assets. */
export const REVALIDATE = 'no-cache';

/** Pages restrict inline styles further: see render/head.ts. Form services may redirect back, hence 'self'. */
function contentSecurityPolicy(endpoints: readonly string[]): string {
  const foreign = endpoints.filter((url) => !url.startsWith('/')).map((url) => new URL(url).origin);
  const targets = ["'self'", ...foreign].join(' ');
  // Safari needs manifest-src. WebKitGTK doesn't support manifests and logs the directive as unknown.
  return `default-src 'none'; script-src 'self'; style-src 'unsafe-inline'; img-src 'self'; font-src 'self'; manifest-src 'self'; connect-src ${targets}; form-action ${endpoints.length > 0 ? targets : "'none'"}; base-uri 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types 'none'`;
}

export function createHeaders({ endpoints, files }: Pick<Site, 'endpoints' | 'files'>): HeaderModel {
  const speculationRules = `/${SPECULATION_FILE.path}`;
  return {
    all: {
      'Content-Security-Policy': contentSecurityPolicy(endpoints),
      // Two years. `includeSubDomains` and `preload` would affect other sites of the owner.
      'Strict-Transport-Security': 'max-age=63072000',
      'X-Content-Type-Options': 'nosniff',
      'X-Frame-Options': 'DENY',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Cross-Origin-Resource-Policy': 'same-origin',
      'Speculation-Rules': `"${speculationRules}"`,
    },
    assets: { 'Cache-Control': 'public, max-age=31536000, immutable' },
    shareImages: { 'Cross-Origin-Resource-Policy': 'cross-origin' },
    types: {
      [speculationRules]: 'application/speculationrules+json',
      // Lists of types often lack these two.
      '/site.webmanifest': 'application/manifest+json',
      '/favicon.ico': 'image/x-icon',
      ...Object.fromEntries(files.flatMap(({ path, type }) => (type ? [[`/${path}`, type]] : []))),
    },
  };
}
