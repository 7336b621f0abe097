/** The whole way from a site's sources to its published folder: bundle → render → check → publish. */

import { createHash } from 'node:crypto';
import { readFile, realpath } from 'node:fs/promises';
import { join } from 'node:path';
import { hashedFile, type OutputFile } from './assets.ts';
import { bundlePages, type ContentModule, type PageBundle, type PageModule, type PageSources } from './bundle.ts';
import { openCache, type Cache } from './cache.ts';
import { checkSite } from './check-site.ts';
import { openCheck, type Check } from './check.ts';
import { openClock, type Clock } from './clock.ts';
import { compressedCopies, isText } from './compress.ts';
import { BuildError, explain, groupFailures, messageOf, throwIfAny, type Failure } from './errors.ts';
import { checkTexts } from './head.ts';
import { headerRules } from './headers.ts';
import { hostingFiles } from './hosting.ts';
import { manifest } from './manifest.ts';
import { drawIcons, openDrawing, svgFile, type Draw } from './pictures.ts';
import { openStage, type Stage } from './publish.ts';
import { renderBody, renderDocument } from './render.ts';
import { isOverBudget, type BuildReport, type PageSize } from './report.ts';
import { checkFields } from './rules.ts';
import { openScripts } from './scripts.ts';
import { checkSecurity, securityFile } from './security.ts';
import { isRoute, type BaseSettings, type Page, type Route, type Site } from './site.ts';
import { robots, sitemap } from './sitemap.ts';
import { openSources } from './sources.ts';
import { SPECULATION_PATH, SPECULATION_RULES } from './speculation.ts';
import { checkPaths, outputFile } from './urls.ts';
import { growth } from './weight.ts';
import type { WhereWritten } from './written.ts';

export interface BuildOptions<Settings extends BaseSettings> extends PageSources {
  /** The project's folder, absolute. */
  root: string;
  /** The folder of the browser's scripts, relative to the root. */
  scripts: string;
  /** Where to publish, absolute. */
  dist: string;
  /** Where results are remembered from one build to the next, absolute. */
  cache: string;
  settings: Settings;
  /** The calendar year that pages show. */
  year: number;
  /** Whether text files get compressed copies beside them, which takes most of a first build's time. Yes, if not given. */
  compressed?: boolean;
}

/** The day of the build, `YYYY-MM-DD`. */
const today = () => new Date().toISOString().slice(0, 10);

/** What the steps of one build share. */
interface Workshop {
  stage: Stage;
  cache: Cache;
  draw: Draw;
  check: Check;
  clock: Clock;
  compressed: boolean;
}

/** Pages that are made at the same time: one is rendered while others are compressed beside it. */
const IN_FLIGHT = 8;

/** Calls `work` for each item in turn, for at most `limit` of them at a time. */
async function forEachInParallel<T>(
  items: readonly T[],
  limit: number,
  work: (item: T, index: number) => Promise<void>,
): Promise<void> {
  const queue = items.entries();
  const worker = async () => {
    for (const [index, item] of queue) await work(item, index);
  };
  await Promise.all(Array.from({ length: limit }, worker));
}

/** Writes a file and, where it is text, its compressed copies. */
async function writeFiles(files: readonly OutputFile[], { stage, cache, clock, compressed }: Workshop): Promise<void> {
  async function write(file: OutputFile): Promise<void> {
    clock.time('writing', () => stage.write(file));
    if (!compressed || !isText(file)) return;
    const copies = await clock.time('compressing', () => compressedCopies(file, cache));
    for (const copy of copies) clock.time('writing', () => stage.write(copy));
  }
  await Promise.all(files.map(write));
}

/** Draws the picture that a shared link shows; returns its path. Routes may share one: each is drawn once. */
function openPictures<S extends BaseSettings>({ stage, draw, clock }: Workshop): (route: Route<S>) => Promise<string> {
  const drawn = new Map<string, Promise<string>>();

  async function drawPicture(svg: string): Promise<string> {
    const file = hashedFile('share', '.png', await clock.time('drawing', () => draw(svg, 1200)));
    // Two drawings may come out alike.
    if (!stage.files.has(file.path)) stage.write(file);
    return `/${file.path}`;
  }

  return ({ picture }) => {
    const svg = clock.time('rendering', () => svgFile(picture.svg()));
    const key = createHash('sha256').update(svg).digest('base64');
    let path = drawn.get(key);
    if (!path) drawn.set(key, (path = drawPicture(svg)));
    return path;
  };
}

