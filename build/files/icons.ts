/** Creates icons for browsers and phones. */

import type { Cache } from '../lib/cache.ts';
import { type Rasterize, renderSvg, versionOf } from '../lib/images.ts';
import type { OutputFile } from '../lib/output-file.ts';
import type { Site } from '../types.ts';

/** Browsers request `/favicon.ico` and `/apple-touch-icon.png` by default, so keep these names. */
export async function createIcons({ icon }: Site, rasterize: Rasterize, cache: Cache): Promise<OutputFile[]> {
  const [any, maskable] = [renderSvg('icon.any', icon.any()), renderSvg('icon.maskable', icon.maskable())];
  const png = async (path: string, svg: string, width: number) => ({ path, body: await rasterize(svg, width) });

  const small = await rasterize(any, 32);
  const favicon = await cache.remember(['ico', versionOf('png-to-ico'), small], async () => {
    const { default: pngToIco } = await import('png-to-ico');
    return pngToIco([Buffer.from(small)]);
  });
  return Promise.all([
    { path: 'favicon.svg', body: any },
    { path: 'favicon.ico', body: favicon },
    png('apple-touch-icon.png', maskable, 180),
    png('icon-192.png', any, 192),
    png('icon-512.png', any, 512),
    png('icon-maskable-512.png', maskable, 512),
  ]);
}
