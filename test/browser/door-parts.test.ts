/** The parts of the door on the services page, as a browser shows them: by mouse, by keyboard, by touch. */

import type { Page } from 'playwright-core';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { parts } from '../../site/content/services-page.ts';
import { DESKTOP, PHONE, type Visit, visit } from '../support/visit.ts';

const link = ({ page }: Visit, index: number) => page.locator('.door-cutaway-legend a').nth(index);
const bubble = ({ page }: Visit, index: number) => page.locator('.door-cutaway-legend [role=tooltip]').nth(index);

/** The numbers whose part of the drawing, and whose entry in the list, have another color than what holds them all. */
const lit = ({ page }: Visit) =>
  page.evaluate(() =>
    ['svg', 'ol'].map((where) => {
      const all = [...document.querySelectorAll(`${where} [class^="part-"]`)];
      const atRest = getComputedStyle(all[0]!.parentElement!).color;
      return all.filter((one) => getComputedStyle(one).color !== atRest).map((one) => one.getAttribute('class'));
    }),
  );

/** Opens the page with the clock in the test's hands. */
const onParts = (look: (now: Visit) => Promise<void>) => visit('/services', { ...DESKTOP, hasClock: true }, look);

/** What a visitor sees of the entry that has the focus. */
const readFocused = (page: Page) =>
  page.evaluate(() => {
    const link = document.activeElement!;
    const bubble = link.parentElement!.querySelector<HTMLElement>('[role=tooltip]')!;
    return {
      index: [...document.querySelectorAll('.door-cutaway-legend a')].indexOf(link),
      isRinged: link.matches(':focus-visible'),
      told: bubble.checkVisibility({ visibilityProperty: true }) ? bubble.innerText : '',
    };
  });

test('Tab reaches each part in order; its sentence opens after 700 ms, lights the drawing, and Escape closes it', () =>
  onParts(async (now) => {
    const { page } = now;
    await page.locator('.hero .button').focus();
    for (const [index, { text }] of parts.entries()) {
      const closed = { index, isRinged: true, told: '' };
      await page.keyboard.press('Tab');
      assert.equal(await readFocused(page), closed);
      await page.clock.runFor(710);
      assert.equal(await readFocused(page), { ...closed, told: text });
      assert.equal(await lit(now), [[`part-${index + 1}`], [`part-${index + 1}`]]);
      await page.keyboard.press('Escape');
      assert.equal(await readFocused(page), closed);
      // Longer than the time in which the next one opens at once.
      await page.clock.runFor(400);
    }
  }));

/** Moves the mouse to the middle of an element. */
async function pointAt({ page }: Visit, selector: string): Promise<void> {
  const { x, y } = await page.evaluate((selector) => {
    const element = document.querySelector(selector)!;
    element.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    const { left, top, width, height } = element.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  }, selector);
  await page.mouse.move(x, y);
}

test('resting on an entry lights its part, and pointing at a part lights its entry', () =>
  onParts(async (now) => {
    const { page } = now;
    assert.equal(await lit(now), [[], []]);
    for (const part of parts.keys()) {
      const both = [[`part-${part + 1}`], [`part-${part + 1}`]];
      for (const place of [`ol .part-${part + 1} a`, `svg .part-${part + 1} text`]) {
        await pointAt(now, place);
        assert.equal(await lit(now), both, place);
        await page.mouse.move(5, 300);
        assert.equal(await lit(now), [[], []]);
      }
    }
  }));

test('where the screen is tall enough to show both, pointing at a service lights the parts that it repairs', () =>
  visit('/services', { viewport: { width: 1440, height: 3000 } }, async (now) => {
    const { page } = now;
    await page.locator('.door-cutaway-legend[data-attached]').waitFor();
    for (const card of new Set(parts.map(({ href }) => href.split('#')[1]))) {
      await page.locator(`#${card}`).hover();
      const its = parts.flatMap(({ href }, index) => (href === `/services#${card}` ? [`part-${index + 1}`] : []));
      const [drawn, listed] = await lit(now);
      assert.equal([[...drawn!].sort(), listed], [its, its], card);
    }
  }));

test('a number in the drawing leads where its entry leads', () =>
  visit('/services', DESKTOP, async ({ page }) => {
    await page.locator(`svg .part-${parts.length} text`).click();
    await page.waitForURL(`**${parts.at(-1)!.href}`);
  }));

test('on a phone the sentence stands below its link, and a tap follows it', () =>
  visit('/services', PHONE, async (now) => {
    for (const index of parts.keys()) assert.ok(await bubble(now, index).isVisible());
    await link(now, 0).tap();
    await now.page.waitForURL(`**${parts[0]!.href}`);
  }));

test('numbers are large enough to read on a phone, and stand within the screen', () =>
  visit('/services', PHONE, async ({ page }) => {
    const boxes = await page.evaluate(() =>
      Array.from(document.querySelectorAll<SVGTextElement>('.door-cutaway text'), (text) => {
        const disc = text.previousElementSibling!.getBoundingClientRect();
        // The text grows and shrinks with its drawing.
        const scale = text.closest('svg')!.getScreenCTM()!.a;
        return {
          width: disc.width,
          left: disc.left,
          right: disc.right,
          size: parseFloat(getComputedStyle(text).fontSize) * scale,
        };
      }),
    );
    assert.is(boxes.length, 7);
    for (const { width, left, right, size } of boxes) {
      assert.ok(width >= 15 && size >= 11, `${width} px, ${size} px`);
      assert.ok(left >= 0 && right <= 390);
    }
  }));

test('with forced colors each number stands out from its disc', () =>
  visit('/services', { ...DESKTOP, isolated: true, forcedColors: 'active' }, async ({ page }) => {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      const differences = await page.evaluate(() =>
        Array.from(document.querySelectorAll('.door-cutaway text'), (text) => {
          const brightness = (color: string) =>
            color
              .match(/\d+/g)!
              .slice(0, 3)
              .reduce((sum, part) => sum + Number(part), 0) / 3;
          return Math.abs(
            brightness(getComputedStyle(text).fill) - brightness(getComputedStyle(text.previousElementSibling!).fill),
          );
        }),
      );
      assert.is(differences.length, 7);
      for (const difference of differences) assert.ok(difference > 128, `${colorScheme}: ${difference}`);
    }
  }));

test('without JavaScript each sentence stands below its link; without styles too it is a numbered list', () =>
  visit('/services', { ...DESKTOP, javaScriptEnabled: false }, async (now) => {
    const { page } = now;
    for (const index of parts.keys()) {
      const { y, height } = (await link(now, index).boundingBox())!;
      assert.ok((await bubble(now, index).boundingBox())!.y >= y + height - 1);
    }
    await page.evaluate(() => document.querySelector('style')!.remove());
    const list = page.locator('ol').first();
    const numbering = await list.evaluate((element) =>
      Array.from(element.querySelectorAll('li'), (item) => getComputedStyle(item).listStyleType),
    );
    assert.equal(
      numbering,
      parts.map(() => 'decimal'),
    );
    assert.is(await list.innerText(), parts.map(({ title, text }) => `${title} ${text}`).join('\n'));
  }));

test.run();
