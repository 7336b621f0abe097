/**
 * Announces, in a polite live region, that a quote request was sent, for each request anew. Focus stays where it is, and
 * returns there when the toast is closed by hand.
 */

import { effect } from '@preact/signals-react';
import { isPlain } from './keys.ts';
import { status } from './status.ts';

/** How long it is shown, in milliseconds. The timer pauses while it is hovered or focused, or the page is hidden. */
const STAY = 6000;

export default function toast(root: HTMLElement): void {
  const region = root.querySelector('[role=status]')!;
  const close = root.querySelector('button')!;
  const template = root.querySelector('template')!;
  let timer: ReturnType<typeof setTimeout>;
  let left = 0;
  let since = 0;
  let opener: HTMLElement | null = null;

  const pause = () => {
    if (since > 0) left -= performance.now() - since;
    since = 0;
    clearTimeout(timer);
  };

  const hide = () => {
    pause();
    region.replaceChildren();
    close.hidden = true;
    delete root.dataset.open;
  };

  const dismiss = () => {
    hide();
    opener?.focus();
  };

  const resume = () => {
    pause();
    if (close.hidden || document.hidden || !document.hasFocus() || root.matches(':hover, :focus-within')) return;
    since = performance.now();
    timer = setTimeout(hide, left);
  };

  const show = () => {
    hide();
    opener = document.activeElement as HTMLElement;
    // Emptied first and filled in the next frame, so that screen readers announce the same words again.
    requestAnimationFrame(() => {
      region.replaceChildren(template.content.cloneNode(true));
      close.hidden = false;
      root.dataset.open = '';
      left = STAY;
      resume();
      // The stylesheet's scroll padding keeps the element clear of the toast.
      opener?.scrollIntoView({ block: 'nearest' });
    });
  };

  close.addEventListener('click', dismiss);
  root.addEventListener('keydown', (event) => {
    if (event.key === 'Escape' && isPlain(event)) dismiss();
  });
  for (const type of ['pointerover', 'pointerout', 'blur', 'focus', 'visibilitychange'])
    addEventListener(type, resume, true);
  // Otherwise a page restored from the back/forward cache would show it again.
  addEventListener('pagehide', hide);
  effect(() => {
    if (status.value === 'sent') show();
  });
}