/** What a page weighs and, where that is more than it should, what grew since the build that is published. */
async function weigh<S extends BaseSettings>(
  { path, budget }: Page<S>,
  html: string,
  dist: string,
  { stage }: Workshop,
): Promise<PageSize> {
  const file = outputFile(path);
  const size = { path, raw: stage.files.get(file)!, brotli: stage.files.get(`${file}.br`), budget };
  if (!isOverBudget(size)) return size;
  const published = await readFile(join(dist, file), 'utf8').catch(() => undefined);
  return { ...size, grew: published && growth(published, html) };
}

/**
 * Renders and writes every page; none is kept in memory.
 *
 * @returns Each page's size.
 * @throws BuildError naming each page that failed, with its source and the cause.
 */
async function writePages<S extends BaseSettings>(
  { root, scripts, dist, settings, year }: BuildOptions<S>,
  { site, moduleOf }: PageBundle<S>,
  workshop: Workshop,
): Promise<PageSize[]> {
  const { stage, check, clock } = workshop;
  const scriptOf = openScripts(root, scripts);
  const pictureOf = openPictures<S>(workshop);

  async function writePage(page: Page<S>, { source, css }: PageModule): Promise<PageSize> {
    const { path } = page;
    const { default: Component } = await page.page();
    const body = clock.time('rendering', () => renderBody(Component, { path, routes: site.routes, settings, year }));
    const script = await scriptOf(body.modules);
    const picture = isRoute(page) ? await pictureOf(page) : undefined;
    const html = renderDocument(site, page, settings, { css, script: script && `/${script.path}`, picture }, body);
    clock.time('checking', () => check.read(path, source, html));
    const files: OutputFile[] = [{ path: outputFile(path), body: html }];
    if (script && !stage.files.has(script.path)) files.push(script);
    await writeFiles(files, workshop);
    return weigh(page, html, dist, workshop);
  }

  const pages = [...site.routes, ...site.errorPages];
  const sizes: PageSize[] = [];
  const failures: Failure[] = [];
  await forEachInParallel(pages, IN_FLIGHT, async (page, index) => {
    let place = page.path;
    try {
      const module = await moduleOf(page);
      place += ` (${module.source})`;
      sizes[index] = await writePage(page, module);
    } catch (error) {
      failures[index] = { place, cause: explain(error, root) };
    }
  });
  // The array has gaps where pages succeeded; filter() passes over them.
  throwIfAny(groupFailures(failures.filter(Boolean)));
  return sizes;
}

/** Writes what belongs to the site as a whole: icons, manifest, sitemap, robots.txt, the rules for fetching ahead, the hosts' files. */
async function writeSiteFiles<S extends BaseSettings>(
  site: Site<S>,
  settings: S,
  map: string,
  workshop: Workshop,
): Promise<void> {
  const { origin } = settings;
  const paths = site.routes.map(({ path }) => path);
  const icons = await drawIcons(site, workshop.draw, workshop.cache).catch((error) => {
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
    ...hostingFiles(headerRules(workshop.check.styles, site.targets?.(settings) ?? [], own), paths),
  ];
  await writeFiles(files, workshop);
}

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
  const clock = openClock();
  const bundle = await clock.time('bundling', () => bundlePages<S>(root, options));
  const { site } = bundle;
  let stage: Stage | undefined;
  try {
    const whereWritten = openSources(root, bundle.sources);
    checkSources(options.entry, bundle, whereWritten);
    const draw = await openDrawing(
      cache,
      site.pictureFonts.map((file) => join(root, file)),
    );
    stage = await openStage(options.dist);
    const check = openCheck(origin);
    const workshop = { stage, cache, draw, check, clock, compressed: options.compressed ?? true };
    await writeFiles(bundle.assets, workshop);
    const sizes = await writePages({ ...options, root }, bundle, workshop);
    const map = sitemap(
      origin,
      site.routes.map(({ path }) => path),
    );
    await writeSiteFiles(site, options.settings, map, workshop);
    const files = [...stage.files.keys()].filter((path) => !path.endsWith('.html'));
    throwIfAny(check.findings(files, map, whereWritten));
    const { times } = clock;
    const meanwhile = stage.others.map(
      (pid) => `Another build (process ${pid}) was at work too: the one that ended last is published.`,
    );
    const warnings = [...meanwhile, ...site.warnings(options.settings)];
    const report = { pages: sizes, files: stage.files, times, warnings };

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
