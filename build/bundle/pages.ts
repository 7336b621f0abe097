/** Bundles pages for Node, each with a stylesheet for the components it imports. */

import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { BuildOptions } from 'esbuild';
import { BuildError } from '../lib/errors.ts';
import { createTempFolder, removeFolder } from '../lib/folders.ts';
import { createAssets } from './assets.ts';
import { BROWSERS, createBundler } from './esbuild.ts';

/** Generated module with all business data and copy. A single module loads faster than many. */
const CONTENT = 'content';

const OPTIONS = {
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
  // Makes stack traces show source lines. Node would decode inline maps when it loads a module.
  sourcemap: 'linked',
  sourcesContent: false,
  // A lazy import doesn't reveal its file's name. load.ts finds the page's stylesheet by this URL.
  footer: { js: 'export const moduleUrl = import.meta.url;' },
} as const satisfies BuildOptions;

const SOURCE_MAP = /\/\*# sourceMappingURL=.*?\*\/\s*/;
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
 *
 * @param parent Absolute path of the output folder's parent. Bare imports must resolve from there.
 */
export async function createPageBundler(root: string, sources: PageSources, parent = join(root, 'node_modules')) {
  const folder = await createTempFolder(parent, '.pages');
  const assets = createAssets(sources.publicFolder);
  const exports = sources.content.map((file) => `export * as "${file}" from "./${file}";`);
  const bundler = await createBundler(root, {
    ...OPTIONS,
    entryPoints: [sources.entry, sources.styles],
    stdin: { contents: exports.join('\n'), sourcefile: CONTENT, resolveDir: root },
    outdir: folder,
    // Without it, Node would resolve source paths from the target if node_modules is a link.
    sourceRoot: `${folder}/`,
    plugins: [assets.plugin],
  });
  return {
    /** @throws BuildError with the location of each error. */
    async bundle() {
      const { metafile, outputFiles } = await bundler.bundle();
      // Delete the previous bundle's modules.
      rmSync(folder, { recursive: true, force: true });
      mkdirSync(folder, { recursive: true });
      const css = new Map<string, string>();
      for (const file of outputFiles.filter(({ path }) => !path.endsWith('.css.map'))) {
        if (file.path.endsWith('.css')) css.set(file.path, file.text.replace(SOURCE_MAP, '').trim());
        else writeFileSync(file.path, file.contents);
        // Only code, because reading `text` decodes a file.
        const [, list, tag, handler] = (file.path.endsWith('.mjs') && SLIP.exec(file.text)) || [];
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
        /** Absolute paths of the bundled entry and of the generated content module. */
        paths: { entry: pathOf(sources.entry), content: pathOf(CONTENT) },
        sources,
        /** Keys are file names of bundled modules, which export their URL as `moduleUrl`. */
        pages: Object.fromEntries(pages),
        /** Fonts and images imported by pages and stylesheets. */
        assets: assets.list(),
      };
    },
    /** Deletes the bundled modules. Call it after the last page is rendered. */
    close: () => bundler.close().then(() => removeFolder(folder)),
  };
}
