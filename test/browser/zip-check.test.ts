/** The ZIP check and the maps, in a real browser. */

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { zipCheck } from '../../site/content/service-areas.ts';
import { metros } from '../../site/coverage/metros.ts';
import { shiftsOf, watchShifts } from '../support/shifts.ts';
import { createReader, DESKTOP, isFocused, PHONE, type Visit, visit } from '../support/visit.ts';
import { listedAnswer, zipAnswer } from '../support/zip-answers.ts';
import { listed, unlisted } from '../support/zip-codes.ts';

const PATH = '/service-areas';
const FIRST = listed[0]!;
const LONGEST = [...listed].sort((a, b) => b.name.length - a.name.length)[0]!;
/** A place of another crew's, and a ZIP code that it comes to. */
const FAR = listed.at(-1)!;
const NEAR_FAR = unlisted.at(-1)!;
const input = ({ page }: Visit) => page.getByLabel(zipCheck.label);
const status = ({ page }: Visit) => page.locator('.zip-check').getByRole('status');
const said = async (now: Visit) => (await status(now).innerText()).replace(/\s+/g, ' ').trim();
/** A text before its first placeholder. */
const upToGap = (text: string) => text.split('{')[0]!;
const address = ({ page }: Visit) => page.evaluate(() => location.pathname + location.search + location.hash);

test('a second ZIP code takes the place of the first when the field is chosen again', () =>
  visit(PATH, PHONE, async (now) => {
    await input(now).tap();
    await now.page.keyboard.type(FIRST.zip);
    await now.page.locator('h1').tap();
    await input(now).tap();
    await now.page.keyboard.type(LONGEST.zip);
    assert.is(await input(now).inputValue(), LONGEST.zip);
    assert.match(await said(now), upToGap(listedAnswer(LONGEST)));
  }));

for (const [device, options] of [
  ['desktop', DESKTOP],
  ['phone', PHONE],
] as const) {
  test(`on a ${device} the fifth digit is answered: nothing is sent, nothing below moves, the focus stays`, () =>
    visit(PATH, options, async (now) => {
      const { page, requests, errors } = now;
      const before = requests.length;
      const call = page.locator('.hero .button');
      const top = () => call.evaluate((button) => button.getBoundingClientRect().top + scrollY);
      const start = await top();
      await input(now).click();
      for (const [zip, answer] of [
        [FIRST.zip, listedAnswer(FIRST)],
        [LONGEST.zip, listedAnswer(LONGEST)],
        [NEAR_FAR.zip, upToGap(zipAnswer('covered', { zip: NEAR_FAR.zip }))],
        ['99501', upToGap(zipAnswer('unconfirmed', { zip: '99501' }))],
        ['abcde', zipAnswer('invalid')],
      ] as const) {
        await page.keyboard.press('Control+A');
        await page.keyboard.type(zip.slice(0, 4));
        assert.is(await said(now), zipCheck.hint);
        await page.keyboard.type(zip.slice(4));
        assert.ok((await said(now)).startsWith(answer), await said(now));
        assert.is(await top(), start);
      }
      assert.ok(await isFocused(input(now)));
      // The field has five panels and takes no sixth character.
      await page.keyboard.type('6');
      assert.is(await input(now).inputValue(), 'abcde');
      // The browser itself asks for the icon again when the address changes.
      assert.equal(
        requests.slice(before).filter((request) => !request.endsWith('/favicon.svg')),
        [],
      );
      assert.equal(errors, []);
    }));
}

test('Enter leaves the page as it is, and says what is missing', () =>
  visit(PATH, DESKTOP, async (now) => {
    const { page } = now;
    await page.evaluate(() => (document.documentElement.dataset.same = ''));
    await input(now).fill('782');
    await input(now).press('Enter');
    assert.is(await said(now), zipAnswer('invalid'));
    await input(now).fill(FIRST.zip);
    await input(now).press('Enter');
    assert.is(await said(now), listedAnswer(FIRST));
    assert.is(await page.evaluate(() => document.documentElement.dataset.same), '');
    assert.is(await address(now), `${PATH}#${FIRST.zip}`);
  }));

for (const text of [`${FIRST.zip}-1234`, ` ${FIRST.zip} `]) {
  test(`"${text}" is understood when it is pasted`, () =>
    visit(PATH, DESKTOP, async (now) => {
      await input(now).evaluate((field, text) => {
        const clipboardData = new DataTransfer();
        clipboardData.setData('text/plain', text);
        field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
      }, text);
      assert.is(await input(now).inputValue(), FIRST.zip);
      assert.is(await said(now), listedAnswer(FIRST));
    }));
}

test('an address with a ZIP code shows the answer at once, without a shift, and follows the next', () =>
  visit('about:blank', { ...PHONE, isolated: true }, async (now) => {
    const { page, origin, errors } = now;
    await watchShifts(page);
    await page.goto(`${origin}${PATH}#${FAR.zip}`);
    assert.is(await said(now), listedAnswer(FAR));
    assert.is(await page.evaluate(() => scrollY), 0);
    assert.is(await shiftsOf(page), undefined);
    await page.evaluate((hash) => void (location.hash = hash), `#${NEAR_FAR.zip}`);
    await status(now).getByText(NEAR_FAR.zip).waitFor();
    assert.match(await said(now), NEAR_FAR.metro);
    assert.equal(errors, []);
  }));

