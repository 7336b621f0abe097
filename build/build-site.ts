/** The whole way from a site's sources to its published folder: bundle → render → check → publish. */

import { realpath } from 'node:fs/promises';
import { join } from 'node:path';
import { type ContentModule, openPageBundler, type PageBundle, type PageSources } from './bundle.ts';
import { openCache } from './cache.ts';
import { openCheck } from './check.ts';
import { checkSite } from './check-site.ts';
import { openClock } from './clock.ts';
import { throwIfAny } from './errors.ts';
import { checkTexts } from './head.ts';
import { writePages } from './pages.ts';
import { openDrawing } from './pictures.ts';
import { openStage, type Stage } from './publish.ts';
import type { BuildReport } from './report.ts';
import { checkFields } from './rules.ts';
import { openScripts } from './scripts.ts';
import { checkSecurity } from './security.ts';
import type { BaseSettings } from './site.ts';
import { writeSiteFiles } from './site-files.ts';
import { openSources } from './sources.ts';
import { checkPaths } from './urls.ts';
import { type Decorate, writeFiles } from './workshop.ts';
import type { WhereWritten } from './written.ts';

/** Where a site is, and what becomes of it. */
export interface BuilderOptions extends PageSources {
  /** The project's folder, absolute. */
  root: string;
  /** The folder of the browser's scripts, relative to the root. */
  scripts: string;
  /** Opens the folder to publish to, for one build. */
  stage: () => Promise<Stage>;
  /** Where results are remembered from one build to the next, absolute. */
  cache: string;
  /** Whether text files get compressed copies beside them, which takes most of a first build's time. Yes, if not given. */
  compressed?: boolean;
  /** What is done to each finished page. Nothing, if not given. */
  decorate?: Decorate;
}

/** What a site is built with. */
export interface BuildInput<Settings extends BaseSettings> {
  settings: Settings;
  /** The calendar year that pages show. */
  year: number;
}

/** Builds a site again and again, and only what changed since the last time. */
export interface Builder<Settings extends BaseSettings> {
  /**
   * Builds the site as its sources are now, and publishes it.
   *
   * @throws BuildError with every failure found; the published folder is then as it was before.
   */
  build: (input: BuildInput<Settings>) => Promise<BuildReport>;
  close: () => Promise<void>;
}

/** The day of the build, `YYYY-MM-DD`. */
const today = () => new Date().toISOString().slice(0, 10);

/**
 * In the order in which data flows: what is wrong with a fact is not told again of the texts and titles made from it.
 *
 * @throws BuildError with what is wrong before anything is rendered.
 */
function checkSources<S extends BaseSettings>(
  entry: string,
  { site, facts, texts }: PageBundle<S>,
  whereWritten: WhereWritten,
): void {
  const check = ({ source, namespace }: ContentModule) =>
    checkFields(source, namespace, site.rules ?? {}, whereWritten);
  throwIfAny(facts.flatMap(check));
  throwIfAny(texts.flatMap(check));
  throwIfAny(checkSite(entry, site));
  const pages = [...site.routes, ...site.errorPages];
  throwIfAny([
    ...checkPaths(pages),
    ...checkTexts(pages),
    ...(site.security ? checkSecurity(site.security, today()) : []),
  ]);
}

/** @returns A builder, to be closed when the last build is done: until then it keeps what the next one may use. */
export async function openBuilder<S extends BaseSettings>(options: BuilderOptions): Promise<Builder<S>> {
  const { entry, compressed = true, decorate = (html) => html } = options;
  // Stacks name real paths, not the links that lead to them.
  const root = await realpath(options.root);
  const bundler = await openPageBundler<S>(root, options);
  const scripts = openScripts(root, options.scripts);

  async function build({ settings, year }: BuildInput<S>): Promise<BuildReport> {
    const { origin } = settings;
    const cache = openCache(options.cache);
    const clock = openClock();
    const bundle = await clock.time('bundling', bundler.bundle);
    const { site } = bundle;
    const whereWritten = openSources(root, bundle.sources);
    checkSources(entry, bundle, whereWritten);
    const fonts = site.pictureFonts.map((file) => join(root, file));
    const draw = await openDrawing(cache, fonts);
    const stage = await options.stage();
    try {
      const check = openCheck(origin);
      const workshop = { root, settings, year, stage, cache, draw, check, clock, compressed, decorate };
      await writeFiles(bundle.assets, workshop);
      const pages = await writePages(bundle, scripts.bundle(), workshop);
      const map = await writeSiteFiles(site, workshop);
      const files = [...stage.files.keys()].filter((path) => !path.endsWith('.html'));
      throwIfAny(check.findings(files, map, whereWritten));
      const meanwhile = stage.others.map(
        (pid) => `Another build (process ${pid}) was at work too: the one that ended last is published.`,
      );
      const warnings = [...meanwhile, ...site.warnings(settings)];
      await stage.publish();
      // What is not compressed now will be another time.
      if (compressed) await cache.prune();
      return { pages, files: stage.files, times: clock.times, warnings };
    } catch (error) {
      await stage.discard();
      throw error;
    }
  }

  return {
    build,
    async close() {
      await Promise.all([bundler.close(), scripts.close()]);
    },
  };
}

export interface BuildOptions<Settings extends BaseSettings>
  extends Omit<BuilderOptions, 'stage'>,
    BuildInput<Settings> {
  /** Where to publish, absolute. */
  dist: string;
}

/**
 * Builds a site once and publishes it.
 *
 * @throws BuildError with every failure found; the published folder is then as it was before.
 */
export async function buildSite<S extends BaseSettings>(options: BuildOptions<S>): Promise<BuildReport> {
  const builder = await openBuilder<S>({ ...options, stage: () => openStage(options.dist) });
  try {
    return await builder.build(options);
  } finally {
    await builder.close();
  }
}
