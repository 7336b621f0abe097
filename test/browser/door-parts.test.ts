/** Tests the numbered door parts on the services page, in the illustration and in the list. */

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { parts } from '../../site/content/services-page.ts';
import { DESKTOP, PHONE, type Visit, visit } from '../support/visit.ts';

const NUMBERS = parts.map((_, index) => index + 1);
const className = (index: number) => `part-${index + 1}`;

/** Asserts that exactly these parts are highlighted, both in the illustration and in the list. */
async function assertHighlighted({ page }: Visit, names: string[]): Promise<void> {
  const highlighted = await page.evaluate(() =>
    ['svg', 'ol'].map((root) => {
      const all = [...document.querySelectorAll(`${root} [class^="part-"]`)];
      const { color } = getComputedStyle(all[0]!.parentElement!);
      const found = all.filter((part) => getComputedStyle(part).color !== color);
      return found.map((part) => part.getAttribute('class')).sort();
    }),
  );
  assert.equal(highlighted, [names, names]);
}

test('Tab moves through the parts in order and opens their tooltips, and Escape closes them', () =>
  visit('/services', { ...DESKTOP, hasClock: true }, async (now) => {
    const { page } = now;
    const focused = () =>
      page.evaluate(() => {
        const link = document.activeElement!;
        const tooltip = link.parentElement!.querySelector<HTMLElement>('[role=tooltip]')!;
        return {
          label: link.textContent,
          text: tooltip.checkVisibility({ visibilityProperty: true }) ? tooltip.innerText : '',
        };
      });
    await page.locator('.hero .button').focus();
    for (const [index, { title, text }] of parts.entries()) {
      const closed = { label: title, text: '' };
      await page.keyboard.press('Tab');
      assert.equal(await focused(), closed);
      await page.clock.runFor(710);
      assert.equal(await focused(), { ...closed, text });
      await assertHighlighted(now, [className(index)]);
      await page.keyboard.press('Escape');
      assert.equal(await focused(), closed);
      // For 300 ms after a tooltip closes, the next one opens without a delay.
      await page.clock.runFor(400);
    }
  }));

test('hovering over a list item, number or service highlights its parts', () =>
  // The viewport is tall enough to show everything without scrolling.
  visit('/services', { viewport: { width: 1440, height: 3000 } }, async (now) => {
    const { page } = now;
    for (const index of parts.keys()) {
      for (const selector of [`ol .${className(index)} a`, `svg .${className(index)} text`]) {
        await page.locator(selector).hover();
        await assertHighlighted(now, [className(index)]);
      }
    }
    for (const target of new Set(parts.map(({ href }) => href))) {
      await page.locator(target.replace('/services', '')).hover();
      const expected = [...parts.keys()].filter((index) => parts[index]!.href === target).map(className);
      await assertHighlighted(now, expected);
    }
    await page.locator(`svg .${className(parts.length - 1)} text`).click();
    await page.waitForURL(`**${parts.at(-1)!.href}`);
  }));

test("part numbers are readable and don't overlap on a phone", () =>
  visit('/services', PHONE, async ({ page }) => {
    const discs = await page.evaluate(() =>
      [...document.querySelectorAll<SVGTextElement>('.door-cutaway text')].map((text) => {
        const { width, left, right, top } = text.previousElementSibling!.getBoundingClientRect();
        const fontSize = parseFloat(getComputedStyle(text).fontSize) * text.getScreenCTM()!.a;
        return { number: Number(text.textContent), width, left, right, top, fontSize };
      }),
    );
    assert.equal(discs.map(({ number }) => number).sort(), NUMBERS);
    for (const [index, { number, width, left, right, top, fontSize }] of discs.entries()) {
      assert.ok(width >= 15 && fontSize >= 11, `${number}: disc is ${width} px, font is ${fontSize} px`);
      assert.ok(left >= 0 && right <= PHONE.viewport!.width, `${number} is cut off: ${left} to ${right} px`);
      for (const other of discs.slice(index + 1)) {
        assert.ok(Math.hypot(left - other.left, top - other.top) > width + 3, `${number} overlaps ${other.number}`);
      }
    }
  }));

test('part numbers contrast with their discs in forced colors mode', () =>
  visit('/services', { ...DESKTOP, isolated: true, forcedColors: 'active' }, async ({ page }) => {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      const differences = await page.evaluate(() => {
        // Emulated forced colors are shades of gray, so one channel is enough.
        const brightness = (shape: Element) => Number(getComputedStyle(shape).fill.match(/\d+/)![0]);
        const texts = [...document.querySelectorAll('.door-cutaway text')];
        return texts.map((text) => Math.abs(brightness(text) - brightness(text.previousElementSibling!)));
      });
      assert.is(differences.length, parts.length);
      assert.ok(Math.min(...differences) > 128, `${colorScheme}: ${differences}`);
    }
  }));

test("without JavaScript, each part's text is below a link to a service", () =>
  visit('/services', { ...DESKTOP, javaScriptEnabled: false }, async ({ page }) => {
    const list = page.locator('.hero + section > ol');
    const items = await list.evaluate((list) =>
      [...list.querySelectorAll('a')].map((link) => ({
        card: document.querySelector(`article${link.hash}`)?.tagName,
        distance: link.nextElementSibling!.getBoundingClientRect().top - link.getBoundingClientRect().bottom,
      })),
    );
    assert.is(items.length, parts.length);
    for (const [index, { card, distance }] of items.entries()) {
      assert.is(card, 'ARTICLE', parts[index]!.title);
      assert.ok(distance >= -1, `${distance} px`);
    }
    // The list must also be readable without CSS.
    await page.evaluate(() => document.querySelector('style')!.remove());
    assert.is(await list.innerText(), parts.map(({ title, text }) => `${title} ${text}`).join('\n'));
  }));

test.run();
