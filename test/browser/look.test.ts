/** Tests layout shifts, animations, headlines, translations, prefers-contrast and old browsers. */

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { takesQuotes } from '../../site/business/facts.ts';
import { offers } from '../../site/content/services.ts';
import { testimonials } from '../../site/content/testimonials.ts';
import { ROOT } from '../support/build-fixture.ts';
import { PATHS, ROUTES } from '../support/built-site.ts';
import { shiftsOf, watchShifts } from '../support/shifts.ts';
import { DESKTOP, PHONE, read, settle, visit } from '../support/visit.ts';

for (const [device, options, paths] of [
  ['phone', PHONE, [...ROUTES, '/404']],
  // A test below checks the line breaks of all headlines.
  ['desktop', DESKTOP, ROUTES.slice(0, 3)],
] as const)
  test(`${device}: nothing moves when the font loads late`, () =>
    visit('about:blank', { ...options, isolated: true }, async ({ page, origin }) => {
      await watchShifts(page);
      const late: string[] = [];
      // Headings with accents load a second font.
      await page.route('**/*.woff2', async (route) => {
        await settle(page);
        late.push(route.request().url());
        await route.continue();
      });
      for (const path of paths) {
        await page.goto(origin + path);
        assert.ok(await page.evaluate(() => document.fonts.ready.then(() => document.fonts.check('800 20px Archivo'))));
        await settle(page);
        assert.is(await shiftsOf(page), undefined, path);
      }
      assert.ok(late.length >= paths.length);
    }));

/** Returns the animations of all elements, such as `svg.lamp 1 × 2.6s + 0s`. */
function animations(): string[] {
  return [...document.querySelectorAll('*')].flatMap((element) =>
    // Shapes have no pseudo-elements.
    (element instanceof SVGElement ? [''] : ['', '::before', '::after']).flatMap((pseudo) => {
      const style = getComputedStyle(element, pseudo);
      const { animationName, animationIterationCount, animationDuration, animationDelay } = style;
      // Scroll-driven animations move only while a visitor scrolls.
      if (animationName === 'none' || style.getPropertyValue('animation-timeline') !== 'auto') return [];
      const name = `${element.localName}.${element.getAttribute('class')}${pseudo}`;
      return `${name} ${animationIterationCount} × ${animationDuration} + ${animationDelay}`;
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
      for (const animation of found) {
        const [, times, duration, delay] = /(\S+) × (\S+)s \+ (\S+)s$/.exec(animation) ?? [];
        assert.ok(Number(times) * Number(duration) + Number(delay) <= 3, animation);
      }
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

  if (path === '/testimonials')
    test('the hero of the testimonials shows all stars on a narrow phone', () =>
      read(DESKTOP, path, { width: 320 }, async ({ page }) => {
        const shown = await page.evaluate(() =>
          Array.from(document.querySelectorAll('.houses-stars path'), (path) => {
            const [star, picture] = [path, path.closest('svg')!].map((part) => part.getBoundingClientRect());
            const [left, right] = [Math.max(picture!.left, 0), Math.min(picture!.right, innerWidth)];
            return star!.left >= left && star!.right <= right && star!.top >= picture!.top;
          }),
        );
        assert.not.ok(shown.includes(false), `${shown}`);
      }));

  if (path === '/service-areas')
    test('numbers and maps are read from left to right in every translation', () =>
      read(DESKTOP, path, {}, async ({ page }) => {
        const directions = await page.evaluate(() => {
          document.documentElement.dir = 'rtl';
          const numbers = document.querySelectorAll('[href^="tel:"]:not(.button), .button-number, .map text, #zip');
          const directions = Array.from(numbers, (number) => getComputedStyle(number).direction);
          document.documentElement.dir = '';
          return [...new Set(directions)];
        });
        assert.equal(directions, ['ltr']);
      }));
}

for (const [feature, path, part, exists] of [
  [':has', '/testimonials', '.review-topics', testimonials.some(({ topic }) => topic)],
  [':has', '/services', '.door-designer', offers('installation')],
  // The door would be between the marker and the title.
  ['inline-end', '/services', '.door-designer summary svg', offers('installation')],
] as const)
  if (exists)
    test(`a browser that doesn't support ${feature} hides ${part}`, () =>
      read(DESKTOP, path, {}, async ({ page }) => {
        const shown = await page.evaluate(
          ([feature, part]) => {
            const style = document.querySelector('style')!;
            const css = style.textContent!;
            return [css.replaceAll(feature, `${feature}-unknown`), css].map((css) => {
              style.textContent = css;
              return document.querySelector(part)!.checkVisibility({ opacityProperty: true });
            });
          },
          [feature, part] as const,
        );
        assert.equal(shown, [false, true]);
      }));

test('`prefers-contrast: more` keeps the lines of small illustrations visible', () =>
  visit('/services', { ...DESKTOP, contrast: 'more' }, async ({ page }) => {
    const scene = page.locator('.service-scene').first();
    const [lines, background] = await scene.evaluate((element) => {
      const { color, backgroundColor } = getComputedStyle(element);
      return [color, backgroundColor];
    });
    assert.is.not(background, lines);
  }));

test('`prefers-contrast: more` increases the contrast of text, borders and buttons', () =>
  visit('/contact', DESKTOP, async ({ page }) => {
    const readColors = () =>
      page.evaluate(
        (borders) => {
          const styleOf = (selector: string) => getComputedStyle(document.querySelector(selector)!);
          return {
            text: styleOf('h2').color,
            muted: [styleOf('.contact-form > h2 + p').color, ...borders.map((part) => styleOf(part).borderTopColor)],
            button: styleOf('main .button:not(.button-outline)').backgroundColor,
          };
        },
        ['.info-cards', ...(takesQuotes ? ['#city'] : [])],
      );
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, contrast: 'more' });
      const { text, muted, button } = await readColors();
      await page.emulateMedia({ contrast: 'no-preference' });
      const before = await readColors();
      assert.equal([...new Set(muted)], [text], colorScheme);
      assert.not.ok(before.muted.includes(text), colorScheme);
      assert.is.not(before.button, button, colorScheme);
    }
  }));
