/** Tests the call bar on phones. accordion.test.ts checks that it covers no open question. */

import type { Page } from 'playwright-core';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { callBar } from '../../site/content/layout.ts';
import { DESKTOP, PHONE, read, setTextSize, settle, visit, WITHOUT_SCRIPTS } from '../support/visit.ts';

/** Call buttons, form fields and the footer's phone number. Any of them hides the bar. */
const OTHERS = 'main a[href^="tel:"], main input, main select, main textarea, form, .footer-phone';

/** Scrolls to one of the visible others, or until none is in view. Returns false if it can't. */
const scroll = (page: Page, index = -1) =>
  page.evaluate(
    ([selector, index]) => {
      const visible = [...document.querySelectorAll(selector)].filter((element) => element.checkVisibility());
      visible[index]?.scrollIntoView({ block: 'center', behavior: 'instant' });
      for (let top = 0; index < 0 && top < document.body.scrollHeight; top += 100) {
        scrollTo({ top, behavior: 'instant' });
        const boxes = visible.map((element) => element.getBoundingClientRect());
        if (boxes.every(({ top, bottom }) => bottom < 0 || top > innerHeight)) return true;
      }
      return index in visible;
    },
    [OTHERS, index] as const,
  );

/** Waits up to 60 frames until the bar is visible or hidden. */
async function assertVisible(page: Page, expected: boolean): Promise<void> {
  const isVisible = await page.evaluate(async (expected) => {
    const isVisible = () => document.querySelector('.call-bar')!.checkVisibility();
    for (let frame = 0; frame < 60 && isVisible() !== expected; frame += 1) await new Promise(requestAnimationFrame);
    return isVisible();
  }, expected);
  assert.is(isVisible, expected);
}

async function showBar(page: Page): Promise<void> {
  assert.ok(await scroll(page));
  await assertVisible(page, true);
}

// Together, these pages have each kind of link and field. The keyboard takes half the screen.
for (const path of ['/', '/contact'])
  test(`${path} hides the call bar while a call link or form field is visible`, () =>
    visit(path, { ...PHONE, viewport: { width: 390, height: 400 } }, async ({ page }) => {
      for (let index = 0; ; index += 1) {
        await showBar(page);
        if (!(await scroll(page, index))) break;
        await assertVisible(page, false);
      }
    }));

/** Sets the height of the home indicator, until the page closes. */
async function setHomeIndicator(page: Page, bottom: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setSafeAreaInsetsOverride', { insets: { bottom } });
}

test('the call bar leaves room for the home indicator', () =>
  visit('/', { ...PHONE, isolated: true }, async ({ page }) => {
    await setHomeIndicator(page, 34);
    await showBar(page);
    const bar = page.getByRole('navigation', { name: callBar.label });
    const { x, y, width, height } = (await bar.boundingBox())!;
    assert.equal({ x, width, height: y + height }, { x: 0, ...PHONE.viewport });
    const call = (await bar.getByRole('link').first().boundingBox())!;
    assert.ok(call.height >= 44 && call.y + call.height <= y + height - 34);
    // Hides the bar at the end of a short page.
    await page.evaluate(() => document.querySelector('.footer-phone')!.remove());
    await page.evaluate(() => scrollTo({ top: 99_999, behavior: 'instant' }));
    await assertVisible(page, true);
    const text = (await page.locator('.footer-copyright span').boundingBox())!;
    assert.ok(text.y + text.height <= y, 'the bar covers the end of the page');
  }));

for (const [what, textSize, bottom] of [
  ['a home indicator', 16, 34],
  ['doubled text size', 32, 0],
] as const)
  test(`with ${what}, the call bar covers no focused link`, () =>
    visit('/', { ...PHONE, isolated: true }, async ({ page }) => {
      await setTextSize(page, textSize);
      await setHomeIndicator(page, bottom);
      await showBar(page);
      const covered = await page.evaluate(() => {
        const { top } = document.querySelector('.call-bar')!.getBoundingClientRect();
        return Array.from(document.querySelectorAll<HTMLElement>('.footer a'), (link) => {
          scrollTo({ top: 0, behavior: 'instant' });
          // As the Tab key does.
          link.scrollIntoView({ block: 'nearest' });
          return link.getBoundingClientRect().bottom - top;
        }).filter((pixels) => pixels > 0);
      });
      assert.equal(covered, []);
    }));

test('the call bar stays visible while the keyboard focuses it, but not longer or after a tap', () =>
  visit('/', PHONE, async ({ page }) => {
    await showBar(page);
    // Focuses a link as the Tab key does.
    await page.locator('.call-bar a').first().focus();
    await page.keyboard.press('Tab');
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await settle(page);
    await page.keyboard.press('Shift+Tab');
    await settle(page);
    await assertVisible(page, true);
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await assertVisible(page, false);
    await showBar(page);
    await page.evaluate(() => addEventListener('click', (event) => event.preventDefault()));
    await page.locator('.call-bar a').first().tap();
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await assertVisible(page, false);
  }));

test('the call bar is hidden on a desktop, a phone in landscape, and without JavaScript', async () => {
  for (const options of [DESKTOP, { ...PHONE, viewport: { width: 700, height: 360 } }, WITHOUT_SCRIPTS])
    await read(options, '/', {}, async ({ page }) => {
      assert.ok(await scroll(page));
      if (options !== WITHOUT_SCRIPTS) await settle(page);
      assert.not.ok(await page.locator('.call-bar').isVisible(), JSON.stringify(options));
    });
});
