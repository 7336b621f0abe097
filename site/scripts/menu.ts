/**
 * Opens and closes the header's menu on small screens. It's a disclosure, not a modal. Following a
 * link, Escape, a wider screen, and focus or a press outside also close it. The state is the
 * button's `aria-expanded`, which the styles use.
 */

import { isPlain } from './keys.ts';

export default function menu(nav: HTMLElement): void {
  const toggle = nav.querySelector<HTMLElement>('[aria-expanded]')!;
  const list = document.getElementById(toggle.getAttribute('aria-controls')!)!;
  const header = nav.closest('header')!;

  const isOpen = () => toggle.getAttribute('aria-expanded') === 'true';
  const setOpen = (open: boolean) => toggle.setAttribute('aria-expanded', String(open));
  const close = () => setOpen(false);
  // Stored, because hiding the list may remove its focus before the resize observer runs.
  let wasInList = false;
  const closeFromOutside = ({ target }: Event) => {
    wasInList = list.contains(target as Node);
    if (!nav.contains(target as Node)) close();
  };

  toggle.addEventListener('click', () => setOpen(!isOpen()));
  list.addEventListener('click', ({ target }) => {
    if ((target as Element).closest('a')) close();
  });
  nav.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || !isPlain(event) || !isOpen()) return;
    close();
    toggle.focus();
  });

  // Not the button's blur event, because Safari doesn't focus a clicked button.
  document.addEventListener('focusin', closeFromOutside);
  document.addEventListener('pointerdown', closeFromOutside);

  const update = () => {
    // Keeps link targets and focused elements 16 pixels below the header, which wraps large text.
    document.documentElement.style.scrollPaddingTop = `${header.offsetHeight + 16}px`;
    if (toggle.offsetParent === null) close();
    else if (!isOpen() && wasInList) toggle.focus();
  };
  new ResizeObserver(update).observe(header);
  // Firefox scrolls to the URL's fragment at the load event, before the observer runs.
  update();

  // A page from the back/forward cache may have an open menu.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) close();
  });
}
