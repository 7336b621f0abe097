/** Handles a quote form without an endpoint: a submit shows the toast and clears the fields. */

import { status } from './status.ts';

export default function quoteForm(root: HTMLElement): void {
  const form = root as HTMLFormElement;
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    form.reset();
    // The change makes the toast announce a second request.
    status.value = 'sending';
    status.value = 'sent';
  });
}
