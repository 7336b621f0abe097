/** What a site has beside its pages: icons, manifest, sitemap, robots.txt, the rules for fetching ahead, the hosts' files. */

import type { PageBundle } from './bundle.ts';
import { BuildError, messageOf } from './errors.ts';
import { headerRules } from './headers.ts';
import { hostingFiles } from './hosting.ts';
import { manifest } from './manifest.ts';
import { drawIcons } from './pictures.ts';
import type { BaseSettings } from './site.ts';
import { robots, sitemap } from './sitemap.ts';
import { SPECULATION_PATH, SPECULATION_RULES } from './speculation.ts';
import { type Workshop, writeFiles } from './workshop.ts';

/** @returns The sitemap. */
export async function writeSiteFiles<S extends BaseSettings>(
  { site, styles }: PageBundle<S>,
  workshop: Workshop<S>,
): Promise<string> {
  const { settings, draw, cache } = workshop;
  const { origin } = settings;
  const paths = site.routes.map(({ path }) => path);
  const map = sitemap(origin, paths);
  const own = site.files?.(settings) ?? [];
  await writeFiles(
    [
      ...own,
      { path: 'site.webmanifest', body: manifest(site) },
      { path: 'sitemap.xml', body: map },
      { path: 'robots.txt', body: robots(origin) },
      { path: SPECULATION_PATH.slice(1), body: SPECULATION_RULES },
      ...hostingFiles(headerRules(styles, site.targets?.(settings) ?? [], own), paths),
    ],
    workshop,
  );
  const icons = await drawIcons(site, draw, cache).catch((error) => {
    throw new BuildError([`The site's icon: ${messageOf(error)}`]);
  });
  await writeFiles(icons, workshop);
  return map;
}
