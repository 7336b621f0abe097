/** Tests the FAQ on the services page with a mouse, with a keyboard, and without JavaScript. */

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { faq } from '../../site/content/faq.ts';
import { DESKTOP, isFocused, PHONE, type Visit, visit } from '../support/visit.ts';

const LAST = faq.length - 1;

const summary = ({ page }: Visit, index: number) => page.locator('.faq summary').nth(index);
/** Returns the indexes of the visible answers. */
const opened = ({ page }: Visit) =>
  page.evaluate(() =>
    [...document.querySelectorAll('.faq-answer')].flatMap((answer, index) => (answer.checkVisibility() ? index : [])),
  );

async function assertOneOpens(now: Visit): Promise<void> {
  assert.equal(await opened(now), []);
  for (const index of [0, LAST, 0]) {
    await summary(now, index).click();
    assert.equal(await opened(now), [index]);
  }
  await summary(now, 0).click();
  assert.equal(await opened(now), []);
}

for (const javaScriptEnabled of [true, false])
  test(`only one question is open at a time ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () =>
    visit('/services', { ...DESKTOP, javaScriptEnabled }, assertOneOpens));

test("only one question is open at a time in browsers that don't support <details name>", () =>
  visit('/services', DESKTOP, async (now) => {
    await now.page.evaluate(() => {
      for (const item of document.querySelectorAll('.faq details')) item.removeAttribute('name');
    });
    await summary(now, 0).click();
    await summary(now, LAST).click();
    await now.page.waitForFunction(() => document.querySelectorAll('.faq details[open]').length === 1);
    assert.equal(await opened(now), [LAST]);
  }));

/** Opens each question at two scroll positions. Returns those that end up hidden. */
async function findHidden(): Promise<string[]> {
  const items = [...document.querySelectorAll<HTMLDetailsElement>('.faq details')];
  const rect = (selector: string) => document.querySelector(selector)!.getBoundingClientRect();
  const frame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  const nextToggle = (item: Element) =>
    new Promise((resolve) => item.addEventListener('toggle', resolve, { once: true }));
  const hidden: string[] = [];
  // Click a question partly under the header, and one partly below the viewport.
  for (const [index, item] of items.entries())
    for (const place of [0, 1]) {
      // The previous question is open, so its answer closes.
      const changes = items.filter(({ open }, other) => open !== (other === index - 1)).map(nextToggle);
      for (const [other, item] of items.entries()) item.open = other === index - 1;
      await Promise.all(changes);
      const summary = item.querySelector('summary')!;
      const { top, height } = summary.getBoundingClientRect();
      const edge = rect('header').bottom;
      scrollBy({ top: top + height / 2 - edge - place * (innerHeight - edge), behavior: 'instant' });
      await frame();
      const opens = nextToggle(item);
      summary.click();
      await opens;
      await frame();
      const after = summary.getBoundingClientRect();
      const [first, last] = [rect('header').bottom, rect('.call-bar').top || innerHeight];
      if (after.top < first || after.bottom > last)
        hidden.push(`${index} at ${place}: ${after.top} px, expected ${first} to ${last} px`);
    }
  return hidden;
}

for (const [width, options] of [
  [390, PHONE],
  [1440, { viewport: { width: 1440, height: 900 } }],
] as const) {
  test(`at ${width} px, an opened question is fully visible`, () =>
    visit('/services', options, async ({ page }) => {
      assert.equal(await page.evaluate(findHidden), []);
      await page.addStyleTag({ content: 'html { overflow-anchor: none }' });
      assert.equal(await page.evaluate(findHidden), [], 'without scroll anchoring, as in Safari');
    }));
}

test('arrow keys, Home and End move between questions', () =>
  visit('/services', DESKTOP, async (now) => {
    const { keyboard } = now.page;
    await summary(now, 0).focus();
    for (const [key, index] of [
      ['ArrowUp', LAST],
      ['ArrowDown', 0],
      ['ArrowDown', 1],
      ['End', LAST],
      ['Home', 0],
      ['Control+End', 0],
      ['Shift+ArrowDown', 0],
    ] as const) {
      await keyboard.press(key);
      assert.ok(await isFocused(summary(now, index)), key);
    }
    assert.equal(await opened(now), []);
  }));

test("an open question's arrow and background differ from a closed question's", () =>
  visit('/services', DESKTOP, async (now) => {
    await summary(now, 0).click();
    const look = (index: number) =>
      summary(now, index).evaluate((summary) => [
        getComputedStyle(summary, '::after').rotate,
        getComputedStyle(summary.parentElement!).backgroundImage,
      ]);
    const [open, closed] = [await look(0), await look(1)];
    assert.is.not(open[0], closed[0]);
    assert.is.not(open[1], closed[1]);
  }));

test.run();
