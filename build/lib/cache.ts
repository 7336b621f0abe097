/** Disk cache for slow results that depend only on their input. It can be deleted at any time. */

import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

export type Cache = ReturnType<typeof createCache>;

function keyOf(input: readonly (string | Uint8Array)[]): string {
  const hash = createHash('sha256');
  // The length makes ["ab", "c"] and ["a", "bc"] hash differently.
  for (const part of input) hash.update(`${part.length}:`).update(part);
  return hash.digest('hex').slice(0, 32);
}

export function createCache(folder: string) {
  /** Keys used by this build. Results aren't kept in memory, because a large site has many. */
  const used = new Set<string>();

  return {
    /** Returns a cached result, or creates and stores it. Include tool versions in the input. */
    async remember(input: readonly (string | Uint8Array)[], create: () => Promise<Uint8Array>): Promise<Uint8Array> {
      const key = keyOf(input);
      used.add(key);
      const file = join(folder, key);
      // An entry starts with the result's own key, which shows whether the result is complete.
      const entry = await readFile(file).catch(() => Buffer.alloc(0));
      const stored = entry.subarray(key.length);
      if (entry.toString('latin1', 0, key.length) === keyOf([stored])) return stored;
      const result = await create();
      // A build also works without a cache, such as on a read-only disk.
      await mkdir(folder, { recursive: true })
        .then(() => writeFile(file, [keyOf([result]), result]))
        .catch(() => {});
      return result;
    },

    /** Deletes results that this build hasn't used. Never throws. */
    async prune(): Promise<void> {
      const names = (await readdir(folder).catch(() => [])).filter((name) => !used.has(name));
      await Promise.allSettled(names.map((name) => rm(join(folder, name), { force: true })));
    },
  };
}
