/** Tests layout shifts, animations, headlines, translations, prefers-contrast and old browsers. */

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { offers } from '../../site/content/services.ts';
import { testimonials } from '../../site/content/testimonials.ts';
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

/** Returns all animations, with the time in s after which they end. It's NaN for endless ones. */
function animations() {
  return [...document.querySelectorAll('*')].flatMap((element) =>
    // Shapes have no pseudo-elements.
    (element instanceof SVGElement ? [''] : ['', '::before', '::after']).flatMap((pseudo) => {
      const style = getComputedStyle(element, pseudo);
      const { animationName, animationIterationCount, animationDuration, animationDelay } = style;
      // Scroll-driven animations move only while a visitor scrolls.
      if (animationName === 'none' || style.getPropertyValue('animation-timeline') !== 'auto') return [];
      const end = Number(animationIterationCount) * parseFloat(animationDuration) + parseFloat(animationDelay);
      return { animationName, end };
    }),
  );
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

test('lists without markers have an empty string, because `none` removes their role in Safari', () => {
  assert.equal(stylesheetsWith(/^ *list-style.*\bnone\b/m), []);
  assert.equal(stylesheetsWith(/^ *list-style-type: '';/m), [join('styles', 'base.css')]);
});

// Tests of the same page follow each other, so that it loads once.
for (const path of PATHS) {
  test(`animations on ${path} end within 3 s, and there are none under reduced motion`, async () => {
    await read(DESKTOP, path, { reducedMotion: 'no-preference' }, async ({ page }) => {
      const found = await page.evaluate(animations);
      assert.equal(
        found.filter(({ end }) => !(end <= 3)),
        [],
      );
      assert.ok(path !== '/' || found.length > 0);
    });
    await read(DESKTOP, path, {}, async ({ page }) => assert.equal(await page.evaluate(animations), []));
  });

  if (!ROUTES.some((route) => route === path)) continue;

  test(`a narrower fallback font doesn't change the height of the header or hero of ${path}`, async () => {
    for (const width of [360, 390, 768, 1440])
      await read(DESKTOP, path, { width }, async ({ page }) => {
        const [before, after] = await page.evaluate(async () => {
          await document.fonts.ready;
          const find = (selector: string) => document.querySelector<HTMLElement>(selector)!;
          const [title, name] = [find('h1'), find('.header .logo-name')];
          const heights = () => ['h1', '.hero-text', 'header'].map((part) => find(part).offsetHeight);
          const before = heights();
          // Simulate Arial and Roboto, which are 4–6% narrower than Archivo.
          [title.style.letterSpacing, name.style.letterSpacing] = ['-0.06em', '-0.05em'];
          const after = heights();
          [title.style.letterSpacing, name.style.letterSpacing] = ['', ''];
          return [before, after];
        });
        assert.equal(after, before, `Lines at ${width} px break differently. Reword the headline.`);
      });
  });
}

for (const [path, part, exists] of [
  ['/testimonials', '.review-topics', testimonials.some(({ topic }) => topic)],
  ['/services', '.door-designer', offers('installation')],
] as const)
  if (exists)
    test(`a browser that doesn't support :has hides ${part}`, () =>
      read(DESKTOP, path, {}, async ({ page }) => {
        const shown = await page.evaluate((part) => {
          const style = document.querySelector('style')!;
          const css = style.textContent!;
          return [css.replaceAll(':has', ':has-unknown'), css].map((css) => {
            style.textContent = css;
            return document.querySelector(part)!.checkVisibility({ opacityProperty: true });
          });
        }, part);
        assert.equal(shown, [false, true]);
      }));

test('`prefers-contrast: more` increases the contrast of text, borders and buttons', () =>
  visit('/services', DESKTOP, async ({ page }) => {
    const look = () =>
      page.evaluate(() => {
        const styleOf = (selector: string) => getComputedStyle(document.querySelector(selector)!);
        const { color: lines, backgroundColor: background } = styleOf('.service-scene');
        return {
          text: styleOf('h2').color,
          muted: [
            styleOf('figcaption').color,
            styleOf('.symptoms details').borderTopColor,
            styleOf('.header').borderBottomColor,
          ],
          button: styleOf('.hero .button').backgroundColor,
          hasLines: lines !== background,
        };
      });
    const before = await look();
    await page.emulateMedia({ contrast: 'more' });
    const { text, muted, button, hasLines } = await look();
    await page.emulateMedia({ contrast: 'no-preference' });
    assert.equal([new Set(muted), hasLines], [new Set([text]), true]);
    assert.not.ok(before.muted.includes(text));
    assert.is.not(before.button, button);
  }));
