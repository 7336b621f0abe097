/**
 * Posts the quote form with htmx, to the address in its markup. The fields are cleared only when the endpoint has
 * accepted the request; any failure is shown beside the form's button and stays there.
 *
 * Only the status of the endpoint's response is used. Its body is never inserted, so the page's content security policy
 * does not have to trust htmx with markup.
 */

import htmx from 'htmx.org';
import { sent } from './sent.ts';

/** Request timeout, in milliseconds. */
const TIMEOUT = 10_000;

interface Request {
  request: { headers: Record<string, string> };
  response?: { raw: Response };
}

type HtmxEvent = CustomEvent<{ ctx: Request }>;

// Most endpoints are at another origin.
htmx.config.mode = 'cors';
htmx.config.defaultTimeout = TIMEOUT;
// htmx loads no pages here, so history is left to the browser.
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
    // Not `disabled`: the button would lose focus.
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

  // In the capture phase, before htmx's own listener.
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
    // htmx's HX-* headers trigger a CORS preflight that many endpoints reject.
    for (const name of Object.keys(headers)) if (name.startsWith('HX-')) delete headers[name];
    // With this header, form services respond with a status. Without it, some redirect to a page of their own.
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
  // Restored from the back/forward cache: the request that was in progress is gone.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) setBusy(false);
  });
}
