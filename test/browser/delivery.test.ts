/** Quote requests on their way to a real endpoint at another origin, which answers well, badly, slowly and not at all. */

import { readFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { business } from '../../site/business/business.ts';
import { phoneHref } from '../../site/business/phone.ts';
import { delivery } from '../../site/content/contact.ts';
import { axeViolations } from '../support/axe.ts';
import { type BuiltSite, buildWith, PATHS } from '../support/built-site.ts';
import { answer, type Endpoint, json, openEndpoint } from '../support/endpoint.ts';
import { EMPTY, fillForm, REQUEST, valuesOf } from '../support/quote-form.ts';
import { serve } from '../support/serve.ts';
import { DESKTOP, isFocused, settle, type Visit, visit } from '../support/visit.ts';

let endpoint: Endpoint;
let built: BuiltSite;
let served: string;

test.before(async () => {
  endpoint = await openEndpoint();
  built = await buildWith({ QUOTE_ENDPOINT: endpoint.url });
  served = await serve(built.dist);
});

/** What arrives: one field has another name than its id, and the honeypot is empty. */
const { 'service-type': serviceType, ...typed } = REQUEST;
const ARRIVED = { ...typed, serviceType, website: '' };

/** The contact page under its own policy. */
const contact = (look: (visit: Visit) => Promise<void>, options: Parameters<typeof visit>[1] = {}) =>
  visit('/contact', { ...DESKTOP, bypassCSP: false, isolated: true, ...options }, look, served);

const button = (page: Page) => page.locator('form button');
const alert = (page: Page) => page.getByRole('alert');
const toast = (page: Page) => page.getByText('Message Sent!');

test('axe finds nothing on the form that failed, light or dark', () =>
  contact(
    async ({ page }) => {
      endpoint.answers(answer(500));
      await fillAndSend(page);
      await alert(page).waitFor();
      await page.locator('[name=website]').evaluate((field) => (field.closest<HTMLElement>('.field')!.hidden = false));
      assert.equal(await axeViolations(page), []);
      await page.emulateMedia({ colorScheme: 'dark' });
      assert.equal(await axeViolations(page, ['color-contrast', 'link-in-text-block']), []);
    },
    { bypassCSP: true },
  ));

/** Waits until the script has taken the form over. */
const ready = (page: Page) => page.locator('form[data-attached~=delivery]').waitFor();

async function fillAndSend(page: Page): Promise<string[]> {
  await ready(page);
  await fillForm(page);
  const before = await valuesOf(page);
  await button(page).click();
  return before;
}

/** Presses the button without moving the mouse there, and waits for the end of the request. */
const submit = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const form = document.querySelector('form')!;
        const button = form.querySelector('button')!;
        const isBusy = () => form.getAttribute('aria-busy') === 'true';
        new MutationObserver((_, observer) => {
          if (isBusy()) return;
          observer.disconnect();
          resolve();
        }).observe(form, { attributeFilter: ['aria-busy'] });
        // If none ends, the assertions that follow fail.
        setTimeout(resolve, 30_000);
        button.focus();
        button.click();
      }),
  );

const readForm = (page: Page) =>
  page.evaluate(() => {
    const form = document.querySelector('form')!;
    const button = form.querySelector('button')!;
    const alert = form.querySelector<HTMLElement>('[role=alert]')!;
    return {
      button: button.innerText,
      isFocused: button === document.activeElement,
      isDisabled: button.getAttribute('aria-disabled'),
      isBusy: form.getAttribute('aria-busy'),
      call: alert.querySelector('a')!.getAttribute('href'),
      alert: alert.checkVisibility() ? alert.innerText : '',
      main: document.querySelector('main')!.innerText,
    };
  });

/** Nothing was sent, and the visitor knows; everything is still there. */
async function assertFailed(page: Page, before: readonly string[], what = ''): Promise<void> {
  await alert(page).waitFor();
  const { main, alert: told, ...form } = await readForm(page);
  assert.equal(
    form,
    {
      button: delivery.retry,
      isFocused: true,
      isDisabled: 'false',
      isBusy: 'false',
      call: phoneHref(business.hotline),
    },
    what,
  );
  assert.match(told, delivery.failed);
  assert.not.match(main, 'Sorry');
  assert.equal(await valuesOf(page), before, what);
  assert.not.ok(await toast(page).isVisible(), what);
}

