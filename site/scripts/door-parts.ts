/**
 * Connects the list of door parts to the illustration, the symptoms and the service cards. Clicking
 * a part of the illustration follows the link in the part's entry, and the link opens its symptom.
 * The part, the entry and the link's target share a class. While any of them is hovered or focused,
 * door-parts.css highlights the part and the entry.
 */

import { isPlain } from './keys.ts';

export default function doorParts(list: HTMLElement): void {
  for (const [index, entry] of [...list.children].entries()) {
    const link = entry.querySelector('a')!;
    entry.className = `part-${index + 1}`;
    document.querySelector(`svg .${entry.className}`)!.addEventListener('click', (event) => {
      if (isPlain(event)) link.click();
    });
    const target = document.querySelector(link.hash)!;
    target.classList.add(entry.className);
    // The click also closes the other symptoms. Without this script, the link only scrolls.
    const open = () => target.querySelector<HTMLElement>('details:not([open]) > summary')?.click();
    link.addEventListener('click', (event) => {
      // With a modifier key, the link opens in a new tab.
      if (isPlain(event)) open();
    });
    // After a reload or a return, or from a shared address.
    const openLinked = () => link.hash === location.hash && open();
    addEventListener('hashchange', openLinked);
    openLinked();
  }
}
