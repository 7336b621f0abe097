/** What the pages do over time and on paper: motion, the late font, the header, print. */

import type { Page } from 'playwright-core';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { ROUTES } from '../built-site.ts';
import { DESKTOP, PHONE, visit } from './visit.ts';

const ALL = [...ROUTES, '/404', '/500'];

/** Loads the page again and notes each animation as it starts: on a slow machine it may be over before a look at it. */
async function watchMotion(page: Page): Promise<void> {
  await page.addInitScript(() => {
    document.addEventListener('animationstart', ({ target, animationName }) => {
      const element = target as Element;
      const animation = element.getAnimations().find((one) => (one as CSSAnimation).animationName === animationName);
      const { iterations, endTime } = animation!.effect!.getComputedTiming();
      document.documentElement.dataset.moved = `${document.documentElement.dataset.moved ?? ''} ${iterations}:${endTime}`;
    });
  });
  await page.reload();
}

const moved = (page: Page) => page.evaluate(() => document.documentElement.dataset.moved);

for (const path of ALL) {
  test(`${path}: what moves on load moves once, for at most three seconds, or not at all where motion is not wanted`, async () => {
    await visit(path, { ...DESKTOP, reducedMotion: 'no-preference' }, async ({ page }) => {
      await watchMotion(page);
      await page.waitForFunction(() => document.documentElement.dataset.moved);
      for (const animation of ((await moved(page)) ?? '').split(' ').filter(Boolean)) {
        const [iterations, end] = animation.split(':');
        assert.is(iterations, '1');
        // Scrolling drives some: their end is a percentage.
        assert.ok(end!.endsWith('%') || Number(end) <= 3000, animation);
      }
    });
    await visit(path, DESKTOP, async ({ page }) => {
      await watchMotion(page);
      assert.is(await moved(page), undefined);
      assert.is(await page.evaluate(() => document.getAnimations().length), 0);
    });
  });

  test(`${path}: nothing shifts when the font arrives late`, async () => {
    for (const options of [DESKTOP, PHONE]) {
      await visit(path, options, async ({ page }) => {
        let deliver = () => {};
        const asked = new Promise<void>((resolve) => {
          void page.route('**/*.woff2', async (route) => {
            resolve();
            await new Promise<void>((open) => (deliver = open));
            await route.continue();
          });
        });
        await page.addInitScript(() => {
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries() as (PerformanceEntry & {
              value: number;
              sources: { node: Element | null }[];
            })[]) {
              const where = entry.sources.map(({ node }) => node?.className || node?.nodeName).join(', ');
              document.documentElement.dataset.shifted = `${document.documentElement.dataset.shifted ?? ''}${entry.value} (${where}) `;
            }
          }).observe({ type: 'layout-shift', buffered: true });
        });
        // The page is loaded when its font is.
        await page.reload({ waitUntil: 'domcontentloaded' });
        await asked;
        const painted = () =>
          page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
        await painted();
        deliver();
        await page.evaluate(() => document.fonts.ready);
        assert.ok(await page.evaluate(() => document.fonts.check('800 20px Archivo')));
        await painted();
        assert.is(await page.evaluate(() => document.documentElement.dataset.shifted), undefined);
      });
    }
  });
}

for (const path of ROUTES) {
  test(`${path} on paper: the hotline, black on white, no pictures`, () =>
    visit(path, { viewport: { width: 718, height: 1000 } }, async ({ page }) => {
      await page.emulateMedia({ media: 'print' });
      const seen = await page.evaluate(() => ({
        pictures: [...document.querySelectorAll('svg')].filter((svg) => svg.checkVisibility()).length,
        hotlines: [...document.querySelectorAll('header a[href^="tel:"], footer a[href^="tel:"]')].filter((link) =>
          link.checkVisibility(),
        ).length,
        colors: [
          ...new Set(
            [...document.querySelectorAll('body, body *')]
              .filter((one) => one.checkVisibility())
              .map((one) => getComputedStyle(one).color),
          ),
        ],
        grounds: [...document.querySelectorAll('body, body *')].filter((one) => {
          const { backgroundColor, backgroundImage } = getComputedStyle(one);
          return one.checkVisibility() && (backgroundColor !== 'rgba(0, 0, 0, 0)' || backgroundImage !== 'none');
        }).length,
      }));
      assert.equal(seen, { pictures: 0, hotlines: 2, colors: ['rgb(0, 0, 0)'], grounds: 0 });
    }));
}

test('on paper every answer is open, and every place is listed', async () => {
  await visit('/services', {}, async ({ page }) => {
    await page.emulateMedia({ media: 'print' });
    const heights = await page
      .locator('.faq-answer')
      .evaluateAll((answers) => answers.map((answer) => answer.getBoundingClientRect().height));
    assert.is(heights.length, 6);
    for (const height of heights) assert.ok(height > 20, String(height));
  });
  await visit('/service-areas', {}, async ({ page }) => {
    await page.emulateMedia({ media: 'print' });
    const shown = await page
      .locator('.places li')
      .evaluateAll((places) => places.filter((place) => place.checkVisibility()).length);
    assert.ok(shown >= 97);
  });
});

test.run();
