/** Tests the ZIP check's field, answers and maps. */

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
import { DESKTOP, DEVICES, PHONE, read, type Visit, visit, WITHOUT_SCRIPTS, withSession } from '../support/visit.ts';
import { listed, listedAnswer, listedZips, zipAnswer } from '../support/zip-codes.ts';

const PATH = '/service-areas';
const FIRST = listed[0]!;
const LONGEST = [...listed].sort((a, b) => b.name.length - a.name.length)[0]!;
const FAR = listed.at(-1)!;
/** Every third unlisted ZIP code in the service area. A small area may have none. */
const NEAR = knownZips.filter(
  (known, index) =>
    index % 3 === 0 &&
    !listedZips.has(known.zip) &&
    metros.some(({ centers }) => centers.some((center) => milesBetween(known, center) < business.radiusMiles)),
);
const [{ zip: OTHER }, kind, pins] = NEAR[0] ? [NEAR[0], 'covered' as const, 2] : [{ zip: '00000' }, 'far' as const, 0];
const START = FIRST.zip.slice(0, 4);
const UNKNOWN = `${FIRST.zip.slice(0, 3)}99`;
const HINT = zipCheck.hint;
const LISTED = listedAnswer(FIRST);
const input = ({ page }: Visit) => page.getByLabel(zipCheck.label);
const status = ({ page }: Visit) => page.locator('.zip-check').getByRole('status');

/** Returns the field's value, the answer and the URL fragment. Faster than locators. */
const stateOf = ({ page }: Visit): Promise<[value: string, answer: string, hash: string]> =>
  page.evaluate(() => [
    document.querySelector<HTMLInputElement>('#zip')!.value,
    document.querySelector('#zip-answer')!.textContent.replace(/\s+/g, ' ').trim(),
    decodeURIComponent(location.hash),
  ]);

async function assertState(now: Visit, value: string, answer: string): Promise<void> {
  assert.equal((await stateOf(now)).slice(0, 2), [value, answer]);
}

/** Focuses and empties the field. */
const clear = ({ page }: Visit): Promise<void> =>
  page.evaluate(() => {
    document.querySelector<HTMLInputElement>('#zip')!.select();
    document.execCommand('delete');
  });

/** Opens the page with an empty field. Tests that follow each other share it. */
const open = (device: typeof DESKTOP, view: Parameters<typeof read>[2], look: (visit: Visit) => Promise<void>) =>
  read(device, PATH, view, async (now) => {
    await clear(now);
    await look(now);
  });

for (const [device, options] of Object.entries(DEVICES)) {
  test(`${device}: typing the fifth digit shows the answer without a request, layout shift or focus loss`, () =>
    open(options, {}, async (now) => {
      const { page, requests, errors } = now;
      const before = requests.length;
      const look = () =>
        page.evaluate(() => ({
          top: document.querySelector('.hero .button')!.getBoundingClientRect().top,
          marks: document.querySelectorAll('.map > .map-pin, [id^=near]').length,
          focused: document.activeElement!.id,
        }));
      for (const [zip, marks, expected] of [
        [LONGEST.zip, 2, listedAnswer(LONGEST)],
        [OTHER, pins, zipAnswer(kind, { zip: OTHER })],
        [UNKNOWN, 0, zipAnswer('unconfirmed', { zip: UNKNOWN })],
        ['00000', 0, zipAnswer('far', { zip: '00000' })],
      ] as const) {
        // A click selects the previous ZIP code, also in a focused field.
        await input(now).click();
        const { top, focused } = await look();
        await page.keyboard.type(zip.slice(0, 4));
        assert.equal(await stateOf(now), [zip.slice(0, 4), HINT, '']);
        assert.equal(await look(), { top, marks: 0, focused });
        await page.keyboard.type(zip.slice(4));
        const [, answer, hash] = await stateOf(now);
        assert.ok(answer.startsWith(expected.split('{')[0]!), answer);
        assert.is(hash, `#${zip}`);
        assert.equal(await look(), { top, marks, focused: 'zip' });
      }
      // Browsers reload the favicon when the hash changes.
      const sent = requests.slice(before).filter((request) => !request.endsWith('/favicon.svg'));
      assert.equal([sent, errors], [[], []]);
    }));
}

