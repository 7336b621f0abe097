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
import { type BuiltSite, buildCopy } from '../support/built-site.ts';
import { editedProject, field } from '../support/edit-project.ts';
import { type Answer, answer, type Endpoint, json, openEndpoint } from '../support/endpoint.ts';
import {
  EMPTY,
  errorsOn,
  fillForm,
  outcome,
  REQUEST,
  restorePage,
  send,
  sendForm,
  submit,
  submitButton,
  toastTitle,
  VALUES,
  valuesOf,
} from '../support/quote-form.ts';
import { serve } from '../support/serve.ts';
import { DESKTOP, isFocused, overflow, PHONE, type Visit, visit, WITHOUT_SCRIPTS } from '../support/visit.ts';

const test = suite('delivery');

/** Hidden fields: Netlify's, and names that are also members of a form element. */
const HIDDEN = { 'form-name': 'quote', action: '/x', id: 'a1', length: '0', method: 'get', submit: 'Send' };

const NUMBER = '+12105557222';

let endpoint: Endpoint;
let site: BuiltSite;
let origin: string;

test.before(async () => {
  endpoint = await openEndpoint();
  const root = await editedProject([field('textPhone', `'${NUMBER}'`)]);
  const quoteFields = Object.entries(HIDDEN).map(([name, value]) => ({ name, value }));
  const settings = { ...readSettings({ QUOTE_ENDPOINT: endpoint.url }), quoteFields, quoteHoneypot: 'website' };
  site = await buildCopy(root, { settings });
  origin = await serve(site.dist);
});

const { failed, unconfirmed } = delivery.failures;
const { 'service-type': serviceType, ...typed } = REQUEST;
/** Fields that the endpoint should receive, including the hidden ones. */
const ARRIVED = { ...HIDDEN, ...typed, serviceType, website: '' };

/** Opens the contact page with its Content-Security-Policy, and an endpoint that accepts. */
function contact(options: Parameters<typeof visit>[1], look: (visit: Visit) => Promise<void>) {
  endpoint.respondWith(answer(200));
  return visit('/contact', { ...DESKTOP, bypassCSP: false, origin, ...options }, look);
}

const sending = (page: Page) => page.getByRole('button', { name: delivery.labels.sending });
const honeypot = (page: Page) => page.locator('[name=website][autocomplete=off]');
const CONTACTS = `${phoneText(business.phone)} ${delivery.text} ${phoneText(NUMBER)}`;

/** Checks what the form shows after a request. @param failure Error message, if it wasn't sent. */
async function assertEnded(page: Page, failure?: string, what?: string): Promise<void> {
  const text = failure ? `${failure} ${CONTACTS}` : toast.title;
  await page.getByText(text).waitFor();
  const shown = await page.locator(':is([role=alert], .toast b):visible').allInnerTexts();
  const [values, label] = failure ? [VALUES, delivery.labels.failed] : [EMPTY, form.submit];
  assert.equal([await valuesOf(page), await submitButton(page).innerText(), shown], [values, label, [text]], what);
  assert.ok(await isFocused(submitButton(page)), what);
}

/** JSON fields that form services send with status 200 to reject a request. */
const REFUSALS = [
  ...['"success":\t"false"', '"ok":"no"', '"code":429', '"statusCode":500', '"status":"failed"', '"result":"Error"'],
  ...['"error":"Full"', '"error":true', '"errors":["Full"]', '"errors":{"city":"Far"}'],
];

const TAKEOVER = { 'HX-Redirect': 'https://evil.example/', 'Access-Control-Expose-Headers': 'HX-Redirect' };

/** Responses, and the error messages that the form shows. */
const ANSWERS: [what: string, how: Answer, failure?: string][] = [
  ['an empty body', answer(200)],
  ['JSON that reports success', json({ success: 'true', ok: true, status: 'success', result: 'success', code: 200 })],
  ['JSON with no errors', json({ success: 1, code: 0, error: '', errors: [], message: 'About "error":"none"' })],
  ['null', json(null)],
  ['malicious HTML', answer(200, TAKEOVER, '<script>document.title = "Taken over"</script><h1>Taken over: error</h1>')],
  ...REFUSALS.map((field): [string, Answer, string] => [field, answer(200, {}, `{${field}}`), failed]),
  ['500', answer(500, { 'Content-Type': 'text/html' }, '<h1>Sorry</h1>'), failed],
  // In these cases, the script can't detect whether the endpoint received the request.
  ['a broken connection', (response) => void response.destroy(), unconfirmed],
  ['a response without CORS headers', (response) => void response.writeHead(200).end(), unconfirmed],
];

