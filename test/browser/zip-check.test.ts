/** Tests the ZIP check's field, answers and maps. */

import type { Locator } from 'playwright-core';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { business } from '../../site/business/business.ts';
import { takesQuotes } from '../../site/business/facts.ts';
import { nameOf } from '../../site/business/places.ts';
import { zipCheck } from '../../site/content/service-areas.ts';
import { milesBetween } from '../../site/coverage/geo.ts';
import { mapOf } from '../../site/coverage/maps.ts';
import { metros } from '../../site/coverage/metros.ts';
import { knownZips } from '../../site/coverage/positions.ts';
import { sendForm } from '../support/quote-form.ts';
import { shiftsOf, watchShifts } from '../support/shifts.ts';
import { lowTargets } from '../support/targets.ts';
import { DESKTOP, DEVICES, isFocused, PHONE, read, type Visit, visit, WITHOUT_SCRIPTS } from '../support/visit.ts';
import { listed, listedAnswer, listedZips, zipAnswer } from '../support/zip-codes.ts';

const PATH = '/service-areas';
const FIRST = listed[0]!;
const LONGEST = [...listed].sort((a, b) => b.name.length - a.name.length)[0]!;
const FAR = listed.at(-1)!;
/** Unlisted ZIP codes in the service area. */
const NEAR = knownZips.filter(
  (known) =>
    !listedZips.has(known.zip) &&
    metros.some(({ centers }) => centers.some((center) => milesBetween(known, center) < business.radiusMiles)),
);
const [{ zip: OTHER }] = NEAR as [(typeof NEAR)[number]];
const input = ({ page }: Visit) => page.getByLabel(zipCheck.label);
const status = ({ page }: Visit) => page.locator('.zip-check').getByRole('status');
const textOf = async (locator: Locator) => (await locator.innerText()).replace(/\s+/g, ' ').trim();
const answer = (now: Visit) => textOf(status(now));
const prefixOf = (text: string) => text.split('{')[0]!;
const hashOf = ({ page }: Visit) => page.evaluate(() => decodeURIComponent(location.hash));

for (const [device, options] of Object.entries(DEVICES)) {
  test(`${device}: typing the fifth digit shows the answer without a request, layout shift or focus loss`, () =>
    visit(PATH, options, async (now) => {
      const { page, requests, errors } = now;
      const before = requests.length;
      const top = () => page.evaluate(() => document.querySelector('.hero .button')!.getBoundingClientRect().top);
      for (const [zip, expected] of [
        [LONGEST.zip, listedAnswer(LONGEST)],
        [OTHER, prefixOf(zipAnswer('covered', { zip: OTHER }))],
        [`${FIRST.zip.slice(0, 3)}99`, prefixOf(zipAnswer('unconfirmed', { zip: `${FIRST.zip.slice(0, 3)}99` }))],
        ['00000', prefixOf(zipAnswer('far', { zip: '00000' }))],
        [FIRST.zip, listedAnswer(FIRST)],
      ] as const) {
        // Focusing the field selects the previous ZIP code.
        await input(now).blur();
        await input(now).click();
        const start = await top();
        await page.keyboard.type(zip.slice(0, 4));
        assert.is(await answer(now), zipCheck.hint);
        assert.equal([await hashOf(now), await page.locator('.map > .map-pin, #near').count()], ['', 0]);
        await page.keyboard.type(zip.slice(4));
        assert.ok((await answer(now)).startsWith(expected), await answer(now));
        assert.is(await top(), start);
        const number = status(now).locator('[href^="tel:"]');
        assert.ok(await number.evaluateAll((links) => links.every((link) => link.getClientRects().length === 1)), zip);
        assert.is(await hashOf(now), `#${zip}`);
      }
      assert.ok(await isFocused(input(now)));
      // Browsers reload the favicon when the hash changes.
      const sent = requests.slice(before).filter((request) => !request.endsWith('/favicon.svg'));
      assert.equal([sent, errors], [[], []]);
    }));
}

