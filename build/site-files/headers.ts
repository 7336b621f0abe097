/** What each answer says beside its content: what pages may do, what may be kept, what may be fetched ahead. */

import { createHash } from 'node:crypto';
import type { SiteFile } from '../site.ts';
import { SPECULATION_PATH, SPECULATION_TYPE } from './speculation.ts';

/** Headers of the paths that begin with `path`, where it ends with a star, or of that one path. */
export interface HeaderRule {
  path: string;
  headers: Readonly<Record<string, string>>;
}

/** Where Netlify and Cloudflare Pages look for the rules, and the preview too. */
export const HEADERS_FILE = '_headers';

/** Two years, in seconds. Whether subdomains follow, and whether browsers are to list the site, is its owner's decision. */
const HSTS = 'max-age=63072000';

/** A stylesheet's hash as a policy names it. */
export function hashSource(css: string): string {
  return `'sha256-${createHash('sha256').update(css).digest('base64')}'`;
}

/**
 * Nothing is allowed but what the pages have: their own stylesheets, by hash, and files of their own host.
 * Structured data is no script to the browser and needs no exception, nor do rules for fetching ahead
 * that come in a header.
 *
 * @param styles The texts of all inline stylesheets.
 * @param connectOrigins Origins that forms and scripts may send to, other than the site's own.
 */
function contentSecurityPolicy(styles: Iterable<string>, connectOrigins: readonly string[]): string {
  return Object.entries({
    'default-src': "'none'",
    'script-src': "'self'",
    // In the same order in every build, whichever page was made first.
    'style-src': Array.from(styles, hashSource).sort().join(' ') || "'none'",
    'img-src': "'self'",
    'font-src': "'self'",
    'manifest-src': "'self'",
    'connect-src': ["'self'", ...connectOrigins].join(' '),
    'form-action': connectOrigins.join(' ') || "'none'",
    'base-uri': "'none'",
    'frame-ancestors': "'none'",
    'require-trusted-types-for': "'script'",
    'trusted-types': "'none'",
  })
    .map(([directive, sources]) => `${directive} ${sources}`)
    .join('; ');
}

/** The one list that every host's file is written from. Rules never set the same header twice for a path: some hosts join them. */
export function headerRules(
  styles: Iterable<string>,
  connectOrigins: readonly string[],
  files: readonly SiteFile[] = [],
): HeaderRule[] {
  return [
    {
      path: '/*',
      headers: {
        'Content-Security-Policy': contentSecurityPolicy(styles, connectOrigins),
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
    { path: SPECULATION_PATH, headers: { 'Content-Type': SPECULATION_TYPE } },
    ...files.flatMap(({ path, type }) => (type ? [{ path: `/${path}`, headers: { 'Content-Type': type } }] : [])),
  ];
}

/** The rules as `_headers`: a path on a line of its own, its headers indented below it. */
export function headersFile(rules: readonly HeaderRule[]): string {
  return rules
    .map(({ path, headers }) => {
      const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`);
      return `${path}\n${lines.join('')}`;
    })
    .join('\n');
}

/** The rules that a `_headers` file holds. */
export function parseHeaders(text: string): HeaderRule[] {
  const rules: { path: string; headers: Record<string, string> }[] = [];
  for (const line of text.split('\n')) {
    const [, name, value] = /^\s+([\w-]+): (.*)$/.exec(line) ?? [];
    if (name !== undefined) rules.at(-1)!.headers[name] = value!;
    else if (line !== '') rules.push({ path: line, headers: {} });
  }
  return rules;
}

/** The headers of one path. */
export function headersFor(rules: readonly HeaderRule[], path: string): Record<string, string> {
  const matching = rules.filter((rule) =>
    rule.path.endsWith('*') ? path.startsWith(rule.path.slice(0, -1)) : path === rule.path,
  );
  return Object.assign({}, ...matching.map(({ headers }) => headers)) as Record<string, string>;
}
