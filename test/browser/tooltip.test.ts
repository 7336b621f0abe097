/** Tests tooltip positions. site/scripts/tooltip.test.ts tests when tooltips open and close. */

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { DESKTOP, PHONE, type Visit, visit } from '../support/visit.ts';

const link = ({ page }: Visit, index: number) => page.locator('.tooltip a').nth(index);
const tooltip = ({ page }: Visit, index: number) => page.locator('[role=tooltip]').nth(index);

async function boxes(now: Visit, index: number) {
  const anchor = (await link(now, index).boundingBox())!;
  const box = (await tooltip(now, index).boundingBox())!;
  return { anchor, box, above: anchor.y - (box.y + box.height), below: box.y - (anchor.y + anchor.height) };
}

/** Scrolls a link to y = `top` in px, or to the viewport's middle, and opens its tooltip. */
async function open(now: Visit, index: number, top?: number): Promise<void> {
  const { page } = now;
  const { x, y } = await link(now, index).evaluate(async (link, top) => {
    const moved = link.getBoundingClientRect().top - (top ?? innerHeight / 2);
    // Wait for the scroll event, because a late one would close the tooltip.
    const scrolled = new Promise((resolve) => addEventListener('scroll', resolve, { once: true }));
    scrollBy({ top: moved, behavior: 'instant' });
    if (Math.round(moved) !== 0) await scrolled;
    return link.getBoundingClientRect();
  }, top);
  await page.mouse.move(1, 1);
  await page.clock.runFor(1000);
  await page.mouse.move(x + 20, y + 2);
  await page.clock.runFor(710);
}

test('a tooltip describes its link, stays open on hover, and fits on the screen', () =>
  visit('/services', { ...DESKTOP, hasClock: true }, async (now) => {
    await open(now, 2);
    assert.is(await link(now, 2).getAttribute('aria-describedby'), await tooltip(now, 2).getAttribute('id'));
    const { anchor, box } = await boxes(now, 2);
    await now.page.mouse.move(anchor.x + 20, box.y + box.height / 2, { steps: 12 });
    assert.ok(await tooltip(now, 2).isVisible());
    await now.page.mouse.move(5, box.y + 300, { steps: 5 });
    assert.not.ok(await tooltip(now, 2).isVisible());
    // Hide the header, because it would cover a link at the top of the viewport.
    await now.page.addStyleTag({ content: 'header { display: none }' });
    await open(now, 0, 20);
    const { below } = await boxes(now, 0);
    assert.ok(Math.abs(below - 4) < 0.6, `${below} px`);
  }));

for (const width of [320, 1280]) {
  test(`at ${width} px, tooltips are on screen and 4 px away from their links`, () =>
    visit('/services', { viewport: { width, height: 800 }, hasClock: true }, async (now) => {
      const count = await now.page.locator('.tooltip').count();
      for (let index = 0; index < count; index += 1) {
        await open(now, index);
        const { box, above, below } = await boxes(now, index);
        assert.ok(box.x >= 0 && box.x + box.width <= width, `${index}: ${box.x} px, ${box.width} px wide`);
        assert.ok(box.y >= 0 && Math.abs(Math.max(above, below) - 4) < 0.6, `${index}: ${above}, ${below} px`);
        assert.is(await now.page.evaluate(() => document.documentElement.scrollWidth), width);
      }
    }));
}

test('a phone shows the tooltip text below the link, and a tap follows the link', () =>
  visit('/services', PHONE, async (now) => {
    await now.page.locator('.tooltip[data-attached]').first().waitFor();
    // A description would make screen readers read the text twice.
    assert.is(await link(now, 0).getAttribute('aria-describedby'), null);
    assert.ok(await tooltip(now, 0).isVisible());
    const { below } = await boxes(now, 0);
    // The link's touch target overlaps the text by 9 px.
    assert.ok(below >= -10, `${below} px`);
    const href = await link(now, 0).getAttribute('href');
    await link(now, 0).tap();
    await now.page.waitForURL(`**${href}`);
  }));

test("closed tooltips are hidden in browsers that don't support the scripting media feature", () =>
  visit('/services', { ...DESKTOP, isolated: true }, async (now) => {
    await now.page.route('**/services', async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replaceAll('scripting:', 'unknown:');
      await route.fulfill({ response, body });
    });
    await now.page.reload();
    await tooltip(now, 0).waitFor({ state: 'hidden' });
  }));

test.run();
