/** Checks the business data, the places and the copy before every build. */

import * as v from 'valibot';
import type { ContentModule } from '../../build/site.ts';
import { id, type Keys, unique } from '../business/fields.ts';
import { type Business, BusinessSchema, TestimonialsSchema } from '../business/schema.ts';
import { copyProblem } from '../business/text.ts';
import { CoveredPlacesSchema } from '../coverage/schema.ts';
import { inheritedPromises } from './sample-data.ts';
import { entriesIn, formatPath } from './strings.ts';

const BUSINESS = 'site/business/business.ts';
const REVIEWS = 'site/content/testimonials.ts';

/** Schemas for some exports of these files. */
const SCHEMAS: Readonly<Record<string, v.GenericSchema>> = {
  [BUSINESS]: v.object({ business: BusinessSchema }),
  'site/business/places.ts': v.object({ placeGroups: CoveredPlacesSchema }),
  [REVIEWS]: v.object({ testimonials: TestimonialsSchema }),
  'site/content/faq.ts': v.object({
    faq: v.pipe(v.array(v.object({ question: v.string() })), unique('*.question', 'a question that is asked once')),
  }),
  'site/content/services.ts': v.object({
    services: v.pipe(
      v.array(v.object({ id, title: v.string() })),
      unique('*.id', 'an id that no other service has'),
      unique('*.title', 'a title that no other service has'),
    ),
  }),
  'site/content/services-page.ts': v.object({
    parts: v.pipe(v.array(v.object({ id })), unique('*.id', 'a part that is listed once')),
  }),
};

interface Problem {
  keys: Keys;
  /** Completes the sentence "Expected …". */
  expected: string;
}

/** TypeScript checks types first. These messages only appear if its check is off. */
const TYPE_MESSAGES: Readonly<Record<string, string>> = { string: 'text', number: 'a number', Array: 'a list' };

function schemaProblems(schema: v.GenericSchema, exports: object): Problem[] {
  const { issues = [] } = v.safeParse(schema, exports, {
    message: ({ expected }) => TYPE_MESSAGES[expected ?? ''] ?? 'a value',
  });
  return issues.map(({ path = [], message }) => ({
    keys: path.map(({ key }) => key as string | number),
    expected: message,
  }));
}

/** The words of a customer, who may write as they like. */
const QUOTED = /^testimonials\[\d+\]\.(text|praise)$/;

/** Problems of any copy, whatever its fields are called. */
function copyProblems(exports: object): Problem[] {
  return [...entriesIn(exports)].flatMap(({ keys, value }): Problem[] => {
    if (Array.isArray(value)) {
      if (value.length === 0) return [{ keys, expected: 'at least one entry' }];
      return value.flatMap((entry, index) => {
        const isRepeated = typeof entry === 'string' && value.indexOf(entry) < index;
        return isRepeated ? [{ keys: [...keys, index], expected: 'every entry to be different' }] : [];
      });
    }
    const expected = typeof value === 'string' ? copyProblem(value) : undefined;
    return expected ? [{ keys, expected }] : [];
  });
}

const valueAt = (exports: object, keys: Keys): unknown =>
  keys.reduce<unknown>((value, key) => (value as Record<string | number, unknown> | undefined)?.[key], exports);

/** The fields that name a list's entry. */
const NAMES = ['name', 'title', 'question', 'city'];

/** @returns The name of the list entry that a value belongs to, in parentheses, or an empty string. */
function entryName(exports: object, keys: Keys): string {
  const entries = keys.flatMap((key, index) =>
    typeof key === 'number' ? [valueAt(exports, keys.slice(0, index + 1))] : [],
  );
  const entry = entries.findLast((value) => typeof value === 'object' && value !== null) ?? {};
  const names = NAMES.map((field) => (entry as Record<string, unknown>)[field]);
  const name = names.find((value) => typeof value === 'string' && value !== '');
  return name ? ` ("${name as string}")` : '';
}

const MAX_SHOWN = 60;

function describe(value: unknown): string {
  if (value === undefined) return 'missing';
  if (value === '' || (Array.isArray(value) && value.length === 0)) return 'empty';
  const json = typeof value === 'number' ? String(value) : JSON.stringify(value);
  return json.length > MAX_SHOWN ? `${json.slice(0, MAX_SHOWN - 2)}…"` : json;
}

/** @returns One line for each value that breaks a rule. */
function checkModule({ file, exports }: ContentModule): string[] {
  const schema = SCHEMAS[file];
  const problems = [
    ...(file.startsWith('site/content/') ? copyProblems(exports) : []).filter(
      ({ keys }) => file !== REVIEWS || !QUOTED.test(formatPath(keys)),
    ),
    ...(schema ? schemaProblems(schema, exports) : []),
  ];
  const errors = new Map<string, string>();
  for (const { keys, expected } of problems) {
    const path = formatPath(keys);
    // Only the first broken rule of each value.
    if (errors.has(path)) continue;
    const value = `${path}${entryName(exports, keys)} is ${describe(valueAt(exports, keys))}`;
    errors.set(path, `${file}: ${value}. Expected ${expected}.`);
  }
  return [...errors.values()];
}

/**
 * Stops at the business data if it has errors, because the copy is made from it.
 *
 * @returns One line for each error: file, path, value and the broken rule.
 */
export function checkContent(content: readonly ContentModule[]): string[] {
  const [business, others] = [true, false].map((isBusiness) =>
    content.filter(({ file }) => (file === BUSINESS) === isBusiness),
  );
  const errors = business!.flatMap(checkModule);
  if (errors.length > 0) return errors;
  const promises = business!.flatMap(({ exports }) => inheritedPromises((exports as { business: Business }).business));
  return [...promises, ...others!.flatMap(checkModule)];
}
