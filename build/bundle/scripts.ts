/** Bundles the browser scripts: one small module for each set of scripts that a page's markup uses. */

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BuildOptions } from 'esbuild';
import { BuildError } from '../lib/errors.ts';
import { hashedFile, type OutputFile } from '../lib/output-file.ts';
import { BROWSERS, bundleOnce, minifyStyles } from './esbuild.ts';

const ATTACH = join(__dirname, '../client/attach.ts');

const OPTIONS = {
  platform: 'browser',
  target: BROWSERS,
  minify: true,
  // Only the core of signals reaches the browser: the React package imports React (16.7 KB instead of 4.9).
  alias: { '@preact/signals-react': '@preact/signals-core' },
  define: { 'process.env.NODE_ENV': '"production"' },
} as const satisfies BuildOptions;

/**
 * Creates a function that bundles the scripts with the given names, sorted. Each set is bundled once, and
 * pages with the same set share a file. The result is undefined for an empty list.
 * @param root Absolute path of the project.
 * @param folder Folder of the scripts, relative to the root: `menu` is `<folder>/menu.ts`.
 */
export function createScriptBundler(root: string, folder: string) {
  const scripts = new Map<string, Promise<OutputFile>>();

  /** A script's stylesheet, such as `toast.css` for `toast.ts`. It's part of the script, so no page waits for it. */
  async function stylesOf(name: string): Promise<string> {
    const file = `${folder}/${name}.css`;
    return existsSync(join(root, file)) ? minifyStyles(file, readFileSync(join(root, file), 'utf8')) : '';
  }

  /** Source of a page's script: imports the scripts and attaches each to its markup. */
  async function entrySource(names: readonly string[]): Promise<string> {
    const missing = names.find((name) => !existsSync(join(root, folder, `${name}.ts`)));
    const advice = `Create ${folder}/${missing}.ts or fix the name.`;
    if (missing !== undefined) throw new BuildError([`No script found for data-module="${missing}". ${advice}`]);
    const imports = names.map((name, index) => `import module${index} from './${folder}/${name}.ts';\n`).join('');
    const table = names.map((name, index) => `'${name}': module${index}`).join(', ');
    const styles = JSON.stringify((await Promise.all(names.map(stylesOf))).join(''));
    return `import { attach } from ${JSON.stringify(ATTACH)};\n${imports}attach({ ${table} }, ${styles});\n`;
  }

  async function bundle(names: readonly string[]): Promise<OutputFile> {
    const stdin = { contents: await entrySource(names), resolveDir: root };
    const { metafile, outputFiles } = await bundleOnce(root, { ...OPTIONS, stdin });
    const react = Object.keys(metafile.inputs).find((path) => /node_modules\/react(-dom)?\//.test(path));
    if (react) throw new BuildError([`The script of ${names.join(', ')} imports ${react}. Remove React from scripts.`]);
    return hashedFile('page', '.js', outputFiles[0]!.contents);
  }

  return async (names: readonly string[]): Promise<OutputFile | undefined> => {
    const key = names.join(' ');
    if (names.length > 0 && !scripts.has(key)) scripts.set(key, bundle(names));
    return scripts.get(key);
  };
}
