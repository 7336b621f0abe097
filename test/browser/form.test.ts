/** Tests the quote form without an endpoint. delivery.test.ts tests sending it. */

import type { Page } from 'playwright-core';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { takesQuotes } from '../../site/business/facts.ts';
import { MAX_LENGTHS } from '../../site/business/quote-fields.ts';
import { form, toast, toastLabels } from '../../site/content/contact.ts';
import {
  EMPTY,
  errorsOn,
  FIELDS,
  fillForm,
  outcome,
  restorePage,
  send,
  sendForm,
  submit,
  submitButton,
  toastTitle,
  valuesOf,
} from '../support/quote-form.ts';
import { DESKTOP, DEVICES, isFocused, PHONE, setHidden, settle, visit, WITHOUT_SCRIPTS } from '../support/visit.ts';

const test = suite('form');

/** Returns a field's accessible state and description, and all visible errors. */
const stateOf = async (page: Page, id: string) => ({
  errors: await errorsOn(page),
  ...(await page.evaluate((id) => {
    const [field, error] = [id, `${id}-error`].map((id) => document.getElementById(id)!);
    const ids = field!.getAttribute('aria-describedby')!.split(' ');
    return {
      isInvalid: field!.ariaInvalid,
      isRed: getComputedStyle(field!).borderColor === getComputedStyle(error!).color,
      description: ids.map((id) => document.getElementById(id)!.textContent).join(''),
    };
  }, id)),
});

test('the form is easy to fill in on a phone', () =>
  visit('/contact', PHONE, async ({ page }) => {
    const [bottom, size, words] = await page.evaluate(() => {
      const fields = [...document.querySelectorAll<HTMLInputElement>('[required]')];
      const sizes = fields.map((field) => parseFloat(getComputedStyle(field).fontSize));
      const words = fields.map(({ autocomplete, dir }) => [autocomplete, dir].join(' ').trim()).join();
      return [fields[0]!.getBoundingClientRect().bottom, Math.min(...sizes), words] as const;
    });
    assert.ok(bottom <= PHONE.viewport!.height, `the first field ends below the fold, at ${bottom} px`);
    assert.ok(size >= 16, 'Safari zooms in on fields with smaller text');
    // Without a direction, right-to-left translations can reorder a phone number.
    assert.match(words, 'name,tel ltr,address-level2');
    const names = (await page.locator('form').ariaSnapshot()).match(/(?<=box ").*?(?=")/g);
    assert.equal(names, Object.values(form.labels), 'without asterisks');
  }));

test("an empty field gets focus below the header, and shows an error until it's filled in", () =>
  visit('/contact', DESKTOP, async ({ page }) => {
    await page.evaluate(() => {
      for (const field of document.querySelectorAll<HTMLInputElement>('[required]')) {
        // Simulate browser extensions, which add elements next to fields and around them.
        const wrapper = document.createElement('div');
        field.replaceWith(wrapper);
        wrapper.append(field, document.createElement('div'));
        // Simulate Safari, which scrolls a focused field to the top edge, under the header.
        field.onfocus = () => scrollBy({ top: field.getBoundingClientRect().top, behavior: 'instant' });
        field.oninvalid = ({ defaultPrevented }) => field.toggleAttribute('data-native', !defaultPrevented);
      }
    });
    for (const id of FIELDS) {
      await fillForm(page, id);
      const values = await valuesOf(page);
      const description = form.hints[id as keyof typeof form.hints] ?? '';
      const valid = { errors: [], isInvalid: 'false', isRed: false, description };
      assert.equal(await stateOf(page, id), valid);
      const error = form.errors[id === 'service-type' ? 'serviceType' : id];
      const invalid = { errors: [error], isInvalid: 'true', isRed: true, description: description + error };
      await submit(page);
      await settle(page);
      const [label, header] = [page.locator(`[for=${id}]`), page.getByRole('banner')].map((part) => part.boundingBox());
      assert.ok((await label)!.y >= (await header)!.height, id);
      assert.ok(await isFocused(page.locator(`#${id}`)), id);
      assert.equal(await stateOf(page, id), invalid);
      await page.locator(`#${id}`).dispatchEvent('input');
      assert.equal(await stateOf(page, id), invalid);
      assert.equal([await toastTitle(page).isVisible(), await valuesOf(page)], [false, values]);
      await fillForm(page);
      assert.equal(await stateOf(page, id), valid);
    }
    assert.is(await page.locator('[data-native]').count(), 0, "the browser's own message would cover the error");
  }));

