/** Stylesheets in the fewest bytes, and the policy that allows one of them. */

import { createHash } from 'node:crypto';
import { transform } from 'lightningcss';
import { BROWSERS } from './esbuild.ts';

/** `safari16.4` → LightningCSS's number for it, which has a byte for each part of a version. */
const TARGETS = Object.fromEntries(
  BROWSERS.map((browser) => {
    const [, name, major, minor = 0] = /^([a-z]+)(\d+)(?:\.(\d+))?$/.exec(browser)!;
    return [name!, (Number(major) << 16) | (Number(minor) << 8)];
  }),
);

/** Stylesheets of earlier builds in this process: under npm run dev most stay as they are. */
const minified = new Map<string, string>();

/**
 * Minifies a stylesheet and merges its layers, to which many components add. esbuild's own minifier does not merge them:
 * that costs 10 to 98 bytes of brotli a page, and puts the contact page with an endpoint 50 bytes over its budget.
 *
 * @param css A stylesheet that esbuild has read without a warning.
 */
export function minifyStyles(css: string): string {
  const known = minified.get(css);
  if (known !== undefined) return known;
  const code = Buffer.from(css);
  const result = transform({ filename: 'styles.css', code, minify: true, targets: TARGETS }).code.toString();
  minified.set(css, result);
  return result;
}

/**
 * The Content-Security-Policy of a page with one inline stylesheet, to stand in the page itself. The header's policy is the
 * same for every page, so it has to allow inline styles: browsers enforce both. In a header a hash would be stale on a server
 * that reads its configuration at start, and Cloudflare drops a header line of more than 2,000 characters.
 *
 * `script-src` is for hosts that let a site set no headers, such as GitHub Pages.
 */
export const stylePolicy = (css: string): string =>
  `script-src 'self';style-src 'sha256-${createHash('sha256').update(css).digest('base64')}'`;
