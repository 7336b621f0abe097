/** Handles a quote form without an endpoint. On submit, shows the toast and clears the fields. */

import { status } from './status.ts';

export default function quoteForm(root: HTMLElement): void {
  const form = root as HTMLFormElement;
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    form.reset();
    // The value has to change, or a second submit wouldn't show the toast again.
    status.value = 'sending';
    status.value = 'sent';
  });
}
