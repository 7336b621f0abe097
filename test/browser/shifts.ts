/** Layout shifts, which a page notes in an attribute: `<html data-shifted="…">`. */

/** To be run before the page's own scripts: notes each shift with its value and the elements that moved. */
export function noteShifts(): void {
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