test('phone: shows the map around the ZIP code next to the field until the answer changes', () =>
  open(PHONE, { colorScheme: 'dark' }, async ({ page }) => {
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
        const shapes = [drawing, map.firstElementChild!, map.lastElementChild!, svg.lastElementChild!];
        const [frame, whole, pin, marker] = shapes.map((shape) => shape.getBoundingClientRect());
        const scale = frame!.width / whole!.width;
        return Math.hypot(
          frame!.x + (pin!.x + pin!.width / 2 - whole!.x) * scale - (marker!.x + marker!.width / 2),
          frame!.y + (pin!.y + pin!.height / 2 - whole!.y) * scale - (marker!.y + marker!.height / 2),
        );
      });
      assert.ok(offset < 2, `${zip}: the marker is ${offset} px away from its place`);
    }
    await field.press('Backspace');
    assert.is(await crop.count(), 0);
  }));

test("a typed or pasted ZIP code scrolls its answer above a phone's keyboard", () =>
  open(PHONE, { height: 450 }, async (now) => {
    for (const enter of ['type', 'insertText'] as const) {
      await now.page.evaluate(() => scrollTo({ top: 120, behavior: 'instant' }));
      await clear(now);
      await now.page.keyboard[enter](FAR.zip);
      const { y, height } = (await status(now).boundingBox())!;
      assert.ok(y + height <= 450, `${y + height} px`);
    }
  }));

/** Fills in each text as a password manager does. Returns the states after each. */
const statesAfter = ({ page }: Visit, texts: readonly { zip: string }[]) =>
  page.evaluate((texts) => {
    const field = document.querySelector<HTMLInputElement>('#zip')!;
    const answer = document.querySelector('#zip-answer')!;
    return texts.map(({ zip }) => {
      for (const value of ['', zip]) {
        field.value = value;
        field.dispatchEvent(new Event('change', { bubbles: true }));
      }
      return [field.value, answer.textContent.replace(/\s+/g, ' ').trim(), location.hash];
    });
  }, texts);

test('the answer to a listed ZIP code contains its place and the city of its crew, and opens its list', () =>
  open(DESKTOP, {}, async (now) => {
    const expected = listed.map((place) => [place.zip, listedAnswer(place), `#${place.zip}`]);
    assert.equal(await statesAfter(now, listed), expected);
    assert.is(await now.page.locator('details.place-part:not([open])').count(), 0);
  }));

test("the link to a place marks the place's line, also with forced colors", () =>
  visit(PATH, { ...DESKTOP, forcedColors: 'active' }, async (now) => {
    await input(now).fill(FIRST.zip);
    await status(now).getByRole('link').click();
    const lines = now.page.locator('.places:has(:target) li');
    const [marked, other] = await lines.evaluateAll((all) => all.map((line) => getComputedStyle(line).borderWidth));
    assert.is.not(marked, other);
  }));

test('the answer to another ZIP code in the area contains the nearest place and its distance', () =>
  open(DESKTOP, {}, async (now) => {
    const words = { zip: '(.+)', miles: '(\\d+)', place: '(.+?)', metro: '(.+)' };
    const covered = new RegExp(`^${zipAnswer('covered', words)}$`);
    const places = metros.flatMap(({ name: metro, places }) => places.map((place) => ({ ...place, metro })));
    for (const [index, [, answer]] of (await statesAfter(now, NEAR)).entries()) {
      // With one crew, the answer doesn't name it.
      const [, zip, miles, name, metro = metros[0]!.name] = covered.exec(answer!) ?? [];
      assert.is(zip, NEAR[index]!.zip, answer);
      const own = places.filter((place) => place.metro === metro && name!.includes(nameOf(place)));
      const [distance, least] = [own, places].map((some) =>
        Math.min(...some.map((place) => milesBetween(NEAR[index]!, place))),
      );
      // The table in the page is accurate to 1.5 miles. The answer is at least 2 miles.
      assert.ok(Math.abs(distance! - Number(miles)) < 2 && Number(miles) > 1, `${answer} Expected ${distance} miles.`);
      assert.ok(distance! - least! < 2, `${answer} It isn't the nearest place.`);
    }
  }));

