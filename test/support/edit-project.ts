/** Builds of the project with edited sources. */

import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as assert from 'uvu/assert';
import { business } from '../../site/business/business.ts';
import { SAMPLE_NAME } from '../../site/business/sample.ts';
import type { Business } from '../../site/business/schema.ts';
import { type BuiltSite, buildCopy } from './built-site.ts';
import { copyOfProject } from './project-copy.ts';

/** An edit of a file: the text that is replaced, and the new text. */
export type Edit = readonly [file: string, from: string | RegExp, to: string];

/** Replaces a field's value in site/business/business.ts. @param value Source code, such as `'09:00'`. */
export const field = (name: keyof Business, value: string): Edit => [
  'site/business/business.ts',
  new RegExp(`(?<=\\n {2}${name}: ).*(?=,\\n)`),
  value,
];

/** Replaces the list that a module exports. */
export const list = (file: string, name: string, entries: readonly object[]): Edit => [
  file,
  new RegExp(`(?<=export const ${name}: readonly \\w+\\[\\] = )\\[[\\s\\S]*?\\n\\](?=;)`),
  JSON.stringify(entries),
];

/** Leaves out the promises that another company must not inherit. */
export const WITHOUT_PROMISES = [
  field('license', "{ issuer: '', number: '' }"),
  field('insurance', "''"),
  field('guarantee', "''"),
  field('warranty', "{ labor: '', newSprings: '' }"),
];

/** Whether the business is the sample, whose copy, reviews and places the specification fixes. */
export const isSample = business.name === SAMPLE_NAME;

/** Edits a copy of the project. */
export async function editFiles(root: string, edits: readonly Edit[]): Promise<void> {
  for (const [file, from, to] of edits) {
    const source = await readFile(join(root, file), 'utf8');
    assert.is(source.split(from).length, 2, `${file} has to contain ${from} once`);
    const edited = source.replace(from, () => to);
    await writeFile(join(root, file), edited);
  }
}

/** Creates a copy of the project and edits it. */
export async function editedProject(edits: readonly Edit[]): Promise<string> {
  const root = await copyOfProject();
  await editFiles(root, edits);
  return root;
}

/** Builds an edited copy of the project. */
export const buildEdited = async (...edits: readonly Edit[]): Promise<BuiltSite> =>
  buildCopy(await editedProject(edits));
