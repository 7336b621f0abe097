/** Runs esbuild with shared options, and converts its messages to build errors. */

import * as esbuild from 'esbuild';
import { BuildError, throwIfAny } from '../lib/errors.ts';

/** Oldest supported browsers. esbuild converts newer syntax for them. */
export const BROWSERS = ['chrome99', 'firefox97', 'safari15.4'];

// It prints a stack if this process ends during a build.
process.on('exit', () => void esbuild.stop());

const SHARED = {
  bundle: true,
  format: 'esm',
  // Ignore tsconfig.json, so that bundles don't depend on its settings.
  tsconfigRaw: '{}',
  metafile: true,
  write: false,
  logLevel: 'silent',
} as const satisfies esbuild.BuildOptions;

function describe({ text, location }: esbuild.Message): string {
  if (!location) return text;
  const { file, line, column, lineText } = location;
  // Errors that a missing comma or quote, or an apostrophe in single quotes can cause.
  const isSlip = /^(Expected "[,:;})\]]"|Unexpected "[‘’“”]"|Unterminated string|Legacy octal)/.test(text);
  const advice = isSlip ? '. Check the commas and quotes. In a text, write an apostrophe as ’.' : '';
  return `${file}:${line}:${column + 1}: ${text}${advice}\n\n    ${lineText}\n    ${' '.repeat(column)}^\n`;
}

async function check<T extends { warnings: esbuild.Message[] }>(work: Promise<T>): Promise<T> {
  const result = await work.catch((error: esbuild.BuildFailure) => {
    if (error.errors) throw new BuildError(error.errors.map(describe));
    void esbuild.stop();
    throw new Error(`The process of esbuild has ended. Build again to start a new one. (${error.message})`);
  });
  // Treat warnings as errors, because esbuild only warns about a missing brace in a stylesheet.
  throwIfAny(result.warnings.map(describe));
  return result;
}

/** Bundles once. Metafile paths are relative to `root`. @throws BuildError with every error. */
export const bundleOnce = (root: string, options: esbuild.BuildOptions) =>
  check(esbuild.build({ ...options, ...SHARED, absWorkingDir: root }));

/** Creates an incremental bundler. `bundle` rereads only changed files, and throws BuildError. */
export async function createBundler(root: string, options: esbuild.BuildOptions) {
  const context = await esbuild.context({ ...options, ...SHARED, absWorkingDir: root });
  return { bundle: () => check(context.rebuild()), close: () => context.dispose() };
}
