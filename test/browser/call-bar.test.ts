/** Tests the call bar on phones. accordion.test.ts checks that it covers no open question. */

import type { Page } from 'playwright-core';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { callBar } from '../../site/content/layout.ts';
import { documentOf } from '../support/built-site.ts';
import { PHONE, read, setTextSize, settle, visit } from '../support/visit.ts';

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

/** Waits until the bar is visible or hidden. */
const assertVisible = (page: Page, expected: boolean): Promise<void> =>
  page.locator('.call-bar').waitFor({ state: expected ? 'visible' : 'hidden', timeout: 5000 });

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

test('the call bar covers no home indicator, end of the page, or focused link, even of doubled size', () =>
  visit('/', { ...PHONE, isolated: true }, async ({ page }) => {
    const session = await page.context().newCDPSession(page);
    // The height of the home indicator.
    await session.send('Emulation.setSafeAreaInsetsOverride', { insets: { bottom: 34 } });
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
    await setTextSize(page, 32);
    const covered = await page.evaluate(() =>
      [...document.querySelectorAll('.footer a')].filter((link) => {
        scrollTo({ top: 0, behavior: 'instant' });
        link.scrollIntoView({ block: 'nearest' });
        return link.getBoundingClientRect().bottom > document.querySelector('.call-bar')!.getBoundingClientRect().top;
      }),
    );
    assert.equal(covered, []);
  }));

test('the call bar stays visible while the keyboard focuses it, but not longer or after a tap', () =>
  visit('/', PHONE, async ({ page }) => {
    const scrollUp = () => page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    const link = page.locator('.call-bar a').first();
    await showBar(page);
    // Focuses the link as the Tab key does.
    await link.focus();
    await page.keyboard.press('Tab');
    await scrollUp();
    await settle(page);
    await page.keyboard.press('Shift+Tab');
    await settle(page);
    await assertVisible(page, true);
    await link.blur();
    await assertVisible(page, false);
    await showBar(page);
    await page.evaluate(() => addEventListener('click', (event) => event.preventDefault()));
    await link.tap();
    await scrollUp();
    await assertVisible(page, false);
  }));

test('the call bar is hidden on paper, in wide windows, on a phone in landscape, and without JavaScript', async () => {
  for (const view of [{ media: 'print' as const }, { width: 1280 }, { width: 700, height: 360 }])
    await read(PHONE, '/', view, async ({ page }) => {
      await scroll(page);
      await settle(page);
      assert.not.ok(await page.locator('.call-bar').isVisible(), JSON.stringify(view));
    });
  assert.ok((await documentOf('/')).querySelector<HTMLElement>('.call-bar')!.hidden);
});
