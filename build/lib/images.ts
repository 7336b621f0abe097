/** Renders `<svg>` elements to SVG and PNG files. */

import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { ReactElement } from 'react';
import type { Cache } from './cache.ts';
import { BuildError } from './errors.ts';
import { renderToStaticMarkup } from './react.ts';

/** Renders SVG to a PNG with the given width in pixels. */
export type Rasterize = (svg: string, width: number) => Promise<Uint8Array>;

/** Renders an `<svg>`. @param name Name for errors. @throws BuildError for other elements. */
export function renderSvg(name: string, element: ReactElement): string {
  const svg = renderToStaticMarkup(element);
  if (!svg.startsWith('<svg')) throw new BuildError([`${name}: Expected an <svg>, but found ${svg.slice(0, 40)}.`]);
  return svg.includes('xmlns=') ? svg : svg.replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg"');
}

/** Creates a cached renderer without system fonts, so every machine produces the same bytes. */
export async function createRasterizer(cache: Cache, fontFiles: readonly string[]): Promise<Rasterize> {
  const hash = createHash('sha256');
  for (const file of fontFiles) {
    const font = await readFile(file).catch(() => Buffer.alloc(0));
    // Starts of a TTF and an OTF. Text in a damaged font would be missing without an error.
    if (!['00010000', '4f54544f'].includes(font.toString('hex', 0, 4)))
      throw new BuildError([`Could not read the font ${file}. Expected a TTF file with a path in imageFonts.`]);
    hash.update(font);
  }
  const tool = ['resvg', require('@resvg/resvg-js/package.json').version as string, hash.digest('hex')];
  return (svg, width) =>
    cache.remember([...tool, String(width), svg], async () => {
      // Load resvg only if an image isn't cached, because native modules load slowly.
      const { renderAsync } = await import('@resvg/resvg-js');
      const font = { fontFiles: [...fontFiles], loadSystemFonts: false };
      return (await renderAsync(svg, { fitTo: { mode: 'width', value: width }, font })).asPng();
    });
}
