/** Header model of all hosts. Rules for one page would apply to all in Apache, to none in nginx. */

import { ASSETS, SHARE_IMAGES } from '../lib/output-file.ts';
import type { Site } from '../types.ts';
import { SPECULATION_FILE } from './site-files.ts';

export type Headers = Readonly<Record<string, string>>;
export type HeaderModel = ReturnType<typeof createHeaders>;

export const ASSETS_PATH = `/${ASSETS}`;
export const SHARE_PATH = `/${ASSETS}${SHARE_IMAGES}`;
/** `Cache-Control` for everything except assets. */
export const REVALIDATE = 'no-cache';

/** `'self'` lets form services redirect back. render/head.ts adds a stricter policy for styles. */
function contentSecurityPolicy(endpoints: readonly string[]): string {
  const foreign = endpoints.filter((url) => !url.startsWith('/')).map((url) => new URL(url).origin);
  const targets = ["'self'", ...foreign].join(' ');
  // Owners may add videos (media-src). WebKitGTK logs manifest-src, which Safari needs, as unknown.
  return `default-src 'none'; script-src 'self'; style-src 'unsafe-inline'; img-src 'self'; font-src 'self'; media-src 'self'; manifest-src 'self'; connect-src ${targets}; form-action ${targets}; base-uri 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types 'none'`;
}

export function createHeaders({ endpoints, files }: Pick<Site, 'endpoints' | 'files'>) {
  const speculationRules = `/${SPECULATION_FILE.path}`;
  return {
    all: {
      'Content-Security-Policy': contentSecurityPolicy(endpoints),
      // Two years. `includeSubDomains` and `preload` would affect the owner's other sites.
      'Strict-Transport-Security': 'max-age=63072000',
      'X-Content-Type-Options': 'nosniff',
      'X-Frame-Options': 'DENY',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Cross-Origin-Resource-Policy': 'same-origin',
      'Speculation-Rules': `"${speculationRules}"`,
    },
    // For everything in `assets/`, in addition to `all`.
    assets: { 'Cache-Control': 'public, max-age=31536000, immutable' },
    // In addition to `assets`. Other sites can embed share images.
    shareImages: { 'Cross-Origin-Resource-Policy': 'cross-origin' },
    // Content-Type by URL path, for files in the root with types that servers may not support.
    types: {
      [speculationRules]: 'application/speculationrules+json',
      // Many servers have no MIME type for these two extensions by default.
      '/site.webmanifest': 'application/manifest+json',
      '/favicon.ico': 'image/x-icon',
      ...Object.fromEntries(files.flatMap(({ path, type }) => (type ? [[`/${path}`, type]] : []))),
    },
  } satisfies Record<string, Headers>;
}
