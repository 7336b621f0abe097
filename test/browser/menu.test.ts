/** The header's list in a real browser: by touch and keyboard, at every width, and without its script. */

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { emergency } from '../../site/content/actions.ts';
import { footer, header } from '../../site/content/layout.ts';
import { NAMES } from '../support/built-site.ts';
import { DESKTOP, isFocused, PHONE, settle, type Visit, visit } from '../support/visit.ts';

const toggle = ({ page }: Visit) => page.getByRole('button', { name: header.menu });
const link = ({ page }: Visit, name: string) => page.getByRole('banner').getByRole('link', { name, exact: true });
const LINKS = [...NAMES, emergency.text];
const isOpen = async (now: Visit) => (await toggle(now).getAttribute('aria-expanded')) === 'true';

test('on a phone a tap opens the list, another closes it, and its links are out of reach while it is closed', () =>
  visit('/', PHONE, async (now) => {
    assert.not.ok(await link(now, 'Services').isVisible());
    await toggle(now).tap();
    assert.ok(await isOpen(now));
    await assertOnTop(now);
    await toggle(now).tap();
    assert.not.ok(await link(now, 'Services').isVisible());
  }));

for (const key of ['Enter', 'Space']) {
  test(`${key} opens and closes it, and the focus stays on the button`, () =>
    visit('/', PHONE, async (now) => {
      await toggle(now).focus();
      for (const open of [true, false]) {
        await now.page.keyboard.press(key);
        assert.is(await isOpen(now), open);
        assert.ok(await isFocused(toggle(now)));
      }
    }));
}

test('a chosen link leads to its page; going back shows the list closed', () =>
  visit('/', PHONE, async (now) => {
    await toggle(now).tap();
    await link(now, 'Contact').tap();
    await now.page.waitForURL('**/contact');
    assert.not.ok(await isOpen(now));
    await now.page.goBack();
    assert.not.ok(await isOpen(now));
    assert.not.ok(await link(now, 'Services').isVisible());
  }));

test('the link of the current page closes it too', () =>
  visit('/services', PHONE, async (now) => {
    await toggle(now).tap();
    await link(now, 'Services').tap();
    await now.page.waitForLoadState();
    assert.not.ok(await isOpen(now));
  }));

test('Escape in the list closes it and returns the focus; leaving by Tab closes it', () =>
  visit('/', PHONE, async (now) => {
    const { page } = now;
    await toggle(now).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    assert.ok(await isFocused(link(now, 'Home')));
    await page.keyboard.press('Escape');
    assert.not.ok(await isOpen(now));
    assert.ok(await isFocused(toggle(now)));
    await page.keyboard.press('Enter');
    for (let stop = 0; stop < NAMES.length + 2; stop += 1) await page.keyboard.press('Tab');
    assert.not.ok(await isOpen(now));
  }));

test('a tap on the page closes it', () =>
  visit('/', PHONE, async (now) => {
    await toggle(now).tap();
    await now.page.touchscreen.tap(200, 800);
    assert.not.ok(await isOpen(now));
  }));

test('a wide screen shows the list without a button; narrow again, it is closed', () =>
  visit('/', { viewport: { width: 390, height: 800 } }, async (now) => {
    const { page } = now;
    await toggle(now).click();
    await page.setViewportSize({ width: 1400, height: 800 });
    assert.not.ok(await toggle(now).isVisible());
    assert.ok(await link(now, 'Services').isVisible());
    await link(now, 'Services').focus();
    await page.setViewportSize({ width: 390, height: 800 });
    await page.waitForFunction(() => document.activeElement?.matches('.menu-toggle'));
    assert.not.ok(await isOpen(now));
    assert.not.ok(await link(now, 'Services').isVisible());
  }));

test('the header stays on top while the page scrolls, and goes with it where the screen is low', async () => {
  const top = ({ page }: Visit) => page.getByRole('banner').evaluate((header) => header.getBoundingClientRect().top);
  await visit('/services', DESKTOP, async (now) => {
    await now.page.evaluate(() => scrollTo(0, 1500));
    assert.is(await top(now), 0);
  });
  await visit('/services', { viewport: { width: 800, height: 360 } }, async (now) => {
    await now.page.evaluate(() => scrollTo(0, 1500));
    assert.ok((await top(now)) < -1000);
  });
});

