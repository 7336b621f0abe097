/**
 * Takes quote requests and mails them to you: a Cloudflare Worker for those who want no form service. It checks the fields,
 * limits how often one address may send, and keeps nothing. What it is configured with stands in wrangler.jsonc.
 */

import { EmailMessage } from 'cloudflare:email';

/** The most characters of each field. All have to be filled in. */
const FIELDS = { name: 100, phone: 40, city: 100, serviceType: 60, message: 5000 };

/** Bytes of UTF-8 as base64, in lines of the length that mail allows. */
function base64(text) {
  const bytes = Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte));
  return btoa(bytes.join('')).replace(/.{76}/g, '$&\r\n');
}

/** A mail of fixed headers: what a visitor typed stands in its body alone, where it cannot become a header. */
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

/** @returns The status to answer with. */
async function receive(request, env) {
  if (request.method !== 'POST') return 405;
  const { success } = await env.LIMIT.limit({ key: request.headers.get('CF-Connecting-IP') ?? '' });
  if (!success) return 429;
  const form = await request.formData().catch(() => new FormData());
  // Only a program fills in the honeypot: it may believe that it was heard.
  if (form.get('website')) return 200;
  const values = Object.keys(FIELDS).map((name) => [name, String(form.get(name) ?? '').trim()]);
  if (values.some(([name, value]) => value === '' || value.length > FIELDS[name])) return 400;
  try {
    await env.MAIL.send(mail(env, values.map(([name, value]) => `${name}: ${value}\n`).join('')));
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
    // A browser without scripts.
    if (ok) return Response.redirect(`${env.SITE}/sent`, 303);
    return new Response('Your request did not go through. Please go back and try again, or call us.', { status });
  },
};
