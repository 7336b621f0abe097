/**
 * Measures contrast in screenshots, because axe can't measure it on gradients and images. Minimums
 * are 7:1 for copy, 4.5:1 for labels and headings, and 3:1 for icons, borders and focus rings.
 */

import type { Page } from 'playwright-core';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { takesQuotes } from '../../site/business/facts.ts';
import { ROUTES } from '../support/built-site.ts';
import { isSample } from '../support/edit-project.ts';
import { FIELDS } from '../support/quote-form.ts';
import { DESKTOP, read, settle, visit, withSession } from '../support/visit.ts';

/** Minimum contrast of text. Another business has longer or shorter text over illustrations. */
const LEAST = isSample ? 7 : 4.5;

/**
 * Collects text, icons, borders and focus rings with their color, minimum contrast and areas, then
 * hides them so that a screenshot shows only backgrounds.
 */
const hideMarks = (page: Page) =>
  // The marks stay in the page, because Playwright takes long to serialize them.
  page.evaluateHandle((leastOfCopy) => {
    document.getElementById('hidden-marks')?.remove();
    // Otherwise, the sticky header and the call bar would cover part of the page.
    scrollTo({ top: 0, behavior: 'instant' });
    const textContent = '.call-bar { position: static !important }';
    const style = Object.assign(document.createElement('style'), { id: 'hidden-marks', textContent });
    document.head.append(style);
    document.querySelector('.faq details')?.setAttribute('open', '');

    const all = (selector: string) =>
      [...document.querySelectorAll<HTMLElement>(selector)].filter((element) =>
        element.checkVisibility({ visibilityProperty: true }),
      );
    /** @param tolerance Fraction of pixels that may have less contrast, such as at an edge. */
    const mark = (element: Element, color: string, minimum: number, rects: Iterable<DOMRect>, tolerance = 0.02) => ({
      what: `${element.localName}.${element.getAttribute('class')} "${element.textContent!.trim().slice(0, 40)}"`,
      color,
      minimum,
      tolerance,
      boxes: [...rects].filter(({ width, height }) => width > 1 && height > 1),
    });

    const LABELS =
      'a, button, label, h1, h2, h3, h4, b, strong, svg, [class*=eyebrow], .rating, .place-count, figcaption';
    const range = document.createRange();
    const texts = all('body, body :not(script, style, template, noscript, .skip-link)').flatMap((element) => {
      const { color, fill } = getComputedStyle(element);
      // Elements one pixel wide are visually hidden.
      const nodes = element.getBoundingClientRect().width <= 1 ? [] : [...element.childNodes];
      return nodes.flatMap((node) => {
        if (!(node instanceof Text) || !node.data.trim()) return [];
        range.selectNodeContents(node);
        const least = element.closest(LABELS) ? 4.5 : leastOfCopy;
        return mark(element, element.closest('svg') ? fill : color, least, range.getClientRects());
      });
    });
    // Numbers are in circles at the start of their items.
    const numbers = all('ol > li').map((item) => {
      const { x, y } = item.getBoundingClientRect();
      return mark(item, getComputedStyle(item, '::before').color, 4.5, [new DOMRect(x + 12, y + 12, 5, 5)]);
    });
    const icons = all('.icon, .icon .accent, .stars').map((icon) => {
      const { fill, stroke } = getComputedStyle(icon);
      return mark(icon, fill === 'none' ? stroke : fill, 3, [icon.getBoundingClientRect()]);
    });
    const borders = all('.button-outline, .menu-toggle, input, select, textarea').map((control) => {
      // Compare the border with the background just above it.
      const { x, y, width } = control.getBoundingClientRect();
      return mark(control, getComputedStyle(control).borderTopColor, 3, [new DOMRect(x + 12, y - 4, width - 24, 2)]);
    });
    const rings = all('a[href]:not([tabindex="-1"]), button, summary, input, select, textarea').map((control) => {
      control.focus({ preventScroll: true });
      const { outlineColor, outlineOffset, outlineWidth } = getComputedStyle(control);
      const ring = parseFloat(outlineWidth);
      const gap = parseFloat(outlineOffset);
      const { left, top, bottom, width } = control.getBoundingClientRect();
      const edges = [top - gap - ring, bottom + gap].map((y) => new DOMRect(left - gap, y, width + 2 * gap, ring));
      // The upper or the lower edge can overlap a neighboring element.
      return mark(control, outlineColor, 3, edges, 0.5);
    });
    (document.activeElement as HTMLElement).blur();

    style.textContent += `
      *, ::before { color: transparent !important; text-decoration: none !important }
      text { fill: transparent !important }
      .icon, .stars, .badge > :not(g) { visibility: hidden }
    `;
    return [...texts, ...numbers, ...icons, ...borders, ...rings];
  }, LEAST);

/** Screenshot scale. Half size takes half the time. */
const SCALE = 0.5;

