/** Tests the symptoms and the FAQ on the services page, which use the same script. */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { faq } from '../../site/content/faq.ts';
import { symptoms } from '../../site/content/symptoms.ts';
import { findMisplaced, followLink } from '../support/accordion.ts';
import { DESKTOP, isFocused, PHONE, type Visit, visit } from '../support/visit.ts';

const TABLET = { viewport: { width: 768, height: 1024 } };
const LAPTOP = { viewport: { width: 1440, height: 900 } };
const ZOOMED = { viewport: { width: 320, height: 256 } };
const LANDSCAPE = { viewport: { width: 568, height: 320 } };

for (const [group, { length }] of [
  ['.symptoms', symptoms],
  ['.faq', faq],
] as const) {
  const test = suite(group);
  const last = length - 1;
  const summary = ({ page }: Visit, index: number) => page.locator(`${group} summary`).nth(index);
  /** Returns the indexes of the items with a visible answer. */
  const opened = ({ page }: Visit) =>
    page.evaluate((group) => {
      const answers = document.querySelectorAll(`${group} summary + *`);
      return [...answers].flatMap((answer, index) => (answer.checkVisibility() ? index : []));
    }, group);

  for (const javaScriptEnabled of [true, false])
    test(`only one item is open at a time ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () =>
      visit('/services', { ...DESKTOP, javaScriptEnabled }, async (now) => {
        assert.equal(await opened(now), []);
        for (const index of [0, last, 0]) {
          await summary(now, index).click();
          assert.equal(await opened(now), [index]);
        }
        await summary(now, 0).click();
        assert.equal(await opened(now), []);
      }));

  test('a double click opens an item', () =>
    visit('/services', DESKTOP, async (now) => {
      await summary(now, last).dblclick();
      assert.equal(await opened(now), [last]);
    }));

  test("only one item is open at a time in browsers that don't support <details name>", () =>
    visit('/services', DESKTOP, async (now) => {
      await now.page.evaluate(() => {
        for (const item of document.querySelectorAll('details')) item.removeAttribute('name');
      });
      await summary(now, 0).click();
      await summary(now, last).click();
      await now.page.waitForFunction(() => document.querySelectorAll('details[open]').length === 1);
      assert.equal(await opened(now), [last]);
    }));

  test('the sign and the background of an open item differ from those of a closed item', () =>
    visit('/services', DESKTOP, async (now) => {
      await summary(now, 0).click();
      const look = (index: number) =>
        summary(now, index).evaluate((summary) => {
          const { rotate, content } = getComputedStyle(summary, '::after');
          return [rotate + content, getComputedStyle(summary.parentElement!).backgroundImage];
        });
      const [open, closed] = [await look(0), await look(last)];
      assert.is.not(open[0], closed[0]);
      if (group === '.faq') assert.is.not(open[1], closed[1]);
    }));

  for (const options of [PHONE, TABLET, LAPTOP]) {
    const { width } = options.viewport!;
    for (const anchoring of ['with', 'without'])
      test(`at ${width} px ${anchoring} scroll anchoring, a clicked item stays in view`, () =>
        visit('/services', options, async ({ page }) => {
          // Safari doesn't support scroll anchoring.
          if (anchoring === 'without') await page.addStyleTag({ content: 'html { overflow-anchor: none }' });
          assert.equal(await page.evaluate(findMisplaced, group), []);
        }));
  }

  for (const options of [PHONE, TABLET, LAPTOP, ZOOMED, LANDSCAPE]) {
    const { width, height } = options.viewport!;
    // Find-in-page and links to text also open an item and scroll, but not in headless Chromium.
    test(`at ${width} × ${height} px, a link's target in an answer stays in view`, () =>
      visit('/services', options, async ({ page }) =>
        assert.equal(await page.evaluate(followLink, group), { isOpen: true, distance: 0 }),
      ));
  }

  test('arrow keys, Home and End move between items', () =>
    visit('/services', DESKTOP, async (now) => {
      const { keyboard } = now.page;
      await summary(now, 0).focus();
      for (const [key, index] of [
        ['ArrowUp', last],
        ['ArrowDown', 0],
        ['ArrowDown', 1],
        ['End', last],
        ['Home', 0],
        ['Control+End', 0],
        ['Shift+ArrowDown', 0],
      ] as const) {
        await keyboard.press(key);
        assert.ok(await isFocused(summary(now, index)), key);
      }
      assert.equal(await opened(now), []);
    }));

  // Most tests compare two items.
  if (last > 0) test.run();
}