/** A ZIP code with full-width digits. */
const WIDE = FIRST.zip.replace(/\d/g, (digit) => String.fromCharCode(0xff10 + Number(digit)));
const ADDRESS = `PO BOX 12345, SAN ANTONIO ${FIRST.zip}-1234`;
/** Text that contains the first ZIP code and no other. */
const WITH_ZIP = [
  ...['-1234', '\u20131234', ' 1234', '1234', '.', `, ${FIRST.zip}`].map((end) => FIRST.zip + end),
  `${FIRST.state}${FIRST.zip}\t`,
  `${FIRST.state} ${[...FIRST.zip].join('\u200b')}`,
  WIDE,
  `12345 Main St, San Antonio ${FIRST.state} ${FIRST.zip}, USA`,
  `(800) 555-0199, ${FIRST.zip}`,
  ADDRESS,
];

/** Text without a ZIP code, or with two, and its answer. */
const WITHOUT_ZIP = [
  ['123456', 'invalid'],
  ['abcdef', 'invalid'],
  ['78-58', 'short'],
  [`${FIRST.zip} or ${OTHER}`, 'several'],
] as const;

test('text from a password manager is read as a ZIP code if it contains exactly one', () =>
  open(DESKTOP, {}, async (now) => {
    const texts = [...WITH_ZIP, ...WITHOUT_ZIP.map(([text]) => text)].map((zip) => ({ zip }));
    assert.equal(await statesAfter(now, texts), [
      ...WITH_ZIP.map(() => [FIRST.zip, LISTED, `#${FIRST.zip}`]),
      ...WITHOUT_ZIP.map(([text, kind]) => [text, zipAnswer(kind), '']),
    ]);
  }));

test('Enter or leaving the field reports input without a ZIP code, but typing does not', () =>
  open(DESKTOP, {}, async (now) => {
    const { page, requests } = now;
    const before = requests.length;
    for (const finish of [() => page.keyboard.press('Enter'), () => input(now).blur()])
      for (const [text, expected] of Object.entries({ '782 ': 'invalid', [`${START} `]: 'short' } as const)) {
        await clear(now);
        await page.keyboard.type(text);
        await assertState(now, text, HINT);
        await finish();
        await assertState(now, text, zipAnswer(expected));
      }
    // The visitor can add the missing digit.
    await input(now).focus();
    await page.keyboard.type(FIRST.zip.slice(4));
    await assertState(now, FIRST.zip, LISTED);
    // A click on the answer's link also leaves the field.
    const link = await page.evaluateHandle(() => document.querySelector('#zip-answer a')!);
    await input(now).blur();
    assert.ok(await link.evaluate(({ isConnected }) => isConnected));
    assert.not.match(requests.slice(before).join(), `${PATH}?`);
  }));

test('inserted text is read as a ZIP code if it contains exactly one, which replaces the value', () =>
  open(DESKTOP, {}, async (now) => {
    for (const [value, text, expected] of [
      ['', '(800) 555-0199', zipAnswer('invalid')],
      ['', `${FIRST.zip} or ${OTHER}`, zipAnswer('several')],
      ['', ADDRESS, LISTED],
      ['78', FIRST.zip, LISTED],
      [FAR.zip, FIRST.zip, LISTED],
    ] as const) {
      // Typing would select the value.
      await input(now).fill(value);
      await input(now).press('End');
      await now.page.keyboard.insertText(text);
      await assertState(now, expected === LISTED ? FIRST.zip : text, expected);
    }
  }));

test('typing a sixth digit changes neither the ZIP code nor the answer', () =>
  open(DESKTOP, {}, async (now) => {
    const { keyboard } = now.page;
    await keyboard.type(FIRST.zip);
    for (const key of ['End', 'Home', 'ArrowRight']) {
      await keyboard.press(key);
      await keyboard.type('6 -a');
      await assertState(now, FIRST.zip, LISTED);
    }
    await keyboard.press('Backspace');
    assert.is((await stateOf(now))[1], HINT);
  }));

test("an input method's text is read as a ZIP code, and only changes at its end", () =>
  open(DESKTOP, {}, async (now) => {
    await withSession(now.page, async (session) => {
      for (let end = 1; end <= 5; end += 1)
        await session.send('Input.imeSetComposition', { text: WIDE.slice(0, end), selectionStart: 0, selectionEnd: 0 });
    });
    await assertState(now, WIDE, LISTED);
    await input(now).blur();
    await assertState(now, FIRST.zip, LISTED);
  }));