test('the form reports values that are too long or only look filled in', () =>
  visit('/contact', DESKTOP, async ({ page }) => {
    await fillForm(page);
    await page.fill('#city', ' ');
    await page.fill('#message', 'x'.repeat(MAX_LENGTHS.message + 1));
    await submit(page);
    assert.ok(await isFocused(page.locator('#city')));
    const tooLong = form.tooLong.replace('{max}', MAX_LENGTHS.message.toLocaleString('en-US'));
    assert.equal(await errorsOn(page), [form.errors.city, tooLong]);
    await page.fill('#message', 'x');
    assert.equal(await errorsOn(page), [form.errors.city], 'the error disappears before sending');
  }));

test('held keys repeat in the form, and Enter adds lines to the message', () =>
  visit('/contact', DESKTOP, async ({ page }) => {
    await page.focus('#city');
    for (const key of ['x', 'x', 'Tab', 'Tab', 'Enter', 'Enter']) await page.keyboard.down(key);
    assert.equal(await valuesOf(page), ['', '', 'xx', '', '\n\n']);
  }));

test('values filled in by a password manager are valid and survive', () =>
  visit('/contact', DESKTOP, async ({ page }) => {
    await send(page, 'name', 'phone');
    await page.evaluate(() => {
      for (const field of document.querySelectorAll<HTMLInputElement>('#name, #phone')) {
        field.value = 'Lucia';
        field.dispatchEvent(new Event('change', { bubbles: true }));
      }
    });
    assert.equal(await errorsOn(page), []);
    await page.reload();
    assert.equal((await valuesOf(page)).slice(0, 2), ['Lucia', 'Lucia']);
    // Some dispatch no event at all.
    await page.evaluate("phone.value = '210 555 0199'");
    await restorePage(page);
    assert.is(await page.inputValue('#phone'), '210 555 0199');
    // In the meantime, the visitor sent the form on a different page of the same tab.
    await page.fill('#city', 'x'.repeat(MAX_LENGTHS.city + 1));
    await page.evaluate("sessionStorage.draft = 'name=&phone=&city=&serviceType=&message='");
    await restorePage(page);
    assert.equal([await valuesOf(page), await errorsOn(page)], [EMPTY, []]);
  }));

/** Ids and names of two options. */
const [[FIRST, FIRST_NAME], [, OTHER_NAME]] = Object.entries(form.serviceTypes) as [[string, string], [string, string]];

test('a link selects its service before the page has loaded, until the visitor selects another', () =>
  visit('/robots.txt', DESKTOP, async ({ page, origin }) => {
    const line = page.locator('.quote-for:visible');
    const textsOf = (lines: Element[]) =>
      lines.map((line) => line.textContent + getComputedStyle(line, '::before').content.replace('none', ''));
    const look = async () => [await page.inputValue('select'), await line.evaluateAll(textsOf)];
    const linked = [FIRST_NAME, [form.selected.replace('{service}', FIRST_NAME)]];
    // The font delays the load event.
    await page.route('**/*.woff2', () => {});
    await page.goto(`${origin}/contact#quote-${FIRST}`, { waitUntil: 'commit' });
    await page.locator('form[data-attached]').waitFor();
    assert.equal(await look(), linked);
    await page.unroute('**/*.woff2');
    await page.selectOption('select', OTHER_NAME);
    await page.reload();
    assert.equal(await look(), [OTHER_NAME, []]);
    // A link that's followed again selects its service again.
    for (const hash of ['', `quote-${FIRST}`]) await page.evaluate(`location.hash = '${hash}'`);
    await settle(page);
    assert.equal(await look(), linked);
  }));

