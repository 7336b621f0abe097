/** What the quote form's markup tells browsers, password managers and screen readers. */

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { buildWith, builtSite, textOf } from '../support/built-site.ts';

const form = async () => (await (await builtSite()).document('/contact')).querySelector('form')!;

test('browsers know what to fill in', async () => {
  const fields = Array.from((await form()).querySelectorAll('input'), (field) =>
    ['id', 'type', 'autocomplete'].map((name) => field.getAttribute(name)),
  );
  assert.equal(fields, [
    ['name', 'text', 'name'],
    ['phone', 'tel', 'tel'],
    ['city', 'text', 'address-level2'],
  ]);
});

test('every field is required, has a name, a label and an error, and its star is not read aloud', async () => {
  const document = await form();
  for (const field of Array.from(document.querySelectorAll('input, select, textarea'))) {
    const { id } = field;
    assert.ok(field.hasAttribute('required') && field.hasAttribute('name'), id);
    const label = document.querySelector(`label[for="${id}"]`)!;
    assert.match(textOf(label), /\w \*$/);
    assert.is(textOf(label.querySelector('[aria-hidden=true]')), '*');
    assert.ok(document.querySelector(`#${id}-error`)!.hasAttribute('hidden'), id);
  }
});

test('the hint describes the message', async () => {
  const document = await form();
  const id = document.querySelector('textarea')!.getAttribute('aria-describedby')!;
  assert.ok(textOf(document.querySelector(`#${id}`)).length > 10);
});

test('the toast is a status that is there, empty, before it is filled', async () => {
  const toast = (await (await builtSite()).document('/contact')).querySelector('.toast')!;
  assert.is(toast.querySelector('[role=status]')!.innerHTML, '');
});

test('browsers do not fill in the field that only programs are meant to', async () => {
  const document = await (await buildWith({ QUOTE_ENDPOINT: 'https://quotes.example/new' })).document('/contact');
  const honeypot = document.querySelector('[name=website]')!;
  assert.is(honeypot.getAttribute('autocomplete'), 'off');
  assert.ok(honeypot.closest('.field')!.hasAttribute('hidden'));
});

test.run();