test('phone: shows the map around the ZIP code next to the field until the answer changes', () =>
  visit(PATH, { ...PHONE, colorScheme: 'dark' }, async ({ page }) => {
    const field = page.locator('#zip');
    const crop = page.locator('.zip-crop');
    assert.not(await crop.isVisible());
    for (const zip of new Set([FIRST.zip, FAR.zip])) {
      await field.fill(zip);
      const [box, input] = [(await crop.boundingBox())!, (await field.boundingBox())!];
      assert.equal(await lowTargets(page), []);
      assert.ok(box.width > 60 && box.x > input.x + input.width && box.x + box.width < PHONE.viewport!.width);
      assert.ok(Math.abs(box.y - input.y) < 2 && Math.abs(box.height - input.height) < 2);
      const offset = await crop.evaluate((svg) => {
        const drawing = svg.querySelector('use')!;
        const map = document.getElementById(drawing.getAttribute('href')!.slice(1))!.closest('svg')!;
        const [pin, marker] = [map.lastElementChild!, svg.lastElementChild!].map((circle) =>
          circle.getBoundingClientRect(),
        );
        const [frame, whole] = [drawing.getBoundingClientRect(), map.firstElementChild!.getBoundingClientRect()];
        const scale = frame.width / whole.width;
        return Math.hypot(
          frame.x + (pin!.x + pin!.width / 2 - whole.x) * scale - (marker!.x + marker!.width / 2),
          frame.y + (pin!.y + pin!.height / 2 - whole.y) * scale - (marker!.y + marker!.height / 2),
        );
      });
      assert.ok(offset < 2, `${zip}: the marker is ${offset} px away from its place`);
    }
    await field.press('Backspace');
    assert.is(await crop.count(), 0);
  }));

/** Enters each text in the empty field. Returns the field's values, answers and URL fragments. */
const statesAfter = ({ page }: Visit, texts: readonly string[], event: 'change' | 'input') =>
  page.evaluate(
    ([texts, event]) => {
      const field = document.querySelector<HTMLInputElement>('#zip')!;
      const answer = document.querySelector('#zip-answer')!;
      return texts.map((text) => {
        for (const value of ['', text]) {
          field.value = value;
          field.dispatchEvent(new Event(event, { bubbles: true }));
        }
        return [field.value, answer.textContent.replace(/\s+/g, ' ').trim(), location.hash];
      });
    },
    [texts, event] as const,
  );

/** Enters each ZIP code, and returns the answers. */
const answersTo = async (now: Visit, zips: readonly string[]) =>
  (await statesAfter(now, zips, 'input')).map(([, answer]) => answer!);

test('the answer to a listed ZIP code contains its place and the city of its crew', () =>
  visit(PATH, DESKTOP, async (now) => {
    const zips = listed.map(({ zip }) => zip);
    assert.equal(await answersTo(now, zips), listed.map(listedAnswer));
    for (const place of listed) for (const part of [place.zip, place.name]) assert.match(listedAnswer(place), part);
  }));

test('the answer to another ZIP code in the area contains the nearest place and its distance', () =>
  visit(PATH, DESKTOP, async (now) => {
    const words = { zip: '(.+)', miles: '(\\d+)', place: '(.+?)', metro: '(.+)' };
    const covered = new RegExp(`^${zipAnswer('covered', words)}$`);
    const zips = NEAR.map(({ zip }) => zip);
    const places = metros.flatMap(({ name: metro, places }) => places.map((place) => ({ ...place, metro })));
    for (const [index, answer] of (await answersTo(now, zips)).entries()) {
      // With one crew, the answer doesn't name it.
      const [, zip, miles, name, metro = metros[0]!.name] = covered.exec(answer) ?? [];
      assert.is(zip, zips[index], answer);
      const own = places.filter((place) => place.metro === metro && name!.includes(nameOf(place)));
      const [distance, least] = [own, places].map((some) =>
        Math.min(...some.map((place) => milesBetween(NEAR[index]!, place))),
      );
      // The table in the page is accurate to 1.5 miles. The answer is at least 2 miles.
      assert.ok(Math.abs(distance! - Number(miles)) < 2 && Number(miles) > 1, `${answer} Expected ${distance} miles.`);
      assert.ok(distance! - least! < 2, `${answer} It isn't the nearest place.`);
    }
  }));

