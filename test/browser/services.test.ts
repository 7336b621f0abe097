/**
 * The form services of the README, each played by a server that answers as the service's documents say, with scripts and
 * without. The settings are those of the README's table, but for the service's address.
 */

import { readFile } from 'node:fs/promises';
import { createServer, type RequestListener, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { serveFolder } from '../../build/serve/server.ts';
import { delivery, toast } from '../../site/content/contact.ts';
import { ROOT } from '../support/build-fixture.ts';
import { type BuiltSite, buildWith } from '../support/built-site.ts';
import { answer, fieldsOf, json } from '../support/endpoint.ts';
import { listen } from '../support/programs.ts';
import { EMPTY, fillForm, REQUEST, valuesOf } from '../support/quote-form.ts';
import { DESKTOP, type Visit, visit } from '../support/visit.ts';

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
  /** What a visitor without scripts reads once it is accepted. Not given where Formspree would get the same request. */
  plain?: string;
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
    plain: THANKS,
  },
  Basin: {
    settings: 'QUOTE_ENDPOINT=https://usebasin.com/f/ID QUOTE_HONEYPOT=_gotcha',
    accepts: ({ wantsJson }) => (wantsJson ? json({ success: true }) : redirect('/thanks')),
    refuses: ({ wantsJson }) => (wantsJson ? json({ error: 'Invalid form' }, 422) : page('Invalid form', 422)),
  },
  Getform: {
    settings: 'QUOTE_ENDPOINT=https://getform.io/f/ID QUOTE_HONEYPOT=_gotcha',
    accepts: ({ wantsJson }) => (wantsJson ? json({ success: true }) : redirect('/thanks')),
    refuses: ({ wantsJson }) => (wantsJson ? json({ success: false }, 404) : page('No such form', 404)),
  },
  Formcarry: {
    settings: 'QUOTE_ENDPOINT=https://formcarry.com/s/ID QUOTE_HONEYPOT=_gotcha',
    accepts: ({ wantsJson }) => (wantsJson ? json({ code: 200, status: 'success' }) : redirect('/thanks')),
    refuses: ({ wantsJson }) => (wantsJson ? json({ code: 422, status: 'error' }) : page('Not accepted')),
  },
  Web3Forms: {
    settings:
      'QUOTE_ENDPOINT=https://api.web3forms.com/submit QUOTE_FIELDS="access_key=KEY&redirect=https://www.example.com/sent" QUOTE_HONEYPOT=botcheck',
    accepts({ fields, wantsJson, site }) {
      if (fields.access_key !== 'KEY') return json({ success: false, message: 'Invalid access key' }, 400);
      return wantsJson ? json({ success: true }) : redirect(fields.redirect!.replace('https://www.example.com', site));
    },
    refuses: ({ wantsJson }) => (wantsJson ? json({ success: false }, 400) : page('Invalid key', 400)),
    plain: SENT,
  },
  FormSubmit: {
    settings: 'QUOTE_ENDPOINT=https://formsubmit.co/ajax/ADDRESS QUOTE_HONEYPOT=_honey',
    accepts: () => json({ success: 'true', message: 'The form was submitted successfully.' }),
    refuses: () => json({ success: 'false', message: 'This form needs Activation.' }),
    plain: '"success":"true"',
  },
  'Netlify Forms': {
    settings: 'QUOTE_ENDPOINT=/sent QUOTE_FIELDS=form-name=quote',
    accepts: ({ fields }) => (fields['form-name'] === 'quote' ? page(SENT) : page('Page not found', 404)),
    refuses: () => page('Page not found', 404),
    plain: SENT,
  },
  'a function on the site’s own host': {
    settings: 'QUOTE_ENDPOINT=/api/quote',
    accepts: ({ wantsJson }) => (wantsJson ? json({ ok: true }) : redirect('/sent')),
    refuses: ({ wantsJson }) => (wantsJson ? json({ ok: false }, 400) : page('Something is missing', 400)),
    plain: SENT,
  },
};

