/** Tests sending the form, mostly to another origin, and links to text messages. */

import type { Page } from 'playwright-core';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { business } from '../../site/business/business.ts';
import { takesQuotes } from '../../site/business/facts.ts';
import { phoneText } from '../../site/business/phone.ts';
import { delivery, form, info, textMessage, toast } from '../../site/content/contact.ts';
import { readSettings } from '../../site/settings.ts';
import { axeViolations } from '../support/axe.ts';
import { buildCopy } from '../support/built-site.ts';
import { editedProject, field } from '../support/edit-project.ts';
import { type Answer, answer, type Endpoint, json, openEndpoint } from '../support/endpoint.ts';
import { EMPTY, errorsOn, fillForm, REQUEST, submitButton, toastTitle, valuesOf } from '../support/quote-form.ts';
import { serve } from '../support/serve.ts';
import { DESKTOP, isFocused, overflow, PHONE, settle, type Visit, visit } from '../support/visit.ts';

const test = suite('delivery');

/** Hidden fields whose names are also members of a form element. */
const HIDDEN = { action: '/x', id: 'a1', length: '0', method: 'get', submit: 'Send', target: '_top' };

const NUMBER = '+12105557222';

let endpoint: Endpoint;
let origin: string;

test.before(async () => {
  endpoint = await openEndpoint();
  const root = await editedProject([field('textPhone', `'${NUMBER}'`)]);
  const quoteFields = Object.entries(HIDDEN).map(([name, value]) => ({ name, value }));
  const settings = { ...readSettings({ QUOTE_ENDPOINT: endpoint.url }), quoteFields, quoteHoneypot: 'website' };
  origin = await serve((await buildCopy(root, { settings })).dist);
});

const { 'service-type': serviceType, ...typed } = REQUEST;
/** Fields that the endpoint should receive, including the hidden ones. */
const ARRIVED = { ...HIDDEN, ...typed, serviceType, website: '' };
const VALUES = Object.values(REQUEST);

/** Opens the contact page with its Content-Security-Policy enabled. */
const contact = (options: Parameters<typeof visit>[1], look: (visit: Visit) => Promise<void>) =>
  visit('/contact', { ...DESKTOP, bypassCSP: false, origin, ...options }, look);

const alert = (page: Page) => page.getByRole('alert');
const outcome = (page: Page) => page.locator('.quote-form-outcome:visible');
const honeypot = (page: Page) => page.locator('[name=website]');

/** Clicks the button, and waits until no request is being sent. */
async function submit(page: Page): Promise<void> {
  await page.evaluate(() => {
    const button = document.querySelector<HTMLElement>('form [type=submit]')!;
    button.focus();
    button.click();
  });
  await page.locator('form [type=submit]:not([aria-disabled=true])').waitFor();
}

async function send(page: Page): Promise<void> {
  await fillForm(page);
  await submit(page);
}

/** Returns the form's values, and what it shows after a request. */
const lookOf = async (page: Page) => [
  ...(await valuesOf(page)),
  ...(await page.evaluate(() => [
    document.querySelector<HTMLElement>('form [type=submit]')!.innerText,
    document.activeElement!.getAttribute('type'),
    Array.from(document.querySelectorAll<HTMLElement>('[role=alert], .toast-title'))
      .filter((part) => part.checkVisibility())
      .map((part) => part.innerText)
      .join(''),
  ])),
];

async function assertFailed(page: Page, what = '', text = delivery.failures.failed): Promise<void> {
  await alert(page).waitFor();
  const message = `${text} ${phoneText(business.phone)} ${delivery.text} ${phoneText(NUMBER)}`;
  assert.equal(await lookOf(page), [...VALUES, delivery.labels.failed, 'submit', message], what);
}

async function assertSent(page: Page, what = ''): Promise<void> {
  await toastTitle(page).waitFor();
  assert.equal(await lookOf(page), [...EMPTY, form.submit, 'submit', toast.title], what);
}

const SUCCESSES: Record<string, Answer> = {
  'an empty body': answer(200),
  'JSON that reports success': json({ success: 'true', ok: true, status: 'success', result: 'success', code: 200 }),
  'JSON with no errors': json({ success: 1, code: 0, error: '', errors: [], message: 'About "error":"none"' }),
  null: json(null),
  'malicious HTML': answer(
    200,
    { 'HX-Redirect': 'https://evil.example/', 'Access-Control-Expose-Headers': 'HX-Redirect' },
    '<script>document.title = "Taken over"</script><h1>Taken over: error</h1>',
  ),
};

