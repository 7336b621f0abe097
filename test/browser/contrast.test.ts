/**
 * Measures contrast in screenshots, because axe can't measure it on gradients and images. Minimums
 * are 7:1 for copy, 4.5:1 for labels and headings, and 3:1 for icons, borders and focus rings.
 */

import type { Page } from 'playwright-core';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { takesQuotes } from '../../site/business/facts.ts';
import { ROUTES } from '../support/built-site.ts';
import { buildEdited, EXCHANGED_SCENES, GREEN_BRAND, isSample } from '../support/edit-project.ts';
import { FIELDS } from '../support/quote-form.ts';
import { serve } from '../support/serve.ts';
import { DESKTOP, read, settle, visit, withSession } from '../support/visit.ts';

/** Text, an icon, border or focus ring, with its color, minimum contrast and areas on the page. */
interface Mark {
  what: string;
  color: string;
  minimum: number;
  /** Fraction of pixels that may have less contrast, such as the edge of a neighboring element. */
  tolerance: number;
  boxes: Record<'x' | 'y' | 'width' | 'height', number>[];
}

/** Minimum contrast of text. Another business has longer or shorter text over illustrations. */
const LEAST = isSample ? 7 : 4.5;

/** Collects all marks on a page, then hides them so that a screenshot shows only backgrounds. */
const hideMarks = (page: Page): Promise<Mark[]> =>
  page.evaluate((least) => {
    // Otherwise, the sticky header and the call bar would cover part of the page.
    scrollTo({ top: 0, behavior: 'instant' });
    const textContent = '.call-bar { position: static !important }';
    const style = Object.assign(document.createElement('style'), { id: 'hidden-marks', textContent });
    document.head.append(style);
    document.querySelector('.faq details')?.setAttribute('open', '');

    const marks: Mark[] = [];
    const all = (selector: string) =>
      [...document.querySelectorAll<HTMLElement>(selector)].filter((element) =>
        element.checkVisibility({ visibilityProperty: true }),
      );
    function add(element: Element, color: string, minimum: number, rects: Iterable<DOMRect>, tolerance = 0.02): void {
      const what = `${element.localName}.${element.getAttribute('class')} "${element.textContent!.trim().slice(0, 40)}"`;
      const boxes = [...rects].filter(({ width, height }) => width > 1 && height > 1).map((rect) => rect.toJSON());
      if (boxes.length > 0) marks.push({ what, color, minimum, tolerance, boxes });
    }

    const LABELS =
      'a, button, label, h1, h2, h3, h4, b, strong, svg, [class*=eyebrow], .rating, .place-count, figcaption';
    for (const element of all('body, body :not(script, style, template, noscript, .skip-link)')) {
      // Elements one pixel wide are visually hidden.
      if (element.getBoundingClientRect().width <= 1) continue;
      const { color, fill } = getComputedStyle(element);
      for (const node of element.childNodes) {
        if (node.nodeType !== Node.TEXT_NODE || !node.textContent!.trim()) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        const paint = element.closest('svg') ? fill : color;
        add(element, paint, element.closest(LABELS) ? 4.5 : least, range.getClientRects());
      }
    }
    for (const icon of all('.icon, .icon .accent, .stars, .checklist circle')) {
      const { fill, stroke } = getComputedStyle(icon);
      add(icon, fill === 'none' ? stroke : fill, 3, [icon.getBoundingClientRect()]);
    }
    for (const control of all('.button-outline, .menu-toggle, input, select, textarea')) {
      // Compare the border with the background just above it.
      const { x, y, width } = control.getBoundingClientRect();
      add(control, getComputedStyle(control).borderTopColor, 3, [new DOMRect(x + 12, y - 4, width - 24, 2)]);
    }
    for (const control of all('a[href]:not([tabindex="-1"]), button, summary, input, select, textarea')) {
      control.focus({ preventScroll: true });
      const { outlineColor, outlineOffset, outlineWidth } = getComputedStyle(control);
      const ring = parseFloat(outlineWidth);
      const reach = parseFloat(outlineOffset) + ring;
      const { left, top, right, bottom, width, height } = control.getBoundingClientRect();
      const rows = [top - reach, bottom + reach - ring].map(
        (y) => new DOMRect(left - reach, y, width + 2 * reach, ring),
      );
      const sides = [left - reach, right + reach - ring].map(
        (x) => new DOMRect(x, top - reach, ring, height + 2 * reach),
      );
      // A focus ring can overlap neighboring elements.
      add(control, outlineColor, 3, [...rows, ...sides], 0.4);
    }
    (document.activeElement as HTMLElement).blur();

    style.textContent += `
      * { color: transparent !important; text-decoration: none !important }
      text { fill: transparent !important }
      .icon, .stars, .checklist svg, .badge > :not(g) { visibility: hidden }
    `;
    return marks;
  }, LEAST);

/** Screenshot scale. Half size takes half the time. */
const SCALE = 0.5;

/** Returns a base64 PNG of the page. Faster than page.screenshot(), because it compresses less. */
const takeScreenshot = (page: Page): Promise<string> =>
  withSession(page, async (session) => {
    const { cssContentSize } = await session.send('Page.getLayoutMetrics');
    const clip = { ...cssContentSize, scale: SCALE };
    const options = { captureBeyondViewport: true, optimizeForSpeed: true, clip };
    return (await session.send('Page.captureScreenshot', options)).data;
  });

