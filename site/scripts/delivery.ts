/**
 * Posts the quote form to its endpoint with htmx. Clears the fields only if the endpoint accepts
 * the request. Otherwise, shows an error message that stays visible next to the button.
 *
 * The response is never inserted into the page, so the CSP can require Trusted Types.
 */

import { effect } from '@preact/signals-react';
import htmx from 'htmx.org';
import { status } from './status.ts';

/** Request timeout in milliseconds. */
const TIMEOUT = 10_000;

/** JSON fields and values that mean a form service rejected the request despite a status of 200. */
const REFUSALS: Readonly<Record<string, RegExp>> = {
  success: /^false$/i,
  ok: /^false$/i,
  status: /^(error|fail|[45]\d\d$)/i,
  result: /^(error|fail)/i,
  code: /^[45]\d\d$/,
  statusCode: /^[45]\d\d$/,
};

/** True if a response body is JSON that reports an error. */
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

// Most endpoints are on a different origin.
htmx.config.mode = 'cors';
htmx.config.defaultTimeout = TIMEOUT;
// htmx doesn't load pages here, so the browser handles history.
htmx.config.history = false;

const isSending = () => status.value === 'sending';

/** Changes the request headers to avoid a CORS preflight and a redirect. */
function setHeaders(headers: Record<string, string>): void {
  // htmx's HX-* headers trigger a CORS preflight that many endpoints reject.
  for (const name of Object.keys(headers)) if (name.startsWith('HX-')) delete headers[name];
  // Makes form services return a status code instead of redirecting to their own page.
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
    // Not `disabled`, because the button would lose focus.
    button.setAttribute('aria-disabled', String(isSending()));
    const isUnconfirmed = status.value === 'unconfirmed';
    const hasFailed = status.value === 'failed' || isUnconfirmed;
    button.textContent = isSending() ? button.dataset.sending! : hasFailed ? button.dataset.retry! : label;
    message.textContent = isUnconfirmed ? message.dataset.unconfirmed! : failed;
    alert.hidden = !hasFailed;
    if (!alert.hidden) alert.scrollIntoView({ block: 'nearest' });
  });

  // Uses the capture phase to run before htmx's listener.
  form.addEventListener(
    'submit',
    (event) => {
      if (!isSending() && honeypot.value === '') {
        // Retries send the same ID, so the endpoint can drop duplicates.
        id.value ||= `${Date.now()}-${String(Math.random()).slice(2)}`;
        // Saves the ID in the draft.
        id.dispatchEvent(new Event('input', { bubbles: true }));
        return;
      }
      event.preventDefault();
      event.stopImmediatePropagation();
      if (isSending()) return;
      // Autofill may have filled in the honeypot. Show it so the visitor can clear it.
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
    // `reset` doesn't change hidden fields.
    id.value = '';
    status.value = 'sent';
  });
  // Pre-fills the text message with the form's current values.
  const text = alert.querySelector<HTMLAnchorElement>('[href^="sms:"]');
  text?.addEventListener('click', () => {
    const values = Array.from(form.querySelectorAll<HTMLInputElement>('[required]'), ({ value }) => value);
    text.href = text.href.replace(/body=.*/, `body=${encodeURIComponent(values.join('\n'))}`);
  });
  // This event always fires last. If there's no response, `htmx:after:request` doesn't fire, and
  // the request may or may not have arrived.
  form.addEventListener('htmx:finally:request', () => {
    if (isSending()) status.value = 'unconfirmed';
  });
  // htmx would process the form later, but it should work as soon as this script has run.
  htmx.process(form);
  // A page restored from the back/forward cache has lost its pending request.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted && isSending()) status.value = 'idle';
  });
}
