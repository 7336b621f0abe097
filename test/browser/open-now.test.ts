/** Tests the line with the time and whether the business is open, and the sky at that time. */

import { mock } from 'node:test';
import type { Page } from 'playwright-core';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { business } from '../../site/business/business.ts';
import { describeHours } from '../../site/business/openings.ts';
import type { Business } from '../../site/business/schema.ts';
import { offsetsOf } from '../../site/components/OpenNow/offsets.ts';
import { printShifts } from '../../site/components/OpenNow/shifts.ts';
import { answering } from '../../site/content/claims.ts';
import openNow from '../../site/scripts/open-now.ts';
import { documentOf, parseHtml, textOf, textsOf } from '../support/built-site.ts';
import { isSample } from '../support/edit-project.ts';
import { DESKTOP, PHONE, read, visit, WITHOUT_SCRIPTS } from '../support/visit.ts';

/** Pages with the hour that their illustration shows without the script. */
const SCENES = [['/', 'dusk'] as const, ...(business.emergencyService ? [['/emergency', 'night'] as const] : [])];
const PATHS = [...SCENES.map(([path]) => path), '/contact'];
/** False if another illustration, which keeps its colors, replaces the home page's. */
const isRepainted = async () => (await documentOf('/')).querySelector('.hero .opening-door') !== null;

test('without JavaScript, the hours line is accurate at any time', async () => {
  for (const path of PATHS) assert.equal(textsOf(await documentOf(path), '.open-now'), [answering.text], path);
});

for (const path of PATHS)
  test(`the hours line of ${path} keeps its height when its text changes`, () =>
    read(DESKTOP, path, { width: 390 }, async ({ page }) => {
      const [first, ...others] = await page.evaluate((text) => {
        const element = document.querySelector<HTMLElement>('.open-now')!;
        const { open } = element.dataset;
        // The sample business never closes.
        const closed = (element.dataset.closed ??= `${open} ${open}`);
        return [text, open!, closed, text].map((text) => {
          element.firstElementChild!.textContent = text;
          return element.clientHeight;
        });
      }, answering.text);
      assert.equal(others, [first, first, first]);
    }));

const ALWAYS: Business['hours'] = [{ days: 'Mo-Su', opens: '00:00', closes: '23:59' }];
const WEEK: Business['hours'] = [
  { days: 'Mo-Fr', opens: '08:30', closes: '18:00' },
  { days: 'Sa-Su', opens: '20:00', closes: '02:00' },
];

/** Starts the script at a time for a business in the time zone. Calls `check` with its line. */
function startAt(time: string, timeZone: string, openings: Business['hours'], check: (line: HTMLElement) => void) {
  const line = parseHtml('<p><span>Call.</span></p>').querySelector('p')!;
  const { shifts } = describeHours(openings);
  const offsets = JSON.stringify(offsetsOf(timeZone, 2030));
  Object.assign(line.dataset, {
    open: '00:00 a.m., open',
    closed: '00:00 a.m., closed',
    shifts: printShifts(shifts),
    offsets,
  });
  mock.timers.enable({ apis: ['Date', 'setInterval'], now: Date.parse(time) });
  try {
    openNow(line);
    check(line);
  } finally {
    mock.timers.reset();
  }
}

for (const [what, timeZone, openings, rows] of [
  [
    'follows daylight saving time for five years after the build',
    'America/Chicago',
    ALWAYS,
    {
      '2029-12-31T00:00Z': '6:00 p.m., open',
      '2030-03-10T07:59Z': '1:59 a.m., open',
      '2030-03-10T08:00Z': '3:00 a.m., open',
      '2030-11-03T06:59Z': '1:59 a.m., open',
      '2030-11-03T07:00Z': '1:00 a.m., open',
      '2034-12-31T23:59Z': '5:59 p.m., open',
      '2035-01-01T00:00Z': 'Call.',
    },
  ],
  [
    'changes when the business opens and closes',
    'America/Phoenix',
    WEEK,
    {
      '2030-05-01T08:29-07:00': '8:29 a.m., closed',
      '2030-05-01T08:30-07:00': '8:30 a.m., open',
      '2030-05-01T18:00-07:00': '6:00 p.m., closed',
      '2030-05-04T00:10-07:00': '12:10 a.m., closed',
      '2030-05-04T19:59-07:00': '7:59 p.m., closed',
      '2030-05-04T20:00-07:00': '8:00 p.m., open',
      '2030-05-06T00:10-07:00': '12:10 a.m., open',
      '2030-05-06T02:00-07:00': '2:00 a.m., closed',
    },
  ],
] as const)
  test(`the hours line ${what}`, () => {
    for (const [time, expected] of Object.entries(rows))
      startAt(time, timeZone, openings, (line) => assert.is(textOf(line), expected, time));
  });