test('a 2xx response without an error counts as a success, whatever it contains', () =>
  contact({}, async ({ page, errors, requests, origin }) => {
    for (const [what, how] of Object.entries(SUCCESSES)) {
      endpoint.respondWith(how);
      await send(page);
      await assertSent(page, what);
      assert.equal(endpoint.received, [ARRIVED], what);
      // Many form services reject preflight requests, so there must not be one.
      assert.equal(endpoint.requests, ['POST application/x-www-form-urlencoded;charset=UTF-8 for application/json']);
      await page.evaluate(() => document.querySelector<HTMLElement>('.toast')!.click());
    }
    await settle(page);
    assert.is(page.url(), `${origin}/contact`);
    assert.not.match(requests.join('\n'), 'evil.example');
    assert.not.match(await page.content(), 'Taken over');
    assert.equal(errors, []);
  }));

/** JSON fields that form services send with status 200 to reject a request. */
const REFUSALS = [
  '"success":"false" "success":\tfalse "ok":"no" "statusCode":500 "status":"failed" "result":"Error"'.split(' '),
  '"error":"Full" "error":true "errors":["Full"] "errors":{"city":"Far"}'.split(' '),
].flat();

const FAILURES: [what: string, how: Answer, text?: string][] = [
  ...REFUSALS.map((field): [string, Answer] => [field, answer(200, {}, `{${field}}`)]),
  ['404', answer(404)],
  ['500', answer(500, { 'Content-Type': 'text/html' }, '<h1>Sorry</h1>')],
  // In these cases, the script can't detect whether the endpoint received the request.
  ['a broken connection', (response) => void response.destroy(), delivery.failures.unconfirmed],
  ['a response without CORS headers', (response) => void response.writeHead(200).end(), delivery.failures.unconfirmed],
  ['a redirect to a closed port', answer(302, { Location: 'http://localhost:1/' }), delivery.failures.unconfirmed],
];

test('after a failure, the visitor can try again', () =>
  contact({ bypassCSP: true, isolated: true }, async ({ page }) => {
    for (const [what, how, text] of FAILURES) {
      endpoint.respondWith(how);
      await send(page);
      await assertFailed(page, what, text);
      // Browsers may retry a request after a broken connection, so check only the last request.
      assert.equal(endpoint.received.at(-1), ARRIVED, what);
    }
    assert.equal(await axeViolations(page), []);
    endpoint.respondWith(answer(200));
    await page.context().setOffline(true);
    await send(page);
    await assertFailed(page, 'offline', delivery.failures.unconfirmed);
    await page.context().setOffline(false);
    await page.reload();
    assert.equal(await valuesOf(page), VALUES);
    await submitButton(page).click();
    await assertSent(page);
    assert.equal(endpoint.received, [ARRIVED]);
  }));

test('a request is still sent if the visitor leaves while the browser connects', () =>
  contact({ isolated: true }, async ({ page }) => {
    await page.evaluate(() => {
      window.fetch = async (_, init) => new Response('', { status: init?.keepalive ? 200 : 500 });
    });
    await send(page);
    await assertSent(page);
  }));

test('a request times out after ten seconds, and no other is sent until then', () =>
  contact({ hasClock: true }, async ({ page }) => {
    const sending = page.getByRole('button', { name: delivery.labels.sending });
    endpoint.respondWith(() => {});
    await fillForm(page);
    await submitButton(page).click();
    await sending.waitFor();
    assert.is(await submitButton(page).getAttribute('aria-disabled'), 'true');
    // Playwright's click() would wait until the button is enabled.
    await submitButton(page).dispatchEvent('click');
    await page.locator('#city').press('Enter');
    await page.clock.runFor(9500);
    assert.not.ok(await honeypot(page).isVisible());
    assert.not.ok(await alert(page).isVisible());
    await submitButton(page).focus();
    await page.clock.runFor(600);
    await assertFailed(page, '', delivery.failures.unconfirmed);
    assert.is(endpoint.received.length, 1);
  }));

test('a filled-in honeypot is shown, so the visitor can clear it', () => {
  // Like a browser extension.
  function early() {
    const enable = () => {
      for (const field of document.querySelectorAll('input')) field.autocomplete = 'on';
    };
    document.addEventListener('readystatechange', enable, { once: true });
  }
  return contact({ early }, async ({ page }) => {
    endpoint.respondWith(answer(200));
    assert.not.ok(await honeypot(page).isVisible());
    await honeypot(page).evaluate((field: HTMLInputElement) => (field.value = 'https://example.com'));
    await fillForm(page);
    await submitButton(page).click();
    await honeypot(page).waitFor();
    assert.ok(await isFocused(honeypot(page)));
    assert.equal([await valuesOf(page), endpoint.received], [VALUES, []]);
    assert.not.match(await page.evaluate(() => sessionStorage.getItem('draft')!), 'website');
    await honeypot(page).fill('');
    await honeypot(page).press('Enter');
    await assertSent(page);
    assert.equal(endpoint.received, [ARRIVED]);
  });
});

