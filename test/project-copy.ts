/** Copies of the project, to be changed and built. */

import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { typecheck } from '../build/check/typecheck.ts';
import { temporaryRoot } from './build-fixture.ts';
import { buildSharedSite, builtSite, PROJECT_CACHE } from './built-site.ts';

const CACHE = 'node_modules/.cache';

/**
 * A copy with all that the commands need, its cache filled: its first build is as fast as the next.
 *
 * @param files Contents by path, of files that are to be others.
 */
export async function copyOfProject(files: Record<string, string> = {}): Promise<string> {
  await builtSite();
  const root = await temporaryRoot(files, ['build', 'site', 'assets', 'package.json', 'tsconfig.json']);
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