/** Returns a description of each mark that has too little contrast. */
async function findWeak(page: Page): Promise<string[]> {
  await page.evaluate(() => document.getElementById('hidden-marks')?.remove());
  const marks = await hideMarks(page);
  assert.ok(marks.length > (isSample ? 20 : 10));
  const unsupported = marks.filter(({ color }) => !color.startsWith('rgb('));
  assert.equal(unsupported, [], 'expected only opaque rgb() colors');
  const source = `data:image/png;base64,${await takeScreenshot(page)}`;
  return page.evaluate(
    async ({ source, marks, scale }) => {
      const image = new Image();
      image.src = source;
      await image.decode();
      const canvas = new OffscreenCanvas(image.width, image.height);
      const context = canvas.getContext('2d', { willReadFrequently: true })!;
      context.drawImage(image, 0, 0);
      const { data, width, height } = context.getImageData(0, 0, image.width, image.height);

      // Relative luminance and contrast ratio, as defined in WCAG 2.2.
      const linear = Float64Array.from({ length: 256 }, (_, value) => {
        const share = value / 255;
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
      });
      const luminanceOf = (red: number, green: number, blue: number) =>
        0.2126 * linear[red]! + 0.7152 * linear[green]! + 0.0722 * linear[blue]!;
      const contrast = (a: number, b: number) => (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
      const clamp = (value: number, limit: number) => Math.min(Math.max(Math.round(value * scale), 0), limit);

      return marks.flatMap(({ what, color, minimum, tolerance, boxes }) => {
        const [red, green, blue] = color.match(/\d+/g)!.map(Number);
        const luminance = luminanceOf(red!, green!, blue!);
        let [total, weak] = [0, 0];
        for (const box of boxes) {
          const [left, top] = [clamp(box.x, width - 1), clamp(box.y, height - 1)];
          const right = Math.max(left + 1, clamp(box.x + box.width, width));
          const bottom = Math.max(top + 1, clamp(box.y + box.height, height));
          // Sample every third pixel.
          for (let y = top; y < bottom; y += 1)
            for (let x = left + ((y - top) % 3); x < right; x += 3) {
              const pixel = (y * width + x) * 4;
              const background = luminanceOf(data[pixel]!, data[pixel + 1]!, data[pixel + 2]!);
              weak += Number(contrast(luminance, background) < minimum);
              total += 1;
            }
        }
        const share = Math.round((weak / total) * 100);
        return weak > total * tolerance ? [`${what}: ${share}% has contrast below ${minimum} (${color})`] : [];
      });
    },
    { source, marks, scale: SCALE },
  );
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

/** Widths with a light sky. The scenes are drawn for the other two hours, dusk and night. */
const SKIES = [
  [390, 'dawn'],
  [768, 'day'],
  [1440, 'day'],
  [1440, 'dawn', 'rtl'],
  [1920, 'dawn'],
] as const;

/** Shows only the header and the hero, or everything again. */
const showHero = (page: Page, isAlone: boolean): Promise<void> =>
  page.evaluate((isAlone) => {
    for (const part of document.querySelectorAll<HTMLElement>('.hero ~ *, footer'))
      part.style.display = isAlone ? 'none' : '';
  }, isAlone);

// The tests of a page follow each other, so that it loads once.
for (const path of [...ROUTES, '/404']) {
  test(`${path} at 1440 px in light mode has enough contrast`, () =>
    read(DESKTOP, path, { width: 1440, height: 900 }, async ({ page }) => assert.equal(await findWeak(page), [])));

  test(`the hero on ${path} has enough contrast in dark mode and at any time of day`, async () => {
    await read(DESKTOP, path, { width: 1440, height: 600, colorScheme: 'dark' }, async ({ page }) => {
      await showHero(page, true);
      assert.equal(await findWeak(page), [], 'dark mode');
    });
    for (const [width, hour, dir = ''] of path === '/' || path === '/emergency' ? SKIES : [])
      await read(DESKTOP, path, { width, height: 600 }, async ({ page }) => {
        await page.evaluate(
          ([hour, dir]) => {
            document.documentElement.dir = dir;
            document.querySelector<HTMLElement>('.hero')!.dataset.hour = hour;
          },
          [hour, dir] as const,
        );
        assert.equal(await findWeak(page), [], `${hour} at ${width} px`);
      });
  });

  // Only / has text over an image. pages.test.ts checks the other pages in light mode.
  for (const colorScheme of path === '/' || path === '/contact' ? (['dark', 'light'] as const) : (['dark'] as const))
    test(`hovered buttons and field errors on ${path} at 390 px in ${colorScheme} mode have enough contrast`, () =>
      read(DESKTOP, path, { width: 390, height: 900, colorScheme }, async ({ page }) => {
        await showHero(page, false);
        await page.evaluate(() => document.querySelector<HTMLElement>('form [type=submit]')?.click());
        // The page scrolls to the first invalid field in the next frame.
        await settle(page);
        if (path === '/contact' && takesQuotes)
          assert.is(await page.locator('.field-error:visible').count(), FIELDS.length);
        await hoverButtons(page);
        assert.equal(await findWeak(page), []);
      }));
}

test('another brand color and other illustrations have enough contrast', async () => {
  const { dist } = await buildEdited(...GREEN_BRAND, ...(isSample ? EXCHANGED_SCENES : []));
  const origin = await serve(dist);
  // The pages whose illustrations are exchanged.
  for (const path of ROUTES.filter((route) => /^\/(testimonials)?$/.test(route)))
    await visit(path, { ...DESKTOP, origin }, async ({ page }) => {
      await hoverButtons(page);
      assert.equal(await findWeak(page), [], path);
    });
});
