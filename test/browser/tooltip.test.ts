/** Tooltips in a real browser, under a clock that the tests move: when they open, where, and what closes them. */

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { DESKTOP, isFocused, PHONE, type Visit, visit } from '../support/visit.ts';

const badge = ({ page }: Visit, index: number) => page.locator('.tooltip a').nth(index);
const bubble = ({ page }: Visit, index: number) => page.locator('[role=tooltip]').nth(index);

/**
 * Scrolls a badge to the middle of the screen (or `top` pixels below its edge), and waits for the
 * scroll's event: one that came later, on a slow machine, would close what the test is about to open.
 */
const scrollTo = (now: Visit, index: number, top?: number) =>
  badge(now, index).evaluate(
    (link, top) =>
      new Promise<void>((resolve) => {
        const before = scrollY;
        if (top === undefined) link.scrollIntoView({ block: 'center' });
        else scrollBy(0, link.getBoundingClientRect().top - top);
        if (scrollY === before) resolve();
        else addEventListener('scroll', () => resolve(), { once: true });
      }),
    top,
  );

/** Opens home with the clock in the test's hands. */
const onAssurances = (look: (now: Visit) => Promise<void>, options = DESKTOP) =>
  visit('/', { ...options, hasClock: true }, async (now) => {
    await scrollTo(now, 0);
    await look(now);
  });

test('it opens after 700 ms of rest, 4 px from its link, and names it for screen readers', () =>
  onAssurances(async (now) => {
    await badge(now, 0).hover();
    await now.page.clock.runFor(690);
    assert.not.ok(await bubble(now, 0).isVisible());
    await now.page.clock.runFor(20);
    assert.ok(await bubble(now, 0).isVisible());
    const link = (await badge(now, 0).boundingBox())!;
    const box = (await bubble(now, 0).boundingBox())!;
    assert.ok(Math.abs(link.y - (box.y + box.height) - 4) < 0.6, `${link.y - (box.y + box.height)} px`);
    const id = await badge(now, 0).getAttribute('aria-describedby');
    assert.is(await bubble(now, 0).getAttribute('id'), id);
  }));

test('a neighbor opens at once after the first, and only one is open', () =>
  onAssurances(async (now) => {
    await badge(now, 0).hover();
    await now.page.clock.runFor(710);
    await badge(now, 2).hover();
    assert.ok(await bubble(now, 2).isVisible());
    assert.not.ok(await bubble(now, 0).isVisible());
  }));

test('the pointer may cross onto the bubble; leaving both closes it', () =>
  onAssurances(async (now) => {
    const { page } = now;
    await badge(now, 2).hover();
    await page.clock.runFor(710);
    const link = (await badge(now, 2).boundingBox())!;
    const box = (await bubble(now, 2).boundingBox())!;
    await page.mouse.move(link.x + 20, link.y + 2);
    await page.mouse.move(link.x + 20, box.y + box.height / 2, { steps: 12 });
    assert.ok(await bubble(now, 2).isVisible());
    await page.mouse.move(5, box.y + 300, { steps: 5 });
    assert.not.ok(await bubble(now, 2).isVisible());
  }));

test('Tab opens it after 700 ms; Escape closes it and the focus stays', () =>
  onAssurances(async (now) => {
    const { page } = now;
    await badge(now, 0).focus();
    await page.keyboard.press('Tab');
    await page.clock.runFor(690);
    assert.not.ok(await bubble(now, 1).isVisible());
    await page.clock.runFor(20);
    assert.ok(await bubble(now, 1).isVisible());
    await page.keyboard.press('Escape');
    assert.not.ok(await bubble(now, 1).isVisible());
    assert.ok(await isFocused(badge(now, 1)));
  }));

test('scrolling closes it', () =>
  onAssurances(async (now) => {
    await badge(now, 0).hover();
    await now.page.clock.runFor(710);
    await now.page.evaluate(() => scrollBy(0, 40));
    await bubble(now, 0).waitFor({ state: 'hidden' });
  }));

test('at the top of the screen it opens below, 4 px away', () =>
  onAssurances(async (now) => {
    const { page } = now;
    // The header would lie over a link up there.
    await page.addStyleTag({ content: 'header{display:none}' });
    await scrollTo(now, 0, 20);
    const link = (await badge(now, 0).boundingBox())!;
    // Not by hover(), which would scroll the link away from the edge first.
    await page.mouse.move(link.x + 20, link.y + 10);
    await page.clock.runFor(710);
    const box = (await bubble(now, 0).boundingBox())!;
    assert.ok(Math.abs(box.y - (link.y + link.height) - 4) < 0.6, `${box.y - (link.y + link.height)} px`);
  }));

for (const width of [320, 1280]) {
  test(`at ${width} px every bubble is within the screen and off its link`, () =>
    onAssurances(
      async (now) => {
        for (let index = 0; index < 6; index += 1) {
          await scrollTo(now, index);
          await now.page.mouse.move(1, 1);
          await now.page.clock.runFor(1000);
          await badge(now, index).hover();
          await now.page.clock.runFor(710);
          const link = (await badge(now, index).boundingBox())!;
          const box = (await bubble(now, index).boundingBox())!;
          assert.ok(box.x >= 0 && box.x + box.width <= width, `badge ${index}: ${box.x}, ${box.width}`);
          assert.ok(box.y >= 0 && (box.y + box.height <= link.y || box.y >= link.y + link.height));
          assert.is(await now.page.evaluate(() => document.documentElement.scrollWidth), width);
        }
      },
      { viewport: { width, height: 800 } },
    ));
}

test('on a phone the sentence stands below its link, a tap follows the link, and nothing opens', () =>
  visit('/', PHONE, async (now) => {
    assert.ok(await bubble(now, 0).isVisible());
    // As its description too it would be read twice.
    await now.page.locator('.tooltip[data-attached]').first().waitFor();
    assert.is(await badge(now, 0).getAttribute('aria-describedby'), null);
    const link = (await badge(now, 0).boundingBox())!;
    // The link's room for a finger reaches 9 px into the sentence's line.
    assert.ok((await bubble(now, 0).boundingBox())!.y >= link.y + link.height - 10);
    await badge(now, 0).tap();
    await now.page.waitForURL('**/emergency#trust');
  }));

test('where the browser does not know whether scripts run, closed ones are hidden all the same', () =>
  visit('/', DESKTOP, async (now) => {
    await now.page.locator('.tooltip[data-attached]').first().waitFor();
    // As Chrome before 120 and Safari before 17 read the page's stylesheet.
    const dropped = await now.page.evaluate(() => {
      let count = 0;
      const drop = (rules: CSSRuleList, from: { deleteRule: (index: number) => void }) => {
        for (let index = rules.length - 1; index >= 0; index -= 1) {
          const rule = rules[index]!;
          if (rule instanceof CSSMediaRule && /scripting/.test(rule.conditionText)) {
            from.deleteRule(index);
            count += 1;
          } else if (rule instanceof CSSGroupingRule) drop(rule.cssRules, rule);
        }
      };
      for (const sheet of document.styleSheets) drop(sheet.cssRules, sheet);
      return count;
    });
    assert.ok(dropped > 0);
    assert.not.ok(await bubble(now, 0).isVisible());
  }));

test('without JavaScript the sentence stands below its link', () =>
  visit('/', { ...DESKTOP, javaScriptEnabled: false }, async (now) => {
    assert.ok(await bubble(now, 0).isVisible());
    const link = (await badge(now, 0).boundingBox())!;
    assert.ok((await bubble(now, 0).boundingBox())!.y >= link.y + link.height - 1);
  }));

test.run();
