/** Tests that the illustrations on the home and emergency pages show the time of day. */

import type { Page } from 'playwright-core';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { business } from '../../site/business/business.ts';
import { isSample } from '../support/edit-project.ts';
import { DESKTOP, PHONE, read, visit, WITHOUT_SCRIPTS } from '../support/visit.ts';

const HOURS = ['dawn', 'day', 'dusk', 'night'];
/** Pages with the hour that their illustration shows without the script. */
const PAGES = [['/', 'dusk'] as const, ...(business.emergencyService ? [['/emergency', 'night'] as const] : [])];

const showHour = (page: Page, hour: string) =>
  page.evaluate((hour) => void (document.querySelector<HTMLElement>('.hero')!.dataset.hour = hour), hour);
const hourOf = (page: Page) => page.evaluate(() => document.querySelector<HTMLElement>('.hero')!.dataset.hour);

// The times are those of the sample's city.
if (isSample)
  test("the time of day is that of the company's city, not the visitor's", () =>
    visit('/', { hasClock: true, timezoneId: 'Asia/Tokyo' }, async ({ page, origin }) => {
      for (const [time, expected] of [
        ['2030-05-01T05:00-05:00', 'dawn'],
        ['2030-05-01T07:59-05:00', 'dawn'],
        ['2030-05-01T08:00-05:00', 'day'],
        ['2030-05-01T17:59-05:00', 'day'],
        ['2030-05-01T18:00-05:00', 'dusk'],
        ['2030-05-01T21:00-05:00', 'night'],
        ['2030-05-01T04:59-05:00', 'night'],
        ['2030-05-01T20:59-05:00', 'dusk'],
      ] as const) {
        await page.clock.setSystemTime(Date.parse(time) - 60_000);
        await page.clock.runFor(60_000);
        assert.is(await hourOf(page), expected, time);
      }
      for (const [path] of PAGES.toReversed()) {
        await page.goto(origin + path);
        assert.is(await hourOf(page), 'dusk', path);
      }
      await page.clock.setSystemTime('2035-01-01T12:00-06:00');
      await page.reload();
      assert.is(await hourOf(page), undefined, 'years after the build');
    }));

for (const [path, own] of PAGES) {
  test(`${path} has another sky and the same height at each time of day`, () =>
    visit(path, PHONE, async ({ page }) => {
      const [skies, heights] = [new Set<string>(), new Set<number>()];
      for (const hour of HOURS) {
        await showHour(page, hour);
        const sky = () => getComputedStyle(document.querySelector('.hero')!, '::before').backgroundImage;
        skies.add(await page.evaluate(sky));
        heights.add(await page.evaluate(() => document.documentElement.scrollHeight));
      }
      assert.equal([skies.size, heights.size], [HOURS.length, 1]);
    }));

  test(`${path} looks as drawn without JavaScript, on paper, in dark mode and at its own time of day`, async () => {
    await read(WITHOUT_SCRIPTS, path, {}, async ({ page }) => assert.is(await hourOf(page), undefined));
    for (const [hour, view] of [
      ['day', { media: 'print' }],
      ['day', { colorScheme: 'dark' }],
      ...(isSample ? [[own, {}] as const] : []),
    ] as const)
      await visit(path, { ...DESKTOP, ...view }, async ({ page }) => {
        await page.evaluate(() => delete document.querySelector<HTMLElement>('.hero')!.dataset.hour);
        const before = await page.screenshot();
        await showHour(page, hour);
        assert.ok(before.equals(await page.screenshot()), `${hour}, ${JSON.stringify(view)}`);
      });
  });

  test(`${path} fades to the time of day, but not under reduced motion`, async () => {
    for (const reducedMotion of ['no-preference', 'reduce'] as const)
      await visit(path, { ...DESKTOP, reducedMotion }, async ({ page }) => {
        await showHour(page, 'day');
        const transitions = await page.evaluate(
          () => document.getAnimations().filter((animation) => animation instanceof CSSTransition).length,
        );
        assert.is(transitions > 0, reducedMotion === 'no-preference', reducedMotion);
      });
  });
}
