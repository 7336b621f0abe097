/** Finds values and strings in business data and copy of any shape. */

import type { ContentModule } from '../../build/types.ts';

/** Keys that lead from a value to a nested value, such as `['cards', 0, 'title']`. */
export type Keys = readonly (string | number)[];

/** Invalid value. `expected` completes the sentence "Expected …". */
export interface Problem {
  keys: Keys;
  expected: string;
}

/** Returns a value and all nested values. */
export function entriesIn(value: unknown, keys: Keys = []): { keys: Keys; value: unknown }[] {
  const inner = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  const keyOf = (key: string) => (Array.isArray(value) ? Number(key) : key);
  return [{ keys, value }, ...inner.flatMap(([key, one]) => entriesIn(one, [...keys, keyOf(key)]))];
}

/** @returns The path as code, such as `home.cards[0].title` or `search["/"].title`. */
export function formatPath(keys: Keys): string {
  const isName = (key: string | number) => typeof key === 'string' && /^[\w$]+$/.test(key);
  const steps = keys.map((key) => (isName(key) ? `.${key}` : `[${JSON.stringify(key)}]`));
  return steps.join('').replace(/^\./, '');
}

/** String with a location such as `site/content/home.ts: hero.title`. */
export type Located = { location: string; text: string };

export const stringsIn = (content: readonly ContentModule[]): Located[] =>
  content.flatMap(({ file, exports }) =>
    entriesIn(exports).flatMap(({ keys, value }) =>
      typeof value === 'string' ? [{ location: `${file}: ${formatPath(keys)}`, text: value }] : [],
    ),
  );
