/** esbuild with the options that all bundles share, and its messages as build errors. */

import * as esbuild from 'esbuild';
import { BuildError, throwIfAny } from '../lib/errors.ts';

/** The oldest supported browsers. esbuild lowers newer syntax for them. */
export const BROWSERS = ['chrome99', 'firefox97', 'safari15.4'];

const SHARED = {
  bundle: true,
  format: 'esm',
  // Bundles shouldn't depend on the TypeScript configuration. Types are checked separately.
  tsconfigRaw: '{}',
  metafile: true,
  write: false,
  logLevel: 'silent',
} as const satisfies esbuild.BuildOptions;

/** A message with its location and the source line. */
function describe({ text, location }: esbuild.Message): string {
  if (!location) return text;
  const { file, line, column, lineText } = location;
  return `${file}:${line}:${column + 1}: ${text}\n\n    ${lineText}\n    ${' '.repeat(column)}^\n`;
}

async function check<T extends { warnings: esbuild.Message[] }>(work: Promise<T>): Promise<T> {
  const result = await work.catch((error: esbuild.BuildFailure) => {
    throw error.errors ? new BuildError(error.errors.map(describe)) : error;
  });
  // esbuild only warns about a missing brace in a stylesheet, but it breaks the page.
  throwIfAny(result.warnings.map(describe));
  return result;
}

/** Bundles once. Paths in the result are relative to the root. @throws BuildError with the location of each error. */
export const bundleOnce = (root: string, options: esbuild.BuildOptions) =>
  check(esbuild.build({ ...options, ...SHARED, absWorkingDir: root }));

/** Creates an incremental bundler. Its `bundle` reads only files that have changed, and throws like `bundleOnce`. */
export async function createBundler(root: string, options: esbuild.BuildOptions) {
  const context = await esbuild.context({ ...options, ...SHARED, absWorkingDir: root });
  return { bundle: () => check(context.rebuild()), close: () => context.dispose() };
}

/** Minifies a stylesheet that isn't part of a bundle. @param file Its path, for error messages. */
export async function minifyStyles(file: string, css: string): Promise<string> {
  const options = { loader: 'css', sourcefile: file, minify: true, target: BROWSERS, logLevel: 'silent' } as const;
  const { code } = await check(esbuild.transform(css, options));
  return code.trim();
}
