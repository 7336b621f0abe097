/** Tests the header, its menu (also without its script), and that it doesn't cover link targets. */

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { header } from '../../site/content/layout.ts';
import { all, documentOf, ROUTES } from '../support/built-site.ts';
import { DESKTOP, isFocused, PHONE, read, setTextSize, settle, type Visit, visit } from '../support/visit.ts';

const toggle = ({ page }: Visit) => page.getByRole('button', { name: header.menu });

async function assertState({ page }: Visit, isOpen: boolean): Promise<void> {
  const found = await page.evaluate(() => {
    const parts = ['.menu-toggle', '.menu-links a', '.menu-lines'];
    const [toggle, link, icon] = parts.map((part) => document.querySelector(part)!);
    // Not the used value, because the narrowest phones hide the icon.
    const transform = String(icon!.computedStyleMap().get('transform'));
    return [toggle!.ariaExpanded === 'true', link!.checkVisibility(), transform !== 'none'];
  });
  assert.equal(found, [isOpen, isOpen, isOpen]);
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
    for (const key of ['Enter', 'Space', 'Enter', 'Tab', 'Escape']) {
      await keyboard.press(key);
      await assertState(now, key === 'Enter' || key === 'Tab');
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
    const stay = '{ name = event.defaultPrevented; event.preventDefault(); onclick = null; }';
    await page.evaluate(`void (onclick = (event) => ${stay})`);
    await page.locator('.menu-links a').last().click();
    assert.is(await page.evaluate(() => window.name), 'false');
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
    for (const link of ['.menu-links a', '.hero a']) {
      await resize(1400);
      assert.not.ok(await toggle(now).isVisible());
      await now.page.locator(link).first().focus();
      await resize(390);
      assert.is(await isFocused(toggle(now)), link === '.menu-links a', link);
      await assertState(now, false);
    }
  }));

test('until its script loads, focusing the button opens the menu, which then stays open', () => {
  const early = `document.onreadystatechange = () => {
    document.onreadystatechange = null;
    document.querySelector('.menu-toggle').focus();
    window.name = document.querySelector('.menu-links a').checkVisibility();
  }`;
  return visit('/', { viewport: { width: 390, height: 800 }, early }, async (now) => {
    assert.is(await now.page.evaluate(() => window.name), 'true');
    await assertState(now, true);
  });
});

test('a double click or a held Enter key toggles the menu and an item of any kind only once', () =>
  visit('/services', PHONE, async (now) => {
    const { page } = now;
    for (const target of [toggle(now), ...(await page.locator('details:not(details ~ *) > summary').all())]) {
      const isOpen = () => target.evaluate((it) => it.closest('details')?.open ?? it.ariaExpanded === 'true');
      await target.dblclick();
      assert.ok(await isOpen());
      // The key repeats until it's released.
      for (const _ of ['press', 'repeat']) await page.keyboard.down('Enter');
      await page.keyboard.up('Enter');
      assert.not.ok(await isOpen());
    }
  }));

test("turning a phone keeps the place on the page, and the header isn't sticky in landscape", () =>
  read(PHONE, '/services', {}, async ({ page }) => {
    await page.evaluate(() => document.querySelector('.symptoms')!.scrollIntoView({ behavior: 'instant' }));
    for (const size of [{ width: 844, height: 390 }, PHONE.viewport!]) {
      await page.setViewportSize(size);
      await settle(page);
      const { y, height } = (await page.locator('.symptoms').boundingBox())!;
      assert.ok(y < size.height / 2 && y + height > 0, `at ${y} px`);
      assert.is((await page.getByRole('banner').boundingBox())!.y >= 0, size === PHONE.viewport);
    }
  }));

test('links of the open menu can be reached on a low phone', () =>
  read(PHONE, '/services', { width: 667, height: 400 }, async (now) => {
    await toggle(now).tap();
    const { y, height } = (await now.page.locator('.menu').boundingBox())!;
    assert.ok(y >= 0 && y < 200 && y + height <= 401, `from ${y} px, ${height} px high`);
    const isOverBar = await now.page.evaluate(() => {
      document.querySelector<HTMLElement>('.call-bar')!.hidden = false;
      return document.elementFromPoint(9, innerHeight - 9)!.closest('.menu') !== null;
    });
    assert.ok(isOverBar);
    await assertOnTop(now);
    await toggle(now).press('Enter');
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

test('the header stays on one line with a long business name', () =>
  visit('/emergency', DESKTOP, async ({ page }) => {
    await page.evaluate(() => {
      document.querySelector('.header-brand')!.classList.add('header-brand-long');
      const name = document.querySelector('.header .logo-name')!;
      name.innerHTML = 'Brazos Valley <small>Overhead Doors &amp; Gates LLC</small>';
    });
    for (const width of [320, 390, 768, 1248]) {
      await page.setViewportSize({ width, height: 800 });
      const layout = await page.evaluate(() => {
        const parts = document.querySelectorAll('.header-brand, .header-nav, .header-phone');
        const boxes = Array.from(parts, (part) => part.getBoundingClientRect());
        return [boxes.every((a) => boxes.every((b) => a.top < b.bottom)), document.documentElement.scrollWidth];
      });
      assert.equal(layout, [true, width], `${width} px`);
    }
  }));

test('fragment links scroll to just below the header, even if it grows', async () => {
  const links = all(await Promise.all(ROUTES.map(documentOf)), 'a[href*="#"]:not([href^="#"])');
  const urls = [...new Set(links.map((link) => link.getAttribute('href')!))];
  for (const path of new Set(urls.map((url) => url.split('#')[0]!)))
    await visit(path, PHONE, async ({ page }) => {
      const hashes = urls.filter((url) => url.startsWith(`${path}#`)).map((url) => url.slice(path.length));
      const misplaced = await page.evaluate(async (hashes) => {
        const frames = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
        await document.fonts.ready;
        const header = document.querySelector('header')!;
        // Chromium's minimum font size, which tests can't change, has the same effect.
        header.querySelector('.logo-name')!.append(' Overhead Doors'.repeat(9));
        // Otherwise, targets near the end of the page couldn't scroll up to the header.
        document.body.style.paddingBottom = '100vh';
        await frames();
        const found: string[] = [];
        for (const hash of hashes) {
          location.hash = hash;
          // Scripts scroll in response, before the next frame.
          await frames();
          const [target, edge] = [document.querySelector(hash)!, header].map((part) => part.getBoundingClientRect());
          const space = target!.top - edge!.bottom;
          if (space < 0 || space > 17) found.push(`${hash} is ${space} px below the header`);
        }
        return found;
      }, hashes);
      assert.equal(misplaced, [], path);
    });
});

test('the menu highlights only the current page, even with forced colors', async () => {
  for (const width of [390, 1440])
    for (const forcedColors of ['none', 'active'] as const)
      await read(DESKTOP, '/contact', { width, forcedColors }, async ({ page }) => {
        const looks = await page.evaluate(() =>
          Array.from(document.querySelectorAll('.menu-links a'), (link) => getComputedStyle(link).borderColor),
        );
        const marked = ROUTES.filter((_, index) => looks[index] !== looks[0]);
        assert.equal(marked, ['/contact'], `${width} px, ${forcedColors}`);
      });
});
