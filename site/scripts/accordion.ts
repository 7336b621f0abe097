/**
 * Adds arrow key, Home and End navigation to a group of `<details>`, and keeps at most one of them
 * open, even in browsers that ignore their `name` (before Chrome 120, Safari 17.2, Firefox 130).
 */

import { isPlain } from './keys.ts';

export default function accordion(root: HTMLElement): void {
  const summaries = [...root.querySelectorAll('summary')];
  const { length } = summaries;
  if (length === 0) throw new Error('expected details with summaries');

  /** Maps each key to a function that returns the next index. */
  const moves: Record<string, (index: number) => number> = {
    ArrowDown: (index) => (index + 1) % length,
    ArrowUp: (index) => (index + length - 1) % length,
    Home: () => 0,
    End: () => length - 1,
  };

  // Ignores keys pressed inside an open answer, where they scroll the page.
  root.addEventListener('keydown', (event) => {
    const index = summaries.indexOf(event.target as HTMLElement);
    const move = moves[event.key];
    if (index < 0 || !move || !isPlain(event)) return;
    event.preventDefault();
    summaries[move(index)]!.focus();
  });

  // Ancestors only receive `toggle` in the capture phase.
  root.addEventListener(
    'toggle',
    ({ target }) => {
      const opened = target as HTMLDetailsElement;
      if (!opened.open) return;
      for (const summary of summaries) {
        const details = summary.parentElement as HTMLDetailsElement;
        if (details !== opened) details.open = false;
      }
      // If a tall answer above just closed, the question may now be under the sticky header.
      // scrollIntoView respects scroll-padding.
      opened.querySelector('summary')!.scrollIntoView({ block: 'nearest' });
    },
    true,
  );
}
