/**
 * The header's menu on small screens: a disclosure, not a modal. The button opens and closes it; choosing a link, Escape,
 * a wider screen, and focus or a pointer outside close it. The state is the button's `aria-expanded`, which the styles
 * read.
 */

import { isPlain } from './keys.ts';

export default function menu(nav: HTMLElement): void {
  const toggle = nav.querySelector<HTMLElement>('[aria-expanded]')!;
  const list = document.getElementById(toggle.getAttribute('aria-controls')!)!;
  const header = nav.closest('header')!;

  const isOpen = () => toggle.getAttribute('aria-expanded') === 'true';
  const setOpen = (open: boolean) => toggle.setAttribute('aria-expanded', String(open));
  const close = () => setOpen(false);
  // Remembered because the browser may remove focus from the list it hides before the resize event fires.
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

  // Not on the button's blur: Safari does not focus a clicked button.
  document.addEventListener('focusin', closeFromOutside);
  document.addEventListener('pointerdown', closeFromOutside);

  const update = () => {
    // Larger text wraps the header: what is jumped to or focused must not lie beneath it, but 16 pixels below it.
    document.documentElement.style.scrollPaddingTop = `${header.offsetHeight + 16}px`;
    if (toggle.offsetParent === null) close();
    else if (!isOpen() && wasInList) toggle.focus();
  };
  new ResizeObserver(update).observe(header);
  // Once before the load event, at which Firefox scrolls to the part of the page in the address: the observer calls later.
  update();

  // A page restored from the back/forward cache may have been left with its menu open.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) close();
  });
}
