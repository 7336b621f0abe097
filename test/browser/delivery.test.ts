/** Tests sending the form to an endpoint on a different origin, and links to text messages. */

import type { Page } from 'playwright-core';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { business } from '../../site/business/business.ts';
import { takesQuotes } from '../../site/business/facts.ts';
import { phoneText } from '../../site/business/phone.ts';
import { delivery, form, info, textMessage, toast, toastLabels } from '../../site/content/contact.ts';
import { readSettings } from '../../site/settings.ts';
import { axeViolations } from '../support/axe.ts';
import { buildCopy } from '../support/built-site.ts';
import { editedProject, field } from '../support/edit-project.ts';
import { type Answer, answer, type Endpoint, json, openEndpoint } from '../support/endpoint.ts';
import { EMPTY, fillForm, REQUEST, submitButton, toastTitle, valuesOf } from '../support/quote-form.ts';
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
  const settings = { ...readSettings({ QUOTE_ENDPOINT: endpoint.url }), quoteFields };
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
const honeypot = (page: Page) => page.locator('[name=website]');

/** Submits the form and waits until the request ends. Faster than Playwright's click(). */
async function submit(page: Page): Promise<void> {
  await fillForm(page);
  await page.evaluate(async () => {
    const form = document.forms[0]!;
    form.querySelector('button')!.focus();
    await new Promise<unknown>((resolve) => {
      const button = form.querySelector('button')!;
      const check = () => button.ariaDisabled === 'false' && resolve(form);
      new MutationObserver(check).observe(button, { attributeFilter: ['aria-disabled'] });
      // Stop waiting if the request never ends. The next assertion then fails.
      setTimeout(resolve, 15_000);
      button.click();
    });
  });
}

/** Returns what the form shows after a request. */
const lookOf = (page: Page) =>
  page.evaluate(() => {
    const button = document.querySelector<HTMLElement>('form [type=submit]')!;
    const alert = document.querySelector<HTMLElement>('[role=alert]')!;
    return {
      alert: alert.checkVisibility() ? alert.innerText : '',
      button: button.innerText,
      isDisabled: button.ariaDisabled,
      hasFocus: button === document.activeElement,
      toast: document.querySelector('.toast-title')!.textContent,
    };
  });

async function assertFailed(page: Page, what = '', text = delivery.failures.failed): Promise<void> {
  await alert(page).waitFor();
  assert.equal(
    [await lookOf(page), await valuesOf(page)],
    [
      {
        alert: `${text} ${phoneText(business.phone)} ${delivery.text} ${phoneText(NUMBER)}`,
        button: delivery.labels.failed,
        isDisabled: 'false',
        hasFocus: true,
        toast: '',
      },
      VALUES,
    ],
    what,
  );
}

async function assertSent(page: Page, what = ''): Promise<void> {
  await toastTitle(page).waitFor();
  assert.equal(
    [await lookOf(page), await valuesOf(page)],
    [{ alert: '', button: form.submit, isDisabled: 'false', hasFocus: true, toast: toast.title }, EMPTY],
    what,
  );
}

const SUCCESSES: Record<string, Answer> = {
  'an empty body': answer(200),
  'JSON that reports success': json({ success: 'true', ok: true, status: 'success', result: 'success', code: 200 }),
  'JSON with no errors': json({ success: 1, code: 0, error: '', errors: [], message: 'About "error":"none"' }),
  null: json(null),
  'invalid JSON': answer(200, { 'Content-Type': 'application/json' }, '{"success":false'),
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
      await submit(page);
      await assertSent(page, what);
      assert.equal(endpoint.received, [ARRIVED], what);
      // Many form services reject preflight requests, so there must not be one.
      assert.equal(endpoint.requests, ['POST application/x-www-form-urlencoded;charset=UTF-8 for application/json']);
      await page.getByRole('button', { name: toastLabels.close }).dispatchEvent('click');
      assert.not.ok(await toastTitle(page).isVisible());
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
      await submit(page);
      await assertFailed(page, what, text);
      // Browsers may retry a request after a broken connection, so check only the last request.
      assert.equal(endpoint.received.at(-1), ARRIVED, what);
    }
    assert.equal(await axeViolations(page), []);
    await page.emulateMedia({ colorScheme: 'dark' });
    assert.equal(await axeViolations(page, ['color-contrast', 'link-in-text-block']), []);
    endpoint.respondWith(answer(200));
    await page.context().setOffline(true);
    await submit(page);
    await assertFailed(page, 'offline', delivery.failures.unconfirmed);
    await page.context().setOffline(false);
    await page.reload();
    assert.equal(await valuesOf(page), VALUES);
    await submitButton(page).click();
    await assertSent(page);
    assert.equal(endpoint.received, [ARRIVED]);
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
    await page.clock.runFor(60_000);
    assert.ok(await alert(page).isVisible());
    assert.is(endpoint.received.length, 1);
  }));

test('a filled-in honeypot is shown, so the visitor can clear it', () =>
  contact({}, async ({ page }) => {
    endpoint.respondWith(answer(200));
    assert.not.ok(await honeypot(page).isVisible());
    assert.is(await honeypot(page).getAttribute('autocomplete'), 'off');
    await honeypot(page).evaluate((field: HTMLInputElement) => (field.value = 'https://example.com'));
    await fillForm(page);
    await submitButton(page).click();
    await honeypot(page).waitFor();
    assert.ok(await isFocused(honeypot(page)));
    assert.equal([await valuesOf(page), endpoint.received], [VALUES, []]);
    assert.not.match(await page.evaluate(() => sessionStorage.getItem('draft')!), 'website');
    await honeypot(page).fill('');
    await submitButton(page).click();
    await assertSent(page);
    assert.equal(endpoint.received, [ARRIVED]);
  }));

const [[id, service]] = Object.entries(form.serviceTypes) as [[string, string]];

/** Returns the phone number and message of an `sms:` link. */
function messageOf(href: string | null): string[] {
  const [, number, body] = /^sms:(.*)\?&body=(.*)$/.exec(href!)!;
  return [number!, decodeURIComponent(body!)];
}

test('/contact links to prefilled text messages', () =>
  visit(`/contact#quote-${id}`, { ...DESKTOP, origin }, async ({ page }) => {
    const general = page.getByRole('link', { name: `${info.phone.textMessage} ${phoneText(NUMBER)}` });
    assert.equal(messageOf(await general.getAttribute('href')), [NUMBER, textMessage.general]);
    const link = page.getByRole('link', { name: textMessage.link });
    assert.equal(messageOf(await link.getAttribute('href')), [NUMBER, textMessage.general]);
    // Headless Chromium has no app for text messages.
    await link.evaluate((link) => link.addEventListener('click', (event) => event.preventDefault()));
    await link.click();
    assert.equal(messageOf(await link.getAttribute('href')), [NUMBER, `${service}\n${textMessage.general}`]);
  }));

test("after a failed request, a narrow phone has a text message with the visitor's input", () =>
  visit('/contact', { ...PHONE, origin, viewport: { width: 320, height: 700 } }, async ({ page }) => {
    endpoint.respondWith(answer(500));
    await submit(page);
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
