/** Building blocks for schemas. Each message completes the sentence "Expected …". */

import * as v from 'valibot';

/** Text with at least one visible character. */
export const text = v.pipe(v.string(), v.regex(/\S/, 'text'));

export const pattern = (expression: RegExp, expected: string) => v.pipe(v.string(), v.regex(expression, expected));

export function range(min: number, max: number, expected = `a number from ${min} to ${max}`) {
  return v.pipe(v.number(expected), v.minValue(min, expected), v.maxValue(max, expected));
}

const WHOLE = 'a whole number of 0 or more';
export const count = v.pipe(range(0, Infinity, WHOLE), v.integer(WHOLE));

/** HTML id, which links can use as a fragment. Each page has the ids `main` and `menu`. */
export const id = pattern(
  /^(?!(main|menu)$)[a-z][a-z0-9-]*$/,
  'an unused id of lowercase letters, digits and hyphens that begins with a letter',
);

/** Words and marks that people write instead of a fact or an empty text. Pages would show them. */
const ANSWER =
  /^(yes|(no|none|n\/a|pending|tb[ad]|exempt|((no|not) |un)(applicable|guarantee|insurance|insured|licensed?|required|warranty))?)[^\p{L}\p{N}]*$/iu;

/** Makes a schema also accept an empty string. */
export const optional = (schema: v.GenericSchema<string>, expected = "the words to show, or '' if there's none") =>
  v.lazy((value) =>
    ANSWER.test(String(value)) && (value === '' || v.is(schema, value)) ? pattern(/^$/, expected) : schema,
  );

export const optionalList = <T extends v.GenericSchema>(entry: T) => v.pipe(v.array(entry), v.readonly());

export const list = <T extends v.GenericSchema>(entry: T) =>
  v.pipe(optionalList(entry), v.minLength(1, 'at least one entry'));
