/** The quote form, its errors and the toast. */

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { openPage } from '../../support/open-page.ts';

const WORDS = "Message Sent!Thank you for contacting us. We'll get back to you shortly!";

async function openForm() {
  const page = await openPage('/contact', {
    // happy-dom knows no pointer: whether one rests on the toast is the tests' to say.
    prepare: (_, document) => {
      document.hasFocus = () => focused.window;
      const toast = document.querySelector<HTMLElement>('.toast')!;
      toast.matches = (() => focused.toast) as never;
      for (const element of document.querySelectorAll('*')) element.scrollIntoView = () => {};
    },
  });
  const focused = { window: true, toast: false };
  const fields = page.findAll<HTMLInputElement>('form :is(input, select, textarea)');
  const status = page.find('[role=status]');
  const fill = () => {
    for (const field of fields) field.value = field.name === 'serviceType' ? 'Other' : 'x';
  };
  /** Submits as the browser does once all fields are valid; the toast comes in the next frame. */
  const submit = () => {
    const event = page.fire(page.find('form'), 'submit');
    page.clock.pass(16);
    return event;
  };
  return { ...page, fields, status, fill, submit, focused, close: page.find('.toast button') };
}

test('at load the fields are empty, no error is shown, and the status is there to be filled', async () => {
  const { fields, status, findAll, close } = await openForm();
  assert.equal(
    fields.map(({ value }) => value),
    ['', '', '', '', ''],
  );
  assert.ok(findAll('.field-error').every(({ hidden }) => hidden));
  assert.is(status.textContent, '');
  assert.ok(close.hidden);
});

test('a valid submit sends nothing, empties five fields and shows the toast', async () => {
  const { fields, status, fill, submit, close } = await openForm();
  fill();
  assert.is(fields.filter(({ value }) => value !== '').length, 5);
  assert.ok(submit().defaultPrevented);
  assert.equal(
    fields.map(({ value }) => value),
    ['', '', '', '', ''],
  );
  assert.is(status.textContent, WORDS);
  assert.not.ok(close.hidden);
});

test('the focus stays where it was', async () => {
  const { submit, find, document } = await openForm();
  find('[type=submit]').focus();
  submit();
  assert.is(document.activeElement, find('[type=submit]'));
});

test('a field found missing says below it what it needs, once; what is typed takes that back', async () => {
  const { fields, fire, find } = await openForm();
  for (const field of fields) {
    const hint = field.getAttribute('aria-describedby');
    const error = find(`#${field.id}-error`);
    const event = fire(field, 'invalid', { bubbles: false });
    fire(field, 'invalid', { bubbles: false });
    assert.not.ok(event.defaultPrevented, 'the browser shows its bubble and moves the focus');
    assert.not.ok(error.hidden);
    assert.is(field.getAttribute('aria-invalid'), 'true');
    assert.is(field.getAttribute('aria-describedby'), [hint, error.id].filter(Boolean).join(' '));
    field.value = field.name === 'serviceType' ? 'Other' : 'x';
    fire(field, 'input');
    assert.ok(error.hidden);
    assert.is(field.getAttribute('aria-invalid'), 'false');
    assert.is(field.getAttribute('aria-describedby'), hint);
  }
});

test('typing into a field that is still missing keeps its error; a reset takes all back', async () => {
  const { fields, fire, find, findAll } = await openForm();
  fire(fields[0]!, 'invalid', { bubbles: false });
  fire(fields[0]!, 'input');
  assert.not.ok(find('#name-error').hidden);
  fire(fields[1]!, 'invalid', { bubbles: false });
  find<HTMLFormElement>('form').reset();
  assert.ok(findAll('.field-error').every(({ hidden }) => hidden));
  assert.equal(findAll('[aria-invalid=true]'), []);
});

test('the toast stays six seconds', async () => {
  const { status, submit, clock } = await openForm();
  submit();
  clock.pass(5999);
  assert.is(status.textContent, WORDS);
  clock.pass(2);
  assert.is(status.textContent, '');
});

for (const [name, state, events] of [
  ['hovered', 'toast', ['pointerenter', 'pointerleave']],
  ['focused', 'toast', ['focusin', 'focusout']],
  ['in a window out of sight', 'window', ['blur', 'focus']],
] as const) {
  test(`while it is ${name} its time stands still, and goes on where it stood`, async () => {
    const { status, submit, clock, fire, find, window, focused } = await openForm();
    const target = state === 'window' ? window : find('.toast');
    submit();
    clock.pass(5000);
    focused[state] = state === 'toast';
    fire(target, events[0]);
    clock.pass(60_000);
    assert.is(status.textContent, WORDS);
    focused[state] = state === 'window';
    fire(target, events[1]);
    clock.pass(999);
    assert.is(status.textContent, WORDS);
    clock.pass(2);
    assert.is(status.textContent, '');
  });
}

