/** The icons that browsers and phones ask for. */

import type { Cache } from '../publish/cache.ts';
import type { OutputFile } from '../publish/output-file.ts';
import { type Rasterize, versionOf } from '../render/rasterize.ts';
import { svgFile } from '../render/render.ts';
import type { BaseSettings, Site } from '../site.ts';

/**
 * The icons that pages and manifest refer to. `/favicon.ico` and `/apple-touch-icon.png` have these names because
 * browsers request them on their own.
 */
export async function createIcons<S extends BaseSettings>(
  site: Site<S>,
  rasterize: Rasterize,
  cache: Cache,
): Promise<OutputFile[]> {
  const any = svgFile(site.icon.any());
  const maskable = svgFile(site.icon.maskable());
  const png = async (path: string, svg: string, width: number) => ({ path, body: await rasterize(svg, width) });
  const small = await rasterize(any, 32);
  const ico = await cache.remember(['ico', versionOf('png-to-ico'), small], async () => {
    const { default: pngToIco } = await import('png-to-ico');
    return pngToIco([Buffer.from(small)]);
  });
  return [
    { path: 'favicon.svg', body: any },
    { path: 'favicon.ico', body: ico },
    await png('apple-touch-icon.png', maskable, 180),
    await png('icon-192.png', any, 192),
    await png('icon-512.png', any, 512),
    await png('icon-maskable-512.png', maskable, 512),
  ];
}
