/**
 * Cloudflare Worker that emails quote requests to the owner. It validates the fields, limits
 * requests per IP address, and doesn't store what visitors wrote. Its settings are in
 * wrangler.jsonc.
 */

import { EmailMessage } from 'cloudflare:email';

/** Required fields and their maximum number of characters. */
const FIELDS = { name: 100, phone: 40, city: 100, serviceType: 60, message: 5000 };

/** Encodes text as base64 (UTF-8), in lines of 76 characters as email requires. */
function base64(text) {
  const bytes = Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte));
  return btoa(bytes.join('')).replace(/.{76}/g, '$&\r\n');
}

/** Creates an email. Form input is only in the body, so visitors can't inject headers. */
function mail({ FROM, TO }, text) {
  const headers = {
    From: `<${FROM}>`,
    To: `<${TO}>`,
    Subject: 'Quote request',
    'Message-ID': `<${crypto.randomUUID()}@${FROM.split('@')[1]}>`,
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

/** Cache key of an emailed request. Undefined if it has no id, because only JavaScript adds ids. */
function keyOf(form, { SITE }) {
  const id = form.get('request');
  return id ? new Request(`${SITE}/request/${encodeURIComponent(id)}`) : undefined;
}

/** @returns The HTTP status of the response. */
async function receive(request, env) {
  if (request.method !== 'POST') return 405;
  const { success } = await env.LIMIT.limit({ key: request.headers.get('CF-Connecting-IP') ?? '' });
  if (!success) return 429;
  const form = await request.formData().catch(() => new FormData());
  // Only bots fill in the honeypot. Return 200 so that they can't detect this check.
  if (form.get('website')) return 200;
  const values = Object.keys(FIELDS).map((name) => [name, String(form.get(name) ?? '').trim()]);
  if (values.some(([name, value]) => value === '' || value.length > FIELDS[name])) return 400;
  // After a timeout, visitors may resend a request that has already arrived.
  const key = keyOf(form, env);
  if (key && (await caches.default.match(key))) return 200;
  try {
    await env.MAIL.send(mail(env, values.map(([name, value]) => `${name}: ${value}\n`).join('')));
    const sent = new Response('', { headers: { 'Cache-Control': `max-age=${REPEAT}` } });
    if (key) await caches.default.put(key, sent).catch(console.error);
    return 200;
  } catch (error) {
    console.error(error);
    return 502;
  }
}

export default {
  async fetch(request, env) {
    const status = await receive(request, env);
    const ok = status === 200;
    if (request.headers.get('Accept') === 'application/json')
      return Response.json({ ok }, { status, headers: { 'Access-Control-Allow-Origin': '*' } });
    // Without JavaScript, the browser shows the response as a page.
    if (ok) return Response.redirect(`${env.SITE}/sent`, 303);
    return new Response('Your request did not go through. Please go back and try again, or call us.', { status });
  },
};
