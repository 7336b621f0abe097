/** Bundles browser scripts into one module for each set of scripts that a page uses. */

import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { BuildError } from '../lib/errors.ts';
import { hashedFile, type OutputFile } from '../lib/output-file.ts';
import { BROWSERS, bundleOnce } from './esbuild.ts';

const ATTACH = join(__dirname, '../client/attach.ts');
/** The core of signals-react. Without React, the bundle has 4.9 KB instead of 16.7 KB. */
const SIGNALS = require.resolve('@preact/signals-core', { paths: [require.resolve('@preact/signals-react')] });

/**
 * Creates a function that bundles the scripts with the given names, which must be sorted. `menu` is
 * `<folder>/menu.ts`. Pages with the same scripts share a file. Pages without any have none.
 */
export function createScriptBundler(root: string, folder: string) {
  const scripts = new Map<string, Promise<OutputFile>>();

  const bundleSource = (contents: string, loader: 'css' | 'js') =>
    bundleOnce(root, {
      target: BROWSERS,
      minify: true,
      // In a package's folder, esbuild selects the ES module.
      alias: { '@preact/signals-react': dirname(dirname(SIGNALS)) },
      stdin: { contents, loader, resolveDir: root },
    });

  /** Returns the styles of scripts that have any, such as `toast.css` for `toast.ts`. */
  async function stylesOf(names: readonly string[]): Promise<string> {
    const files = names.map((name) => `./${folder}/${name}.css`).filter((file) => existsSync(join(root, file)));
    const contents = files.map((file) => `@import '${file}';`).join('');
    return (await bundleSource(contents, 'css')).outputFiles[0]!.text.trim();
  }

  /** Generates an entry module that imports the scripts and attaches them to the markup. */
  async function entrySource(names: readonly string[]): Promise<string> {
    const missing = names.find((name) => !existsSync(join(root, folder, `${name}.ts`)));
    const advice = `Create ${folder}/${missing}.ts or fix the name.`;
    if (missing !== undefined) throw new BuildError([`No script found for data-module="${missing}". ${advice}`]);
    const imports = names.map((name, index) => `import module${index} from './${folder}/${name}.ts';\n`).join('');
    const table = names.map((name, index) => `'${name}': module${index}`).join(', ');
    const styles = JSON.stringify(await stylesOf(names));
    return `import { attach } from ${JSON.stringify(ATTACH)};\n${imports}attach({ ${table} }, ${styles});\n`;
  }

  async function bundle(names: readonly string[]): Promise<OutputFile> {
    const { metafile, outputFiles } = await bundleSource(await entrySource(names), 'js');
    const react = Object.keys(metafile.inputs).find((path) => /node_modules\/react(-dom)?\//.test(path));
    if (react) throw new BuildError([`The bundle for ${names.join(', ')} contains ${react}. Remove the React import.`]);
    return hashedFile('page', '.js', outputFiles[0]!.text);
  }

  return async (names: readonly string[]): Promise<OutputFile | undefined> => {
    const key = names.join(' ');
    if (names.length > 0 && !scripts.has(key)) scripts.set(key, bundle(names));
    return scripts.get(key);
  };
}
