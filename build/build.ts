/** From a site's sources to its published folder: bundle → render → check → publish. */

import { realpath } from 'node:fs/promises';
import { join } from 'node:path';
import type { BuildContext } from './build-context.ts';
import {
  type ContentModule,
  createPageBundler,
  type PageBundle,
  type PageBundler,
  type PageSources,
} from './bundle/pages.ts';
import { createScriptBundler } from './bundle/scripts.ts';
import { checkFields } from './check/fields.ts';
import { createLinkChecker } from './check/link-checker.ts';
import { createSourceLines, type LocateText, locationNote } from './check/source-lines.ts';
import { typecheck } from './check/typecheck.ts';
import { throwIfAny } from './lib/errors.ts';
import { createCache } from './publish/cache.ts';
import { writeFiles } from './publish/compress.ts';
import { createRasterizer } from './render/rasterize.ts';
import type { BuildReport } from './publish/report.ts';
import { createWriter, type Writer } from './publish/writer.ts';
import { checkTexts, warnOfLongTexts } from './render/head.ts';
import { writePages } from './render/write-pages.ts';
import type { BaseSettings } from './site.ts';
import { writeHostFiles } from './files/hosts.ts';
import { writeSiteFiles } from './files/write-site-files.ts';
import { checkPaths } from './lib/urls.ts';

/** A site, and what one build of it is made with. */
export interface BuildOptions<Settings extends BaseSettings> extends PageSources {
  /** The project's folder, absolute. */
  root: string;
  /** The folder of the browser's scripts, relative to the root. */
  scripts: string;
  /** The folder of a tsconfig.json, relative to the root: the compiler checks what it includes. Nothing, if not given. */
  types?: string;
  /** Where results are kept from one build to the next, absolute. */
  cache: string;
  /** Whether text files get compressed copies beside them, which takes most of a first build's time. Yes, if not given. */
  compressed?: boolean;
  /** The files that have changed since the last build with the same bundler, relative to the root. Any may have, if not given. */
  changed?: readonly string[];
  settings: Settings;
  /** The calendar year that pages show. */
  year: number;
}

/**
 * In the order in which data flows: a mistake in a fact is not told again of the texts and titles made from it.
 *
 * @throws BuildError with what is wrong before anything is rendered.
 */
function checkSources<S extends BaseSettings>({ site, facts, texts }: PageBundle<S>, locate: LocateText): void {
  const check = ({ source, namespace }: ContentModule) =>
    checkFields(source, namespace, site.rules ?? {}, (text) => locationNote(text, locate, source));
  throwIfAny(facts.flatMap(check));
  throwIfAny(texts.flatMap(check));
  const pages = [...site.routes, ...site.unlistedPages];
  throwIfAny([...checkPaths(pages), ...checkTexts(pages)]);
}

/**
 * Builds a site.
 *
 * @param bundler Opened for the same root and sources.
 * @param openWriter Opens the folder to publish to, once the sources are known to be sound.
 * @throws BuildError with every failure found; the published folder is then as it was before.
 */
export async function build<S extends BaseSettings>(
  bundler: PageBundler<S>,
  openWriter: () => Promise<Writer>,
  { root: project, scripts, types, cache: folder, compressed = true, changed, settings, year }: BuildOptions<S>,
): Promise<BuildReport> {
  // Stacks name real paths, not the links that lead to them.
  const root = await realpath(project);
  const cache = createCache(folder);
  // Runs in a process of its own while esbuild bundles.
  const checked = types ? typecheck(root, types).then(throwIfAny) : Promise.resolve();
  // If bundling fails too, that error alone is reported.
  checked.catch(() => {});
  const bundle = await bundler.bundle(checked, changed);
  const { site } = bundle;
  const locate = createSourceLines(root, bundle.sources);
  checkSources(bundle, locate);
  const fonts = site.pictureFonts.map((file) => join(root, file));
  const rasterize = await createRasterizer(cache, fonts);
  const writer = await openWriter();
  const warnings: string[] = [];
  try {
    const linkChecker = createLinkChecker(settings.origin, site.endpoints?.(settings));
    const context: BuildContext<S> = { root, settings, year, writer, cache, rasterize, linkChecker, compressed };
    await writeFiles(bundle.assets, context);
    const work = [
      writeSiteFiles(bundle, context),
      writePages(bundle, createScriptBundler(root, scripts, changed), context),
    ] as const;
    // After a failure nothing may be written any more.
    await Promise.allSettled(work);
    const [sitemapXml, pages] = await Promise.all(work);
    const files = [...writer.files.keys()].filter((path) => !path.endsWith('.html'));
    throwIfAny(linkChecker.report(files, sitemapXml, locate));
    const hostFiles = await writeHostFiles(bundle, context);
    await writer.publish();
    // A build that does not compress would remove the copies that the next one needs.
    if (compressed) await cache.prune();
    warnings.push(...warnOfLongTexts([...site.routes, ...site.unlistedPages]), ...site.warnings(settings));
    return { pages, files: writer.files, hostFiles, warnings };
  } finally {
    // A folder that cannot be removed does not make a published site a failure.
    warnings.push(...(await writer.close()));
  }
}

/**
 * Builds a site once and publishes it.
 *
 * @param options `dist` is the folder to publish to, absolute.
 * @throws BuildError with every failure found; the published folder is then as it was before.
 */
export async function buildSite<S extends BaseSettings>(
  options: BuildOptions<S> & { dist: string },
): Promise<BuildReport> {
  const bundler = await createPageBundler<S>(options.root, options);
  try {
    return await build(bundler, () => createWriter(options.dist), options);
  } finally {
    await bundler.close();
  }
}
