/**
 * The form services of the README, each played by a server that answers as the service's documents say, with scripts and
 * without. The settings are those of the README's table, but for the service's address.
 */

import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { answerFrom } from '../../build/server.ts';
import { delivery, toast } from '../../site/content/contact.ts';
import { ROOT } from '../build-fixture.ts';
import { buildWith } from '../built-site.ts';
import { listen } from '../programs.ts';
import { answer, fieldsOf, json } from './endpoint.ts';
import { EMPTY, fillForm, REQUEST, valuesOf } from './quote-form.ts';
import { DESKTOP, visit, type Visit } from './visit.ts';

/** What a service gets to see of a request. */
interface Posted {
  fields: Record<string, string>;
  /** Whether the request asks for JSON, as that of a script does. */
  wantsJson: boolean;
  /** The origin of the site that the form is on. */
  site: string;
}

/** How a service answers a request, by its documents. */
type Service = (posted: Posted) => (response: ServerResponse) => void;

const redirect = (location: string) => answer(302, { Location: location });
const page = (text: string, status = 200) => answer(status, { 'Content-Type': 'text/html' }, `<h1>${text}</h1>`);

interface Row {
  /** As the README's table has them. */
  settings: string;
  accepts: Service;
  refuses: Service;
  /** What a visitor without scripts reads in the end. */
  plain: { accepted: string; refused: string };
}

const THANKS = 'Thanks!';
const SENT = toast.title;

const SERVICES: Readonly<Record<string, Row>> = {
  Formspree: {
    settings: 'QUOTE_ENDPOINT=https://formspree.io/f/ID QUOTE_HONEYPOT=_gotcha',
    accepts: ({ wantsJson }) => (wantsJson ? json({ next: '/thanks', ok: true }) : redirect('/thanks')),
    // Its CAPTCHA is on: https://help.formspree.io/
    refuses: ({ wantsJson }) =>
      wantsJson ? json({ error: 'In order to submit via AJAX, you need to set a custom key' }, 403) : page('Robot?'),
    plain: { accepted: THANKS, refused: 'Robot?' },
  },
  Basin: {
    settings: 'QUOTE_ENDPOINT=https://usebasin.com/f/ID QUOTE_HONEYPOT=_gotcha',
    accepts: ({ wantsJson }) => (wantsJson ? json({ success: true }) : redirect('/thanks')),
    refuses: ({ wantsJson }) => (wantsJson ? json({ error: 'Invalid form' }, 422) : page('Invalid form', 422)),
    plain: { accepted: THANKS, refused: 'Invalid form' },
  },
  Getform: {
    settings: 'QUOTE_ENDPOINT=https://getform.io/f/ID QUOTE_HONEYPOT=_gotcha',
    accepts: ({ wantsJson }) => (wantsJson ? json({ success: true }) : redirect('/thanks')),
    refuses: ({ wantsJson }) => (wantsJson ? json({ success: false }, 404) : page('No such form', 404)),
    plain: { accepted: THANKS, refused: 'No such form' },
  },
  Formcarry: {
    settings: 'QUOTE_ENDPOINT=https://formcarry.com/s/ID QUOTE_HONEYPOT=_gotcha',
    accepts: ({ wantsJson }) => (wantsJson ? json({ code: 200, status: 'success' }) : redirect('/thanks')),
    refuses: ({ wantsJson }) => (wantsJson ? json({ code: 422, status: 'error' }) : page('Not accepted')),
    plain: { accepted: THANKS, refused: 'Not accepted' },
  },
  Web3Forms: {
    settings:
      'QUOTE_ENDPOINT=https://api.web3forms.com/submit QUOTE_FIELDS="access_key=KEY&redirect=https://www.example.com/sent" QUOTE_HONEYPOT=botcheck',
    accepts({ fields, wantsJson, site }) {
      if (fields.access_key !== 'KEY') return json({ success: false, message: 'Invalid access key' }, 400);
      return wantsJson ? json({ success: true }) : redirect(fields.redirect!.replace('https://www.example.com', site));
    },
    refuses: ({ wantsJson }) => (wantsJson ? json({ success: false }, 400) : page('Invalid key', 400)),
    plain: { accepted: SENT, refused: 'Invalid key' },
  },
  FormSubmit: {
    settings: 'QUOTE_ENDPOINT=https://formsubmit.co/ajax/ADDRESS QUOTE_HONEYPOT=_honey',
    accepts: () => json({ success: 'true', message: 'The form was submitted successfully.' }),
    refuses: () => json({ success: 'false', message: 'This form needs Activation.' }),
    plain: { accepted: '"success":"true"', refused: 'This form needs Activation' },
  },
  'Netlify Forms': {
    settings: 'QUOTE_ENDPOINT=/sent QUOTE_FIELDS=form-name=quote',
    accepts: ({ fields }) => (fields['form-name'] === 'quote' ? page(SENT) : page('Page not found', 404)),
    refuses: () => page('Page not found', 404),
    plain: { accepted: SENT, refused: 'Page not found' },
  },
  'a function on the site’s own host': {
    settings: 'QUOTE_ENDPOINT=/api/quote',
    accepts: ({ wantsJson }) => (wantsJson ? json({ ok: true }) : redirect('/sent')),
    refuses: ({ wantsJson }) => (wantsJson ? json({ ok: false }, 400) : page('Something is missing', 400)),
    plain: { accepted: SENT, refused: 'Something is missing' },
  },
};

