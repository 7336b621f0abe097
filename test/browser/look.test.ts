/** What the pages do over time and on paper: motion, the late font, print. For print, see pages.test.ts too. */

import type { BrowserContextOptions, Page } from 'playwright-core';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { placeGroups, placesOf } from '../../site/business/places.ts';
import { faq } from '../../site/content/faq.ts';
import { ROUTES } from '../support/built-site.ts';
import { shiftsOf, watchShifts } from '../support/shifts.ts';
import { createReader, DESKTOP, PHONE, settle, visit } from '../support/visit.ts';

const ALL = [...ROUTES, '/404', '/500'];

/** Notes each animation as it starts: on a slow machine it may be over before a look at it. */
function noteMotion(): void {
  document.addEventListener('animationstart', ({ target, animationName }) => {
    const element = target as Element;
    const animation = element.getAnimations().find((one) => (one as CSSAnimation).animationName === animationName);
    const { iterations, endTime } = animation!.effect!.getComputedTiming();
    document.documentElement.dataset.moved = `${document.documentElement.dataset.moved ?? ''} ${iterations}:${endTime}`;
  });
}

/** The animations of a page since it was opened; undefined, if there were none. */
const motionOf = (page: Page) => page.evaluate(() => document.documentElement.dataset.moved);

test('headings fall back to Arial, or to a font of its widths: on Linux to the one of test/support/fonts.conf', () =>
  visit('/', DESKTOP, async ({ page }) => {
    const width = await page.evaluate(async () => {
      const context = document.createElement('canvas').getContext('2d')!;
      context.font = '800 100px "Archivo Fallback", monospace';
      await document.fonts.load(context.font);
      return context.measureText('24/7').width;
    });
    // In Arial Bold digits are 0.556 em wide, a slash 0.278 em. The fallback is scaled by size-adjust: 103.2%.
    const expected = (3 * 55.6 + 27.8) * 1.032;
    assert.ok(Math.abs(width - expected) < 2, `${width} px instead of ${expected}`);
  }));

/**
 * Opens each page with a font that arrives late, and has it note what shifts and moves.
 *
 * @param look Called once the font is there and all is painted.
 */
function openLate(options: BrowserContextOptions, look: (page: Page, path: string) => Promise<void>): Promise<void> {
  return visit('about:blank', { ...options, isolated: true }, async ({ page, origin }) => {
    await page.addInitScript(noteMotion);
    await watchShifts(page);
    let deliver = () => {};
    let asked = () => {};
    await page.route('**/*.woff2', async (route) => {
      asked();
      await new Promise<void>((open) => (deliver = open));
      await route.continue();
    });
    for (const path of ALL) {
      const request = new Promise<void>((resolve) => (asked = resolve));
      // The page is loaded when its font is.
      await page.goto(origin + path, { waitUntil: 'domcontentloaded' });
      await request;
      await settle(page);
      deliver();
      await page.evaluate(() => document.fonts.ready);
      assert.ok(await page.evaluate(() => document.fonts.check('800 20px Archivo')), path);
      await settle(page);
      assert.is(await shiftsOf(page), undefined, path);
      await look(page, path);
    }
  });
}

test('on a phone nothing shifts when the font arrives late, and nothing moves where motion is not wanted', () =>
  openLate(PHONE, async (page, path) => {
    assert.is(await motionOf(page), undefined, path);
    assert.is(await page.evaluate(() => document.getAnimations().length), 0, path);
  }));

test('on a desktop nothing shifts when the font arrives late, and what moves where motion is wanted moves once, for at most three seconds', () =>
  openLate({ ...DESKTOP, reducedMotion: 'no-preference' }, async (page, path) => {
    // An animation starts a few frames late where the machine is busy.
    for (let frame = 0; frame < 600 && !(await motionOf(page)); frame += 1) await settle(page);
    for (const animation of (await motionOf(page))!.trim().split(' ')) {
      const [iterations, end] = animation.split(':');
      assert.is(iterations, '1', path);
      // Scrolling drives some: their end is a percentage.
      assert.ok(end!.endsWith('%') || Number(end) <= 3000, `${path}: ${animation}`);
    }
    await page.emulateMedia({ reducedMotion: 'reduce' });
    // By its name: by now a short animation may be over.
    const moving = await page.evaluate(() =>
      [...document.querySelectorAll('*')]
        .filter((one) =>
          ['', '::before', '::after'].some((pseudo) => getComputedStyle(one, pseudo).animationName !== 'none'),
        )
        .map((one) => `${one.localName}.${one.getAttribute('class')}`),
    );
    assert.equal(moving, [], path);
    await page.emulateMedia({ reducedMotion: 'no-preference' });
  }));

