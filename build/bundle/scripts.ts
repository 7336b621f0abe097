/** The browser's side: for each set of scripts that a page's markup names, one small module. */

import { existsSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BuildOptions } from 'esbuild';
import { BuildError } from '../errors.ts';
import { hashedFile, type OutputFile } from '../output/output-file.ts';
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

/** Scripts of earlier builds in this process, and when the files that they were made from were written. */
const earlier = new Map<string, { file: OutputFile; inputs: readonly string[]; times: string }>();

const timesOf = (root: string, files: readonly string[]) =>
  files.map((file) => statSync(join(root, file), { throwIfNoEntry: false })?.mtimeMs ?? 0);

async function bundleScript(root: string, folder: string, names: readonly string[]): Promise<OutputFile> {
  const key = [root, folder, ...names].join();
  const known = earlier.get(key);
  // Under npm run dev: to bundle all scripts again takes a fifth of a build's time.
  if (known && timesOf(root, known.inputs).join() === known.times) return known.file;
  const started = Date.now();
  const contents = await entrySource(root, folder, names);
  const { metafile, outputFiles } = await bundleOnce(root, { ...OPTIONS, stdin: { contents, resolveDir: root } });
  const react = Object.keys(metafile.inputs).find((path) => /node_modules\/react(-dom)?\//.test(path));
  if (react)
    throw new BuildError([`The script of ${names.join(', ')} imports ${react}: React must not reach the browser`]);
  // The hash tells one set from another: a longer name would only make pages heavier.
  const file = hashedFile('page', '.js', outputFiles[0]!.contents);
  const inputs = [...Object.keys(metafile.inputs), ...names.map((name) => join(folder, `${name}.css`))];
  const times = timesOf(root, inputs);
  // A file written meanwhile, or within the 10 ms of a file system's clock before, may have been read as it was.
  if (Math.max(...times) < started - 10) earlier.set(key, { file, inputs, times: times.join() });
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
 */
export function createScriptBundler(root: string, folder: string): ScriptFor {
  const scripts = new Map<string, Promise<OutputFile>>();
  return async (names) => {
    if (names.length === 0) return undefined;
    const key = names.join(' ');
    if (!scripts.has(key)) scripts.set(key, bundleScript(root, folder, names));
    return scripts.get(key);
  };
}
