/** The script of the questions: keys that move among them, and one open at a time. */

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { faq } from '../../../site/content/faq.ts';
import { openPage } from '../../support/open-page.ts';

/** The index of the last question. */
const LAST = faq.length - 1;

async function openFaq() {
  const page = await openPage('/services');
  const summaries = page.findAll('.faq summary');
  const items = page.findAll<HTMLDetailsElement>('.faq details');
  const focused = () => summaries.indexOf(page.document.activeElement as HTMLElement);
  return { ...page, summaries, items, focused };
}

for (const [key, from, to] of [
  ['ArrowDown', 0, 1],
  ['ArrowDown', LAST, 0],
  ['ArrowUp', 2, 1],
  ['ArrowUp', 0, LAST],
  ['Home', LAST, 0],
  ['Home', 0, 0],
  ['End', 1, LAST],
] as const) {
  test(`${key} on question ${from + 1} moves the focus to question ${to + 1}, and opens nothing`, async () => {
    const { press, summaries, items, focused } = await openFaq();
    summaries[from]!.focus();
    const event = press(summaries[from]!, key);
    assert.is(focused(), to);
    assert.ok(event.defaultPrevented);
    assert.not.ok(items.some(({ open }) => open));
  });
}

for (const [key, properties] of [
  ['ArrowLeft', {}],
  ['ArrowRight', {}],
  ['PageDown', {}],
  ['a', {}],
  ['ArrowDown', { altKey: true }],
  ['ArrowUp', { ctrlKey: true }],
  ['Home', { metaKey: true }],
  ['End', { shiftKey: true }],
  ['ArrowDown', { isComposing: true }],
] as const) {
  test(`${key} with ${JSON.stringify(properties)} is left to the browser`, async () => {
    const { press, summaries, focused } = await openFaq();
    summaries[2]!.focus();
    const event = press(summaries[2]!, key, properties);
    assert.is(focused(), 2);
    assert.not.ok(event.defaultPrevented);
  });
}

test('keys within an answer scroll the page', async () => {
  const { press, items } = await openFaq();
  assert.not.ok(press(items[0]!.querySelector('p')!, 'ArrowDown').defaultPrevented);
  assert.not.ok(press(items[0]!.querySelector('p')!, 'End').defaultPrevented);
});

test('one is open at a time, and the open one can be closed', async () => {
  const { fire, items } = await openFaq();
  const open = (index: number, state: boolean) => {
    items[index]!.open = state;
    fire(items[index]!, 'toggle', { bubbles: false });
  };
  const opened = () => items.map((item, index) => (item.open ? index : -1)).filter((index) => index >= 0);
  open(1, true);
  open(2, true);
  assert.equal(opened(), [2]);
  open(0, true);
  open(LAST, true);
  assert.equal(opened(), [LAST]);
  open(LAST, false);
  assert.equal(opened(), []);
});

for (const [top, scrolls] of [
  [-120, true],
  [300, false],
] as const) {
  test(`a question that opens at ${top} px ${scrolls ? 'is brought back into sight' : 'stays where it is'}`, async () => {
    const { fire, items, summaries } = await openFaq();
    let scrolled = false;
    summaries[3]!.getBoundingClientRect = () => ({ top }) as DOMRect;
    summaries[3]!.scrollIntoView = () => void (scrolled = true);
    items[3]!.open = true;
    fire(items[3]!, 'toggle');
    assert.is(scrolled, scrolls);
  });
}

test.run();
