/** Tests the call bar on phones. accordion.test.ts checks that it covers no open question. */

import type { Page } from 'playwright-core';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { callBar } from '../../site/content/layout.ts';
import { documentOf } from '../support/built-site.ts';
import { PHONE, setTextSize, settle, visit } from '../support/visit.ts';

/** Waits until the bar is visible or hidden. */
const assertVisible = (page: Page, expected: boolean): Promise<void> =>
  page.locator('.call-bar').waitFor({ state: expected ? 'visible' : 'hidden' });

/** Scrolls to the end of the page, after adding room without call links and form fields. */
async function showBar(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.body.style.paddingBottom = '200vh';
    scrollTo({ top: document.body.scrollHeight, behavior: 'instant' });
  });
  await assertVisible(page, true);
}

// Together, these pages have each kind of link and field. The keyboard takes half the screen.
for (const path of ['/', '/contact', '/testimonials'])
  test(`${path} hides the call bar while a call link or form field is visible`, () =>
    visit(path, { ...PHONE, viewport: { width: 390, height: 400 } }, async ({ page }) => {
      const others = page.locator('main a[href^="tel:"], form, input, select, textarea, .footer-phone');
      for (const other of await others.filter({ visible: true }).all()) {
        await showBar(page);
        await other.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
        await assertVisible(page, false);
      }
    }));

test('the call bar covers no home indicator, end of the page, or focused link, even of doubled size', () =>
  visit('/', { ...PHONE, isolated: true }, async ({ page }) => {
    const session = await page.context().newCDPSession(page);
    // The height of the home indicator.
    await session.send('Emulation.setSafeAreaInsetsOverride', { insets: { bottom: 34 } });
    // Otherwise, it hides the bar at the end of the page.
    await page.evaluate("document.querySelector('.footer-phone').remove(); scrollTo(0, 99_999)");
    await assertVisible(page, true);
    const bar = page.getByRole('navigation', { name: callBar.label });
    const { x, y, width, height } = (await bar.boundingBox())!;
    assert.equal({ x, width, height: y + height }, { x: 0, ...PHONE.viewport });
    const call = (await bar.getByRole('link').first().boundingBox())!;
    assert.ok(call.height >= 44 && call.y + call.height <= y + height - 34);
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
    await link.press('Tab');
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
  await visit('/', PHONE, async ({ page }) => {
    await showBar(page);
    for (const size of [{ width: 1280, height: 844 }, PHONE.viewport!, { width: 700, height: 360 }, PHONE.viewport!]) {
      await page.setViewportSize(size);
      await assertVisible(page, size === PHONE.viewport);
    }
    await page.emulateMedia({ media: 'print' });
    await assertVisible(page, false);
  });
  assert.ok((await documentOf('/')).querySelector<HTMLElement>('.call-bar')!.hidden);
});
