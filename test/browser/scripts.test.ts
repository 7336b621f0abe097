/** Tests how pages start scripts, update the year, and log missing paths. */

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { DESKTOP, findStopped, read, type Visit, visit } from '../support/visit.ts';

/** Opens a page, and runs `prepare` in it before its scripts. */
const open = (path: string, prepare: () => void, check: (visit: Visit) => Promise<void>) =>
  visit('about:blank', { isolated: true }, async (now) => {
    await now.page.addInitScript(prepare);
    await now.page.goto(now.origin + path);
    await check(now);
  });

test("a script that fails doesn't stop the other scripts", () =>
  open(
    '/contact',
    () => (document.onreadystatechange = () => document.querySelector('.menu-toggle')?.remove()),
    async (now) => {
      assert.equal([now.errors.length, await findStopped(now.page)], [1, ['menu']]);
      assert.match(now.errors[0]!, 'Script "menu" failed');
    },
  ));

test('scripts start in browsers without constructable stylesheets', () =>
  open(
    '/services',
    () => Object.assign(window, { CSSStyleSheet: undefined }),
    async (now) => assert.equal([now.errors, await findStopped(now.page)], [[], []]),
  ));

test('the copyright year only changes to a later year, even if it was translated', () =>
  visit('/', { hasClock: true }, async ({ page }) => {
    // Tests build the site in 2030.
    const translated = '٢٠٣٠';
    for (const [year, expected] of [
      [2029, translated],
      [2030, translated],
      [2031, '2031'],
    ] as const) {
      await page.clock.setSystemTime(`${year}-06-01`);
      const shown = await page.evaluate((text) => {
        const element = document.querySelector('[data-module=year]')!;
        element.textContent = text;
        dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
        return element.textContent;
      }, translated);
      assert.is(shown, expected);
    }
  }));

test('a prerendered 404 page logs its path only once, when a visitor opens it', () =>
  open(
    '/no/such/page',
    () => Object.defineProperty(document, 'prerendering', { value: true }),
    async ({ page, errors }) => {
      const logged = () => errors.filter((error) => error.startsWith('404 Error'));
      assert.equal(logged(), []);
      await page.evaluate(() => {
        for (let time = 0; time < 2; time += 1) document.dispatchEvent(new Event('prerenderingchange'));
      });
      assert.equal(logged(), ['404 Error: no page at /no/such/page']);
    },
  ));

test("at usual widths, scripts don't change the style of the root element", async () => {
  for (const width of [390, 1280])
    await read(DESKTOP, '/', { width }, async ({ page }) =>
      assert.is(await page.evaluate(() => document.documentElement.getAttribute('style')), null, `${width} px`),
    );
});