/** `A=1 B="2 3"` → an object. */
const environment = (settings: string): Record<string, string> =>
  Object.fromEntries(
    Array.from(settings.matchAll(/([\w-]+)=(?:"([^"]*)"|(\S+))/g), ([, name, a, b]) => [name!, a ?? b!]),
  );

/** The site built with settings: once for all services whose settings are the same. */
const sites = new Map<string, Promise<BuiltSite>>();
function siteWith(settings: Record<string, string>): Promise<BuiltSite> {
  const key = JSON.stringify(settings);
  if (!sites.has(key)) sites.set(key, buildWith(settings, { compressed: false }));
  return sites.get(key)!;
}

let service: Service = () => answer(500);
const posted: Posted[] = [];
/** The site that is visited. */
let dist: string;
let site: string;
/** The origin of services elsewhere. */
let foreign: string;

/** A server that gives what is posted to the service. */
async function open(show: RequestListener): Promise<string> {
  const server = createServer(async (request, response) => {
    if (request.method !== 'POST') return show(request, response);
    const wantsJson = request.headers.accept === 'application/json';
    const one: Posted = { fields: await fieldsOf(request), wantsJson, site };
    posted.push(one);
    service(one)(response);
  });
  return `http://localhost:${await listen(server)}`;
}

test.before(async () => {
  site = await open((request, response) => serveFolder(dist)(request, response));
  foreign = await open((_, response) => page(THANKS)(response));
});

const { 'service-type': serviceType, ...typed } = REQUEST;

const GUARDED = { ...DESKTOP, bypassCSP: false };

/** Fills the form in and sends it. */
async function send(page: Page): Promise<void> {
  await fillForm(page);
  await page.evaluate(() => document.querySelector<HTMLElement>('form button')!.click());
}

for (const [name, { settings, accepts, refuses, plain }] of Object.entries(SERVICES)) {
  test(`${name}: the visitor is told what the service did${plain ? ', with scripts and without' : ''}`, async () => {
    const env = environment(settings);
    const QUOTE_ENDPOINT = env.QUOTE_ENDPOINT!.replace(/^https:.*/, `${foreign}/f`);
    ({ dist } = await siteWith({ ...env, QUOTE_ENDPOINT }));
    const hidden = environment((env.QUOTE_FIELDS ?? '').replaceAll('&', ' '));
    const arrived = { ...typed, serviceType, ...hidden, [env.QUOTE_HONEYPOT ?? 'website']: '' };

    const shown = async ({ page }: Visit) => {
      await page.locator('form[data-attached~=delivery]').waitFor();
      service = refuses;
      await send(page);
      await page.getByRole('alert').waitFor();
      assert.match(await page.getByRole('alert').innerText(), delivery.failed);
      assert.equal(await valuesOf(page), Object.values(REQUEST));
      service = accepts;
      await page.locator('form button').click();
      await page.getByText(toast.title).waitFor();
      assert.equal(await valuesOf(page), EMPTY);
      assert.equal(posted.at(-1)!.fields, arrived);
    };
    await visit('/contact', GUARDED, shown, site);

    if (!plain) return;
    const told = async ({ page }: Visit) => {
      await send(page);
      await page.getByText(plain).first().waitFor();
    };
    await visit('/contact', { ...GUARDED, javaScriptEnabled: false }, told, site);
    assert.not.ok(posted.at(-1)!.wantsJson);
  });
}

test('the README has the settings that are tried here', async () => {
  const readme = await readFile(join(ROOT, 'README.md'), 'utf8');
  for (const { settings } of Object.values(SERVICES))
    for (const setting of settings.match(/\w+=(?:"[^"]*"|\S+)/g)!) assert.match(readme, setting);
});

test('Google’s scripts answer at another origin, to which the policy lets the form go', async () => {
  const { dist } = await siteWith({ QUOTE_ENDPOINT: 'https://script.google.com/macros/s/ID/exec' });
  const headers = await readFile(join(dist, '_headers'), 'utf8');
  const sources = "'self' https://script.google.com https://script.googleusercontent.com;";
  assert.match(headers, `connect-src ${sources}`);
  assert.match(headers, `form-action ${sources}`);
});

test('Netlify finds the form, its name and its honeypot in the page', async () => {
  const { document } = await siteWith(environment(SERVICES['Netlify Forms']!.settings));
  const form = (await document('/contact')).querySelector('form')!;
  assert.equal(
    ['name', 'data-netlify', 'data-netlify-honeypot', 'action', 'method'].map((name) => form.getAttribute(name)),
    ['quote', 'true', 'website', '/sent', 'post'],
  );
});

test.run();
