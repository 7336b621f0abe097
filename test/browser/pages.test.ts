/** What holds for every page. */

import type { Page } from 'playwright-core';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { business } from '../../site/business/business.ts';
import { emergency } from '../../site/content/actions.ts';
import { axeViolations } from '../support/axe.ts';
import { NAMES, ROUTES } from '../support/built-site.ts';
import { fillForm } from '../support/quote-form.ts';
import { lowTargets } from '../support/targets.ts';
import { createReader, DESKTOP, PHONE, type View, type Visit, visit } from '../support/visit.ts';

const MISSING = '/no/such/page';
const ALL = [...ROUTES, MISSING, '/500'];

/** What is left of a phone's screen at a high zoom. */
const ZOOMED = { width: 225, height: 480 };

/** Opens whatever a page has to open, if it is not open: a question, the toast, the menu. */
async function openAll(page: Page): Promise<void> {
  // By a script, which takes one message to the browser. Other tests click as visitors do.
  const open = () =>
    page.evaluate(() => {
      const question = document.querySelector<HTMLDetailsElement>('.faq details');
      if (question && !question.open) question.querySelector('summary')!.click();
      if (document.forms.length > 0 && !document.querySelector('.toast-title')?.checkVisibility()) return false;
      // Last, because it closes when anything else is pressed.
      const toggle = document.querySelector<HTMLElement>('.menu-toggle[aria-expanded=false]');
      if (toggle?.checkVisibility()) toggle.click();
      return true;
    });
  if (await open()) return;
  await fillForm(page);
  await page.click('[type=submit]');
  await page.locator('.toast-title').waitFor();
  await open();
}

/** How far the page can be scrolled sideways, in pixels. */
const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

const desktop = createReader(DESKTOP);
const phone = createReader(PHONE);
const withoutScripts = createReader({ ...PHONE, javaScriptEnabled: false });

/** Looks at a page with everything open: that takes more room than what is closed, and has more to be looked at. */
const readOpen = (reader: typeof desktop, path: string, view: View, look: (visit: Visit) => Promise<void>) =>
  reader.read(path, view, look, openAll);

