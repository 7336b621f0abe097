/**
 * Delivers the quote form: through htmx, to the address that its markup names. What was typed is only
 * cleared when the endpoint has taken it; every other end is told, lastingly, beside the form's button.
 *
 * The endpoint's answer is never made into markup, nor into anything else: its status is all that
 * counts. So the page's policy need not trust htmx with any text.
 */

import htmx from 'htmx.org';
import { sent } from './sent.ts';

/** Milliseconds after which no answer is one too. */
const PATIENCE = 10_000;

interface Request {
  request: { headers: Record<string, string> };
  response?: { raw: Response };
}

type HtmxEvent = CustomEvent<{ ctx: Request }>;

// Endpoints are mostly at another origin.
htmx.config.mode = 'cors';
htmx.config.defaultTimeout = PATIENCE;
// No page of this site comes by a request of htmx: going back is the browser's business.
htmx.config.history = false;

export default function delivery(root: HTMLElement): void {
  const form = root as HTMLFormElement;
  const button = form.querySelector<HTMLButtonElement>('[data-sending]');
  const alert = form.querySelector<HTMLElement>('[role=alert]');
  const honeypot = form.querySelector<HTMLInputElement>('[name=website]');
  const honeypotField = honeypot?.closest<HTMLElement>('.field');
  if (!button || !alert || !honeypot || !honeypotField) throw new Error('expected a button, an alert and a honeypot');
  const { sending, retry } = button.dataset;
  const first = button.textContent;
  let label = first;

  const setBusy = (busy: boolean) => {
    form.setAttribute('aria-busy', String(busy));
    // Not disabled: it would lose the focus.
    button.setAttribute('aria-disabled', String(busy));
    button.textContent = busy ? sending! : label;
  };

  const succeed = () => {
    label = first;
    honeypotField.hidden = true;
    form.reset();
    sent.value += 1;
  };

  const fail = () => {
    label = retry!;
    alert.hidden = false;
    alert.scrollIntoView({ block: 'nearest' });
  };

  // Before htmx hears of it.
  form.addEventListener(
    'submit',
    (event) => {
      const busy = form.getAttribute('aria-busy') === 'true';
      if (!busy && honeypot.value === '') return;
      event.preventDefault();
      event.stopImmediatePropagation();
      if (busy) return;
      // Autofill may have filled the honeypot: show it so that the visitor can clear it.
      honeypotField.hidden = false;
      honeypot.focus();
    },
    true,
  );

  form.addEventListener('htmx:before:request', (event) => {
    const { headers } = (event as HtmxEvent).detail.ctx.request;
    // Headers of its own would make browsers ask endpoints for leave, which many a one does not know how to give.
    for (const name of Object.keys(headers)) if (name.startsWith('HX-')) delete headers[name];
    // Form services answer this with a status; without it, some send visitors to a page of theirs.
    headers.Accept = 'application/json';
    alert.hidden = true;
    setBusy(true);
  });
  form.addEventListener('htmx:before:response', (event) => {
    event.preventDefault();
    if ((event as HtmxEvent).detail.ctx.response!.raw.ok) succeed();
    else fail();
  });
  form.addEventListener('htmx:error', fail);
  form.addEventListener('htmx:finally:request', () => setBusy(false));
  // Back from another page: what had been under way is not any more.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) setBusy(false);
  });
}
