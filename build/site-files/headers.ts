/** Response headers: security policy, caching, speculation rules. */

import { createHash } from 'node:crypto';
import type { SiteFile } from '../site.ts';
import { SPECULATION_PATH, SPECULATION_TYPE } from './speculation.ts';

/** Headers of one path, or of all that begin with it where it ends with a star. */
export interface HeaderRule {
  path: string;
  headers: Readonly<Record<string, string>>;
}

/** The file that Netlify, Cloudflare Pages and the preview read the rules from. */
export const HEADERS_FILE = '_headers';

/** Two years. `includeSubDomains` and `preload` would bind more than this site: they are the owner's decision. */
const HSTS = 'max-age=63072000';

/** The source expression of a stylesheet in a Content-Security-Policy. */
export const hashSource = (css: string): string => `'sha256-${createHash('sha256').update(css).digest('base64')}'`;

/**
 * Allows the pages' own stylesheets, by hash, and files of their own origin; nothing else. Structured data needs no
 * exception, because browsers do not run it, nor do speculation rules that come in a header.
 *
 * @param styles The texts of all inline stylesheets.
 * @param connectOrigins Origins that forms and scripts may send to, other than the site's own.
 */
function contentSecurityPolicy(styles: Iterable<string>, connectOrigins: readonly string[]): string {
  return Object.entries({
    'default-src': "'none'",
    'script-src': "'self'",
    // Sorted, so that every build gives the same bytes.
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

/** The rules that every host's file is made from. No two set the same header for a path, because some hosts join the values. */
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

/** The rules in the text of a `_headers` file. */
export function parseHeaders(text: string): HeaderRule[] {
  const rules: { path: string; headers: Record<string, string> }[] = [];
  for (const line of text.split('\n')) {
    const [, name, value] = /^\s+([\w-]+): (.*)$/.exec(line) ?? [];
    if (name !== undefined) rules.at(-1)!.headers[name] = value!;
    else if (line !== '') rules.push({ path: line, headers: {} });
  }
  return rules;
}

/** The headers of a path: those of all rules that match it. */
export function headersFor(rules: readonly HeaderRule[], path: string): Record<string, string> {
  const matching = rules.filter((rule) =>
    rule.path.endsWith('*') ? path.startsWith(rule.path.slice(0, -1)) : path === rule.path,
  );
  return Object.assign({}, ...matching.map(({ headers }) => headers)) as Record<string, string>;
}
