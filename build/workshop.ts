/** What the steps of one build share: the folder they write to, their tools, and what they found. */

import type { OutputFile } from './assets.ts';
import type { Cache } from './cache.ts';
import type { Check } from './check.ts';
import { compressedCopies, isText } from './compress.ts';
import type { Draw } from './pictures.ts';
import type { Stage } from './publish.ts';
import type { BaseSettings } from './site.ts';

export interface Workshop<Settings extends BaseSettings = BaseSettings> {
  /** The project's folder, absolute, links resolved. */
  root: string;
  settings: Settings;
  /** The calendar year that pages show. */
  year: number;
  stage: Stage;
  cache: Cache;
  draw: Draw;
  check: Check;
  /** Whether text files get compressed copies. */
  compressed: boolean;
}

/** Writes files and, where they are text, their compressed copies. */
export async function writeFiles(files: readonly OutputFile[], { stage, cache, compressed }: Workshop): Promise<void> {
  async function write(file: OutputFile): Promise<void> {
    stage.write(file);
    if (!compressed || !isText(file)) return;
    for (const copy of await compressedCopies(file, cache)) stage.write(copy);
  }
  await Promise.all(files.map(write));
}
