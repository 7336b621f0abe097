/**
 * The builds of npm run dev, in a process of their own: Node's module cache keeps every version of a module that was
 * ever imported, and an endless loop in a component can only be ended together with its process.
 *
 * Its argument is the folder to build to. A message has the number of a build and the files that have changed since the
 * last good one. It builds without compressed copies and without the compiler, and answers with the number, the failures,
 * and whether the process ends now.
 */

import { dirname, relative, sep } from 'node:path';
import type { PageBundler } from '../bundle/pages.ts';
import { failuresOf } from '../lib/errors.ts';
import type { Settings } from './project.ts';
import { ROOT } from './cli.ts';

const [dist] = process.argv.slice(2) as [string];
let bundler: PageBundler<Settings> | undefined;

/** The settings, and the facts that they read, are loaded again. Pages need no such care: bundles get new names. */
function forgetSite(): void {
  const site = `${ROOT}${sep}site${sep}`;
  for (const file of Object.keys(require.cache)) if (file.startsWith(site)) delete require.cache[file];
}

async function run(changed: readonly string[]): Promise<readonly string[]> {
  try {
    forgetSite();
    // Required here and not imported: a mistake in the renderer is then reported like any other failure.
    const { build }: typeof import('../build.ts') = require('../build.ts');
    const { createPageBundler }: typeof import('../bundle/pages.ts') = require('../bundle/pages.ts');
    const { createDevWriter }: typeof import('../serve/live-reload.ts') = require('../serve/live-reload.ts');
    const { readProject }: typeof import('./project.ts') = require('./project.ts');
    const { types: _, ...project } = readProject();
    bundler ??= await createPageBundler<Settings>(ROOT, project, relative(ROOT, dirname(dist)));
    await build(bundler, () => createDevWriter(dist), { ...project, compressed: false, changed });
    return [];
  } catch (error) {
    return failuresOf(error, ROOT);
  }
}

let current: unknown;
process.on('message', async ([build, changed]: [unknown, readonly string[]]) => {
  current = build;
  process.send!([build, await run(changed)]);
});
// A rejected promise in the site's code that nothing awaits. It is reported if it comes before the answer of its build. Then
// the process ends: it would not load the module again, and the next build would seem to be sound.
process.on('uncaughtException', (error) => {
  process.send!([current, failuresOf(error, ROOT), true], () => process.exit(1));
});
process.on('disconnect', async () => {
  await bundler?.close();
  process.exit();
});