/** The endpoint took it. */
async function assertSent(page: Page): Promise<void> {
  await toast(page).waitFor();
  assert.equal(await valuesOf(page), EMPTY);
  const { button, isBusy, alert } = await readForm(page);
  assert.equal({ button, isBusy, alert }, { button: 'Send Request', isBusy: 'false', alert: '' });
}

const SUCCESSES: Record<string, (response: ServerResponse) => void> = {
  '"success":"true"': json({ success: 'true', message: 'The form was submitted successfully.' }),
  '"ok":true': json({ next: '/thanks', ok: true }),
  '"status":"success"': json({ code: 200, status: 'success', message: 'Submission received' }),
  '"status":200': json({ status: 200, success: true }),
  null: json(null),
  'a word': json('false'),
  'a list': json([{ success: false }]),
  'no JSON': answer(200, { 'Content-Type': 'application/json' }, '{"success":false'),
  '201': answer(201),
  '204': answer(204),
  'a page that speaks of errors': answer(200, { 'Content-Type': 'text/html' }, '<h1>status: error</h1>'),
};

test('every answer that does not say otherwise is a success, each told anew', () =>
  contact(async ({ page, errors }) => {
    await ready(page);
    for (const [what, how] of Object.entries(SUCCESSES)) {
      endpoint.answers(how);
      await fillForm(page);
      await submit(page);
      await assertSent(page);
      assert.equal(endpoint.received, [ARRIVED], what);
      await page.getByRole('button', { name: 'Close notification' }).dispatchEvent('click');
      assert.not.ok(await toast(page).isVisible());
    }
    assert.equal(errors, []);
  }));

test('an answer of 200 shows the toast and empties the form; one simple request was made', () =>
  contact(async ({ page, errors, origin }) => {
    endpoint.answers(answer(200));
    await fillAndSend(page);
    await assertSent(page);
    assert.equal(endpoint.received, [ARRIVED]);
    assert.equal(endpoint.asked, ['POST application/x-www-form-urlencoded;charset=UTF-8 for application/json']);
    assert.is(page.url(), `${origin}/contact`);
    await page.reload();
    await ready(page);
    assert.equal(await valuesOf(page), EMPTY, 'no draft is left');
    assert.equal(errors, []);
  }));

const reset = (response: ServerResponse) => void response.destroy();

const FAILURES: Record<string, (response: ServerResponse) => void> = {
  '"success":"false"': json({ success: 'false', message: 'This form needs to be activated' }),
  '"success":false': json({ success: false }),
  '"ok":false': json({ ok: false, error: 'no such form' }),
  '"status":"error"': json({ status: 'error', code: 403 }),
  '"status":"failed"': json({ status: 'failed' }),
  '"status":422': json({ status: 422 }),
  '"result":"error"': json({ result: 'error', error: {} }),
  '"code":429': json({ code: 429 }),
  '"statusCode":500, without a type': answer(200, {}, '{"statusCode":500}'),
  '400': answer(400, {}, 'no'),
  '404': answer(404),
  '429': answer(429),
  '500': answer(500, { 'Content-Type': 'text/html' }, '<h1>Sorry</h1>'),
  '503': answer(503),
  'a connection that breaks': reset,
  'no leave to read it': (response) => void response.writeHead(200).end(),
  'a way to somewhere that is not there': answer(302, { Location: 'http://localhost:1/' }),
};

test('every failure is told and clears nothing; the next try arrives', () =>
  contact(async ({ page }) => {
    await ready(page);
    await fillForm(page);
    const before = await valuesOf(page);
    for (const [what, how] of Object.entries(FAILURES)) {
      endpoint.answers(how);
      await submit(page);
      await assertFailed(page, before, what);
      // Not how often: a browser may ask again where a connection that it has kept breaks.
      assert.equal(endpoint.received.at(-1), ARRIVED, what);
    }
    endpoint.answers(answer(200));
    await button(page).click();
    await assertSent(page);
    assert.equal(endpoint.received, [ARRIVED]);
  }));

test('offline the visitor is told; what was typed is sent when the network is back', () =>
  contact(async ({ page }) => {
    endpoint.answers(answer(200));
    await ready(page);
    await page.context().setOffline(true);
    const before = await fillAndSend(page);
    await assertFailed(page, before);
    assert.equal(endpoint.received, []);
    await page.context().setOffline(false);
    await button(page).click();
    await assertSent(page);
  }));