for (const path of ALL) {
  const isListed = ROUTES.some((route) => route === path);

  // First what only looks at the page, closed as it was loaded.
  test(`${path} by keyboard on a narrow screen: every stop is seen, outlined, and clear of the header; the first leads into the page`, () =>
    desktop.load(path, { width: 390, height: 700 }, async ({ page }) => {
      await page.keyboard.press('Tab');
      const skip = await page.evaluate(() => {
        const { width, top } = document.activeElement!.getBoundingClientRect();
        return { isFocused: document.activeElement!.matches('.skip-link'), isSeen: width > 100 && top >= 0 };
      });
      assert.equal(skip, { isFocused: true, isSeen: true });
      // The first of them has the focus.
      const stops = await watchFocus(page);
      for (let stop = 1; stop < stops; stop += 1) await page.keyboard.press('Tab');
      assert.equal(await page.evaluate(() => window.focused), { count: stops - 1, problems: [] });
      await walkBack(page);
    }));

  // Keys take most of the time, and lead through the same document on both.
  test(`${path} by keyboard on a desktop: every stop is seen, outlined, and clear of the header on the way back`, () =>
    desktop.read(path, {}, async ({ page }) => {
      await watchFocus(page);
      await walkBack(page);
    }));

  if (isListed) {
    test(`${path} names trade, service and place on its first screen`, () =>
      phone.read(path, {}, async ({ page }) => {
        const words = await page.evaluate(() =>
          [...document.querySelectorAll<HTMLElement>('main :is(h1, h2, p, a, label)')]
            .filter((element) => element.checkVisibility() && element.getBoundingClientRect().bottom <= innerHeight)
            .map((element) => element.textContent)
            .join(' ')
            .replaceAll('\u00a0', ' '),
        );
        for (const said of [/garage door/i, /repair|service/i, business.city]) assert.match(words, said);
      }));

    test(`${path} at a high zoom cuts off no word at its top`, () =>
      phone.read(path, ZOOMED, async ({ page }) => {
        const cut = await page.evaluate(
          (width) =>
            [...document.querySelectorAll('.hero-text :is(h1, p, a, span)')]
              .filter((element) => {
                const range = document.createRange();
                range.selectNodeContents(element);
                return range.getBoundingClientRect().right > width;
              })
              .map((element) => element.textContent),
          ZOOMED.width,
        );
        assert.equal(cut, []);
      }));

    test(`${path} on paper: the hotline, black on white, no pictures`, () =>
      desktop.read(path, { width: 718, height: 1000, media: 'print' }, async ({ page }) => {
        const seen = await page.evaluate(() => ({
          menus: [...document.querySelectorAll('header nav, footer, .call-bar, form button')].filter((menu) =>
            menu.checkVisibility(),
          ).length,
          pictures: [...document.querySelectorAll('svg')].filter((svg) => svg.checkVisibility()).length,
          hotlines: [...document.querySelectorAll('header a[href^="tel:"]')].filter((link) => link.checkVisibility())
            .length,
          divided: [...document.querySelectorAll('section:nth-of-type(n + 3), article, details, li')].filter(
            (part) => getComputedStyle(part).breakInside !== 'avoid',
          ).length,
          colors: [
            ...new Set(
              [...document.querySelectorAll('body, body *')]
                .filter((one) => one.checkVisibility())
                .map((one) => getComputedStyle(one).color),
            ),
          ],
          grounds: [...document.querySelectorAll('body, body *')].filter((one) => {
            const { backgroundColor, backgroundImage } = getComputedStyle(one);
            return one.checkVisibility() && (backgroundColor !== 'rgba(0, 0, 0, 0)' || backgroundImage !== 'none');
          }).length,
        }));
        assert.equal(seen, { menus: 0, pictures: 0, hotlines: 1, divided: 0, colors: ['rgb(0, 0, 0)'], grounds: 0 });
      }));
  }

  for (const [device, reader] of [
    ['desktop', desktop],
    ['phone', phone],
  ] as const) {
    test(`${path} on a ${device}, with everything open: no error, and no request that leaves the site`, () =>
      readOpen(reader, path, {}, async ({ errors, requests, origin }) => {
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
    readOpen(desktop, path, { width: 390 }, async ({ page }) => assert.equal(await axeViolations(page), [])));

  // contrast.test.ts looks at the colors of wide screens.
  for (const width of [320, 768, 1280]) {
    test(`${path} at ${width} px, with everything open: axe finds nothing too small, too close, or out of the keyboard’s reach`, () =>
      readOpen(desktop, path, { width }, async ({ page }) =>
        assert.equal(await axeViolations(page, ['target-size', 'scrollable-region-focusable']), []),
      ));
  }

  test(`${path} reflows at 320 px, and at 400 % of a laptop’s screen`, async () => {
    for (const height of [800, 180])
      await readOpen(desktop, path, { width: 320, height }, async ({ page }) => assert.is(await overflow(page), 0));
  });

  for (const width of [320, 1280]) {
    test(`${path} at ${width} px keeps all its text when a reader spaces it out`, () =>
      readOpen(desktop, path, { width }, async ({ page }) => {
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
    readOpen(phone, path, {}, async ({ page }) => assert.equal(await lowTargets(page), [])));

  test(`${path} without any styles: the number is on the first screen of a phone, and icons are small`, () =>
    withoutScripts.read(path, {}, async ({ page }) => {
      const { call, widest } = await page.evaluate(() => {
        const style = document.querySelector('style')!;
        style.remove();
        const widths = Array.from(document.querySelectorAll('svg.icon, svg.mark'), (icon) => icon.clientWidth);
        const link = document.querySelector('a[href^="tel:"]')!.getBoundingClientRect();
        const seen = { call: link.bottom <= innerHeight && link.width > 40, widest: Math.max(...widths) };
        document.head.append(style);
        return seen;
      });
      assert.ok(call);
      assert.ok(widest <= 48, `${widest} px`);
    }));

  // The schemes differ in colors only. These pages open an answer, the toast and the menu; contrast.test.ts sees the rest.
  if (path === '/services' || path === '/contact')
    test(`${path}: axe finds no pale text in what is open in the dark scheme`, () =>
      readOpen(desktop, path, { width: 390, colorScheme: 'dark' }, async ({ page }) =>
        assert.equal(await axeViolations(page, ['color-contrast']), []),
      ));

  if (!isListed) continue;

  test(`${path} with forced colors: what can be pressed or filled in has a border`, () =>
    readOpen(desktop, path, { forcedColors: 'active' }, async ({ page }) => {
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
      readOpen(desktop, path, { width, forcedColors: 'active' }, async ({ page }) => {
        const marked = await page.evaluate(() =>
          [...document.querySelectorAll('.menu-links a')]
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
      const { links, hasButton, copyright } = await page.evaluate(() => ({
        links: [...document.querySelectorAll<HTMLElement>('body > header a')]
          .filter((link) => link.checkVisibility())
          .map((link) => link.innerText),
        hasButton: document.querySelector('.menu-toggle')!.checkVisibility(),
        copyright: document.querySelector('.footer-copyright')!.textContent!,
      }));
      for (const name of [...NAMES, emergency.text]) assert.ok(links.includes(name), name);
      assert.not.ok(hasButton);
      assert.match(copyright, '© 2030');
      assert.is(await overflow(page), 0);
    }));
}

/** From the last stop to the first, which leads into the page. */
async function walkBack(page: Page): Promise<void> {
  assert.equal(await page.evaluate(() => window.focusBackwards()), []);
  assert.ok(await page.evaluate(() => document.activeElement!.matches('.skip-link')));
  await page.keyboard.press('Enter');
  assert.is(await page.evaluate(() => document.activeElement!.id), 'main');
  await page.keyboard.press('Tab');
  assert.ok(await page.evaluate(() => document.querySelector('main')!.contains(document.activeElement)));
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
  visit('about:blank', { ...PHONE, isolated: true }, async ({ page, origin }) => {
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
  readOpen(desktop, '/', {}, async ({ page }) => assert.equal(await axeViolations(page), [])));

for (const width of [1024, 1280, 1440, 1920]) {
  test(`home at ${width} px: the hero is exactly 600 px high`, () =>
    readOpen(desktop, '/', { width, height: 900 }, async ({ page }) =>
      assert.is((await page.locator('.hero').boundingBox())!.height, 600),
    ));
}

test('home on a phone: the hero is at least 600 px high, and its scene stands below its text', () =>
  readOpen(phone, '/', {}, async ({ page }) => {
    const text = (await page.locator('.hero-text').boundingBox())!;
    const scene = (await page.locator('.hero-scene').boundingBox())!;
    assert.ok((await page.locator('.hero').boundingBox())!.height >= 600);
    assert.ok(scene.y >= text.y + text.height - 1);
  }));

test('the whole card of a service is its link', () =>
  readOpen(desktop, '/', {}, async ({ page }) => {
    const missed = await page.evaluate(() =>
      [...document.querySelectorAll('.card')]
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
