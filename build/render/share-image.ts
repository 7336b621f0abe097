/** The PNG image that a shared link shows. */

import { createHash } from 'node:crypto';
import type { BuildContext } from '../build-context.ts';
import { hashedFile } from '../publish/output-file.ts';
import type { BaseSettings, Route } from '../site.ts';
import { svgFile } from './render.ts';

/** @returns A function that writes the share image of a route, 1,200 pixels wide, and returns its path. Equal images share a file. */
export function createShareImages<S extends BaseSettings>({ writer, rasterize }: BuildContext<S>) {
  const paths = new Map<string, Promise<string>>();

  async function writeImage(svg: string): Promise<string> {
    const file = hashedFile('share/page', '.png', await rasterize(svg, 1200));
    // Two drawings may give the same image.
    if (!writer.files.has(file.path)) writer.write(file);
    return `/${file.path}`;
  }

  return ({ picture }: Route<S>): Promise<string> => {
    const svg = svgFile(picture.svg());
    // The hash, not the text: a site of many pages would keep all of them in memory.
    const key = createHash('sha256').update(svg).digest('base64');
    if (!paths.has(key)) paths.set(key, writeImage(svg));
    return paths.get(key)!;
  };
}
