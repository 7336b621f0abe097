/** The whole way from a site's sources to its published folder: bundle → render → check → publish. */

import { join } from 'node:path';
import type { ContentModule, PageBundle } from './bundle.ts';
import { type Bundlers, openBundlers, type SiteSources } from './bundlers.ts';
import { openCache } from './cache.ts';
import { openCheck } from './check.ts';
import { throwIfAny } from './errors.ts';
import { checkTexts } from './head.ts';
import { type First, writePages } from './pages.ts';
import { openDrawing } from './pictures.ts';
import { openStage, type Stage } from './publish.ts';
import type { BuildReport } from './report.ts';
import { checkFields } from './rules.ts';
import type { BaseSettings } from './site.ts';
import { writeSiteFiles } from './site-files.ts';
import { openSources } from './sources.ts';
import { checkPaths } from './urls.ts';
import { writeFiles } from './workshop.ts';
import type { WhereWritten } from './written.ts';

/** What one build is made with. */
export interface BuildInput<Settings extends BaseSettings> {
  /** Where results are remembered from one build to the next, absolute. */
  cache: string;
  /** Whether text files get compressed copies beside them, which takes most of a first build's time. Yes, if not given. */
  compressed?: boolean;
  settings: Settings;
  /** The calendar year that pages show. */
  year: number;
  /** Pages that are made before all others. */
  first?: First;
}

/**
 * In the order in which data flows: what is wrong with a fact is not told again of the texts and titles made from it.
 *
 * @throws BuildError with what is wrong before anything is rendered.
 */
function checkSources<S extends BaseSettings>({ site, facts, texts }: PageBundle<S>, whereWritten: WhereWritten): void {
  const check = ({ source, namespace }: ContentModule) =>
    checkFields(source, namespace, site.rules ?? {}, whereWritten);
  throwIfAny(facts.flatMap(check));
  throwIfAny(texts.flatMap(check));
  const pages = [...site.routes, ...site.errorPages];
  throwIfAny([...checkPaths(pages), ...checkTexts(pages)]);
}

/**
 * Builds a site as its sources are now.
 *
 * @param openStage Opens the folder to publish to.
 * @throws BuildError with every failure found; the published folder is then as it was before.
 */
export async function build<S extends BaseSettings>(
  { root, pages: bundler, scripts }: Bundlers<S>,
  openStage: () => Promise<Stage>,
  { cache: folder, compressed = true, settings, year, first }: BuildInput<S>,
): Promise<BuildReport> {
  const cache = openCache(folder);
  const bundle = await bundler.bundle();
  const { site } = bundle;
  const whereWritten = openSources(root, bundle.sources);
  checkSources(bundle, whereWritten);
  const fonts = site.pictureFonts.map((file) => join(root, file));
  const draw = await openDrawing(cache, fonts);
  const stage = await openStage();
  try {
    const check = openCheck(settings.origin, bundle.styles);
    const workshop = { root, settings, year, stage, cache, draw, check, compressed };
    await writeFiles(bundle.assets, workshop);
    const work = [writeSiteFiles(bundle, workshop), writePages(bundle, scripts.bundle(), workshop, first)] as const;
    // Nothing is written any more behind a failure.
    await Promise.allSettled(work);
    const [map, pages] = await Promise.all(work);
    const files = [...stage.files.keys()].filter((path) => !path.endsWith('.html'));
    throwIfAny(check.findings(files, map, whereWritten));
    const meanwhile = stage.others.map(
      (pid) => `Another build (process ${pid}) was at work too: the one that ended last is published.`,
    );
    const warnings = [...meanwhile, ...site.warnings(settings)];
    await stage.publish();
    // What is not compressed now will be another time.
    if (compressed) await cache.prune();
    return { pages, files: stage.files, warnings };
  } catch (error) {
    await stage.discard();
    throw error;
  }
}

export interface BuildOptions<Settings extends BaseSettings> extends SiteSources, BuildInput<Settings> {
  /** Where to publish, absolute. */
  dist: string;
}

/**
 * Builds a site once and publishes it.
 *
 * @throws BuildError with every failure found; the published folder is then as it was before.
 */
export async function buildSite<S extends BaseSettings>(options: BuildOptions<S>): Promise<BuildReport> {
  const bundlers = await openBundlers<S>(options);
  try {
    return await build(bundlers, () => openStage(options.dist), options);
  } finally {
    await bundlers.close();
  }
}
