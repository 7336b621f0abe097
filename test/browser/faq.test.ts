/** The questions in a real browser: by mouse, touch and keyboard, and without a script. */

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { faq } from '../../site/content/faq.ts';
import { DESKTOP, PHONE, type Visit, visit } from '../support/visit.ts';

/** The index of the last question. */
const LAST = faq.length - 1;

const summary = ({ page }: Visit, index: number) => page.locator('.faq summary').nth(index);
const opened = ({ page }: Visit) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLDetailsElement>('.faq details')].flatMap(({ open }, index) =>
      open ? index : [],
    ),
  );

for (const [device, options] of [
  ['desktop', DESKTOP],
  ['phone', PHONE],
] as const) {
  test(`on a ${device} a click opens a question and closes the other; a second click closes it`, () =>
    visit('/services', options, async (now) => {
      assert.equal(await opened(now), []);
      await summary(now, 0).click();
      assert.equal(await opened(now), [0]);
      assert.ok(await now.page.locator('.faq-answer').first().isVisible());
      await summary(now, LAST).click();
      assert.equal(await opened(now), [LAST]);
      await summary(now, LAST).click();
      assert.equal(await opened(now), []);
    }));
}

test('the arrow of an open question points the other way, and its panel is lit', () =>
  visit('/services', DESKTOP, async (now) => {
    const look = () =>
      summary(now, 0).evaluate((element) => [
        getComputedStyle(element, '::after').rotate,
        getComputedStyle(element.closest('details')!).backgroundImage,
      ]);
    const [closedArrow, closedPanel] = await look();
    await summary(now, 0).click();
    const [openArrow, openPanel] = await look();
    assert.is.not(openArrow, closedArrow);
    assert.is.not(openPanel, closedPanel);
  }));

test('rapid clicks never leave two open', () =>
  visit('/services', DESKTOP, async (now) => {
    await now.page.evaluate(() => {
      const summaries = [...document.querySelectorAll<HTMLElement>('.faq summary')];
      for (let round = 0; round < 50; round += 1) summaries[(round * 5) % summaries.length]!.click();
    });
    assert.ok((await opened(now)).length <= 1);
  }));

test('one is open at a time also where the browser does not group details by name', () =>
  visit('/services', DESKTOP, async (now) => {
    await now.page.evaluate(() =>
      document.querySelectorAll('.faq details').forEach((item) => {
        item.removeAttribute('name');
      }),
    );
    await summary(now, 1).click();
    await summary(now, LAST).click();
    await now.page.waitForFunction(() => document.querySelectorAll('.faq details[open]').length === 1);
    assert.equal(await opened(now), [LAST]);
  }));

test('arrows, Home and End move among the questions and wrap; Enter and Space open', () =>
  visit('/services', DESKTOP, async (now) => {
    const { page } = now;
    const focused = () =>
      page.evaluate(() => [...document.querySelectorAll('.faq summary')].indexOf(document.activeElement!));
    await summary(now, 0).focus();
    for (const [key, index] of [
      ['ArrowUp', LAST],
      ['ArrowDown', 0],
      ['ArrowDown', 1],
      ['End', LAST],
      ['Home', 0],
    ] as const) {
      await page.keyboard.press(key);
      assert.is(await focused(), index, key);
    }
    assert.equal(await opened(now), []);
    await page.keyboard.press('Enter');
    assert.equal(await opened(now), [0]);
    await page.keyboard.press('End');
    await page.keyboard.press('Space');
    assert.equal(await opened(now), [LAST]);
  }));

test('a question stays in sight when a long answer above it closes', () =>
  visit('/services', { viewport: { width: 390, height: 500 } }, async (now) => {
    await summary(now, 0).click();
    await summary(now, 1).click();
    await summary(now, 2).click();
    const top = await summary(now, 2).evaluate((element) => element.getBoundingClientRect().top);
    assert.ok(top >= 0 && top < 500, String(top));
  }));

/** Words of the first answer, as an address points at them: a hyphen would stand between the parts of a pointer. */
const WORDS = encodeURIComponent(faq[0]!.answer[0]!.split(' ').slice(0, 4).join(' ')).replaceAll('-', '%2D');

test('an address that points at words in a closed answer opens it', () =>
  visit(`/services#:~:text=${WORDS}`, DESKTOP, async (now) => {
    await now.page.waitForFunction(() => document.querySelector('.faq details[open]'));
    assert.equal(await opened(now), [0]);
  }));

test('without JavaScript a question opens, and still only one', () =>
  visit('/services', { ...DESKTOP, javaScriptEnabled: false }, async (now) => {
    await summary(now, 2).click();
    assert.ok(await now.page.locator('.faq-answer').nth(2).isVisible());
    await summary(now, LAST).click();
    assert.ok(await now.page.locator('.faq-answer').nth(LAST).isVisible());
    assert.not.ok(await now.page.locator('.faq-answer').nth(2).isVisible());
  }));

test.run();
