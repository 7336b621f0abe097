/** Building blocks for schemas. A rule's message completes the sentence "Expected …". */

import * as v from 'valibot';
import { copyProblem, nameProblem } from './text.ts';

function textWithout(problemOf: (text: string) => string | undefined) {
  return v.pipe(
    v.string(),
    v.rawCheck(({ dataset, addIssue }) => {
      const message = dataset.typed ? problemOf(dataset.value) : undefined;
      if (message) addIssue({ message });
    }),
  );
}

/** A name as its owner writes it, or the words of a customer. */
export const name = textWithout(nameProblem);

/** A text in the company's own words: a phrase or a few sentences. */
export const sentence = textWithout(copyProblem);

export const properName = v.pipe(name, v.regex(/\p{Lu}/u, 'a name with a capital'));

export function pattern(expression: RegExp, expected: string) {
  return v.pipe(v.string(), v.regex(expression, expected));
}

export function range(min: number, max: number, expected = `a number from ${min} to ${max}`) {
  return v.pipe(v.number(expected), v.minValue(min, expected), v.maxValue(max, expected));
}

const isWhole = (min: number) => (number: number) => Number.isInteger(number) && number >= min;

export const wholeNumber = v.pipe(v.number(), v.check(isWhole(1), 'a whole number above 0'));

export const count = v.pipe(v.number(), v.check(isWhole(0), 'a whole number, or 0'));

/** An id attribute and the fragment of links to it. */
export const id = pattern(/^[a-z][a-z0-9-]*$/, 'lowercase letters, digits and hyphens, such as "springs"');

/** Also accepts an empty string. */
export function optional(schema: v.GenericSchema<string>) {
  return v.lazy((value) => (value === '' ? v.string() : schema));
}

type List<T extends v.GenericSchema> = v.GenericSchema<readonly v.InferOutput<T>[]>;

/** Not `v.readonly()`: checks that come after it wouldn't run if an entry has an error. */
export function optionalList<T extends v.GenericSchema>(entry: T) {
  return v.array(entry) as unknown as List<T>;
}

export function list<T extends v.GenericSchema>(entry: T) {
  return v.pipe(optionalList(entry), v.minLength(1, 'at least one entry'));
}

/** The keys from a value to a value inside it. */
export type Keys = readonly (string | number)[];

/** The path of an issue, from the value that a check receives to a value inside it. */
export function issuePath(input: unknown, keys: Keys): [v.IssuePathItem, ...v.IssuePathItem[]] {
  let inner = input as Record<string | number, unknown>;
  return keys.map((key) => {
    const item = { type: 'unknown' as const, origin: 'value' as const, input: inner, key, value: inner[key] };
    inner = inner[key] as typeof inner;
    return item;
  }) as [v.IssuePathItem, ...v.IssuePathItem[]];
}

/** Every value at a path like `*.places.*.zip`, in which `*` is each entry of a list. */
function* valuesAt(input: unknown, [step, ...rest]: readonly string[], keys: Keys = []): Generator<[Keys, unknown]> {
  if (step === undefined) return yield [keys, input];
  const entries =
    step === '*' ? (input as unknown[]).entries() : [[step, (input as Record<string, unknown>)[step]] as const];
  for (const [key, inner] of entries) yield* valuesAt(inner, rest, [...keys, key]);
}

/** Rejects values at a path like `*.places.*.zip` that occur twice. */
export function unique<TInput>(path: string, expected: string): v.RawCheckAction<TInput> {
  return v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const seen = new Set();
    for (const [keys, value] of valuesAt(dataset.value, path.split('.'))) {
      if (seen.has(value)) addIssue({ message: expected, path: issuePath(dataset.value, keys) });
      seen.add(value);
    }
  });
}
