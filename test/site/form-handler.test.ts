/** The receiver of quote requests, in Cloudflare's own runtime where that is installed: who is heard, and what is mailed. */

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { FIELD_NAMES, readSettings } from '../../site/settings.ts';
import { ROOT } from '../support/build-fixture.ts';
import { type Host, startWorker } from '../support/servers.ts';

const test = suite<{ receivers: Host[] }>('receiver', { receivers: [] });

test.before(async (context) => {
  context.receivers = await startWorker('the receiver', join(ROOT, 'site/form-handler/wrangler.jsonc'));
});

test.after(async ({ receivers }) => {
  await Promise.all(receivers.map(({ stop }) => stop()));
});

const JSON_TYPE = 'application/json';
const QUOTE = {
  name: 'Ann Ortiz\r\nBcc: everybody@example.com',
  phone: '210 555 0100',
  city: 'Böerne',
  serviceType: 'Other',
  message: `It squeals “loud” & <often>. ${'Really. '.repeat(40)}`,
};

const post = ({ port }: Host, fields: Record<string, string>, accept = JSON_TYPE) =>
  fetch(`http://127.0.0.1:${port}/api/quote`, {
    method: 'POST',
    headers: { Accept: accept },
    body: new URLSearchParams(fields),
    redirect: 'manual',
  });

const mailsOf = (receiver: Host) => Array.from(receiver.log().matchAll(/^\s+(\/\S+\.eml)$/gm), ([, file]) => file!);

/** The mail that was written after so many others. */
async function mailAfter(receiver: Host, count: number): Promise<string> {
  for (let turn = 0; turn < 100 && mailsOf(receiver).length <= count; turn += 1)
    await new Promise((resolve) => setTimeout(resolve, 20));
  return readFile(mailsOf(receiver)[count]!, 'utf8');
}

test('a quote is mailed, what a visitor typed in its body alone; programs and what is incomplete are not; then it is enough', async ({
  receivers,
}) => {
  for (const receiver of receivers) {
    const first = await post(receiver, QUOTE);
    assert.equal([first.status, await first.json()], [200, { ok: true }]);
    assert.is(first.headers.get('access-control-allow-origin'), '*');
    const mail = await mailAfter(receiver, 0);
    const [headers, body] = mail.split('\r\n\r\n') as [string, string];
    assert.not.match(headers, 'Bcc');
    assert.match(headers, 'To: <you@example.com>\r\nSubject: Quote request');
    for (const line of mail.split('\r\n')) assert.ok(line.length <= 78);
    const text = Buffer.from(body, 'base64').toString();
    for (const [name, value] of Object.entries(QUOTE)) assert.match(text, `${name}: ${value.trim()}\n`);

    for (const [fields, status] of [
      [{ ...QUOTE, message: ' ' }, 400],
      [{ ...QUOTE, message: 'x'.repeat(5001) }, 400],
    ] as const)
      assert.equal([(await post(receiver, fields)).status, mailsOf(receiver).length], [status, 1]);

    const program = await post(receiver, { ...QUOTE, website: 'https://example.com' });
    assert.equal([program.status, mailsOf(receiver).length], [200, 1]);

    const browser = await post(receiver, QUOTE, 'text/html');
    assert.equal([browser.status, new URL(browser.headers.get('location')!).pathname], [303, '/sent']);
    assert.match(await mailAfter(receiver, 1), 'Subject: Quote request');

    const sixth = await post(receiver, QUOTE);
    assert.equal([sixth.status, await sixth.json(), mailsOf(receiver).length], [429, { ok: false }, 2]);
    assert.is((await fetch(`http://127.0.0.1:${receiver.port}/`)).status, 405);
  }
});

test('it knows the fields of the form, and its honeypot', async () => {
  const source = await readFile(join(ROOT, 'site/form-handler/worker.js'), 'utf8');
  const fields = /const FIELDS = \{(.*?)\}/.exec(source)![1]!;
  assert.equal(
    Array.from(fields.matchAll(/(\w+):/g), ([, name]) => name),
    [...FIELD_NAMES],
  );
  assert.match(source, `form.get('${readSettings({}).quoteHoneypot}')`);
});

test.run();
