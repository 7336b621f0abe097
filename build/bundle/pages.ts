/** A site's pages for Node, each with the stylesheet of what it imports. */

import { writeFileSync } from 'node:fs';
import { realpath } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { BuildOptions } from 'esbuild';
import { BuildError, explain } from '../lib/errors.ts';
import type { OutputFile } from '../publish/output-file.ts';
import { createTempFolder, removeFolder } from '../publish/temp-folder.ts';
import type { BaseSettings, Page, Site } from '../site.ts';
import { createAssets } from './assets.ts';
import { BROWSERS, createBundler } from './esbuild.ts';
import { minifyStyles, stylePolicy } from './styles.ts';

const OPTIONS = {
  outExtension: { '.js': '.mjs' },
  entryNames: '[name]-[hash]',
  chunkNames: 'chunk-[hash]',
  splitting: true,
  platform: 'node',
  packages: 'external',
  target: ['node20', ...BROWSERS],
  jsx: 'automatic',
  // For stylesheets: LightningCSS leaves the spaces in the values of custom properties.
  minifyWhitespace: true,
  // For the lines in stacks.
  sourcemap: 'inline',
  sourcesContent: false,
} as const satisfies BuildOptions;

/** The name of the module that exports all modules of facts and texts. */
const CONTENT = 'facts and texts';

/** A lazy import as esbuild writes it, with the name of the bundled file. */
const LAZY_IMPORT = /\bimport\(["'`]\.\/(.+?)["'`]\)/;

const SOURCE_MAP = /\/\*# sourceMappingURL=.*?\*\//;

/** Where a site keeps its parts, relative to the project's root. */
export interface PageSources {
  /** The module that exports `site`. */
  entry: string;
  /** The stylesheet that every page begins with. */
  styles: string;
  /** Modules of facts, and modules of texts, which may be made from facts. None, if not given. */
  content?: { facts: readonly string[]; texts: readonly string[] };
}

/** A page's module in the bundle. */
export interface PageModule {
  /** Its source file, relative to the project's root. */
  source: string;
  /** The stylesheet of every page, then those that this one imports, directly or through components; minified. */
  css: string;
  /** The Content-Security-Policy that allows this stylesheet, and no other inline style. */
  policy: string;
}

/** A module of facts or texts, and what it exports. */
export type ContentModule = { source: string; namespace: object };

export interface PageBundle<Settings extends BaseSettings> {
  site: Site<Settings>;
  /** The module of a page, which is not loaded yet. */
  moduleOf: (page: Page<Settings>) => PageModule;
  facts: ContentModule[];
  texts: ContentModule[];
  /** The site's own source files, relative to the project's root. */
  sources: string[];
  /** Fonts and pictures that pages and stylesheets import. */
  assets: OutputFile[];
}

/** Bundles and loads a site. */
export interface PageBundler<Settings extends BaseSettings> {
  /**
   * Bundles the sources as they are now. What did not change since the last time is neither read nor loaded again.
   *
   * @param checked Modules are loaded after it. If it rejects, so does this: a wrong type would fail less clearly there.
   * @param changed The files that have changed since the last time, relative to the root. Any may have, if not given.
   * @throws BuildError with file, line and column of each mistake that esbuild finds, and what fails while it is loaded.
   */
  bundle: (checked?: Promise<void>, changed?: readonly string[]) => Promise<PageBundle<Settings>>;
  /** Removes the temporary folder of modules: to be called when the last page is rendered. */
  close: () => Promise<void>;
}

/**
 * Every page is a lazy import, and so an entry point of its own: its `cssBundle` in the metafile is the CSS of the
 * components on it and nothing else. Modules are named for a hash of their content and of all that they import: Node's
 * module cache answers with one that it knows only where nothing in it has changed.
 *
 * @param project The project's folder, absolute.
 * @param parent The folder for bundled modules, relative to the root: bare imports resolve from where a module lies.
 */
export async function createPageBundler<S extends BaseSettings>(
  project: string,
  { entry, styles, content = { facts: [], texts: [] } }: PageSources,
  parent = 'node_modules/.cache',
): Promise<PageBundler<S>> {
  // Stacks have real paths.
  const root = await realpath(project);
  const folder = await createTempFolder(join(root, parent), 'pages');
  const assets = createAssets();
  const bundler = await createBundler(root, {
    ...OPTIONS,
    entryPoints: [entry, styles],
    // One module that exports them all loads sooner than each by itself.
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
  let last: PageBundle<S> | undefined;
  // So that the stacks of errors name the site's own files.
  process.setSourceMapsEnabled(true);

  /** Imports a bundled module, and names its source where it fails. */
  const load = (source: string, path: string): Promise<Record<string, unknown>> =>
    import(pathToFileURL(join(root, path)).href).catch((error) => {
      throw new BuildError([`${source}: ${explain(error, root)}`]);
    });

  async function bundle(checked?: Promise<void>): Promise<PageBundle<S>> {
    const { metafile, outputFiles } = await bundler.bundle();
    const css = new Map<string | undefined, string>();
    for (const { path, contents, text } of outputFiles) {
      if (path.endsWith('.css')) css.set(path, text.replace(SOURCE_MAP, ''));
      else if (!written.has(path)) writeFileSync(path, contents);
      written.add(path);
    }
    const cssOf = (path: string | undefined) => (path && css.get(join(root, path))) ?? '';
    const outputs = Object.entries(metafile.outputs);
    const pathOf = (source: string) => outputs.find(([, { entryPoint }]) => entryPoint === source)![0];
    const shared = cssOf(pathOf(styles));
    const pages = new Map<string, PageModule>(
      outputs.flatMap(([path, { entryPoint: source, cssBundle }]) => {
        if (!source || [entry, styles, CONTENT].includes(source)) return [];
        const css = minifyStyles(shared + cssOf(cssBundle));
        return [[basename(path), { source, css, policy: stylePolicy(css) }]];
      }),
    );
    await checked;
    // Pages are imported when they are rendered, so that one that fails to load is reported as that page.
    const [main, texts] = await Promise.all([load(entry, pathOf(entry)), load(CONTENT, pathOf(CONTENT))]);
    const site = main.site as Site<S> | undefined;
    if (!site?.routes) throw new BuildError([`${entry}: expected it to export "site", with its routes`]);
    const among = (sources: readonly string[]) =>
      sources.map((source) => ({ source, namespace: texts[source] as object }));
    return {
      site,
      moduleOf({ path, page }) {
        const module = pages.get(LAZY_IMPORT.exec(String(page))?.[1] ?? '');
        if (!module)
          throw new BuildError([`${path}: expected its page to be a lazy import, () => import('./pages/Name.tsx')`]);
        return module;
      },
      facts: among(content.facts),
      texts: among(content.texts),
      sources: Object.keys(metafile.inputs).filter((file) => /\.tsx?$/.test(file)),
      assets: assets.files(),
    };
  }

  return {
    async bundle(checked, changed) {
      // A module that no page imports, such as a script for the browser, changes nothing here.
      const isOther = (file: string) => /\.tsx?$/.test(file) && !last!.sources.includes(file);
      const known = last && changed?.length && changed.every(isOther) ? last : undefined;
      last = undefined;
      return (last = known ?? (await bundle(checked)));
    },
    async close() {
      await bundler.close();
      await removeFolder(folder);
    },
  };
}
