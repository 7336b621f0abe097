/**
 * Adds arrow key, Home and End navigation to a group of `<details>`. Keeps a clicked summary in
 * view, and closes the other details, even in browsers that ignore their `name` (before Chrome 120,
 * Safari 17.2, Firefox 130).
 */

import { isPlain } from './keys.ts';

export default function accordion(root: HTMLElement): void {
  const summaries = [...root.querySelectorAll('summary')];

  // Ignores keys pressed inside an open answer, where they scroll the page.
  root.addEventListener('keydown', (event) => {
    const index = summaries.indexOf(event.target as HTMLElement);
    const next = { ArrowDown: index + 1, ArrowUp: index - 1, Home: 0, End: -1 }[event.key];
    if (index < 0 || next === undefined || !isPlain(event)) return;
    event.preventDefault();
    // The last item is at -1, and the first one follows the last one.
    summaries.at(next % summaries.length)!.focus();
  });

  // Scroll only after a visitor's click, tap or key press. When the browser opens details to show
  // found text or a link's target, it scrolls there itself.
  for (const summary of summaries) {
    const details = summary.parentElement as HTMLDetailsElement;
    summary.addEventListener('click', (event) => {
      event.preventDefault();
      // Many visitors double-click everything.
      if (event.detail > 1) return;
      const { top } = summary.getBoundingClientRect();
      for (const { parentElement } of summaries)
        (parentElement as HTMLDetailsElement).open = parentElement === details && !details.open;
      // Keep the summary in place when details above it close. Safari has no scroll anchoring.
      scrollBy(0, summary.getBoundingClientRect().top - top);
      // Uncover the summary if it's partly under the header or the call bar.
      summary.scrollIntoView({ block: 'nearest' });
    });
  }
}
