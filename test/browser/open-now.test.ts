/** Tests the line that shows the time and whether the business is open. */

import type { Page } from 'playwright-core';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { business } from '../../site/business/business.ts';
import { answering } from '../../site/content/claims.ts';
import { documentOf, textsOf } from '../support/built-site.ts';
import { buildEdited, field, isSample, moveTo } from '../support/edit-project.ts';
import { serve } from '../support/serve.ts';
import { DESKTOP, visit } from '../support/visit.ts';

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
