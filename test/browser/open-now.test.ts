/** Tests the line with the time and whether the business is open, and the sky at that time. */

import { mock } from 'node:test';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { business } from '../../site/business/business.ts';
import { describeHours } from '../../site/business/openings.ts';
import type { Business } from '../../site/business/schema.ts';
import { offsetsOf } from '../../site/components/OpenNow/offsets.ts';
import { printShifts } from '../../site/components/OpenNow/shifts.ts';
import { answering } from '../../site/content/claims.ts';
import { clockText } from '../../site/scripts/clock.ts';
import daylight from '../../site/scripts/daylight.ts';
import openNow from '../../site/scripts/open-now.ts';
import { documentOf, htmlOf, parseHtml, textOf } from '../support/built-site.ts';
import { isSample } from '../support/edit-project.ts';
import { PHONE, read } from '../support/visit.ts';

/** Pages with the hour that their illustration shows without the script. */
const SCENES = [['/', 'dusk'] as const, ...(business.emergencyService ? [['/emergency', 'night'] as const] : [])];
/** False if another illustration, which keeps its colors, replaces the home page's. */
const isRepainted = async () => (await documentOf('/')).querySelector('.hero .opening-door') !== null;

test('the hours line keeps its height when its text changes', () =>
  read(PHONE, '/', {}, async ({ page }) => {
    const [first, ...others] = await page.evaluate((text) => {
      const element = document.querySelector<HTMLElement>('.open-now')!;
      const { open } = element.dataset;
      // The sample business never closes.
      return [text, open!, (element.dataset.closed ??= `${open} ${open}`), text].map((text) => {
        element.firstElementChild!.textContent = text;
        return element.clientHeight;
      });
    }, answering.text);
    assert.equal(others, [first, first, first]);
  }));

const WEEK: Business['hours'] = [
  { days: 'Mo-Fr', opens: '08:30', closes: '18:00' },
  { days: 'Sa-Su', opens: '20:00', closes: '02:00' },
];

/** Returns the line of a business that has these hours in Chicago. */
function createLine(): HTMLElement {
  const line = parseHtml('<p><span>Call.</span></p>').querySelector('p')!;
  const shifts = printShifts(describeHours(WEEK).shifts);
  const offsets = JSON.stringify(offsetsOf('America/Chicago', 2030));
  Object.assign(line.dataset, { open: '00:00 a.m., open', closed: '00:00 a.m., closed', shifts, offsets });
  return line;
}

/** Calls a function at a time. */
function at(time: string, callback: () => void): void {
  mock.timers.enable({ apis: ['Date', 'setInterval'], now: Date.parse(time) });
  try {
    callback();
  } finally {
    mock.timers.reset();
  }
}

test('the hours line follows opening hours and daylight saving time for five years after the build', () => {
  for (const [time, expected] of Object.entries({
    '2030-03-10T07:59Z': '1:59 a.m., open',
    '2030-03-10T08:00Z': '3:00 a.m., closed',
    '2030-05-01T08:29-05:00': '8:29 a.m., closed',
    '2030-05-01T08:30-05:00': '8:30 a.m., open',
    '2030-05-01T18:00-05:00': '6:00 p.m., closed',
    '2030-05-04T20:00-05:00': '8:00 p.m., open',
    '2030-05-06T00:10-05:00': '12:10 a.m., open',
    '2030-05-06T02:00-05:00': '2:00 a.m., closed',
    '2030-11-03T06:59Z': '1:59 a.m., open',
    '2030-11-03T07:00Z': '1:00 a.m., open',
    '2034-12-31T23:59Z': '5:59 p.m., closed',
    '2035-01-01T00:00Z': 'Call.',
  }))
    at(time, () => {
      const line = createLine();
      openNow(line);
      assert.is(textOf(line), expected, time);
    });
});

test('the hours line is only rewritten when its text changes', () =>
  at('2030-05-01T12:05:30-05:00', () => {
    const line = createLine();
    openNow(line);
    const translated = 'Estamos contestando.';
    line.firstElementChild!.textContent = translated;
    mock.timers.tick(20_000);
    assert.is(textOf(line), translated);
    mock.timers.tick(20_000);
    assert.is(textOf(line), '12:06 p.m., open');
  }));

// The times are those of the sample's city.
if (isSample)
  for (const [path] of SCENES)
    test(`${path} has the time and the sky of the company's city, wherever the visitor is`, async () => {
      const { TZ = '' } = process.env;
      process.env.TZ = 'Asia/Tokyo';
      const hero = (await documentOf(path)).querySelector('.hero')!.cloneNode(true) as HTMLElement;
      const line = hero.querySelector<HTMLElement>('.open-now')!;
      // Years after the build, and without JavaScript, the line is true at any time.
      at('2035-01-01T12:00-06:00', () => {
        openNow(line);
        daylight(line);
      });
      assert.equal([hero.dataset.hour, textOf(line)], [undefined, answering.text]);
      const skies = { '04:59': 'night', '05:00': 'dawn', '07:59': 'dawn', '08:00': 'day', '18:00': 'dusk' };
      for (const [time, sky] of Object.entries({ ...skies, '20:59': 'dusk' }))
        at(`2030-05-01T${time}-05:00`, () => {
          openNow(line);
          daylight(line);
          assert.is(hero.dataset.hour, sky, time);
          assert.is(textOf(line), answering.open.replace('{time}', clockText(time)));
          mock.timers.tick(60_000);
        });
      assert.is(hero.dataset.hour, 'night', '21:00');
      process.env.TZ = TZ;
    });

for (const [path, own] of SCENES) {
  test(`${path} has another sky at each time of day`, () =>
    read(PHONE, path, {}, async ({ page }) => {
      const skies = await page.evaluate(() => {
        const hero = document.querySelector<HTMLElement>('.hero')!;
        return ['dawn', 'day', 'dusk', 'night'].map((hour) => {
          hero.dataset.hour = hour;
          const { backgroundImage, opacity } = getComputedStyle(hero, '::before');
          return opacity === '1' && backgroundImage;
        });
      });
      assert.is(new Set(skies).size, path !== '/' || (await isRepainted()) ? 4 : 1);
    }));

  test(`${path} looks as drawn in dark mode and at its own time of day`, async () => {
    for (const [hour, colorScheme] of [['day', 'dark'] as const, ...(isSample ? [[own, 'light'] as const] : [])])
      await read(PHONE, path, { colorScheme }, async ({ page }) => {
        const hero = page.locator('.hero');
        await hero.evaluate((element) => element.removeAttribute('data-hour'));
        const before = await page.screenshot();
        await hero.evaluate((element, hour) => element.setAttribute('data-hour', hour), hour);
        assert.ok(before.equals(await page.screenshot()), `${hour}, ${colorScheme}`);
      });
  });
}

test('the hero fades to another time of day, unless motion is reduced', async () => {
  for (const reducedMotion of ['reduce', 'no-preference'] as const)
    await read(PHONE, '/', { reducedMotion }, async ({ page }) => {
      const count = await page.evaluate(() => {
        const { dataset } = document.querySelector<HTMLElement>('.hero')!;
        const transitions = () => document.getAnimations().filter((animation) => animation instanceof CSSTransition);
        delete dataset.hour;
        transitions();
        dataset.hour = 'day';
        return transitions().length;
      });
      assert.is(count > 0, reducedMotion === 'no-preference' && (await isRepainted()));
    });
});

test('pages fade to the next one, unless motion is reduced', async () =>
  assert.match(await htmlOf('/'), '@media(prefers-reduced-motion:no-preference){@view-transition{navigation:auto}}'));
