/**
 * Connects the list of door parts to the illustration, the symptoms and the service cards. The
 * links in the list and in the illustration open their symptom. The part, its entry in the list
 * and the links' target share a class. While any of them is hovered or focused, door-parts.css
 * highlights the part and the entry.
 */

import { isPlain } from './keys.ts';

export default function doorParts(list: HTMLElement): void {
  for (const [index, entry] of [...list.children].entries()) {
    const link = entry.querySelector('a')!;
    entry.className = `part-${index + 1}`;
    const target = document.querySelector<HTMLDetailsElement>(link.hash)!;
    target.classList.add(entry.className);
    // A click would also scroll, but the visitor may have scrolled elsewhere before a reload.
    // Closes the other symptoms, even in browsers that ignore their `name` (see accordion.ts).
    // Service cards ignore this.
    const open = () => {
      for (const each of target.parentElement!.children) (each as HTMLDetailsElement).open = each === target;
    };
    for (const each of [link, document.querySelector<SVGElement>(`svg .${entry.className}`)!])
      each.addEventListener('click', (event) => {
        // With a modifier key, the link opens in a new tab.
        if (isPlain(event)) open();
      });
    // After a reload or a return, or from a shared address, unless the visitor was faster.
    const openLinked = () => link.hash === location.hash && open();
    addEventListener('hashchange', openLinked);
    if (!document.querySelector('[open]')) openLinked();
  }
}
