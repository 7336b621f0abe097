/** Finds values that are certainly wrong, which fail the build. warnings.ts has everything else. */

import * as v from 'valibot';
import type { ContentModule } from '../../build/types.ts';
import { id, list, optionalList, pattern, text } from '../business/fields.ts';
import { BusinessSchema, PlaceGroupSchema, TestimonialSchema } from '../business/schema.ts';
import { ruleProblems } from './rules.ts';
import { inheritedPromises } from './sample-data.ts';
import { entriesIn, formatPath, type Keys, type Problem } from './strings.ts';

const BUSINESS = 'site/business/business.ts';

/** Sections of /services and other options of the form have the ids that are rejected. */
const newId = v.pipe(
  id,
  v.regex(/^(?!(emergency|faq|other|quote|services|symptoms|why)$|(cutaway|door|part|symptom)(-|$))/, 'an unused id'),
);

/** TypeScript only checks the #. */
const color = pattern(/^#([\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i, 'a color such as #2f4f3a');

const SCHEMAS: Readonly<Record<string, v.GenericSchema>> = {
  [BUSINESS]: v.object({ business: BusinessSchema }),
  'site/business/places.ts': v.object({ placeGroups: list(PlaceGroupSchema) }),
  'site/content/testimonials.ts': v.object({ testimonials: optionalList(TestimonialSchema) }),
  'site/content/doors.ts': v.object({ doors: v.object({ color: list(v.object({ color })) }) }),
  'site/content/faq.ts': v.object({ faq: optionalList(v.object({ answer: list(text) })) }),
  'site/content/services.ts': v.object({ services: list(v.object({ id: newId, title: text, details: list(text) })) }),
};

function schemaProblems(schema: v.GenericSchema, exports: object): Problem[] {
  // TypeScript has better messages for values of the wrong type.
  const { issues = [] } = v.safeParse(schema, exports, { message: 'a value of the right type' });
  return issues.map(({ path = [], message }) => ({
    keys: path.map(({ key }) => key as string | number),
    expected: message,
  }));
}

/** Copy has no empty text, and no control characters, such as line breaks of slides. */
const copyProblems = (exports: object): Problem[] =>
  entriesIn(exports).flatMap(({ keys, value }) =>
    typeof value === 'string' && /^\s*$|(?![\t\n\r])\p{Cc}/u.test(value) ? [{ keys, expected: 'text' }] : [],
  );

const valueAt = (exports: object, keys: Keys): unknown =>
  keys.reduce<unknown>((value, key) => (value as Record<string | number, unknown> | undefined)?.[key], exports);

/** @returns The name of the list entry that contains the value, such as ` ("Rye rolls")`, or ''. */
function entryName(exports: object, keys: Keys): string {
  const values = keys.map((key, index) => typeof key === 'number' && valueAt(exports, keys.slice(0, index + 1)));
  const entry = values.findLast((value) => typeof value === 'object') ?? {};
  const { name, title, question, city } = entry as Partial<Record<string, string>>;
  const shown = name || title || question || city;
  return shown && shown !== valueAt(exports, keys) ? ` ("${shown}")` : '';
}

/** Maximum length of a value in an error message. */
const MAX_SHOWN = 60;

function describe(value: unknown): string {
  if (value === undefined) return 'missing';
  if (value === '' || (Array.isArray(value) && value.length === 0)) return 'empty';
  const json = JSON.stringify(value);
  return json.length > MAX_SHOWN ? `${json.slice(0, MAX_SHOWN - 2)}…"` : json;
}

/** @returns One line for each invalid value. */
function checkModule({ file, exports }: ContentModule): string[] {
  const schema = SCHEMAS[file];
  const found = [
    ...(file.startsWith('site/content/') ? copyProblems(exports) : []),
    ...(schema ? schemaProblems(schema, exports) : []),
  ];
  const isValid = (keys: Keys) => !found.some((problem) => keys.every((key, index) => problem.keys[index] === key));
  const errors = new Map<string, string>();
  for (const { keys, expected } of [...found, ...ruleProblems(exports, isValid)]) {
    const path = formatPath(keys);
    // Report only the first problem of each value.
    if (errors.has(path)) continue;
    const value = `${path}${entryName(exports, keys)} is ${describe(valueAt(exports, keys))}`;
    errors.set(path, `${file}: ${value}. Expected ${expected}.`);
  }
  return [...errors.values()];
}

/**
 * Checks business data first, and stops if it has errors, because copy is generated from it.
 *
 * @returns One line for each error, with the file, path, value and expected value.
 */
export function checkContent(content: readonly ContentModule[]): string[] {
  const errors = content.filter(({ file }) => file === BUSINESS).flatMap(checkModule);
  return errors.length > 0 ? errors : [...inheritedPromises(), ...content.flatMap(checkModule)];
}
