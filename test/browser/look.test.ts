/** Tests layout shifts and animations on load, heading fonts and prefers-contrast. */

import type { BrowserContextOptions, Page } from 'playwright-core';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { PATHS, ROUTES } from '../support/built-site.ts';
import { shiftsOf, watchShifts } from '../support/shifts.ts';
import { DESKTOP, PHONE, read, settle, visit } from '../support/visit.ts';

/** Records animations when they start, because a later check could miss short ones. */
function recordAnimations(): void {
  document.addEventListener('animationstart', ({ target, animationName }) => {
    const animations = (target as Element).getAnimations() as CSSAnimation[];
    const animation = animations.find((one) => one.animationName === animationName);
    const { iterations, endTime } = animation!.effect!.getComputedTiming();
    document.documentElement.dataset.animations = `${document.documentElement.dataset.animations ?? ''} ${iterations}:${endTime}`;
  });
}

/** Returns all animations that have started, such as ` 1:600` (iterations and end time in ms). */
const animationsOf = (page: Page) => page.evaluate(() => document.documentElement.dataset.animations);

/** Opens each page, delays its font, checks for layout shifts, and then calls `check`. */
function openWithLateFont(options: BrowserContextOptions, check: (page: Page, path: string) => Promise<void>) {
  return visit('about:blank', { ...options, isolated: true }, async ({ page, origin }) => {
    await page.addInitScript(recordAnimations);
    await watchShifts(page);
    let delivered: Promise<void>;
    let onRequest = () => {};
    // Headings with accents load a second font.
    await page.route('**/*.woff2', async (route) => {
      onRequest();
      await delivered;
      await route.continue();
    });
    for (const path of [...ROUTES, '/404', '/500']) {
      let deliver = () => {};
      delivered = new Promise((resolve) => (deliver = resolve));
      const requested = new Promise<void>((resolve) => (onRequest = resolve));
      // The load event would wait for the font.
      await page.goto(origin + path, { waitUntil: 'domcontentloaded' });
      await requested;
      await settle(page);
      deliver();
      assert.ok(await page.evaluate(() => document.fonts.ready.then(() => document.fonts.check('800 20px Archivo'))));
      await settle(page);
      assert.is(await shiftsOf(page), undefined, path);
      await check(page, path);
    }
  });
}

test('phone: with reduced motion, nothing moves when the font loads late', () =>
  openWithLateFont(PHONE, async (page, path) => {
    assert.is(await animationsOf(page), undefined, path);
    assert.is(await page.evaluate(() => document.getAnimations().length), 0, path);
  }));

test('desktop: nothing moves for more than 3 s, even if the font loads late', () =>
  openWithLateFont({ ...DESKTOP, reducedMotion: 'no-preference' }, async (page, path) => {
    // On a busy machine, animations can start a few frames later.
    for (let frame = 0; frame < 600 && !(await animationsOf(page)); frame += 1) await settle(page);
    for (const animation of (await animationsOf(page))!.trim().split(' ')) {
      const [iterations, end] = animation.split(':');
      // The end time of a scroll-driven animation is a percentage.
      assert.ok(iterations === '1' && (end!.endsWith('%') || Number(end) <= 3000), `${path}: ${animation}`);
    }
    await page.emulateMedia({ reducedMotion: 'reduce' });
    // Check animation-name, because short animations may have already ended.
    const animated = await page.evaluate(() =>
      [...document.querySelectorAll('*')]
        .filter((element) =>
          ['', '::before', '::after'].some((pseudo) => getComputedStyle(element, pseudo).animationName !== 'none'),
        )
        .map((element) => `${element.localName}.${element.getAttribute('class')}`),
    );
    assert.equal(animated, [], `${path} under reduced motion`);
    await page.emulateMedia({ reducedMotion: 'no-preference' });
  }));

