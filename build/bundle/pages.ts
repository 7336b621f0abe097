/** Bundles a site's pages for Node, each with the stylesheet of the components that it imports. */

import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { BuildOptions, Metafile } from 'esbuild';
import type { OutputFile } from '../lib/output-file.ts';
import { createTempFolder, removeFolder } from '../lib/temp-folder.ts';
import { createAssets } from './assets.ts';
import { BROWSERS, createBundler } from './esbuild.ts';

/** Name of the generated module that exports all modules of data and copy. One module loads faster than many. */
const CONTENT = 'content';

const CACHE = 'node_modules/.cache';

const OPTIONS = {
  outExtension: { '.js': '.mjs' },
  entryNames: '[name]-[hash]',
  chunkNames: 'chunk-[hash]',
  splitting: true,
  platform: 'node',
  packages: 'external',
  target: ['node20', ...BROWSERS],
  jsx: 'automatic',
  minifyWhitespace: true,
  minifySyntax: true,
  // So that stacks show lines of the sources.
  sourcemap: 'inline',
  sourcesContent: false,
  // Lets the renderer look up the stylesheet of a page's module: see PageBundle.pages.
  footer: { js: 'export const bundledAs = import.meta.url;' },
} as const satisfies BuildOptions;

const SOURCE_MAP = /\/\*# sourceMappingURL=.*?\*\/\s*/;

/**
 * Paths relative to the project's root: the module that exports `createSite`, the stylesheet that comes first
 * on every page, and the modules of business data and copy in the order in which they're checked.
 */
export interface PageSources {
  entry: string;
  styles: string;
  content: readonly string[];
}

/** A page's source file, and the minified stylesheets that all pages and this page import. */
export interface PageModule {
  source: string;
  css: string;
}

/** A bundled site. It's plain data, so that it can be sent to another process. */
export interface PageBundle {
  /** Absolute paths of the bundled entry, and of the module that exports data and copy by source file. */
  paths: { entry: string; content: string };
  sources: PageSources;
  /** By the file name of the page's bundled module, which exports its URL as `bundledAs`. */
  pages: Readonly<Record<string, PageModule>>;
  /** Fonts and images that pages and stylesheets import. */
  assets: OutputFile[];
}

/** Finds the stylesheet of each page in esbuild's description of a bundle. */
function readPages({ outputs }: Metafile, { entry, styles }: PageSources, cssOf: (path?: string) => string) {
  const entries = Object.entries(outputs);
  const shared = cssOf(entries.find(([, { entryPoint }]) => entryPoint === styles)?.[0]);
  const pages = entries.filter(([, { entryPoint }]) => entryPoint && ![entry, styles, CONTENT].includes(entryPoint));
  return Object.fromEntries(
    pages.map(([path, { entryPoint, cssBundle }]): [string, PageModule] => [
      basename(path),
      { source: entryPoint!, css: shared + cssOf(cssBundle) },
    ]),
  );
}

/**
 * Creates an incremental bundler. Every page is a lazy import and so an entry point of its own: its
 * `cssBundle` in esbuild's metafile contains the CSS of its components and nothing else.
 *
 * @param parent Absolute path of the folder for bundled modules. Bare imports must resolve from there.
 */
export async function createPageBundler(root: string, sources: PageSources, parent = join(root, CACHE)) {
  const folder = await createTempFolder(parent, 'pages');
  const assets = createAssets();
  const exports = sources.content.map((file) => `export * as '${file}' from './${file}';`);
  const bundler = await createBundler(root, {
    ...OPTIONS,
    entryPoints: [sources.entry, sources.styles],
    stdin: { contents: exports.join('\n'), sourcefile: CONTENT, resolveDir: root },
    outdir: folder,
    plugins: [assets.plugin],
  });
  return {
    /** @throws BuildError with the location of each error that esbuild finds. */
    async bundle(): Promise<PageBundle> {
      const { metafile, outputFiles } = await bundler.bundle();
      // Without the modules of an earlier bundle.
      rmSync(folder, { recursive: true, force: true });
      mkdirSync(folder, { recursive: true });
      const css = new Map<string, string>();
      for (const { path, contents, text } of outputFiles) {
        if (path.endsWith('.css')) css.set(path, text.replace(SOURCE_MAP, '').trim());
        else writeFileSync(path, contents);
      }
      const pathOf = (source: string) =>
        join(root, Object.entries(metafile.outputs).find(([, { entryPoint }]) => entryPoint === source)![0]);
      return {
        paths: { entry: pathOf(sources.entry), content: pathOf(CONTENT) },
        sources,
        pages: readPages(metafile, sources, (path) => (path && css.get(join(root, path))) ?? ''),
        assets: assets.list(),
      };
    },
    /** Deletes the bundled modules, after the last page was rendered. */
    close: () => bundler.close().then(() => removeFolder(folder)),
  };
}