test('the first screen is as high in narrower letters, as on Android until the font arrives, and in Firefox', () =>
  visit('/robots.txt', DESKTOP, async ({ page }) => {
    const widths = [344, 360, 375, 384, 390, 393, 412, 430, 768, 1024, 1280, 1440];
    // In a frame, which is made narrower without a paint.
    const changes = await page.evaluate(
      async ([paths, widths]) => {
        const frame = document.body.appendChild(document.createElement('iframe'));
        const changed: string[] = [];
        for (const path of paths) {
          // As text: the pages refuse to be framed.
          frame.srcdoc = await (await fetch(path)).text();
          await new Promise((resolve) => (frame.onload = resolve));
          const shown = frame.contentDocument!;
          await shown.fonts.ready;
          const [title, name, text] = ['h1', '.header .logo-name', '.hero-text'].map(
            (one) => shown.querySelector<HTMLElement>(one)!,
          );
          const heights = () =>
            [title!, text!, name!.closest('header')!].map((element) => element.getBoundingClientRect().height);
          for (const width of widths) {
            Object.assign(frame.style, { width: `${width}px`, height: '844px', border: '0' });
            const before = heights();
            // Arial and Roboto, both bold, are four to six percent narrower than Archivo.
            [title!.style.letterSpacing, name!.style.letterSpacing] = ['-0.06em', '-0.05em'];
            if (heights().join() !== before.join()) changed.push(`${path} at ${width} px`);
            [title!.style.letterSpacing, name!.style.letterSpacing] = ['', ''];
          }
        }
        return changed;
      },
      [ROUTES, widths] as const,
    );
    assert.equal(changes, [], 'everything below would move. Reword the headline');
  }));

for (const colorScheme of ['light', 'dark'] as const) {
  test(`${colorScheme}: who asks for more contrast gets it`, () =>
    visit('/contact', { ...DESKTOP, colorScheme, isolated: true }, async ({ page }) => {
      const look = () =>
        page.evaluate(() => {
          const styleOf = (selector: string) => getComputedStyle(document.querySelector(selector)!);
          return {
            text: styleOf('h2').color,
            small: styleOf('.contact-form > p').color,
            border: styleOf('#city').borderTopColor,
            line: styleOf('.info-cards').borderTopColor,
            button: styleOf('.quote-form .button').backgroundColor,
          };
        });
      const { text, ...usual } = await look();
      await page.emulateMedia({ contrast: 'more' });
      const { small, border, line, button } = await look();
      assert.equal([small, border, line], [text, text, text]);
      assert.is.not(usual.small, text);
      assert.is.not(button, usual.button);
    }));
}

const { read } = createReader({ viewport: { width: 718, height: 1000 } });

test('on paper texts stand in one column, even in WebKit, which takes the width of the window for it', async () => {
  for (const [path, grid] of [
    ['/services', '.service'],
    ['/emergency', '.warning .wrap'],
  ] as const)
    await read(path, { width: 1280, height: 800, media: 'print' }, async ({ page }) => {
      // As used: widths in pixels.
      const columns = await page.evaluate(
        (grid) =>
          Array.from(
            document.querySelectorAll(grid),
            (one) => getComputedStyle(one).gridTemplateColumns.split(' ').length,
          ),
        grid,
      );
      assert.ok(columns.length > 0);
      assert.equal([...new Set(columns)], [1], path);
    });
});

test('on paper every answer is open, and every place is listed', async () => {
  await read('/services', { media: 'print' }, async ({ page }) => {
    const heights = await page.evaluate(() =>
      // A closed answer has a height too.
      Array.from(document.querySelectorAll('.faq-answer'), (answer) =>
        answer.checkVisibility() ? answer.getBoundingClientRect().height : 0,
      ),
    );
    assert.is(heights.length, faq.length);
    for (const height of heights) assert.ok(height > 20, String(height));
  });
  await read('/service-areas', { media: 'print' }, async ({ page }) => {
    const shown = await page.evaluate(
      () => [...document.querySelectorAll('.places li')].filter((place) => place.checkVisibility()).length,
    );
    assert.is(shown, placeGroups.flatMap(placesOf).length);
  });
});

test.run();
