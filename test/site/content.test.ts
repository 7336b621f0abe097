/** Changes every field of the business data and the copy to invalid values, which the checks report. */

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { Keys } from '../../site/business/fields.ts';
import { checkContent } from '../../site/metadata/check.ts';
import { formatPath } from '../../site/metadata/strings.ts';
import { projectContent } from '../support/project-content.ts';

/** Fields that may be empty. */
const OPTIONAL =
  /^business\.(insurance|guarantee|warranty|officeHours|serviceCall|reviewsUrl|localPhone|textPhone|founded|owner)\b/;

/** Values that are computed from the places. */
const COMPUTED = /^zipCounts\.|^awayCities$|^area\.groups\[\d+\]\.count$/;

const modules = projectContent();

/** The path of each string and number in a value. */
function leavesOf(value: unknown, way: Keys = []): Keys[] {
  if (typeof value === 'function') return [];
  if (typeof value !== 'object' || value === null) return [way];
  return Object.entries(value).flatMap(([key, inner]) =>
    leavesOf(inner, [...way, Array.isArray(value) ? Number(key) : key]),
  );
}

/** Returns a copy of a value with another value at a path. */
function change(value: any, [step, ...rest]: Keys, to: unknown): any {
  if (step === undefined) return to;
  const copy = Array.isArray(value) ? [...value] : { ...value };
  copy[step] = change(copy[step], rest, to);
  return copy;
}

const at = (value: any, way: Keys): unknown => way.reduce((inner, step) => inner[step], value);
const check = (file: string, exports: object) => checkContent([{ file, exports }]);

/** Number of changed fields by file. */
const tried = new Map<string, number>();

for (const { file, exports } of modules) {
  for (const [kind, wrong, of] of [
    ['empty', '', 'string'],
    ['markup', '<b>Call us</b>', 'string'],
    ['not a number', Number.NaN, 'number'],
    ['missing', undefined, 'string'],
  ] as const) {
    // Copy has no schema. TypeScript reports a missing field.
    if (kind === 'missing' && file.startsWith('site/content/')) continue;
    test(`${file}: reports every field that is ${kind}`, () => {
      for (const way of leavesOf(exports)) {
        const path = formatPath(way);
        if (COMPUTED.test(path) || (kind === 'empty' && OPTIONAL.test(path))) continue;
        if (typeof at(exports, way) !== of) continue;
        const found = check(file, change(exports, way, wrong));
        assert.ok(
          found.some((line) => line.startsWith(`${file}: ${path}`)),
          `${file}: ${path} may be ${kind}`,
        );
        tried.set(file, (tried.get(file) ?? 0) + 1);
      }
    });
  }
}

test('the checks cover every file', () => {
  for (const { file, exports } of modules) assert.ok(tried.has(file) || Object.keys(exports).length === 0, file);
  const total = [...tried.values()].reduce((sum, count) => sum + count, 0);
  assert.ok(total > 1500, String(total));
});

test.run();
