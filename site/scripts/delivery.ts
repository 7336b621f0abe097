/**
 * Posts the quote form to its endpoint with htmx. The response is never inserted into the page, so
 * the CSP can require Trusted Types.
 */

import { effect } from '@preact/signals-react';
import htmx from 'htmx.org';
import { type Reply, state, transport } from './quote-state.ts';

/** Matches JSON with which form handlers report an error despite a status of 200. */
const REFUSAL =
  /"((ok|success)":"?(0|false|no")|(code|result|status|statusCode)":"?(error|fail|false|[45]\d\d\b)|errors?":("[^"]|\[[^\]]|\{[^}]|true))/i;

/** @param text Response body. It isn't always JSON. */
function replyOf(isOk: boolean, text: string): Reply {
  let answer: Record<string, unknown> = {};
  try {
    answer = Object(JSON.parse(text));
  } catch {}
  if (isOk && !REFUSAL.test(JSON.stringify(answer))) return { state: 'sent' };
  // Such as [{ "field": "phone", "message": "Use at most 100 characters." }].
  const list = Array.isArray(answer.errors) ? answer.errors.map(Object) : [];
  return { state: 'failed', errors: Object.fromEntries(list.map(({ field, message = '' }) => [field, `${message}`])) };
}

type Context = {
  request: object;
  response: { raw: Response };
  text: string;
};
type HtmxEvent = CustomEvent<{ ctx: Context }>;

// Most endpoints are on a different origin.
htmx.config.mode = 'cors';
// In milliseconds.
htmx.config.defaultTimeout = 10_000;

export default function delivery(form: HTMLElement): void {
  const button = form.querySelector<HTMLElement>('[type=submit]')!;
  // Not by `autocomplete`, because browser extensions turn it on.
  const honeypot = form.querySelector<HTMLInputElement>('[hidden] input')!;
  const id = form.querySelector<HTMLInputElement>('[name=request]')!;
  let reply: Reply;
  /** Number of requests since the page loaded. */
  let count = 0;

  // A retry mustn't wait for a request that never ends (see `restore` in quote-form.ts).
  form.setAttribute('hx-sync', 'replace');
  form.addEventListener('htmx:before:request', (event) => {
    Object.assign((event as HtmxEvent).detail.ctx.request, {
      // Otherwise, a visitor who leaves while the browser still connects would lose the request.
      keepalive: true,
      // Replaces htmx's HX-* headers, which trigger a CORS preflight that many endpoints reject.
      // For JSON, form services return a status code instead of redirecting to their own page.
      headers: { Accept: 'application/json' },
    });
  });
  form.addEventListener('htmx:after:request', (event) => {
    // Prevents htmx from inserting the response.
    event.preventDefault();
    const { response, text } = (event as HtmxEvent).detail.ctx;
    reply = replyOf(response.raw.ok, text);
  });
  transport.post = async (messageId, content) => {
    // Enter in the cleared honeypot sends the form and hides the honeypot.
    if (honeypot === document.activeElement) button.focus();
    // Autofill may have filled in the honeypot. Show it so the visitor can clear it.
    honeypot.closest<HTMLElement>('.field')!.hidden = honeypot.value === '';
    if (honeypot.value) {
      honeypot.focus();
      return { state: 'editing' };
    }
    // A retry has the same id, so the endpoint can drop duplicates. An edited request has its own.
    const hash = [...content].reduce((sum, letter) => (Math.imul(sum, 31) + letter.charCodeAt(0)) >>> 0, 0);
    id.value = `${messageId}-${hash}`;
    // Stays like this if there's no response, because `htmx:after:request` doesn't fire then.
    reply = { state: 'unconfirmed' };
    const own = ++count;
    await htmx.ajax('POST', form.getAttribute('action')!, { source: form });
    // Only the latest request decides what the form shows.
    return own === count ? reply : new Promise(() => {});
  };
  effect(() => {
    // Not `disabled`, because the button would lose focus.
    button.setAttribute('aria-disabled', String(state.value === 'sending'));
  });
}
