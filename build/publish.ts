/** Output is staged beside `dist/` and swapped in at the end: visitors get the old site or the new one. */

import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { OutputFile } from './assets.ts';
import { BuildError } from './errors.ts';

export interface Stage {
  /** What was written so far: path relative to `dist/`, and bytes. */
  files: ReadonlyMap<string, number>;
  /** At once, not in the background: handing thousands of small files to other threads costs more than writing them. */
  write: (file: OutputFile) => void;
  /** Replaces `dist/` by what was written. */
  publish: () => Promise<void>;
  /** Forgets what was written; `dist/` stays as it is. */
  discard: () => Promise<void>;
}

/** @param dist The folder to publish to, absolute. The stage lies beside it, on the same disk. */
export async function openStage(dist: string): Promise<Stage> {
  await mkdir(dirname(dist), { recursive: true });
  const folder = await mkdtemp(join(dirname(dist), `.${basename(dist)}-`));
  const next = join(folder, 'next');
  await mkdir(next);
  const files = new Map<string, number>();
  const folders = new Set<string>();
  const discard = () => rm(folder, { recursive: true, force: true });

  return {
    files,

    write({ path, body }) {
      if (files.has(path)) throw new BuildError([`Two files claim dist/${path}: give one of them another name`]);
      files.set(path, Buffer.byteLength(body));
      const file = join(next, path);
      const parent = dirname(file);
      if (!folders.has(parent)) mkdirSync(parent, { recursive: true });
      folders.add(parent);
      writeFileSync(file, body);
    },

    async publish() {
      const previous = join(folder, 'previous');
      const replaces = existsSync(dist);
      if (replaces) await rename(dist, previous);
      try {
        await rename(next, dist);
      } catch (error) {
        if (replaces) await rename(previous, dist);
        throw error;
      }
      await discard();
    },

    discard,
  };
}
