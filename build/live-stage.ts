/** The stage of a site that is built again and again: of what is published, only the files that have changed are touched. */

import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { OutputFile } from './assets.ts';
import { openFiles, type Stage } from './publish.ts';

type Body = OutputFile['body'];

const isSame = (a: Body, b: Body) => a === b || Buffer.compare(Buffer.from(a), Buffer.from(b)) === 0;

/**
 * @param dist A folder for nobody else, absolute: it is emptied first. Whoever reads it while it is published may see some files old, some new.
 * @returns Opens a stage. What is written to it stays in memory until it is published.
 */
export function openLiveStages(dist: string): () => Promise<Stage> {
  rmSync(dist, { recursive: true, force: true });
  let published = new Map<string, Body>();

  return async () => {
    const next = new Map<string, Body>();
    const files = openFiles();
    return {
      dist,
      files: files.sizes,
      others: [],
      write(file) {
        files.add(file);
        next.set(file.path, file.body);
      },
      async publish() {
        for (const [path, body] of next) {
          const before = published.get(path);
          if (before !== undefined && isSame(before, body)) continue;
          mkdirSync(dirname(join(dist, path)), { recursive: true });
          writeFileSync(join(dist, path), body);
        }
        for (const path of published.keys()) if (!next.has(path)) rmSync(join(dist, path));
        published = next;
      },
      async discard() {},
    };
  };
}
