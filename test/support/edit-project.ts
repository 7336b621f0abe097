/** Builds of the project with some of its sources changed, as an owner would change them. */

import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as assert from 'uvu/assert';
import { business } from '../../site/business/business.ts';
import type { Business } from '../../site/business/schema.ts';
import { type BuiltSite, buildCopy } from './built-site.ts';
import { copyOfProject } from './project-copy.ts';

/** What is written in a file, and what in its place. A regular expression has to be found once too. */
export type Edit = readonly [file: string, from: string | RegExp, to: string];

/** Gives a fact of site/business/business.ts another value, whatever it is now. @param value As it is written there. */
export const fact = (name: keyof Business, value: string): Edit => [
  'site/business/business.ts',
  new RegExp(`(?<=\\n {2}${name}: ).*(?=,\\n)`),
  value,
];

/** Whether the company still is in the example's city. One that has moved has places, texts and geography of its own. */
export const isAtHome = business.city === 'San Antonio';

/** A copy of the project with the edits made. */
export async function editedProject(edits: readonly Edit[]): Promise<string> {
  const root = await copyOfProject();
  for (const [file, from, to] of edits) {
    const source = await readFile(join(root, file), 'utf8');
    const found =
      typeof from === 'string' ? source.split(from).length - 1 : (source.match(new RegExp(from, 'g')) ?? []).length;
    assert.is(found, 1, `${file} has ${from} once`);
    await writeFile(
      join(root, file),
      source.replace(from, () => to),
    );
  }
  return root;
}

/** Builds a copy with edits; throws what the build throws. */
export const buildEdited = async (...edits: readonly Edit[]): Promise<BuiltSite> =>
  buildCopy(await editedProject(edits));

/** What the build says of such a copy that it refuses; '' if it publishes it. */
export async function refusalOf(...edits: readonly Edit[]): Promise<string> {
  return buildEdited(...edits).then(
    () => '',
    (error: Error) => error.message,
  );
}
