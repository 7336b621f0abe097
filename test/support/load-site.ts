/** Bundles and imports a project's site, and draws its images. */

import { join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import { loadSite } from '../../build/bundle/load.ts';
import { createPageBundler } from '../../build/bundle/pages.ts';
import { projectLayout } from '../../build/commands/project.ts';
import type { Site } from '../../build/types.ts';
import { readSettings } from '../../site/settings.ts';

export type LoadedProject = Awaited<ReturnType<typeof loadProject>>;

/** Node can't load the site's stylesheets without bundling. Share images are in menu order. */
export async function loadProject(root: string) {
  const bundler = await createPageBundler(root, projectLayout(root));
  const { site, content, loadPage } = await loadSite(await bundler.bundle(), root, readSettings({}));
  const modules = await Promise.all(site.routes.map(loadPage));
  await bundler.close();
  const shareImages = site.routes.map(({ shareImage }, index) => shareImage.svg(modules[index]!.module as never));
  return { site, content, shareImages };
}

/** Loads SVG with the site's fonts. @param width Width in pixels to draw it at. */
export const loadSvg = (svg: string, { imageFonts }: Site, root: string, width = 1200): Resvg =>
  new Resvg(svg, {
    fitTo: { mode: 'width', value: width },
    font: { fontFiles: imageFonts.map((file) => join(root, file)), loadSystemFonts: false },
  });

export function pixelsOf(image: Resvg): Uint32Array {
  const { pixels } = image.render();
  return new Uint32Array(pixels.buffer, pixels.byteOffset, pixels.length / 4);
}
