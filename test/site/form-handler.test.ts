/** Runs the form handler in Node with fake bindings, and in Cloudflare's runtime. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { mock } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import * as rules from '../../site/business/quote-fields.ts';
import { ROOT, temporaryRoot } from '../support/build-fixture.ts';
import { startFormHandler } from '../support/servers.ts';

const { FIELD_NAMES, MAX_LENGTHS } = rules;

const QUOTE = {
  ...Object.fromEntries(FIELD_NAMES.map((name) => [name, name])),
  name: 'Ann Ortiz\r\nBcc: everybody@example.com',
  city: 'Böerne',
  message: `It squeals “loud” & <often>. ${'Really. '.repeat(40)}`,
};

const emails: string[][] = [];
const cached = new Set<string>();
const cache = {
  match: async ({ url }: Request) => cached.has(url),
  // Cloudflare's cache only keeps responses with a lifetime.
  put: async ({ url }: Request, { headers }: Response) =>
    void (headers.get('Cache-Control') === 'max-age=3600' && cached.add(url)),
};
const env = {
  // With a slash, as in a URL that's copied from the browser.
  SITE: 'https://www.example.com/',
  FROM: 'website@example.com',
  TO: 'you@example.com',
  LIMIT: { limit: async ({ key }: { key: string }) => ({ success: key !== 'busy' }) },
  MAIL: { send: async (email: string[]) => void emails.push(email) },
};

const source = readFileSync(join(ROOT, 'site/form-handler/worker.js'), 'utf8');
// `cloudflare:email` only exists in Cloudflare's runtime.
const body = source.replace(/^import .*$/gm, '').replace('export default', 'return');
const globals = { EmailMessage: Array, caches: { default: cache }, ...rules };
const worker = new Function(...Object.keys(globals), body)(...Object.values(globals));

test.before.each(() => {
  emails.length = 0;
  cached.clear();
});

/** Posts a form. Also returns the status and the number of emails. */
async function send(fields: Record<string, string>, accept = 'application/json', address = '192.0.2.1') {
  const headers = { Accept: accept, 'CF-Connecting-IP': address };
  const request = new Request(env.SITE, { method: 'POST', headers, body: new URLSearchParams(fields) });
  const response: Response = await worker.fetch(request, env);
  // Without it, a form on another origin couldn't show why its request failed.
  if (accept === 'application/json') assert.is(response.headers.get('Access-Control-Allow-Origin'), '*');
  return { response, result: [response.status, emails.length] };
}

/** Checks that an email contains form input only in its body. */
function checkEmail(email: string): void {
  const [headers, body] = email.split('\r\n\r\n') as [string, string];
  assert.not.match(headers, 'Bcc');
  assert.match(headers, 'From: <website@example.com>\r\nTo: <you@example.com>\r\nSubject: Quote request');
  assert.match(headers, /\r\nMessage-ID: <[\w-]+@example\.com>\r\nDate: \w{3}, \d\d \w{3} \d{4} [\d:]{8} GMT\r\n/);
  for (const line of email.split('\r\n')) assert.ok(line.length <= 78);
  const text = Buffer.from(body, 'base64').toString();
  const paragraphs = Object.entries(QUOTE).map(([name, value]) => `${name}: ${value.replace('\r', '').trim()}\n\n`);
  assert.is(text, paragraphs.join(''), 'Outlook joins lines without a blank line between them');
}

test('emails a valid request, with the form input only in the body', async () => {
  const { response } = await send(QUOTE);
  assert.equal([response.status, await response.json()], [200, { ok: true, errors: [] }]);
  const [from, to, email] = emails[0]!;
  assert.equal([from, to], ['website@example.com', 'you@example.com']);
  checkEmail(email!);
});

test('sends no email for bots or too many requests', async () => {
  // Bots can't detect that their request was ignored.
  assert.equal((await send({ ...QUOTE, website: 'https://example.com' })).result, [200, 0]);
  assert.equal((await send(QUOTE, 'text/html', 'busy')).result, [429, 0]);
  const { response, result } = await send(QUOTE, 'text/html');
  assert.equal([result, response.headers.get('Location')], [[303, 1], 'https://www.example.com/sent']);
});

test('reports each invalid field in its response', async () => {
  const max = MAX_LENGTHS.message;
  // Browsers send line breaks as CRLF. They count as one character, and so does an emoji.
  const longest = ` ${'👍\r\n'.repeat(max / 2 - 1)}xy `;
  assert.is((await send({ ...QUOTE, message: longest })).response.status, 200);
  const { response } = await send({ ...QUOTE, phone: ' \u00a0\u200b', message: `${longest}z` });
  const errors = [
    { field: 'phone', message: 'Fill in this field.' },
    { field: 'message', message: `Use at most ${max} characters.` },
  ];
  assert.equal([response.status, await response.json()], [400, { ok: false, errors }]);
  assert.match(await (await send({ ...QUOTE, phone: ' ' }, 'text/html')).response.text(), 'phone: Fill in this field.');
});

test('emails a request again only if it has been corrected or has another id', async () => {
  for (const [request, phone, count] of [
    ['a', '210 555 0100', 1],
    ['a', '210 555 0100', 1],
    ['a', '210 555 0101', 2],
    ['a', '210 555 0100', 2],
    ['b', '210 555 0100', 3],
  ] as const)
    assert.equal((await send({ ...QUOTE, request, phone })).result, [200, count]);
});

test('emails have different subjects, so that Gmail shows each request by itself', async () => {
  for (const request of ['a', 'b']) await send({ ...QUOTE, request });
  const subjects = emails.map(([, , email]) => /^Subject: (.+)$/m.exec(email!)![1]);
  assert.is(new Set(subjects).size, 2, `${subjects}`);
});

test('reports a request whose email fails, but not one that the cache rejects', async () => {
  mock.method(env.MAIL, 'send', () => Promise.reject(new Error('mail')), { times: 1 });
  assert.equal((await send({ ...QUOTE, request: 'a' })).result, [502, 0]);
  mock.method(cache, 'put', () => Promise.reject(new Error('cache')), { times: 1 });
  assert.equal((await send({ ...QUOTE, request: 'a' })).result, [200, 1]);
});

test("in Cloudflare's runtime, emails requests until the rate limit is reached", async () => {
  // Use a copy of the folder, because the runtime writes to it.
  const root = await temporaryRoot({}, ['site/form-handler', 'site/business/quote-fields.ts']);
  for (const { port, log, stop } of await startFormHandler(root)) {
    const headers = { Accept: 'application/json' };
    const posted = { method: 'POST', headers, body: new URLSearchParams({ ...QUOTE, request: 'a/1' }) };
    const post = () => fetch(`http://127.0.0.1:${port}/`, posted);
    assert.equal(await (await post()).json(), { ok: true, errors: [] });
    const findEmail = () => /^\s+(\/\S+\.eml)$/m.exec(log())?.[1];
    for (let attempt = 0; !findEmail() && attempt < 100; attempt += 1) await setTimeout(50);
    checkEmail(readFileSync(findEmail()!, 'utf8'));
    // The limit of 5 requests resets every full minute, possibly during the test.
    const statuses = [200];
    while (statuses.at(-1) === 200 && statuses.length < 11) statuses.push((await post()).status);
    assert.is(statuses.at(-1), 429);
    assert.ok(statuses.length > 5, `The handler rejected request ${statuses.length}`);
    assert.is(log().match(/\.eml$/gm)!.length, 1, 'a repeated request is only emailed once');
    await stop();
  }
});
