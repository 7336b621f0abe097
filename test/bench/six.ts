/** Builds the six-page benchmark site with an empty cache. */

import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildSite } from '../../build/build.ts';

const folder = mkdtempSync(join(tmpdir(), 'six-'));
const sources = { entry: 'test/bench/six-site.ts', styles: 'test/fixture/base.css', content: [] };
const paths = {
  root: join(__dirname, '../..'),
  scripts: 'test/fixture/scripts',
  dist: join(folder, 'dist'),
  cache: folder,
};
void buildSite({ ...sources, ...paths, settings: {}, compressed: false });
