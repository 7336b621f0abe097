/** Publishes imported fonts and images under hashed names. */

import { existsSync, readFileSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import type { Plugin } from 'esbuild';
import { messageOf } from '../lib/errors.ts';
import { hashedFile, type OutputFile } from '../lib/output-file.ts';

const EXTENSIONS = ['avif', 'gif', 'jpeg', 'jpg', 'png', 'svg', 'webp', 'woff2'];
const ASSET = new RegExp(`\\.(${EXTENSIONS.join('|')})([?#].*)?$`, 'i');
/** Matches esbuild's error about a file with another extension. */
const UNSUPPORTED = /^No loader is configured for "(.*)" files: .*/;

/** Returns an image's size in pixels, or nothing for a font. @throws Error for a damaged file. */
async function readSize(source: string) {
  const file = readFileSync(source);
  // The header of a WOFF2 file contains the signature and the file's length.
  if (file.toString('latin1', 0, 4) === 'wOF2' && file.readUInt32BE(8) <= file.length) return {};
  // Load packages lazily, because many sites don't import images.
  const { imageSize } = await import('image-size');
  const { width, height, orientation = 1, type = '' } = imageSize(file);
  // A phone's HEIC photo may have the extension .jpg. Browsers only show SVG with its own one.
  if (!EXTENSIONS.includes(type) || (type === 'svg') !== /svg$/i.test(source)) throw new Error(`It's a ${type} file.`);
  if (type === 'svg' && !file.includes('http://www.w3.org/2000/svg'))
    throw new Error('Add xmlns="http://www.w3.org/2000/svg".');
  // Throws for markup that browsers don't show, such as `&`. Loading the system's fonts is slow.
  const font = { loadSystemFonts: false };
  const svg = type === 'svg' && new (await import('@resvg/resvg-js')).Resvg(`${file}`, { font });
  // image-size doesn't read a viewBox with commas.
  if (svg) return { width: width ?? svg.width, height: height ?? svg.height };
  // EXIF orientations of 5 and above rotate the image by 90°.
  return orientation < 5 ? { width, height } : { width: height, height: width };
}

const error = (text: string) => ({ errors: [{ text }] });

/**
 * Creates an esbuild plugin that collects imported fonts and images. An import in a stylesheet
 * becomes the file's URL. In a module, it becomes attributes for an `<img>` (see imports.d.ts).
 * esbuild's `file` loader doesn't work, because its `publicPath` also changes module imports.
 */
export function createAssets(publicFolder = 'public') {
  const files = new Map<string, OutputFile>();

  function publish(source: string): string {
    const extension = extname(source);
    // Characters can have a meaning in URLs. On macOS and Windows, file names ignore case.
    const name = basename(source, extension).replace(/[^a-z0-9]+/gi, '-');
    const file = hashedFile(name.toLowerCase(), extension.toLowerCase(), readFileSync(source));
    files.set(file.path, file);
    return `/${file.path}`;
  }

  const plugin: Plugin = {
    name: 'assets',
    setup(build) {
      build.onStart(() => files.clear());
      build.onResolve({ filter: /^(https?:)?\/\// }, ({ path }) =>
        error(`"${path}" is on another origin. Save the file in the project and import it from there.`),
      );
      build.onResolve({ filter: ASSET }, async ({ path, resolveDir, kind }) => {
        const source = join(resolveDir, path);
        if (!path.startsWith('.')) return error(`Expected "./" or "../" before "${path}".`);
        if (!existsSync(source)) return error(`Could not resolve "${path}". Create the file or fix the path.`);
        try {
          const [size, src] = [await readSize(source), publish(source)];
          if (kind === 'url-token') return { path: src, external: true };
          return { path: src, namespace: 'image', pluginData: JSON.stringify({ src, ...size }) };
        } catch (cause) {
          return error(`Could not read "${path}". Expected a valid image or WOFF2 file. (${messageOf(cause)})`);
        }
      });
      build.onEnd(({ errors, metafile }) => {
        const advice = `Expected .${EXTENSIONS.join(', .')}. Put other files into ${publicFolder}/ and link to them.`;
        for (const message of errors)
          message.text = message.text.replace(UNSUPPORTED, `Could not import a $1 file. ${advice}`);
        // Packages are external, so browsers would look for their stylesheets on the site.
        for (const [file, { imports }] of Object.entries(metafile?.inputs ?? {}))
          for (const { path, kind, external } of imports)
            if (kind === 'import-rule' && external) return error(`${file}: Expected "./" or "../" before "${path}".`);
      });
      build.onLoad({ filter: ASSET, namespace: 'image' }, ({ pluginData: contents }) => ({ contents, loader: 'json' }));
    },
  };
  return { plugin, list: () => [...files.values()] };
}
