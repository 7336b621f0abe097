/** One build for npm run dev: without compressed copies and without the compiler, which the dev server runs after it. */

import { sep } from 'node:path';
import { build } from '../build-site.ts';
import { createPageBundler } from '../bundle/pages.ts';
import { withLiveReload } from '../dev/live-reload.ts';
import { createWriter, type Writer } from '../output/writer.ts';
import { ROOT } from './cli.ts';
import { projectLayout, readProject } from './project.ts';

const bundler = createPageBundler(ROOT, projectLayout(ROOT));

/** Lets the settings, and the facts that they read, be loaded again. Pages need no such care: bundles get new names. */
function forgetSite(): void {
  const site = `${ROOT}${sep}site${sep}`;
  for (const file of Object.keys(require.cache)) if (file.startsWith(site)) delete require.cache[file];
}

/** Each page loads the script that keeps it up to date. */
async function openWriter(dist: string): Promise<Writer> {
  const writer = await createWriter(dist);
  return {
    ...writer,
    write: ({ path, body }) =>
      writer.write({ path, body: path.endsWith('.html') ? withLiveReload(String(body)) : body }),
  };
}

/**
 * @param dist The folder to build to, absolute.
 * @throws BuildError with every failure found.
 */
export async function devBuild(dist: string): Promise<void> {
  forgetSite();
  const { types: _, ...project } = readProject();
  await build(await bundler, () => openWriter(dist), { ...project, compressed: false });
}
