/** Every page of a site → its HTML, its script and its picture, written as they are made. */

import { createHash } from 'node:crypto';
import { hashedFile, type OutputFile } from './assets.ts';
import type { PageBundle, PageModule } from './bundle.ts';
import { explain, type Failure, groupFailures, throwIfAny } from './errors.ts';
import { svgFile } from './pictures.ts';
import { renderBody, renderDocument } from './render.ts';
import type { PageSize } from './report.ts';
import type { ScriptOf } from './scripts.ts';
import { type BaseSettings, isRoute, type Page, type Route } from './site.ts';
import { outputFile } from './urls.ts';
import { type Workshop, writeFiles } from './workshop.ts';

/** Pages that are made at the same time: one is rendered while others are compressed beside it. */
const IN_FLIGHT = 8;

/** Calls `work` for each item in turn, for at most `limit` of them at a time. */
async function forEachInParallel<T>(
  items: readonly T[],
  limit: number,
  work: (item: T) => Promise<void>,
): Promise<void> {
  const queue = items.values();
  const worker = async () => {
    for (const item of queue) await work(item);
  };
  await Promise.all(Array.from({ length: limit }, worker));
}

/** Draws the picture that a shared link shows; returns its path. Routes may share one: each is drawn once. */
function openPictures<S extends BaseSettings>({ stage, draw }: Workshop<S>): (route: Route<S>) => Promise<string> {
  const drawn = new Map<string, Promise<string>>();

  async function drawPicture(svg: string): Promise<string> {
    const file = hashedFile('share', '.png', await draw(svg, 1200));
    // Two drawings may come out alike.
    if (!stage.files.has(file.path)) stage.write(file);
    return `/${file.path}`;
  }

  return ({ picture }) => {
    const svg = svgFile(picture.svg());
    const key = createHash('sha256').update(svg).digest('base64');
    let path = drawn.get(key);
    if (!path) drawn.set(key, (path = drawPicture(svg)));
    return path;
  };
}

/** Pages that somebody waits for. */
export interface First {
  /** Their paths; those that no page has are passed over. Asked for when pages are about to be made. */
  paths: () => readonly string[];
  /** Called when they can be served, unless one of them failed; the others are made after that. */
  ready: () => Promise<void>;
}

/**
 * Renders and writes every page; none is kept in memory.
 *
 * @returns Each page's size.
 * @throws BuildError naming each page that failed, with its source and the cause.
 */
export async function writePages<S extends BaseSettings>(
  { site, moduleOf }: PageBundle<S>,
  scriptOf: ScriptOf,
  workshop: Workshop<S>,
  first?: First,
): Promise<PageSize[]> {
  const { root, settings, year, stage, check } = workshop;
  const pictureOf = openPictures<S>(workshop);

  async function writePage(page: Page<S>, { source, css }: PageModule): Promise<PageSize> {
    const { path, budget } = page;
    const { default: Component } = await page.page();
    const body = renderBody(Component, { path, routes: site.routes, settings, year });
    const script = await scriptOf(body.modules);
    const picture = isRoute(page) ? await pictureOf(page) : undefined;
    const html = renderDocument(site, page, settings, { css, script: script && `/${script.path}`, picture }, body);
    check.read(path, source, html);
    const file = outputFile(path);
    const files: OutputFile[] = [{ path: file, body: html }];
    if (script && !stage.files.has(script.path)) files.push(script);
    await writeFiles(files, workshop);
    return { path, raw: stage.files.get(file)!, brotli: stage.files.get(`${file}.br`), budget };
  }

  const sizes: PageSize[] = [];
  const failures: Failure[] = [];
  const write = (pages: readonly (readonly [number, Page<S>])[]) =>
    forEachInParallel(pages, IN_FLIGHT, async ([index, page]) => {
      let place = page.path;
      try {
        const module = moduleOf(page);
        place += ` (${module.source})`;
        sizes[index] = await writePage(page, module);
      } catch (error) {
        failures[index] = { place, cause: explain(error, root) };
      }
    });

  const pages = [...[...site.routes, ...site.errorPages].entries()];
  const wanted = first?.paths() ?? [];
  const early = pages.filter(([, { path }]) => wanted.includes(path));
  await write(early);
  if (early.length > 0 && failures.length === 0) await first?.ready();
  await write(pages.filter((page) => !early.includes(page)));
  // The array has gaps where pages succeeded; filter() passes over them.
  throwIfAny(groupFailures(failures.filter(Boolean)));
  return sizes;
}
