/** Fonts and pictures that pages and stylesheets import: published under hashed names. */

import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import type { Plugin } from 'esbuild';
import { hashedFile, type OutputFile } from '../publish/output-file.ts';

const refuse = (text: string) => ({ errors: [{ text }] });

const ASSET = /\.(woff2|svg|png|jpe?g|webp|avif)$/;

/**
 * An esbuild plugin for imported fonts and pictures: it collects each and puts its address, from the root, where it was
 * imported. esbuild's loader `file` cannot do that here: its `publicPath` also changes how modules import each other.
 *
 * @returns The plugin, and the files that the last bundle imports.
 */
export function createAssets() {
  const assets = new Map<string, OutputFile>();

  async function publish(source: string): Promise<string> {
    const extension = extname(source);
    const file = hashedFile(basename(source, extension), extension, await readFile(source));
    assets.set(file.path, file);
    return `/${file.path}`;
  }

  const plugin: Plugin = {
    name: 'assets',
    setup(build) {
      build.onStart(() => assets.clear());
      build.onResolve({ filter: /^(https?:)?\/\// }, ({ path }) =>
        refuse(`"${path}" is on another origin: publish it with the site instead`),
      );
      build.onResolve({ filter: ASSET }, async ({ path, resolveDir, kind }) => {
        const source = join(resolveDir, path);
        if (/^(\w+:|\/)/.test(path))
          return refuse(`Expected the path of a file beside this one, such as "./picture.svg", not "${path}"`);
        if (!existsSync(source)) return refuse(`No file "${path}" here`);
        if (kind === 'url-token') return { path: await publish(source), external: true };
        return { path: source, namespace: 'asset' };
      });
      build.onLoad({ filter: ASSET, namespace: 'asset' }, async ({ path }) => ({
        contents: await publish(path),
        loader: 'text',
      }));
    },
  };
  return { plugin, files: () => [...assets.values()] };
}
