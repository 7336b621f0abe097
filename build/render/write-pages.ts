/** Every page of a site → its HTML, its script and its share image, written as they are made. */

import type { BuildContext } from '../build-context.ts';
import type { PageBundle, PageModule } from '../bundle/pages.ts';
import type { ScriptFor } from '../bundle/scripts.ts';
import { explain, type Failure, groupFailures, throwIfAny } from '../lib/errors.ts';
import { writeFiles } from '../publish/compress.ts';
import type { PageSize } from '../publish/report.ts';
import { type BaseSettings, isRoute, type Page } from '../site.ts';
import { outputFile } from '../lib/urls.ts';
import { renderBody, renderDocument } from './render.ts';
import { createShareImages } from './share-image.ts';

/** Pages in the making at the same time: while one is rendered, others are compressed in the thread pool. */
const CONCURRENCY = 8;

/**
 * Renders and writes every page; none is kept in memory.
 *
 * @returns Each page's size.
 * @throws BuildError naming each page that failed, with its source and the cause.
 */
export async function writePages<S extends BaseSettings>(
  { site, moduleOf }: PageBundle<S>,
  scriptFor: ScriptFor,
  context: BuildContext<S>,
): Promise<PageSize[]> {
  const { root, settings, year, writer, linkChecker } = context;
  const shareImageOf = createShareImages<S>(context);

  async function writePage(page: Page<S>, { source, css, policy }: PageModule): Promise<PageSize> {
    const { path, budget } = page;
    const { default: Component } = await page.page();
    const body = renderBody(Component, { path, routes: site.routes, settings, year });
    const script = await scriptFor(body.modules);
    const picture = isRoute(page) ? await shareImageOf(page) : undefined;
    const assets = { css, policy, script: script && `/${script.path}`, picture };
    const html = renderDocument(site, page, settings, assets, body);
    linkChecker.add(path, source, html, css);
    const file = { path: outputFile(path), body: html };
    await writeFiles(script && !writer.files.has(script.path) ? [file, script] : [file], context);
    return { path, raw: writer.files.get(file.path)!, brotli: writer.files.get(`${file.path}.br`), budget };
  }

  const sizes: PageSize[] = [];
  const failures: Failure[] = [];
  const queue = [...site.routes, ...site.unlistedPages].entries();

  async function work(): Promise<void> {
    for (const [index, page] of queue) {
      let place = page.path;
      try {
        const module = moduleOf(page);
        place += ` (${module.source})`;
        sizes[index] = await writePage(page, module);
      } catch (error) {
        failures[index] = { place, cause: explain(error, root) };
      }
    }
  }

  await Promise.all(Array.from({ length: CONCURRENCY }, work));
  // The array has gaps where pages succeeded; filter() passes over them.
  throwIfAny(groupFailures(failures.filter(Boolean)));
  return sizes;
}
