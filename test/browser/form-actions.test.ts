/** Tests what visitors do to the quote form besides filling it in and sending it once. */

import type { Page } from 'playwright-core';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { business } from '../../site/business/business.ts';
import { takesQuotes } from '../../site/business/facts.ts';
import { phoneText } from '../../site/business/phone.ts';
import { MAX_LENGTHS } from '../../site/business/quote-fields.ts';
import { delivery, form } from '../../site/content/contact.ts';
import { answer, type Endpoint, json } from '../support/endpoint.ts';
import {
  EMPTY,
  FIELDS,
  fillForm,
  REQUEST,
  serveForm,
  submitButton,
  toastTitle,
  valuesOf,
} from '../support/quote-form.ts';
import { DESKTOP, isFocused, type Visit, visit } from '../support/visit.ts';

const test = suite('form-actions');

let endpoint: Endpoint;
let origin: string;

test.before(async () => {
  ({ endpoint, origin } = await serveForm());
});

/** Opens the form that posts to the endpoint. */
const contact = (look: (visit: Visit) => Promise<void>) => visit('/contact', { ...DESKTOP, origin }, look);

const outcome = (page: Page) => page.locator('.quote-form-outcome:visible');
/** Returns the visible error messages by field. */
const errorsOn = (page: Page) =>
  page.evaluate(() => Array.from(document.querySelectorAll('.field-error:not(:empty)'), (error) => error.textContent));

/** Waits until no request is being sent. */
const ended = (page: Page) => page.locator('form [type=submit]:not([aria-disabled=true])').waitFor();

async function submit(page: Page): Promise<void> {
  await submitButton(page).click();
  await ended(page);
}

async function send(page: Page): Promise<void> {
  await fillForm(page);
  await submit(page);
}

/** Ways to activate the button. */
const PRESSES: Record<string, (page: Page) => Promise<void>> = {
  'a click': (page) => submitButton(page).click(),
  'Enter on the button': (page) => submitButton(page).press('Enter'),
  'Enter in a field': (page) => page.locator('#city').press('Enter'),
};

for (const hasEndpoint of [false, true])
  test(`activating the button twice sends one request ${hasEndpoint ? 'to an endpoint' : 'in the demo'}`, () =>
    visit('/contact', { ...DESKTOP, origin: hasEndpoint ? origin : undefined }, async ({ page }) => {
      for (const [what, activate] of Object.entries(PRESSES)) {
        endpoint.respondWith(answer(200));
        await fillForm(page);
        await activate(page);
        await toastTitle(page).waitFor();
        await activate(page);
        assert.equal([await errorsOn(page), await valuesOf(page)], [[], EMPTY], what);
        assert.equal([endpoint.received.length, await toastTitle(page).count()], [hasEndpoint ? 1 : 0, 1], what);
      }
      await fillForm(page, 'city');
      await submitButton(page).click();
      assert.equal(await errorsOn(page), [form.errors.city], 'the next message is validated');
    }));

test('a held Enter key sends a failing request once, and adds lines to the message', () =>
  contact(async ({ page }) => {
    const hold = async (selector: string) => {
      await page.focus(selector);
      for (let presses = 0; presses < 3; presses += 1) {
        await page.keyboard.down('Enter');
        await ended(page);
      }
      // Later tests can use the same page.
      await page.keyboard.up('Enter');
    };
    endpoint.respondWith(answer(500));
    await fillForm(page);
    for (const selector of ['#city', 'form [type=submit]', '#message']) await hold(selector);
    assert.is(endpoint.received.length, 2);
    assert.is(await page.inputValue('#message'), `${REQUEST.message}\n\n\n`);
  }));

/** Two options, of which the first has a card on the services page. */
const [[FIRST, FIRST_NAME], [OTHER, OTHER_NAME]] = Object.entries(form.serviceTypes).filter(
  ([id]) => id !== 'emergency',
) as [[string, string], [string, string]];

test("the service that a visitor selects overrides a link's service", () =>
  visit(`/contact#quote-${FIRST}`, DESKTOP, async ({ page, origin }) => {
    const select = page.locator('#service-type');
    const line = () => page.locator('.quote-for:visible').allInnerTexts();
    const shown = form.selected.replace('{service}', FIRST_NAME);
    await page.reload();
    assert.equal([await select.inputValue(), await line()], [FIRST_NAME, [shown]]);
    await page.locator('.quote-for:visible').evaluate((line) => (line.textContent = '¡!'));
    await page.fill('#city', 'Boerne');
    assert.equal(await line(), ['¡!'], 'an edit keeps a translation');
    await select.selectOption(OTHER_NAME);
    for (const comeBack of ['reload', 'goBack'] as const) {
      if (comeBack === 'goBack') await page.goto(`${origin}/emergency`);
      await page[comeBack]();
      assert.equal([await select.inputValue(), await line()], [OTHER_NAME, []], comeBack);
    }
    // A link that's followed again selects its service again.
    await page.goto(`${origin}/services`);
    await page.locator(`#${FIRST} .service-quote`).click();
    await page.waitForURL(`${origin}/contact#quote-${FIRST}`);
    assert.equal([await select.inputValue(), await line()], [FIRST_NAME, [shown]]);
    // So does a link to the open page.
    await page.goto(`${origin}/contact#quote-${OTHER}`);
    assert.equal([await select.inputValue(), await page.inputValue('#city')], [OTHER_NAME, 'Boerne']);
  }));