for (const hasEndpoint of [false, true])
  test(`activating the button twice sends one request ${hasEndpoint ? 'to an endpoint' : 'in the demo'}`, () =>
    contact(hasEndpoint ? {} : { origin: undefined }, async ({ page }) => {
      for (const selector of ['form [type=submit]', '#city']) {
        endpoint.respondWith(answer(200));
        await fillForm(page);
        await page.locator(selector).press('Enter');
        await toastTitle(page).waitFor();
        await page.locator(selector).press('Enter');
        assert.equal([await errorsOn(page), await valuesOf(page)], [[], EMPTY], selector);
        assert.is(endpoint.received.length, hasEndpoint ? 1 : 0, selector);
        // The next message shows its own toast.
        await page.locator('.toast').click();
      }
      await fillForm(page, 'city');
      await submitButton(page).click();
      assert.equal(await errorsOn(page), [form.errors.city], 'the next message is validated');
    }));

test('a reload or a return before the response shows that the request is unconfirmed', () =>
  contact({ hasClock: true }, async ({ page }) => {
    endpoint.respondWith(() => {});
    // The clock is paused, so the request doesn't time out. Chromium wouldn't cache this page.
    const restore = () => page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    for (const comeBack of [restore, () => page.reload()]) {
      await fillForm(page);
      await submitButton(page).click();
      await comeBack();
      await alert(page).waitFor();
      const label = await submitButton(page).innerText();
      assert.equal([await valuesOf(page), label], [VALUES, delivery.labels.unconfirmed], `${comeBack}`);
    }
  }));

test('a retry after a return replaces the request without a response', () =>
  contact({}, async ({ page }) => {
    endpoint.respondWith(() => {});
    await fillForm(page);
    await submitButton(page).click();
    await page.waitForFunction(() => document.querySelector('form [aria-disabled=true]'));
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    endpoint.respondWith((response) => setTimeout(() => answer(200)(response), 500));
    await submitButton(page).click();
    assert.is(await submitButton(page).innerText(), delivery.labels.sending, 'the first request has no outcome');
    await assertSent(page);
  }));

test('a held Enter key sends a failing request once, and adds lines to the message', () =>
  contact({}, async ({ page }) => {
    endpoint.respondWith(answer(500));
    await fillForm(page);
    for (const selector of ['#city', 'form [type=submit]', '#message']) {
      await page.focus(selector);
      for (let presses = 0; presses < 3; presses += 1) {
        await page.keyboard.down('Enter');
        await page.locator('form [type=submit]:not([aria-disabled=true])').waitFor();
      }
      // Later tests can use the same page.
      await page.keyboard.up('Enter');
    }
    assert.equal([endpoint.received.length, await page.inputValue('#message')], [2, `${REQUEST.message}\n\n\n`]);
  }));

test('an edited retry is a new request, and an unchanged one is not', () =>
  contact({}, async ({ page }) => {
    endpoint.respondWith(answer(500));
    await send(page);
    await page.fill('#phone', '210 555 0199');
    await submit(page);
    await page.reload();
    await page.fill('#phone', REQUEST.phone);
    await submit(page);
    const [first, corrected, restored] = endpoint.ids;
    assert.is(restored, first, 'the same content has the same id, even after a reload');
    assert.is.not(corrected, first);
    assert.is(endpoint.received[1]!.phone, '210 555 0199');
    endpoint.respondWith(answer(200));
    for (const _ of ['the last retry', 'a new request']) await send(page);
    assert.is(endpoint.ids[0], first);
    assert.is.not(endpoint.ids[1], first, 'even with the same content');
  }));

for (const [what, how, text] of [
  ['accepted', answer(200), delivery.failures.outdated],
  ['rejected', json({ errors: [{ field: 'phone', message: 'Too long' }] }, 400), delivery.failures.failed],
] as const)
  test(`a form that was changed before it was ${what} keeps the change and the focus`, () =>
    contact({}, async ({ page }) => {
      const arrived = new Promise<() => void>((resolve) =>
        endpoint.respondWith((response) => resolve(() => how(response))),
      );
      await fillForm(page);
      await submitButton(page).click();
      await page.getByText(delivery.labels.sending).waitFor();
      await page.fill('#city', 'A');
      (await arrived)();
      await page.getByText(text).waitFor();
      await page.keyboard.type('B');
      assert.equal([await errorsOn(page), await toastTitle(page).isVisible()], [[], false]);
      endpoint.respondWith(answer(200));
      await submitButton(page).click();
      await toastTitle(page).waitFor();
      assert.is(endpoint.received[0]!.city, 'AB');
    }));

