/** Records a page's layout shifts in `<html data-shifts="…">`. */

import type { Page } from 'playwright-core';

type Shift = PerformanceEntry & { value: number; sources: { node: Element | null }[] };

/**
 * Records layout shifts on all pages opened from now on. Delays rendering until a page is parsed,
 * because Chromium on a busy machine may paint part of a page, which shifts when the rest arrives.
 */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      const { dataset } = document.documentElement;
      for (const { value, sources } of list.getEntries() as Shift[])
        dataset.shifts = `${dataset.shifts ?? ''}${value} (${sources.map(({ node }) => node?.className)}) `;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.route(
    ({ pathname }) => !pathname.includes('.'),
    async (route) => {
      const response = await route.fetch();
      const body = (await response.text())
        .replace('<head>', '<head><link rel="expect" href="#parsed" blocking="render">')
        .replace('</body>', '<i id="parsed"></i></body>');
      await route.fulfill({ response, body });
    },
  );
}

/** Returns the shifts since the page was opened, or undefined if there were none. */
export const shiftsOf = (page: Page) => page.evaluate(() => document.documentElement.dataset.shifts);
