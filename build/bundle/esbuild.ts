/** esbuild as the renderer uses it: what all bundles share, and its messages as the build's own failures. */

import {
  build,
  type BuildFailure,
  type BuildOptions,
  context,
  type Message,
  type Metafile,
  type OutputFile,
  transform,
} from 'esbuild';
import { BuildError, throwIfAny } from '../lib/errors.ts';

/** The oldest browsers whose syntax the output keeps to. Older ones show the page without its refinements. */
export const BROWSERS = ['chrome99', 'firefox97', 'safari15.4'];

const SHARED = {
  bundle: true,
  format: 'esm',
  // Types are the compiler's business: a bundle does not depend on its settings.
  tsconfigRaw: '{}',
  metafile: true,
  write: false,
  logLevel: 'silent',
} as const satisfies BuildOptions;

const describe = (messages: readonly Message[]) =>
  messages.map(({ text, location }) =>
    location ? `${location.file}:${location.line}:${location.column + 1}: ${text}` : text,
  );

type Bundled = { metafile: Metafile; outputFiles: OutputFile[] };

/** @throws BuildError with file, line and column of each mistake. */
async function check(work: Promise<Bundled & { warnings: Message[] }>): Promise<Bundled> {
  const result = await work.catch((error: BuildFailure) => {
    throw error.errors ? new BuildError(describe(error.errors)) : error;
  });
  // What esbuild only warns about, such as a lost brace in a stylesheet, breaks a page all the same.
  throwIfAny(describe(result.warnings));
  return result;
}

/**
 * Bundles once.
 *
 * @param root The project's folder, absolute: paths in results are relative to it.
 * @throws BuildError with file, line and column of each mistake.
 */
export const bundleOnce = (root: string, options: BuildOptions): Promise<Bundled> =>
  check(build({ ...options, ...SHARED, absWorkingDir: root }));

/**
 * A bundler that keeps what it has parsed: a second bundle reads only the files that have changed. Its `bundle` throws
 * as `bundleOnce` does.
 */
export async function createBundler(root: string, options: BuildOptions) {
  const kept = await context({ ...options, ...SHARED, absWorkingDir: root });
  return { bundle: () => check(kept.rebuild()), close: () => kept.dispose() };
}

/** @throws BuildError with file, line and column of each mistake in a stylesheet that is not part of a bundle. */
export async function checkStyles(file: string, css: string): Promise<void> {
  const { warnings } = await transform(css, { loader: 'css', sourcefile: file, logLevel: 'silent' });
  throwIfAny(describe(warnings));
}
