/** The browser's side: for each set of scripts that a page's markup names, one small module. */

import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BuildOptions } from 'esbuild';
import { hashedFile, type OutputFile } from './assets.ts';
import { BuildError } from './errors.ts';
import { BROWSERS, runEsbuild } from './esbuild.ts';
import { minifyStyles } from './styles.ts';

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
  const files = names.map((name) => join(root, folder, `${name}.css`)).filter(existsSync);
  const sources = await Promise.all(files.map((file) => readFile(file, 'utf8')));
  return minifyStyles(sources.join(''));
}

/** The source of a page's script: it imports the modules and attaches each to its markup. */
function entrySource(folder: string, names: readonly string[], styles: string): string {
  const attach = JSON.stringify(join(__dirname, 'client/attach.ts'));
  const imports = names.map((name, index) => `import module${index} from './${folder}/${name}.ts';\n`);
  const table = names.map((name, index) => `'${name}': module${index}`);
  return `import { attach } from ${attach};\n${imports.join('')}attach({ ${table.join(', ')} }, ${JSON.stringify(styles)});\n`;
}

async function bundleScript(root: string, folder: string, names: readonly string[]): Promise<OutputFile> {
  const missing = names.find((name) => !existsSync(join(root, folder, `${name}.ts`)));
  if (missing !== undefined)
    throw new BuildError([`data-module="${missing}" names no script: expected ${folder}/${missing}.ts`]);

  const contents = entrySource(folder, names, await stylesOf(root, folder, names));
  const stdin = { contents, resolveDir: root, sourcefile: `${names.join('-')}.ts` };
  const { metafile, outputFiles } = await runEsbuild(root, { ...OPTIONS, stdin });
  const react = Object.keys(metafile.inputs).find((path) => /node_modules\/react(-dom)?\//.test(path));
  if (react)
    throw new BuildError([`The script of ${names.join(', ')} imports ${react}: React must not reach the browser`]);
  // A short name: it stands in the page, and the hash tells one set from another.
  return hashedFile('page', '.js', outputFiles[0]!.contents);
}

/**
 * Scripts by the set of modules that a page names: pages with the same set share one file.
 *
 * @param root The project's folder, absolute.
 * @param folder Where the modules are, relative to the root: `menu` is `<folder>/menu.ts`.
 * @returns Makes the script of a sorted list of names, each list once; none for an empty list.
 * @throws BuildError for a name without a module, a mistake in one, and for React in the bundle.
 */
export function openScripts(
  root: string,
  folder: string,
): (names: readonly string[]) => Promise<OutputFile | undefined> {
  const made = new Map<string, Promise<OutputFile>>();
  return async (names) => {
    if (names.length === 0) return undefined;
    const key = names.join(' ');
    if (!made.has(key)) made.set(key, bundleScript(root, folder, names));
    return made.get(key);
  };
}
