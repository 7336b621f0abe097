/** Tests the numbered door parts on the services page, in the illustration and in the list. */

import type { Page } from 'playwright-core';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { parts, symptoms } from '../../site/content/services-page.ts';
import { DESKTOP, PHONE, read, settle, type Visit, visit } from '../support/visit.ts';

/** Links of the parts: to their symptom, or to their service if they have none. */
const links = parts.map(({ id, href }) => (symptoms.some(({ part }) => part === id) ? `#symptom-${id}` : href));
const NAMES = parts.map((_, index) => `part-${index + 1}`);

/** Asserts that exactly these parts are highlighted, both in the illustration and in the list. */
async function assertHighlighted({ page }: Visit, names: readonly string[]): Promise<void> {
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

test('hovering over a number, symptom or service highlights its parts', () =>
  // The viewport is tall enough to show everything without scrolling.
  read(DESKTOP, '/services', { width: 1440, height: 3000 }, async (now) => {
    const targets = links.map((link) => {
      const names = NAMES.filter((_, index) => links[index] === link);
      return [link.replace('/services', ''), names] as const;
    });
    const own = NAMES.map((name) => [`svg .${name} text`, [name]] as const);
    for (const [selector, highlighted] of new Map<string, readonly string[]>([...own, ...targets])) {
      const { x, y, width, height } = (await now.page.locator(selector).first().boundingBox())!;
      await now.page.mouse.move(x + width / 2, y + height / 2);
      await assertHighlighted(now, highlighted);
    }
  }));

test('Tab moves through the parts in order, and highlights each of them', () =>
  read(DESKTOP, '/services', {}, async (now) => {
    await now.page.mouse.move(0, 0);
    await now.page.focus('.hero .button');
    for (const [index, { title }] of parts.entries()) {
      await now.page.keyboard.press('Tab');
      assert.is(await now.page.evaluate(() => document.activeElement!.textContent), title);
      await assertHighlighted(now, [NAMES[index]!]);
    }
  }));

test('part numbers contrast with their discs in forced colors mode', async () => {
  for (const colorScheme of ['light', 'dark'] as const)
    await read(DESKTOP, '/services', { forcedColors: 'active', colorScheme }, async ({ page }) => {
      const differences = await page.evaluate(() => {
        // Emulated forced colors are shades of gray, so one channel is enough.
        const brightness = (shape: Element) => Number(getComputedStyle(shape).fill.match(/\d+/)![0]);
        const texts = [...document.querySelectorAll('.door-cutaway text')];
        return texts.map((text) => Math.abs(brightness(text) - brightness(text.previousElementSibling!)));
      });
      assert.ok(differences.length > 0 && Math.min(...differences) > 128, `${colorScheme}: ${differences}`);
    });
});

const [first, second] = links.filter((link) => link.startsWith('#'));
/** Links of the first part with a symptom, and of the first one without. */
const SAMPLES = [first, links.find((link) => !link.startsWith('#'))].filter((link) => link !== undefined);
const nameOf = (link: string) => NAMES[links.indexOf(link)]!;

test("a part's number and chip on a phone open its symptom or lead to its service", () =>
  visit('/services', PHONE, async ({ page }) => {
    for (const part of ['svg .? text', 'ol .?'])
      for (const link of SAMPLES) {
        await page.evaluate(() => document.querySelector('.symptoms [open]')?.removeAttribute('open'));
        await page.locator(part.replace('?', nameOf(link))).click();
        await page.waitForURL(`**${link}`);
        // The target has a thick line at its top, unless it's the heading of the services. Forced
        // colors would remove a shadow.
        const look = (item: Element) => [item.matches('[open]'), parseFloat(getComputedStyle(item).borderTopWidth) > 3];
        const found = await page.locator(link.replace('/services', '')).evaluate(look);
        assert.equal(found, [link.startsWith('#'), !link.endsWith('#services')]);
      }
  }));

// Without repairs, there's only one symptom.
if (second) {
  const open = (page: Page) =>
    page.evaluate(() => Array.from(document.querySelectorAll('.symptoms [open]'), ({ id }) => `#${id}`));

  test('only the symptom in the URL is open after loading and going back, in any browser', () =>
    visit(`/services${first}`, DESKTOP, async ({ page }) => {
      assert.equal(await open(page), [first]);
      // Like a browser that doesn't support <details name>.
      await page.evaluate(() => {
        for (const item of document.querySelectorAll('details')) item.removeAttribute('name');
      });
      await page.locator(`ol a[href="${second}"]`).click();
      assert.equal(await open(page), [second]);
      await page.goBack();
      await settle(page);
      assert.equal(await open(page), [first]);
    }));

  test('a symptom that was opened before the script loaded stays open, whatever the URL', () => {
    const openSecond = `() => (document.querySelector('${second}').open = true)`;
    const early = `document.addEventListener('readystatechange', ${openSecond}, { once: true })`;
    return visit(`/services${first}`, { early }, async ({ page }) => assert.equal(await open(page), [second]));
  });
}

test('a part that opens in a new tab leaves this one as it is', () =>
  visit('/services', DESKTOP, async ({ page }) => {
    await page.evaluate(() => addEventListener('click', (event) => event.preventDefault()));
    for (const part of [`ol .${nameOf(first!)} a`, `svg .${nameOf(first!)} text`])
      await page.locator(part).click({ modifiers: ['ControlOrMeta'] });
    assert.is(await page.locator('.symptoms [open]').count(), 0);
  }));

test('part numbers on a phone are readable, whole and apart from each other', () =>
  read(PHONE, '/services', {}, async ({ page }) => {
    const problems = await page.evaluate(() => {
      const texts = [...document.querySelectorAll<SVGTextElement>('.door-cutaway text')];
      const discs = texts.map((text) => text.previousElementSibling!.getBoundingClientRect());
      return discs.flatMap(({ width, left, right, top }, index) => {
        const text = texts[index]!;
        const fontSize = parseFloat(getComputedStyle(text).fontSize) * text.getScreenCTM()!.a;
        const distances = discs.slice(0, index).map((other) => Math.hypot(left - other.left, top - other.top));
        const isReadable = width >= 15 && fontSize >= 11 && left >= 0 && right <= innerWidth;
        return isReadable && Math.min(...distances) > width + 3
          ? []
          : `${text.textContent}: ${width} px, ${fontSize} px`;
      });
    });
    assert.equal(problems, []);
  }));

test("without JavaScript, each part's text is below a link to its symptom or service", () =>
  visit('/services', { ...DESKTOP, javaScriptEnabled: false }, async ({ page }) => {
    const found = await page.evaluate(() =>
      Array.from(document.querySelectorAll('.hero + section > ol a'), (link) => {
        const isBelow = link.nextElementSibling!.getBoundingClientRect().top >= link.getBoundingClientRect().bottom - 1;
        return isBelow && link.getAttribute('href');
      }),
    );
    assert.equal(found, links);
  }));
