/** Tests that scripts and fonts don't make the browser calculate most of a page's styles again. */

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { ROUTES } from '../support/built-site.ts';
import { DESKTOP, PHONE, read, settle, visit } from '../support/visit.ts';

/** Share of a page's elements. Stylesheets of scripts change up to a fifth of the contact page. */
const LIMIT = 0.25;

for (const path of ROUTES)
  test(`less than a quarter of ${path} is styled again after the first paint`, () =>
    visit('about:blank', { ...PHONE, isolated: true }, async ({ page, origin }) => {
      let start = () => {};
      const isPainted = new Promise<void>((resolve) => (start = resolve));
      await page.route(/\.(js|woff2)$/, (route) => isPainted.then(() => route.continue()));
      await page.goto(origin + path, { waitUntil: 'commit' });
      await page.evaluate(
        () =>
          new Promise<void>((resolve) => {
            const observer = new PerformanceObserver(() => resolve());
            observer.observe({ type: 'paint', buffered: true });
          }),
      );
      // The browser may paint a part of the page before it has parsed the rest.
      await page.waitForFunction(() => document.readyState !== 'loading');
      await settle(page);
      const browser = page.context().browser()!;
      await browser.startTracing(page, { categories: ['devtools.timeline'] });
      start();
      await page.waitForLoadState();
      await page.evaluate(() => document.fonts.ready);
      await settle(page);
      const trace = JSON.parse(String(await browser.stopTracing()));
      const updates: { name: string; args: { elementCount: number } }[] = trace.traceEvents;
      const counts = updates.filter(({ name }) => name === 'UpdateLayoutTree').map(({ args }) => args.elementCount);
      const total = await page.evaluate(() => document.querySelectorAll('*').length);
      assert.ok(counts.length > 0);
      assert.ok(Math.max(...counts) < total * LIMIT, `${Math.max(...counts)} of ${total} elements`);
    }));

test("at usual widths, scripts don't change the style of the root element", async () => {
  for (const width of [390, 768, 1280, 1440])
    await read(DESKTOP, '/', { width }, async ({ page }) =>
      assert.is(await page.evaluate(() => document.documentElement.getAttribute('style')), null, `${width} px`),
    );
});