if (takesQuotes)
  test('the quote form has the city of the last ZIP code, unless it has one', () =>
    visit(PATH, DESKTOP, async (now) => {
      const { page, origin } = now;
      async function cityAfter(...zips: string[]): Promise<string> {
        await page.goto(origin + PATH);
        await answersTo(now, zips);
        await page.goto(`${origin}/contact`);
        return page.inputValue('#city');
      }
      assert.is(await cityAfter(OTHER, '00000'), OTHER);
      await page.fill('#city', '');
      assert.is(await cityAfter(LONGEST.zip, FIRST.zip), `${FIRST.name} ${FIRST.zip}`);
      assert.is(await cityAfter(FAR.zip), `${FAR.name} ${FAR.zip}`, 'the page filled in the earlier one');
      await page.fill('#city', 'Elsewhere');
      assert.is(await cityAfter(FIRST.zip), 'Elsewhere');
      await sendForm(page);
      assert.is(await cityAfter(FIRST.zip), `${FIRST.name} ${FIRST.zip}`);
      assert.ok(await page.locator('.quote-form-outcome').isVisible(), 'a sent form keeps its confirmation');
    }));

/** Returns the field's value, the answer and the URL fragment. Faster than locators. */
const stateOf = ({ page }: Visit): Promise<string[]> =>
  page.evaluate(() => [
    document.querySelector<HTMLInputElement>('#zip')!.value,
    document.querySelector('#zip-answer')!.textContent.replace(/\s+/g, ' ').trim(),
    location.hash,
  ]);

/** Empties the field, which has focus. */
const clear = ({ page }: Visit): Promise<void> =>
  page.evaluate(() => {
    document.querySelector<HTMLInputElement>('#zip')!.select();
    document.execCommand('delete');
  });

test('pressing Enter or leaving the field reports input without a ZIP code', () =>
  visit(PATH, DESKTOP, async (now) => {
    for (const [value, expected] of [
      ['', zipCheck.hint],
      ['782 ', zipAnswer('invalid')],
      ['7825', zipAnswer('short')],
      [FIRST.zip, listedAnswer(FIRST)],
    ] as const) {
      for (const finish of [() => input(now).press('Enter'), () => input(now).blur()]) {
        await input(now).focus();
        await clear(now);
        await now.page.keyboard.type(value);
        assert.is((await stateOf(now))[1], value === FIRST.zip ? expected : zipCheck.hint, value);
        await finish();
        assert.is((await stateOf(now))[1], expected, value);
      }
    }
    assert.is(now.requests.filter((request) => request.endsWith(PATH)).length, 1);
  }));

/** Text that contains the first ZIP code and no other. */
const WITH_ZIP = [
  `${FIRST.state} ${FIRST.zip}`,
  `${FIRST.zip}-1234`,
  `${FIRST.zip}\u20131234`,
  `${FIRST.zip} 1234`,
  `${FIRST.zip}1234`,
  ` ${FIRST.zip}\t`,
  `\u00a0${FIRST.zip}\u2009`,
  ...[' ', '\u00a0', '\u2009', '\u200b'].map((gap) => [...FIRST.zip].join(gap)),
  `\u202a${FIRST.zip}\u202c`,
  `${FIRST.zip.slice(0, 3)} ${FIRST.zip.slice(3)}`,
  `${FIRST.state} ${[...FIRST.zip].join(' ')}`,
  FIRST.zip.replace(/\d/g, (digit) => String.fromCharCode(0xff10 + Number(digit))),
  `I live in ${FIRST.zip}, near Stone Oak.`,
  `${FIRST.zip}.`,
  `${FIRST.state}${FIRST.zip}`,
  `1402 Main St, San Antonio, ${FIRST.state} ${FIRST.zip}`,
  `12345 Main St, San Antonio ${FIRST.state} ${FIRST.zip}, USA`,
  `PO Box 12345, San Antonio, ${FIRST.state} ${FIRST.zip}-1234`,
  `(800) 555-0199, ${FIRST.zip}`,
  `${FIRST.zip}, ${FIRST.zip}`,
];

