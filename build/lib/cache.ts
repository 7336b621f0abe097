/** Disk cache for slow results that depend only on their input. It can be deleted at any time. */

import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { MAX_AGE } from './folders.ts';

export type Cache = ReturnType<typeof createCache>;

function keyOf(input: readonly (string | Uint8Array)[]): string {
  const hash = createHash('sha256');
  // The length makes ["ab", "c"] and ["a", "bc"] hash differently.
  for (const part of input) hash.update(`${part.length}:`).update(part);
  return hash.digest('hex').slice(0, 32);
}

/** Creates a cache of results in a folder. `prune` deletes unused results. */
export function createCache(folder: string) {
  /** Keys used by this build. Results aren't kept in memory, because a large site has many. */
  const used = new Set<string>();

  return {
    /** Returns a cached result, or creates and stores it. Include tool versions in the input. */
    async remember(input: readonly (string | Uint8Array)[], create: () => Promise<Uint8Array>): Promise<Uint8Array> {
      const key = keyOf(input);
      used.add(key);
      const file = join(folder, key);
      // An entry starts with the result's own key, which shows whether the result is damaged.
      const entry = await readFile(file).catch(() => Buffer.alloc(0));
      const stored = entry.subarray(key.length);
      if (entry.toString('latin1', 0, key.length) === keyOf([stored])) return stored;
      const result = await create();
      // Write to a draft and rename it, so that a killed build can't leave an incomplete result.
      const draft = `${file}.${randomUUID()}`;
      try {
        await mkdir(folder, { recursive: true });
        await writeFile(draft, [keyOf([result]), result]);
        await rename(draft, file);
      } catch {
        // The build works without a cache, such as on a read-only disk.
        await rm(draft, { force: true }).catch(() => {});
      }
      return result;
    },

    /** Deletes results that this build hasn't used, and abandoned drafts. Never throws. */
    async prune(): Promise<void> {
      async function pruneFile(name: string): Promise<void> {
        const file = join(folder, name);
        // A recent draft may belong to a build that's still running.
        const isDraft = name.includes('.') && (await stat(file)).mtimeMs > Date.now() - MAX_AGE;
        if (!used.has(name) && !isDraft) await rm(file, { force: true });
      }
      const names = await readdir(folder).catch(() => []);
      await Promise.allSettled(names.map(pruneFile));
    },
  };
}
