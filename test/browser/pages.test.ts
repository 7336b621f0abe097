/** What holds for every page. */

import type { Page } from 'playwright-core';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { emergency } from '../../site/content/actions.ts';
import { NAMES, ROUTES } from '../built-site.ts';
import { axeViolations } from './axe.ts';
import { fillForm } from './quote-form.ts';
import { lowTargets } from './targets.ts';
import { createReader, DESKTOP, isFocused, PHONE, visit } from './visit.ts';

const MISSING = '/no/such/page';
const ALL = [...ROUTES, MISSING, '/500'];

/** Opens whatever a page has to open, if it is not open: a question, the toast, the menu. */
async function openAll(page: Page): Promise<void> {
  const isDone = await page.evaluate(() => {
    const isShown = (selector: string) => document.querySelector(selector)?.checkVisibility() ?? false;
    const isToClick = isShown('.faq details:first-of-type:not([open])') || isShown('.menu-toggle[aria-expanded=false]');
    return !isToClick && (isShown('.toast-title') || !document.forms.length);
  });
  if (isDone) return;
  const question = page.locator('.faq details').first();
  if ((await question.count()) && (await question.getAttribute('open')) === null)
    await question.locator('summary').click();
  if ((await page.locator('form').count()) && !(await page.locator('.toast-title').isVisible())) {
    await fillForm(page);
    await page.click('[type=submit]');
    await page.locator('.toast-title').waitFor();
  }
  const toggle = page.locator('.menu-toggle[aria-expanded=false]');
  if (await toggle.isVisible()) await toggle.press('Enter');
}

/** How far the page can be scrolled sideways, in pixels. */
const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

// What is open takes more room than what is closed, and has more to be looked at.
const desktop = createReader(DESKTOP, openAll);
const phone = createReader(PHONE, openAll);
const withoutScripts = createReader({ ...PHONE, javaScriptEnabled: false });

test.after(async () => {
  for (const { close } of [desktop, phone, withoutScripts]) await close();
});

