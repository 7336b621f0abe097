/** The whole way from a site's sources to its published folder: bundle → render → check → publish. */

import { realpath } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { hashedFile } from './assets.ts';
import { bundlePages, type PageBundle, type PageModule } from './bundle.ts';
import { openCache, type Cache } from './cache.ts';
import { check, readFacts, type PageFacts } from './check.ts';
import { BuildError, explain, groupFailures, messageOf, throwIfAny, type Failure } from './errors.ts';
import { manifest } from './manifest.ts';
import { drawIcons, openDrawing, svgFile, type Draw } from './pictures.ts';
import { openStage, type Stage } from './publish.ts';
import { renderBody, renderDocument } from './render.ts';
import type { BuildReport, PageSize } from './report.ts';
import { openScripts } from './scripts.ts';
import { isRoute, type BaseSettings, type Page, type Route, type Site } from './site.ts';
import { robots, sitemap } from './sitemap.ts';
import { checkPaths, outputFile, slug } from './urls.ts';

export interface BuildOptions<Settings extends BaseSettings> {
  /** The project's folder, absolute. */
  root: string;
  /** The module that exports `site`, relative to the root. */
  entry: string;
  /** The stylesheet that every page begins with, relative to the root. */
  styles: string;
  /** The folder of the browser's scripts, relative to the root. */
  scripts: string;
  /** Where to publish, absolute. */
  dist: string;
  /** Where results are remembered from one build to the next, absolute. */
  cache: string;
  settings: Settings;
  /** The calendar year that pages show. */
  year: number;
}

/** What the steps of one build share. */
interface Workshop {
  stage: Stage;
  cache: Cache;
  draw: Draw;
}

const compress = promisify(brotliCompress);
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };

/** Draws the picture that a shared link to the page shows; returns its path. */
async function writePicture<S extends BaseSettings>(route: Route<S>, { stage, draw }: Workshop): Promise<string> {
  const file = hashedFile(`share-${slug(route.path)}`, '.png', await draw(svgFile(route.picture.svg()), 1200));
  await stage.write(file);
  return `/${file.path}`;
}

/**
 * Renders and writes every page.
 *
 * @returns Each page's size, and what the check needs to know of it.
 * @throws BuildError naming each page that failed, with its source and the cause.
 */
async function writePages<S extends BaseSettings>(
  { root, scripts, settings, year }: BuildOptions<S>,
  { site, moduleOf }: PageBundle<S>,
  workshop: Workshop,
): Promise<{ size: PageSize; facts: PageFacts }[]> {
  const { stage, cache } = workshop;
  const scriptOf = openScripts(root, scripts);

  async function writePage(page: Page<S>, { source, css }: PageModule): Promise<{ size: PageSize; facts: PageFacts }> {
    const { path } = page;
    const body = await renderBody(page, { path, routes: site.routes, settings, year });
    const script = await scriptOf(body.modules);
    if (script && !stage.files.has(script.path)) await stage.write(script);
    const picture = isRoute(page) ? await writePicture(page, workshop) : undefined;
    const html = renderDocument(site, page, settings, { css, script: script && `/${script.path}`, picture }, body);
    await stage.write({ path: outputFile(path), body: html });

    const compressed = await cache.remember(['brotli', process.versions.brotli!, html], () => compress(html, BROTLI));
    return {
      size: { path, raw: Buffer.byteLength(html), brotli: compressed.length },
      facts: readFacts(path, source, html),
    };
  }

  const written: { size: PageSize; facts: PageFacts }[] = [];
  const failures: Failure[] = [];
  for (const page of [...site.routes, ...site.errorPages]) {
    let place = page.path;
    try {
      const module = await moduleOf(page);
      place += ` (${module.source})`;
      written.push(await writePage(page, module));
    } catch (error) {
      failures.push({ place, cause: explain(error, root) });
    }
  }
  throwIfAny(groupFailures(failures));
  return written;
}

/** Writes what belongs to the site as a whole: icons, manifest, sitemap, robots.txt. */
async function writeSiteFiles<S extends BaseSettings>(site: Site<S>, origin: string, workshop: Workshop): Promise<void> {
  const paths = site.routes.map(({ path }) => path);
  const icons = await drawIcons(site, workshop.draw, workshop.cache).catch((error) => {
    throw new BuildError([`The site's icon: ${messageOf(error)}`]);
  });
  const files = [
    ...icons,
    { path: 'site.webmanifest', body: manifest(site) },
    { path: 'sitemap.xml', body: sitemap(origin, paths) },
    { path: 'robots.txt', body: robots(origin) },
  ];
  for (const file of files) await workshop.stage.write(file);
}

/**
 * Builds a site and publishes it.
 *
 * @throws BuildError with every failure found; the published folder is then as it was before.
 */
export async function buildSite<S extends BaseSettings>(options: BuildOptions<S>): Promise<BuildReport> {
  // Stacks name real paths, not the links that lead to them.
  const root = await realpath(options.root);
  const { origin } = options.settings;
  const cache = openCache(options.cache);
  const bundle = await bundlePages<S>(root, options.entry, options.styles);
  const { site } = bundle;
  let stage: Stage | undefined;
  try {
    throwIfAny(checkPaths([...site.routes, ...site.errorPages]));
    const draw = await openDrawing(cache, site.pictureFonts.map((file) => join(root, file)));
    stage = await openStage(options.dist);
    const workshop = { stage, cache, draw };
    for (const asset of bundle.assets) await stage.write(asset);
    const pages = await writePages({ ...options, root }, bundle, workshop);
    await writeSiteFiles(site, origin, workshop);
    const files = [...stage.files.keys()].filter((path) => !path.endsWith('.html'));
    throwIfAny(check(origin, pages.map(({ facts }) => facts), files));
    const sizes = pages.map(({ size }) => size);
    const report = { pages: sizes, files: stage.files, warnings: site.warnings(options.settings) };

    await stage.publish();
    await cache.prune();
    return report;
  } catch (error) {
    await stage?.discard();
    throw error;
  } finally {
    await bundle.dispose();
  }
}
