/** The browser's side: for each set of scripts that a page's markup names, one small module. */

import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BuildOptions, Plugin } from 'esbuild';
import { hashedFile, type OutputFile } from './assets.ts';
import { BuildError } from './errors.ts';
import { BROWSERS, minifyStyles, openBundler } from './esbuild.ts';
import { type Made, remembering } from './memo.ts';

const OPTIONS = {
  outdir: 'assets',
  platform: 'browser',
  target: BROWSERS,
  minify: true,
  // Signals reach the browser without the React bindings that their package is named for.
  alias: { '@preact/signals-react': '@preact/signals-core' },
  define: { 'process.env.NODE_ENV': '"production"' },
} as const satisfies BuildOptions;

/** What only these scripts show has its styles beside them, `menu.css` for `menu.ts`: they come along, and no page waits for them. */
async function stylesOf(root: string, folder: string, names: readonly string[]): Promise<string> {
  const files = names.map((name) => join(folder, `${name}.css`)).filter((file) => existsSync(join(root, file)));
  const styles = files.map(async (file) => minifyStyles(file, await readFile(join(root, file), 'utf8')));
  return (await Promise.all(styles)).join('');
}

/** The source of a page's script: it imports the modules and attaches each to its markup. */
async function entrySource(root: string, folder: string, names: readonly string[]): Promise<string> {
  const missing = names.find((name) => !existsSync(join(root, folder, `${name}.ts`)));
  if (missing !== undefined)
    throw new BuildError([`data-module="${missing}" names no script: expected ${folder}/${missing}.ts`]);
  const attach = JSON.stringify(join(__dirname, 'client/attach.ts'));
  const imports = names.map((name, index) => `import module${index} from './${folder}/${name}.ts';\n`);
  const table = names.map((name, index) => `'${name}': module${index}`);
  const styles = JSON.stringify(await stylesOf(root, folder, names));
  return `import { attach } from ${attach};\n${imports.join('')}attach({ ${table.join(', ')} }, ${styles});\n`;
}

/** The entry of a set's bundle. esbuild asks for each import that this fits. */
const ENTRY = /^page$/;

/** One set of scripts, to be bundled as often as it is asked for. */
async function openScript(root: string, folder: string, names: readonly string[]) {
  const title = names.join(', ');
  let source = '';
  // What the styles are is not esbuild's to know, so the entry is no file: it is written anew for each bundle.
  const entry: Plugin = {
    name: 'entry',
    setup(build) {
      build.onResolve({ filter: ENTRY }, ({ path }) => ({ path, namespace: 'entry' }));
      build.onLoad({ filter: ENTRY, namespace: 'entry' }, () => ({ contents: source, resolveDir: root }));
    },
  };
  const bundler = await openBundler(root, { ...OPTIONS, entryPoints: ['page'], plugins: [entry] });

  async function bundle(): Promise<Made<OutputFile>> {
    source = await entrySource(root, folder, names);
    const { metafile, outputFiles } = await bundler.bundle();
    const inputs = Object.keys(metafile.inputs);
    const react = inputs.find((path) => /node_modules\/react(-dom)?\//.test(path));
    if (react) throw new BuildError([`The script of ${title} imports ${react}: React must not reach the browser`]);
    // A short name: it stands in the page, and the hash tells one set from another.
    const result = hashedFile('page', '.js', outputFiles[0]!.contents);
    return { result, files: [...inputs, ...names.map((name) => join(folder, `${name}.css`))] };
  }

  // To ask esbuild whether anything has changed takes longer than to render a page.
  return { bundle: remembering(root, bundle), close: bundler.close };
}

/**
 * Makes the script of a sorted list of names, each list once; none for an empty list. It throws a
 * BuildError for a name without a module, a mistake in one, and for React in the bundle.
 */
export type ScriptOf = (names: readonly string[]) => Promise<OutputFile | undefined>;

/** Scripts by the set of modules that a page names: pages with the same set share one file. */
export interface Scripts {
  /** The scripts as they are now. */
  bundle: () => ScriptOf;
  close: () => Promise<void>;
}

/**
 * @param root The project's folder, absolute.
 * @param folder Where the modules are, relative to the root: `menu` is `<folder>/menu.ts`.
 */
export function openScripts(root: string, folder: string): Scripts {
  const open = new Map<string, ReturnType<typeof openScript>>();

  async function make(key: string, names: readonly string[]): Promise<OutputFile> {
    if (!open.has(key)) open.set(key, openScript(root, folder, names));
    const script = await open.get(key)!;
    return script.bundle();
  }

  return {
    bundle() {
      const made = new Map<string, Promise<OutputFile>>();
      return async (names) => {
        if (names.length === 0) return undefined;
        const key = names.join(' ');
        if (!made.has(key)) made.set(key, make(key, names));
        return made.get(key);
      };
    },

    async close() {
      await Promise.all(Array.from(open.values(), async (script) => (await script).close()));
    },
  };
}
