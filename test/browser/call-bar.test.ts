/** The bar at the bottom edge of phones: there while no other call button is in sight, and over nothing in use. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { business } from '../../site/business/business.ts';
import { phoneHref } from '../../site/business/phone.ts';
import { callNow, quote } from '../../site/content/actions.ts';
import { callBar } from '../../site/content/layout.ts';
import { ROOT } from '../support/build-fixture.ts';
import { ROUTES } from '../support/built-site.ts';
import { DESKTOP, PHONE, settle, visit } from '../support/visit.ts';

const bar = (page: Page) => page.getByRole('navigation', { name: callBar.label });

/** Scrolls to where no call button of the page, no field and nothing of the footer is on the screen; tells whether there is such a place. */
const scrollBetweenButtons = (page: Page) =>
  page.evaluate(() => {
    const others = [...document.querySelectorAll('main a[href^="tel:"], form, footer')].filter((element) =>
      element.checkVisibility(),
    );
    for (let y = 0; y < document.body.scrollHeight; y += 100) {
      scrollTo({ top: y, behavior: 'instant' });
      const free = others.every((element) => {
        const { top, bottom } = element.getBoundingClientRect();
        return bottom < 0 || top > innerHeight;
      });
      if (free) return true;
    }
    return false;
  });

for (const path of ROUTES) {
  test(`${path} on a phone: the bar is there while no call button can be seen, and only then`, () =>
    visit(path, PHONE, async ({ page }) => {
      await page.locator('.call-bar[data-attached]').waitFor({ state: 'attached' });
      assert.ok(await scrollBetweenButtons(page), 'there is such a place');
      await bar(page).waitFor();
      const links = await bar(page).evaluate((element) =>
        [...element.querySelectorAll('a')]
          .filter((link) => link.checkVisibility())
          .map((link) => [link.textContent, link.getAttribute('href'), link.getBoundingClientRect().height >= 44]),
      );
      assert.equal(links, [
        [callNow, phoneHref(business.hotline), true],
        [quote.text, quote.href, true],
      ]);
      const { bottom, width } = await bar(page).evaluate((element) => element.getBoundingClientRect());
      assert.equal([bottom, width], [PHONE.viewport!.height, PHONE.viewport!.width]);
      await page.evaluate(() => document.querySelector('footer')!.scrollIntoView({ behavior: 'instant' }));
      await bar(page).waitFor({ state: 'hidden' });
    }));
}

test('at the top of a page, where the call button is, there is no bar', () =>
  visit('/', PHONE, async ({ page }) => {
    await scrollBetweenButtons(page);
    await bar(page).waitFor();
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await bar(page).waitFor({ state: 'hidden' });
  }));

test('over a form there is no bar, where the browser knows no :has() either', () =>
  visit('/contact', PHONE, async ({ page }) => {
    assert.ok(await scrollBetweenButtons(page));
    await bar(page).waitFor();
    await page.locator('#city').evaluate((field) => field.scrollIntoView({ block: 'center', behavior: 'instant' }));
    await bar(page).waitFor({ state: 'hidden' });
  }));

test('what gets the focus by keyboard is not below the bar', () =>
  visit('/services', PHONE, async ({ page }) => {
    await scrollBetweenButtons(page);
    await bar(page).waitFor();
    const isCovered = () =>
      page.evaluate(() => {
        const [element, bar] = [document.activeElement!, document.querySelector<HTMLElement>('.call-bar')!];
        if (bar.contains(element) || bar.getClientRects().length === 0) return false;
        const [a, b] = [element.getBoundingClientRect(), bar.getBoundingClientRect()];
        return a.bottom > b.top && a.top < b.bottom;
      });
    for (let stop = 0; stop < 40; stop += 1) {
      await page.keyboard.press('Tab');
      if (!(await isCovered())) continue;
      // The bar is hidden in the frame after the footer has come into view.
      await settle(page);
      assert.not.ok(await isCovered(), `stop ${stop}`);
    }
  }));

for (const [where, options] of [
  ['on a desktop', DESKTOP],
  ['on a phone on its side', { ...PHONE, viewport: { width: 700, height: 360 } }],
  ['without JavaScript', { ...PHONE, javaScriptEnabled: false }],
] as const) {
  test(`${where} there is no bar`, () =>
    visit('/', options, async ({ page }) => {
      if (options !== DESKTOP && 'javaScriptEnabled' in options) {
        assert.not.ok(await page.locator('.call-bar').isVisible());
        return;
      }
      await page.locator('.call-bar[data-attached]').waitFor({ state: 'attached' });
      await scrollBetweenButtons(page);
      await settle(page);
      assert.not.ok(await page.locator('.call-bar').isVisible());
    }));
}

test('the bar stays while it has the focus', () =>
  visit('/', PHONE, async ({ page }) => {
    await scrollBetweenButtons(page);
    await bar(page).waitFor();
    await bar(page).getByRole('link').first().focus();
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    // Two frames later, the observer has seen the call button of the page.
    await settle(page);
    assert.ok(await bar(page).isVisible());
  }));

test('the bar keeps clear of the strip at the bottom of phones without a button', () => {
  const styles = readFileSync(join(ROOT, 'site/scripts/call-bar.css'), 'utf8');
  assert.match(styles, /padding:.*env\(safe-area-inset-bottom\)/);
});

test.run();
