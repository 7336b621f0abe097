/** Bundles and imports a project's site. */

import { loadSite } from '../../build/bundle/load.ts';
import { createPageBundler } from '../../build/bundle/pages.ts';
import { projectLayout } from '../../build/commands/project.ts';
import { readSettings } from '../../site/settings.ts';

export type LoadedProject = Awaited<ReturnType<typeof loadProject>>;

/** Node can't load the site's stylesheets without bundling. Share images are in menu order. */
export async function loadProject(root: string) {
  const bundler = await createPageBundler(root, projectLayout(root));
  const { site, content, loadPage } = await loadSite(await bundler.bundle(), root, readSettings({}));
  const modules = await Promise.all(site.routes.map(loadPage));
  await bundler.close();
  const shareImages = site.routes.map(({ shareImage }, index) => shareImage.svg(modules[index]!.module as never));
  return { site, content, shareImages };
}
