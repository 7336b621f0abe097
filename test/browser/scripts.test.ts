/** Tests how pages start scripts, style the page again, update the year, and log missing paths. */

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { ROUTES } from '../support/built-site.ts';
import { DESKTOP, findStopped, PHONE, read, settle, type Visit, visit } from '../support/visit.ts';

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

// Tests build the site in 2030.
for (const [what, shown] of [
  ['the copyright year is the current year, but never earlier than the build year', '2030'],
  ['a translated copyright year is only replaced by a later year', '٢٠٣٠'],
] as const)
  test(what, () =>
    visit('/', { hasClock: true }, async ({ page }) => {
      const element = page.locator('[data-module=year]');
      await element.evaluate((element, text) => void (element.textContent = text), shown);
      for (const year of [2029, 2030, 2031]) {
        await page.clock.setSystemTime(`${year}-06-01`);
        await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
        assert.is(await element.textContent(), year === 2031 ? '2031' : shown);
      }
    }),
  );

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
  for (const width of [390, 1280])
    await read(DESKTOP, '/', { width }, async ({ page }) =>
      assert.is(await page.evaluate(() => document.documentElement.getAttribute('style')), null, `${width} px`),
    );
});
