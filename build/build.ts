/** Runs all steps of a build: bundle, render, check, publish. */

import { readFile, realpath } from 'node:fs/promises';
import { join } from 'node:path';
import { loadSite } from './bundle/load.ts';
import { createPageBundler, type PageBundle, type PageSources } from './bundle/pages.ts';
import { createScriptBundler } from './bundle/scripts.ts';
import { createLinkChecker } from './check/links.ts';
import { checkPages, warnAboutLongTitles } from './check/pages.ts';
import { checkTypes } from './check/types.ts';
import { hostFiles } from './files/hosts.ts';
import { createIcons } from './files/icons.ts';
import { checkPublicFiles } from './files/public-files.ts';
import { siteFiles, siteImages } from './files/site-files.ts';
import { createCache } from './lib/cache.ts';
import { listSome, throwIfAny } from './lib/errors.ts';
import { listFiles } from './lib/folders.ts';
import { createRasterizer } from './lib/images.ts';
import { ASSETS, type OutputFile } from './lib/output-file.ts';
import { loadRenderer } from './lib/react.ts';
import { compressedCopies } from './publish/compress.ts';
import type { BuildReport } from './publish/report.ts';
import { createWriter } from './publish/writer.ts';
import { renderPages } from './render/pages.ts';

/** `root`, `dist` and `cache` are absolute paths. All other paths are relative to the root. */
export interface BuildOptions extends PageSources {
  root: string;
  /** Folder of browser scripts. */
  scripts: string;
  /** Folders with a tsconfig.json to type-check. @default none */
  types?: readonly string[];
  dist: string;
  cache: string;
  /** Write .br and .gz copies, and compare endpoints with the previous build's. @default true */
  compressed?: boolean;
  /** HTML to append to each page's head. @default '' */
  headEnd?: string;
  /** Argument for the site's `createSite`. @default the site's `readSettings(process.env)` */
  settings?: object;
}

/** Renders and publishes a site if its checks and `types` succeed. `root` must be a real path. */
export async function buildBundle(bundle: PageBundle, options: BuildOptions, types?: Promise<string[]>) {
  const { root, scripts, publicFolder = 'public', dist, compressed = true, headEnd = '' } = options;
  const loaded = await loadSite(bundle, root, options.settings);
  const { site, content } = loaded;
  const pages = [...site.routes, ...site.unlistedPages];
  throwIfAny(site.check(content));
  throwIfAny(checkPages(pages));

  const cache = createCache(options.cache);
  const fonts = site.imageFonts.map((file) => join(root, file));
  const rasterize = await createRasterizer(cache, fonts);
  const links = await createLinkChecker(site.origin, site.endpoints);
  const writer = await createWriter(dist, site.endpoints);
  async function write(file: OutputFile): Promise<void> {
    // Pages can share an asset. The hash in its name guarantees that the content is the same.
    if (file.path.startsWith(ASSETS) && writer.files.has(file.path)) return;
    writer.write(file);
    if (compressed) for (const copy of await compressedCopies(file, cache)) writer.write(copy);
  }
  const writeAll = async (files: readonly OutputFile[]) => void (await Promise.all(files.map(write)));

  try {
    const { failures, notices } = site.compareEndpoints(compressed ? writer.previousEndpoints : []);
    throwIfAny(failures);
    const scriptFor = createScriptBundler(root, scripts);
    const images = siteImages(site);
    const work = [
      writeAll([...bundle.assets, ...siteFiles(site), ...images.map(([, file]) => file)]),
      createIcons(site, rasterize).then(writeAll),
      renderPages(loaded, { root, headEnd, images, scriptFor, rasterize, write, onPage: links.add }),
    ];
    // If a step fails, wait for the others, because they write to the folder that `close` deletes.
    await Promise.allSettled(work);
    await Promise.all(work);
    const paths = [...writer.files.keys()].filter((path) => !path.endsWith('.html'));
    const { published, beside } = hostFiles(site, paths);
    await writeAll(published);
    const publicFiles = listFiles(join(root, publicFolder));
    throwIfAny(checkPublicFiles(publicFolder, publicFiles, writer.files));
    // Read one file at a time, because they can be large. macOS may split letters and accents.
    for (const file of publicFiles)
      await write({ path: file.normalize(), body: await readFile(join(root, publicFolder, file)) });
    throwIfAny(links.report([...paths, ...publicFiles.map((file) => file.normalize())]));

    const found = [links.warnAboutLargeFiles(writer.files), site.warnings(content), (await types) ?? []];
    const warnings = [...warnAboutLongTitles(pages), ...found.flat()];
    // Nothing may throw after publishing, because error messages state that dist/ is unchanged.
    const { changed, lost } = writer.publish(beside);
    warnings.push(...changed.map((path) => `${path} has changed. Reload any server that includes it.`));
    if (lost.length > 0)
      warnings.push(`Deleted from dist/: ${listSome(lost)}. Put files that no build writes into ${publicFolder}/.`);
    // An uncompressed build doesn't use the cached copies, so pruning would delete them.
    if (compressed) await cache.prune();
    return { pages, files: writer.files, warnings, notices } satisfies BuildReport;
  } finally {
    await writer.close();
  }
}

/** Builds a site. @throws BuildError with every error found. `dist/` stays unchanged. */
export async function buildSite(options: BuildOptions): Promise<BuildReport> {
  // Resolve symbolic links, because stack traces contain real paths.
  const root = await realpath(options.root);
  const bundler = await createPageBundler(root, options);
  try {
    const bundling = bundler.bundle();
    // Check types in parallel. If bundling fails, only the bundling errors are reported.
    const types = options.types && checkTypes(root, options.types);
    types?.catch(() => {});
    loadRenderer();
    const bundle = await bundling;
    return await buildBundle(bundle, { ...options, root }, types).catch(async (error) => {
      // If there are type errors, throw those, because they're clearer than the errors they cause.
      await types;
      throw error;
    });
  } finally {
    await bundler.close();
  }
}