/** Text without a ZIP code, or with two, and its answer. */
const WITHOUT_ZIP = [
  ['123456', 'invalid'],
  ['1402 2nd St', 'invalid'],
  ['(800) 555-0199', 'invalid'],
  ['abcdef', 'invalid'],
  ['٧٨٢٥٨', 'invalid'],
  ['7825', 'short'],
  ['７８２５', 'short'],
  ['78-58', 'short'],
  [`${FIRST.zip} or ${OTHER}`, 'several'],
  [`${FIRST.zip}\u2013${OTHER}`, 'several'],
] as const;

test('text from a password manager is read as a ZIP code if it contains exactly one', () =>
  visit(PATH, DESKTOP, async (now) => {
    const texts = [...WITH_ZIP, ...WITHOUT_ZIP.map(([text]) => text)];
    const states = await statesAfter(now, texts, 'change');
    const listed = WITH_ZIP.map(() => [FIRST.zip, listedAnswer(FIRST), `#${FIRST.zip}`]);
    assert.equal(states, [...listed, ...WITHOUT_ZIP.map(([text, kind]) => [text, zipAnswer(kind), ''])]);
    assert.equal(now.errors, []);
  }));

test('pasted text is read as a ZIP code if it contains exactly one', () =>
  visit(PATH, { ...DESKTOP, permissions: ['clipboard-read', 'clipboard-write'] }, async (now) => {
    await input(now).focus();
    for (const [text, ...expected] of [
      [`PO Box 12345, San Antonio, ${FIRST.state} ${FIRST.zip}-1234`, listedAnswer(FIRST), `#${FIRST.zip}`],
      ['(800) 555-0199', zipAnswer('invalid'), ''],
      [`${FIRST.zip} or ${OTHER}`, zipAnswer('several'), ''],
    ] as const) {
      await clear(now);
      await now.page.evaluate((text) => navigator.clipboard.writeText(text), text);
      await now.page.keyboard.press('Control+V');
      assert.equal((await stateOf(now)).slice(1), expected, text);
    }
    assert.ok(await isFocused(input(now)));
  }));

test('pasting a ZIP code replaces a value that is not selected', () =>
  visit(PATH, DESKTOP, async (now) => {
    for (const value of [FAR.zip, '78', `${FAR.zip} or ${OTHER}`]) {
      await input(now).fill(value);
      await input(now).press('End');
      await now.page.keyboard.insertText(`TX ${FIRST.zip}`);
      assert.equal([await input(now).inputValue(), await answer(now)], [FIRST.zip, listedAnswer(FIRST)], value);
    }
  }));

test('composing full-width digits shows the answer, and no error before it', () =>
  visit(PATH, { ...DESKTOP, isolated: true }, async (now) => {
    const session = await now.page.context().newCDPSession(now.page);
    const text = [...FIRST.zip].map((digit) => String.fromCharCode(0xff10 + Number(digit))).join('');
    await input(now).focus();
    for (const length of [1, 2, 3, 4, 5]) {
      const typed = { text: text.slice(0, length), selectionStart: length, selectionEnd: length };
      await session.send('Input.imeSetComposition', typed);
      const expected = length < 5 ? zipCheck.hint : listedAnswer(FIRST);
      assert.equal([await input(now).inputValue(), await answer(now)], [typed.text, expected]);
    }
    await session.send('Input.insertText', { text });
    await input(now).blur();
    assert.equal([await input(now).inputValue(), await answer(now)], [FIRST.zip, listedAnswer(FIRST)]);
  }));

