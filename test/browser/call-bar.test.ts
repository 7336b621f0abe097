/** Tests the call bar on phones. faq.test.ts checks that it doesn't cover an opened question. */

import type { Page } from 'playwright-core';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { business } from '../../site/business/business.ts';
import { phoneHref } from '../../site/business/phone.ts';
import { callNow, quote } from '../../site/content/actions.ts';
import { callBar } from '../../site/content/layout.ts';
import { ROUTES } from '../support/built-site.ts';
import { DESKTOP, PHONE, settle, visit } from '../support/visit.ts';

const bar = (page: Page) => page.getByRole('navigation', { name: callBar.label });

/** Call buttons, form fields and the footer. The bar is hidden while any of them is visible. */
const others = (page: Page) => page.locator('main a[href^="tel:"], main input, main select, main textarea, footer');

/** Scrolls until no call button, form field or footer is visible. */
async function scrollAway(page: Page): Promise<void> {
  const isFound = await others(page).evaluateAll((others) => {
    const visible = [...others, ...document.forms].filter((element) => element.checkVisibility());
    for (let top = 0; top < document.body.scrollHeight; top += 100) {
      scrollTo({ top, behavior: 'instant' });
      const boxes = visible.map((element) => element.getBoundingClientRect());
      if (boxes.every(({ top, bottom }) => bottom < 0 || top > innerHeight)) return true;
    }
    return false;
  });
  assert.ok(isFound, 'Expected a scroll position without call buttons, form fields or the footer.');
}

for (const path of ROUTES) {
  test(`${path} hides the call bar while a call button, form field or footer is visible`, () =>
    visit(path, PHONE, async ({ page }) => {
      for (const element of await others(page).all()) {
        if (!(await element.isVisible())) continue;
        await scrollAway(page);
        await bar(page).waitFor();
        await element.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
        await bar(page).waitFor({ state: 'hidden' });
      }
    }));
}

test('the call bar leaves room for the home indicator and stays visible while focused', () =>
  visit('/', { ...PHONE, isolated: true }, async ({ page }) => {
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setSafeAreaInsetsOverride', { insets: { bottom: 34 } });
    await scrollAway(page);
    await bar(page).waitFor();
    const [call, form] = await bar(page).getByRole('link').all();
    assert.equal([await call!.textContent(), await call!.getAttribute('href')], [callNow, phoneHref(business.phone)]);
    assert.equal([await form!.textContent(), await form!.getAttribute('href')], [quote.text, quote.href]);
    const { x, y, width, height } = (await bar(page).boundingBox())!;
    const button = (await call!.boundingBox())!;
    assert.equal({ x, width, height: y + height }, { x: 0, ...PHONE.viewport });
    assert.ok(button.height >= 44 && button.y + button.height <= y + height - 34);
    await call!.focus();
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await settle(page);
    assert.ok(await bar(page).isVisible());
  }));

for (const [name, options] of [
  ['a desktop', DESKTOP],
  ['a phone in landscape', { ...PHONE, viewport: { width: 700, height: 360 } }],
  ['a phone without JavaScript', { ...PHONE, javaScriptEnabled: false }],
] as const) {
  test(`the call bar is hidden on ${name}`, () =>
    visit('/', options, async ({ page }) => {
      await scrollAway(page);
      if (!('javaScriptEnabled' in options)) await settle(page);
      assert.not.ok(await page.locator('.call-bar').isVisible());
    }));
}

test.run();
