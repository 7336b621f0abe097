/** Stylesheets as they are published: in the fewest bytes that the oldest browsers still read. */

import { transform } from 'lightningcss';
import { BROWSERS } from './esbuild.ts';

/** `chrome111` → Lightning CSS's own way of saying it: a byte for each part of a version. */
function targets(browsers: readonly string[]): Record<string, number> {
  return Object.fromEntries(
    browsers.map((browser) => {
      const [, name, major, minor = '0'] = /^([a-z]+)(\d+)(?:\.(\d+))?$/.exec(browser)!;
      return [name!, (Number(major) << 16) | (Number(minor) << 8)];
    }),
  );
}

const TARGETS = targets(BROWSERS);

/** @param css A stylesheet that is known to be right: esbuild has read it. */
export function minifyStyles(css: string): string {
  return transform({ filename: 'styles.css', code: Buffer.from(css), minify: true, targets: TARGETS }).code.toString();
}
