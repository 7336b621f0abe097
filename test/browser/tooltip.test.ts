/** Tests the tooltips of the door parts on the services page. */

import type { Page } from 'playwright-core';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { overflow, PHONE, read, setTextSize, visit } from '../support/visit.ts';

/** Returns the boxes of a link, its tooltip and the gap between them, and the height of the gap. */
const boxesOf = (page: Page, index: number) =>
  page.evaluate((index) => {
    const root = document.querySelectorAll('.tooltip')[index]!;
    const [link, box] = Array.from(root.children, (part) => part.getBoundingClientRect());
    const gap = new DOMRect(link!.x, box!.bottom, link!.width, link!.top - box!.bottom);
    return { link: link!, box: box!, gap, above: link!.top - box!.bottom, below: box!.top - link!.bottom };
  }, index);

/** Returns the indexes of open tooltips. */
const opened = (page: Page) =>
  page.evaluate(() => {
    const tooltips = [...document.querySelectorAll('[role=tooltip]')];
    return [...tooltips.keys()].filter((index) => tooltips[index]!.checkVisibility());
  });

type Action = (page: Page) => Promise<unknown>;

/** Waits until the browser has scrolled. `requestAnimationFrame` would wait for the clock. */
const waitForFrame: Action = (page) => page.screenshot({ clip: { x: 0, y: 0, width: 1, height: 1 } });
const wait: Action = async () => {};
const pressEscape: Action = (page) => page.keyboard.press('Escape');
const pressShiftTab: Action = (page) => page.keyboard.press('Shift+Tab');
function hover(index: number, part: 'link' | 'box' | 'gap' = 'link'): Action {
  return async (page) => {
    const { x, y, width, height } = (await boxesOf(page, index))[part];
    await page.mouse.move(x + width / 2, y + height / 2);
  };
}
const leave: Action = (page) => page.mouse.move(1, 1).then(() => page.mouse.up());
const mouseDown: Action = (page) => page.mouse.down();
/** Focuses the first link without a key, like a browser whose window is activated. */
const focus: Action = (page) => page.focus('.tooltip a');
/** Moves focus to the first link. If the page is scrollable, the browser scrolls to it. */
const tab: Action = async (page) => {
  await page.evaluate(() => {
    document.querySelector<HTMLElement>('.hero .button')!.focus();
    const { top } = document.querySelector('.tooltip')!.getBoundingClientRect();
    scrollBy({ top: top - innerHeight, behavior: 'instant' });
  });
  await page.keyboard.press('Tab');
  await waitForFrame(page);
};
const scroll: Action = async (page) => {
  await page.evaluate(() => scrollBy({ top: 1, behavior: 'instant' }));
  await waitForFrame(page);
};

/** Actions, the time in ms that passes after each, and the tooltips that are open then. */
type Steps = [action: Action, milliseconds: number, open: number[]][];

const CASES: Record<string, Steps> = {
  'a tooltip opens after 700 ms, or at once if another one is open, or closed less than 300 ms ago': [
    [hover(0), 699, []],
    [wait, 2, [0]],
    [hover(0, 'box'), 0, [0]],
    [hover(2), 0, [2]],
    [leave, 299, []],
    [hover(1), 0, [1]],
    [leave, 301, []],
    [hover(1), 699, []],
    [leave, 5000, []],
  ],
  'a tooltip opens 700 ms after the Tab key, and stays open until its link and text are neither hovered nor focused': [
    [focus, 701, []],
    [tab, 699, []],
    [wait, 2, [0]],
    [hover(0), 0, [0]],
    [leave, 0, [0]],
    [hover(0, 'box'), 0, [0]],
    [pressShiftTab, 0, [0]],
    [mouseDown, 0, [0]],
    [hover(0, 'gap'), 0, [0]],
    [leave, 0, []],
  ],
  'after Escape, a tooltip stays closed until its link is hovered again': [
    [tab, 0, []],
    [hover(0), 500, []],
    [pressEscape, 5000, []],
    [leave, 0, []],
    [hover(0), 701, [0]],
    // The link still has focus, but its tooltip was dismissed.
    [leave, 0, []],
  ],
  'a press and scrolling close a tooltip': [
    [hover(0), 701, [0]],
    [mouseDown, 5000, []],
    [leave, 0, []],
    [hover(0), 701, [0]],
    [scroll, 5000, []],
  ],
};

for (const [name, steps] of Object.entries(CASES))
  test(name, () =>
    visit('/services', { hasClock: true }, async ({ page }) => {
      // The first tooltip opens over the header.
      await page.evaluate(() => scrollBy(0, document.querySelector('.tooltip')!.getBoundingClientRect().top - 105));
      await waitForFrame(page);
      for (const [index, [action, milliseconds, open]] of steps.entries()) {
        await action(page);
        if (milliseconds > 0) await page.clock.runFor(milliseconds);
        assert.equal(await opened(page), open, `after step ${index + 1}`);
      }
    }),
  );

test('Escape closes a tooltip before it closes the menu', () =>
  visit('/services', { hasClock: true, viewport: { width: 900, height: 2400 } }, async ({ page }) => {
    await page.click('.menu-toggle');
    await hover(0)(page);
    await page.clock.runFor(701);
    await page.keyboard.press('Escape');
    assert.equal([await opened(page), await page.locator('.menu').isVisible()], [[], true]);
  }));

test("at 320 px, also after zooming in, tooltips are 4 px above their links, or below if there's no room", () =>
  visit('/services', { hasClock: true, isolated: true }, async ({ page }) => {
    await tab(page);
    await page.clock.runFor(701);
    // Zooming in makes the viewport smaller.
    await page.setViewportSize({ width: 320, height: 200 });
    const last = (await page.locator('.tooltip').count()) - 1;
    // The browser scrolls the next link to the bottom edge, and the previous one to the top edge.
    for (let step = 0; step <= 4 * last; step += 1) {
      await waitForFrame(page);
      const index = Math.abs(((step + last) % (2 * last)) - last);
      assert.equal([await opened(page), await overflow(page)], [[index], 0]);
      const { link, box, above, below } = await boxesOf(page, index);
      assert.ok(box.left >= 0 && box.right <= 320, `${index}: ${box.left} px, ${box.width} px wide`);
      const space = link.top >= box.height + 12 ? above : below;
      assert.ok(Math.abs(space - 4) < 0.6, `step ${step}: ${above}, ${below} px`);
      // Then with text of twice the size.
      if (step === 3 * last) await setTextSize(page, 32);
      await page.keyboard.press(step % (2 * last) < last ? 'Tab' : 'Shift+Tab');
    }
  }));

test('tooltips on a phone are only announced by screen readers', () =>
  read(PHONE, '/services', {}, async ({ page }) => {
    assert.equal(await opened(page), []);
    assert.is(await page.locator('[aria-describedby=part-1] + #part-1[role=tooltip]').count(), 1);
  }));

test("closed tooltips are hidden in browsers that don't support the scripting media feature", () =>
  visit('/services', { hasClock: true }, async ({ page }) => {
    await page.evaluate("document.head.innerHTML = document.head.innerHTML.replaceAll('scripting:', 'unknown:')");
    assert.equal(await opened(page), []);
  }));
