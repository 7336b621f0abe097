/** Response headers: security policy, caching, types, speculation rules. */

import type { SiteFile } from '../site.ts';
import { SPECULATION_PATH, SPECULATION_TYPE } from './speculation.ts';

/** Headers of one path, or of all that begin with it where it ends with a star. */
export interface HeaderRule {
  path: string;
  headers: Readonly<Record<string, string>>;
}

/** Two years. `includeSubDomains` and `preload` would bind more than this site: they are the owner's decision. */
const HSTS = 'max-age=63072000';

/**
 * Allows files of the site's own origin and nothing else. Structured data needs no exception, because browsers do not run
 * it, nor do speculation rules that come in a header.
 *
 * Inline styles are allowed here because every page has a second policy, in its markup, which allows its own stylesheet by
 * hash: see `stylePolicy()`. Browsers enforce both. So this one stays the same from publication to publication.
 *
 * @param endpoints Addresses that forms and scripts send to. A service may lead a visitor back to one of our own pages,
 *   which browsers count as part of the form's way.
 */
function contentSecurityPolicy(endpoints: readonly string[]): string {
  const foreign = endpoints.filter((address) => !address.startsWith('/')).map((address) => new URL(address).origin);
  const sources = ["'self'", ...foreign].join(' ');
  return Object.entries({
    'default-src': "'none'",
    'script-src': "'self'",
    'style-src': "'unsafe-inline'",
    'img-src': "'self'",
    'font-src': "'self'",
    // WebKitGTK, which has no manifests, calls it unknown in its console. Safari needs it.
    'manifest-src': "'self'",
    'connect-src': sources,
    'form-action': endpoints.length > 0 ? sources : "'none'",
    'base-uri': "'none'",
    'frame-ancestors': "'none'",
    'require-trusted-types-for': "'script'",
    'trusted-types': "'none'",
  })
    .map(([directive, sources]) => `${directive} ${sources}`)
    .join('; ');
}

/** The rules that every host's file is made from, in order: a later one replaces what an earlier one says of a path. */
export function headerRules(endpoints: readonly string[], files: readonly SiteFile[] = []): HeaderRule[] {
  return [
    {
      path: '/*',
      headers: {
        'Content-Security-Policy': contentSecurityPolicy(endpoints),
        'Strict-Transport-Security': HSTS,
        'X-Content-Type-Options': 'nosniff',
        'X-Frame-Options': 'DENY',
        'Referrer-Policy': 'strict-origin-when-cross-origin',
        'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
        'Cross-Origin-Opener-Policy': 'same-origin',
        'Cross-Origin-Resource-Policy': 'same-origin',
        'Speculation-Rules': `"${SPECULATION_PATH}"`,
      },
    },
    { path: '/assets/*', headers: { 'Cache-Control': 'public, max-age=31536000, immutable' } },
    // These pictures are made for other sites and programs to show.
    { path: '/assets/share/*', headers: { 'Cross-Origin-Resource-Policy': 'cross-origin' } },
    { path: SPECULATION_PATH, headers: { 'Content-Type': SPECULATION_TYPE } },
    // Servers that ask the system for types often do not know this one.
    { path: '/site.webmanifest', headers: { 'Content-Type': 'application/manifest+json' } },
    ...files.flatMap(({ path, type }) => (type ? [{ path: `/${path}`, headers: { 'Content-Type': type } }] : [])),
  ];
}

/** Whether a rule is one for all paths that begin with its own. */
export const isPrefix = (rule: HeaderRule): boolean => rule.path.endsWith('*');

const matches = (rule: HeaderRule, path: string): boolean =>
  isPrefix(rule) ? path.startsWith(rule.path.slice(0, -1)) : path === rule.path;

/** The headers of a path: those of all rules that match it. */
export const headersFor = (rules: readonly HeaderRule[], path: string): Record<string, string> =>
  Object.assign({}, ...rules.filter((rule) => matches(rule, path)).map(({ headers }) => headers)) as Record<
    string,
    string
  >;
