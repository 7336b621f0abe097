/**
 * Announces every sent quote request in a polite live region. The toast doesn't take focus. Closing
 * it with the keyboard returns focus to the element that had it before.
 */

import { effect } from '@preact/signals-react';
import { isPlain } from './keys.ts';
import { sentCount } from './quote-state.ts';

export default function toast(root: HTMLElement): void {
  const message = root.querySelector('p')!;
  const close = root.querySelector('button')!;
  let timer: ReturnType<typeof setInterval>;
  let opener: HTMLElement | undefined;

  for (const part of root.querySelectorAll<HTMLElement>('[data-text]')) part.textContent = part.dataset.text!;

  const setOpen = (isOpen: boolean) => {
    message.hidden = !isOpen;
    close.hidden = !isOpen;
    root.toggleAttribute('data-open', isOpen);
  };

  const hide = () => {
    clearInterval(timer);
    if (root.matches(':focus-within')) opener?.focus();
    setOpen(false);
  };

  const show = () => {
    hide();
    // Screen readers only repeat the same text if it's hidden, and shown again a frame later.
    requestAnimationFrame(() => {
      setOpen(true);
      // Steps of 100 ms in which the page is active and the toast isn't hovered or focused.
      let left = 60;
      timer = setInterval(() => {
        if (document.hidden || !document.hasFocus() || root.matches(':hover, :focus-within')) return;
        if (!--left) hide();
      }, 100);
    });
  };

  // Anywhere, because a toast that was tapped stays hovered until the next tap. The second click of
  // a double click on the form's button may land on the toast.
  root.onclick = ({ detail }) => {
    if (detail < 2) hide();
  };
  // A press doesn't move focus, so the visitor can go on typing.
  root.onmousedown = (event) => event.preventDefault();
  root.addEventListener('focusin', ({ relatedTarget }) => {
    if (relatedTarget) opener = relatedTarget as HTMLElement;
  });
  root.onkeydown = (event) => {
    if (event.key === 'Escape' && isPlain(event)) hide();
  };
  // Otherwise, a page restored from the back/forward cache would still show the toast.
  addEventListener('pagehide', hide);
  effect(() => {
    if (sentCount.value) show();
  });
}
