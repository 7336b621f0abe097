/** Bundles pages for Node, each with a stylesheet for the components it imports. */

import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { BuildError } from '../lib/errors.ts';
import { createTempFolder, removeFolder } from '../lib/folders.ts';
import { createAssets } from './assets.ts';
import { BROWSERS, createBundler } from './esbuild.ts';

/** Matches a condition that React renders as 0, and an event handler, which React drops. */
const SLIP = /(?<=[([,:?&|]|=>|return )([\w.]+)\.length&&\w*jsx|\bjsx\w*\("([a-z][\w-]*)",\{[^{}]*\b(on[A-Z]\w*):/;

/**
 * Source paths, relative to the root. `entry` exports `createSite`. `styles` is each page's first
 * stylesheet. `content` lists modules with business data and copy, in the order they're checked.
 * Files in `publicFolder`, if it exists, are published unchanged. @default 'public'
 */
export interface PageSources {
  entry: string;
  styles: string;
  content: readonly string[];
  publicFolder?: string;
}

/** A bundled site, as plain data that can be sent to another process. */
export type PageBundle = Awaited<ReturnType<Awaited<ReturnType<typeof createPageBundler>>['bundle']>>;

/**
 * Creates an incremental bundler. Pages are lazy imports, so each page is an esbuild entry point,
 * whose `cssBundle` in the metafile contains only the CSS of that page's components.
 * @param parent Absolute path of the output folder's parent. Bare imports must resolve from there.
 */
export async function createPageBundler(root: string, sources: PageSources, parent = join(root, 'node_modules')) {
  const folder = await createTempFolder(parent, '.pages');
  const assets = createAssets(sources.publicFolder);
  // One module with the entry, and all business data and copy by path, because it loads faster.
  const exports = sources.content.map((file) => `export * as "${file}" from "./${file}";`);
  exports.push(`export * from "./${sources.entry}";`);
  const bundler = await createBundler(root, {
    outExtension: { '.js': '.mjs' },
    entryNames: '[name]-[hash]',
    chunkNames: 'chunk-[hash]',
    splitting: true,
    platform: 'node',
    packages: 'external',
    target: ['node20', ...BROWSERS],
    // Escapes `</style>` in strings, because pages contain the CSS.
    supported: { 'inline-style': true },
    jsx: 'automatic',
    minifyWhitespace: true,
    minifySyntax: true,
    sourcemap: 'external',
    sourcesContent: false,
    // A lazy import doesn't reveal its file's name. load.ts finds the stylesheet by this URL.
    footer: { js: 'export const moduleUrl = import.meta.url;' },
    entryPoints: [sources.styles],
    stdin: { contents: exports.join('\n'), sourcefile: 'entry', resolveDir: root },
    outdir: folder,
    sourceRoot: folder,
    plugins: [assets.plugin],
  });
  return {
    /** @throws BuildError with the location of each error. */
    async bundle() {
      const { metafile, outputFiles } = await bundler.bundle();
      // Delete the previous bundle's modules.
      rmSync(folder, { recursive: true, force: true });
      mkdirSync(folder, { recursive: true });
      const filesOf = (extension: string) => outputFiles.filter(({ path }) => path.endsWith(extension));
      const css = new Map(filesOf('.css').map(({ path, text }) => [path, text.trim()]));
      for (const { path, text } of filesOf('.mjs')) {
        writeFileSync(path, text);
        const [, list, tag, handler] = SLIP.exec(text) ?? [];
        if (list) throw new BuildError([`Write ${list}.length > 0 && <…>. Without "> 0", an empty list shows a 0.`]);
        if (tag) throw new BuildError([`<${tag} ${handler}>: Pages are static, so it never runs. Use data-module.`]);
      }
      const entries = Object.entries(metafile.outputs).filter(([, { entryPoint }]) => entryPoint);
      const pathOf = (source: string) => join(root, entries.find(([, { entryPoint }]) => entryPoint === source)![0]);
      const shared = css.get(pathOf(sources.styles))!;
      const pages = entries.map(([path, { entryPoint, cssBundle = '' }]) => {
        return [basename(path), { source: entryPoint!, css: shared + (css.get(join(root, cssBundle)) ?? '') }] as const;
      });
      return {
        sources,
        /** Absolute path of the bundled entry. */
        entry: pathOf('entry'),
        /** Keys are file names of bundled modules, which export their URL as `moduleUrl`. */
        pages: Object.fromEntries(pages),
        /** Source maps as JSON, by file name of the bundled module. */
        maps: new Map(filesOf('.mjs.map').map(({ path, text }) => [basename(path, '.map'), text])),
        /** Fonts and images imported by pages and stylesheets. */
        assets: assets.list(),
      };
    },
    /** Deletes the bundled modules. Call it after the last page is rendered. */
    close: () => bundler.close().then(() => removeFolder(folder)),
  };
}
