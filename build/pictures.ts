/** SVG → the bitmaps that browsers, phones and social sites ask for. Drawn once, remembered by content. */

import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { ReactElement } from 'react';
import type { OutputFile } from './assets.ts';
import type { Cache } from './cache.ts';
import { BuildError } from './errors.ts';
import { renderToStaticMarkup } from './react.ts';
import type { BaseSettings, Site } from './site.ts';

const require = createRequire(__filename);
const version = (name: string): string => require(`${name}/package.json`).version;

/** Draws an SVG as PNG. */
export type Draw = (svg: string, width: number) => Promise<Uint8Array>;

/**
 * An `<svg>` element as a file of its own.
 *
 * @throws BuildError if it is another element.
 */
export function svgFile(element: ReactElement): string {
  const svg = renderToStaticMarkup(element);
  if (!svg.startsWith('<svg')) throw new BuildError([`expected a picture to be an <svg>, not ${svg.slice(0, 40)}`]);
  return svg.includes('xmlns=') ? svg : svg.replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg"');
}

async function readFont(file: string): Promise<Buffer> {
  return readFile(file).catch(() => {
    throw new BuildError([`${file}: no such font, which the site names in pictureFonts`]);
  });
}

/**
 * @param fontFiles Absolute paths of the fonts for texts: those of the machine are never used, so
 * that every machine draws the same bytes.
 */
export async function openDrawing(cache: Cache, fontFiles: readonly string[]): Promise<Draw> {
  const hash = createHash('sha256');
  for (const font of await Promise.all(fontFiles.map(readFont))) hash.update(font);
  const drawing = ['resvg', version('@resvg/resvg-js'), hash.digest('hex')];
  return (svg, width) =>
    cache.remember([...drawing, String(width), svg], async () => {
      const { Resvg } = await import('@resvg/resvg-js');
      const font = { fontFiles: [...fontFiles], loadSystemFonts: false };
      return new Resvg(svg, { fitTo: { mode: 'width', value: width }, font }).render().asPng();
    });
}

/** The icons that a site's pages and its manifest refer to, under the names that are asked for unasked. */
export async function drawIcons<S extends BaseSettings>(
  site: Site<S>,
  draw: Draw,
  cache: Cache,
): Promise<OutputFile[]> {
  const any = svgFile(site.icon.any());
  const maskable = svgFile(site.icon.maskable());
  const [small, apple, medium, large, masked] = await Promise.all([
    draw(any, 32),
    draw(maskable, 180),
    draw(any, 192),
    draw(any, 512),
    draw(maskable, 512),
  ]);
  const ico = await cache.remember(['ico', version('png-to-ico'), small], async () => {
    const { default: pngToIco } = await import('png-to-ico');
    return pngToIco([Buffer.from(small)]);
  });
  return [
    { path: 'favicon.svg', body: any },
    { path: 'favicon.ico', body: ico },
    { path: 'apple-touch-icon.png', body: apple },
    { path: 'icon-192.png', body: medium },
    { path: 'icon-512.png', body: large },
    { path: 'icon-maskable-512.png', body: masked },
  ];
}
