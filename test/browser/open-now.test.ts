/** Tests the line with the time and whether the business is open, and the sky at that time. */

import { mock } from 'node:test';
import type { Page } from 'playwright-core';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { business } from '../../site/business/business.ts';
import { describeHours } from '../../site/business/openings.ts';
import type { Business } from '../../site/business/schema.ts';
import { offsetsOf } from '../../site/components/OpenNow/offsets.ts';
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

test('the hours line keeps its height when its text changes', async () => {
  for (const path of PATHS)
    await read(DESKTOP, path, { width: 390 }, async ({ page }) => {
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
      assert.equal(others, [first, first, first], path);
    });
});

/** Starts the script at a time for a business in the time zone. Calls `check` with its line. */
function startAt(time: string, timeZone: string, openings: Business['hours'], check: (line: HTMLElement) => void) {
  const line = parseHtml('<p><span>Call.</span></p>').querySelector('p')!;
  Object.assign(line.dataset, {
    open: 'It’s 00:00 a.m. We’re open.',
    closed: 'It’s 00:00 a.m. We’re closed.',
    shifts: describeHours(openings).shifts.join(),
    offsets: JSON.stringify(offsetsOf(timeZone, 2030)),
  });
  mock.timers.enable({ apis: ['Date', 'setInterval'], now: Date.parse(time) });
  try {
    openNow(line);
    check(line);
  } finally {
    mock.timers.reset();
  }
}

const ALWAYS: Business['hours'] = [{ days: 'Mo-Su', opens: '00:00', closes: '23:59' }];
const WEEK: Business['hours'] = [
  { days: 'Mo-Fr', opens: '08:30', closes: '18:00' },
  { days: 'Sa-Su', opens: '20:00', closes: '02:00' },
];

for (const [what, timeZone, openings, rows] of [
  [
    'the hours line follows daylight saving time for five years after the build',
    'America/Chicago',
    ALWAYS,
    [
      ['2029-12-31T00:00Z', 'It’s 6:00 p.m. We’re open.'],
      ['2030-03-10T07:59Z', 'It’s 1:59 a.m. We’re open.'],
      ['2030-03-10T08:00Z', 'It’s 3:00 a.m. We’re open.'],
      ['2030-11-03T06:59Z', 'It’s 1:59 a.m. We’re open.'],
      ['2030-11-03T07:00Z', 'It’s 1:00 a.m. We’re open.'],
      ['2034-12-31T23:59Z', 'It’s 5:59 p.m. We’re open.'],
      ['2035-01-01T00:00Z', 'Call.'],
    ],
  ],
  [
    'the hours line changes when the business opens and closes',
    'America/Phoenix',
    WEEK,
    [
      ['2030-05-01T08:29-07:00', 'It’s 8:29 a.m. We’re closed.'],
      ['2030-05-01T08:30-07:00', 'It’s 8:30 a.m. We’re open.'],
      ['2030-05-01T18:00-07:00', 'It’s 6:00 p.m. We’re closed.'],
      ['2030-05-04T00:10-07:00', 'It’s 12:10 a.m. We’re closed.'],
      ['2030-05-04T19:59-07:00', 'It’s 7:59 p.m. We’re closed.'],
      ['2030-05-04T20:00-07:00', 'It’s 8:00 p.m. We’re open.'],
      ['2030-05-06T00:10-07:00', 'It’s 12:10 a.m. We’re open.'],
      ['2030-05-06T02:00-07:00', 'It’s 2:00 a.m. We’re closed.'],
    ],
  ],
] as const)
  test(what, () => {
    for (const [time, expected] of rows)
      startAt(time, timeZone, openings, (line) => assert.is(textOf(line), expected, time));
  });

test('the hours line is only rewritten when its text changes', () =>
  startAt('2030-05-01T12:05-05:00', 'America/Chicago', ALWAYS, (line) => {
    const translated = 'Estamos contestando.';
    line.firstElementChild!.textContent = translated;
    mock.timers.tick(50_000);
    assert.is(textOf(line), translated);
    mock.timers.tick(20_000);
    assert.is(textOf(line), 'It’s 12:06 p.m. We’re open.');
  }));

const showHour = (page: Page, hour: string) =>
  page.evaluate((hour) => void (document.querySelector<HTMLElement>('.hero')!.dataset.hour = hour), hour);
const hourOf = (page: Page) => page.evaluate(() => document.querySelector<HTMLElement>('.hero')!.dataset.hour);

// The times are those of the sample's city.
if (isSample)
  test("pages show the time in the company's city, wherever the visitor is", () =>
    visit('/', { hasClock: true, timezoneId: 'Asia/Tokyo' }, async ({ page, origin }) => {
      for (const [time, expected] of [
        ['2030-05-01T04:59-05:00', 'night'],
        ['2030-05-01T05:00-05:00', 'dawn'],
        ['2030-05-01T07:59-05:00', 'dawn'],
        ['2030-05-01T08:00-05:00', 'day'],
        ['2030-05-01T18:00-05:00', 'dusk'],
        ['2030-05-01T21:00-05:00', 'night'],
        ['2030-05-01T20:59-05:00', 'dusk'],
      ] as const) {
        await page.clock.setSystemTime(Date.parse(time) - 60_000);
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
    visit(path, PHONE, async ({ page }) => {
      const [skies, heights] = [new Set<string>(), new Set<number>()];
      for (const hour of ['dawn', 'day', 'dusk', 'night']) {
        await showHour(page, hour);
        const sky = () => getComputedStyle(document.querySelector('.hero')!, '::before').backgroundImage;
        skies.add(await page.evaluate(sky));
        heights.add(await page.evaluate(() => document.documentElement.scrollHeight));
      }
      assert.equal([skies.size, heights.size], [path !== '/' || (await isRepainted()) ? 4 : 1, 1]);
    }));

  test(`${path} looks as drawn without JavaScript, in dark mode and at its own time of day`, async () => {
    await read(WITHOUT_SCRIPTS, path, {}, async ({ page }) => assert.is(await hourOf(page), undefined));
    for (const [hour, colorScheme] of [['day', 'dark'] as const, ...(isSample ? [[own, 'light'] as const] : [])])
      await visit(path, { ...DESKTOP, colorScheme }, async ({ page }) => {
        await page.evaluate(() => delete document.querySelector<HTMLElement>('.hero')!.dataset.hour);
        const before = await page.screenshot();
        await showHour(page, hour);
        assert.ok(before.equals(await page.screenshot()), `${hour}, ${colorScheme}`);
      });
  });
}

test('the hero fades to the time of day and to the next page, but not under reduced motion', async () => {
  const canFade = await isRepainted();
  for (const reducedMotion of ['no-preference', 'reduce'] as const)
    await visit('/', { ...DESKTOP, reducedMotion, isolated: true }, async ({ page }) => {
      await showHour(page, 'day');
      const transitions = await page.evaluate(
        () => document.getAnimations().filter((animation) => animation instanceof CSSTransition).length,
      );
      await page.addInitScript("addEventListener('pagereveal', (event) => (name = String(!!event.viewTransition)))");
      await page.click('.hero a[href^="/"]');
      const fades = await (await page.waitForFunction(() => window.name)).jsonValue();
      assert.equal([transitions > 0, fades], reducedMotion === 'reduce' ? [false, 'false'] : [canFade, 'true']);
    });
});
