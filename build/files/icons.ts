/** Creates icons for browsers and phones. */

import { type Rasterize, renderSvg } from '../lib/images.ts';
import type { OutputFile } from '../lib/output-file.ts';
import type { Site } from '../types.ts';

/** Wraps a 32-pixel PNG in the ICO format: 6 bytes of file header and a 16-byte entry. */
function toIco(png: Uint8Array): Uint8Array {
  const header = Buffer.from([0, 0, 1, 0, 1, 0, 32, 32, 0, 0, 1, 0, 32, 0, 0, 0, 0, 0, 22, 0, 0, 0]);
  header.writeUInt32LE(png.length, 14);
  return Buffer.concat([header, png]);
}

/** Browsers request `/favicon.ico` and `/apple-touch-icon.png` by default, so keep these names. */
export async function createIcons({ icon }: Site, rasterize: Rasterize): Promise<OutputFile[]> {
  const [any, maskable] = [renderSvg('icon.any', icon.any()), renderSvg('icon.maskable', icon.maskable())];
  const png = async (path: string, svg: string, width: number) => ({ path, body: await rasterize(svg, width) });
  return Promise.all([
    { path: 'favicon.svg', body: any },
    { path: 'favicon.ico', body: toIco(await rasterize(any, 32)) },
    png('apple-touch-icon.png', maskable, 180),
    png('icon-192.png', any, 192),
    png('icon-512.png', any, 512),
    png('icon-maskable-512.png', maskable, 512),
  ]);
}
