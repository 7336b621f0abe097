/**
 * Posts the quote form with htmx, to the address in its markup. The fields are cleared only when the endpoint has
 * accepted the request; any failure is shown beside the form's button and stays there.
 *
 * Nothing of the endpoint's answer is inserted, so the page's content security policy does not have to trust htmx with
 * markup.
 */

import { effect } from '@preact/signals-react';
import htmx from 'htmx.org';
import { status } from './status.ts';

/** Request timeout, in milliseconds. */
const TIMEOUT = 10_000;

/** Fields by which form services say in an answer of 200 that they refused a request, and the values that mean it. */
const REFUSALS: Readonly<Record<string, RegExp>> = {
  success: /^false$/i,
  ok: /^false$/i,
  status: /^(error|fail|[45]\d\d$)/i,
  result: /^(error|fail)/i,
  code: /^[45]\d\d$/,
  statusCode: /^[45]\d\d$/,
};

/** Whether the text of an answer is JSON that says that the request was refused. */
function isRefusal(text: string): boolean {
  try {
    const answer = JSON.parse(text) as Record<string, unknown>;
    return Object.entries(REFUSALS).some(([field, pattern]) => pattern.test(String(answer[field])));
  } catch {
    return false;
  }
}

interface Request {
  request: { headers: Record<string, string> };
  response: { raw: Response };
  text: string;
}

type HtmxEvent = CustomEvent<{ ctx: Request }>;

// Most endpoints are at another origin.
htmx.config.mode = 'cors';
htmx.config.defaultTimeout = TIMEOUT;
// htmx loads no pages here, so history is left to the browser.
htmx.config.history = false;

const isSending = () => status.value === 'sending';

/** Makes the endpoint answer with a status, and without a CORS preflight. */
function setHeaders(headers: Record<string, string>): void {
  // htmx's HX-* headers trigger a CORS preflight that many endpoints reject.
  for (const name of Object.keys(headers)) if (name.startsWith('HX-')) delete headers[name];
  // With this header, form services respond with a status. Without it, some redirect to a page of their own.
  headers.Accept = 'application/json';
}

export default function delivery(root: HTMLElement): void {
  const form = root as HTMLFormElement;
  const button = form.querySelector<HTMLButtonElement>('[data-sending]');
  const alert = form.querySelector<HTMLElement>('[role=alert]');
  const honeypot = form.querySelector<HTMLInputElement>('[autocomplete=off]');
  const honeypotField = honeypot?.closest<HTMLElement>('.field');
  const message = alert?.querySelector('span');
  const id = form.querySelector<HTMLInputElement>('[name=request]');
  if (!button || !alert || !message || !honeypot || !honeypotField || !id)
    throw new Error('expected a button, an alert with a message, a honeypot and a field for the id');
  const label = button.textContent;
  const failed = message.textContent;
  effect(() => {
    form.setAttribute('aria-busy', String(isSending()));
    // Not `disabled`: the button would lose focus.
    button.setAttribute('aria-disabled', String(isSending()));
    const isUnconfirmed = status.value === 'unconfirmed';
    const hasFailed = status.value === 'failed' || isUnconfirmed;
    button.textContent = isSending() ? button.dataset.sending! : hasFailed ? button.dataset.retry! : label;
    message.textContent = isUnconfirmed ? message.dataset.unconfirmed! : failed;
    alert.hidden = !hasFailed;
    if (!alert.hidden) alert.scrollIntoView({ block: 'nearest' });
  });

  // In the capture phase, before htmx's own listener.
  form.addEventListener(
    'submit',
    (event) => {
      if (!isSending() && honeypot.value === '') {
        // A request that's sent again has the same id, so that the owner can recognize it.
        id.value ||= `${Date.now()}-${String(Math.random()).slice(2)}`;
        // The draft keeps the id.
        id.dispatchEvent(new Event('input', { bubbles: true }));
        return;
      }
      event.preventDefault();
      event.stopImmediatePropagation();
      if (isSending()) return;
      // Autofill may have filled the honeypot: show it so that the visitor can clear it.
      honeypotField.hidden = false;
      honeypot.focus();
    },
    true,
  );

  form.addEventListener('htmx:before:request', (event) => {
    setHeaders((event as HtmxEvent).detail.ctx.request.headers);
    status.value = 'sending';
  });
  form.addEventListener('htmx:after:request', (event) => {
    event.preventDefault();
    const { response, text } = (event as HtmxEvent).detail.ctx;
    if (!response.raw.ok || isRefusal(text)) return void (status.value = 'failed');
    honeypotField.hidden = true;
    form.reset();
    // A reset doesn't change hidden fields.
    id.value = '';
    status.value = 'sent';
  });
  // The text message has the typed values.
  const text = alert.querySelector<HTMLAnchorElement>('[href^="sms:"]');
  text?.addEventListener('click', () => {
    const values = Array.from(form.querySelectorAll<HTMLInputElement>('[required]'), ({ value }) => value);
    text.href = text.href.replace(/body=.*/, `body=${encodeURIComponent(values.join('\n'))}`);
  });
  // Comes last. Without a response, `htmx:after:request` doesn't occur, and the request may have arrived.
  form.addEventListener('htmx:finally:request', () => {
    if (isSending()) status.value = 'unconfirmed';
  });
  // Now, and not when htmx begins by itself: the form is then ready once this script is attached.
  htmx.process(form);
  // Restored from the back/forward cache: the request that was in progress is gone.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted && isSending()) status.value = 'idle';
  });
}