test('pages fade into each other, but not under reduced motion', () =>
  visit('/', { ...DESKTOP, isolated: true }, async ({ page }) => {
    await page.addInitScript(() =>
      addEventListener('pagereveal', ({ viewTransition }) => {
        document.documentElement.dataset.fades = String(viewTransition !== null);
      }),
    );
    for (const [reducedMotion, path] of [
      ['no-preference', '/contact'],
      ['reduce', '/services'],
    ] as const) {
      await page.emulateMedia({ reducedMotion });
      await page.click(`footer a[href="${path}"]`);
      await page.waitForURL(`**${path}`);
      // The event is before the first frame, which can be after the load event.
      const fades = await page.waitForFunction(() => document.documentElement.dataset.fades);
      assert.is(await fades.jsonValue(), String(reducedMotion === 'no-preference'), reducedMotion);
    }
  }));

for (const path of PATHS)
  test(`the ground and hills on ${path} reach both edges of a 5K screen`, () =>
    read(DESKTOP, path, { width: 5120 }, async ({ page }) => {
      const cut = await page.evaluate(() =>
        Array.from(document.querySelectorAll('.hero .scene path'), (path) => {
          const [shape, scene] = [path, path.closest('svg')!].map((part) => part.getBoundingClientRect());
          // Other shapes, such as clouds, end closer to the illustration.
          const isCut = {
            left: shape!.left > 0 && shape!.left < scene!.left - 1000,
            right: shape!.right < innerWidth && shape!.right > scene!.right + 1000,
          };
          return isCut.left || isCut.right ? path.outerHTML : '';
        }).join(''),
      );
      assert.is(cut, '');
    }));

// A business without reviews has no such page.
for (const width of PATHS.includes('/testimonials') ? [320, 1440] : []) {
  test(`${width} px: the hero of the testimonials shows all stars`, () =>
    read({ viewport: { width, height: 900 } }, '/testimonials', {}, async ({ page }) => {
      const stars = await page.$$eval('.houses-stars path', (paths) =>
        paths.map((path) => {
          const [star, picture] = [path, path.closest('svg')!].map((part) => part.getBoundingClientRect());
          const [left, right] = [Math.max(picture!.left, 0), Math.min(picture!.right, innerWidth)];
          return star!.left >= left && star!.right <= right && star!.top >= picture!.top;
        }),
      );
      assert.not.ok(stars.includes(false));
    }));
}

test('word spaces in headings are at least 0.22 em wide', () =>
  read(DESKTOP, '/', {}, async ({ page }) => {
    const spaces = await page.evaluate(async () => {
      await document.fonts.ready;
      const context = document.createElement('canvas').getContext('2d')!;
      return Array.from(document.querySelectorAll('h1, h2, h3'), (heading) => {
        const { font, fontSize, letterSpacing, wordSpacing } = getComputedStyle(heading);
        context.font = font;
        const spacing = (parseFloat(letterSpacing) || 0) + parseFloat(wordSpacing);
        return (context.measureText(' ').width + spacing) / parseFloat(fontSize);
      });
    });
    for (const space of spaces) assert.ok(space >= 0.22, `${space} em`);
  }));

test('the fallback font for headings is as wide as scaled Arial Bold', () =>
  read(DESKTOP, '/', {}, async ({ page }) => {
    const width = await page.evaluate(async () => {
      const context = document.createElement('canvas').getContext('2d')!;
      context.font = '800 100px "Archivo Fallback", monospace';
      await document.fonts.load(context.font);
      return context.measureText('24/7').width;
    });
    // In Arial Bold, digits are 0.556 em wide and a slash 0.278 em. base.css scales both to 105.7%.
    const expected = (3 * 55.6 + 27.8) * 1.057;
    assert.ok(Math.abs(width - expected) < 2, `Expected ${expected} px, but found ${width}. See support/fonts.conf.`);
  }));

