/** The quote form where nothing is delivered, in a real browser: errors, toast, draft, and nothing sent. */

import type { Page } from 'playwright-core';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { business } from '../../site/business/business.ts';
import { phoneHref } from '../../site/business/phone.ts';
import { quote } from '../../site/content/actions.ts';
import { form } from '../../site/content/contact.ts';
import { EMPTY, FIELDS, fillForm, typeForm, valuesOf } from '../support/quote-form.ts';
import { DESKTOP, isFocused, PHONE, visit } from '../support/visit.ts';

const send = (page: Page) => page.getByRole('button', { name: form.submit });

test('without a field nothing is sent or cleared, the field has the focus and says what it needs', () =>
  visit('/contact', DESKTOP, async ({ page }) => {
    for (const missing of FIELDS) {
      await page.evaluate(() => scrollTo(0, 0));
      await fillForm(page, missing);
      const before = await valuesOf(page);
      await send(page).click();
      const { focused, top, edge, description, errors } = await page.evaluate(() => ({
        focused: document.activeElement!.id,
        top: document.activeElement!.getBoundingClientRect().top,
        edge: document.querySelector('header')!.getBoundingClientRect().bottom,
        description: document.activeElement!.getAttribute('aria-describedby'),
        errors: [...document.querySelectorAll('.field-error')]
          .filter((one) => one.checkVisibility())
          .map(({ id }) => id),
      }));
      assert.is(focused, missing);
      assert.ok(top >= edge, `the header does not cover ${missing}`);
      assert.match(description!, `${missing}-error`);
      assert.equal(errors, [`${missing}-error`]);
      assert.equal(await valuesOf(page), before);
      assert.is(await page.locator('.toast-title').count(), 0);
    }
  }));

test('where the script does not arrive, whoever begins to fill it in is told to call', () =>
  visit('/contact', { ...PHONE, isolated: true, viewport: { width: 390, height: 500 } }, async ({ page }) => {
    const notice = page.locator('.quote-form-offline');
    assert.not.ok(await notice.isVisible());
    await page.focus('#name');
    assert.not.ok(await notice.isVisible(), 'the script runs');
    await page.route('**/*.js', (route) => route.abort());
    await page.reload();
    assert.not.ok(await notice.isVisible(), 'not before a field is touched');
    for (const field of ['#name', '#message']) {
      await page.locator(field).tap();
      const { y, height } = (await notice.boundingBox())!;
      const { bottom } = await page.getByRole('banner').evaluate((header) => header.getBoundingClientRect());
      assert.ok(y >= bottom - 1 && y + height <= 500, `${field}: it stands on the screen, from ${y} px on`);
      assert.is(await notice.getByRole('link').getAttribute('href'), phoneHref(business.hotline));
    }
  }));

test('before the first try no field is marked as wrong', () =>
  visit('/contact', DESKTOP, async ({ page }) => {
    await page.focus('#name');
    for (let stop = 0; stop < 5; stop += 1) await page.keyboard.press('Tab');
    assert.is(await page.locator('[aria-invalid=true]').count(), 0);
    // Without the attribute, Firefox and Safari call empty fields invalid.
    assert.is(await page.locator('[required][aria-invalid=false]').count(), FIELDS.length);
    assert.is(await page.locator('.field-error:visible').count(), 0);
  }));

for (const [device, options] of [
  ['desktop', DESKTOP],
  ['phone', PHONE],
] as const) {
  test(`on a ${device} a complete form shows the toast and is empty; nothing leaves the browser`, () =>
    visit('/contact', options, async ({ page, requests, origin }) => {
      await typeForm(page);
      const before = requests.length;
      await send(page).click();
      const toast = page.getByRole('status');
      await page.getByText('Message Sent!').waitFor();
      assert.is(
        await toast.innerText(),
        "Message Sent!\n\nThank you for contacting us. We'll get back to you shortly!",
      );
      assert.equal(await valuesOf(page), EMPTY);
      assert.is(page.url(), `${origin}/contact`);
      assert.equal(requests.slice(before), []);
      assert.ok(await isFocused(send(page)));
      const covered = await page.locator('.toast').evaluate((element) => {
        const [a, b] = [element.getBoundingClientRect(), document.activeElement!.getBoundingClientRect()];
        return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
      });
      assert.not.ok(covered, 'the toast does not lie over what has the focus');
    }));
}