/** Returns a description of each mark that has too little contrast. */
async function findWeak(page: Page): Promise<string[]> {
  const marks = await hideMarks(page);
  // Faster than page.screenshot(), because it compresses less.
  const { data } = await withSession(page, async (session) => {
    const { cssContentSize } = await session.send('Page.getLayoutMetrics');
    const clip = { ...cssContentSize, scale: SCALE };
    return session.send('Page.captureScreenshot', { captureBeyondViewport: true, optimizeForSpeed: true, clip });
  });
  const { count, weak } = await page.evaluate(
    async ({ data, marks, scale }) => {
      const image = Object.assign(new Image(), { src: `data:image/png;base64,${data}` });
      await image.decode();
      const context = new OffscreenCanvas(image.width, image.height).getContext('2d', { willReadFrequently: true })!;
      context.drawImage(image, 0, 0);

      // Relative luminance and contrast ratio, as defined in WCAG 2.2.
      const linear = (share: number) => (share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4);
      const luminanceOf = (red = 0, green = 0, blue = 0) =>
        0.2126 * linear(red / 255) + 0.7152 * linear(green / 255) + 0.0722 * linear(blue / 255);
      const contrast = (a: number, b: number) => (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);

      const weak = marks.flatMap(({ what, color, minimum, tolerance, boxes }) => {
        if (!color.startsWith('rgb(')) return `${what} is ${color}, expected an opaque rgb() color`;
        const luminance = luminanceOf(...color.match(/\d+/g)!.map(Number));
        const ratios: number[] = [];
        for (const box of boxes) {
          const [x, y, width, height] = [box.x, box.y, box.width, box.height].map((part) => Math.round(part * scale));
          const { data } = context.getImageData(x!, y!, Math.max(width!, 1), Math.max(height!, 1));
          // Sample every third pixel. Those outside the page are transparent.
          for (let index = 0; index < data.length; index += 12)
            if (data[index + 3])
              ratios.push(contrast(luminance, luminanceOf(data[index], data[index + 1], data[index + 2])));
        }
        const share = ratios.filter((ratio) => ratio < minimum).length / ratios.length;
        return share > tolerance ? `${what}: ${Math.round(share * 100)}% has contrast below ${minimum} (${color})` : [];
      });
      return { count: marks.length, weak };
    },
    { data, marks, scale: SCALE },
  );
  assert.ok(count > (isSample ? 20 : 10));
  return weak;
}

/** Shows all buttons as if they were hovered. The doubled class keeps the rule's specificity. */
const hoverButtons = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (const style of document.querySelectorAll('style'))
      style.textContent = style.textContent.replace(/(\.button[\w-]*):hover/g, '$1$1');
    // The browser loads the new stylesheet's font when it lays out the page.
    document.body.getBoundingClientRect();
    await document.fonts.ready;
  });

/** Light skies by width. The scenes are drawn for the other two hours, dusk and night. */
const SKIES = { 390: 'dawn', 768: 'day', 1440: 'day', 1920: 'dawn' };

/** Shows or hides everything below the hero. */
const setBelowHero = (page: Page, display: '' | 'none'): Promise<void> =>
  page.evaluate((display) => {
    for (const part of document.querySelectorAll<HTMLElement>('.hero ~ *, footer')) part.style.display = display;
  }, display);

// A page's tests follow each other, so that it loads once. The ZIP code opens a map.
for (const path of [...ROUTES, '/404'].map((path) => path.replace(/areas$/, '$&#60614'))) {
  test(`${path} at 1440 px in light mode has enough contrast`, () =>
    read(DESKTOP, path, { width: 1440, height: 900 }, async ({ page }) => assert.equal(await findWeak(page), [])));

  test(`the hero on ${path} has enough contrast in dark mode and at any time of day`, async () => {
    await read(DESKTOP, path, { width: 1440, height: 600, colorScheme: 'dark' }, async ({ page }) => {
      await setBelowHero(page, 'none');
      assert.equal(await findWeak(page), [], 'dark mode');
    });
    for (const [width, hour] of Object.entries(path === '/' || path === '/emergency' ? SKIES : {}))
      await read(DESKTOP, path, { width: Number(width), height: 600 }, async ({ page }) => {
        await page.evaluate((hour) => void (document.querySelector<HTMLElement>('.hero')!.dataset.hour = hour), hour);
        assert.equal(await findWeak(page), [], `${hour} at ${width} px`);
      });
  });

  // Only / has text over an image. pages.test.ts checks the other pages in light mode.
  for (const colorScheme of path === '/' || path === '/contact' ? (['dark', 'light'] as const) : (['dark'] as const))
    test(`hovered buttons and field errors on ${path} at 390 px in ${colorScheme} mode have enough contrast`, () =>
      read(DESKTOP, path, { width: 390, height: 900, colorScheme }, async ({ page }) => {
        await setBelowHero(page, '');
        await page.evaluate(() => document.querySelector<HTMLElement>('form [type=submit]')?.click());
        // The page scrolls to the first invalid field in the next frame.
        await settle(page);
        if (path === '/contact' && takesQuotes)
          assert.is(await page.locator('.field-error:visible').count(), FIELDS.length);
        await hoverButtons(page);
        assert.equal(await findWeak(page), []);
      }));
}

test('another brand color has enough contrast', () =>
  visit('/', { viewport: { width: 390, height: 900 } }, async ({ page }) => {
    await hoverButtons(page);
    const button = await page.evaluate(() => {
      document.documentElement.style.cssText = '--clay: #1f7a3c; --clay-deep: #14532c';
      return getComputedStyle(document.querySelector('.hero .button')!).backgroundColor;
    });
    assert.is(button, 'rgb(20, 83, 44)');
    assert.equal(await findWeak(page), []);
  }));
