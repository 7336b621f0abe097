/** Links to a part of a page land where it begins, clear of the header. */

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { builtSite, ROUTES } from '../support/built-site.ts';
import { DESKTOP, PHONE, visit } from '../support/visit.ts';

/** Pixels: a list's head that sticks to the header keeps 16 px more from it than what is jumped to. */
const TOLERANCE = 17;

/** The parts that links lead to, by their page. */
async function linkedParts(): Promise<Map<string, string[]>> {
  const { document } = await builtSite();
  const pages = await Promise.all(ROUTES.map(document));
  const links = pages.flatMap((page) => Array.from(page.querySelectorAll('a[href*="#"]:not([href^="#"])')));
  const parts = new Map<string, string[]>();
  for (const link of new Set(links.map((link) => link.getAttribute('href')!))) {
    const [path, part] = link.split('#') as [string, string];
    parts.set(path, [...(parts.get(path) ?? []), part]);
  }
  return parts;
}

for (const [device, options] of [
  ['desktop', DESKTOP],
  ['phone', PHONE],
] as const) {
  test(`links to parts of pages on a ${device}`, () =>
    visit('about:blank', options, async ({ page, origin }) => {
      const parts = await linkedParts();
      assert.ok([...parts.values()].flat().length > 10);
      for (const [path, [first, ...others]] of parts) {
        await page.goto(`${origin}${path}#${first}`);
        const places = await page.evaluate(async (others) => {
          const root = document.documentElement;
          const target = () => document.querySelector(':target')!;
          const place = () => ({
            part: target().id,
            top: target().getBoundingClientRect().top,
            edge: document.querySelector('header')!.getBoundingClientRect().bottom,
            expected: parseFloat(getComputedStyle(root).scrollPaddingTop),
            left: root.scrollHeight - root.clientHeight - scrollY,
          });
          await document.fonts.ready;
          const places = [place()];
          for (const part of others) {
            location.hash = part;
            // The page is scrolled before it is painted next.
            await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
            places.push(place());
          }
          return places;
        }, others);
        assert.equal(
          places.map(({ part }) => part),
          [first, ...others],
        );
        for (const { part, top, edge, expected, left } of places) {
          assert.ok(top >= edge, `${path}#${part} lies at ${top} px, under the header`);
          // The last part of a page may be too short to be scrolled up to there.
          assert.ok(
            top <= expected + TOLERANCE || left < 1,
            `${path}#${part} lies at ${top} px instead of ${expected}`,
          );
        }
      }
    }));
}

test('without scripts too the header leaves room for what is jumped to', () =>
  visit('/services', { ...DESKTOP, javaScriptEnabled: false }, async ({ page }) => {
    const { padding, height } = await page.evaluate(() => ({
      padding: parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop),
      height: document.querySelector('header')!.getBoundingClientRect().height,
    }));
    assert.ok(padding >= height, `${padding} of ${height} px`);
  }));

test.run();
