/** Failures: collected during a build, reported once, all together. */

import { sep } from 'node:path';

export class BuildError extends Error {
  override name = 'BuildError';

  /** @param failures What went wrong, one entry for each failure: the thing, the place, what was expected. */
  constructor(readonly failures: readonly string[]) {
    super(failures.join('\n'));
  }
}

/** Ends the build if anything was found. */
export function throwIfAny(failures: readonly string[]): void {
  if (failures.length > 0) throw new BuildError(failures);
}

/** A failure and where it was found: a page, a module. */
export interface Failure {
  place: string;
  cause: string;
}

/** At most so many places of a failure are named; the others are counted. */
const MAX_PLACES = 5;

/** One failure for each cause: a mistake that several pages share, such as one in the menu, is reported once. */
export function groupFailures(failures: readonly Failure[]): string[] {
  const causes = new Map<string, Set<string>>();
  for (const { place, cause } of failures) {
    const places = causes.get(cause);
    if (places) places.add(place);
    else causes.set(cause, new Set([place]));
  }
  return Array.from(causes, ([cause, places]) => {
    const named = [...places].slice(0, MAX_PLACES).join(', ');
    if (places.size === 1) return `${named}: ${cause}`;
    const more = places.size - MAX_PLACES;
    const rest = more > 0 ? `, … and ${more.toLocaleString('en-US')} more ${more === 1 ? 'page' : 'pages'}` : '';
    return `${cause}\n    on ${named}${rest}`;
  });
}

/** Failures as the terminal and the dev server show them: their number, then each with a mark. */
export function formatFailures(failures: readonly string[]): string {
  const count = failures.length === 1 ? '1 problem' : `${failures.length} problems`;
  return [`${count}:`, '', ...failures.map((failure) => `  ✗ ${failure}`)].join('\n');
}

/** The message of whatever was thrown. */
export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** What to do about an error of the operating system, by its code. */
const ADVICE: Readonly<Record<string, string>> = {
  EACCES: 'let your user read and write there',
  EBUSY: 'a mount point cannot be replaced: mount the folder above it instead, or end the program that uses it',
  EDQUOT: 'make room on the disk',
  EMFILE: 'raise the limit of open files (ulimit -n)',
  ENOSPC: 'make room on the disk',
  EPERM: 'let your user read and write there',
  EROFS: 'choose a folder on a disk that can be written to',
};

/** The message of an operating system's error, which names the file, and what to do about it; undefined for other errors. */
function explainRefusal(error: unknown): string | undefined {
  const advice = ADVICE[(error as NodeJS.ErrnoException | undefined)?.code ?? ''];
  return advice && `${messageOf(error)}: ${advice}`;
}

/**
 * An error's message, followed by the first line of its stack that is in the project's own sources.
 *
 * @param root The project's folder, absolute, links resolved: stacks have real paths.
 */
export function explain(error: unknown, root: string): string {
  const refusal = explainRefusal(error);
  if (refusal !== undefined) return refusal;
  if (!(error instanceof Error) || error instanceof BuildError) return messageOf(error);
  const frames = (error.stack ?? '').split('\n').filter((line) => line.trim().startsWith('at '));
  const own = frames.find((line) => line.includes(root) && !line.includes('node_modules'));
  return own ? `${error.message}\n    ${own.trim().replace(root + sep, '')}` : error.message;
}

/** Whether tsx could not load a module because of a syntax error. */
const isUnreadable = (error: unknown): boolean => /^Transform failed with \d+ errors?:\n/.test(messageOf(error));

/** Whether the cause is in the site's sources or the file system: the stack of this program would not help. */
export const isExpected = (error: unknown): boolean =>
  error instanceof BuildError || isUnreadable(error) || explainRefusal(error) !== undefined;

/**
 * The failures of whatever was thrown, with file names relative to the project.
 *
 * @param root The project's folder, absolute, links resolved.
 */
export function failuresOf(error: unknown, root: string): readonly string[] {
  if (error instanceof BuildError) return error.failures;
  const text = explain(error, root).replaceAll(root + sep, '');
  if (!isUnreadable(error)) return [text];
  const lines = text.split('\n').slice(1);
  return lines.map((line) => line.replace(': ERROR: ', ': '));
}
