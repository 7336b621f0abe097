/** What a site has beside its pages: icons, manifest, sitemap, robots.txt, the rules for fetching ahead, the hosts' files. */

import { BuildError, messageOf } from './errors.ts';
import { headerRules } from './headers.ts';
import { hostingFiles } from './hosting.ts';
import { manifest } from './manifest.ts';
import { drawIcons } from './pictures.ts';
import { securityFile } from './security.ts';
import type { BaseSettings, Site } from './site.ts';
import { robots, sitemap } from './sitemap.ts';
import { SPECULATION_PATH, SPECULATION_RULES } from './speculation.ts';
import { type Workshop, writeFiles } from './workshop.ts';

/** @returns The sitemap. */
export async function writeSiteFiles<S extends BaseSettings>(site: Site<S>, workshop: Workshop<S>): Promise<string> {
  const { settings, draw, cache, check } = workshop;
  const { origin } = settings;
  const paths = site.routes.map(({ path }) => path);
  const map = sitemap(origin, paths);
  const icons = await drawIcons(site, draw, cache).catch((error) => {
    throw new BuildError([`The site's icon: ${messageOf(error)}`]);
  });
  const own = site.files?.(settings) ?? [];
  const files = [
    ...icons,
    ...own,
    { path: 'site.webmanifest', body: manifest(site) },
    { path: 'sitemap.xml', body: map },
    { path: 'robots.txt', body: robots(origin) },
    { path: SPECULATION_PATH.slice(1), body: SPECULATION_RULES },
    ...(site.security ? [securityFile(site.security, origin, site.lang)] : []),
    ...hostingFiles(headerRules(check.styles, site.targets?.(settings) ?? [], own), paths),
  ];
  await writeFiles(files, workshop);
  return map;
}
