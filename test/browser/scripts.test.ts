/** Tests that pages start scripts, block injected ones, update the year and log missing paths. */

import { createServer } from 'node:http';
import sirv from 'sirv';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { builtSite } from '../support/built-site.ts';
import { listen } from '../support/programs.ts';
import { DESKTOP, findStopped, visit } from '../support/visit.ts';

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

/** Injections that change the title or a margin if they succeed. */
const ATTACKS: Record<string, () => void> = {
  // Only the policy in the HTTP header blocks this one.
  'innerHTML assignment': () => {
    document.body.innerHTML += '<p>hacked</p>';
    document.title = 'hacked';
  },
  'inline script': () =>
    document.body.append(Object.assign(document.createElement('script'), { textContent: 'document.title = "hacked"' })),
  'style element': () =>
    document.head.append(Object.assign(document.createElement('style'), { textContent: 'body { margin: 77px }' })),
  'event handler attribute': () => {
    document.body.setAttribute('onclick', 'document.title = "hacked"');
    document.body.click();
  },
};

// All pages have the same headers, and their own policy blocks the others even without headers.
for (const hasHeaders of [true, false])
  test(`pages block injections on a host that sends ${hasHeaders ? '' : 'no '}headers`, async () => {
    const server = createServer(sirv((await builtSite()).dist, { extensions: ['html'] }));
    const origin = hasHeaders ? undefined : `http://127.0.0.1:${await listen(server)}`;
    await visit('/', { ...DESKTOP, bypassCSP: false, origin }, async ({ page }) => {
      for (const [what, attempt] of Object.entries(ATTACKS).slice(hasHeaders ? 0 : 1)) {
        // Some attempts throw an error.
        await page.evaluate(attempt).catch(() => {});
        const effects = await page.evaluate(() => [document.title, getComputedStyle(document.body).marginTop]);
        assert.not.match(effects.join(), /hacked|77px/, what);
      }
    });
    server.close();
  });
