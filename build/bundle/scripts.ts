/** The browser's side: for each set of scripts that a page's markup names, one small module. */

import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BuildOptions } from 'esbuild';
import { BuildError } from '../lib/errors.ts';
import { hashedFile, type OutputFile } from '../publish/output-file.ts';
import { BROWSERS, bundleOnce, checkStyles } from './esbuild.ts';
import { minifyStyles } from './styles.ts';

const OPTIONS = {
  platform: 'browser',
  target: BROWSERS,
  minify: true,
  // The browser gets the core of signals: the package itself imports React, 16.7 KB instead of 4.9.
  alias: { '@preact/signals-react': '@preact/signals-core' },
  define: { 'process.env.NODE_ENV': '"production"' },
} as const satisfies BuildOptions;

/** The stylesheets beside scripts, `toast.css` for `toast.ts`: what only a script shows comes with it, and no page waits for it. */
async function stylesOf(root: string, folder: string, names: readonly string[]): Promise<string> {
  const files = names.map((name) => join(folder, `${name}.css`)).filter((file) => existsSync(join(root, file)));
  const styles = await Promise.all(files.map((file) => readFile(join(root, file), 'utf8')));
  await Promise.all(styles.map((css, index) => checkStyles(files[index]!, css)));
  return minifyStyles(styles.join(''));
}

/** The source of a page's script: it imports the modules and attaches each to its markup. */
async function entrySource(root: string, folder: string, names: readonly string[]): Promise<string> {
  const missing = names.find((name) => !existsSync(join(root, folder, `${name}.ts`)));
  if (missing !== undefined)
    throw new BuildError([`data-module="${missing}" names no script: expected ${folder}/${missing}.ts`]);
  const imports = names.map((name, index) => `import module${index} from './${folder}/${name}.ts';\n`);
  const table = names.map((name, index) => `'${name}': module${index}`);
  const styles = JSON.stringify(await stylesOf(root, folder, names));
  return `import { attach } from ${JSON.stringify(join(__dirname, '../client/attach.ts'))};\n${imports.join('')}attach({ ${table.join(', ')} }, ${styles});\n`;
}

/** Scripts of earlier builds in this process, and the files that they were made from. */
const earlier = new Map<string, { file: OutputFile; inputs: readonly string[] }>();

async function bundleScript(root: string, folder: string, names: readonly string[]): Promise<OutputFile> {
  const key = [root, folder, ...names].join();
  const known = earlier.get(key);
  if (known) return known.file;
  const contents = await entrySource(root, folder, names);
  const { metafile, outputFiles } = await bundleOnce(root, { ...OPTIONS, stdin: { contents, resolveDir: root } });
  const react = Object.keys(metafile.inputs).find((path) => /node_modules\/react(-dom)?\//.test(path));
  if (react)
    throw new BuildError([`The script of ${names.join(', ')} imports ${react}: React must not reach the browser`]);
  // The hash tells one set from another: a longer name would only make pages heavier.
  const file = hashedFile('page', '.js', outputFiles[0]!.contents);
  const inputs = [...Object.keys(metafile.inputs), ...names.map((name) => `${folder}/${name}.css`)];
  earlier.set(key, { file, inputs });
  return file;
}

/**
 * Makes the script of a sorted list of names, each list once; none for an empty list. Pages with the same list share
 * one file. It throws a BuildError for a name without a module, a mistake in one, and for React in the bundle.
 */
export type ScriptFor = (names: readonly string[]) => Promise<OutputFile | undefined>;

/**
 * @param root The project's folder, absolute.
 * @param folder Where the modules are, relative to the root: `menu` is `<folder>/menu.ts`.
 * @param changed The files that have changed since the last build in this process, relative to the root. Any may have, if not given.
 */
export function createScriptBundler(root: string, folder: string, changed?: readonly string[]): ScriptFor {
  for (const [key, { inputs }] of earlier)
    if (!changed || changed.some((file) => inputs.includes(file))) earlier.delete(key);
  const scripts = new Map<string, Promise<OutputFile>>();
  return async (names) => {
    if (names.length === 0) return undefined;
    const key = names.join(' ');
    if (!scripts.has(key)) scripts.set(key, bundleScript(root, folder, names));
    return scripts.get(key);
  };
}