/** `A=1 B="2 3"` → an object. */
const environment = (settings: string): Record<string, string> =>
  Object.fromEntries(
    Array.from(settings.matchAll(/([\w-]+)=(?:"([^"]*)"|(\S+))/g), ([, name, a, b]) => [name!, a ?? b!]),
  );

/** The site and a service at work; the service is at the site's own origin where its address is a path. */
async function open({ settings }: Row) {
  const env = environment(settings);
  const posted: Posted[] = [];
  let site = '';
  let dist = '';
  let service: Service = () => answer(500);
  const answerPost = async (request: IncomingMessage, response: ServerResponse) => {
    const wantsJson = request.headers.accept === 'application/json';
    const one: Posted = { fields: await fieldsOf(request), wantsJson, site };
    posted.push(one);
    service(one)(response);
  };
  const own = createServer((request, response) => {
    if (request.method === 'POST') void answerPost(request, response);
    else answerFrom(dist)(request, response);
  });
  const foreign = createServer((request, response) => {
    if (request.method === 'POST') void answerPost(request, response);
    else page(THANKS)(response);
  });
  site = `http://localhost:${await listen(own)}`;
  const origin = `http://localhost:${await listen(foreign)}`;
  const endpoint = env.QUOTE_ENDPOINT!.replace(/^https:\/\/[^/]+/, origin);
  ({ dist } = await buildWith({ ...env, QUOTE_ENDPOINT: endpoint }, { compressed: false }));
  return {
    site,
    posted,
    honeypot: env.QUOTE_HONEYPOT ?? 'website',
    hidden: environment((env.QUOTE_FIELDS ?? '').replaceAll('&', ' ')),
    answers: (next: Service) => (service = next),
    close() {
      own.close();
      foreign.close();
    },
  };
}

const { 'service-type': serviceType, ...typed } = REQUEST;

const GUARDED = { ...DESKTOP, bypassCSP: false };

for (const [name, row] of Object.entries(SERVICES)) {
  test(`${name}: the visitor is told what the service did, with scripts and without`, async () => {
    const { site, posted, honeypot, hidden, answers, close } = await open(row);
    const send = async (page: Page) => {
      await fillForm(page);
      await page.locator('form button').click();
    };
    try {
      const shown = async ({ page }: Visit) => {
        await page.locator('form[data-attached~=delivery]').waitFor();
        answers(row.refuses);
        await send(page);
        await page.getByRole('alert').waitFor();
        assert.match(await page.getByRole('alert').innerText(), delivery.failed);
        assert.equal(await valuesOf(page), Object.values(REQUEST));
        answers(row.accepts);
        await page.locator('form button').click();
        await page.getByText(toast.title).waitFor();
        assert.equal(await valuesOf(page), EMPTY);
        assert.equal(posted.at(-1)!.fields, { ...typed, serviceType, ...hidden, [honeypot]: '' });
      };
      await visit('/contact', GUARDED, shown, site);
      for (const [service, text] of [
        [row.accepts, row.plain.accepted],
        [row.refuses, row.plain.refused],
      ] as const) {
        answers(service);
        const told = async ({ page }: Visit) => {
          await send(page);
          await page.getByText(text).first().waitFor();
        };
        await visit('/contact', { ...GUARDED, javaScriptEnabled: false }, told, site);
        assert.not.ok(posted.at(-1)!.wantsJson);
      }
    } finally {
      close();
    }
  });
}

test('the README has the settings that are tried here', async () => {
  const readme = await readFile(join(ROOT, 'README.md'), 'utf8');
  for (const { settings } of Object.values(SERVICES))
    for (const setting of settings.match(/\w+=(?:"[^"]*"|\S+)/g)!) assert.match(readme, setting);
});

test('Google’s scripts answer at another origin, to which the policy lets the form go', async () => {
  const { dist } = await buildWith({ QUOTE_ENDPOINT: 'https://script.google.com/macros/s/ID/exec' });
  const headers = await readFile(join(dist, '_headers'), 'utf8');
  const sources = "'self' https://script.google.com https://script.googleusercontent.com;";
  assert.match(headers, `connect-src ${sources}`);
  assert.match(headers, `form-action ${sources}`);
});

test('Netlify finds the form, its name and its honeypot in the page', async () => {
  const { document } = await buildWith(environment(SERVICES['Netlify Forms']!.settings));
  const form = (await document('/contact')).querySelector('form')!;
  assert.equal(
    ['name', 'data-netlify', 'data-netlify-honeypot', 'action', 'method'].map((name) => form.getAttribute(name)),
    ['quote', 'true', 'website', '/sent', 'post'],
  );
});

test.run();