for (const [width, height] of [
  [844, 390],
  [667, 375],
  [320, 256],
] as const) {
  test(`on a phone held sideways, or at a high zoom, the list opens in the window: ${width} by ${height} pixels`, () =>
    visit('/services', { viewport: { width, height } }, async (now) => {
      await toggle(now).click();
      const { y, height: size } = (await now.page.locator('.menu').boundingBox())!;
      assert.ok(y < height / 2 && y >= 0, `it begins at ${y} px`);
      assert.ok(y + size <= height + 1, `it ends at ${y + size} px`);
      await assertOnTop(now);
    }));
}

test('with text so large that the header wraps, nothing that is jumped to lies beneath it', () =>
  // 390 pixels are 260 of a browser whose text is half as large again.
  visit('/services#faq', { viewport: { width: 260, height: 560 } }, async ({ page }) => {
    const isFree = (selector: string) =>
      page.locator(selector).evaluate((part) => {
        const { top } = part.getBoundingClientRect();
        return top >= Math.max(0, document.querySelector('header')!.getBoundingClientRect().bottom);
      });
    assert.ok(await isFree('#faq'));
    await page.evaluate(() => (location.hash = '#springs'));
    await page.waitForFunction(() => document.querySelector('#springs')!.getBoundingClientRect().top < innerHeight);
    assert.ok(await isFree('#springs'));
  }));

test('nor where a browser gives all text a minimum size', () =>
  visit('/services', { viewport: { width: 390, height: 664 } }, async ({ page }) => {
    await page.evaluate(() => {
      const styles = new CSSStyleSheet();
      // Chromium has no such setting that a test could change.
      styles.replaceSync(':is(.header-brand, .header-nav) * { font-size: 24px !important }');
      document.adoptedStyleSheets.push(styles);
    });
    const header = page.getByRole('banner');
    await page.waitForFunction(() => document.querySelector('header')!.offsetHeight > 100);
    await settle(page);
    await page.evaluate(() => (location.hash = '#faq'));
    await page.waitForFunction(() => document.querySelector('#faq')!.getBoundingClientRect().top < innerHeight);
    const { y, height } = (await header.boundingBox())!;
    assert.is(y, 0);
    assert.ok((await page.locator('#faq').boundingBox())!.y >= height);
    await toggle({ page } as Visit).click();
    const list = (await page.locator('.menu').boundingBox())!;
    assert.ok(list.y + list.height <= 664, 'the list ends in the window');
  }));

/** Each link of the list, once scrolled to, is what a finger would touch. */
async function assertOnTop({ page }: Visit): Promise<void> {
  const touched = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('.menu a')]
      .filter((link) => {
        link.scrollIntoView({ block: 'nearest', behavior: 'instant' });
        const { left, top, width, height } = link.getBoundingClientRect();
        return link.contains(document.elementFromPoint(left + width / 2, top + height / 2));
      })
      .map((link) => link.innerText),
  );
  assert.equal(
    LINKS.filter((name) => !touched.includes(name)),
    [],
  );
}

test('the bar with the call button lies below the open list', () =>
  visit('/', { ...PHONE, viewport: { width: 360, height: 450 } }, async (now) => {
    await now.page.evaluate(() => scrollTo(0, 1500));
    await now.page.locator('.call-bar').waitFor();
    await toggle(now).tap();
    await assertOnTop(now);
  }));

test('where the script does not arrive, resting on the button or focusing it opens the list', async () => {
  await visit('/', { viewport: { width: 390, height: 800 }, isolated: true }, async (now) => {
    await now.page.route('**/*.js', (route) => route.abort());
    await now.page.reload();
    assert.not.ok(await link(now, 'Contact').isVisible());
    await toggle(now).click();
    assert.ok(await link(now, 'Contact').isVisible());
    await link(now, 'Contact').click();
    await now.page.waitForURL('**/contact');
    await now.page.mouse.move(200, 700);
    await toggle(now).focus();
    assert.ok(await link(now, 'Home').isVisible());
    const shown = await now.page
      .getByRole('navigation', { name: footer.pages })
      .getByRole('link')
      .evaluateAll((links) => links.map((one) => (one as HTMLElement).innerText));
    assert.equal(shown, NAMES);
  });
});

test.run();
