/**
 * A memory for results that cost time and depend on nothing but their input: drawn pictures,
 * compressed texts. Its folder may be deleted at any time.
 */

import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

export interface Cache {
  /**
   * The result remembered for an input, made and kept where there is none.
   *
   * @param input All that the result depends on, the version of the tool that makes it included.
   */
  remember: (input: readonly (string | Uint8Array)[], make: () => Promise<Uint8Array>) => Promise<Uint8Array>;
  /** Forgets what this build did not ask for. Never fails: a memory that cannot be tidied is still one. */
  prune: () => Promise<void>;
}

function keyOf(input: readonly (string | Uint8Array)[]): string {
  const hash = createHash('sha256');
  // The length keeps ["ab", "c"] from meeting ["a", "bc"].
  for (const part of input) hash.update(`${part.length}:`).update(part);
  return hash.digest('hex').slice(0, 32);
}

/** @param folder Where to keep the results, absolute. */
export function openCache(folder: string): Cache {
  /** What this build asked for. The results themselves are forgotten: a site of many pages has many. */
  const asked = new Set<string>();
  /** Two that ask at the same time wait for one result. */
  const underway = new Map<string, Promise<Uint8Array>>();

  async function readOrMake(key: string, make: () => Promise<Uint8Array>): Promise<Uint8Array> {
    const file = join(folder, key);
    try {
      return await readFile(file);
    } catch {
      const result = await make();
      // Written aside and renamed: a build that is stopped here leaves no half result behind.
      const draft = `${file}.${randomUUID()}`;
      await mkdir(folder, { recursive: true });
      await writeFile(draft, result);
      await rename(draft, file);
      return result;
    }
  }

  return {
    remember(input, make) {
      const key = keyOf(input);
      asked.add(key);
      let result = underway.get(key);
      if (!result) {
        result = readOrMake(key, make).finally(() => underway.delete(key));
        underway.set(key, result);
      }
      return result;
    },

    async prune() {
      const names = await readdir(folder).catch(() => []);
      // Names of another shape are drafts that another build is about to rename.
      const forgotten = names.filter((name) => /^[0-9a-f]{32}$/.test(name) && !asked.has(name));
      await Promise.allSettled(forgotten.map((name) => rm(join(folder, name), { force: true })));
    },
  };
}