test('leaving the toast with the pointer while its button has the focus does not start its time', async () => {
  const { status, submit, clock, fire, find, focused } = await openForm();
  submit();
  focused.toast = true;
  fire(find('.toast'), 'pointerenter');
  fire(find('.toast'), 'pointerleave');
  clock.pass(60_000);
  assert.is(status.textContent, WORDS);
});

test('a second success replaces the first, starts its time anew, and is announced again', async () => {
  const { status, submit, fire, find, clock } = await openForm();
  submit();
  clock.pass(5000);
  fire(find('form'), 'submit');
  assert.is(status.textContent, '', 'emptied, so that the same words are a change');
  clock.pass(16);
  assert.is(status.textContent, WORDS);
  assert.is(status.children.length, 2);
  clock.pass(5990);
  assert.is(status.textContent, WORDS);
  clock.pass(20);
  assert.is(status.textContent, '');
});

test('its button closes it and gives the focus back', async () => {
  const { status, submit, find, close, document } = await openForm();
  find('[type=submit]').focus();
  submit();
  close.focus();
  close.click();
  assert.is(status.textContent, '');
  assert.ok(close.hidden);
  assert.is(document.activeElement, find('[type=submit]'));
});

test('Escape closes it while the focus is inside, and only then', async () => {
  const { status, submit, press, close, find } = await openForm();
  submit();
  press(find('#name'), 'Escape');
  assert.is(status.textContent, WORDS);
  close.focus();
  press(close, 'Escape', { ctrlKey: true });
  assert.is(status.textContent, WORDS);
  press(close, 'Escape');
  assert.is(status.textContent, '');
});

test('a toast that is closed does not come back when the window does', async () => {
  const { status, submit, close, fire, window, clock } = await openForm();
  submit();
  close.click();
  fire(window, 'focus');
  clock.pass(60_000);
  assert.is(status.textContent, '');
});

const DRAFT = 'quote-draft';

for (const [stored, city] of [
  ['null', ''],
  ['5', ''],
  ['"Boerne"', ''],
  ['["Boerne"]', ''],
  ['{', ''],
  ['{"name":5,"message":null,"city":"Boerne"}', 'Boerne'],
] as const) {
  test(`the draft survives what is stored: ${stored}`, async () => {
    const { findAll, find, fire, window, errors } = await openPage('/contact', {
      prepare: (window) => window.sessionStorage.setItem(DRAFT, stored),
    });
    assert.equal(errors, []);
    const values = findAll<HTMLInputElement>('.quote-form [name]').map(({ value }) => value);
    assert.equal(values, ['', '', city, '', '']);
    find<HTMLInputElement>('[name=name]').value = 'Ann';
    fire(find('[name=name]'), 'input');
    assert.is(JSON.parse(window.sessionStorage.getItem(DRAFT)!).name, 'Ann');
  });
}

test('the draft has every field that has a name, required or not, but the honeypot', async () => {
  const { find, fire, window } = await openPage('/contact', {
    prepare: (_, document) => {
      document.querySelector('[name=city]')!.removeAttribute('required');
      document
        .querySelector('.quote-form')!
        .insertAdjacentHTML('beforeend', '<input name="website" autocomplete="off" value="spam">');
    },
  });
  fire(find('[name=city]'), 'input');
  const draft = JSON.parse(window.sessionStorage.getItem(DRAFT)!);
  assert.equal(Object.keys(draft), ['name', 'phone', 'city', 'serviceType', 'message']);
});

test('the draft leaves alone what the browser has restored', async () => {
  const { find } = await openPage('/contact', {
    prepare: (window, document) => {
      window.sessionStorage.setItem(DRAFT, '{"name":"Ann","city":"Boerne"}');
      document.querySelector<HTMLInputElement>('[name=name]')!.value = 'Lucia';
    },
  });
  assert.is(find<HTMLInputElement>('[name=name]').value, 'Lucia');
  assert.is(find<HTMLInputElement>('[name=city]').value, 'Boerne');
});

test('the first missing field is brought into sight, a frame after the browser has focused it', async () => {
  const { fields, fire, clock } = await openForm();
  let block: string | undefined;
  fields[1]!.scrollIntoView = (options) => void ({ block } = options as ScrollIntoViewOptions);
  fire(fields[1]!, 'invalid', { bubbles: false });
  fields[1]!.focus();
  clock.pass(16);
  assert.is(block, 'nearest');
});

test.run();
