/** Tests the symptoms, with their pictures, and the FAQ of /services. Both use the same script. */

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { faq } from '../../site/content/faq.ts';
import { symptoms } from '../../site/content/services-page.ts';
import { findMisplaced, followLink } from '../support/accordion.ts';
import { all, documentOf } from '../support/built-site.ts';
import { isSample } from '../support/edit-project.ts';
import { DESKTOP, isFocused, PHONE, read, type Visit, visit } from '../support/visit.ts';

/** Selectors of groups of details. Most tests compare two items. */
const GROUPS = Object.entries({ '.symptoms': symptoms, '.faq': faq }).filter(([, { length }]) => length > 1);

/** Calls `check` with each group and the index of its last item, in one page. */
const visitGroups = (
  options: typeof PHONE,
  check: (visit: Visit, group: string, last: number) => Promise<void>,
): Promise<void> =>
  visit('/services', options, async (now) => {
    for (const [group, { length }] of GROUPS) await check(now, group, length - 1);
  });

const summary = ({ page }: Visit, group: string, index: number) => page.locator(`${group} summary`).nth(index);

/** Returns the indexes of the items with a visible answer. */
const opened = ({ page }: Visit, group: string) =>
  page.evaluate((group) => {
    const answers = document.querySelectorAll(`${group} summary + *`);
    return [...answers].flatMap((answer, index) => (answer.checkVisibility() ? index : []));
  }, group);

test('only one item is open at a time, even in browsers that ignore the name of <details>', () =>
  visitGroups(DESKTOP, async (now, group, last) => {
    await now.page.locator('details').evaluateAll((all) => all.map((item) => item.removeAttribute('name')));
    assert.equal(await opened(now, group), []);
    for (const index of [0, last]) {
      await summary(now, group, index).click();
      assert.equal(await opened(now, group), [index]);
    }
    await summary(now, group, last).click();
    assert.equal(await opened(now, group), []);
  }));

test('without JavaScript, the items of each group exclude each other by their name', async () => {
  const document = await documentOf('/services');
  for (const [group] of GROUPS) {
    const names = all(document, `${group} details`).map((item) => item.getAttribute('name'));
    assert.equal([...new Set(names)], [names[0] || 'a name'], group);
  }
});

test("a button or question doesn't change after a tap", () =>
  visit('/services', PHONE, async ({ page }) => {
    await page.evaluate(() => addEventListener('click', (event) => event.preventDefault()));
    for (const part of ['.hero .button', ...GROUPS.map(([group]) => `${group} h3`)]) {
      const styles = await page.evaluateHandle((part) => getComputedStyle(document.querySelector(part)!), part);
      const look = () => styles.evaluate(({ background, textDecoration }) => background + textDecoration);
      const before = await look();
      await page.tap(part);
      // After a tap, Chromium hovers over the target a little later.
      await page.locator(`${part}:hover`).waitFor();
      assert.is(await look(), before);
    }
  }));

test('open and closed items have different signs, which screen readers ignore', async () => {
  for (const path of ['/services', '/service-areas'])
    await read(DESKTOP, path, {}, async ({ page }) => {
      const signs = await page.evaluate(() =>
        Array.from(document.querySelectorAll<HTMLDetailsElement>('details:is([name], .place-part)'), (item) =>
          [true, false].map((isOpen) => {
            item.open = isOpen;
            const { content, transform } = getComputedStyle(item.querySelector('summary')!, '::after');
            return `${content} ${transform}`;
          }),
        ),
      );
      // Another business may have no closed lists.
      assert.ok(signs.length > 0 || !isSample, path);
      for (const [open, closed] of signs) assert.ok(/^"" |" \/ "" /.test(open!) && open !== closed, open);
    });
});

// engines.test.ts tests browsers with scroll anchoring.
test('a clicked item stays in view in browsers without scroll anchoring, such as Safari', () =>
  visitGroups(PHONE, async ({ page }, group) => {
    await page.addStyleTag({ content: 'html { overflow-anchor: none }' });
    assert.equal(await page.evaluate(findMisplaced, group), []);
  }));

// Find-in-page and links to text also open an item and scroll, but not in headless Chromium.
test("a link's target in an answer stays in view", () =>
  visitGroups(PHONE, async ({ page }, group) => {
    assert.equal(await page.evaluate(followLink, group), { isOpen: true, distance: 0 }, group);
  }));

test('arrow keys, Home and End move between items', () =>
  visitGroups(DESKTOP, async (now, group, last) => {
    const { page } = now;
    await page.evaluate(() => addEventListener('keydown', (key) => (window.name = `${key.defaultPrevented}`)));
    await summary(now, group, 0).focus();
    for (const [key, index] of [
      ['ArrowUp', last],
      ['ArrowDown', 0],
      ['ArrowDown', 1],
      ['End', last],
      ['Home', 0],
      ['Control+End', 0],
      ['Meta+End', 0],
    ] as const) {
      await page.keyboard.press(key);
      assert.ok(await isFocused(summary(now, group, index)), key);
      assert.is(await page.evaluate(() => window.name), String(!key.includes('+')), `${key} and scrolling`);
    }
    assert.equal(await opened(now, group), []);
    await page.locator(`${group} summary + *`).first().dispatchEvent('keydown', { key: 'End' });
    assert.is(await page.evaluate(() => window.name), 'false', 'in an answer');
  }));

test('on a desktop, a picture of the whole door is next to closed symptoms', () =>
  read(DESKTOP, '/services', {}, async ({ page }) => assert.ok(await page.isVisible('.symptom-overview'))));

test('an open symptom highlights its part in a picture of at least 250 px on a phone', () =>
  read(DESKTOP, '/services', { width: 390 }, async ({ page }) => {
    const pictures = await page.evaluate(() =>
      Array.from(document.querySelectorAll<HTMLDetailsElement>('.symptoms details'), (item) => {
        item.open = true;
        const picture = item.querySelector('svg')!;
        const opacities = Array.from(picture.children, (copy) => getComputedStyle(copy).opacity);
        const isWide = picture.clientWidth >= 250;
        item.open = false;
        return `${isWide} ${opacities}`;
      }),
    );
    assert.equal(pictures, Array(symptoms.length).fill('true 0.3,1'));
  }));