test('at 320 px, the ZIP field shows its label and five digits, and has a keyboard for them', () =>
  read(DESKTOP, PATH, { width: 320, forcedColors: 'active' }, async (now) => {
    await input(now).fill(FIRST.zip);
    const { page } = now;
    const field = await page.evaluate(() => {
      const { inputMode, autocomplete, scrollWidth, clientWidth, labels } =
        document.querySelector<HTMLInputElement>('#zip')!;
      return [inputMode, autocomplete, scrollWidth <= clientWidth, labels![0]!.getBoundingClientRect().right];
    });
    assert.equal(field, ['numeric', 'postal-code', true, 300]);
  }));

// The maps of each layout are smallest at these widths.
for (const width of [320, 640, 960])
  test(`at ${width} px, place names on maps are legible`, () =>
    read(DESKTOP, PATH, { width, height: 900 }, async ({ page }) => {
      const { names, bad } = await page.evaluate(() => {
        for (const part of document.querySelectorAll('details')) part.open = true;
        const texts = [...document.querySelectorAll<SVGTextElement>('[data-metro] text')].filter((text) =>
          text.checkVisibility(),
        );
        const boxes = texts.map((text) => text.getBoundingClientRect());
        const overlap = (a: DOMRect, b: DOMRect) =>
          a !== b && a.left < b.right && b.left < a.right && a.top + 1 < b.bottom && b.top + 1 < a.bottom;
        const bad = texts.filter(
          (text, index) =>
            parseFloat(getComputedStyle(text).fontSize) * text.getScreenCTM()!.a < 10 ||
            boxes.some((box) => overlap(box, boxes[index]!)),
        );
        return { names: texts.map(({ textContent }) => textContent), bad: bad.map(({ textContent }) => textContent) };
      });
      assert.equal(bad, []);
      // The build warns of maps without room for their names.
      for (const { name } of metros.filter(({ name }) => !['small', undefined].includes(mapOf(name).city?.fits)))
        assert.ok(names.includes(name), name);
    }));

if (takesQuotes)
  test('the quote form has the city of the last ZIP code, unless it has one', () =>
    visit(PATH, DESKTOP, async (now) => {
      const { page, origin } = now;
      async function cityAfter(...zips: { zip: string }[]): Promise<string> {
        if (page.url() !== origin + PATH) await page.goto(origin + PATH);
        await statesAfter(now, zips);
        await page.goto(`${origin}/contact`);
        return page.inputValue('#city');
      }
      if (kind === 'covered') assert.is(await cityAfter(FAR, { zip: OTHER }, { zip: '00000' }), OTHER);
      assert.is(await cityAfter(FAR), `${FAR.name} ${FAR.zip}`, 'the page filled in the earlier one');
      await page.fill('#city', 'Elsewhere');
      assert.is(await cityAfter(FIRST), 'Elsewhere');
      await sendForm(page);
      await page.reload();
      assert.is(await page.inputValue('#city'), '', 'the ZIP code from before the request is gone');
      assert.is(await cityAfter(FIRST), `${FIRST.name} ${FIRST.zip}`);
      assert.ok(await page.locator('.quote-form-outcome').isVisible(), 'a sent form keeps its confirmation');
    }));

// A phone's landscape. The page's first screen doesn't have room for the answer.
const LOW = { width: 667, height: 375 };

/** Returns code that scrolls and types, or restores a value, before the page's script runs. */
const typing = (text: string) =>
  `document.onreadystatechange = () => {
    scrollTo({ top: 900, behavior: 'instant' });
    zip.value = '${text}';
    document.onreadystatechange = null;
  }`;

test('a ZIP code in the URL shows its answer without a layout shift', () =>
  visit('about:blank', { ...PHONE, viewport: LOW, isolated: true }, async (now) => {
    const { page, origin, errors } = now;
    await watchShifts(page);
    await page.goto(`${origin}${PATH}#${FAR.zip}`);
    assert.is((await stateOf(now))[1], listedAnswer(FAR));
    assert.equal([await page.evaluate(() => scrollY), await shiftsOf(page)], [0, undefined]);
    for (const hash of [`#${OTHER}`, '#<b>78258</b>']) {
      await page.evaluate((hash) => {
        location.hash = hash;
        return new Promise((resolve) => addEventListener('hashchange', resolve));
      }, hash);
      const [value, answer, shown] = await stateOf(now);
      assert.equal([shown, value, answer.includes(OTHER)], [hash, OTHER, true]);
    }
    assert.equal(errors, []);
  }));

