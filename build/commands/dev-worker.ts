/**
 * The builds of npm run dev, in a process of their own: Node's module cache keeps every version of a module that was
 * ever imported, and an endless loop in a component can only be ended together with its process.
 *
 * Its argument is the folder to build to. For each message it builds, and answers with the failures.
 */

import { sep } from 'node:path';
import { build } from '../build-site.ts';
import { createPageBundler } from '../bundle/pages.ts';
import { withLiveReload } from '../dev/live-reload.ts';
import { failuresOf } from '../errors.ts';
import { createWriter, type Writer } from '../output/writer.ts';
import { ROOT } from './cli.ts';
import { projectLayout, readProject } from './project.ts';

const [dist] = process.argv.slice(2) as [string];
const bundler = createPageBundler(ROOT, projectLayout(ROOT));

/** Lets the settings, and the facts that they read, be loaded again. Pages need no such care: bundles get new names. */
function forgetSite(): void {
  for (const file of Object.keys(require.cache))
    if (file.startsWith(`${ROOT}${sep}site${sep}`)) delete require.cache[file];
}

/** Each page loads the script that keeps it up to date. */
async function openWriter(): Promise<Writer> {
  const writer = await createWriter(dist);
  return {
    ...writer,
    write: ({ path, body }) =>
      writer.write({ path, body: path.endsWith('.html') ? withLiveReload(String(body)) : body }),
  };
}

async function run(): Promise<readonly string[]> {
  try {
    forgetSite();
    // Without the compiler: the dev server runs it after the build.
    const { types: _, ...project } = readProject();
    await build(await bundler, openWriter, { ...project, compressed: false });
    return [];
  } catch (error) {
    return failuresOf(error, ROOT);
  }
}

process.on('message', async () => process.send!(await run()));
// A rejected promise in the site's code that nothing awaits.
process.on('uncaughtException', (error) => process.send!(failuresOf(error, ROOT)));
process.on('disconnect', async () => {
  await (await bundler).close();
  process.exit();
});
