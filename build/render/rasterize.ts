/** SVG → PNG, each image made once and cached by its content. */

import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { BuildError } from '../lib/errors.ts';
import type { Cache } from '../publish/cache.ts';

/** The version of an installed package: part of a cache key, so that an update of the package is a cache miss. */
export const versionOf = (name: string) => (require(`${name}/package.json`) as { version: string }).version;

/** SVG → PNG of the given width, in pixels. */
export type Rasterize = (svg: string, width: number) => Promise<Uint8Array>;

/**
 * @param fontFiles Absolute paths of the fonts for texts. The machine's own fonts are never used, so that every machine
 * makes the same bytes.
 */
export async function createRasterizer(cache: Cache, fontFiles: readonly string[]): Promise<Rasterize> {
  const hash = createHash('sha256');
  for (const file of fontFiles) {
    const missing = () => new BuildError([`${file}: no such font, which the site names in pictureFonts`]);
    hash.update(await readFile(file).catch(() => Promise.reject(missing())));
  }
  const tool = ['resvg', versionOf('@resvg/resvg-js'), hash.digest('hex')];
  return (svg, width) =>
    cache.remember([...tool, String(width), svg], async () => {
      // Imported only when something has to be made: it is a native module.
      const { Resvg } = await import('@resvg/resvg-js');
      const font = { fontFiles: [...fontFiles], loadSystemFonts: false };
      return new Resvg(svg, { fitTo: { mode: 'width', value: width }, font }).render().asPng();
    });
}