test('the hours line is only rewritten when its text changes', () =>
  startAt('2030-05-01T12:05-05:00', 'America/Chicago', ALWAYS, (line) => {
    const translated = 'Estamos contestando.';
    line.firstElementChild!.textContent = translated;
    mock.timers.tick(50_000);
    assert.is(textOf(line), translated);
    mock.timers.tick(20_000);
    assert.is(textOf(line), '12:06 p.m., open');
  }));

const showHour = (page: Page, hour: string) =>
  page.evaluate((hour) => void (document.querySelector<HTMLElement>('.hero')!.dataset.hour = hour), hour);
const hourOf = (page: Page) => page.evaluate(() => document.querySelector<HTMLElement>('.hero')!.dataset.hour);

// The times are those of the sample's city.
if (isSample)
  test("pages show the time in the company's city, wherever the visitor is", () =>
    visit('/', { hasClock: true, timezoneId: 'Asia/Tokyo' }, async ({ page, origin }) => {
      const hours = {
        '04:59': 'night',
        '05:00': 'dawn',
        '07:59': 'dawn',
        '08:00': 'day',
        '18:00': 'dusk',
        '21:00': 'night',
      };
      for (const [time, expected] of Object.entries({ ...hours, '20:59': 'dusk' })) {
        await page.clock.setSystemTime(Date.parse(`2030-05-01T${time}-05:00`) - 60_000);
        await page.clock.runFor(60_000);
        assert.is(await hourOf(page), expected, time);
      }
      const line = () => document.querySelector<HTMLElement>('.open-now')!.innerText;
      for (const path of PATHS) {
        await page.goto(origin + path);
        assert.is(await page.evaluate(line), answering.open.replace('{time}', '8:59 p.m.'), path);
        if (path !== '/contact') assert.is(await hourOf(page), 'dusk', path);
      }
      await page.clock.setSystemTime('2035-01-01T12:00-06:00');
      await page.goto(`${origin}/`);
      assert.is(await hourOf(page), undefined, 'years after the build');
    }));

for (const [path, own] of SCENES) {
  test(`${path} has another sky and the same height at each time of day`, () =>
    read(PHONE, path, {}, async ({ page }) => {
      const looks = await page.evaluate(() => {
        const hero = document.querySelector<HTMLElement>('.hero')!;
        return ['dawn', 'day', 'dusk', 'night'].map((hour) => {
          hero.dataset.hour = hour;
          return [getComputedStyle(hero, '::before').backgroundImage, document.documentElement.scrollHeight] as const;
        });
      });
      const [skies, heights] = [new Set(looks.map(([sky]) => sky)), new Set(looks.map(([, height]) => height))];
      assert.equal([skies.size, heights.size], [path !== '/' || (await isRepainted()) ? 4 : 1, 1]);
    }));

  test(`${path} looks as drawn without JavaScript, in dark mode and at its own time of day`, async () => {
    await read(WITHOUT_SCRIPTS, path, {}, async ({ page }) => assert.is(await hourOf(page), undefined));
    for (const [hour, colorScheme] of [['day', 'dark'] as const, ...(isSample ? [[own, 'light'] as const] : [])])
      await read(DESKTOP, path, { colorScheme }, async ({ page }) => {
        await page.evaluate(() => delete document.querySelector<HTMLElement>('.hero')!.dataset.hour);
        const before = await page.screenshot();
        await showHour(page, hour);
        assert.ok(before.equals(await page.screenshot()), `${hour}, ${colorScheme}`);
      });
  });
}

for (const [what, reducedMotion] of Object.entries({ fades: 'no-preference', "doesn't fade": 'reduce' } as const))
  test(`the hero ${what} to the time of day and to the next page if motion is ${reducedMotion}`, () => {
    const early = "addEventListener('pagereveal', (event) => (name = String(!!event.viewTransition)))";
    return visit('/', { ...DESKTOP, reducedMotion, early }, async ({ page }) => {
      await showHour(page, 'day');
      const transitions = await page.evaluate(() => {
        window.name = '';
        return document.getAnimations().filter((animation) => animation instanceof CSSTransition).length;
      });
      await page.click('.hero a[href^="/"]');
      const fades = await (await page.waitForFunction(() => window.name)).jsonValue();
      const canFade = what === 'fades';
      assert.equal([transitions > 0, fades], [canFade && (await isRepainted()), String(canFade)]);
    });
  });
