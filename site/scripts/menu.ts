/**
 * The header's list on small screens: a disclosure, not a modal. The button opens it; the button, a
 * chosen link, Escape, a wider screen, and whatever takes the visitor elsewhere close it. The state
 * is the button's `aria-expanded`, which the styles read.
 */

import { isPlain } from './keys.ts';

export default function menu(nav: HTMLElement): void {
  const toggle = nav.querySelector<HTMLElement>('[aria-expanded]');
  const list = document.getElementById(toggle?.getAttribute('aria-controls') ?? '');
  if (!toggle || !list) throw new Error('expected a button and its list');

  const isOpen = () => toggle.getAttribute('aria-expanded') === 'true';
  const setOpen = (open: boolean) => toggle.setAttribute('aria-expanded', String(open));
  const close = () => setOpen(false);
  // Remembered, because the browser may drop the focus from a list that it hides before a script is told of the resize.
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

  // Not by the button's own blur: Safari does not focus a button that is clicked.
  document.addEventListener('focusin', closeFromOutside);
  document.addEventListener('pointerdown', closeFromOutside);

  addEventListener('resize', () => {
    if (toggle.offsetParent === null) close();
    else if (!isOpen() && wasInList) toggle.focus();
  });

  // A page that the back button brings back is as it was left.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) close();
  });
}
