/**
 * Announces every sent quote request in a polite live region. The toast doesn't take focus. When
 * the visitor closes it, focus returns to the previously focused element.
 */

import { effect } from '@preact/signals-react';
import { isPlain } from './keys.ts';
import { status } from './status.ts';

/** Display time in ms. Paused while the toast is hovered or focused, or the page is inactive. */
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
    // Screen readers only repeat the same text if it's removed and added back a frame later.
    requestAnimationFrame(() => {
      region.replaceChildren(template.content.cloneNode(true));
      close.hidden = false;
      root.dataset.open = '';
      left = STAY;
      resume();
      // Scrolls the focused element out from under the toast (see scroll-padding in toast.css).
      opener?.scrollIntoView({ block: 'nearest' });
    });
  };

  close.addEventListener('click', dismiss);
  root.addEventListener('keydown', (event) => {
    if (event.key === 'Escape' && isPlain(event)) dismiss();
  });
  for (const type of ['pointerover', 'pointerout', 'blur', 'focus', 'visibilitychange'])
    addEventListener(type, resume, true);
  // Otherwise, a page restored from the back/forward cache would still show the toast.
  addEventListener('pagehide', hide);
  effect(() => {
    if (status.value === 'sent') show();
  });
}
