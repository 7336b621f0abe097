/** Tests the close-ups in the list of symptoms on the services page. */

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { DESKTOP, read } from '../support/visit.ts';

test('an open symptom highlights its part in a picture of at least 250 px', async () => {
  for (const width of [390, 768, 1280])
    await read(DESKTOP, '/services', { width }, async ({ page }) => {
      const pictures = await page.evaluate(() =>
        Array.from(document.querySelectorAll<HTMLDetailsElement>('.symptoms details'), (item) => {
          item.open = true;
          const picture = item.querySelector('svg')!;
          const { width, height } = picture.getBoundingClientRect();
          const opacities = Array.from(picture.children, (copy) => getComputedStyle(copy).opacity).join();
          item.open = false;
          return { width, ratio: width / height, opacities };
        }),
      );
      assert.ok(pictures.length > 0);
      for (const { ratio, opacities, ...picture } of pictures) {
        assert.is(opacities, '0.3,1');
        assert.ok(picture.width >= 250 && Math.abs(ratio - 16 / 9) < 0.05, `${picture.width} px, ${ratio}`);
      }
    });
});
