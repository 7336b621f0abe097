/** Size budgets for pages, scripts and illustrations, compressed with brotli. */

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { htmlFile } from '../../build/lib/urls.ts';
import { ROOT } from '../support/build-fixture.ts';
import { builtSite, compressedSize, ROUTES } from '../support/built-site.ts';
import { isSample } from '../support/edit-project.ts';

/** A server sends ten packets of 1,460 bytes before it waits for an acknowledgment (RFC 6928). */
const FIRST_ROUND_TRIP = 14_600;

/** Each page's illustration in site/scenes, and the size limit of the page's scripts in bytes. */
const PAGES: readonly (readonly [path: string, scene: string, scriptBytes: number])[] = [
  ['/', 'OpeningDoor', 1536],
  ['/services', 'DoorCutaway', 2252],
  ['/emergency', 'DoorOffTrack', 1536],
  ['/service-areas', 'Map', 2252],
  ['/testimonials', 'NeighborHouses', 1536],
  ['/contact', 'LitPorch', 4096],
  ['/404', 'EmptyDriveway', 1536],
  ['/500', 'BlinkingOpener', 1536],
];

// Pages of another business may be larger. The build warns if they exceed their budget.
if (isSample) {
  test('each page fits in its budget', async () => {
    const { pages, files } = (await builtSite()).report;
    for (const { path, budget } of pages.filter(({ path }) => ROUTES.some((route) => route === path))) {
      const size = files.get(`${htmlFile(path)}.br`)!;
      assert.ok(size <= budget! && budget! <= FIRST_ROUND_TRIP, `${path}: ${size} of ${budget} bytes`);
    }
  });

  for (const [path, scene, scriptBytes] of PAGES)
    test(`${path} loads at most ${scriptBytes} bytes of script and 2,500 of illustration`, async () => {
      const { dist, html } = await builtSite();
      const page = await html(path);
      const [url, ...others] = page.match(/(?<=<script[^>]* src=")[^"]+/g)!;
      assert.equal(others, []);
      const script = await readFile(join(dist, url!), 'utf8');
      assert.ok(compressedSize(script) <= scriptBytes, `${compressedSize(script)} bytes`);
      assert.is(script.includes('Symbol.for("preact-signals")'), path === '/contact', 'signals');
      // These APIs keep a page out of the back/forward cache.
      assert.not.match(script, /unload|BroadcastChannel|WebSocket/);

      const drawing = compressedSize(page) - compressedSize(page.replace(/<div class="hero-scene">.*?<\/svg>/s, ''));
      // This overestimates the styles, which compress better together with the rest of the page.
      const sheets = page.includes('data-hour') ? [scene, 'Daylight'] : [scene];
      const files = await Promise.all(sheets.map((sheet) => readFile(join(ROOT, `site/scenes/${sheet}.css`))));
      const styles = compressedSize(Buffer.concat(files));
      assert.ok(drawing > 200 && drawing + styles <= 2500, `${drawing} + ${styles} bytes`);
    });
}