test('typing a sixth digit changes neither the ZIP code nor the answer', () =>
  visit(PATH, DESKTOP, async (now) => {
    await input(now).fill(FIRST.zip);
    for (const key of ['End', 'Home', 'ArrowRight']) {
      await input(now).press(key);
      await now.page.keyboard.type('6 -a');
      assert.equal([await input(now).inputValue(), await answer(now)], [FIRST.zip, listedAnswer(FIRST)], key);
    }
    await input(now).press('Backspace');
    assert.is(await answer(now), zipCheck.hint);
    // A click selects the value, also in a focused field.
    for (const place of [FAR, FIRST]) {
      await input(now).click();
      await now.page.keyboard.type(place.zip);
      assert.equal([await input(now).inputValue(), await answer(now)], [place.zip, listedAnswer(place)]);
    }
  }));

test('leaving the field keeps the elements of the answer', () =>
  visit(PATH, DESKTOP, async (now) => {
    await input(now).pressSequentially(FIRST.zip);
    const link = await status(now).getByRole('link').first().elementHandle();
    await input(now).press('Enter');
    await input(now).blur();
    assert.ok(await link!.evaluate((element) => element.isConnected));
  }));

test('a ZIP code from the URL or restored by the browser shows the answer without a layout shift', () =>
  visit('about:blank', { ...PHONE, viewport: LOW, isolated: true }, async (now) => {
    const { page, origin, errors } = now;
    await watchShifts(page);
    await page.goto(`${origin}${PATH}#${FAR.zip}`);
    assert.is(await answer(now), listedAnswer(FAR));
    assert.equal([await page.evaluate(() => scrollY), await shiftsOf(page)], [0, undefined]);
    for (const hash of [`#${OTHER}`, '#7825', '#782588', '#<b>78258</b>']) {
      await page.evaluate((hash) => {
        location.hash = hash;
        return new Promise((resolve) => addEventListener('hashchange', resolve));
      }, hash);
      assert.equal([await hashOf(now), await input(now).inputValue()], [hash, OTHER]);
      assert.match(await answer(now), OTHER);
    }
    await page.addInitScript((zip) => {
      document.onreadystatechange = () => document.querySelector<HTMLInputElement>('#zip')!.setAttribute('value', zip);
    }, FIRST.zip);
    await page.goto(origin + PATH);
    assert.is(await answer(now), listedAnswer(FIRST));
    assert.equal(errors, []);
  }));

// A phone's landscape. The page's first screen doesn't have room for the answer.
const LOW = { width: 667, height: 375 };

test('the form on the home page opens the answer, and scrolls to it on a low screen', () =>
  visit('/', { ...PHONE, viewport: LOW, isolated: true }, async (now) => {
    const { page, origin } = now;
    for (const [text, expected, hash] of [
      [` TX ${FAR.zip}`, listedAnswer(FAR), `#${FAR.zip}`],
      ['nearby', zipAnswer('invalid'), ''],
    ] as const) {
      await page.goto(`${origin}/`);
      await page.fill('[name=zip]', text);
      await page.keyboard.press('Enter');
      // The script moves the ZIP code to the fragment.
      await page.waitForURL(origin + PATH + hash);
      assert.is(await answer(now), expected);
      const { y, height } = (await status(now).boundingBox())!;
      assert.ok(y + height <= LOW.height, text);
    }
  }));

test('without JavaScript, the form on the home page opens the list of places', () =>
  visit('/', WITHOUT_SCRIPTS, async ({ page, origin }) => {
    await page.fill('[name=zip]', FIRST.zip);
    await page.keyboard.press('Enter');
    await page.waitForURL(`${origin}${PATH}?zip=${FIRST.zip}`);
    assert.not.ok(await page.locator('.zip-check').isVisible());
    assert.ok(await page.getByText(`${FIRST.zip} ${FIRST.name}`).isVisible());
  }));

