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

/**
 * Minifies a stylesheet and merges its layers, to which many components add. esbuild's own minifier does not merge them:
 * that costs 10 to 98 bytes of brotli a page, and puts the contact page with an endpoint 50 bytes over its budget.
 *
 * @param css A stylesheet that esbuild has read without a warning.
 */
export function minifyStyles(css: string): string {
  return transform({ filename: 'styles.css', code: Buffer.from(css), minify: true, targets: TARGETS }).code.toString();
}
