/** The script of tooltips, to the millisecond: what opens them, what closes them, and what does neither. */

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { openPage } from '../../support/open-page.ts';

async function openAssurances() {
  const page = await openPage('/');
  const roots = page.findAll('.tooltip');
  const links = page.findAll<HTMLAnchorElement>('.tooltip a');
  const opened = () => roots.map((root, index) => ('open' in root.dataset ? index : -1)).filter((index) => index >= 0);
  const enter = (index: number, pointerType = 'mouse') =>
    void page.fire(links[index]!, 'pointerenter', { pointerType, bubbles: false });
  const leave = (index: number) => void page.fire(roots[index]!, 'pointerleave');
  /** Focus as the Tab key gives it. */
  const tabTo = (index: number) => {
    page.press(page.document.body, 'Tab');
    links[index]!.matches = ((selector: string) => selector === ':focus-visible') as never;
    links[index]!.focus();
  };
  return { ...page, roots, links, opened, enter, leave, tabTo };
}

test('each bubble describes its link where it is hidden, and at least three are neighbors', async () => {
  const { links, find } = await openAssurances();
  assert.ok(links.length >= 3);
  for (const link of links) {
    const bubble = find(`#${link.getAttribute('aria-describedby')}`);
    assert.is(bubble.getAttribute('role'), 'tooltip');
    assert.ok(bubble.textContent!.length > 10);
    assert.is(bubble.querySelector('a, button'), null);
    assert.is(link.getAttribute('title'), null);
  }
});

test('resting on a link opens after 700 ms: not at 699, but at 701', async () => {
  const { clock, enter, opened } = await openAssurances();
  enter(0);
  clock.pass(699);
  assert.equal(opened(), []);
  clock.pass(2);
  assert.equal(opened(), [0]);
});

test('leaving earlier cancels', async () => {
  const { clock, enter, leave, opened } = await openAssurances();
  enter(0);
  clock.pass(699);
  leave(0);
  clock.pass(5000);
  assert.equal(opened(), []);
});

test('the Tab key opens after 700 ms too, and leaving the link closes', async () => {
  const { clock, links, tabTo, opened } = await openAssurances();
  tabTo(1);
  clock.pass(699);
  assert.equal(opened(), []);
  clock.pass(2);
  assert.equal(opened(), [1]);
  links[1]!.blur();
  assert.equal(opened(), []);
});

for (const [wait, at] of [
  [299, 0],
  [301, 700],
] as const) {
  test(`${wait} ms after another one closed, it opens after ${at} ms`, async () => {
    const { clock, enter, leave, opened } = await openAssurances();
    enter(0);
    clock.pass(701);
    leave(0);
    clock.pass(wait);
    enter(1);
    if (at > 0) {
      assert.equal(opened(), []);
      clock.pass(at - 1);
      assert.equal(opened(), []);
      clock.pass(2);
    }
    assert.equal(opened(), [1]);
  });
}

test('while one is open another opens at once, and only one is open', async () => {
  const { clock, enter, tabTo, opened } = await openAssurances();
  tabTo(0);
  clock.pass(701);
  enter(2);
  assert.equal(opened(), [2]);
});

test('coming back to the same link within the skip delay opens it at once', async () => {
  const { clock, enter, leave, opened } = await openAssurances();
  enter(0);
  clock.pass(701);
  leave(0);
  clock.pass(100);
  enter(0);
  assert.equal(opened(), [0]);
});

const closers: [name: string, close: (page: Awaited<ReturnType<typeof openAssurances>>) => void][] = [
  ['pointerdown on the link', ({ fire, links }) => fire(links[0]!, 'pointerdown')],
  ['pointerdown elsewhere', ({ fire, document }) => fire(document.body, 'pointerdown')],
  ['scrolling', ({ fire, document }) => fire(document, 'scroll')],
  ['scrolling of a part', ({ fire, find }) => fire(find('.home-why'), 'scroll', { bubbles: false })],
  ['Escape', ({ press, document }) => press(document.body, 'Escape')],
  ['leaving the page', ({ fire, window }) => fire(window, 'pagehide')],
];
for (const [name, close] of closers) {
  test(`${name} closes it, and it stays closed though the pointer still rests there`, async () => {
    const page = await openAssurances();
    page.enter(0);
    page.clock.pass(701);
    assert.equal(page.opened(), [0]);
    close(page);
    page.clock.pass(5000);
    assert.equal(page.opened(), []);
  });

  test(`${name} cancels one that is about to open`, async () => {
    const page = await openAssurances();
    page.enter(0);
    page.clock.pass(500);
    close(page);
    page.clock.pass(5000);
    assert.equal(page.opened(), []);
  });
}

test('pointerdown on the bubble leaves it open: its text can be selected', async () => {
  const { clock, enter, opened, fire, find } = await openAssurances();
  enter(0);
  clock.pass(701);
  fire(find('[role=tooltip]'), 'pointerdown');
  assert.equal(opened(), [0]);
});

test('Escape is used up only by an open tooltip', async () => {
  const { clock, enter, press, document } = await openAssurances();
  assert.not.ok(press(document.body, 'Escape').defaultPrevented);
  enter(0);
  clock.pass(701);
  assert.ok(press(document.body, 'Escape').defaultPrevented);
  assert.not.ok(press(document.body, 'Escape').defaultPrevented);
});

test('Escape closes the tooltip before the menu', async () => {
  const { clock, enter, press, find, opened } = await openAssurances();
  const toggle = find('.menu-toggle');
  toggle.click();
  enter(0);
  clock.pass(701);
  press(toggle, 'Escape');
  assert.equal(opened(), []);
  assert.is(toggle.getAttribute('aria-expanded'), 'true');
  press(toggle, 'Escape');
  assert.is(toggle.getAttribute('aria-expanded'), 'false');
});

test('a finger never opens it', async () => {
  const { clock, enter, opened } = await openAssurances();
  enter(0, 'touch');
  clock.pass(5000);
  assert.equal(opened(), []);
});

test('a pen opens it like a mouse', async () => {
  const { clock, enter, opened } = await openAssurances();
  enter(0, 'pen');
  clock.pass(701);
  assert.equal(opened(), [0]);
});

test('a focus that no key caused does not open it: a script’s, or that of a window coming back', async () => {
  const { clock, links, press, document, opened } = await openAssurances();
  links[0]!.matches = (() => true) as never;
  links[0]!.focus();
  clock.pass(5000);
  assert.equal(opened(), []);
  links[0]!.blur();
  press(document.body, 'Tab');
  clock.pass(2000);
  links[0]!.focus();
  clock.pass(5000);
  assert.equal(opened(), []);
});

test('the scrolling that a Tab key causes does not close what it opens', async () => {
  const { clock, tabTo, fire, document, opened } = await openAssurances();
  tabTo(0);
  clock.pass(20);
  fire(document, 'scroll');
  clock.pass(700);
  assert.equal(opened(), [0]);
  fire(document, 'scroll');
  assert.equal(opened(), []);
});

test('it opens below where there is no room above, and moves sideways into the screen', async () => {
  const { clock, enter, roots, find, document } = await openAssurances();
  const bubble = find('[role=tooltip]');
  Object.defineProperty(document.documentElement, 'clientWidth', { value: 320 });
  bubble.getBoundingClientRect = () => ({ top: 2, left: 120, right: 360 }) as DOMRect;
  enter(0);
  clock.pass(701);
  assert.ok('below' in roots[0]!.dataset);
  assert.is(bubble.style.translate, '-48px');
});

test.run();
