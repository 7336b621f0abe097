/** The quote form where nothing is to be delivered: the visitor sees the toast, and empty fields. */

import { sent } from './sent.ts';

export default function quoteForm(root: HTMLElement): void {
  const form = root as HTMLFormElement;
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    form.reset();
    sent.value += 1;
  });
}
