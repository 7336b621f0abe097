/** Tests how pages start scripts, update the year, and log missing paths. */

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { findStopped, visit } from '../support/visit.ts';

test("a script that fails on one element starts on the others, and doesn't stop other scripts", () => {
  const early = () => (document.onreadystatechange = () => document.querySelector('#part-1')?.remove());
  return visit('/services', { early }, async ({ page, errors }) => {
    assert.equal([errors.length, await findStopped(page)], [1, ['tooltip']]);
    assert.match(errors[0]!, 'Script "tooltip" failed');
  });
});

test('scripts start in browsers without constructable stylesheets', () =>
  visit('/services', { early: 'window.CSSStyleSheet = undefined' }, async ({ page, errors }) =>
    assert.equal([errors, await findStopped(page)], [[], []]),
  ));

test('the copyright year only changes to a later year, even if it was translated', () =>
  visit('/', { hasClock: true }, async ({ page }) => {
    // Tests build the site in 2030.
    const translated = '٢٠٣٠';
    for (const [year, expected] of Object.entries({ 2029: translated, 2030: translated, 2031: '2031' })) {
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

test('a prerendered 404 page logs its path only once, when a visitor opens it', () => {
  const early = () => Object.defineProperty(document, 'prerendering', { value: true });
  return visit('/no/such/page', { early }, async ({ page, errors }) => {
    const logged = () => errors.filter((error) => error.startsWith('404 Error'));
    assert.equal(logged(), []);
    await page.evaluate(() => {
      for (let time = 0; time < 2; time += 1) document.dispatchEvent(new Event('prerenderingchange'));
    });
    assert.equal(logged(), ['404 Error: no page at /no/such/page']);
  });
});
