/** Writes a site that is built again and again: only files that have changed are touched. */

import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { createFileList, type Writer } from '../output/writer.ts';
import { withLiveReload } from './live-reload.ts';

function readIfThere(file: string): Buffer | undefined {
  try {
    return readFileSync(file);
  } catch {
    return undefined;
  }
}

/**
 * @param dist A folder for nobody else, absolute. Each page in it loads the script that keeps it up to date.
 * @returns Makes the writer of one build.
 */
export function createDevWriters(dist: string): () => Promise<Writer> {
  const written = new Map<string, Buffer | undefined>();

  function write(path: string, body: Buffer): void {
    if (!written.has(path)) written.set(path, readIfThere(path));
    if (written.get(path)?.equals(body)) return;
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, body);
    written.set(path, body);
  }

  return async () => {
    const files = createFileList();
    return {
      files: files.sizes,
      write(file) {
        files.add(file);
        const body = file.path.endsWith('.html') ? withLiveReload(String(file.body)) : file.body;
        write(join(dist, file.path), Buffer.from(body));
      },
      async publish() {
        for (const entry of readdirSync(dist, { recursive: true, withFileTypes: true })) {
          const path = join(entry.parentPath, entry.name);
          if (!entry.isFile() || files.sizes.has(relative(dist, path).replaceAll(sep, '/'))) continue;
          rmSync(path);
          written.delete(path);
        }
      },
      close: async () => [],
    };
  };
}
