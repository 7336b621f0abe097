/** Tests that fragment links scroll their targets to just below the header. */

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { builtSite, ROUTES } from '../support/built-site.ts';
import { DESKTOP, DEVICES, visit } from '../support/visit.ts';

/** Tolerance in pixels. Sticky list headings end up 16 px lower than other targets. */
const TOLERANCE = 17;

/** Returns the ids that links point to, by page path. */
async function linkTargets(): Promise<Map<string, string[]>> {
  const { document } = await builtSite();
  const pages = await Promise.all(ROUTES.map(document));
  const links = pages.flatMap((page) => Array.from(page.querySelectorAll('a[href*="#"]:not([href^="#"])')));
  const targets = new Map<string, string[]>();
  for (const href of new Set(links.map((link) => link.getAttribute('href')!))) {
    const [path, id] = href.split('#') as [string, string];
    targets.set(path, [...(targets.get(path) ?? []), id]);
  }
  assert.ok(targets.size > 1);
  return targets;
}

for (const [device, options] of Object.entries(DEVICES)) {
  test(`fragment links scroll to just below the header on a ${device}`, async () => {
    for (const [path, ids] of await linkTargets()) {
      await visit(path, options, async ({ page }) => {
        const misplaced = await page.evaluate(
          async ([ids, tolerance]) => {
            await document.fonts.ready;
            const root = document.documentElement;
            const problems: string[] = [];
            for (const id of ids) {
              location.hash = id;
              // Wait for the next paint, because the page scrolls before it.
              await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
              const { top } = document.getElementById(id)!.getBoundingClientRect();
              const edge = document.querySelector('header')!.getBoundingClientRect().bottom;
              const expected = parseFloat(getComputedStyle(root).scrollPaddingTop);
              // Targets near the end of a page can't scroll up to the header.
              const isAtEnd = root.scrollHeight - root.clientHeight - scrollY < 1;
              if (top < edge || (top > expected + tolerance && !isAtEnd))
                problems.push(`#${id} is at ${top} px. The header ends at ${edge} px`);
            }
            return problems;
          },
          [ids, TOLERANCE] as const,
        );
        assert.equal(misplaced, [], path);
      });
    }
  });
}

test('the heading of a long list stays below the header', () =>
  visit('/service-areas', DESKTOP, async ({ page }) => {
    const { position, distance } = await page.evaluate(() => {
      const heading = document.querySelector('.place-group-head')!;
      const list = heading.parentElement!.getBoundingClientRect();
      scrollBy({ top: list.top + (list.height - heading.clientHeight) / 2 - 100, behavior: 'instant' });
      const edge = document.querySelector('header')!.getBoundingClientRect().bottom;
      return {
        position: getComputedStyle(heading).position,
        distance: heading.getBoundingClientRect().top - edge,
      };
    });
    assert.ok(position === 'sticky' && distance >= 0, `${position}, ${distance} px`);
  }));
