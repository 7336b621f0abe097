/** What holds for every page. */

import type { Page } from 'playwright-core';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { NAMES, ROUTES } from '../built-site.ts';
import { axeViolations } from './axe.ts';
import { fillForm } from './quote-form.ts';
import { DESKTOP, isFocused, PHONE, visit } from './visit.ts';

const MISSING = '/no/such/page';
const ALL = [...ROUTES, MISSING, '/500'];

/** Opens whatever a page has to open: a question, the toast, the menu. */
async function openAll(page: Page): Promise<void> {
  const summary = page.locator('.faq summary').first();
  if (await summary.count()) await summary.click();
  if (await page.locator('form').count()) {
    await fillForm(page);
    await page.click('[type=submit]');
    await page.locator('.toast-title').waitFor();
  }
  const toggle = page.locator('.menu-toggle');
  if (await toggle.isVisible()) await toggle.press('Enter');
}

/** How far the page can be scrolled sideways, in pixels. */
const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

for (const path of ALL) {
  for (const [device, options] of [
    ['desktop', DESKTOP],
    ['phone', PHONE],
  ] as const) {
    test(`${path} on a ${device}: no error, and no request that leaves the site`, () =>
      visit(path, options, async ({ page, errors, requests, origin }) => {
        await openAll(page);
        // The browser itself logs the status of a page that is an error; a missing path is logged by ours.
        const own = errors.filter((text) => !/^Failed to load resource.*(404|500)/.test(text));
        assert.equal(own, path === MISSING ? [`404 Error: no page at ${path}`] : []);
        assert.ok(requests.length > 1);
        assert.equal(
          requests.filter((request) => !request.startsWith(`GET ${origin}/`)),
          [],
        );
      }));
  }

  for (const width of [320, 390, 768, 1280]) {
    test(`${path} at ${width} px: axe finds nothing with everything open, and in the dark scheme no pale text`, () =>
      visit(path, { viewport: { width, height: 900 }, colorScheme: 'light' }, async ({ page }) => {
        await openAll(page);
        assert.equal(await axeViolations(page), []);
        // The schemes differ in colors only.
        await page.emulateMedia({ colorScheme: 'dark' });
        assert.equal(await axeViolations(page, ['color-contrast']), []);
      }));
  }

  test(`${path} reflows at 320 px, and at 400 % of a laptop’s screen`, async () => {
    for (const height of [800, 180]) {
      await visit(path, { viewport: { width: 320, height } }, async ({ page }) => {
        assert.is(await overflow(page), 0);
        await openAll(page);
        assert.is(await overflow(page), 0);
      });
    }
  });

  test(`${path} keeps all its text when a reader spaces it out`, async () => {
    for (const width of [320, 1280]) {
      await visit(path, { viewport: { width, height: 800 } }, async ({ page }) => {
        // The values of WCAG 1.4.12.
        await page.addStyleTag({
          content:
            '*{line-height:1.5!important;letter-spacing:.12em!important;word-spacing:.16em!important}p{margin-bottom:2em!important}',
        });
        assert.is(await overflow(page), 0);
        const clipped = await page.evaluate(() =>
          [...document.querySelectorAll<HTMLElement>('main *, header *, footer *')]
            .filter((element) => {
              const { overflowX, overflowY, clipPath } = getComputedStyle(element);
              const clips = overflowX !== 'visible' || overflowY !== 'visible';
              return (
                clips && clipPath === 'none' && !element.closest('svg') && !element.matches('input, select, textarea')
              );
            })
            .filter(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 1)
            .map(({ className }) => className),
        );
        assert.equal(clipped, []);
      });
    }
  });

  test(`${path}: what a finger presses on a phone is 44 px high`, () =>
    visit(path, PHONE, async ({ page }) => {
      await openAll(page);
      const small = await page.evaluate(() =>
        [...document.querySelectorAll<HTMLElement>('a, button, summary, input, select, textarea')]
          // A card's link covers its card.
          .map((element) => element.closest<HTMLElement>('.card') ?? element)
          .filter((element) => element.checkVisibility() && !element.matches('.skip-link'))
          .map((element) => ({
            text: element.textContent!.slice(0, 30),
            height: element.getBoundingClientRect().height,
          }))
          .filter(({ height }) => height < 43.9),
      );
      assert.equal(small, []);
    }));

  for (const [device, options] of [
    ['desktop', DESKTOP],
    ['narrow screen', { viewport: { width: 390, height: 700 } }],
  ] as const) {
    test(`${path} by keyboard on a ${device}: every stop is seen, outlined, and clear of the header`, () =>
      visit(path, options, async ({ page }) => {
        const stops = await page.evaluate(
          () =>
            [
              ...document.querySelectorAll<HTMLElement>(
                ':is(a[href], button, summary, input, select, textarea):not(.call-bar *)',
              ),
            ].filter((element) => element.checkVisibility({ visibilityProperty: true })).length,
        );
        for (const key of ['Tab', 'Shift+Tab']) {
          // Back from the last stop to the first there is one step less.
          for (let stop = key === 'Tab' ? 0 : 1; stop < stops; stop += 1) {
            await page.keyboard.press(key);
            const problem = await page.evaluate(() => {
              const element = document.activeElement as HTMLElement;
              if (element === document.body) return key(element, 'nothing has the focus');
              const { top, bottom, left, right, width } = element.getBoundingClientRect();
              const header = document.querySelector('header')!;
              const sticky = getComputedStyle(header).position === 'sticky';
              const edge =
                header.contains(element) || !sticky || element.matches('.skip-link')
                  ? 0
                  : header.getBoundingClientRect().bottom;
              const { outlineStyle, outlineWidth } = getComputedStyle(element);
              if (outlineStyle === 'none' || parseFloat(outlineWidth) < 2) return key(element, 'has no outline');
              if (top < edge - 1) return key(element, `is under the header: ${top} < ${edge}`);
              if (top > innerHeight || (bottom > innerHeight + 1 && bottom - top < innerHeight / 2))
                return key(element, 'is below the screen');
              if (left < -1 || right > innerWidth + 1 || width === 0) return key(element, 'is beside the screen');
              return '';

              function key(target: Element, what: string): string {
                return `${target.localName} "${target.textContent!.trim().slice(0, 30)}" ${what}`;
              }
            });
            assert.is(problem, '', `${key} to stop ${key === 'Tab' ? stop + 1 : stops - stop} of ${stops}`);
          }
        }
      }));
  }

  test(`${path}: the skip link comes first and leads into the page`, () =>
    visit(path, DESKTOP, async ({ page }) => {
      await page.keyboard.press('Tab');
      const skip = page.locator('.skip-link');
      assert.ok(await isFocused(skip));
      const box = (await skip.boundingBox())!;
      assert.ok(box.width > 100 && box.y >= 0);
      await page.keyboard.press('Enter');
      assert.is(await page.evaluate(() => document.activeElement!.id), 'main');
      await page.keyboard.press('Tab');
      assert.is(await page.evaluate(() => document.querySelector('main')!.contains(document.activeElement)), true);
    }));
}

