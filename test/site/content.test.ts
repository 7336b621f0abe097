/** Every fact and text of the site, tried wrong: field by field against the rules, and against the compiler. */

import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { projectLayout } from '../../build/commands/project.ts';
import { checkFields } from '../../build/check/fields.ts';
import { typecheck } from '../../build/check/typecheck.ts';
import { rules } from '../../site/business/rules.ts';
import { ROOT } from '../support/build-fixture.ts';
import { copyOfProject } from '../support/project-copy.ts';

type Steps = readonly (string | number)[];

const MAY_BE_LEFT_OUT = /\.(area|urgent|praise|parts\[\d+\]\.name)$/;

const { facts, texts } = projectLayout(ROOT).content;
const modules = [...facts, ...texts].map((file) => ({
  file,
  exported: require(join(ROOT, file)) as Record<string, unknown>,
}));

/** A copy in which lists have at most two entries: the others have the same shape. */
function shorten(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, 2).map(shorten);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, shorten(inner)]));
}

/** The way to each fact and text in a value. */
function leavesOf(value: unknown, way: Steps = []): Steps[] {
  if (typeof value === 'function') return [];
  if (typeof value !== 'object' || value === null) return [way];
  return Object.entries(value).flatMap(([key, inner]) =>
    leavesOf(inner, [...way, Array.isArray(value) ? Number(key) : key]),
  );
}

/** A copy of a value in which what lies at the end of the way is another. */
function change(value: any, [step, ...rest]: Steps, to: unknown): any {
  if (step === undefined) return to;
  const copy = Array.isArray(value) ? [...value] : { ...value };
  copy[step] = change(copy[step], rest, to);
  return copy;
}

const at = (value: any, way: Steps): unknown => way.reduce((inner, step) => inner[step], value);
const placeOf = (way: Steps) =>
  way
    .map((step) => (typeof step === 'number' ? `[${step}]` : `.${step}`))
    .join('')
    .slice(1);
/** The name of a field: that of the list, for the entries of one. */
const fieldOf = (way: Steps) => way.findLast((step) => typeof step === 'string') as string;
const find = (file: string, exported: object) => checkFields(file, exported, rules, () => '');

test('the site keeps its own rules', () => {
  for (const { file, exported } of modules) assert.equal(find(file, exported), []);
});

/** How many fields of each file were tried wrong. */
const tried = new Map<string, number>();

for (const { file, exported } of modules) {
  for (const [kind, wrong, of] of [
    ['empty', '', 'string'],
    ['markup', '<b>Call us</b>', 'string'],
    ['not a number', Number.NaN, 'number'],
    ['undefined', undefined, undefined],
  ] as const) {
    test(`${file}: each field that is ${kind} is told by its name`, () => {
      for (const way of leavesOf(exported)) {
        const place = placeOf(way);
        if (kind === 'empty' && rules[fieldOf(way)]?.optional) continue;
        if (of && typeof at(exported, way) !== of) continue;
        const found = find(file, change(exported, way, wrong));
        assert.ok(
          found.some((line) => line.startsWith(`${file}: ${place}`)),
          `${file}: ${place} may be ${kind}`,
        );
        tried.set(file, (tried.get(file) ?? 0) + 1);
      }
    });
  }
}

test('fields of every file were tried', () => {
  for (const { file, exported } of modules) assert.ok(tried.has(file) || Object.keys(exported).length === 0, file);
  // A company with eight places has 1,872.
  const total = [...tried.values()].reduce((sum, count) => sum + count, 0);
  assert.ok(total > 1500, String(total));
});

test('each field that is missing, misspelled or of another kind is found by the compiler', async () => {
  const root = await copyOfProject();
  // One wrong value a line, each declared to be what the site's own is.
  const lines: { place: string; line: string }[] = [];
  const imports: string[] = [];
  for (const [index, { file, exported }] of modules.entries()) {
    imports.push(`import type * as m${index} from '../../${file}';`);
    for (const [name, whole] of Object.entries(exported)) {
      const value = shorten(whole);
      for (const way of leavesOf(value)) {
        const place = `${file}: ${placeOf([name, ...way])}`;
        const add = (kind: string, wrong: unknown) =>
          lines.push({
            place: `${place} ${kind}`,
            line: `const w${lines.length}: typeof m${index}.${name} = ${JSON.stringify(wrong)};`,
          });
        add('of another kind', change(value, way, { no: 'text' }));
        const field = way.at(-1);
        if (typeof field !== 'string') continue;
        // What is undefined does not get into the JSON.
        const without = change(value, way, undefined);
        if (!MAY_BE_LEFT_OUT.test(place)) add('missing', without);
        add('misspelled', change(without, [...way.slice(0, -1), `${field}x`], at(value, way)));
      }
    }
  }
  const used = lines.map((_, index) => `w${index}`).join(', ');
  await writeFile(
    join(root, 'site/content/wrong.ts'),
    [...imports, ...lines.map(({ line }) => line), `export default [${used}];\n`].join('\n'),
  );
  const found = await typecheck(root, 'site');
  assert.ok(lines.length > 500, String(lines.length));
  const told = new Set(found.map((message) => Number(/^site\/content\/wrong\.ts:(\d+):/.exec(message)?.[1])));
  const missed = lines.filter((_, index) => !told.has(index + 1 + imports.length));
  assert.equal(
    missed.map(({ place }) => place),
    [],
  );
});

test.run();
