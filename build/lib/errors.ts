/** Collects, groups and formats build errors. */

import { SourceMap } from 'node:module';
import { join, sep } from 'node:path';

/** One or more errors that the maintainer can fix. Printed without a stack trace. */
export class BuildError extends Error {
  override name = 'BuildError';

  /** @param failures One entry per problem: what's wrong, where, and what was expected. */
  constructor(readonly failures: readonly string[]) {
    super(failures.join('\n'));
  }
}

export function throwIfAny(failures: readonly string[]): void {
  if (failures.length > 0) throw new BuildError(failures);
}

/** A problem and the page or module it was found in. */
export type Failure = { location: string; cause: string };

/** Joins up to five items. The rest are summarized as a count. */
export function listSome(items: readonly string[]): string {
  const more = items.length - 5;
  return `${items.slice(0, 5).join(', ')}${more > 0 ? `, … and ${more.toLocaleString('en-US')} more` : ''}`;
}

/** Merges failures with the same cause, so an error in the menu isn't reported for every page. */
export function groupFailures(failures: readonly Failure[]): string[] {
  const causes = new Map<string, Set<string>>();
  for (const { location, cause } of failures) causes.set(cause, (causes.get(cause) ?? new Set()).add(location));
  return Array.from(causes, ([cause, locations]) =>
    locations.size === 1 ? `${[...locations][0]}: ${cause}` : `${cause}\n    on ${listSome([...locations])}`,
  );
}

export function formatFailures(failures: readonly string[]): string {
  const count = failures.length === 1 ? '1 problem' : `${failures.length} problems`;
  return [`${count}:`, '', ...failures.map((failure) => `  ✗ ${failure}`)].join('\n');
}

export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
/** Returns the code of a Node error, such as `ENOENT`. */
export const codeOf = (error: unknown): string => (error as NodeJS.ErrnoException | undefined)?.code ?? '';
/** Advice for file system errors, by error code. */
const ADVICE: Readonly<Record<string, string>> = {
  EACCES: 'Give your user read and write access.',
  EBUSY: "It's a mount point or in use. Mount its parent folder instead, or stop the program that uses it.",
  EMFILE: 'Raise the open file limit (ulimit -n).',
  ENOSPC: "Free up space on the project's disk.",
  EPERM: 'Give your user read and write access, or close the program that uses it (on Windows).',
  ERR_SCRIPT_EXECUTION_TIMEOUT: 'Look for an endless loop, or a component that contains itself.',
  EROFS: 'Choose a folder on a writable disk.',
  EXDEV: "Delete dist/. It's in an earlier layer of a container image.",
};

/** Source maps as JSON, by file name. Node would decode each one as soon as it loads the module. */
export const sourceMaps = new Map<string, string>();
/** Replaces the position in a bundled module by the position in its source. */
const toSource = (frame: string): string =>
  frame.replace(/file:.*\/(.+\.mjs):(\d+):(\d+)/, (position, file, line, column) => {
    if (!sourceMaps.has(file)) return position;
    const map = new SourceMap(JSON.parse(sourceMaps.get(file)!));
    const entry = map.findEntry(line - 1, column - 1);
    if (!('originalSource' in entry)) return position;
    const source = join(map.payload.sourceRoot, entry.originalSource);
    return `${source}:${entry.originalLine + 1}:${entry.originalColumn + 1}`;
  });

/** Returns the message, with advice or the first stack frame in `root`, which is a real path. */
export function explain(error: unknown, root: string): string {
  const advice = ADVICE[codeOf(error)];
  if (advice) return `${messageOf(error)}. ${advice}`;
  if (!(error instanceof Error) || error instanceof BuildError) return messageOf(error);
  const frames = error.stack?.split('\n').map(toSource);
  const own = frames?.find((line) => /^\s*at (?!.*node_modules)/.test(line) && line.includes(root));
  return own ? `${error.message}\n    ${own.trim().replace(root + sep, '')}` : error.message;
}

/** Converts any thrown value to failures, with paths relative to the root. */
export function failuresOf(error: unknown, root: string): readonly string[] {
  if (error instanceof BuildError) return error.failures;
  // The site throws it for invalid settings, and `build/` doesn't import the site.
  if (error instanceof Error && error.name === 'SettingsError') return error.message.split('\n');
  return [explain(error, root).replaceAll(root + sep, '')];
}