test('a field that the endpoint rejects shows the reason', () =>
  contact({}, async ({ page }) => {
    const { refused, failed } = delivery.failures;
    const message = `See https://${'forms'.repeat(9)}.example/`;
    for (const [errors, expected, line] of [
      [[{ field: 'email', message: 'Unknown field' }], [], failed],
      ['phone', [], failed],
      [[null, 5, { field: 'city' }, { field: 'city', message }], [message], refused],
    ] as const) {
      endpoint.respondWith(json({ ok: false, errors }, 400));
      await send(page);
      assert.equal([await errorsOn(page), await valuesOf(page)], [expected, VALUES]);
      assert.match(await outcome(page).innerText(), line);
    }
    assert.ok(await isFocused(page.locator('#city')));
    await page.setViewportSize({ width: 320, height: 700 });
    assert.is(await overflow(page), 0);
    await page.fill('#city', 'Boerne 1');
    assert.equal([await errorsOn(page), await outcome(page).count()], [[], 0]);
  }));

test('the request has the original name of a service that the browser has translated', () =>
  contact({}, async ({ page }) => {
    endpoint.respondWith(answer(200));
    await page.evaluate(() => {
      for (const option of document.querySelectorAll('option')) option.textContent += '!';
    });
    await send(page);
    await toastTitle(page).waitFor();
    assert.is(endpoint.received[0]!.serviceType, serviceType);
  }));

for (const hasEndpoint of [false, true])
  test(`after sending, a line ${hasEndpoint ? 'confirms the request' : 'explains the demo'} until the next input`, () =>
    contact({ origin: hasEndpoint ? origin : undefined, isolated: true }, async ({ page }) => {
      endpoint.respondWith(answer(200));
      const [start, end] = (hasEndpoint ? delivery.sent : form.demoSent).split('{date}') as [string, string];
      await page.clock.setFixedTime('2030-05-01T16:12:00');
      await send(page);
      // The visitor may read it on another day.
      await page.clock.setFixedTime('2030-05-10T12:00:00');
      await page.reload();
      const line = await outcome(page).innerText();
      assert.is(line, `${start.replace('{time}', '4:12 p.m.')}May 1${end} ${phoneText(business.phone)}`);
      assert.is(await page.locator('[role=status], [role=alert], [aria-live]').getByText(/:\d\d/).count(), 0);
      await page.locator('#name').press('L');
      assert.is(await outcome(page).count(), 0);
      await page.reload();
      assert.is(await outcome(page).count(), 0, 'after a reload');
    }));

/** Returns the phone number and message of an `sms:` link. */
function messageOf(href: string | null): string[] {
  const [, number, body] = /^sms:(.*)\?&body=([^&#]*)$/.exec(href!)!;
  return [number!, decodeURIComponent(body!)];
}

test('/contact links to prefilled text messages', () =>
  contact({}, async ({ page }) => {
    // As in a translation that's read from right to left, which must not reorder the number.
    await page.evaluate(() => void (document.documentElement.dir = 'rtl'));
    for (const name of [`${info.phone.textMessage} ${phoneText(NUMBER)}`, textMessage.link]) {
      const link = page.getByRole('link', { name });
      assert.equal(messageOf(await link.getAttribute('href')), [NUMBER, textMessage.general]);
      assert.is(await link.evaluate((element) => getComputedStyle(element).direction), 'ltr');
    }
  }));

test("after a failed request, a narrow phone has a text message with the visitor's input", () =>
  visit('/contact', { ...PHONE, origin, viewport: { width: 320, height: 700 } }, async ({ page }) => {
    endpoint.respondWith(answer(500));
    await send(page);
    const link = alert(page).getByRole('link', { name: `${delivery.text} ${phoneText(NUMBER)}` });
    await link.waitFor();
    assert.is(await overflow(page), 0);
    await page.fill('#city', 'Helotes');
    // Headless Chromium has no app for text messages.
    await page.evaluate(() => document.addEventListener('click', (event) => event.preventDefault()));
    await link.focus();
    await page.keyboard.press('Enter');
    const typed = Object.values({ ...REQUEST, city: 'Helotes' }).join('\n');
    assert.equal(messageOf(await link.getAttribute('href')), [NUMBER, typed]);
  }));

// The business may take no quotes online.
if (takesQuotes) test.run();