for (const [device, options] of Object.entries(DEVICES))
  test(`${device}: submitting a complete form shows the toast`, () =>
    visit('/contact', options, async ({ page, requests, origin }) => {
      await fillForm(page);
      const before = requests.length;
      const [x, y] = await page.evaluate(() => {
        // The toast appears at the bottom edge, so move the button there.
        const button = document.querySelector<HTMLElement>('form [type=submit]')!;
        button.firstElementChild!.textContent = 'Hola';
        scrollBy({ top: button.getBoundingClientRect().bottom - innerHeight, behavior: 'instant' });
        const { right, bottom } = button.getBoundingClientRect();
        return [right - 9, bottom - 30] as const;
      });
      await page.mouse.click(x, y);
      await toastTitle(page).waitFor();
      // A phone's toast is as wide as the window, so the second click of a double click hits it.
      if (device === 'phone') for (const press of ['down', 'up'] as const) await page.mouse[press]({ clickCount: 2 });
      assert.is(await page.getByRole('status').innerText(), `${toast.title}\n${toast.text}`);
      assert.equal([await valuesOf(page), page.url(), requests.slice(before)], [EMPTY, `${origin}/contact`, []]);
      assert.match(await outcome(page).innerText(), form.demoSent.split('{time}')[0]!);
      assert.ok(await isFocused(submitButton(page)));
      assert.is(await submitButton(page).innerText(), 'Hola', 'a translated label stays');
      const covered = await page.evaluate(() => {
        document.querySelector<HTMLElement>('.call-bar')!.hidden = false;
        return ['form [type=submit]', '.quote-form-outcome', '.quote-form-note', '.toast'].filter((selector) => {
          const part = document.querySelector(selector)!;
          const { right, bottom } = part.getBoundingClientRect();
          return !part.contains(document.elementFromPoint(right - 30, bottom - 9));
        });
      });
      assert.equal(covered, []);
    }));

test("the toast closes after 6 seconds in which it isn't hovered, focused or in the background", () =>
  visit('/contact', { hasClock: true }, async ({ page }) => {
    const isOpen = () => toastTitle(page).isVisible();
    async function showToast(): Promise<void> {
      await send(page);
      // The toast appears in the next frame, for which the paused clock waits.
      assert.not.ok(await isOpen(), 'The text must change, or screen readers won’t announce it again.');
      await page.clock.runFor(5016);
    }
    const setFocused = (has: boolean) => page.evaluate((has) => void (document.hasFocus = () => has), has);
    for (const [what, pause, resume] of [
      ['hovered', () => page.getByRole('region', { name: toastLabels.region }).hover(), () => page.mouse.move(1, 1)],
      ['focused', () => page.locator('.toast button').focus(), () => submitButton(page).focus()],
      ['in the background', () => setHidden(page, true), () => setHidden(page, false)],
      ['behind another window', () => setFocused(false), () => setFocused(true)],
    ] as const) {
      await showToast();
      await pause();
      await page.clock.runFor(60_000);
      await resume();
      await page.clock.runFor(983);
      assert.ok(await isOpen(), what);
      // The toast may close up to a frame earlier.
      await page.clock.runFor(18);
      assert.not.ok(await isOpen(), what);
    }
    for (const _ of ['first', 'second']) await showToast();
    assert.ok(await isOpen(), 'after the last submission');
    await page.evaluate(() => void dispatchEvent(new PageTransitionEvent('pagehide')));
    assert.not.ok(await isOpen(), 'a page that is restored must not show the toast');
  }));

