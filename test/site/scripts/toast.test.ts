/** Tests the toast's timer. browser/form.test.ts tests the text, the button and keyboard use. */

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { toast } from '../../../site/content/contact.ts';
import { openPage } from '../../support/open-page.ts';

const TEXT = `${toast.title}${toast.text}`;

async function openForm() {
  const state = { hasWindowFocus: true, pseudoClasses: [] as string[] };
  const page = await openPage('/contact', {
    // happy-dom doesn't support hover, window focus or scrolling.
    prepare: (_, document) => {
      document.hasFocus = () => state.hasWindowFocus;
      const matches = (selector: string) => selector.split(', ').some((one) => state.pseudoClasses.includes(one));
      Object.assign(document.querySelector('.toast')!, { matches });
      for (const element of document.querySelectorAll('*')) element.scrollIntoView = () => {};
    },
  });
  const { clock, find, fire } = page;
  const text = () => find('[role=status]').textContent;
  const assertStays = (milliseconds: number) => {
    clock.pass(milliseconds - 1);
    assert.is(text(), TEXT);
    clock.pass(2);
    assert.is(text(), '');
  };
  /** Submits the form as if it were valid. The toast appears in the next frame. */
  const submit = () => {
    fire(find('form'), 'submit');
    assert.is(text(), '', 'The text must change, or screen readers won’t announce it again.');
    clock.pass(16);
    assert.is(text(), TEXT);
  };
  return { ...page, state, text, assertStays, submit };
}

test('the toast is visible for 6 seconds after the last submission', async () => {
  const { submit, assertStays, clock } = await openForm();
  submit();
  clock.pass(5000);
  submit();
  assertStays(6000);
});

for (const [name, pseudoClasses, [start, end]] of [
  ['the pointer is over the toast', [':hover'], ['pointerover', 'pointerout']],
  ['the focus is in the toast', [':focus-within'], ['focus', 'blur']],
  ['the window is in the background', [], ['blur', 'focus']],
] as const) {
  test(`the timer pauses while ${name}`, async () => {
    const { submit, assertStays, clock, fire, find, window, state, text } = await openForm();
    const target = pseudoClasses.length > 0 ? find('.toast') : window;
    submit();
    clock.pass(5000);
    Object.assign(state, { pseudoClasses, hasWindowFocus: pseudoClasses.length > 0 });
    fire(target, start);
    clock.pass(60_000);
    assert.is(text(), TEXT);
    Object.assign(state, { pseudoClasses: [], hasWindowFocus: true });
    fire(target, end);
    assertStays(1000);
  });
}

test('the timer stays paused if the pointer leaves while the toast has focus', async () => {
  const { submit, clock, fire, find, state, text } = await openForm();
  submit();
  state.pseudoClasses = [':focus-within'];
  fire(find('.toast'), 'pointerout');
  clock.pass(60_000);
  assert.is(text(), TEXT);
});

test('a closed toast stays closed when the window regains focus', async () => {
  const { submit, clock, fire, find, window, text } = await openForm();
  submit();
  find('.toast button').click();
  fire(window, 'focus');
  clock.pass(60_000);
  assert.is(text(), '');
});

test.run();
