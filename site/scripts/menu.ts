/**
 * Opens and closes the header's menu on small screens. The menu is a disclosure, not a modal. It
 * also closes on Escape, after a click on a link, on focus or a press outside it, and when the
 * viewport becomes wide enough for all links. CSS uses the button's `aria-expanded` attribute.
 *
 * Every page has this script, so it also ignores the second click of a double click, and the
 * repetitions of a held Enter key, anywhere.
 */

import { isPlain } from './keys.ts';

export default function menu(nav: HTMLElement): void {
  const toggle = nav.querySelector('button')!;
  const list = toggle.nextElementSibling!;
  const header = nav.closest('header')!;

  /** Same as `aria-expanded`. Reading the attribute would take 23 bytes more on /contact. */
  let isOpen: boolean;
  const setOpen = (open: boolean) => toggle.setAttribute('aria-expanded', String((isOpen = open)));
  const close = () => setOpen(false);
  // Keeps the menu open if the visitor has opened it before this script loaded (see Header.css).
  setOpen(nav.matches(':hover, :focus-within'));
  // True if a link in the list had focus. Hiding the list may blur the link before `update` runs.
  let wasInList: boolean;
  const closeFromOutside = ({ target }: Event) => {
    wasInList = list.contains(target as Node);
    if (!nav.contains(target as Node)) close();
  };

  addEventListener('click', (event) => {
    // Many visitors double-click everything. The second click would close again what the first one
    // has opened, such as a `<details>` without a script.
    if (event.detail > 1) event.preventDefault();
    // A click between two links isn't meant for either.
    else if ((event.target as Element).closest('a,button')) setOpen(!isOpen && toggle.contains(event.target as Node));
  });
  // Not on the menu, because Safari doesn't focus a clicked button.
  addEventListener('keydown', (event) => {
    // Each repetition would click the focused element or send the form. Only a textarea has rows.
    if (event.repeat && event.key === 'Enter' && !(event.target as HTMLTextAreaElement).rows) event.preventDefault();
    if (event.key === 'Escape' && isPlain(event) && isOpen) {
      close();
      toggle.focus();
    }
  });

  // The button's blur event wouldn't work for the same reason.
  addEventListener('focusin', closeFromOutside);
  addEventListener('pointerdown', closeFromOutside);

  const update = () => {
    // Keeps link targets and focused elements 16 px below the header, which can wrap and grow.
    // Usually, the value in base.css is right, and the browser doesn't have to update the root.
    const root = document.documentElement;
    const padding = `${header.offsetHeight + 16}px`;
    if (getComputedStyle(root).scrollPaddingTop !== padding) root.style.scrollPaddingTop = padding;
    if (!toggle.offsetParent) close();
    else if (!isOpen && wasInList) toggle.focus();
  };
  new ResizeObserver(update).observe(header);
  // Firefox scrolls to the URL fragment on the load event, before the observer runs.
  update();

  // Otherwise, a page restored from the back/forward cache would still show the menu.
  addEventListener('pagehide', close);
}
