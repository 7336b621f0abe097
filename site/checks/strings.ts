/** Finds values and strings in business data and copy of any shape. */

import type { ContentModule } from '../../build/types.ts';

/** Keys that lead from a value to a nested value, such as `['cards', 0, 'title']`. */
export type Keys = readonly (string | number)[];

/** Invalid value. `expected` completes the sentence "Expected …". */
export interface Problem {
  keys: Keys;
  expected: string;
}

/** Yields a value and all nested values. */
export function* entriesIn(value: unknown, keys: Keys = []): Generator<{ keys: Keys; value: unknown }> {
  yield { keys, value };
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value))
    yield* entriesIn(inner, [...keys, Array.isArray(value) ? Number(key) : key]);
}

/** @returns The path as code, such as `home.cards[0].title` or `search["/"].title`. */
export function formatPath(keys: Keys): string {
  const isName = (key: string | number) => typeof key === 'string' && /^[\w$]+$/.test(key);
  const steps = keys.map((key) => (isName(key) ? `.${key}` : `[${JSON.stringify(key)}]`));
  return steps.join('').replace(/^\./, '');
}

/** Returns all values with locations such as `site/content/home.ts: hero.title`. */
export const valuesIn = (content: readonly ContentModule[]) =>
  content.flatMap(({ file, exports }) =>
    Array.from(entriesIn(exports), ({ keys, value }) => ({ location: `${file}: ${formatPath(keys)}`, value })),
  );

export const stringsIn = (content: readonly ContentModule[]) =>
  valuesIn(content).flatMap(({ location, value }) => (typeof value === 'string' ? [{ location, text: value }] : []));
