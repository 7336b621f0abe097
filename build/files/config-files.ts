/** What hosts read beside the published folder: configuration of servers, and the folder that Vercel publishes. */

import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import type { OutputFile } from '../publish/output-file.ts';
import { isHidden } from './host.ts';

/** Where Vercel looks for a finished site. */
const VERCEL = '.vercel/output';

/** Vercel compresses by itself, and its routes name 404.html. */
function copyForVercel(dist: string, folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  const isPublic = (file: string) => {
    const path = `/${relative(dist, file).replaceAll(sep, '/')}`;
    return path === '/404.html' || !isHidden(path);
  };
  cpSync(dist, join(folder, 'static'), { recursive: true, filter: isPublic });
}

/**
 * @param dist The published folder, absolute.
 * @param files What to write; paths are relative to the folder that holds `dist`.
 * @param isOnVercel Whether Vercel is to publish what is built.
 * @returns A warning for each configuration that a running server has to load again.
 */
export function writeConfigFiles(dist: string, files: readonly OutputFile[], isOnVercel: boolean): string[] {
  const root = dirname(dist);
  if (isOnVercel) copyForVercel(dist, join(root, VERCEL));
  return files.flatMap(({ path, body }) => {
    if (path.startsWith(VERCEL) && !isOnVercel) return [];
    const file = join(root, path);
    const isOther = existsSync(file) && readFileSync(file, 'utf8') !== body;
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, body);
    return isOther ? [`${path} has changed: reload a server that includes it.`] : [];
  });
}
