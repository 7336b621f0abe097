/** Copies of the project, to be changed and built. */

import { cpSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { typecheck } from '../../build/check/typecheck.ts';
import { ROOT, temporaryRoot } from './build-fixture.ts';
import { buildSharedSite, builtSite, PROJECT_CACHE } from './built-site.ts';

const CACHE = 'node_modules/.cache';

const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');

/** The names that structured data imports of schema-dts. */
const [, imported = ''] = /import type \{([^}]*)\} from 'schema-dts'/.exec(read('site/metadata/structured-data.ts'))!;
const names = Array.from(imported.matchAll(/(\w+)(?: as \w+)?,/g), ([, name]) => name);

/** Declarations by which structured data may be anything: its types take the compiler longer than all others. */
const ANY_DATA = {
  'build/bundle/imports.d.ts': `${read('build/bundle/imports.d.ts')}
declare module 'schema-dts' {
${names.map((name) => `  type ${name} = any;\n`).join('')}}
`,
};

/**
 * A copy with all that the commands need, its cache filled: its first build is as fast as the next.
 *
 * @param files Contents by path, of files that are to be others.
 * @param more Files and folders to copy besides.
 */
export async function copyOfProject(files: Record<string, string> = {}, more: readonly string[] = []): Promise<string> {
  await builtSite();
  const copied = ['build', 'site', 'assets', 'package.json', 'tsconfig.json', ...more];
  const root = await temporaryRoot({ ...ANY_DATA, ...files }, copied);
  cpSync(PROJECT_CACHE, join(root, CACHE), { recursive: true });
  return root;
}

/** Makes what the processes of a test run share. The compiler's notes hold for copies alone, whose packages are links. */
export async function fillSharedCache(): Promise<void> {
  await buildSharedSite();
  const root = await copyOfProject();
  await typecheck(root, 'site');
  cpSync(join(root, CACHE, 'types'), join(PROJECT_CACHE, 'types'), { recursive: true });
}