test('only a 2xx response without an error counts as a success, and no response is shown', () =>
  contact({}, async ({ page, errors, requests, origin }) => {
    for (const [what, how, failure] of ANSWERS) {
      endpoint.respondWith(how);
      await send(page);
      await assertEnded(page, failure, what);
      // Browsers may retry a request after a broken connection.
      assert.equal(endpoint.received.at(-1), ARRIVED, what);
      // Many form services reject preflight requests, so there must not be one.
      const post = 'POST application/x-www-form-urlencoded;charset=UTF-8 for application/json';
      assert.equal([...new Set(endpoint.requests)], [post], what);
      // Browsers log failed requests.
      if (!failure) assert.equal(errors, [], what);
      await page.evaluate(() => document.querySelector<HTMLElement>('.toast')!.click());
    }
    assert.is(page.url(), `${origin}/contact`);
    assert.not.match(requests.join('\n'), 'evil.example');
    assert.not.match(await page.content(), 'Taken over');
  }));

test('a request is still sent if the visitor leaves while the browser connects', () =>
  contact({}, async ({ page }) => {
    await page.evaluate("void (fetch = async (_, init) => new Response('', { status: init.keepalive ? 200 : 500 }))");
    await send(page);
    await assertEnded(page);
  }));

test('a request times out after ten seconds, and no other is sent until then', () =>
  contact({ hasClock: true }, async ({ page }) => {
    endpoint.respondWith(() => {});
    await fillForm(page);
    await submitButton(page).click();
    await sending(page).waitFor();
    assert.is(await submitButton(page).getAttribute('aria-disabled'), 'true');
    // Playwright's click() would wait until the button is enabled.
    await submitButton(page).dispatchEvent('click');
    await page.locator('#city').press('Enter');
    await page.clock.runFor(9500);
    assert.not.ok(await honeypot(page).isVisible());
    assert.is(await outcome(page).count(), 0);
    await submitButton(page).evaluate((button) => [button.focus(), scrollTo({ top: 0, behavior: 'instant' })]);
    await page.clock.runFor(600);
    await assertEnded(page, unconfirmed);
    assert.ok((await outcome(page).boundingBox())!.y < DESKTOP.viewport!.height, 'the message is in view');
    assert.is(endpoint.received.length, 1);
  }));

test('a filled-in honeypot is shown, so the visitor can clear it', () =>
  contact({}, async ({ page }) => {
    assert.not.ok(await honeypot(page).isVisible());
    await honeypot(page).evaluate((field: HTMLInputElement) => (field.value = 'https://example.com'));
    await send(page);
    await honeypot(page).waitFor();
    assert.ok(await isFocused(honeypot(page)));
    assert.equal([await valuesOf(page), endpoint.received], [VALUES, []]);
    assert.not.match(await page.evaluate(() => sessionStorage.draft), 'website');
    await honeypot(page).fill('');
    await honeypot(page).press('Enter');
    await assertEnded(page);
    assert.equal(endpoint.received, [ARRIVED]);
  }));

test('activating the button twice sends one request', () =>
  contact({}, async ({ page }) => {
    await sendForm(page);
    await page.press('#city', 'Enter');
    assert.equal([await errorsOn(page), await valuesOf(page)], [[], EMPTY]);
    await send(page, 'city');
    assert.equal(await errorsOn(page), [form.errors.city], 'the next message is validated');
    assert.equal(endpoint.received, [ARRIVED]);
  }));

test('a reload or a return before the response shows an unconfirmed request to retry', () =>
  contact({}, async ({ page }) => {
    endpoint.respondWith(() => {});
    for (const comeBack of [() => page.reload(), () => restorePage(page)]) {
      await fillForm(page);
      await submitButton(page).click();
      await sending(page).waitFor();
      await comeBack();
      await page.getByRole('alert').waitFor();
      const label = await submitButton(page).innerText();
      assert.equal([await valuesOf(page), label], [VALUES, delivery.labels.unconfirmed], `${comeBack}`);
    }
    endpoint.respondWith((response) => setTimeout(() => answer(200)(response), 500));
    await submitButton(page).click();
    assert.is(await submitButton(page).innerText(), delivery.labels.sending, 'the first request has no outcome');
    await assertEnded(page);
  }));

test('an edited retry is a new request, and an unchanged one is not', () =>
  contact({}, async ({ page }) => {
    endpoint.respondWith(answer(500));
    const phones = [REQUEST.phone, '210 555 0010', REQUEST.phone];
    await fillForm(page);
    for (const phone of phones) {
      await page.fill('#phone', phone);
      await submit(page);
      await page.reload();
    }
    const [first, corrected, restored] = endpoint.ids;
    assert.is(restored, first, 'the same content has the same id, even after a reload');
    assert.is.not(corrected, first, 'two digits changed places');
    assert.is(endpoint.received[1]!.phone, phones[1]);
    endpoint.respondWith(answer(200));
    for (const _ of ['the last retry', 'a new request']) await send(page);
    assert.is(endpoint.ids[0], first);
    assert.is.not(endpoint.ids[1], first, 'even with the same content');
  }));

