/** Functions that tests run in the services page, to check where symptoms and questions end up. */

/**
 * Opens each item at three scroll positions: partly under the header, in the middle, and partly
 * below the viewport. Returns the items that end up covered, or that moved from the middle.
 */
export async function findMisplaced(group: string): Promise<string[]> {
  const items = [...document.querySelectorAll<HTMLDetailsElement>(`${group} details`)];
  const rect = (selector: string) => document.querySelector(selector)!.getBoundingClientRect();
  const misplaced: string[] = [];
  for (const [index, item] of items.entries())
    for (const place of [0, 0.5, 1]) {
      // The previous item is open, so its answer closes.
      for (const [other, item] of items.entries()) item.open = other === index - 1;
      const summary = item.querySelector('summary')!;
      const { top, height } = summary.getBoundingClientRect();
      const edge = rect('header').height;
      scrollBy({ top: top + height / 2 - edge - place * (innerHeight - edge), behavior: 'instant' });
      const before = summary.getBoundingClientRect().top;
      summary.click();
      // Scroll anchoring takes effect in the next frame. A busy browser may not draw one.
      await new Promise((resolve) => {
        requestAnimationFrame(() => setTimeout(resolve));
        setTimeout(resolve, 500);
      });
      const after = summary.getBoundingClientRect();
      const [first, last] = [rect('header').bottom, rect('.call-bar').top || innerHeight];
      if ((place === 0.5 && Math.abs(after.top - before) > 1) || after.top < first || after.bottom > last)
        misplaced.push(`${index}: moved from ${before} to ${after.top} px, expected ${first} to ${last} px`);
    }
  return misplaced;
}

/**
 * Opens the first item, then follows a link to the end of the longest answer of the others. Returns
 * the distance in pixels between the link's target and the place that the browser scrolls it to.
 */
export async function followLink(group: string): Promise<{ isOpen: boolean; distance: number }> {
  document.querySelector<HTMLElement>(`${group} summary`)!.click();
  const answers = [...document.querySelectorAll(`${group} summary + *`)].slice(1);
  const lengths = answers.map(({ textContent }) => textContent.length);
  const longest = answers[lengths.indexOf(Math.max(...lengths))]!;
  const target = longest.lastElementChild!;
  target.id = `${group}-target`;
  location.hash = target.id;
  // The browser scrolls before it draws the next frame.
  await new Promise((resolve) => setTimeout(resolve, 100));
  const expected = parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop);
  const distance = target.getBoundingClientRect().top - expected;
  // Browsers round scroll positions.
  return { isOpen: longest.closest('details')!.open, distance: Math.abs(distance) > 1 ? distance : 0 };
}