test('an edited retry is a new request, and an unchanged one is not', () =>
  contact(async ({ page }) => {
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
    contact(async ({ page }) => {
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

test('the form reports values that are too long or only look filled in', () =>
  contact(async ({ page }) => {
    endpoint.respondWith(answer(200));
    for (const blank of [' ', '\u200b']) {
      await fillForm(page);
      for (const id of FIELDS.filter((id) => id !== 'service-type')) await page.fill(`#${id}`, blank);
      await submitButton(page).click();
      const { serviceType: _, ...errors } = form.errors;
      assert.equal(await errorsOn(page), Object.values(errors), JSON.stringify(blank));
      assert.ok(await isFocused(page.locator('#name')));
    }
    await fillForm(page);
    for (const [id, max] of [
      ['phone', MAX_LENGTHS.phone],
      ['message', MAX_LENGTHS.message],
    ] as const) {
      const error = form.tooLong.replace('{max}', max.toLocaleString('en-US'));
      await page.fill(`#${id}`, 'x'.repeat(max + 1));
      // The error appears before sending.
      assert.equal(await errorsOn(page), [error], id);
      await submitButton(page).click();
      assert.ok(await isFocused(page.locator(`#${id}`)));
      await page.fill(`#${id}`, `${'👍'.repeat(max)} `);
      assert.equal(await errorsOn(page), [], id);
    }
    assert.equal(endpoint.received, []);
    await submitButton(page).click();
    await toastTitle(page).waitFor();
  }));

test('a field that the endpoint rejects shows the reason', () =>
  contact(async ({ page }) => {
    for (const [errors, expected] of [
      [[null, 5, { field: 'city' }, { field: 'city', message: 'Unknown city' }], ['Unknown city']],
      [[{ field: 'email', message: 'Unknown field' }], []],
      ['phone', []],
    ] as const) {
      endpoint.respondWith(json({ ok: false, errors }, 400));
      await send(page);
      assert.equal(await errorsOn(page), expected);
      const { refused, failed } = delivery.failures;
      assert.match(await outcome(page).innerText(), expected.length > 0 ? refused : failed);
      assert.equal(await valuesOf(page), Object.values(REQUEST));
      if (expected.length === 0) continue;
      const id = await page.evaluate(() => document.activeElement!.id);
      assert.match(JSON.stringify(errors), `"field":"${id}"`);
      await page.fill(`#${id}`, 'Boerne 1');
      assert.equal([await errorsOn(page), await outcome(page).count()], [[], 0]);
    }
  }));

test("the browser's translation changes neither the draft nor the request", () =>
  contact(async ({ page, origin }) => {
    endpoint.respondWith(answer(200));
    const translate = () =>
      page.evaluate(() => {
        const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
        while (walker.nextNode()) walker.currentNode.textContent = `¡${walker.currentNode.textContent}!`;
      });
    await translate();
    await fillForm(page);
    const service = await page.locator('#service-type').inputValue();
    await page.goto(`${origin}/services`);
    await page.goBack();
    assert.is(await page.locator('#service-type').inputValue(), service);
    await submitButton(page).click();
    await toastTitle(page).waitFor();
    assert.is(endpoint.received[0]!.serviceType, service);
  }));

test('values filled in by a password manager are valid and survive', () =>
  visit('/contact', DESKTOP, async ({ page }) => {
    await fillForm(page, 'name', 'phone');
    await submitButton(page).click();
    await page.evaluate(() => {
      for (const id of ['name', 'phone']) {
        const field = document.querySelector<HTMLInputElement>(`#${id}`)!;
        field.value = 'Lucia';
        field.dispatchEvent(new Event('change', { bubbles: true }));
      }
    });
    assert.equal(await errorsOn(page), []);
    await page.reload();
    assert.equal((await valuesOf(page)).slice(0, 2), ['Lucia', 'Lucia']);
    // Some dispatch no event at all.
    await page.evaluate(() => {
      document.querySelector<HTMLInputElement>('#phone')!.value = '210 555 0199';
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    });
    assert.is(await page.locator('#phone').inputValue(), '210 555 0199');
    // In the meantime, the visitor sent the form on a different page of the same tab.
    await page.evaluate(() => {
      sessionStorage.setItem('draft', 'name=&phone=&city=&serviceType=&message=');
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    });
    assert.equal(await valuesOf(page), EMPTY);
  }));

for (const hasEndpoint of [false, true])
  test(`after sending, a line ${hasEndpoint ? 'confirms the request' : 'explains the demo'} until the next input`, () =>
    visit('/contact', { ...DESKTOP, origin: hasEndpoint ? origin : undefined }, async ({ page }) => {
      endpoint.respondWith(answer(200));
      const [start, end] = (hasEndpoint ? delivery.sent : form.demoSent).split('{time}') as [string, string];
      await send(page);
      await page.reload();
      const line = await outcome(page).innerText();
      assert.ok(line.startsWith(start) && line.endsWith(`${end} ${phoneText(business.phone)}`), line);
      assert.match(line.slice(start.length), /^\d+:\d\d [ap]\.m\./);
      assert.is(await page.locator('[role=status], [role=alert], [aria-live]').getByText(/:\d\d/).count(), 0);
      await page.locator('#name').press('L');
      assert.is(await outcome(page).count(), 0);
      await page.reload();
      assert.is(await outcome(page).count(), 0, 'after a reload');
    }));

test('the line after sending is gone the next day, and with a message about a new door', () =>
  visit('/contact', { ...DESKTOP, isolated: true }, async ({ page }) => {
    await send(page);
    await page.evaluate(() => sessionStorage.setItem('message', 'A white door'));
    await page.reload();
    assert.is(await outcome(page).count(), 0, 'with a new message');
    await send(page);
    await page.clock.setSystemTime(Date.now() + 86_400_000);
    await page.reload();
    assert.is(await outcome(page).count(), 0, 'the next day');
  }));

// The business may take no quotes online.
if (takesQuotes) test.run();