for (const [what, text, { zip }, expected] of [
  ['part of a ZIP code is not an error', FAR.zip.slice(0, 3), FAR, HINT],
  ["the visitor's ZIP code overrides the URL", FAR.zip, FAR, listedAnswer(FAR)],
  ['a ZIP code in the URL is answered', '', FIRST, listedAnswer(FIRST)],
] as const)
  test(`on a slow connection, ${what}, and the scroll position stays`, () => {
    const query = text.length === 3 ? '' : `?zip=${FIRST.zip}`;
    return visit(PATH + query, { ...PHONE, viewport: LOW, early: typing(text) }, async (now) => {
      const { page } = now;
      assert.is((await stateOf(now))[1], expected);
      assert.is(await page.evaluate(() => scrollY), 900);
      await input(now).press('End');
      await page.keyboard.press('Backspace');
      assert.is((await stateOf(now))[1], HINT);
      await page.keyboard.type(zip.slice((text || zip).length - 1));
      assert.is((await stateOf(now))[2], `#${zip}`);
    });
  });

for (const [what, text, ...expected] of [
  ['opens the answer', ` TX ${FAR.zip}`, listedAnswer(FAR), `#${FAR.zip}`],
  ['reports text without a ZIP code', 'nearby', zipAnswer('invalid'), ''],
] as const)
  test(`the form on the home page ${what}, and scrolls to it on a low screen`, () =>
    visit('/', { ...PHONE, viewport: LOW }, async (now) => {
      await now.page.fill('[name=zip][required]', text);
      await now.page.keyboard.press('Enter');
      // The script moves the ZIP code to the fragment.
      await now.page.waitForURL(now.origin + PATH + expected[1]);
      assert.equal((await stateOf(now)).slice(1), expected);
      const { y, height } = (await status(now).boundingBox())!;
      assert.ok(y + height <= LOW.height && (await input(now).boundingBox())!.y >= 0, `${y} px, ${height} px high`);
    }));

test('if scripts are off or fail, the fields open the list of places', async () => {
  for (const options of [WITHOUT_SCRIPTS, PHONE])
    await visit('/robots.txt', options, async ({ page, origin }) => {
      await page.route('**/*.js', (route) => route.abort());
      await page.goto(origin);
      for (const end of options === PHONE ? ['', '#places'] : ['']) {
        await page.fill('[name=zip]', FIRST.zip);
        await page.keyboard.press('Enter');
        await page.waitForURL(`${origin}${PATH}?zip=${FIRST.zip}${end}`);
      }
      assert.ok(await page.getByText(`${FIRST.zip} ${FIRST.name}`).isVisible());
      assert.is(await page.locator('.zip-check').isVisible(), options === PHONE);
    });
});

test('the answer is still there after following its link', () =>
  visit(`${PATH}#${FAR.zip}`, DESKTOP, async (now) => {
    const { page } = now;
    await status(now).getByRole('link', { name: FAR.name }).click();
    const { y } = (await page.locator('.places li:target').boundingBox())!;
    const { height } = (await page.getByRole('banner').boundingBox())!;
    assert.ok(y >= height && y < DESKTOP.viewport!.height, `${y} px`);
    const highlighted = () =>
      page.evaluate(() =>
        [...document.querySelectorAll('.places li')]
          .filter((place) => getComputedStyle(place).backgroundImage !== 'none')
          .map((place) => place.textContent!.replace(/\s+/g, ' ').trim()),
      );
    assert.equal(await highlighted(), [`${FAR.zip} ${FAR.name}`]);
    await page.reload();
    assert.is((await stateOf(now))[1], listedAnswer(FAR));
    await input(now).fill('');
    assert.equal(await highlighted(), [], 'the place of an earlier answer must not be highlighted');
    await page.goBack();
    assert.equal((await stateOf(now)).slice(1), [listedAnswer(FAR), `#${FAR.zip}`]);
  }));
