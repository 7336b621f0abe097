/** Tests the line on the contact and emergency pages that shows whether the business is open. */

import type { Page } from 'playwright-core';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { business } from '../../site/business/business.ts';
import { answering } from '../../site/content/claims.ts';
import { buildEdited, field, isSample } from '../support/edit-project.ts';
import { serve } from '../support/serve.ts';
import { DESKTOP, PHONE, visit } from '../support/visit.ts';

const OPEN = `in ${business.city}. We’re answering.`;
const CLOSED = `in ${business.city}. We’re closed now.`;

const line = (page: Page) => page.locator('.open-now').innerText();

/** Returns the line's height for each text that it can have. */
const heightsOf = (page: Page) =>
  page.locator('.open-now').evaluate((element) => {
    const { open, closed = '' } = element.dataset;
    return [element.firstElementChild!.textContent, open!, closed].map((text) => {
      element.firstElementChild!.textContent = text;
      return element.clientHeight;
    });
  });

for (const path of ['/contact', '/emergency']) {
  test(`without JavaScript, the hours line on ${path} is accurate at any time`, () =>
    visit(path, { ...PHONE, javaScriptEnabled: false }, async ({ page }) =>
      assert.is(await line(page), answering.text),
    ));

  for (const options of [DESKTOP, PHONE])
    test(`at ${options.viewport!.width} px, the hours line on ${path} keeps its height when its text changes`, () =>
      visit(path, options, async ({ page }) => {
        const [first, ...others] = await heightsOf(page);
        assert.equal(others, [first, first]);
      }));
}

// The times are those of the sample's city.
if (isSample)
  test('the hours line follows daylight saving time for five years, and then shows the fallback', () =>
    visit('/contact', { hasClock: true }, async ({ page }) => {
      for (const [time, expected] of [
        ['2029-12-31T00:00Z', `It’s 6:00 p.m. ${OPEN}`],
        ['2030-03-10T07:59Z', `It’s 1:59 a.m. ${OPEN}`],
        ['2030-03-10T08:00Z', `It’s 3:00 a.m. ${OPEN}`],
        ['2030-11-03T06:59Z', `It’s 1:59 a.m. ${OPEN}`],
        ['2030-11-03T07:00Z', `It’s 1:00 a.m. ${OPEN}`],
        ['2034-12-31T23:59Z', `It’s 5:59 p.m. ${OPEN}`],
        ['2035-01-01T00:00Z', answering.text],
      ] as const) {
        await page.clock.setSystemTime(time);
        await page.reload();
        assert.is(await line(page), expected, time);
      }
    }));

test("the hours line uses the business's time zone, not the visitor's", async () => {
  const night = "{ days: 'Sa-Su', opens: '20:00', closes: '02:00' }";
  const site = await buildEdited(
    field('hours', `[{ days: 'Mo-Fr', opens: '08:30', closes: '18:00' }, ${night}]`),
    field('officeHours', "''"),
    // Phoenix doesn't use daylight saving time.
    field('timeZone', "'America/Phoenix'"),
  );
  await visit(
    '/contact',
    { hasClock: true, timezoneId: 'Asia/Tokyo' },
    async ({ page }) => {
      for (const [time, expected] of [
        ['2030-05-01T08:29-07:00', `It’s 8:29 a.m. ${CLOSED}`],
        ['2030-05-01T08:30-07:00', `It’s 8:30 a.m. ${OPEN}`],
        ['2030-05-01T12:05-07:00', `It’s 12:05 p.m. ${OPEN}`],
        ['2030-05-01T18:00-07:00', `It’s 6:00 p.m. ${CLOSED}`],
        ['2030-05-04T19:59-07:00', `It’s 7:59 p.m. ${CLOSED}`],
        ['2030-05-04T20:00-07:00', `It’s 8:00 p.m. ${OPEN}`],
        ['2030-05-06T00:10-07:00', `It’s 12:10 a.m. ${OPEN}`],
        ['2030-05-06T02:00-07:00', `It’s 2:00 a.m. ${CLOSED}`],
        ['2030-05-04T00:10-07:00', `It’s 12:10 a.m. ${CLOSED}`],
      ] as const) {
        await page.clock.setSystemTime(time);
        await page.clock.runFor(10_000);
        assert.is(await line(page), expected, time);
      }
    },
    await serve(site.dist),
  );
});

test.run();
