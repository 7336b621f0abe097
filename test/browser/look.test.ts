/** Tests layout shifts, animations, headlines, translations and prefers-contrast. */

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { ROOT } from '../support/build-fixture.ts';
import { PATHS, ROUTES } from '../support/built-site.ts';
import { shiftsOf, watchShifts } from '../support/shifts.ts';
import { DESKTOP, PHONE, read, settle, visit } from '../support/visit.ts';

test('nothing moves when the font loads late', () =>
  visit('about:blank', { ...PHONE, isolated: true }, async ({ page, origin }) => {
    await watchShifts(page);
    let late = 0;
    // Headings with accents load a second font.
    await page.route('**/*.woff2', async (route) => {
      await settle(page);
      late += 1;
      await route.continue();
    });
    for (const path of [...ROUTES, '/404']) {
      await page.goto(origin + path);
      assert.ok(await page.evaluate(() => document.fonts.ready.then(() => document.fonts.check('800 20px Archivo'))));
      await settle(page);
      assert.is(await shiftsOf(page), undefined, path);
    }
    assert.ok(late > ROUTES.length);
  }));

test('at 125% zoom, nothing shines through above the header or below the illustration', () =>
  visit('/services', { ...DESKTOP, deviceScaleFactor: 1.25 }, async ({ page }) => {
    const edge = await page.evaluate(() => document.querySelector('.hero')!.getBoundingClientRect().bottom);
    const area = (y: number) => page.screenshot({ clip: { x: 9, y, width: 4, height: 4 } });
    assert.ok((await area(edge - 1)).equals(await area(edge + 4)));
    await page.evaluate((edge) => scrollTo({ top: edge, behavior: 'instant' }), edge);
    assert.ok((await area(0)).equals(await area(4)));
  }));

/** Restarts and returns all animations, with the time in s after which they end. */
function animations() {
  const { style } = document.body;
  style.display = 'none';
  // Ends the current animations.
  document.getAnimations();
  style.display = '';
  return document.getAnimations().map((animation) => ({
    name: (animation as CSSAnimation).animationName,
    end: Number(animation.effect!.getComputedTiming().endTime) / 1000,
  }));
}

/** Returns the stylesheets with lines that match. */
function stylesheetsWith(pattern: RegExp): string[] {
  const sheets = readdirSync(join(ROOT, 'site'), { recursive: true, encoding: 'utf8' });
  return sheets.filter((file) => file.endsWith('.css') && pattern.test(readFileSync(join(ROOT, 'site', file), 'utf8')));
}

test('stylesheets use logical directions, which translations that are read from right to left mirror', () => {
  const physical = /^ *(left|right|(margin|padding|border|inset)-(left|right)|(float|text-align): (left|right))\b/m;
  // The script positions the tooltip on either side.
  assert.equal(stylesheetsWith(physical), [join('scripts', 'tooltip.css')]);
});

test('options that need :has have styles for browsers without it', () =>
  assert.equal(stylesheetsWith(/:has\(#[^)]*:checked\)/), stylesheetsWith(/@supports not selector\(:has\(a\)\)/)));

// Tests of the same page follow each other, so that it loads once.
for (const path of PATHS) {
  test(`animations on ${path} end within 3 s, and there are none under reduced motion`, async () => {
    await read(DESKTOP, path, { reducedMotion: 'no-preference' }, async ({ page }) => {
      const found = await page.evaluate(animations);
      assert.equal([found.filter(({ end }) => end > 3), path === '/' && found.length === 0], [[], false]);
    });
    await read(DESKTOP, path, {}, async ({ page }) => assert.equal(await page.evaluate(animations), []));
  });

  if (!ROUTES.some((route) => route === path)) continue;

  test(`a narrower fallback font doesn't change the height of the header or hero of ${path}`, async () => {
    for (const width of [360, 390, 768, 1440])
      await read(DESKTOP, path, { width }, async ({ page }) => {
        const [narrow, normal] = await page.evaluate(async () => {
          await document.fonts.ready;
          const find = (selector: string) => document.querySelector<HTMLElement>(selector)!;
          // Simulate Arial and Roboto, which are 4–6% narrower than Archivo.
          return ['-0.06em', ''].map((spacing) => {
            find('h1').style.letterSpacing = spacing;
            find('.header .logo-name').style.letterSpacing = spacing && '-0.05em';
            return ['h1', '.hero-text', 'header'].map((part) => find(part).offsetHeight);
          });
        });
        assert.equal(narrow, normal, `Lines at ${width} px break differently. Reword the headline.`);
      });
  });
}

test('`prefers-contrast: more` increases the contrast of text, borders and buttons', () =>
  visit('/services', DESKTOP, async ({ page }) => {
    const look = () =>
      page.evaluate(() => {
        const styleOf = (selector: string) => getComputedStyle(document.querySelector(selector)!);
        const colors = [styleOf('h2').color, styleOf('figcaption').color, styleOf('.header').borderBottomColor];
        const { color: lines, backgroundColor } = styleOf('.service-scene');
        return [new Set(colors).size === 1, styleOf('.hero .button').backgroundColor, lines !== backgroundColor];
      });
    const [isStrong, button] = await look();
    await page.emulateMedia({ contrast: 'more' });
    const [isStronger, strongButton, hasLines] = await look();
    await page.emulateMedia({ contrast: 'no-preference' });
    assert.equal([isStrong, isStronger, hasLines], [false, true, true]);
    assert.is.not(strongButton, button);
  }));
