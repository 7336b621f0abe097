/** A new brand color replaces the old one everywhere. contrast.test.ts measures its contrast. */

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { renderSvg } from '../../build/lib/images.ts';
import { contentsOf, ROOT, rejection } from '../support/build-fixture.ts';
import { buildCopy } from '../support/built-site.ts';
import { buildEdited, type Edit, editedProject, GREEN, GREEN_BRAND, isSample } from '../support/edit-project.ts';
import { loadProject, loadSvg, pixelsOf } from '../support/load-site.ts';

/** Returns the values of the brand colors in base.css. */
async function colorsOf(root: string): Promise<string[]> {
  const css = await readFile(join(root, 'site/styles/base.css'), 'utf8');
  return Object.keys(GREEN).map((token) => new RegExp(`${token}: (#\\w+);`).exec(css)![1]!);
}

/** Returns an opaque color as a pixel. */
function toPixel(color: string): number {
  const [red, green, blue] = [1, 3, 5].map((start) => parseInt(color.slice(start, start + 2), 16));
  return new Uint32Array(Uint8Array.of(red!, green!, blue!, 255).buffer)[0]!;
}

test('two lines change the brand color of pages, scripts, icons and share images', async () => {
  const root = await editedProject(GREEN_BRAND);
  const [before, after] = [await colorsOf(ROOT), await colorsOf(root)];
  assert.equal(after, Object.values(GREEN));

  const { dist } = await buildCopy(root);
  for (const [path, content] of await contentsOf(dist)) {
    // The forklift in the picture of a loading dock has a color of its own.
    if (path.includes('dock-door') || path.endsWith('.png')) continue;
    for (const color of before) assert.not.ok(content.includes(color), `${path} has ${color}`);
  }

  const { site, shareImages } = await loadProject(root);
  const images = [...shareImages, site.icon.any(), site.icon.maskable()];
  const pixels = images.map((image) => new Set(pixelsOf(loadSvg(renderSvg('image', image), site, root))));
  const shown = (color: string) => pixels.filter((image) => image.has(toPixel(color))).length;
  assert.equal(before.map(shown), [0, 0]);
  // The van, the stars on the roofs and other details, and phone numbers on light skies.
  assert.ok(after.every((color) => shown(color) > 1) || (!isSample && shown(after[1]!) > 0));
});

test('a brand color in another form fails the build', async () => {
  const [[file, from]] = GREEN_BRAND as [Edit];
  const { message } = await rejection(buildEdited([file, from, 'green']));
  assert.match(message, 'site/styles/base.css: --clay is green. Expected a color such as #c2461a.');
});
