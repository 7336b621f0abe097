/** How much a page, its script and its scene may weigh: bytes as sent, under brotli's highest level. */

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { ROOT } from '../build-fixture.ts';
import { builtSite, type Path } from '../built-site.ts';

function compressedSize(content: string | Uint8Array): number {
  return brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } })
    .length;
}

const BUDGETS: readonly [path: Path, bytes: number][] = [
  ['/', 1536],
  ['/services', 2048],
  ['/emergency', 1536],
  ['/service-areas', 4096],
  ['/testimonials', 1536],
  ['/contact', 4096],
];

test('every page weighs no more than its budget, which is what was promised', async () => {
  const { report } = await builtSite();
  const promised = {
    '/': 8600,
    '/services': 10_100,
    '/emergency': 8500,
    '/service-areas': 12_100,
    '/testimonials': 8500,
    '/contact': 7700,
  };
  for (const { path, brotli, budget } of report.pages) {
    assert.is(budget, promised[path as keyof typeof promised], path);
    const advice = `${path}: ${brotli} bytes. Shorten a fact or text of it, or raise its budget in site/routes.tsx and here`;
    if (budget !== undefined) assert.ok(brotli! <= budget, advice);
  }
});

for (const [path, budget] of BUDGETS) {
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
  for (const [path] of BUDGETS) {
    const [, address] = /<script[^>]* src="([^"]+)"/.exec(await html(path))!;
    const source = await readFile(join(dist, address!), 'utf8');
    assert.not.match(source, /useState|react\.(element|transitional)/);
    assert.is(source.includes('Symbol.for("preact-signals")'), path === '/contact', path);
  }
});

const SCENES: Record<Path, string> = {
  '/': 'Scene/OpeningDoor',
  '/services': 'Scene/DoorCutaway',
  '/emergency': 'Scene/DoorOffTrack',
  '/service-areas': 'CoverageMap/CoverageMap',
  '/testimonials': 'Scene/NeighborHouses',
  '/contact': 'Scene/LitPorch',
  '/404': 'Scene/EmptyDriveway',
  '/500': 'Scene/BlinkingOpener',
};

for (const [path, scene] of Object.entries(SCENES)) {
  test(`${path} has one scene, and it costs at most 2,500 bytes, its styles included`, async () => {
    const html = await (await builtSite()).html(path as Path);
    const drawings = html.match(/<div class="hero-scene">.*?<\/svg>/gs)!;
    assert.is(drawings.length, 1);
    const drawing = compressedSize(html) - compressedSize(html.replace(drawings[0]!, ''));
    // As it is written: within the page it is smaller still.
    const styles = compressedSize(await readFile(join(ROOT, `site/components/${scene}.css`)));
    assert.ok(drawing > 200 && drawing + styles <= 2500, `${drawing} + ${styles} bytes`);
  });
}

test.run();
