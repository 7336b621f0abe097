/** esbuild: a site's pages for Node, each with the stylesheet of what it imports. */

import { writeFileSync } from 'node:fs';
import { realpath } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { BuildOptions, Metafile } from 'esbuild';
import { BuildError, explain, groupFailures, throwIfAny } from '../errors.ts';
import type { OutputFile } from '../output/output-file.ts';
import { createTempFolder, removeFolder } from '../output/temp-folder.ts';
import type { BaseSettings, Page, Site } from '../site.ts';
import { createAssets } from './assets.ts';
import { BROWSERS, createBundler } from './esbuild.ts';

const OPTIONS = {
  outExtension: { '.js': '.mjs' },
  entryNames: '[name]-[hash]',
  chunkNames: 'chunk-[hash]',
  splitting: true,
  platform: 'node',
  packages: 'external',
  target: ['node20', ...BROWSERS],
  jsx: 'automatic',
  // For stylesheets. Names stay, because stacks show them.
  minifyWhitespace: true,
  minifySyntax: true,
  // A stack names lines; what stands in them is in the sources.
  sourcemap: 'inline',
  sourcesContent: false,
} as const satisfies BuildOptions;

/** What stands for all modules of facts and texts. */
const CONTENT = 'facts and texts';

/** A lazy import as esbuild writes it: by the name of the file that the imported module became. */
const LAZY_IMPORT = /\bimport\(["'`]\.\/(.+?)["'`]\)/;

/** A page's module as it came out of the bundle. */
export interface PageModule {
  /** Its source file, relative to the project's root. */
  source: string;
  /** The stylesheet of every page, then those that this one imports, directly or through components; minified. */
  css: string;
}

/** Where a site keeps its facts and texts. */
interface ContentSources {
  /** Modules of facts, relative to the project's root. */
  facts: readonly string[];
  /** Modules of texts, which may be made from facts. */
  texts: readonly string[];
}

/** Where a site keeps its parts, relative to the project's root. */
export interface PageSources {
  /** The module that exports `site`. */
  entry: string;
  /** The stylesheet that every page begins with. */
  styles: string;
  content?: ContentSources;
}

export interface ContentModule {
  source: string;
  /** What it exports, by name. */
  namespace: object;
}

export interface PageBundle<Settings extends BaseSettings> {
  site: Site<Settings>;
  /** The module of a page, which is not loaded yet. */
  moduleOf: (page: Page<Settings>) => PageModule;
  /** The stylesheets of all pages: pages of one kind have the same. */
  styles: ReadonlySet<string>;
  /** The modules of facts, and of texts. */
  facts: ContentModule[];
  texts: ContentModule[];
  /** The site's own source files, relative to the project's root. */
  sources: string[];
  /** Fonts and pictures that pages and stylesheets import. */
  assets: OutputFile[];
}

/** Each output's CSS by its path in the metafile, without its source map. */
function readStyles(root: string, files: readonly { path: string; text: string }[]): (path?: string) => string {
  const styles = new Map(files.map((file) => [file.path, file]));
  return (path) =>
    path
      ? styles
          .get(join(root, path))!
          .text.replace(/\/\*# sourceMappingURL=.*?\*\//, '')
          .trim()
      : '';
}

/** A module by which a bundle can be entered, and the stylesheet of what it imports. */
interface Entry {
  source: string;
  path: string;
  cssBundle: string | undefined;
}

const readEntries = (outputs: Metafile['outputs']): Entry[] =>
  Object.entries(outputs).flatMap(([path, { entryPoint: source, cssBundle }]) =>
    source && path.endsWith('.mjs') ? [{ source, path, cssBundle }] : [],
  );

/** Imports modules; all that fail while loading are named. */
async function importModules(root: string, entries: readonly Entry[]): Promise<Record<string, unknown>[]> {
  const modules = entries.map(({ path }) => import(pathToFileURL(join(root, path)).href));
  const failures = (await Promise.allSettled(modules)).flatMap((module, index) =>
    module.status === 'rejected' ? [{ place: entries[index]!.source, cause: explain(module.reason, root) }] : [],
  );
  throwIfAny(groupFailures(failures));
  return Promise.all(modules);
}

/** Bundles and loads a site. */
export interface PageBundler<Settings extends BaseSettings> {
  /**
   * Bundles the sources as they are now: what did not change since the last time is neither read nor loaded again.
   *
   * @param checked Modules are loaded after it: what it rejects with is thrown, in place of what a wrong value would
   * break further on.
   * @throws BuildError with file, line and column of each mistake that esbuild finds, and what fails while it is loaded.
   */
  bundle: (checked?: Promise<void>) => Promise<PageBundle<Settings>>;
  /** Removes the temporary folder of modules: to be called when the last page is rendered. */
  close: () => Promise<void>;
}

/**
 * Every page is a lazy import, and so an entry point of its own: its `cssBundle` in the metafile is the CSS of the
 * components on it and nothing else. Modules are named for a hash of their content and of all that they import: Node's
 * module cache answers with one that it knows only where nothing in it has changed.
 *
 * @param project The project's folder, absolute.
 */
export async function createPageBundler<S extends BaseSettings>(
  project: string,
  { entry, styles, content = { facts: [], texts: [] } }: PageSources,
): Promise<PageBundler<S>> {
  const root = await realpath(project);
  // Below the project's node_modules, because bare imports resolve from where a module lies.
  const folder = await createTempFolder(join(root, 'node_modules/.cache'), 'pages');
  const assets = createAssets();
  const bundler = await createBundler(root, {
    ...OPTIONS,
    entryPoints: [entry, styles],
    // One module that brings them all is loaded sooner than each by itself.
    stdin: {
      contents: [...content.facts, ...content.texts]
        .map((file) => `export * as ${JSON.stringify(file)} from ${JSON.stringify(`./${file}`)};`)
        .join('\n'),
      sourcefile: CONTENT,
      resolveDir: root,
    },
    outdir: folder,
    plugins: [assets.plugin],
  });
  const written = new Set<string>();
  // So that an error's stack names the site's own files.
  process.setSourceMapsEnabled(true);

  async function bundle(checked?: Promise<void>): Promise<PageBundle<S>> {
    const { metafile, outputFiles } = await bundler.bundle();
    for (const { path, contents } of outputFiles) {
      if (!path.endsWith('.mjs') || written.has(path)) continue;
      writeFileSync(path, contents);
      written.add(path);
    }
    const cssOf = readStyles(root, outputFiles);
    const shared = Object.entries(metafile.outputs).find(([, { entryPoint }]) => entryPoint === styles);
    const entries = readEntries(metafile.outputs);
    await checked;
    // Pages are imported when they are rendered, so that one that fails to load is told as that page.
    const wanted = [entry, CONTENT].map((name) => entries.find(({ source }) => source === name)!);
    const [main, texts] = await importModules(root, wanted);
    const site = main!.site as Site<S> | undefined;
    if (!site?.routes) throw new BuildError([`${entry}: expected it to export "site", with its routes`]);

    const among = (sources: readonly string[]) =>
      sources.map((source) => ({ source, namespace: texts![source] as object }));
    const byName = new Map<string, PageModule>(
      entries
        .filter((page) => !wanted.includes(page))
        .map(({ path, source, cssBundle }) => [basename(path), { source, css: cssOf(shared?.[0]) + cssOf(cssBundle) }]),
    );
    return {
      site,
      moduleOf({ path, page }) {
        const module = byName.get(LAZY_IMPORT.exec(String(page))?.[1] ?? '');
        if (!module)
          throw new BuildError([`${path}: expected its page to be a lazy import, () => import('./pages/Name.tsx')`]);
        return module;
      },
      styles: new Set(Array.from(byName.values(), ({ css }) => css)),
      facts: among(content.facts),
      texts: among(content.texts),
      sources: Object.keys(metafile.inputs).filter((file) => /\.tsx?$/.test(file)),
      assets: assets.files(),
    };
  }

  return {
    bundle,
    async close() {
      await bundler.close();
      await removeFolder(folder);
    },
  };
}
