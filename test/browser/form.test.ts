/** Tests the quote form without an endpoint. delivery.test.ts tests sending it. */

import type { Page } from 'playwright-core';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { business } from '../../site/business/business.ts';
import { phoneHref } from '../../site/business/phone.ts';
import { form, toast, toastLabels } from '../../site/content/contact.ts';
import { EMPTY, FIELDS, fillForm, REQUEST, valuesOf } from '../support/quote-form.ts';
import { DESKTOP, isFocused, PHONE, settle, visit } from '../support/visit.ts';

const button = (page: Page) => page.getByRole('button', { name: form.submit });
const title = (page: Page) => page.getByText(toast.title);

async function send(page: Page): Promise<void> {
  await button(page).click();
  await title(page).waitFor();
}

/** Returns a field's accessible state and description, and the ids of all visible errors. */
const stateOf = (page: Page, id: string) =>
  page.evaluate((id) => {
    const field = document.getElementById(id)!;
    const errors = [...document.querySelectorAll('.field-error')].filter((error) => error.checkVisibility());
    const ids = field.getAttribute('aria-describedby')!.split(' ');
    const description = ids.map((id) => document.getElementById(id)!.textContent).join('');
    return { isInvalid: field.getAttribute('aria-invalid'), description, errors: errors.map((error) => error.id) };
  }, id);

test('fields have labels and autocomplete, and a phone shows the first field without scrolling', () =>
  visit('/contact', PHONE, async ({ page }) => {
    const { y, height } = (await page.locator('#name').boundingBox())!;
    assert.ok(y + height <= PHONE.viewport!.height, `the first field is below the fold, at ${y} px`);
    for (const id of FIELDS) {
      await page.focus(`#${id}`);
      const description = id === 'message' ? form.hint : '';
      // Without aria-invalid, Firefox and Safari announce an empty required field as invalid.
      assert.equal(await stateOf(page, id), { isInvalid: 'false', description, errors: [] });
      assert.is(await page.locator(`label[for=${id}] [aria-hidden=true]`).innerText(), '*');
      assert.ok(await page.locator(`#${id}[name][required]`).isVisible(), id);
    }
    assert.is(await page.locator('#message-hint').innerText(), form.hint);
    const inputs = await page.evaluate(() =>
      Array.from(
        document.forms[0]!.querySelectorAll('input'),
        ({ type, autocomplete, enterKeyHint }) => `${type} ${autocomplete} ${enterKeyHint}`,
      ),
    );
    assert.equal(inputs, ['text name next', 'tel tel next', 'text address-level2 next']);
  }));

test("an empty field prevents sending, receives focus, and shows an error until it's filled in", () =>
  visit('/contact', DESKTOP, async ({ page }) => {
    // Simulate Safari, which scrolls a focused field to the top edge, under the header.
    await page.evaluate(() =>
      document.forms[0]!.addEventListener('focusin', ({ target }) => {
        const field = target as HTMLInputElement;
        if (field.required) scrollBy({ top: field.getBoundingClientRect().top, behavior: 'instant' });
      }),
    );
    for (const id of FIELDS) {
      const field = page.locator(`#${id}`);
      const valid = await stateOf(page, id);
      const error = form.errors[id === 'service-type' ? 'serviceType' : id];
      const invalid = { isInvalid: 'true', description: valid.description + error, errors: [`${id}-error`] };
      await fillForm(page, id);
      const values = await valuesOf(page);
      const isPrevented = field.evaluate(
        (element) => new Promise((done) => (element.oninvalid = (event) => done(event.defaultPrevented))),
      );
      for (let attempt = 0; attempt < 2; attempt += 1) {
        await button(page).click();
        assert.equal(await stateOf(page, id), invalid);
      }
      assert.ok(await isPrevented, "expected the browser's own message to be suppressed");
      await field.dispatchEvent('input');
      assert.equal(await stateOf(page, id), invalid);
      assert.ok(await isFocused(field), id);
      await settle(page);
      const header = (await page.getByRole('banner').boundingBox())!;
      assert.ok((await field.boundingBox())!.y >= header.y + header.height, `the header covers ${id}`);
      assert.equal([await title(page).count(), await valuesOf(page)], [0, values]);
      await fillForm(page);
      assert.equal(await stateOf(page, id), valid);
    }
    await fillForm(page, 'city');
    await button(page).click();
    await page.evaluate(() => document.forms[0]!.reset());
    assert.equal(await stateOf(page, 'city'), { isInvalid: 'false', description: '', errors: [] });
  }));

test('a quote link selects its service, shows a note, and keeps the values of other fields', () =>
  visit('/services', PHONE, async ({ page, origin }) => {
    const [, first, second] = Object.entries(form.serviceTypes);
    const [[id, service], [otherId, other]] = [first!, second!];
    await page.locator(`#${id} .service-quote`).click();
    await page.waitForURL(`${origin}/contact#quote-${id}`);
    const select = page.locator('#service-type');
    assert.is(await select.inputValue(), service);
    assert.equal(await page.locator('.quote-for:visible').allInnerTexts(), [
      form.selected.replace('{service}', service),
    ]);
    const header = (await page.getByRole('banner').boundingBox())!;
    assert.ok((await page.locator('#quote').boundingBox())!.y >= header.y + header.height);
    await page.fill('#city', 'Boerne');
    await page.goto(`${origin}/services`);
    await page.locator(`#${otherId} .service-quote`).click();
    await page.waitForURL(`${origin}/contact#quote-${otherId}`);
    assert.is(await select.inputValue(), other);
    assert.is(await page.locator('#city').inputValue(), 'Boerne');
  }));

