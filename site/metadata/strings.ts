/** Finds strings in the business data and the copy, whatever their shape. */

import type { ContentModule } from '../../build/site.ts';
import type { Keys } from '../business/fields.ts';

interface Entry {
  keys: Keys;
  value: unknown;
}

/** Yields a value and everything inside it. */
export function* entriesIn(value: unknown, keys: Keys = []): Generator<Entry> {
  yield { keys, value };
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value))
    yield* entriesIn(inner, [...keys, Array.isArray(value) ? Number(key) : key]);
}

/** @returns The path as code: `home.cards[0].title`, or `search["/"].title`. */
export function formatPath(keys: Keys): string {
  const steps = keys.map((key) => {
    if (typeof key === 'number') return `[${key}]`;
    return /^[\w$]+$/.test(key) ? `.${key}` : `[${JSON.stringify(key)}]`;
  });
  return steps.join('').replace(/^\./, '');
}

export interface SourceString {
  /** The file and the path, such as `site/content/home.ts: hero.title`. */
  location: string;
  text: string;
}

/** @returns Every string that the modules export. */
export function stringsIn(content: readonly ContentModule[]): SourceString[] {
  return content.flatMap(({ file, exports }) =>
    [...entriesIn(exports)].flatMap(({ keys, value }) =>
      typeof value === 'string' ? [{ location: `${file}: ${formatPath(keys)}`, text: value }] : [],
    ),
  );
}