test('the toast is gone after six seconds, not before; hovering holds it', () =>
  visit('/contact', { ...DESKTOP, hasClock: true }, async ({ page }) => {
    const title = page.getByText('Message Sent!');
    await fillForm(page);
    await send(page).click();
    await page.clock.runFor(50);
    assert.ok(await title.isVisible());
    await page.clock.runFor(5000);
    await title.hover();
    await page.clock.runFor(30_000);
    assert.ok(await title.isVisible());
    await page.mouse.move(5, 5);
    await page.clock.runFor(1200);
    assert.not.ok(await title.isVisible());
  }));

test('the toast is closed by its button and by Escape in it; the focus goes back', () =>
  visit('/contact', DESKTOP, async ({ page }) => {
    const close = page.getByRole('button', { name: 'Close notification' });
    for (const how of ['Enter', 'Escape']) {
      await fillForm(page);
      await send(page).click();
      await close.waitFor();
      await close.focus();
      await page.keyboard.press(how);
      assert.not.ok(await close.isVisible());
      assert.ok(await isFocused(send(page)), how);
    }
  }));

test('Enter in a field sends once, in the message it adds a line', () =>
  visit('/contact', DESKTOP, async ({ page }) => {
    await page.evaluate(() => {
      document.querySelector('form')!.addEventListener('submit', () => (document.title += '!'));
    });
    await fillForm(page);
    await page.focus('#message');
    await page.keyboard.press('End');
    await page.keyboard.press('Enter');
    assert.match(await page.inputValue('#message'), '\n');
    assert.not.match(await page.title(), /!$/);
    await page.focus('#city');
    await page.keyboard.press('Enter');
    await page.getByText('Message Sent!').waitFor();
    assert.match(await page.title(), /[^!]!$/);
  }));

test('without JavaScript the form says to call, offers no button, and leaks nothing', () =>
  visit('/contact', { ...PHONE, javaScriptEnabled: false }, async ({ page, requests, origin }) => {
    assert.not.ok(await page.locator('form button').isVisible());
    assert.ok(await page.locator('form a[href^="tel:"]').isVisible());
    await fillForm(page);
    const before = requests.length;
    await page.focus('#city');
    await page.keyboard.press('Enter');
    // Without scripts, no callback tells of a frame. A screenshot is taken after everything that the key press started.
    await page.screenshot();
    assert.is(page.url(), `${origin}/contact`);
    assert.equal(requests.slice(before), []);
  }));

test('what was typed is still there after another page and after a reload; once sent it is gone', () =>
  visit('/contact', DESKTOP, async ({ page, origin }) => {
    await fillForm(page);
    const before = await valuesOf(page);
    await page.goto(`${origin}/emergency`);
    await page.goto(`${origin}/contact`);
    assert.equal(await valuesOf(page), before);
    await page.reload();
    assert.equal(await valuesOf(page), before);
    await send(page).click();
    await page.getByText('Message Sent!').waitFor();
    await page.reload();
    assert.equal(await valuesOf(page), EMPTY);
  }));

test('where the browser keeps nothing, the form works all the same', () =>
  visit('about:blank', { ...DESKTOP, isolated: true }, async ({ page, errors, origin }) => {
    await page.addInitScript(() =>
      Object.defineProperty(window, 'sessionStorage', {
        get: () => {
          throw new Error('forbidden');
        },
      }),
    );
    await page.goto(`${origin}/contact`);
    await fillForm(page);
    await send(page).click();
    await page.getByText('Message Sent!').waitFor();
    assert.equal(errors, []);
  }));

test('a visitor who comes back to the page finds no toast', () =>
  visit('/contact', DESKTOP, async ({ page }) => {
    await fillForm(page);
    await send(page).click();
    await page.getByText('Message Sent!').waitFor();
    await page.goto('about:blank');
    await page.goBack();
    await page.waitForFunction(() => document.querySelector('[role=status]'));
    assert.equal(await valuesOf(page), EMPTY);
  }));

test('the contact page leads to its form: two links, and the first field within one and a half screens', () =>
  visit('/contact', PHONE, async ({ page }) => {
    const { links, end } = await page.evaluate(() => ({
      links: Array.from(document.querySelectorAll('.hero a'), (link) => link.getAttribute('href')),
      end: document.querySelector('#name')!.getBoundingClientRect().bottom / innerHeight,
    }));
    assert.equal(links, [phoneHref(business.hotline), quote.href]);
    assert.ok(end <= 1.5, String(end));
    await page.locator('.hero').getByRole('link', { name: quote.text }).click();
    const top = () => page.locator('#quote').evaluate((heading) => heading.getBoundingClientRect().top);
    assert.ok((await top()) >= 0 && (await top()) < 200, String(await top()));
  }));

test.run();
