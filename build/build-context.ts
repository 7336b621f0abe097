/** What the steps of one build share. */

import type { LinkChecker } from './check/link-checker.ts';
import type { Cache } from './publish/cache.ts';
import type { Rasterize } from './render/rasterize.ts';
import type { Writer } from './publish/writer.ts';
import type { BaseSettings } from './site.ts';

export interface BuildContext<Settings extends BaseSettings = BaseSettings> {
  /** The project's folder, absolute, links resolved. */
  root: string;
  settings: Settings;
  year: number;
  writer: Writer;
  cache: Cache;
  rasterize: Rasterize;
  linkChecker: LinkChecker;
  compressed: boolean;
}
