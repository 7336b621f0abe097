/** Building blocks for schemas. Each message completes the sentence "Expected …". */

import * as v from 'valibot';

/** Text with at least one visible character. */
export const text = v.pipe(v.string(), v.regex(/\S/, 'text'));

/** String that matches a regular expression. */
export function pattern(expression: RegExp, expected: string) {
  return v.pipe(v.string(), v.regex(expression, expected));
}

/** Number from `min` to `max`. */
export function range(min: number, max: number, expected = `a number from ${min} to ${max}`) {
  return v.pipe(v.number(expected), v.minValue(min, expected), v.maxValue(max, expected));
}

const isWhole = (min: number) => (number: number) => Number.isInteger(number) && number >= min;

export const wholeNumber = v.pipe(v.number(), v.check(isWhole(1), 'a whole number of 1 or more'));

export const count = v.pipe(v.number(), v.check(isWhole(0), 'a whole number of 0 or more'));

/** HTML id, which links can use as a fragment. */
export const id = pattern(/^[a-z][a-z0-9-]*$/, 'lowercase letters, digits and hyphens, such as "springs"');

/** Makes a schema also accept an empty string. */
export function optional(schema: v.GenericSchema<string>) {
  return v.lazy((value) => (value === '' ? v.string() : schema));
}

type List<T extends v.GenericSchema> = v.GenericSchema<readonly v.InferOutput<T>[]>;

/** List that may be empty. Without `v.readonly()`, later checks run even if an entry is invalid. */
export function optionalList<T extends v.GenericSchema>(entry: T) {
  return v.array(entry) as unknown as List<T>;
}

/** List with at least one entry. */
export function list<T extends v.GenericSchema>(entry: T) {
  return v.pipe(optionalList(entry), v.minLength(1, 'at least one entry'));
}

/** Keys that lead from a value to a nested value, such as `['cards', 0, 'title']`. */
export type Keys = readonly (string | number)[];

/** Creates a valibot issue path from the checked value and the keys of a nested value. */
export function issuePath(input: unknown, keys: Keys): [v.IssuePathItem, ...v.IssuePathItem[]] {
  let inner = input as Record<string | number, unknown>;
  return keys.map((key) => {
    const item = { type: 'unknown' as const, origin: 'value' as const, input: inner, key, value: inner[key] };
    inner = inner[key] as typeof inner;
    return item;
  }) as [v.IssuePathItem, ...v.IssuePathItem[]];
}

/** Yields all values at a path like `*.places.*.zip`. `*` matches every list entry. */
function* valuesAt(input: unknown, [step, ...rest]: readonly string[], keys: Keys = []): Generator<[Keys, unknown]> {
  if (step === undefined) return yield [keys, input];
  const entries =
    step === '*' ? (input as unknown[]).entries() : [[step, (input as Record<string, unknown>)[step]] as const];
  for (const [key, inner] of entries) yield* valuesAt(inner, rest, [...keys, key]);
}

/** Rejects duplicate values at a path like `*.places.*.zip`. */
export function unique<TInput>(path: string, expected: string): v.RawCheckAction<TInput> {
  return v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const seen = new Set();
    for (const [keys, value] of valuesAt(dataset.value, path.split('.'))) {
      const message = `${expected}, but an earlier entry has the same one`;
      if (seen.has(value)) addIssue({ message, path: issuePath(dataset.value, keys) });
      seen.add(value);
    }
  });
}
