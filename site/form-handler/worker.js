/**
 * Cloudflare Worker that emails quote requests to the owner. It validates the fields, limits
 * requests per IP address, and doesn't store what visitors wrote. Its settings are in
 * wrangler.jsonc.
 */

import { EmailMessage } from 'cloudflare:email';
import { FIELD_NAMES, MAX_LENGTHS, problemOf } from '../business/quote-fields.ts';

/** Encodes text as base64 (UTF-8), in lines of 76 characters as email requires. */
function base64(text) {
  const bytes = Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte));
  return btoa(bytes.join('')).replace(/.{76}/g, '$&\r\n');
}

/** Creates an email. Form input is only in the body, so visitors can't inject headers. */
function mail({ FROM, TO }, text) {
  const id = crypto.randomUUID();
  const headers = {
    From: `<${FROM}>`,
    To: `<${TO}>`,
    // Gmail would show requests with the same subject as one conversation.
    Subject: `Quote request ${id.slice(0, 8)}`,
    'Message-ID': `<${id}@${FROM.split('@')[1]}>`,
    Date: new Date().toUTCString(),
    'MIME-Version': '1.0',
    'Content-Type': 'text/plain; charset=utf-8',
    'Content-Transfer-Encoding': 'base64',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  return new EmailMessage(FROM, TO, `${lines.join('')}\r\n${base64(text)}\r\n`);
}

/** Time in seconds during which a repeated request isn't emailed again. */
const REPEAT = 3600;

/**
 * Cache key of an emailed request. A request with the same id but other values is a correction.
 * Undefined without an id, because only JavaScript adds ids.
 */
async function keyOf(id, text, { SITE }) {
  if (!id) return undefined;
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
  return new Request(new URL(`/request/${encodeURIComponent(id)}/${digest.join('-')}`, SITE));
}

/** Trims a value, and undoes the line breaks (CRLF) that browsers use in form data. */
const cleanValue = (value) =>
  String(value ?? '')
    .replace(/\r\n?/g, '\n')
    .trim();

/** Returns a list with the error in a field, or an empty list. */
function findError([field, value]) {
  const long = `Use at most ${MAX_LENGTHS[field]} characters.`;
  const message = { empty: 'Fill in this field.', long }[problemOf(field, value)];
  return message ? [{ field, message }] : [];
}

/** @returns The HTTP status of the response, and the errors in the form's fields. */
async function receive(request, env) {
  if (request.method !== 'POST') return { status: 405 };
  const { success } = await env.LIMIT.limit({ key: request.headers.get('CF-Connecting-IP') ?? '' });
  if (!success) return { status: 429 };
  const form = await request.formData().catch(() => new FormData());
  // Only bots fill in the honeypot. Return 200 so that they can't detect this check.
  if (form.get('website')) return { status: 200 };
  const values = FIELD_NAMES.map((name) => [name, cleanValue(form.get(name))]);
  const errors = values.flatMap(findError);
  if (errors.length > 0) return { status: 400, errors };
  // By default, Outlook joins lines that have no blank line between them.
  const text = values.map(([name, value]) => `${name}: ${value}\n\n`).join('');
  // After a timeout, visitors may resend a request that has already arrived.
  const key = await keyOf(form.get('request'), text, env);
  if (key && (await caches.default.match(key))) return { status: 200 };
  try {
    await env.MAIL.send(mail(env, text));
    const sent = new Response('', { headers: { 'Cache-Control': `max-age=${REPEAT}` } });
    if (key) await caches.default.put(key, sent).catch(console.error);
    return { status: 200 };
  } catch (error) {
    console.error(error);
    return { status: 502 };
  }
}

export default {
  async fetch(request, env) {
    const { status, errors = [] } = await receive(request, env);
    const ok = status === 200;
    if (request.headers.get('Accept') === 'application/json')
      return Response.json({ ok, errors }, { status, headers: { 'Access-Control-Allow-Origin': '*' } });
    // Without JavaScript, the browser shows the response as a page.
    if (ok) return Response.redirect(new URL('/sent', env.SITE), 303);
    const lines = errors.map(({ field, message }) => `${field}: ${message}\n`).join('');
    return new Response(`Your request did not go through.\n${lines}Please go back and try again, or call us.`, {
      status,
    });
  },
};
