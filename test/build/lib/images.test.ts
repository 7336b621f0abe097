/** Tests rendering SVG to PNG. */

import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { createCache } from '../../../build/lib/cache.ts';
import { createRasterizer } from '../../../build/lib/images.ts';
import { ROOT, temporaryFolder } from '../../support/build-fixture.ts';

test('renders text only with the given fonts', async () => {
  const cache = createCache(temporaryFolder());
  const rasterizer = (...fonts: string[]) => createRasterizer(cache, fonts);
  const svg = (content: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 40">${content}</svg>`;
  const text = svg('<text y="30" font-size="30">Bell</text>');
  const plain = await rasterizer();
  assert.equal(await plain(text, 90), await plain(svg(''), 90));
  const withFont = await rasterizer(join(ROOT, 'assets/fonts/archivo-800.ttf'));
  assert.not.equal(await withFont(text, 90), await plain(text, 90));
});
