/**
 * A group of `<details>`: arrow keys, Home and End move among their summaries, and only one
 * is open at a time, even in browsers that do not support `name` on details (before Chrome 120,
 * Safari 17.2 and Firefox 130).
 */

import { isPlain } from './keys.ts';

export default function accordion(root: HTMLElement): void {
  const summaries = [...root.querySelectorAll('summary')];
  const { length } = summaries;
  if (length === 0) throw new Error('expected details with summaries');

  /** For each key, the index to move to. */
  const moves: Record<string, (index: number) => number> = {
    ArrowDown: (index) => (index + 1) % length,
    ArrowUp: (index) => (index + length - 1) % length,
    Home: () => 0,
    End: () => length - 1,
  };

  // Only on summaries: in an open answer these keys scroll the page.
  root.addEventListener('keydown', (event) => {
    const index = summaries.indexOf(event.target as HTMLElement);
    const move = moves[event.key];
    if (index < 0 || !move || !isPlain(event)) return;
    event.preventDefault();
    summaries[move(index)]!.focus();
  });

  // `toggle` does not bubble, so it is caught in the capture phase.
  root.addEventListener(
    'toggle',
    ({ target }) => {
      const opened = target as HTMLDetailsElement;
      if (!opened.open) return;
      for (const summary of summaries) {
        const details = summary.parentElement as HTMLDetailsElement;
        if (details !== opened) details.open = false;
      }
      // A tall answer that closed above may have moved the question below the sticky header.
      // scrollIntoView respects the page's scroll-padding.
      opened.querySelector('summary')!.scrollIntoView({ block: 'nearest' });
    },
    true,
  );
}
