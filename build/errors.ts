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

/** What went wrong, in words: whatever was thrown. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/**
 * An error's message with the first place in the project's own sources, so that a reader can go there.
 *
 * @param root The project's folder as the file system knows it, links resolved: stacks name it so.
 */
export function explain(error: unknown, root: string): string {
  if (!(error instanceof Error) || error instanceof BuildError) return messageOf(error);
  const frames = (error.stack ?? '').split('\n').filter((line) => line.trim().startsWith('at '));
  const own = frames.find((line) => line.includes(root) && !line.includes('node_modules'));
  return own ? `${error.message}\n    ${own.trim().replace(root + sep, '')}` : error.message;
}

/** What the loader of TypeScript says of a module that it cannot read. */
const UNREADABLE = /^Transform failed with \d+ errors?:\n/;

/** Whether something failed because a module is no TypeScript. */
export const isUnreadable = (error: unknown): boolean => UNREADABLE.test(messageOf(error));

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
