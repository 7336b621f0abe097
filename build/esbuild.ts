/** esbuild as the renderer uses it: what both sides' bundles share, and its mistakes as the build's own. */

import {
  type BuildFailure,
  type BuildOptions,
  context,
  type Message,
  type Metafile,
  type OutputFile,
  transform,
} from 'esbuild';
import { BuildError, throwIfAny } from './errors.ts';

/** The oldest browsers whose syntax the output keeps to. Older ones show the page without its refinements. */
export const BROWSERS = ['chrome111', 'firefox114', 'safari16.4'];

const SHARED = {
  bundle: true,
  format: 'esm',
  // Types are the compiler's business: a bundle does not depend on its settings.
  tsconfigRaw: '{}',
  metafile: true,
  write: false,
  logLevel: 'silent',
} as const satisfies BuildOptions;

/** What was found: file, line, column, and the text that stands there. */
function formatMessages(messages: readonly Message[]): string[] {
  return messages.map(({ text, location }) => {
    if (!location) return text;
    const { file, line, column, lineText } = location;
    return `${file}:${line}:${column + 1}: ${text}\n    ${lineText.trim()}`;
  });
}

/** A bundle that can be made again and again: what did not change since the last time is not read again. */
export interface Bundler {
  /**
   * Bundles in memory.
   *
   * @throws BuildError with file, line and source text of each mistake.
   */
  bundle: () => Promise<{ metafile: Metafile; outputFiles: OutputFile[] }>;
  close: () => Promise<void>;
}

/** @param root The project's folder, absolute: paths in results are relative to it. */
export async function openBundler(root: string, options: BuildOptions): Promise<Bundler> {
  const kept = await context({ ...options, ...SHARED, absWorkingDir: root });
  return {
    async bundle() {
      const result = await kept.rebuild().catch((error: BuildFailure) => {
        throw error.errors ? new BuildError(formatMessages(error.errors)) : error;
      });
      // What esbuild only warns about, such as a lost brace in a stylesheet, breaks a page all the same.
      throwIfAny(formatMessages(result.warnings));
      return result;
    },
    close: () => kept.dispose(),
  };
}

/**
 * Minifies a stylesheet that no bundle reads.
 *
 * @throws BuildError with file, line and source text of each mistake.
 */
export async function minifyStyles(file: string, css: string): Promise<string> {
  const options = { loader: 'css', sourcefile: file, minify: true, target: BROWSERS, logLevel: 'silent' } as const;
  const { code, warnings } = await transform(css, options);
  throwIfAny(formatMessages(warnings));
  return code.trim();
}
