/** Tests the line with the time and whether the business is open, and the sky at that time. */

import type { Page } from 'playwright-core';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { business } from '../../site/business/business.ts';
import { answering } from '../../site/content/claims.ts';
import { documentOf, textsOf } from '../support/built-site.ts';
import { buildEdited, field, isSample, moveTo } from '../support/edit-project.ts';
import { serve } from '../support/serve.ts';
import { DESKTOP, PHONE, read, visit, WITHOUT_SCRIPTS } from '../support/visit.ts';

const OPEN = answering.open.replace('It’s {time} ', '');
const CLOSED = `in ${business.city}. We’re closed now, and open at 8:30 a.m., Monday to Friday, and 8 p.m., Saturday and Sunday.`;

const line = (page: Page) => page.locator('.open-now').innerText();

for (const path of ['/', '/contact', ...(business.emergencyService ? ['/emergency'] : [])]) {
  test(`without JavaScript, the hours line on ${path} is accurate at any time`, async () =>
    assert.equal(textsOf(await documentOf(path), '.open-now'), [answering.text]));

  test(`the hours line on ${path} keeps its height when its text changes`, () =>
    visit(path, DESKTOP, async ({ page }) => {
      for (const width of [1280, 390]) {
        await page.setViewportSize({ width, height: 800 });
        const [first, ...others] = await page.evaluate(() => {
          const element = document.querySelector<HTMLElement>('.open-now')!;
          const { open, closed = '' } = element.dataset;
          return [element.firstElementChild!.textContent, open!, closed].map((text) => {
            element.firstElementChild!.textContent = text;
            return element.clientHeight;
          });
        });
        assert.equal(others, [first, first], `${width} px`);
      }
    }));
}

type Row = readonly [time: string, expected: string];
async function assertLines(page: Page, rows: readonly Row[]): Promise<void> {
  for (const [time, expected] of rows) {
    await page.clock.setSystemTime(time);
    await page.clock.runFor(10_000);
    assert.is(await line(page), expected, time);
  }
}

// The times are those of the sample's city.
if (isSample) {
  test('the hours line follows daylight saving time', () =>
    visit('/contact', { hasClock: true }, ({ page }) =>
      assertLines(page, [
        ['2029-12-31T00:00Z', `It’s 6:00 p.m. ${OPEN}`],
        ['2030-03-10T07:59Z', `It’s 1:59 a.m. ${OPEN}`],
        ['2030-03-10T08:00Z', `It’s 3:00 a.m. ${OPEN}`],
        ['2030-11-03T06:59Z', `It’s 1:59 a.m. ${OPEN}`],
        ['2030-11-03T07:00Z', `It’s 1:00 a.m. ${OPEN}`],
        ['2034-12-31T23:59Z', `It’s 5:59 p.m. ${OPEN}`],
      ]),
    ));

  test('five years after the build, the hours line shows no time', () =>
    visit('/contact', { hasClock: true }, async ({ page }) => {
      await page.clock.setSystemTime('2035-01-01T00:00Z');
      await page.reload();
      assert.is(await line(page), answering.text);
    }));
}

test('the hours line is only rewritten when its text changes', () =>
  visit('/contact', { hasClock: true }, async ({ page }) => {
    const translated = 'Estamos contestando.';
    await page.evaluate((text) => {
      document.querySelector('.open-now')!.firstElementChild!.textContent = text;
    }, translated);
    const start = await page.evaluate(() => Date.now());
    const untilNextMinute = 60_000 - (start % 60_000);
    await page.clock.runFor(untilNextMinute - 10_000);
    assert.is(await line(page), translated);
    await page.clock.runFor(20_000);
    assert.match(await line(page), `in ${business.city}. We’re`);
  }));

test("the hours line uses the business's time zone, not the visitor's", async () => {
  const night = "{ days: 'Sa-Su', opens: '20:00', closes: '02:00' }";
  const site = await buildEdited(
    field('hours', `[{ days: 'Mo-Fr', opens: '08:30', closes: '18:00' }, ${night}]`),
    field('officeHours', "''"),
    // Arizona doesn't use daylight saving time.
    ...moveTo('AZ'),
  );
  const origin = await serve(site.dist);
  await visit('/contact', { origin, hasClock: true, timezoneId: 'Asia/Tokyo' }, ({ page }) =>
    assertLines(page, [
      ['2030-05-01T08:29-07:00', `It’s 8:29 a.m. ${CLOSED}`],
      ['2030-05-01T08:30-07:00', `It’s 8:30 a.m. ${OPEN}`],
      ['2030-05-01T12:05-07:00', `It’s 12:05 p.m. ${OPEN}`],
      ['2030-05-01T18:00-07:00', `It’s 6:00 p.m. ${CLOSED}`],
      ['2030-05-04T19:59-07:00', `It’s 7:59 p.m. ${CLOSED}`],
      ['2030-05-04T20:00-07:00', `It’s 8:00 p.m. ${OPEN}`],
      ['2030-05-06T00:10-07:00', `It’s 12:10 a.m. ${OPEN}`],
      ['2030-05-06T02:00-07:00', `It’s 2:00 a.m. ${CLOSED}`],
      ['2030-05-04T00:10-07:00', `It’s 12:10 a.m. ${CLOSED}`],
    ]),
  );
});

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
