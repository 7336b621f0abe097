/** Tests the header, its menu (also without its script), and that it doesn't cover link targets. */

import type { Route } from 'playwright-core';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { header } from '../../site/content/layout.ts';
import { all, documentOf, NAMES, ROUTES } from '../support/built-site.ts';
import { buildEdited, field, WITHOUT_PROMISES } from '../support/edit-project.ts';
import { serve } from '../support/serve.ts';
import { DESKTOP, isFocused, PHONE, read, setTextSize, settle, type Visit, visit } from '../support/visit.ts';

const toggle = ({ page }: Visit) => page.getByRole('button', { name: header.menu });
const first = ({ page }: Visit) => page.locator('.menu').getByRole('link', { name: NAMES[0]!, exact: true });
const last = ({ page }: Visit) => page.locator('.menu').getByRole('link', { name: NAMES.at(-1)!, exact: true });

async function assertState(now: Visit, isOpen: boolean): Promise<void> {
  assert.is(await toggle(now).getAttribute('aria-expanded'), String(isOpen));
  assert.is(await first(now).isVisible(), isOpen);
  // Not the used value, because the narrowest phones hide the icon.
  const icon = await now.page.evaluate(() =>
    String(document.querySelector('.menu-lines')!.computedStyleMap().get('transform')),
  );
  assert.is(icon !== 'none', isOpen);
}

/** Fails if a link in the open menu is covered after scrolling to it. */
async function assertOnTop({ page }: Visit): Promise<void> {
  const covered = await page.evaluate(() =>
    [...document.querySelectorAll('.menu a')].filter((link) => {
      link.scrollIntoView({ block: 'nearest', behavior: 'instant' });
      const { left, top, width, height } = link.getBoundingClientRect();
      return !link.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    }),
  );
  assert.equal(covered, []);
}

test('the keyboard opens and closes the menu', () =>
  read(PHONE, '/', {}, async (now) => {
    const { keyboard } = now.page;
    await toggle(now).focus();
    for (const [key, isOpen] of [
      ['Enter', true],
      ['Enter', false],
      ['Space', true],
      ['Space', false],
      ['Enter', true],
      ['Shift+Escape', true],
      ['Tab', true],
      ['Escape', false],
    ] as const) {
      await keyboard.press(key);
      await assertState(now, isOpen);
      assert.is(await isFocused(toggle(now)), key !== 'Tab', key);
    }
    await keyboard.press('Enter');
    for (const wasOpen of [true, false]) {
      // Safari doesn't focus a clicked button.
      await toggle(now).blur();
      await keyboard.press('Escape');
      await assertState(now, false);
      assert.is(await isFocused(toggle(now)), wasOpen, 'a closed menu takes no focus');
    }
  }));

test('tapping or focusing something outside the menu closes it, but not a tap between links', () =>
  read(PHONE, '/', {}, async (now) => {
    await toggle(now).tap();
    await now.page.locator('.menu').click({ position: { x: 3, y: 3 } });
    await assertState(now, true);
    // Unlike the content, the header can't take focus.
    await now.page.touchscreen.tap(5, 30);
    await assertState(now, false);
    await toggle(now).tap();
    await now.page.locator('.header-phone').focus();
    await assertState(now, false);
  }));

test('the menu is closed when a visitor returns from one of its links', () =>
  read(PHONE, '/', {}, async (now) => {
    const { page } = now;
    // A second tap would count as a double click.
    await toggle(now).press('Enter');
    // Stay on the page, because Chromium sometimes never loads a link in a new tab.
    await page.evaluate(() => {
      const stay = (event: Event) => {
        document.body.dataset.prevented = String(event.defaultPrevented);
        event.preventDefault();
      };
      addEventListener('click', stay, { once: true });
    });
    await last(now).click();
    assert.is(await page.getAttribute('body', 'data-prevented'), 'false');
    await assertState(now, false);
    await toggle(now).press('Enter');
    await page.evaluate(() => void dispatchEvent(new PageTransitionEvent('pagehide')));
    await assertState(now, false);
  }));

test('resizing past the breakpoint moves focus from a link in the menu to the button', () =>
  read(DESKTOP, '/', { width: 390 }, async (now) => {
    const resize = (width: number) => now.page.setViewportSize({ width, height: 800 }).then(() => settle(now.page));
    await toggle(now).click();
    await resize(300);
    await assertState(now, true);
    const phone = now.page.locator('.header-phone');
    for (const focused of [first(now), phone]) {
      await resize(1400);
      assert.not.ok(await toggle(now).isVisible());
      await focused.focus();
      await resize(390);
      assert.ok(await isFocused(focused === phone ? phone : toggle(now)));
      await assertState(now, false);
    }
  }));

