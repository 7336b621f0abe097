/** Edits and builds copies of the project. */

import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as assert from 'uvu/assert';
import { business } from '../../site/business/business.ts';
import type { Business } from '../../site/business/schema.ts';
import { states } from '../../site/business/states.ts';
import { SAMPLE_NAME } from '../../site/checks/sample-data.ts';
import { type BuiltSite, buildCopy } from './built-site.ts';
import { copyOfProject } from './project-copy.ts';

/** A file, the text to replace, and the new text. */
export type Edit = readonly [file: string, from: string | RegExp, to: string];

/** Replaces the value of a field. @param value Source code, such as `'09:00'`. */
export const field = (name: keyof Business, value: string): Edit => [
  'site/business/business.ts',
  new RegExp(`(?<=\\n {2}${name}: )[\\s\\S]*?(?=,\\n(?: {2}[\\w/]|\\n|\\};))`),
  value,
];

/** Replaces the values of fields, such as `{ travelFee: 'none' }`. */
export const fields = (values: Partial<Business>): Edit[] =>
  Object.entries(values).map(([name, value]) => field(name as keyof Business, JSON.stringify(value)));

/** Removes the position of the shop, if it has one. */
export const WITHOUT_POSITION: Edit = ['site/business/business.ts', / {2}latitude: .*\n {2}longitude: .*\n|$/, ''];

/** Replaces the city or the state, also of all places. */
function moved(changes: Partial<Business>, from: string, to: string): Edit[] {
  return [...fields(changes), ['site/business/places.ts', new RegExp(`'${from}'`, 'g'), `'${to}'`]];
}

/** Moves the business and its places to another state, which has the time zone. */
export const moveTo = (to: string) => moved({ state: to, timeZone: states.get(to)!.zones[0]! }, business.state, to);

/** Renames the home city. */
export const renameCity = (city: string) => moved({ city }, business.city, city);

/** Removes a service from the list. */
export const withoutService = (id: string): Edit => [
  'site/content/services.ts',
  new RegExp(`\\n  \\{\\n    id: '${id}',[\\s\\S]*?\\n  \\},(?=\\n)`),
  '',
];

/** Replaces a list that a module exports. */
export const list = (file: string, name: string, entries: readonly object[]): Edit => [
  file,
  new RegExp(`(?<=export const ${name}: readonly \\w+\\[\\] = )(?:\\[\\]|\\[[\\s\\S]*?\\n\\])(?=;)`),
  JSON.stringify(entries),
];

/** Removes the sample's claims, such as its license, which don't apply to other companies. */
export const WITHOUT_PROMISES = [
  ...fields({ licenses: [{ issuer: '', number: '' }], insurance: '', guarantee: '' }),
  ...fields({ warranty: { labor: '', newSprings: '' }, pricesFrom: { repair: '' } }),
];

/** True for the sample business. Tests of its copy, page sizes and places don't apply to others. */
export const isSample = business.name === SAMPLE_NAME;

/** Edits files. Returns a function that restores them. */
export async function editFiles(root: string, edits: readonly Edit[]): Promise<() => Promise<void>> {
  const sources = new Map<string, string>();
  for (const [name, from, to] of edits) {
    const file = join(root, name);
    const source = await readFile(file, 'utf8');
    assert.match(source, from, `${name} doesn't contain ${from}`);
    if (!sources.has(file)) sources.set(file, source);
    const edited = source.replace(from, () => to);
    await writeFile(file, edited);
  }
  return async () => {
    for (const [file, source] of sources) await writeFile(file, source);
  };
}

/** Creates an edited copy of the project. */
export async function editedProject(edits: readonly Edit[]): Promise<string> {
  const root = await copyOfProject();
  await editFiles(root, edits);
  return root;
}

/** Copies that no build uses. Making a copy takes as long as building it. */
const idle: string[] = [];

/** Builds an edited copy once for all tests of a file. The next build can reuse the copy. */
export function builtOnce(...edits: readonly Edit[]): () => Promise<BuiltSite> {
  async function build() {
    const root = idle.pop() ?? (await copyOfProject());
    const restore = await editFiles(root, edits);
    const site = await buildCopy(root);
    await restore();
    idle.push(root);
    return site;
  }
  let site: Promise<BuiltSite> | undefined;
  return () => (site ??= build());
}
