/** What a site is bundled with, open for as long as it is built again: its pages for Node, its scripts for browsers. */

import { realpath } from 'node:fs/promises';
import { openPageBundler, type PageBundler, type PageSources } from './bundle.ts';
import { openScripts, type Scripts } from './scripts.ts';
import type { BaseSettings } from './site.ts';

/** Where a site is. */
export interface SiteSources extends PageSources {
  /** The project's folder, absolute. */
  root: string;
  /** The folder of the browser's scripts, relative to the root. */
  scripts: string;
}

export interface Bundlers<Settings extends BaseSettings> {
  /** The project's folder, absolute, links resolved. */
  root: string;
  pages: PageBundler<Settings>;
  scripts: Scripts;
  /** To be called when the last build is done: until then they keep what the next one may use. */
  close: () => Promise<void>;
}

export async function openBundlers<S extends BaseSettings>(sources: SiteSources): Promise<Bundlers<S>> {
  // Stacks name real paths, not the links that lead to them.
  const root = await realpath(sources.root);
  const pages = await openPageBundler<S>(root, sources);
  const scripts = openScripts(root, sources.scripts);
  return {
    root,
    pages,
    scripts,
    async close() {
      await Promise.all([pages.close(), scripts.close()]);
    },
  };
}