test('phone numbers and maps read from left to right in any translation', () =>
  visit('/service-areas', DESKTOP, async ({ page }) => {
    const flipped = await page.evaluate(() => {
      document.documentElement.dir = 'rtl';
      const range = document.createRange();
      const texts = [...document.querySelectorAll('[href^="tel:"], [href^="tel:"] span, .map text')]
        .map(({ firstChild }) => firstChild!)
        .filter(
          (node): node is Text => node instanceof Text && /\d/.test(node.data) && node.parentElement!.checkVisibility(),
        );
      const leftOf = (text: Node, index: number) => {
        range.setStart(text, index);
        range.setEnd(text, index + 1);
        return range.getBoundingClientRect().left;
      };
      const isFlipped = (text: Text) => leftOf(text, 0) > leftOf(text, text.length - 1);
      const isMirrored = getComputedStyle(document.querySelector('#zip')!).direction === 'rtl';
      return [...texts.filter(isFlipped).map(({ data }) => data), ...(isMirrored ? ['the ZIP field'] : [])];
    });
    assert.equal(flipped, []);
  }));

test("a narrower fallback font doesn't change the height of the header or hero", () =>
  visit('/robots.txt', DESKTOP, async ({ page }) => {
    const widths = [344, 360, 375, 384, 390, 393, 412, 430, 768, 1024, 1280, 1440];
    const changed = await page.evaluate(
      async ([paths, widths]) => {
        // Resizing an iframe doesn't need a paint. Response headers forbid framing, so use srcdoc.
        const frame = document.body.appendChild(document.createElement('iframe'));
        const changed: string[] = [];
        for (const path of paths) {
          frame.srcdoc = await (await fetch(path)).text();
          await new Promise((resolve) => (frame.onload = resolve));
          const shown = frame.contentDocument!;
          await shown.fonts.ready;
          const find = (selector: string) => shown.querySelector<HTMLElement>(selector)!;
          const [title, name] = [find('h1'), find('.header .logo-name')];
          const heights = () =>
            ['h1', '.hero-text', 'header'].map((part) => find(part).getBoundingClientRect().height).join();
          for (const width of widths) {
            Object.assign(frame.style, { width: `${width}px`, height: '844px', border: '0' });
            const before = heights();
            // Simulate Arial and Roboto, which are 4–6% narrower than Archivo.
            [title.style.letterSpacing, name.style.letterSpacing] = ['-0.06em', '-0.05em'];
            if (heights() !== before) changed.push(`${path} at ${width} px`);
            [title.style.letterSpacing, name.style.letterSpacing] = ['', ''];
          }
        }
        return changed;
      },
      [ROUTES, widths] as const,
    );
    assert.equal(changed, [], 'Lines break differently. Reword the headline.');
  }));

test('lists without markers keep their list role in Safari', () =>
  read(DESKTOP, '/', {}, async ({ page }) => {
    const types = await page.evaluate(() =>
      [...document.querySelectorAll('footer ul')].map((list) => getComputedStyle(list).listStyleType),
    );
    // Safari drops the role of lists with `list-style: none`, but not with an empty string.
    assert.equal(types, ['""', '""']);
  }));

test('`prefers-contrast: more` increases the contrast of text, borders and buttons', () =>
  visit('/contact', { ...DESKTOP, isolated: true }, async ({ page }) => {
    const readColors = () =>
      page.evaluate(() => {
        const styleOf = (selector: string) => getComputedStyle(document.querySelector(selector)!);
        return {
          text: styleOf('h2').color,
          small: styleOf('.contact-form > h2 + p').color,
          borders: ['.info-cards', '#city'].flatMap((selector) =>
            Array.from(document.querySelectorAll(selector), (element) => getComputedStyle(element).borderTopColor),
          ),
          button: styleOf('main .button:not(.button-outline)').backgroundColor,
        };
      });
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, contrast: 'more' });
      const { text, small, borders, button } = await readColors();
      await page.emulateMedia({ contrast: 'no-preference' });
      const before = await readColors();
      for (const color of [small, ...borders]) assert.is(color, text, colorScheme);
      assert.is.not(before.small, text, colorScheme);
      assert.is.not(before.button, button, colorScheme);
    }
  }));
