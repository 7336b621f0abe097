/** The stage of a site that is built again and again: each file is published as it is made, and touched only where it has changed. */

import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { OutputFile } from './assets.ts';
import { openFiles, type Stage } from './publish.ts';

type Body = OutputFile['body'];

const isSame = (a: Body, b: Body) => a === b || Buffer.compare(Buffer.from(a), Buffer.from(b)) === 0;

/**
 * @param dist A folder for nobody else, absolute: it is emptied first. Whoever reads it during a build may see some files old, some new.
 * @returns Opens a stage. What is published for good are the files of the last one: others are removed then.
 */
export function openLiveStages(dist: string): () => Promise<Stage> {
  rmSync(dist, { recursive: true, force: true });
  const there = new Map<string, Body>();

  return async () => {
    const files = openFiles();
    return {
      dist,
      files: files.sizes,
      others: [],
      write(file) {
        files.add(file);
        const before = there.get(file.path);
        if (before !== undefined && isSame(before, file.body)) return;
        mkdirSync(dirname(join(dist, file.path)), { recursive: true });
        writeFileSync(join(dist, file.path), file.body);
        there.set(file.path, file.body);
      },
      async publish() {
        for (const path of there.keys()) {
          if (files.sizes.has(path)) continue;
          rmSync(join(dist, path));
          there.delete(path);
        }
      },
      async discard() {},
    };
  };
}