test('the answer is still there after following its link', () =>
  visit(`${PATH}#${FAR.zip}`, DESKTOP, async (now) => {
    const { page } = now;
    const box = async (selector: string) => (await page.locator(selector).boundingBox())!;
    const [pin, map] = [await box(`[data-metro="${FAR.metro}"] .map-pin`), await box(`[data-metro="${FAR.metro}"]`)];
    assert.ok(pin.x > map.x && pin.x < map.x + map.width && pin.y > map.y && pin.y < map.y + map.height);
    await status(now).getByRole('link', { name: FAR.name }).click();
    const [entry, header] = [await box('.places li:target'), await box('header')];
    assert.ok(entry.y >= header.height && entry.y < DESKTOP.viewport!.height, `${entry.y} px`);
    assert.is(await textOf(page.locator('.places li:target')), `${FAR.zip} ${FAR.name}`);
    const countHighlighted = () =>
      page.evaluate(() => {
        const images = Array.from(
          document.querySelectorAll('.places li'),
          (li) => getComputedStyle(li).backgroundImage,
        );
        return images.filter((image) => image !== 'none').length;
      });
    assert.is(await countHighlighted(), 1);
    await input(now).fill('');
    assert.is(await countHighlighted(), 0, 'the place of an earlier answer must not be highlighted');
    await page.goBack();
    assert.equal([await hashOf(now), await answer(now)], [`#${FAR.zip}`, listedAnswer(FAR)]);
  }));

test('the ZIP field is made for five digits', () =>
  visit(PATH, { viewport: { width: 320, height: 700 }, forcedColors: 'active' }, async (now) => {
    await input(now).fill(FIRST.zip);
    const field = await input(now).evaluate((element: HTMLInputElement) => ({
      keyboard: element.inputMode,
      autocomplete: element.autocomplete,
      description: element.getAttribute('aria-describedby'),
      hasRoom: element.scrollWidth <= element.clientWidth,
    }));
    const description = await status(now).getAttribute('id');
    assert.equal(field, { keyboard: 'numeric', autocomplete: 'postal-code', description, hasRoom: true });
  }));

test('at any width, place names on maps are legible', async () => {
  for (const width of [320, 360, 390, 640, 768, 960, 1440, 1920]) {
    await read(DESKTOP, PATH, { width, height: 900 }, async ({ page }) => {
      const { names, bad } = await page.evaluate(() => {
        for (const part of document.querySelectorAll('details')) part.open = true;
        const names: string[] = [];
        const bad: string[] = [];
        for (const map of document.querySelectorAll<SVGSVGElement>('[data-metro]')) {
          const edge = map.getBoundingClientRect();
          const scale = edge.width / map.viewBox.baseVal.width;
          const texts = [...map.querySelectorAll('text')].filter((text) => text.checkVisibility());
          const boxes = texts.map((text) => text.getBoundingClientRect());
          for (const [index, text] of texts.entries()) {
            const { left, right, top, bottom } = boxes[index]!;
            const isInside = left >= edge.left && right <= edge.right && top >= edge.top && bottom <= edge.bottom;
            const isApart = boxes.every(
              (box, other) =>
                other === index ||
                left >= box.right ||
                box.left >= right ||
                top + 1 >= box.bottom ||
                box.top + 1 >= bottom,
            );
            const isLegible = parseFloat(getComputedStyle(text).fontSize) * scale >= 10;
            names.push(text.textContent!);
            if (!isInside || !isApart || !isLegible) bad.push(text.textContent!);
          }
        }
        return { names, bad };
      });
      assert.equal(bad, [], `${width} px`);
      // The build warns of maps without room for their names.
      for (const { name } of metros.filter(({ name }) => !['small', undefined].includes(mapOf(name).city?.fits)))
        assert.ok(names.includes(name), `${name}, ${width} px`);
    });
  }
});
