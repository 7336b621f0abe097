/** Tests when tooltips open and close. browser/tooltip.test.ts tests their positions. */

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { openPage } from '../../support/open-page.ts';

async function openTooltips() {
  const page = await openPage('/services');
  const { clock, fire, press, document } = page;
  const roots = page.findAll('.tooltip');
  const links = page.findAll<HTMLAnchorElement>('.tooltip a');
  return {
    ...page,
    links,
    enter: (index: number, pointerType = 'mouse') =>
      void fire(links[index]!, 'pointerenter', { pointerType, bubbles: false }),
    leave: (index: number) => void fire(roots[index]!, 'pointerleave'),
    /** Presses Tab, and moves the focus after a delay in milliseconds. */
    tabTo(index: number, delay = 0) {
      press(document.body, 'Tab');
      clock.pass(delay);
      links[index]!.matches = ((selector: string) => selector === ':focus-visible') as never;
      links[index]!.focus();
    },
    assertOpen(expected: readonly number[], message?: string) {
      const open = [...roots.keys()].filter((index) => 'open' in roots[index]!.dataset);
      assert.equal(open, expected, message);
    },
  };
}

test('a tooltip opens after 700 ms of hovering, and never on touch', async () => {
  const { clock, enter, leave, assertOpen } = await openTooltips();
  enter(0, 'touch');
  clock.pass(5000);
  assertOpen([]);
  enter(0);
  clock.pass(699);
  assertOpen([]);
  clock.pass(2);
  assertOpen([0]);
  enter(2);
  assertOpen([2]);
  leave(2);
  assertOpen([]);
  clock.pass(299);
  enter(1);
  assertOpen([1]);
  leave(1);
  clock.pass(301);
  enter(1);
  clock.pass(699);
  leave(1);
  clock.pass(5000);
  assertOpen([]);
});

test('a tooltip opens 700 ms after tabbing to its link, but not on other focus', async () => {
  const { clock, document, fire, links, tabTo, assertOpen } = await openTooltips();
  tabTo(0, 2000);
  clock.pass(5000);
  assertOpen([]);
  tabTo(1);
  clock.pass(20);
  // The browser scrolls the focused link into view.
  fire(document, 'scroll');
  clock.pass(679);
  assertOpen([]);
  clock.pass(2);
  assertOpen([1]);
  links[1]!.blur();
  assertOpen([]);
});

test('a tooltip closes on Escape, on scroll and on a press outside it', async () => {
  const { clock, document, enter, find, fire, links, press, window, assertOpen } = await openTooltips();
  const closers = {
    pressing: () => fire(links[0]!, 'pointerdown'),
    scrolling: () => fire(document, 'scroll'),
    'scrolling an element': () => fire(find('main'), 'scroll', { bubbles: false }),
    Escape: () => press(document.body, 'Escape'),
    'leaving the page': () => fire(window, 'pagehide'),
  };
  for (const [name, close] of Object.entries(closers)) {
    enter(0);
    clock.pass(500);
    close();
    clock.pass(5000);
    assertOpen([], `${name} before it opens`);
    enter(0);
    clock.pass(701);
    fire(find('[role=tooltip]'), 'pointerdown');
    assertOpen([0], name);
    close();
    clock.pass(5000);
    assertOpen([], name);
  }
});

test('Escape closes the tooltip first and then the menu', async () => {
  const { clock, enter, find, press, assertOpen } = await openTooltips();
  const toggle = find('.menu-toggle');
  toggle.click();
  enter(0);
  clock.pass(701);
  for (const menu of ['true', 'false']) {
    press(toggle, 'Escape');
    assertOpen([]);
    assert.is(toggle.getAttribute('aria-expanded'), menu);
  }
});

test.run();
