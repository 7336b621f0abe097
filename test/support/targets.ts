/** The size of what visitors press with a finger. */

import type { Page } from 'playwright-core';

/** The links, buttons and fields of a page that are lower than 44 px. */
export const lowTargets = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('a, button, summary, input, select, textarea')]
      // A card's link covers its card.
      .map((element) => element.closest<HTMLElement>('.card') ?? element)
      .filter((element) => element.checkVisibility() && !element.matches('.skip-link'))
      .map((element) => ({ text: element.textContent!.slice(0, 30), height: element.getBoundingClientRect().height }))
      .filter(({ height }) => height < 43.9),
  );
