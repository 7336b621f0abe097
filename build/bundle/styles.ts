/** Stylesheets in the fewest bytes. */

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
