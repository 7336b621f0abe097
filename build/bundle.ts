/** esbuild: a site's pages for Node, each with the stylesheet of what it imports. */

import { readdirSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { BuildOptions, OutputFile as EsbuildFile, Metafile } from 'esbuild';
import { openAssets, type OutputFile } from './assets.ts';
import { BuildError, explain, groupFailures, throwIfAny } from './errors.ts';
import { BROWSERS, openBundler } from './esbuild.ts';
import { type Made, remembering } from './memo.ts';
import { openScratch } from './scratch.ts';
import type { BaseSettings, Page, Site } from './site.ts';
import { checkTypes } from './types.ts';

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
  /** The folder of a tsconfig.json, relative to the root: the compiler checks what it includes. */
  types?: string;
  /** Where to keep bundled modules for the next bundler too, absolute. They are thrown away with their bundler, if not given. */
  modules?: string;
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

/** A site's bundle that can be made again and again: what did not change since the last time is neither read nor loaded again. */
export interface PageBundler<Settings extends BaseSettings> {
  /** @throws BuildError with file, line and source text of each mistake that esbuild or the compiler finds. */
  bundle: () => Promise<PageBundle<Settings>>;
  /** Removes the working folder: to be called when the last page is rendered. */
  close: () => Promise<void>;
}

/**
 * Bundles and loads a site.
 *
 * Every page is a lazy import, and so an entry point of its own: its `cssBundle` in the metafile is
 * the CSS of the components on it and nothing else. Modules are named for a hash of their content and
 * of all that they import: Node answers with one that it knows only where nothing in it has changed.
 *
 * @param root The project's folder, absolute, links resolved.
 */
export async function openPageBundler<S extends BaseSettings>(
  root: string,
  { entry, styles, content = { facts: [], texts: [] }, types, modules }: PageSources,
): Promise<PageBundler<S>> {
  // Below the project's node_modules, because bare imports resolve from where a module lies.
  const folder = modules ?? (await openScratch(join(root, 'node_modules/.cache'), 'pages')).folder;
  const assets = openAssets();
  const bundler = await openBundler(root, {
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
  const written = new Set(readdirSync(folder).map((name) => join(folder, name)));
  // So that an error's stack names the site's own files.
  process.setSourceMapsEnabled(true);

  function writeModules(files: readonly EsbuildFile[]): void {
    for (const { path, contents } of files) {
      if (!path.endsWith('.mjs') || written.has(path)) continue;
      writeFileSync(path, contents);
      written.add(path);
    }
  }

  async function bundle(): Promise<Made<PageBundle<S>>> {
    // Beside the bundling, in a process of its own.
    const mistakes = types ? checkTypes(root, types) : Promise.resolve([]);
    const { metafile, outputFiles } = await bundler.bundle();
    writeModules(outputFiles);
    const cssOf = readStyles(root, outputFiles);
    const shared = Object.entries(metafile.outputs).find(([, { entryPoint }]) => entryPoint === styles);
    // Before anything is computed from them: what is missing would fail elsewhere, and less clearly.
    throwIfAny(await mistakes);
    const entries = readEntries(metafile.outputs);
    const pages = entries.filter(({ source }) => source !== entry && source !== CONTENT);
    // Pages import themselves when they are rendered: the one that is looked at need not wait for the others.
    const modules = await importModules(
      root,
      [entry, CONTENT].map((wanted) => entries.find(({ source }) => source === wanted)!),
    );
    const site = modules[0]!.site as Site<S> | undefined;
    if (!site?.routes) throw new BuildError([`${entry}: expected it to export "site", with its routes`]);

    const loaded = modules[1] as Record<string, object>;
    const among = (sources: readonly string[]) => sources.map((source) => ({ source, namespace: loaded[source]! }));
    const byName = new Map<string, PageModule>(
      pages.map(({ path, source, cssBundle }) => [
        basename(path),
        { source, css: cssOf(shared?.[0]) + cssOf(cssBundle) },
      ]),
    );
    const result: PageBundle<S> = {
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
    return { result, files: [...Object.keys(metafile.inputs), ...assets.sources()] };
  }

  return {
    bundle: remembering(root, bundle),
    async close() {
      await bundler.close();
      if (!modules) await rm(folder, { recursive: true, force: true });
    },
  };
}