test('until its script loads, hovering over or focusing the button opens the menu, which then stays open', () =>
  visit('/robots.txt', { viewport: { width: 390, height: 800 } }, async (now) => {
    const { page, origin } = now;
    const scripts: Route[] = [];
    await page.route('**/*.js', (route) => void scripts.push(route));
    await page.goto(origin, { waitUntil: 'commit' });
    await last(now).waitFor({ state: 'hidden' });
    await toggle(now).hover();
    await last(now).hover();
    await page.mouse.move(200, 700);
    await last(now).waitFor({ state: 'hidden' });
    await toggle(now).focus();
    assert.ok(await first(now).isVisible());
    await scripts[0]!.continue();
    await page.locator('.header-nav[data-attached]').waitFor();
    await assertState(now, true);
  }));

for (const path of ['/services', '/service-areas'])
  test(`a double click or a held Enter key on ${path} toggles the menu and an item of any kind only once`, () =>
    visit(path, PHONE, async (now) => {
      const { page } = now;
      for (const target of [toggle(now), ...(await page.locator('details:not(details ~ *) > summary').all())]) {
        const isOpen = () => target.evaluate((it) => it.closest('details')?.open ?? it.ariaExpanded === 'true');
        await target.dblclick();
        assert.ok(await isOpen());
        // The key repeats until it's released.
        for (const _ of ['press', 'repeat', 'repeat', 'repeat']) await page.keyboard.down('Enter');
        await page.keyboard.up('Enter');
        assert.not.ok(await isOpen());
      }
    }));

test('the open menu covers the call bar', () =>
  read(PHONE, '/services', { width: 360, height: 450 }, async (now) => {
    await toggle(now).tap();
    await now.page.evaluate(() => void (document.querySelector<HTMLElement>('.call-bar')!.hidden = false));
    await assertOnTop(now);
    await toggle(now).press('Enter');
  }));

test("turning a phone keeps the place on the page, and the header isn't sticky in landscape", () =>
  read(PHONE, '/services', {}, async ({ page }) => {
    await page.evaluate(() => document.querySelector('.symptoms')!.scrollIntoView({ behavior: 'instant' }));
    for (const size of [{ width: 844, height: 390 }, PHONE.viewport!]) {
      await page.setViewportSize(size);
      await settle(page);
      const { y, height } = (await page.locator('.symptoms').boundingBox())!;
      assert.ok(y < size.height / 2 && y + height > 0, `at ${y} px`);
      assert.is((await page.getByRole('banner').boundingBox())!.y < 0, size !== PHONE.viewport);
    }
  }));

test("a header that isn't sticky doesn't fly in from its place on the previous page", async () => {
  const landscape = { ...PHONE, viewport: { width: 844, height: 390 } };
  for (const device of [PHONE, landscape, { ...PHONE, javaScriptEnabled: false }])
    await read(device, '/', {}, async ({ page }) => {
      const header = page.getByRole('banner');
      const { position, viewTransitionName } = await header.evaluate((element) => getComputedStyle(element));
      assert.is(viewTransitionName, position === 'sticky' ? 'header' : 'none');
    });
});

test('the open menu fits the screen of a phone in landscape', () =>
  read(DESKTOP, '/services', { width: 667, height: 375 }, async (now) => {
    const { page } = now;
    await toggle(now).click();
    const { x, y, height } = (await page.locator('.menu').boundingBox())!;
    assert.ok(y >= 0 && y < 375 / 2 && y + height <= 376, `from ${y} px, ${height} px high`);
    // At its end, scrolling doesn't go on to the page.
    await page.locator('.menu').evaluate((element) => element.scrollBy({ top: 999, behavior: 'instant' }));
    await page.mouse.move(x + 99, y + 99);
    await settle(page);
    await page.mouse.wheel(0, 200);
    await settle(page);
    assert.is(await page.evaluate(() => scrollY), 0);
    await assertOnTop(now);
  }));

// The header is as high as the window.
test('at 400% zoom and 200% text size, focused elements and links of the menu are in view', () =>
  visit('/contact', { viewport: { width: 320, height: 256 }, isolated: true }, async (now) => {
    const { page } = now;
    await setTextSize(page, 32);
    await settle(page);
    const outside = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('main :is(a, input, select), .footer a')].filter((element) => {
        element.focus();
        const { top, bottom, height } = element.getBoundingClientRect();
        return height < 200 && (top < 0 || bottom > innerHeight);
      }),
    );
    assert.equal(outside, []);
    await toggle(now).click();
    await assertOnTop(now);
  }));