test('no answer within ten seconds is a failure, and what is told of it stays; before, the button says "sending"', () =>
  contact(
    async ({ page }) => {
      endpoint.answers(() => {});
      const before = await fillAndSend(page);
      await page.getByRole('button', { name: delivery.sending }).waitFor();
      assert.is(await button(page).getAttribute('aria-disabled'), 'true');
      await page.clock.runFor(9500);
      assert.not.ok(await alert(page).isVisible());
      await page.clock.runFor(600);
      await assertFailed(page, before);
      await page.clock.runFor(60_000);
      assert.ok(await alert(page).isVisible());
    },
    { hasClock: true },
  ));

test('however often it is submitted meanwhile, it is sent once', () =>
  contact(async ({ page, requests }) => {
    let release = () => {};
    endpoint.answers((response) => (release = () => answer(200)(response)));
    await fillAndSend(page);
    await page.getByRole('button', { name: delivery.sending }).waitFor();
    // Not through the driver's own click, which would wait until the button is enabled again.
    await button(page).dispatchEvent('click');
    await page.focus('#city');
    await page.keyboard.press('Enter');
    await settle(page);
    assert.not.ok(await page.locator('[name=website]').isVisible(), 'it is not taken for a program');
    release();
    await assertSent(page);
    await settle(page);
    assert.is(requests.filter((request) => request.startsWith('POST ')).length, 1);
    assert.is(endpoint.received.length, 1);
  }));

test('whatever the endpoint says is not made into a page, nor obeyed', () =>
  contact(async ({ page, errors, requests, origin }) => {
    const orders = {
      'Content-Type': 'text/html',
      'HX-Redirect': 'https://evil.example/',
      'HX-Retarget': 'body',
      'HX-Reswap': 'outerHTML',
      'Access-Control-Expose-Headers': 'HX-Redirect, HX-Retarget, HX-Reswap',
    };
    endpoint.answers(answer(200, orders, '<script>document.title = "taken over"</script><h1>Taken over</h1>'));
    await fillAndSend(page);
    await assertSent(page);
    await settle(page);
    assert.is(page.url(), `${origin}/contact`);
    assert.not.match(requests.join('\n'), 'evil.example');
    assert.not.match(await page.content(), /taken over/i);
    assert.equal(errors, []);
  }));

test('a field that programs fill and people do not see is shown where it was filled, and nothing is lost', () =>
  contact(async ({ page }) => {
    endpoint.answers(answer(200));
    await ready(page);
    const honeypot = page.locator('[name=website]');
    assert.not.ok(await honeypot.isVisible());
    await honeypot.evaluate((field: HTMLInputElement) => (field.value = 'https://example.com'));
    const before = await fillAndSend(page);
    await honeypot.waitFor();
    assert.ok(await isFocused(honeypot));
    assert.equal(await valuesOf(page), before);
    assert.equal(endpoint.received, []);
    await honeypot.fill('');
    await button(page).click();
    await assertSent(page);
    assert.equal(endpoint.received, [ARRIVED]);
  }));

test('without JavaScript the form posts by itself, to the same place', () =>
  contact(
    async ({ page }) => {
      endpoint.answers(answer(200, { 'Content-Type': 'text/html' }, '<h1>Thank you</h1>'));
      await fillForm(page);
      await button(page).click();
      await page.getByText('Thank you').waitFor();
      assert.is(page.url(), endpoint.url);
      assert.equal(endpoint.received, [ARRIVED]);
      assert.match(endpoint.asked.join(), /^POST application\/x-www-form-urlencoded for text\/html/);
    },
    { javaScriptEnabled: false },
  ));

test('what was typed is still there after a failure and a reload', () =>
  contact(async ({ page }) => {
    endpoint.answers(answer(500));
    const before = await fillAndSend(page);
    await assertFailed(page, before);
    await page.reload();
    await ready(page);
    assert.equal(await valuesOf(page), before);
  }));

test('no other page loads what delivers', async () => {
  for (const path of PATHS) {
    const [script, ...others] = (await built.html(path)).matchAll(/<script [^>]*\bsrc="([^"]+)"/g);
    assert.equal(others, [], path);
    const text = await readFile(join(built.dist, script![1]!), 'utf8');
    assert.is(/htmx|\bimport\b/.test(text), path === '/contact', path);
  }
});

test('a page that comes back from the browser’s memory is not sending any more', () =>
  contact(async ({ page }) => {
    endpoint.answers(() => {});
    await fillAndSend(page);
    await page.getByRole('button', { name: delivery.sending }).waitFor();
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    assert.is(await button(page).getAttribute('aria-disabled'), 'false');
  }));

test.run();