test('closing the toast leaves focus where the visitor works', () =>
  visit('/contact', DESKTOP, async ({ page }) => {
    const [city, close] = [page.locator('#city'), page.getByRole('button', { name: toastLabels.close })];
    for (const way of ['Enter', 'Escape', 'a press']) {
      await sendForm(page);
      await city.press('Escape');
      assert.ok(await toastTitle(page).isVisible(), 'Escape outside the toast must not close it');
      if (way === 'a press') await toastTitle(page).click();
      else {
        await close.focus();
        // Returning to the window focuses the button again.
        await close.dispatchEvent('focusin');
        await page.keyboard.press(way);
      }
      const corner = await page.evaluate(() => document.elementFromPoint(innerWidth - 30, innerHeight - 30)!.className);
      assert.not.ok(corner.includes('toast') || (await close.isVisible()), way);
      assert.ok(await isFocused(city), way);
    }
  }));

// Its method is `dialog`, so that Enter doesn't send it either.
test('without JavaScript, the form has the service of a link, and a link to call instead of its button', () =>
  visit(`/contact#quote-${FIRST}`, WITHOUT_SCRIPTS, async ({ page }) => {
    assert.ok(await page.isVisible(`#quote-${FIRST}`));
    assert.not(await page.isVisible('form button'));
    assert.ok(await page.isVisible('.quote-form-offline a'));
  }));

/** A phone whose keyboard is open. */
const LOW = { width: 390, height: 500 };

test('until its script loads, a focused form shows the phone number, and keeps entered values', () =>
  visit('/robots.txt', { ...PHONE, viewport: LOW }, async ({ page, origin }) => {
    const notice = page.locator('.quote-form-offline');
    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/*.js', (route) => released.then(() => route.continue()));
    await page.evaluate(() => sessionStorage.setItem('draft', 'name=Ann&city=Boerne'));
    await page.goto(`${origin}/contact#quote-${FIRST}`, { waitUntil: 'commit' });
    await page.locator('footer').waitFor();
    assert.not.ok(await notice.isVisible(), 'expected no notice without a focused field');
    for (const field of ['#message', '#name']) {
      await page.locator(field).tap();
      const { y, height } = (await notice.boundingBox())!;
      const header = (await page.getByRole('banner').boundingBox())!;
      assert.ok(y >= header.y + header.height - 1 && y + height <= LOW.height, `${field}: the notice is at ${y} px`);
    }
    await page.fill('#name', 'Lucia');
    await page.selectOption('select', OTHER_NAME);
    release();
    await page.waitForLoadState();
    assert.equal(await valuesOf(page), ['Lucia', '', 'Boerne', OTHER_NAME, '']);
    assert.not.ok(await notice.isVisible(), 'expected no notice while the script runs');
  }));

test('the form works without sessionStorage', () => {
  const early = "Object.defineProperty(window, 'sessionStorage', { get: undefined })";
  return visit('/contact', { ...DESKTOP, early, isolated: true }, async ({ page, errors }) => {
    await sendForm(page);
    assert.equal(errors, []);
  });
});

test('the form is empty when a visitor returns after sending', () =>
  visit('/contact', DESKTOP, async ({ page, origin }) => {
    await sendForm(page);
    // A busy Chromium may restore values from before the reset. replaceState reproduces that.
    await page.evaluate("phone.value = '210 555 0100'; history.replaceState(null, '')");
    await page.goto(`${origin}/robots.txt`);
    await page.goBack();
    const look = async () => [await valuesOf(page), await toastTitle(page).isVisible(), await outcome(page).count()];
    assert.equal(await look(), [EMPTY, false, 1]);
    await page.evaluate("sessionStorage.message = 'A new door'");
    await restorePage(page);
    assert.equal(await look(), [[...EMPTY.slice(1), 'A new door\n'], false, 0], "that message isn't sent");
  }));

// The business may take no quotes online.
if (takesQuotes) test.run();