for (const [device, options] of [
  ['desktop', DESKTOP],
  ['phone', PHONE],
] as const) {
  test(`${device}: submitting a complete form shows the toast, clears the form and sends nothing`, () =>
    visit('/contact', options, async ({ page, requests, origin }) => {
      for (const [id, value] of Object.entries(REQUEST)) {
        if (id === 'service-type') await page.selectOption(`#${id}`, value);
        else await page.fill(`#${id}`, value);
      }
      const before = requests.length;
      await send(page);
      assert.is(await page.getByRole('status').innerText(), `${toast.title}\n\n${toast.text}`);
      assert.equal(await valuesOf(page), EMPTY);
      assert.equal([page.url(), requests.slice(before)], [`${origin}/contact`, []]);
      assert.ok(await isFocused(button(page)));
      const [top, bottom] = [await page.locator('.toast').boundingBox(), await button(page).boundingBox()];
      const isCovered = bottom!.y + bottom!.height > top!.y && bottom!.x + bottom!.width > top!.x;
      assert.not.ok(isCovered, 'the toast covers the focused button');
    }));
}

test('the close button and Escape close a focused toast and return focus to the form', () =>
  visit('/contact', DESKTOP, async ({ page }) => {
    const close = page.getByRole('button', { name: toastLabels.close });
    for (const key of ['Enter', 'Escape']) {
      await fillForm(page);
      await send(page);
      await page.keyboard.press('Escape');
      await close.focus();
      await page.keyboard.press('Control+Escape');
      assert.ok(await title(page).isVisible(), 'Escape outside the toast and Control+Escape must not close it');
      await page.keyboard.press(key);
      assert.not.ok((await title(page).isVisible()) || (await close.isVisible()), key);
      assert.ok(await isFocused(button(page)), key);
    }
  }));

test("without JavaScript, the form shows the phone number, has no button and can't be sent", () =>
  visit('/contact', { ...PHONE, javaScriptEnabled: false }, async ({ page, requests, origin }) => {
    assert.not.ok(await page.locator('form button').isVisible());
    assert.ok(await page.locator('form a[href^="tel:"]').isVisible());
    await fillForm(page);
    const before = requests.length;
    await page.focus('#city');
    await page.keyboard.press('Enter');
    // Wait for the key press to take effect. settle() doesn't work without JavaScript.
    await page.screenshot();
    assert.equal([page.url(), requests.slice(before)], [`${origin}/contact`, []]);
  }));

test("a focused form shows the phone number until its script loads, and keeps the visitor's input", () =>
  visit('/contact', { ...PHONE, isolated: true, viewport: { width: 390, height: 500 } }, async ({ page }) => {
    const notice = page.locator('.quote-form-offline');
    await page.focus('#name');
    assert.not.ok(await notice.isVisible(), 'expected no notice while the script runs');
    await fillForm(page, 'name');
    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/*.js', (route) => released.then(() => route.continue()));
    await page.reload({ waitUntil: 'commit' });
    await page.locator('footer').waitFor();
    assert.not.ok(await notice.isVisible(), 'expected no notice without a focused field');
    for (const field of ['#message', '#name']) {
      await page.locator(field).tap();
      const { y, height } = (await notice.boundingBox())!;
      const header = (await page.getByRole('banner').boundingBox())!;
      assert.ok(y >= header.y + header.height - 1 && y + height <= 500, `${field}: the notice is at ${y} px`);
    }
    assert.is(await notice.getByRole('link').getAttribute('href'), phoneHref(business.phone));
    await page.fill('#name', 'Lucia');
    await page.fill('#city', 'Helotes');
    release();
    await page.waitForLoadState();
    assert.equal(await valuesOf(page), Object.values({ ...REQUEST, name: 'Lucia', city: 'Helotes' }));
  }));

test('a draft survives navigation and reloads, and the form works without sessionStorage', () =>
  visit('/contact', DESKTOP, async ({ page, origin, errors }) => {
    await fillForm(page);
    await page.goto(`${origin}/emergency`);
    await page.goto(`${origin}/contact`);
    assert.equal(await valuesOf(page), Object.values(REQUEST));
    await page.reload();
    assert.equal(await valuesOf(page), Object.values(REQUEST));
    for (const [stored, city] of [
      ['null', ''],
      ['{', ''],
      ['{"message":null,"city":"Boerne"}', 'Boerne'],
    ] as const) {
      await page.evaluate((stored) => sessionStorage.setItem('quote-draft', stored), stored);
      await page.reload();
      assert.equal(await valuesOf(page), ['', '', city, '', ''], stored);
    }
    await page.evaluate("Object.defineProperty(window, 'sessionStorage', { get: undefined })");
    await fillForm(page);
    await send(page);
    assert.equal(errors, []);
    await page.reload();
  }));

test('the form is empty and the toast is hidden when a visitor returns after sending', () =>
  visit('/contact', DESKTOP, async ({ page, origin }) => {
    const returnFromCache = () => {
      for (const type of ['pagehide', 'pageshow']) dispatchEvent(new PageTransitionEvent(type, { persisted: true }));
    };
    for (const [how, comeBack] of [
      ['back', () => page.goto('about:blank').then(() => page.goBack())],
      ['back from another page', () => page.goto(`${origin}/emergency`).then(() => page.goBack())],
      ['reload', () => page.reload()],
      ['back/forward cache', () => page.evaluate(returnFromCache)],
    ] as const) {
      await fillForm(page);
      await send(page);
      // A busy Chromium may restore values from before the reset. replaceState reproduces that.
      await page.evaluate((values) => {
        for (const [id, value] of values) document.querySelector<HTMLInputElement>(`#${id}`)!.value = value;
        history.replaceState(null, '');
      }, Object.entries(REQUEST));
      await comeBack();
      assert.equal(await valuesOf(page), EMPTY, how);
      assert.not.ok(await title(page).isVisible(), how);
    }
  }));

test.run();
