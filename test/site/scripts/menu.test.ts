/** The script of the header's list: what opens it, what closes it, and where the focus goes. */

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { openPage } from '../../support/open-page.ts';

async function openMenu() {
  let resized = () => {};
  const page = await openPage('/services', {
    // happy-dom lays nothing out, so its own never tells of another size.
    prepare: (window) =>
      Object.assign(window, {
        ResizeObserver: class {
          constructor(callback: () => void) {
            resized = callback;
          }
          observe() {}
        },
      }),
  });
  const toggle = page.find('.menu-toggle');
  const isOpen = () => toggle.getAttribute('aria-expanded') === 'true';
  // The button is said to be on the screen, as on a phone.
  const show = (shown: boolean) =>
    Object.defineProperty(toggle, 'offsetParent', { value: shown ? page.document.body : null, configurable: true });
  show(true);
  toggle.click();
  assert.ok(isOpen());
  return { ...page, toggle, isOpen, show, resize: () => resized(), link: page.find('.menu-links a') };
}

test('it is closed at first, and names the list that its button controls', async () => {
  const { find } = await openPage('/');
  const toggle = find('.menu-toggle');
  assert.is(toggle.getAttribute('aria-expanded'), 'false');
  assert.ok(find(`#${toggle.getAttribute('aria-controls')}`).contains(find('.menu-links')));
  assert.is(toggle.getAttribute('type'), 'button');
});

test('the button opens and closes it, a double click leaves it as it was, its name stays', async () => {
  const { toggle, isOpen } = await openMenu();
  toggle.click();
  assert.not.ok(isOpen());
  toggle.click();
  toggle.click();
  assert.not.ok(isOpen());
  assert.is(toggle.textContent, 'Menu');
});

for (const selector of ['.menu-links a[href="/contact"]', '.menu-links [aria-current]', '.header-emergency']) {
  test(`choosing ${selector} closes it and hinders no navigation`, async () => {
    const { find, fire, isOpen } = await openMenu();
    const event = fire(find(selector), 'click', { ctrlKey: true });
    assert.not.ok(isOpen());
    assert.not.ok(event.defaultPrevented);
  });
}

test('Escape closes it and returns the focus to the button', async () => {
  const { document, press, toggle, link, isOpen } = await openMenu();
  link.focus();
  press(link, 'Escape');
  assert.not.ok(isOpen());
  assert.is(document.activeElement, toggle);
});

test('Escape while it is closed, with a modifier, or handled already, changes nothing', async () => {
  const { document, press, toggle, link, isOpen, window } = await openMenu();
  link.focus();
  press(link, 'Escape', { ctrlKey: true });
  assert.ok(isOpen());
  const handled = new window.KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true });
  handled.preventDefault();
  link.dispatchEvent(handled as unknown as Event);
  assert.ok(isOpen());
  toggle.click();
  press(link, 'Escape');
  assert.is(document.activeElement, link);
});

for (const type of ['focusin', 'pointerdown']) {
  test(`${type} elsewhere closes it, within it does not`, async () => {
    const { find, fire, link, isOpen } = await openMenu();
    fire(link, type);
    assert.ok(isOpen());
    fire(find('.header-phone'), type);
    assert.not.ok(isOpen());
  });
}

test('on a screen that became wide it closes, and is closed when the screen is narrow again', async () => {
  const { resize, show, isOpen } = await openMenu();
  show(false);
  resize();
  assert.not.ok(isOpen());
  show(true);
  resize();
  assert.not.ok(isOpen());
});

test('on a screen that became narrow the focus moves from the hidden list to the button', async () => {
  const { document, resize, toggle, link } = await openMenu();
  toggle.click();
  link.focus();
  resize();
  assert.is(document.activeElement, toggle);
  link.focus();
  link.blur();
  resize();
  assert.is(document.activeElement, toggle, 'also where the browser was quicker to drop the focus');
});

test('a resize takes the focus from nowhere else', async () => {
  const { document, find, resize, toggle, link } = await openMenu();
  toggle.click();
  link.focus();
  find<HTMLAnchorElement>('.header-phone').focus();
  resize();
  assert.is(document.activeElement, find('.header-phone'));
});

test('a resize leaves an open menu alone: a phone’s keyboard or address bar causes some', async () => {
  const { resize, isOpen } = await openMenu();
  resize();
  assert.ok(isOpen());
});

test('a page that comes back from the back/forward cache shows it closed; a new one has none to close', async () => {
  const { fire, window, isOpen } = await openMenu();
  fire(window, 'pageshow', { persisted: false });
  assert.ok(isOpen());
  fire(window, 'pageshow', { persisted: true });
  assert.not.ok(isOpen());
});

test.run();
