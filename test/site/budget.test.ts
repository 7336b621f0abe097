/** How much a page, its script and its scene may weigh: bytes as sent, under brotli's highest level. */

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { outputFile } from '../../build/lib/urls.ts';
import { ROOT } from '../support/build-fixture.ts';
import { builtSite } from '../support/built-site.ts';

function compressedSize(content: string | Uint8Array): number {
  return brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } })
    .length;
}

/** Ten packets of 1,460 bytes. */
const FIRST_ROUND_TRIP = 14_600;

/** How much script each of the specified pages may carry. */
const SCRIPT_BUDGETS: readonly [path: string, bytes: number][] = [
  ['/', 1536],
  ['/services', 2048],
  ['/emergency', 1536],
  ['/service-areas', 4096],
  ['/testimonials', 1536],
  ['/contact', 4096],
];

test('every page weighs no more than its budget, and each of the specified ones has one', async () => {
  const { pages, files } = (await builtSite()).report;
  const sizeOf = (path: string) => files.get(`${outputFile(path)}.br`)!;
  const tooHeavy = pages
    .filter(({ path, budget = Infinity }) => sizeOf(path) > budget)
    .map(({ path, budget }) => `${path}: ${sizeOf(path)} of ${budget} bytes`);
  assert.equal(tooHeavy, [], 'Shorten data or copy of these pages, or raise their budget in site/routes.tsx');
  for (const [path] of SCRIPT_BUDGETS) {
    const { budget } = pages.find((page) => page.path === path)!;
    // What a server sends before it waits for an answer (RFC 6928) has to hold the page.
    assert.ok(budget! <= FIRST_ROUND_TRIP, `${path}: ${budget}`);
  }
});

for (const [path, budget] of SCRIPT_BUDGETS) {
  test(`${path} carries at most ${budget} bytes of script`, async () => {
    const { dist, html } = await builtSite();
    const scripts = Array.from((await html(path)).matchAll(/<script[^>]* src="([^"]+)"/g), ([, address]) => address!);
    assert.ok(scripts.length > 0);
    let total = 0;
    for (const address of scripts) total += compressedSize(await readFile(join(dist, address)));
    assert.ok(total <= budget, `${total} bytes`);
  });
}

test('no script keeps a page out of the back/forward cache', async () => {
  const { dist, report } = await builtSite();
  const scripts = [...report.files.keys()].filter((file) => file.endsWith('.js'));
  assert.ok(scripts.length > 3);
  for (const script of scripts)
    assert.not.match(await readFile(join(dist, script), 'utf8'), /unload|BroadcastChannel|WebSocket/);
});

test('no React, and signals where state is shared alone', async () => {
  const { dist, html } = await builtSite();
  for (const [path] of SCRIPT_BUDGETS) {
    const [, address] = /<script[^>]* src="([^"]+)"/.exec(await html(path))!;
    const source = await readFile(join(dist, address!), 'utf8');
    assert.not.match(source, /useState|react\.(element|transitional)/);
    assert.is(source.includes('Symbol.for("preact-signals")'), path === '/contact', path);
  }
});

const SCENES: Record<string, string> = {
  '/': 'OpeningDoor',
  '/services': 'DoorCutaway',
  '/emergency': 'DoorOffTrack',
  '/service-areas': 'Map',
  '/testimonials': 'NeighborHouses',
  '/contact': 'LitPorch',
  '/404': 'EmptyDriveway',
  '/500': 'BlinkingOpener',
};

for (const [path, scene] of Object.entries(SCENES)) {
  test(`${path} has one scene, and it costs at most 2,500 bytes, its styles included`, async () => {
    const html = await (await builtSite()).html(path);
    const drawings = html.match(/<div class="hero-scene">.*?<\/svg>/gs)!;
    assert.is(drawings.length, 1);
    const drawing = compressedSize(html) - compressedSize(html.replace(drawings[0]!, ''));
    // As it is written: within the page it is smaller still.
    const styles = compressedSize(await readFile(join(ROOT, `site/scenes/${scene}.css`)));
    assert.ok(drawing > 200 && drawing + styles <= 2500, `${drawing} + ${styles} bytes`);
  });
}

test.run();