for (const path of ALL) {
  for (const [device, { read }] of [
    ['desktop', desktop],
    ['phone', phone],
  ] as const) {
    test(`${path} on a ${device}, with everything open: no error, and no request that leaves the site`, () =>
      read(path, {}, async ({ errors, requests, origin }) => {
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

  test(`${path}: axe finds nothing with everything open`, () =>
    desktop.read(path, { width: 390 }, async ({ page }) => assert.equal(await axeViolations(page), [])));

  // contrast.test.ts looks at the colors of wide screens.
  for (const width of [320, 768, 1280]) {
    test(`${path} at ${width} px, with everything open: axe finds nothing too small, too close, or out of the keyboard’s reach`, () =>
      desktop.read(path, { width }, async ({ page }) =>
        assert.equal(await axeViolations(page, ['target-size', 'scrollable-region-focusable']), []),
      ));
  }

  test(`${path} reflows at 320 px, and at 400 % of a laptop’s screen`, async () => {
    for (const height of [800, 180])
      await desktop.read(path, { width: 320, height }, async ({ page }) => assert.is(await overflow(page), 0));
  });

  for (const width of [320, 1280]) {
    test(`${path} at ${width} px keeps all its text when a reader spaces it out`, () =>
      desktop.read(path, { width }, async ({ page }) => {
        // The values of WCAG 1.4.12.
        const spaced = await page.addStyleTag({
          content:
            '*{line-height:1.5!important;letter-spacing:.12em!important;word-spacing:.16em!important}p{margin-bottom:2em!important}',
        });
        const sideways = await overflow(page);
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
        await spaced.evaluate((style) => (style as HTMLElement).remove());
        assert.is(sideways, 0);
        assert.equal(clipped, []);
      }));
  }

  test(`${path}: what a finger presses on a phone is 44 px high`, () =>
    phone.read(path, {}, async ({ page }) => assert.equal(await lowTargets(page), [])));

  for (const [device, options] of [
    ['desktop', DESKTOP],
    ['narrow screen', { viewport: { width: 390, height: 700 } }],
  ] as const) {
    test(`${path} by keyboard on a ${device}: every stop is seen, outlined, and clear of the header; the first leads into the page`, () =>
      visit(path, options, async ({ page }) => {
        await page.keyboard.press('Tab');
        const skip = page.locator('.skip-link');
        assert.ok(await isFocused(skip));
        const box = (await skip.boundingBox())!;
        assert.ok(box.width > 100 && box.y >= 0);

        const stops = await watchFocus(page);
        // Keys take most of the time, and lead through the same document on both.
        if (device === 'narrow screen') {
          // The first of them has the focus.
          for (let stop = 1; stop < stops; stop += 1) await page.keyboard.press('Tab');
          assert.equal(await page.evaluate(() => window.focused), { count: stops - 1, problems: [] });
        }
        assert.equal(await page.evaluate(() => window.focusBackwards()), []);

        assert.ok(await isFocused(skip));
        await page.keyboard.press('Enter');
        assert.is(await page.evaluate(() => document.activeElement!.id), 'main');
        await page.keyboard.press('Tab');
        assert.is(await page.evaluate(() => document.querySelector('main')!.contains(document.activeElement)), true);
      }));
  }

  // The schemes differ in colors only. These pages open an answer, the toast and the menu; contrast.test.ts sees the rest.
  if (path === '/services' || path === '/contact')
    test(`${path}: axe finds no pale text in what is open in the dark scheme`, () =>
      desktop.read(path, { width: 390, colorScheme: 'dark' }, async ({ page }) =>
        assert.equal(await axeViolations(page, ['color-contrast']), []),
      ));

  if (!ROUTES.some((route) => route === path)) continue;

  test(`${path} with forced colors: what can be pressed or filled in has a border`, () =>
    desktop.read(path, { forcedColors: 'active' }, async ({ page }) => {
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

  for (const width of [390, 1280]) {
    test(`${path} at ${width} px with forced colors: the current route, and no other, is marked`, () =>
      desktop.read(path, { width, forcedColors: 'active' }, async ({ page }) => {
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
      }));
  }

  test(`${path} without JavaScript on a phone: every link is there`, () =>
    withoutScripts.read(path, {}, async ({ page }) => {
      const header = page.getByRole('banner');
      const links = await header
        .getByRole('link')
        .evaluateAll((all) => all.map((link) => (link as HTMLElement).innerText));
      for (const name of [...NAMES, emergency.text]) assert.ok(links.includes(name), name);
      assert.not.ok(await page.locator('.menu-toggle').isVisible());
      assert.match((await page.locator('.footer-copyright').textContent())!, '© 2030');
      assert.is(await overflow(page), 0);
    }));
}

/**
 * Looks at what has the focus after each Tab. On the way back nothing but the scrolling differs, which a focus that a
 * script gives shares with one that a key gives.
 *
 * @returns How many stops the page has.
 */
function watchFocus(page: Page): Promise<number> {
  return page.evaluate(() => {
    const stops = [
      ...document.querySelectorAll<HTMLElement>(
        ':is(a[href], button, summary, input, select, textarea):not(.call-bar *)',
      ),
    ].filter((element) => element.checkVisibility({ visibilityProperty: true }));

    function problemOf(element: HTMLElement): string {
      if (element === document.body) return 'nothing has the focus';
      const { top, bottom, left, right, width } = element.getBoundingClientRect();
      const header = document.querySelector('header')!;
      const isSticky = getComputedStyle(header).position === 'sticky';
      const isClear = header.contains(element) || !isSticky || element.matches('.skip-link');
      const edge = isClear ? 0 : header.getBoundingClientRect().bottom;
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      if (outlineStyle === 'none' || parseFloat(outlineWidth) < 2) return 'has no outline';
      if (top < edge - 1) return `is under the header: ${top} < ${edge}`;
      if (top > innerHeight || (bottom > innerHeight + 1 && bottom - top < innerHeight / 2))
        return 'is below the screen';
      if (left < -1 || right > innerWidth + 1 || width === 0) return 'is beside the screen';
      return '';
    }

    const problemsOf = (element: HTMLElement) =>
      [problemOf(element)]
        .filter(Boolean)
        .map((problem) => `${element.localName} "${element.textContent!.trim().slice(0, 30)}" ${problem}`);

    window.focused = { count: 0, problems: [] };
    addEventListener('keyup', () => {
      window.focused.count += 1;
      window.focused.problems.push(...problemsOf(document.activeElement as HTMLElement));
    });
    window.focusBackwards = () =>
      stops.reverse().flatMap((stop) => {
        stop.focus();
        return document.activeElement === stop ? problemsOf(stop) : [`${stop.outerHTML} takes no focus`];
      });
    return stops.length;
  });
}

declare global {
  interface Window {
    focused: { count: number; problems: string[] };
    focusBackwards: () => string[];
  }
}

test('a whole first visit of any page takes at most 36,000 bytes, headers included', () =>
  visit('about:blank', PHONE, async ({ page, origin }) => {
    const network = await page.context().newCDPSession(page);
    await network.send('Network.enable');
    let bytes = 0;
    network.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength));
    for (const path of ROUTES) {
      await network.send('Network.clearBrowserCache');
      bytes = 0;
      await page.goto(origin + path, { waitUntil: 'networkidle' });
      assert.ok(bytes > 10_000 && bytes <= 36_000, `${path}: ${bytes} bytes`);
    }
  }));

test('home on a wide screen: axe finds nothing', () =>
  desktop.read('/', {}, async ({ page }) => assert.equal(await axeViolations(page), [])));

for (const width of [1024, 1280, 1440, 1920]) {
  test(`home at ${width} px: the hero is exactly 600 px high`, () =>
    desktop.read('/', { width, height: 900 }, async ({ page }) =>
      assert.is((await page.locator('.hero').boundingBox())!.height, 600),
    ));
}

test('home on a phone: the hero is at least 600 px high, and its scene stands below its text', () =>
  phone.read('/', {}, async ({ page }) => {
    const text = (await page.locator('.hero-text').boundingBox())!;
    const scene = (await page.locator('.hero-scene').boundingBox())!;
    assert.ok((await page.locator('.hero').boundingBox())!.height >= 600);
    assert.ok(scene.y >= text.y + text.height - 1);
  }));

test('the whole card of a service is its link', () =>
  desktop.read('/', {}, async ({ page }) => {
    const missed = await page.locator('.card').evaluateAll((cards) =>
      cards
        .filter((card) => {
          card.scrollIntoView({ block: 'center' });
          const { left, top } = card.getBoundingClientRect();
          return document.elementFromPoint(left + 12, top + 20)?.closest('a') !== card.querySelector('a');
        })
        .map((card) => card.textContent),
    );
    assert.equal(missed, []);
  }));

test.run();
