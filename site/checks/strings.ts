/** Finds strings in business data and copy of any shape. */

import type { ContentModule } from '../../build/types.ts';
import type { Keys } from '../business/fields.ts';

interface Entry {
  keys: Keys;
  value: unknown;
}

/** Yields a value and all nested values. */
export function* entriesIn(value: unknown, keys: Keys = []): Generator<Entry> {
  yield { keys, value };
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value))
    yield* entriesIn(inner, [...keys, Array.isArray(value) ? Number(key) : key]);
}

/** @returns The path as code, such as `home.cards[0].title` or `search["/"].title`. */
export function formatPath(keys: Keys): string {
  const steps = keys.map((key) => {
    if (typeof key === 'number') return `[${key}]`;
    return /^[\w$]+$/.test(key) ? `.${key}` : `[${JSON.stringify(key)}]`;
  });
  return steps.join('').replace(/^\./, '');
}

export interface SourceString {
  /** File and path, such as `site/content/home.ts: hero.title`. */
  location: string;
  text: string;
}

/** @returns Every string in the modules' exports. */
export function stringsIn(content: readonly ContentModule[]): SourceString[] {
  return content.flatMap(({ file, exports }) =>
    [...entriesIn(exports)].flatMap(({ keys, value }) =>
      typeof value === 'string' ? [{ location: `${file}: ${formatPath(keys)}`, text: value }] : [],
    ),
  );
}
