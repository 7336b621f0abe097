/**
 * Contrast as it is painted: every text against the pixels behind it, gradients and pictures
 * included, which axe cannot judge. Text that is read needs 7:1, short labels (links, buttons,
 * headings, eyebrows) 4.5:1, everything else that carries meaning 3:1.
 */

import type { Page } from 'playwright-core';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { form } from '../../site/content/contact.ts';
import { ROUTES } from '../support/built-site.ts';
import { createReader, DESKTOP } from '../support/visit.ts';

/** A color and where on the page it has to stand out from what is behind it. */
interface Mark {
  what: string;
  color: string;
  least: number;
  boxes: { x: number; y: number; width: number; height: number }[];
}

/** Reads every mark of the page, then makes them all transparent: what is left is what lies behind them. */
function readMarks(page: Page): Promise<Mark[]> {
  return page.evaluate(() => {
    document.getElementById('no-marks')?.remove();
    const style = Object.assign(document.createElement('style'), { id: 'no-marks' });
    // At the end of the page, where it lies over nothing that is measured too.
    style.textContent = '.call-bar { position: static !important }';
    document.head.append(style);
    const marks: Mark[] = [];
    const boxesOf = (rects: Iterable<DOMRect>) =>
      Array.from(rects, ({ x, y, width, height }) => ({ x: x + scrollX, y: y + scrollY, width, height })).filter(
        ({ width, height }) => width > 1 && height > 1,
      );
    const add = (element: Element, color: string, least: number, boxes: Mark['boxes']) => {
      const what = `${element.localName}.${element.getAttribute('class') ?? ''} "${element.textContent!.trim().slice(0, 40)}"`;
      if (boxes.length > 0) marks.push({ what, color, least, boxes });
    };

    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const element = text.parentElement!;
      if (!text.textContent!.trim() || element.closest('.skip-link, script, style, template, noscript')) continue;
      // One pixel wide: only for screen readers.
      if (!element.checkVisibility({ visibilityProperty: true }) || element.getBoundingClientRect().width <= 1)
        continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const { color, fill } = getComputedStyle(element);
      const isLabel = element.closest(
        'a, button, label, h1, h2, h3, h4, b, strong, svg, [class*=eyebrow], .rating, .place-count, figcaption',
      );
      add(element, element.closest('svg') ? fill : color, isLabel ? 4.5 : 7, boxesOf(range.getClientRects()));
    }

    for (const element of document.querySelectorAll<SVGElement>('.icon, .icon .accent, .stars, .checklist circle')) {
      if (!element.checkVisibility()) continue;
      const { fill, stroke } = getComputedStyle(element);
      add(element, fill === 'none' ? stroke : fill, 3, boxesOf([element.getBoundingClientRect()]));
    }

    // A border stands out from what is around it: the line just above its upper edge.
    for (const element of document.querySelectorAll('.button-outline, .menu-toggle, input, select, textarea')) {
      if (!element.checkVisibility()) continue;
      const { x, y, width } = element.getBoundingClientRect();
      add(element, getComputedStyle(element).borderTopColor, 3, boxesOf([new DOMRect(x + 12, y - 4, width - 24, 2)]));
    }

    style.textContent +=
      '* { color: transparent !important; text-decoration: none !important } text { fill: transparent !important } .icon, .stars, .checklist svg, .badge > :not(g) { visibility: hidden }';
    return marks;
  });
}

/** How large the picture of a page is. At half its size, what lies behind a text is told in half the time. */
const SCALE = 0.5;

/** A picture of the whole page, as base64. It is compressed less than page.screenshot() does, which saves time. */
async function takePicture(page: Page): Promise<string> {
  const { scrollWidth: width, scrollHeight: height } = await page.evaluate(() => ({
    scrollWidth: document.documentElement.scrollWidth,
    scrollHeight: document.documentElement.scrollHeight,
  }));
  const driver = await page.context().newCDPSession(page);
  const { data } = await driver.send('Page.captureScreenshot', {
    captureBeyondViewport: true,
    optimizeForSpeed: true,
    clip: { x: 0, y: 0, width, height, scale: SCALE },
  });
  await driver.detach();
  return data;
}

/** Gives a page the formulas of WCAG 2.2. */
const defineContrast = (page: Page) =>
  page.evaluate(() => {
    const linear = Float64Array.from({ length: 256 }, (_, value) => {
      const share = value / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    const swatch = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })!;
    const luminanceAt: Contrast['luminanceAt'] = (data, index) =>
      0.2126 * linear[data[index]!]! + 0.7152 * linear[data[index + 1]!]! + 0.0722 * linear[data[index + 2]!]!;
    window.contrast = {
      luminanceAt,
      luminanceOf(colors) {
        swatch.clearRect(0, 0, 1, 1);
        for (const color of colors) {
          swatch.fillStyle = color;
          swatch.fillRect(0, 0, 1, 1);
        }
        return luminanceAt(swatch.getImageData(0, 0, 1, 1).data, 0);
      },
      ratio: (a, b) => (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05),
    };
  });

