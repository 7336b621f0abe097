/** Imports a bundled site into this process. */

import { basename } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { ComponentType } from 'react';
import { BuildError, explain, sourceMaps } from '../lib/errors.ts';
import type { ContentModule, Entry, Page } from '../types.ts';
import type { PageBundle } from './pages.ts';

export type LoadedSite = Awaited<ReturnType<typeof loadSite>>;

/** Imports a bundle and creates the site. `loadPage` imports pages on demand. @throws BuildError */
export async function loadSite(bundle: PageBundle, root: string, settings?: object) {
  for (const [file, map] of bundle.maps) sourceMaps.set(file, map);
  const { entry, content } = bundle.sources;
  const loading: Promise<Partial<Entry> & Record<string, object>> = import(pathToFileURL(bundle.entry).href);
  const { createSite, readSettings, ...modules } = await loading.catch((error) => {
    throw new BuildError([`${entry}: ${explain(error, root)}`]);
  });
  if (typeof createSite !== 'function') throw new BuildError([`${entry}: Expected an exported function "createSite".`]);
  return {
    site: createSite(settings ?? readSettings!(process.env)),
    content: content.map((file): ContentModule => ({ file, exports: modules[file]! })),
    /** @throws BuildError if `page` isn't a lazy import of a component. */
    async loadPage({ page }: Page) {
      // The bundler adds `moduleUrl` to each module, because the URL is the only link to its CSS.
      const module = (await page()) as { default?: ComponentType<{ path: string }>; moduleUrl?: string };
      const found = module.moduleUrl && bundle.pages[basename(fileURLToPath(module.moduleUrl))];
      if (!found) throw new BuildError([`Expected a lazy import, such as page: () => import('./pages/Name.tsx').`]);
      if (typeof module.default !== 'function')
        throw new BuildError([`${found.source}: Expected a component as the default export.`]);
      return { ...found, Component: module.default, module };
    },
  };
}