test('the answer leads to its line of the list, clear of the header, and its pin is on its map', () =>
  visit(`${PATH}#${FAR.zip}`, DESKTOP, async (now) => {
    const { page } = now;
    const box = async (one: string) => (await page.locator(one).boundingBox())!;
    const [pin, map] = [await box('.map-pin'), await box(`[data-metro="${FAR.metro}"]`)];
    assert.ok(pin.x > map.x && pin.x + pin.width < map.x + map.width);
    assert.ok(pin.y > map.y && pin.y + pin.height < map.y + map.height);
    await status(now).getByRole('link', { name: FAR.name }).click();
    const line = page.locator('.places li:target');
    assert.is((await line.innerText()).replace(/\s+/g, ' '), `${FAR.zip} ${FAR.name}`);
    const [top, edge] = await line.evaluate((one) => [
      one.getBoundingClientRect().top,
      document.querySelector('header')!.getBoundingClientRect().bottom,
    ]);
    assert.ok(top! >= edge! && top! < 800);
    // The way back in the browser's history brings the answer's address again, and the answer is still there.
    await page.goBack();
    assert.is(await address(now), `${PATH}#${FAR.zip}`);
    assert.match(await said(now), FAR.name);
  }));

test('screen readers: a name, what it says, and answers that are announced in the region that was there before', () =>
  visit(PATH, DESKTOP, async (now) => {
    await status(now).evaluate((region) => {
      const tell = () => void (document.documentElement.dataset.told = region.textContent!);
      new MutationObserver(tell).observe(region, { childList: true, subtree: true, characterData: true });
    });
    assert.is(await input(now).getAttribute('aria-describedby'), await status(now).getAttribute('id'));
    assert.is(await input(now).getAttribute('inputmode'), 'numeric');
    assert.is(await input(now).getAttribute('autocomplete'), 'postal-code');
    await input(now).fill(FIRST.zip);
    await now.page.waitForFunction(
      (answer) => document.documentElement.dataset.told?.includes(answer),
      zipCheck.listed.answer.replace('{zip}', FIRST.zip),
    );
  }));

test('without JavaScript there is no field, and the list is the answer', () =>
  visit(PATH, { ...DESKTOP, javaScriptEnabled: false }, async ({ page }) => {
    assert.not.ok(await page.locator('.zip-check').isVisible());
    assert.ok(await page.getByText(`${FIRST.zip} ${FIRST.name}`).isVisible());
  }));

test('in forced colors and at 320 px five digits fit into the field', () =>
  visit(`${PATH}#${FIRST.zip}`, { viewport: { width: 320, height: 700 }, forcedColors: 'active' }, async (now) => {
    const [content, box] = await input(now).evaluate((field) => [field.scrollWidth, field.clientWidth]);
    assert.ok(content! <= box!, `${content} in ${box} px`);
    assert.is(await said(now), listedAnswer(FIRST));
  }));

const { read } = createReader(DESKTOP);

for (const width of [320, 360, 390, 640, 768, 960, 1440, 1920]) {
  test(`at ${width} px no two names of a map touch, each is within its map, and large enough to read`, () =>
    read(PATH, { width, height: 900 }, async ({ page }) => {
      const maps = await page.evaluate(() =>
        Array.from(document.querySelectorAll<SVGSVGElement>('[data-metro]'), (map) => {
          const box = (element: Element) => {
            const { left, right, top, bottom } = element.getBoundingClientRect();
            return { text: element.textContent!, left, right, top, bottom, size: 0 };
          };
          const names = [...map.querySelectorAll('text')].filter((name) => name.checkVisibility());
          const scale = map.getBoundingClientRect().width / map.viewBox.baseVal.width;
          return {
            map: { ...box(map), text: map.dataset.metro! },
            names: names.map((name) => ({ ...box(name), size: parseFloat(getComputedStyle(name).fontSize) * scale })),
          };
        }),
      );
      assert.is(maps.length, metros.length);
      for (const { map, names } of maps) {
        assert.ok(names.some(({ text }) => text === map.text));
        names.forEach((name, index) => {
          const where = `${name.text} in ${map.text}`;
          assert.ok(
            name.left >= map.left && name.right <= map.right && name.top >= map.top && name.bottom <= map.bottom,
            where,
          );
          assert.ok(name.size >= 10, `${where}: ${name.size} px`);
          const beside = (other: typeof name) => name.left >= other.right || other.left >= name.right;
          const above = (other: typeof name) => name.top + 1 >= other.bottom || other.top + 1 >= name.bottom;
          const touches = names.slice(index + 1).filter((other) => !beside(other) && !above(other));
          assert.equal(
            touches.map(({ text }) => text),
            [],
            where,
          );
        });
      }
    }));
}

test.run();
