/** Builds the six-page benchmark site with an empty cache. */

import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildSite } from '../../build/build.ts';

const folder = mkdtempSync(join(tmpdir(), 'six-'));
const sources = { entry: 'test/bench/six-site.ts', styles: 'test/fixture/base.css', scripts: 'test/fixture/scripts' };
const paths = { root: join(__dirname, '../..'), dist: join(folder, 'dist'), cache: folder };
void buildSite({ ...sources, ...paths, content: [], settings: {}, compressed: false });