test('a form that was changed before it was accepted keeps the change and the focus', () =>
  contact({}, async ({ page }) => {
    const refusal = json({ errors: [{ field: 'phone', message: 'Full' }] }, 400);
    for (const respond of [refusal, answer(200)]) {
      const arrived = new Promise<Parameters<Answer>[0]>((resolve) => endpoint.respondWith(resolve));
      await fillForm(page);
      await submitButton(page).click();
      await sending(page).waitFor();
      await page.fill('#city', 'A');
      respond(await arrived);
      await page.getByRole('alert').waitFor();
      assert.equal([await errorsOn(page), await toastTitle(page).isVisible()], [[], false]);
      await page.keyboard.type('B');
    }
    await page.getByText(delivery.failures.outdated).waitFor();
    endpoint.respondWith(answer(200));
    await submit(page);
    await toastTitle(page).waitFor();
    assert.is(endpoint.received[0]!.city, 'AB');
  }));

test('a field that the endpoint rejects shows the reason', () =>
  contact({}, async ({ page }) => {
    const message = `See https://${'forms'.repeat(9)}.example/`;
    for (const [errors, expected, line] of [
      [[{ field: 'email', message: 'Unknown field' }], [], failed],
      [[null, 5, { field: 'city' }, { field: 'city', message }], [message], delivery.failures.refused],
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

test('without JavaScript, the browser posts the form with the original name of a translated service', () =>
  contact(WITHOUT_SCRIPTS, async ({ page }) => {
    endpoint.respondWith(answer(302, { Location: `${origin}/sent` }));
    await page.evaluate(() => {
      for (const option of document.querySelectorAll('option')) option.textContent += '!';
    });
    await sendForm(page);
    assert.equal([endpoint.received, endpoint.ids, page.url()], [[ARRIVED], [''], `${origin}/sent`]);
  }));

test('after sending, a line confirms the request until the next input', () =>
  contact({ hasClock: true }, async ({ page }) => {
    await page.clock.setSystemTime('2030-05-01T16:12:00');
    await send(page);
    // The visitor may read it on another day.
    await page.clock.setSystemTime('2030-05-10T12:00:00');
    await page.reload();
    const text = delivery.sent.replace('{time}', '4:12 p.m.').replace('{date}', 'May 1');
    assert.is(await outcome(page).innerText(), `${text} ${phoneText(business.phone)}`);
    assert.is(await page.locator('[role=status], [role=alert], [aria-live]').getByText(/:\d\d/).count(), 0);
    await page.locator('#name').press('L');
    assert.is(await outcome(page).count(), 0);
    await page.reload();
    assert.is(await outcome(page).count(), 0, 'after a reload');
  }));

test('Netlify detects the form by its attributes', async () => {
  const netlify = (await site.document('/contact')).querySelector('[data-netlify=true]')!;
  const attributes = ['name', 'data-netlify-honeypot'].map((name) => netlify.getAttribute(name));
  assert.equal(attributes, [HIDDEN['form-name'], 'website']);
});

test('text message links have a general message, or what the visitor has typed', () =>
  visit('/contact', { ...PHONE, origin, viewport: { width: 320, height: 700 } }, async ({ page }) => {
    endpoint.respondWith(answer(500));
    await send(page);
    assert.equal([await overflow(page), await axeViolations(page)], [0, []]);
    await page.fill('#city', 'Helotes');
    // Headless Chromium has no app for text messages.
    await page.evaluate(() => document.addEventListener('click', (event) => event.preventDefault()));
    const typed = Object.values({ ...REQUEST, city: 'Helotes' }).join('\n');
    for (const [name, message] of [
      [`${info.phone.textMessage} ${phoneText(NUMBER)}`, textMessage.general],
      [textMessage.link, `${typed}\n${textMessage.general}`],
      [`${delivery.text} ${phoneText(NUMBER)}`, typed],
    ] as const) {
      const link = page.getByRole('link', { name });
      for (const _ of ['first', 'second']) await link.press('Enter');
      const [, number, body] = /^sms:(.*)\?&body=([^&#]*)$/.exec((await link.getAttribute('href'))!)!;
      assert.equal([number, decodeURIComponent(body!)], [NUMBER, message]);
    }
  }));

// The business may take no quotes online.
if (takesQuotes) test.run();
