/** Layout shifts, which a page notes in an attribute: `<html data-shifted="…">`. */

import type { Page } from 'playwright-core';

/** To be run before the page's own scripts: notes each shift with its value and the elements that moved. */
function noteShifts(): void {
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number;
      sources: { node: Element | null }[];
    })[]) {
      const where = entry.sources.map(({ node }) => node?.className || node?.nodeName).join(', ');
      document.documentElement.dataset.shifted = `${document.documentElement.dataset.shifted ?? ''}${entry.value} (${where}) `;
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/**
 * Has the pages that are opened next note their shifts. Each is painted when all of it is parsed. Chromium may paint a
 * part before, which the rest then moves, such as the header without its telephone: 4 of 600 loads on a busy machine.
 */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(noteShifts);
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

/** The shifts of a page since it was opened; undefined, if there were none. */
export const shiftsOf = (page: Page) => page.evaluate(() => document.documentElement.dataset.shifted);
