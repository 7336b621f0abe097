/** Failures are collected, told once and all together. */

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

/** A failure of one place: a page, a module. */
export interface Failure {
  place: string;
  cause: string;
}

/** One line for each cause: what several places share, such as a mistake in the menu, is told once. */
export function groupFailures(failures: readonly Failure[]): string[] {
  const places = new Map<string, string[]>();
  for (const { place, cause } of failures) places.set(cause, [...(places.get(cause) ?? []), place]);
  return Array.from(places, ([cause, [first, ...others]]) =>
    others.length === 0 ? `${first}: ${cause}` : `${cause}\n    on ${[first, ...others].join(', ')}`,
  );
}

/** Failures as a maintainer reads them: how many, and each with a mark. */
export function formatFailures(failures: readonly string[]): string {
  const count = failures.length === 1 ? '1 problem' : `${failures.length} problems`;
  return [`${count}:`, '', ...failures.map((failure) => `  ✗ ${failure}`)].join('\n');
}

/** The message of whatever was thrown. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** What to do about a refusal of the operating system, by its code. */
const ADVICE: Readonly<Record<string, string>> = {
  EACCES: 'let your user read and write there',
  EBUSY: 'a mount point cannot be replaced: mount the folder above it instead, or end the program that uses it',
  EDQUOT: 'make room on the disk',
  EMFILE: 'raise the limit of open files (ulimit -n)',
  ENOSPC: 'make room on the disk',
  EPERM: 'let your user read and write there',
  EROFS: 'choose a folder on a disk that can be written to',
};

/** What the operating system refused and what to do about it; nothing for other errors. Its message names the file. */
function explainRefusal(error: unknown): string | undefined {
  const advice = ADVICE[(error as NodeJS.ErrnoException | undefined)?.code ?? ''];
  return advice && `${messageOf(error)}: ${advice}`;
}

/**
 * An error's message with the first place in the project's own sources, so that a reader can go there.
 *
 * @param root The project's folder as the file system knows it, links resolved: stacks name it so.
 */
export function explain(error: unknown, root: string): string {
  const refusal = explainRefusal(error);
  if (refusal !== undefined) return refusal;
  if (!(error instanceof Error) || error instanceof BuildError) return messageOf(error);
  const frames = (error.stack ?? '').split('\n').filter((line) => line.trim().startsWith('at '));
  const own = frames.find((line) => line.includes(root) && !line.includes('node_modules'));
  return own ? `${error.message}\n    ${own.trim().replace(root + sep, '')}` : error.message;
}

/** What the loader of TypeScript says of a module that it cannot read. */
const UNREADABLE = /^Transform failed with \d+ errors?:\n/;

/** Whether something failed because a module is no TypeScript. */
const isUnreadable = (error: unknown): boolean => UNREADABLE.test(messageOf(error));

/** Whether the cause lies outside of this program, so that its stack helps nobody: sources, files, disks. */
export const isExpected = (error: unknown): boolean =>
  error instanceof BuildError || isUnreadable(error) || explainRefusal(error) !== undefined;

/**
 * Whatever was thrown, as failures that name files relative to the project.
 *
 * @param root The project's folder as the file system knows it, links resolved.
 */
export function failuresOf(error: unknown, root: string): readonly string[] {
  if (error instanceof BuildError) return error.failures;
  const text = explain(error, root).replaceAll(root + sep, '');
  if (!isUnreadable(error)) return [text];
  const lines = text.split('\n').slice(1);
  return lines.map((line) => line.replace(': ERROR: ', ': '));
}
