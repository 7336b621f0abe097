/** What a site has beside its pages: icons, manifest, sitemap, robots.txt, the speculation rules. */

import type { BuildContext } from '../build-context.ts';
import type { PageBundle } from '../bundle/pages.ts';
import { BuildError, messageOf } from '../lib/errors.ts';
import { writeFiles } from '../publish/compress.ts';
import type { BaseSettings } from '../site.ts';
import { createIcons } from './icons.ts';
import { manifest } from './manifest.ts';
import { robots, sitemap } from './sitemap.ts';
import { SPECULATION_PATH, SPECULATION_RULES } from './speculation.ts';

/** @returns The sitemap, as published. */
export async function writeSiteFiles<S extends BaseSettings>(
  { site }: PageBundle<S>,
  context: BuildContext<S>,
): Promise<string> {
  const { settings, rasterize, cache } = context;
  const { origin } = settings;
  const paths = site.routes.map(({ path }) => path);
  const sitemapXml = sitemap(origin, paths);
  await writeFiles(
    [
      ...(site.files?.(settings) ?? []),
      { path: 'site.webmanifest', body: manifest(site) },
      { path: 'sitemap.xml', body: sitemapXml },
      { path: 'robots.txt', body: robots(origin) },
      { path: SPECULATION_PATH.slice(1), body: SPECULATION_RULES },
    ],
    context,
  );
  const icons = await createIcons(site, rasterize, cache).catch((error) => {
    throw new BuildError([`The site's icon: ${messageOf(error)}`]);
  });
  await writeFiles(icons, context);
  return sitemapXml;
}
