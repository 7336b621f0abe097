/** What is published under a name that holds a hash of its content, and so can be cached for ever. */

import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import type { Plugin } from 'esbuild';

/** A published file: its path in `dist/` and its content. */
export interface OutputFile {
  path: string;
  body: Uint8Array | string;
}

/**
 * A file for `dist/assets/`: the same content has the same name.
 *
 * @param name What people may recognise it by, such as `share-home`.
 * @param extension With its dot.
 */
export function hashedFile(name: string, extension: string, body: Uint8Array): OutputFile {
  const hash = createHash('sha256').update(body).digest('hex').slice(0, 8);
  return { path: `assets/${name}-${hash}${extension}`, body };
}

const ASSET = /\.(woff2|svg|png|jpe?g|webp|avif)$/;

export interface Assets {
  plugin: Plugin;
  /** The files that the last bundle imports, as they are published. */
  files: () => OutputFile[];
  /** Where they come from, absolute. */
  sources: () => string[];
}

/**
 * An esbuild plugin for imported fonts and pictures: it keeps each and puts its address, from the
 * root, where it was imported. esbuild's own loader of files cannot do that here, because its
 * `publicPath` would also change how the modules of the bundle import each other.
 */
export function openAssets(): Assets {
  const assets = new Map<string, OutputFile>();
  const sources = new Set<string>();

  function locate(path: string, resolveDir: string): { source: string } | { errors: { text: string }[] } {
    const source = join(resolveDir, path);
    if (/^(\w+:|\/)/.test(path)) {
      return {
        errors: [{ text: `Expected the path of a file beside this one, such as "./picture.svg", not "${path}"` }],
      };
    }
    return existsSync(source) ? { source } : { errors: [{ text: `No file "${path}" here` }] };
  }

  async function publish(source: string): Promise<string> {
    sources.add(source);
    const extension = extname(source);
    const file = hashedFile(basename(source, extension), extension, await readFile(source));
    assets.set(file.path, file);
    return `/${file.path}`;
  }

  const plugin: Plugin = {
    name: 'assets',
    setup(build) {
      build.onStart(() => {
        assets.clear();
        sources.clear();
      });
      build.onResolve({ filter: /^(https?:)?\/\// }, ({ path }) => ({
        errors: [{ text: `"${path}" is on another origin: publish it with the site instead` }],
      }));
      build.onResolve({ filter: ASSET }, async ({ path, resolveDir, kind }) => {
        const found = locate(path, resolveDir);
        if ('errors' in found) return found;
        if (kind === 'url-token') return { path: await publish(found.source), external: true };
        return { path: found.source, namespace: 'asset' };
      });
      build.onLoad({ filter: ASSET, namespace: 'asset' }, async ({ path }) => ({
        contents: await publish(path),
        loader: 'text',
      }));
    },
  };
  return { plugin, files: () => [...assets.values()], sources: () => [...sources] };
}