test('link targets stay below a header that grows', () =>
  visit('/services', { viewport: { width: 390, height: 664 } }, async ({ page }) => {
    // Chromium's minimum font size, which tests can't change, has the same effect.
    await page.evaluate(() => document.querySelector('.header .logo-name')!.append(' Overhead Doors'.repeat(9)));
    await settle(page);
    await page.evaluate(() => void (location.hash = '#services'));
    await settle(page);
    const { y, height } = (await page.getByRole('banner').boundingBox())!;
    const distance = (await page.locator('#services').boundingBox())!.y - height;
    assert.ok(y === 1 && height > 100 && distance >= 0 && distance < 100, `${height} px, ${distance} px below it`);
  }));

test('the header stays on one line with a long business name', async () => {
  const { dist, report } = await buildEdited(
    ...WITHOUT_PROMISES,
    field('name', "'Brazos Valley Overhead Doors & Gates LLC'"),
    field('shortName', "'Brazos Valley'"),
  );
  assert.not.match(report.warnings.join(), 'too long');
  await visit('/emergency', { origin: await serve(dist) }, async ({ page }) => {
    for (const width of [320, 390, 768, 1248]) {
      await page.setViewportSize({ width, height: 800 });
      const layout = await page.evaluate(() => {
        const parts = document.querySelectorAll('.header-brand, .header-nav, .header-phone');
        const boxes = Array.from(parts, (part) => part.getBoundingClientRect());
        return [boxes.every((a) => boxes.every((b) => a.top < b.bottom)), document.documentElement.scrollWidth];
      });
      assert.equal(layout, [true, width], `${width} px`);
    }
  });
});

test('fragment links scroll to just below the header', async () => {
  const links = all(await Promise.all(ROUTES.map(documentOf)), 'a[href*="#"]:not([href^="#"])');
  const urls = [...new Set(links.map((link) => link.getAttribute('href')!))];
  for (const path of new Set(urls.map((url) => url.split('#')[0]!)))
    await visit(path, PHONE, async ({ page }) => {
      await page.evaluate(() => document.fonts.ready);
      for (const hash of urls.filter((url) => url.startsWith(`${path}#`)).map((url) => url.slice(path.length))) {
        await page.evaluate((hash) => void (location.hash = hash), hash);
        await settle(page);
        const [top, edge, last] = await page.evaluate((hash) => {
          const root = document.documentElement;
          // Targets near the end of a page can't scroll up to the header.
          const isAtEnd = root.scrollHeight - root.clientHeight - scrollY < 1;
          const last = isAtEnd ? innerHeight : parseFloat(getComputedStyle(root).scrollPaddingTop) + 1;
          const [header, target] = ['header', hash].map((part) =>
            document.querySelector(part)!.getBoundingClientRect(),
          );
          return [target!.top, header!.bottom, last];
        }, hash);
        assert.ok(top! >= edge! && top! <= last!, `${path}${hash} is at ${top} px, expected ${edge} to ${last} px`);
      }
    });
});

test('the menu highlights only the current page, even with forced colors', async () => {
  for (const width of [390, 1440])
    for (const forcedColors of ['none', 'active'] as const)
      await read(DESKTOP, '/contact', { width, forcedColors }, async ({ page }) => {
        const looks = await page
          .locator('.menu-links a')
          .evaluateAll((links) => links.map((link) => [link.getAttribute('href'), getComputedStyle(link).borderColor]));
        const marked = looks.filter(([, look]) => look !== looks[0]![1]).map(([href]) => href);
        assert.equal(marked, ['/contact'], `${width} px, ${forcedColors}`);
      });
});

test('the heading of a long list stays below the header', () =>
  read(DESKTOP, '/service-areas', {}, async ({ page }) => {
    const distance = await page.evaluate(() => {
      const heading = document.querySelector('.place-group-head')!;
      // Makes a short list long.
      heading.parentElement!.style.minHeight = '2000px';
      const list = heading.parentElement!.getBoundingClientRect();
      scrollBy({ top: list.top + (list.height - heading.clientHeight) / 2, behavior: 'instant' });
      return heading.getBoundingClientRect().top - document.querySelector('header')!.getBoundingClientRect().bottom;
    });
    assert.ok(distance >= 0, `${distance} px`);
  }));
