/** Pictures are drawn alike on every machine, as wide as asked for. */

import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { createCache } from '../../../build/publish/cache.ts';
import { createRasterizer } from '../../../build/render/rasterize.ts';
import { ROOT, temporaryFolder } from '../../support/build-fixture.ts';

const FONT = join(ROOT, 'assets/fonts/archivo-800.ttf');
const svg = (content: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 40">${content}</svg>`;
const TEXT = svg('<text y="30" font-size="30">Bell</text>');

test('texts are drawn with the given fonts, and never with those of the machine', async () => {
  const cache = createCache(temporaryFolder());
  const bare = await createRasterizer(cache, []);
  const lettered = await createRasterizer(cache, [FONT]);
  assert.equal(await bare(TEXT, 90), await bare(svg(''), 90));
  assert.not.equal(await lettered(TEXT, 90), await bare(TEXT, 90));
});

test('a picture is as wide as asked for', async () => {
  const draw = await createRasterizer(createCache(temporaryFolder()), []);
  const png = Buffer.from(await draw(svg(''), 450));
  assert.equal([png.readUInt32BE(16), png.readUInt32BE(20)], [450, 200]);
});

test.run();
