/** The quote form without an endpoint: nothing is sent; a submit shows the toast and clears the fields. */

import { status } from './status.ts';

export default function quoteForm(root: HTMLElement): void {
  const form = root as HTMLFormElement;
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    form.reset();
    // Each request is announced, the second too.
    status.value = 'sending';
    status.value = 'sent';
  });
}
