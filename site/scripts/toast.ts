/**
 * Tells that a quote request was sent: politely, for a while, and again for each one. The focus
 * stays where it is; it goes back there when the toast is closed by hand.
 */

import { effect } from '@preact/signals-react';
import { isPlain } from './keys.ts';
import { sent } from './sent.ts';

/** How long it is seen, in milliseconds; the time stands still while it is hovered or focused, or the page out of sight. */
const STAY = 6000;

export default function toast(root: HTMLElement): void {
  const status = root.querySelector('[role=status]');
  const close = root.querySelector('button');
  const template = root.querySelector('template');
  if (!status || !close || !template) throw new Error('expected a status, a button and a template');
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
    status.replaceChildren();
    close.hidden = true;
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
    // Emptied first and filled in the next frame: the same words are announced again.
    requestAnimationFrame(() => {
      status.replaceChildren(template.content.cloneNode(true));
      close.hidden = false;
      left = STAY;
      resume();
      // The styles keep room for the toast at the bottom of the page.
      opener?.scrollIntoView({ block: 'nearest' });
    });
  };

  close.addEventListener('click', dismiss);
  root.addEventListener('keydown', (event) => {
    if (event.key === 'Escape' && isPlain(event)) dismiss();
  });
  for (const type of ['pointerenter', 'pointerleave', 'focusin', 'focusout']) root.addEventListener(type, resume);
  for (const type of ['blur', 'focus', 'visibilitychange']) addEventListener(type, resume, true);
  effect(() => {
    if (sent.value > 0) show();
  });
}
