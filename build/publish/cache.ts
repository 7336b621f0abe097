/**
 * A cache on disk for results that cost time and depend on nothing but their input: PNG images, compressed texts. Its
 * folder may be deleted at any time.
 */

import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { MAX_AGE } from './temp-folder.ts';

export type Cache = ReturnType<typeof createCache>;

function keyOf(input: readonly (string | Uint8Array)[]): string {
  const hash = createHash('sha256');
  // The length keeps ["ab", "c"] and ["a", "bc"] apart.
  for (const part of input) hash.update(`${part.length}:`).update(part);
  return hash.digest('hex').slice(0, 32);
}

/** @param folder Where to keep the results, absolute. */
export function createCache(folder: string) {
  /** The keys that this build asked for. Results are not kept in memory: a site of many pages has many. */
  const asked = new Set<string>();
  /** Results that are being made: who asks meanwhile waits for the same one. */
  const pending = new Map<string, Promise<Uint8Array>>();

  async function readOrMake(key: string, make: () => Promise<Uint8Array>): Promise<Uint8Array> {
    const file = join(folder, key);
    try {
      return await readFile(file);
    } catch {
      const result = await make();
      // Written to a draft and renamed: a build that is killed here leaves no incomplete result.
      const draft = `${file}.${randomUUID()}`;
      await mkdir(folder, { recursive: true });
      await writeFile(draft, result);
      await rename(draft, file);
      return result;
    }
  }

  return {
    /**
     * The cached result for an input. Where there is none it is made and kept; a failure is not.
     *
     * @param input All that the result depends on, the version of the tool that makes it included.
     */
    remember(input: readonly (string | Uint8Array)[], make: () => Promise<Uint8Array>): Promise<Uint8Array> {
      const key = keyOf(input);
      asked.add(key);
      const result = pending.get(key) ?? readOrMake(key, make).finally(() => pending.delete(key));
      pending.set(key, result);
      return result;
    },

    /** Removes the results that this build did not ask for, and drafts that killed builds left. Never fails. */
    async prune(): Promise<void> {
      async function pruneFile(name: string): Promise<void> {
        const file = join(folder, name);
        // A recent draft belongs to a build that is about to rename it.
        const isDraft = name.includes('.') && (await stat(file)).mtimeMs > Date.now() - MAX_AGE;
        if (!asked.has(name) && !isDraft) await rm(file, { force: true });
      }
      const names = await readdir(folder).catch(() => []);
      await Promise.allSettled(names.map(pruneFile));
    },
  };
}
