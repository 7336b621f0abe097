/** esbuild as the renderer uses it: what both sides' bundles share, and its mistakes as the build's own. */

import { build, type BuildFailure, type BuildOptions, type Message, type Metafile, type OutputFile } from 'esbuild';
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

/**
 * Bundles in memory.
 *
 * @param root The project's folder, absolute: paths in the result are relative to it.
 * @throws BuildError with file, line and source text of each mistake.
 */
export async function runEsbuild(
  root: string,
  options: BuildOptions,
): Promise<{ metafile: Metafile; outputFiles: OutputFile[] }> {
  const result = await build({ ...options, ...SHARED, absWorkingDir: root }).catch((error: BuildFailure) => {
    throw error.errors ? new BuildError(formatMessages(error.errors)) : error;
  });
  // What esbuild only warns about, such as a lost brace in a stylesheet, breaks a page all the same.
  throwIfAny(formatMessages(result.warnings));
  return result;
}
