/** Links to a part of a page land where it begins, clear of the header. */

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { builtSite, ROUTES } from '../built-site.ts';
import { DESKTOP, PHONE, visit } from './visit.ts';

/** Pixels: a list's head that sticks to the header keeps 16 px more from it than what is jumped to. */
const TOLERANCE = 17;

async function linksToParts(): Promise<string[]> {
  const { document } = await builtSite();
  const pages = await Promise.all(ROUTES.map(document));
  const links = pages.flatMap((page) => Array.from(page.querySelectorAll('a[href*="#"]:not([href^="#"])')));
  return [...new Set(links.map((link) => link.getAttribute('href')!))];
}

for (const [device, options] of [
  ['desktop', DESKTOP],
  ['phone', PHONE],
] as const) {
  test(`links to parts of pages on a ${device}`, () =>
    visit('about:blank', options, async ({ page, origin }) => {
      const links = await linksToParts();
      assert.ok(links.length > 10);
      for (const [index, link] of links.entries()) {
        // With another query each time, so that a link within the page that is shown loads it again.
        await page.goto(origin + link.replace('#', `?${index}#`));
        await page.evaluate(() => document.fonts.ready);
        const { top, edge, expected, left } = await page.evaluate(() => {
          const root = document.documentElement;
          return {
            top: document.querySelector(':target')!.getBoundingClientRect().top,
            edge: document.querySelector('header')!.getBoundingClientRect().bottom,
            expected: parseFloat(getComputedStyle(root).scrollPaddingTop),
            left: root.scrollHeight - root.clientHeight - scrollY,
          };
        });
        assert.ok(top >= edge, `${link} lies at ${top} px, under the header`);
        // The last part of a page may be too short to be scrolled up to there.
        assert.ok(top <= expected + TOLERANCE || left < 1, `${link} lies at ${top} px instead of ${expected}`);
      }
    }));
}

test.run();
