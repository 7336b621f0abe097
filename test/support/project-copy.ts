/** Loads the project, and copies it for tests that change and build it. */

import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { loadSite } from '../../build/bundle/load.ts';
import { createPageBundler } from '../../build/bundle/pages.ts';
import { checkTypes } from '../../build/check/types.ts';
import { projectLayout } from '../../build/commands/project.ts';
import type { ContentModule } from '../../build/types.ts';
import { readSettings } from '../../site/settings.ts';
import { ROOT, temporaryRoot } from './build-fixture.ts';
import { buildSharedSite, builtSite, PROJECT_CACHE } from './built-site.ts';

const CACHE = 'node_modules/.cache';

/** The business data and copy modules, as a build passes them to the site's checks. */
export const projectContent = (): ContentModule[] =>
  projectLayout(ROOT).content.map((file) => ({ file, exports: require(join(ROOT, file)) as object }));

export type LoadedProject = Awaited<ReturnType<typeof loadProject>>;

/** Loads a project's site. Stylesheets need bundling. Share images are in menu order. */
export async function loadProject(root: string) {
  const bundler = await createPageBundler(root, projectLayout(root));
  const { site, content, loadPage } = await loadSite(await bundler.bundle(), root, readSettings({}));
  const modules = await Promise.all(site.routes.map(loadPage));
  await bundler.close();
  const shareImages = site.routes.map(({ shareImage }, index) => shareImage.svg(modules[index]!.module as never));
  return { site, content, shareImages };
}

/** Copies everything the commands need, with a filled cache so that the first build is fast. */
export async function copyOfProject(files: Record<string, string> = {}, more: readonly string[] = []): Promise<string> {
  await builtSite();
  const root = await temporaryRoot(files, ['build', 'site', 'assets', 'package.json', 'tsconfig.json', ...more]);
  cpSync(PROJECT_CACHE, join(root, CACHE), { recursive: true });
  return root;
}

/** Fills the shared cache. Type-checks a copy, so TypeScript's build info is valid in copies. */
export async function fillSharedCache(): Promise<void> {
  await buildSharedSite();
  const root = await copyOfProject();
  await checkTypes(root, projectLayout(root).types);
  cpSync(join(root, CACHE, 'types'), join(PROJECT_CACHE, 'types'), { recursive: true });
}
