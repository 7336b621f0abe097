import type { Page } from 'playwright-core';

/** Returns touch targets that are less than 44 px high. */
export const lowTargets = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('a, button, summary, input, select, textarea')]
      // A card's link covers the whole card, and a label can be tapped like its option.
      .map((element) => element.closest<HTMLElement>('.card, label') ?? element)
      .filter((element) => element.checkVisibility() && !element.matches('.skip-link, [tabindex="-1"]'))
      .map((element) => ({ text: element.textContent!.slice(0, 30), height: element.getBoundingClientRect().height }))
      .filter(({ height }) => height < 43.9),
  );