for (const path of ROUTES) {
  test(`${path} with forced colors: what can be pressed or filled in has a border`, () =>
    visit(path, { ...DESKTOP, forcedColors: 'active' }, async ({ page }) => {
      const bare = await page.evaluate(() =>
        [
          ...document.querySelectorAll<HTMLElement>(
            '.button, .menu-toggle, .card, .service, .faq, input, select, textarea',
          ),
        ]
          .filter((element) => element.checkVisibility())
          .filter(
            (element) =>
              parseFloat(getComputedStyle(element).borderTopWidth) < 1 ||
              getComputedStyle(element).borderTopStyle === 'none',
          )
          .map(({ className, id }) => className || id),
      );
      assert.equal(bare, []);
    }));

  test(`${path} with forced colors: the current route, and no other, is marked`, async () => {
    for (const width of [390, 1280]) {
      await visit(path, { viewport: { width, height: 800 }, forcedColors: 'active' }, async ({ page }) => {
        const marked = await page.locator('.menu-links a').evaluateAll((links) =>
          links
            .filter((link) => {
              const { borderBottomColor, borderInlineStartColor, borderBottomWidth, backgroundColor } =
                getComputedStyle(link);
              const color = parseFloat(borderBottomWidth) > 0 ? borderBottomColor : borderInlineStartColor;
              return color !== getComputedStyle(document.body).backgroundColor && color !== backgroundColor;
            })
            .map((link) => link.getAttribute('href')),
        );
        assert.equal(marked, [path]);
      });
    }
  });

  test(`${path} without JavaScript on a phone: every link is there`, () =>
    visit(path, { ...PHONE, javaScriptEnabled: false }, async ({ page }) => {
      const header = page.getByRole('banner');
      for (const name of [...NAMES, '24/7 Emergency']) {
        assert.ok(await header.getByRole('link', { name, exact: true }).isVisible(), name);
      }
      assert.not.ok(await page.locator('.menu-toggle').isVisible());
      assert.match((await page.locator('.footer-copyright').textContent())!, '© 2030');
      assert.is(await overflow(page), 0);
    }));
}

test('home: the hero is exactly 600 px high on a wide screen, and at least that on a phone', async () => {
  for (const width of [1024, 1280, 1440, 1920]) {
    await visit('/', { viewport: { width, height: 900 } }, async ({ page }) => {
      assert.is((await page.locator('.hero').boundingBox())!.height, 600, `${width} px`);
    });
  }
  await visit('/', PHONE, async ({ page }) => {
    const text = (await page.locator('.hero-text').boundingBox())!;
    const scene = (await page.locator('.hero-scene').boundingBox())!;
    assert.ok((await page.locator('.hero').boundingBox())!.height >= 600);
    assert.ok(scene.y >= text.y + text.height - 1, 'the scene stands below the text');
  });
});

for (const path of ROUTES) {
  test(`${path}: a whole first visit takes at most 36,000 bytes, headers included`, () =>
    visit('about:blank', PHONE, async ({ page, origin }) => {
      const network = await page.context().newCDPSession(page);
      await network.send('Network.enable');
      let bytes = 0;
      network.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength));
      await page.goto(origin + path, { waitUntil: 'networkidle' });
      assert.ok(bytes > 10_000 && bytes <= 36_000, `${bytes} bytes`);
    }));
}

test.run();