interface Contrast {
  /** The luminance of a pixel, given the index of its first byte. */
  luminanceAt: (data: Uint8ClampedArray, index: number) => number;
  /** That of colors which lie over each other, the last on top. */
  luminanceOf: (colors: readonly string[]) => number;
  /** From 1 to 21, whichever of the two is brighter. */
  ratio: (luminance: number, other: number) => number;
}

declare global {
  interface Window {
    contrast: Contrast;
  }
}

/** The marks of a page that stand out too little. */
async function findWeak(page: Page): Promise<string[]> {
  const marks = await readMarks(page);
  assert.ok(marks.length > 20);
  const unpainted = marks.filter(({ color }) => color === 'none').map(({ what }) => what);
  assert.equal(unpainted, [], 'words in drawings');
  const picture = await takePicture(page);
  await defineContrast(page);
  return page.evaluate(
    async ({ source, marks, scale }) => {
      const image = new Image();
      image.src = source;
      await image.decode();
      const context = new OffscreenCanvas(image.width, image.height).getContext('2d', { willReadFrequently: true })!;
      context.drawImage(image, 0, 0);
      const { data, width, height } = context.getImageData(0, 0, image.width, image.height);
      const clamp = (value: number, most: number) => Math.min(Math.max(Math.round(value * scale), 0), most);

      return marks.flatMap(({ what, color, least, boxes }) => {
        const own = window.contrast.luminanceOf([color]);
        const ratios: number[] = [];
        for (const box of boxes) {
          const [left, top] = [clamp(box.x, width - 1), clamp(box.y, height - 1)];
          const right = Math.max(left + 1, clamp(box.x + box.width, width));
          const bottom = Math.max(top + 1, clamp(box.y + box.height, height));
          // Every third pixel tells as much as all of them.
          for (let y = top; y < bottom; y += 1)
            for (let x = left + ((y - top) % 3); x < right; x += 3)
              ratios.push(window.contrast.ratio(own, window.contrast.luminanceAt(data, (y * width + x) * 4)));
        }
        // One pixel in fifty may be the edge of something else.
        const worst = Float64Array.from(ratios).sort()[Math.floor(ratios.length / 50)]!;
        return worst >= least ? [] : [`${what}: ${worst.toFixed(2)} of ${least}`];
      });
    },
    { source: `data:image/png;base64,${picture}`, marks, scale: SCALE },
  );
}

const { read } = createReader(DESKTOP);

for (const path of [...ROUTES, '/404', '/500']) {
  for (const colorScheme of ['light', 'dark'] as const) {
    // On a narrow screen text lies over a picture on the home page alone. Axe knows the other colors: see pages.test.ts.
    for (const width of path === '/' || colorScheme === 'dark' ? [390, 1440] : [1440]) {
      test(`${path} at ${width} px, ${colorScheme}: everything that says something stands out`, () =>
        read(path, { width, height: 900, colorScheme }, async ({ page }) => assert.equal(await findWeak(page), [])));
    }
  }
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`/contact, ${colorScheme}: what is told of missing fields stands out`, () =>
    read('/contact', { colorScheme }, async ({ page }) => {
      await page.getByRole('button', { name: form.submit }).click();
      assert.is(await page.locator('.field-error:visible').count(), 5);
      // The focus ring is not the field's border, and a page that is scrolled down has the header over its form.
      await page.evaluate(() => {
        (document.activeElement as HTMLElement).blur();
        scrollTo({ top: 0, behavior: 'instant' });
      });
      assert.equal(await findWeak(page), []);
    }));

  test(`${colorScheme}: buttons that are pointed at stand out from their new background`, async () => {
    for (const path of ['/', '/contact']) {
      await read(path, { colorScheme }, async ({ page }) => {
        // As they are, and not as readMarks leaves them.
        await page.evaluate(() => document.getElementById('no-marks')?.remove());
        await defineContrast(page);
        for (const button of await page.locator('.button:not(.skip-link, .button-outline):visible').all()) {
          await button.hover();
          const ratio = await button.evaluate((element) => {
            const grounds: string[] = [];
            for (let one: Element | null = element; one; one = one.parentElement)
              grounds.unshift(getComputedStyle(one).backgroundColor);
            const { luminanceOf } = window.contrast;
            return window.contrast.ratio(
              luminanceOf(grounds),
              luminanceOf([...grounds, getComputedStyle(element).color]),
            );
          });
          assert.ok(ratio >= 4.5, `${path}, ${await button.innerText()}: ${ratio.toFixed(2)}`);
        }
      });
    }
  });
}

test.run();
