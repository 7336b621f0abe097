/** Size budgets of pages and their scripts, compressed with brotli. */

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { htmlFile } from '../../build/lib/urls.ts';
import { builtSite, PATHS } from '../support/built-site.ts';
import { isSample } from '../support/edit-project.ts';

/** A server sends ten packets of 1,460 bytes before it waits for an acknowledgment (RFC 6928). */
const FIRST_ROUND_TRIP = 14_600;

/** Size limit of larger scripts in bytes. Only the quote form needs signals. */
const LARGER: Record<string, number> = { '/services': 2252, '/service-areas': 2252, '/contact': 4096 };

// Pages of another business may be larger. The build warns if they exceed their budget.
if (isSample) {
  test('each page fits in its budget', async () => {
    const { pages, files } = (await builtSite()).report;
    for (const { path, budget = FIRST_ROUND_TRIP } of pages) {
      const size = files.get(`${htmlFile(path)}.br`)!;
      assert.ok(size <= budget && budget <= FIRST_ROUND_TRIP, `${path}: ${size} of ${budget} bytes`);
    }
  });

  for (const path of PATHS)
    test(`the script of ${path} fits in its budget`, async () => {
      const { dist, html, report } = await builtSite();
      const [script, ...others] = (await html(path)).match(/(?<=<script[^>]* src="\/)[^"]+/g)!;
      const size = report.files.get(`${script}.br`)!;
      assert.ok(size <= (LARGER[path] ?? 1536) && others.length === 0, `${size} bytes`);
      // These APIs keep a page out of the back/forward cache.
      assert.not.match(await readFile(join(dist, script!), 'utf8'), /unload|BroadcastChannel|WebSocket/);
    });
}
