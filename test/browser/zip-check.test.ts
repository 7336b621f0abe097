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
import { DESKTOP, DEVICES, PHONE, read, settle, type Visit, visit, WITHOUT_SCRIPTS } from '../support/visit.ts';
import { listed, listedAnswer, zipAnswer } from '../support/zip-codes.ts';

const PATH = '/service-areas';
const PLACES = metros.flatMap(({ places }) => places);
const FIRST = listed[0]!;
const LONGEST = [...listed].sort((a, b) => b.name.length - a.name.length)[0]!;
const FAR = listed.at(-1)!;
/** Every third unlisted ZIP code in the service area. A small area may have none. */
const NEAR = knownZips.filter(
  (known, index) =>
    index % 3 === 0 &&
    !listed.some(({ zip }) => zip === known.zip) &&
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

const assertState = async (now: Visit, ...expected: [value: string, answer: string]) =>
  assert.equal((await stateOf(now)).slice(0, 2), expected);

/** Opens the page with an empty field. Tests that follow each other share it. */
const open = (device: typeof DESKTOP, view: Parameters<typeof read>[2], look: (visit: Visit) => Promise<void>) =>
  read(device, PATH, view, async (now) => {
    await input(now).fill('');
    await look(now);
  });

for (const [device, options] of Object.entries(DEVICES))
  test(`${device}: typing the fifth digit shows the answer without a request, layout shift or focus loss`, () =>
    open(options, {}, async (now) => {
      const { page, requests, errors } = now;
      const before = requests.length;
      const look = () =>
        page.evaluate(() => [
          document.activeElement!.id,
          document.querySelector('.hero .button')!.getBoundingClientRect().top + scrollY,
          document.querySelectorAll('.map > .map-pin, [id^=near]').length,
        ]);
      const [, top] = await look();
      for (const [zip, marks, expected] of [
        [LONGEST.zip, 2, listedAnswer(LONGEST)],
        [OTHER, pins, zipAnswer(kind, { zip: OTHER })],
        [UNKNOWN, 0, zipAnswer('unconfirmed', { zip: UNKNOWN })],
        ['00000', 0, zipAnswer('far', { zip: '00000' })],
      ] as const) {
        // A click selects the previous ZIP code, also in a focused field.
        await input(now).click();
        await page.keyboard.type(zip.slice(0, 4));
        assert.equal(await stateOf(now), [zip.slice(0, 4), HINT, '']);
        assert.equal(await look(), ['zip', top, 0]);
        // The field ignores a sixth digit.
        await page.keyboard.type(`${zip.slice(4)}6`);
        const [value, answer, hash] = await stateOf(now);
        assert.ok(answer.startsWith(expected.split('{')[0]!), answer);
        assert.equal([value, hash, await look()], [zip, `#${zip}`, ['zip', top, marks]]);
      }
      // Browsers reload the favicon when the hash changes.
      const sent = requests.slice(before).filter((request) => !request.endsWith('/favicon.svg'));
      assert.equal([sent, errors], [[], []]);
    }));

test('phone: shows the map around the ZIP code next to the field until the answer changes', () =>
  open(PHONE, { colorScheme: 'dark' }, async ({ page }) => {
    const field = page.locator('#zip[inputMode=numeric][autocomplete=postal-code]');
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
    assert.ok(await field.evaluate((field) => field.scrollWidth <= field.clientWidth), 'five digits have room');
    await field.press('Backspace');
    assert.is(await page.innerHTML('#zip-answer'), HINT);
  }));

test("the answer scrolls above a phone's keyboard", () =>
  open(PHONE, { height: 450 }, async (now) => {
    await now.page.evaluate(() => scrollTo({ top: 120, behavior: 'instant' }));
    await now.page.keyboard.type(FAR.zip);
    const { y, height } = (await status(now).boundingBox())!;
    assert.ok(y + height <= 450, `${y + height} px`);
  }));

/** Fills in each text as a password manager does. Returns the answers. */
const answersTo = ({ page }: Visit, texts: readonly string[]) =>
  page.evaluate((texts) => {
    const field = document.querySelector<HTMLInputElement>('#zip')!;
    return texts.map((text) => {
      for (const value of ['', text]) {
        field.value = value;
        field.dispatchEvent(new Event('change', { bubbles: true }));
      }
      return document.querySelector('#zip-answer')!.textContent.replace(/\s+/g, ' ').trim();
    });
  }, texts);

test('the answer to a listed ZIP code contains its place and the city of its crew, and opens its list', () =>
  open(DESKTOP, {}, async (now) => {
    const zips = listed.map(({ zip }) => zip);
    assert.equal(await answersTo(now, zips), listed.map(listedAnswer));
    assert.is(await now.page.locator('details.place-part:not([open])').count(), 0);
  }));

test('the answer to another ZIP code in the area contains the nearest place and its distance', () =>
  open(DESKTOP, {}, async (now) => {
    const zips = NEAR.map(({ zip }) => zip);
    const answers = await answersTo(now, zips);
    for (const [index, center] of NEAR.entries()) {
      const words = { zip: center.zip, miles: '(\\d+)', place: '(.+?)', metro: '.+' };
      const [, miles, name = ''] = new RegExp(`^${zipAnswer('covered', words)}$`).exec(answers[index]!) ?? [];
      const least = Math.min(...PLACES.map((place) => milesBetween(center, place)));
      const isRight = PLACES.some((place) => {
        const distance = milesBetween(center, place);
        // The table in the page is accurate to 1.5 miles. The answer is at least 2 miles.
        const isNear = distance < least + 2 && Math.abs(distance - Number(miles)) < 2 && Number(miles) > 1;
        return isNear && name.includes(nameOf(place));
      });
      assert.ok(isRight, `${answers[index]} The nearest place is ${least} miles away.`);
    }
  }));

const ADDRESS = `PO BOX 12345, SAN ANTONIO ${FIRST.zip}-1234`;
/** Texts that a password manager may fill in, and their answers. */
const TEXTS = new Map([
  [[...FIRST.zip].map((digit) => '０１２３４５６７８９'[Number(digit)]).join(' '), LISTED],
  [`12345 Main St, San Antonio ${business.state} ${FIRST.zip}, USA`, LISTED],
  [`${FIRST.zip}, (800) 555-0199, ${FIRST.zip}`, LISTED],
  [ADDRESS, LISTED],
  ['123456', zipAnswer('invalid')],
  ['78-58', zipAnswer('short')],
  [`${FIRST.zip} or ${OTHER}`, zipAnswer('several')],
]);

test('text from a password manager is read as a ZIP code if it contains exactly one', () =>
  open(DESKTOP, {}, async (now) => assert.equal(await answersTo(now, [...TEXTS.keys()]), [...TEXTS.values()])));

test('Enter or leaving the field reports input without a ZIP code, but typing does not', () =>
  open(DESKTOP, {}, async (now) => {
    const { page, requests } = now;
    const before = requests.length;
    for (const [text, kind, finish] of [
      ['', 'hint', () => input(now).blur()],
      ['782 ', 'invalid', () => input(now).press('Enter')],
      [`${START} `, 'short', () => input(now).blur()],
    ] as const) {
      await input(now).fill('');
      await page.keyboard.type(text);
      await assertState(now, text, HINT);
      await finish();
      await assertState(now, text, kind === 'hint' ? HINT : zipAnswer(kind));
    }
    assert.not.match(requests.slice(before).join(), `${PATH}?`);
  }));

test('inserted text is read as a ZIP code if it contains exactly one, which replaces the value', () =>
  open(DESKTOP, {}, async (now) => {
    for (const [value, text, expected] of [
      ['', '(800) 555-0199', zipAnswer('invalid')],
      ['78', ADDRESS, LISTED],
      [FAR.zip, FIRST.zip, LISTED],
    ] as const) {
      // Typing would select the value.
      await input(now).fill(value);
      await input(now).press('End');
      await now.page.keyboard.insertText(text);
      await assertState(now, expected === LISTED ? FIRST.zip : text, expected);
    }
  }));

// The maps of each layout are smallest at these widths.
for (const width of [320, 640, 960])
  test(`at ${width} px, place names on maps are legible`, () =>
    read(DESKTOP, PATH, { width, height: 900 }, async ({ page }) => {
      const { names, bad } = await page.evaluate(() => {
        for (const part of document.querySelectorAll('details')) part.open = true;
        const all = [...document.querySelectorAll<SVGTextElement>('[data-metro] text')];
        const texts = all.filter((text) => text.checkVisibility());
        const boxes = texts.map((text) => text.getBoundingClientRect());
        const overlap = (a: DOMRect, b: DOMRect) =>
          a !== b && a.left < b.right && b.left < a.right && a.top + 1 < b.bottom && b.top + 1 < a.bottom;
        const sizeOf = (text: SVGTextElement) => parseFloat(getComputedStyle(text).fontSize) * text.getScreenCTM()!.a;
        const isCovered = (own: DOMRect) => boxes.some((box) => overlap(box, own));
        const bad = texts.filter((text, index) => sizeOf(text) < 10 || isCovered(boxes[index]!));
        return { names: texts.map(({ textContent }) => textContent), bad: bad.map(({ textContent }) => textContent) };
      });
      assert.equal(bad, []);
      // The build warns of maps without room for their names.
      for (const { name } of metros.filter(({ name }) => !['small', undefined].includes(mapOf(name).city?.fits)))
        assert.ok(names.includes(name), name);
    }));

if (takesQuotes)
  test('the quote form has the city of the last ZIP code, unless it has one', () =>
    visit(`${PATH}#${OTHER}`, DESKTOP, async (now) => {
      const { page, origin } = now;
      assert.is(await page.evaluate(() => sessionStorage.city), NEAR[0]?.zip, 'the nearest place is another city');
      await answersTo(now, [FIRST.zip, FAR.zip, '00000']);
      await page.goto(`${origin}/contact`);
      assert.is(await page.inputValue('#city'), `${FAR.name} ${FAR.zip}`);
      for (const [entered, expected] of Object.entries({ [`${FAR.name} ${FAR.zip}`]: OTHER, Elsewhere: 'Elsewhere' })) {
        await page.fill('#city', entered);
        // Another answer.
        await page.evaluate((answer) => sessionStorage.setItem('city', answer), OTHER);
        await page.reload();
        assert.is(await page.inputValue('#city'), expected);
      }
      await sendForm(page);
      await page.reload();
      assert.is(await page.inputValue('#city'), '', 'the ZIP code from before the request is gone');
    }));

// A phone's landscape. The page's first screen doesn't have room for the answer.
const LOW = { width: 667, height: 375 };

test('a ZIP code in the URL shows its answer without a layout shift', () =>
  visit('about:blank', { ...PHONE, viewport: LOW, isolated: true }, async (now) => {
    const { page, origin, errors } = now;
    await watchShifts(page);
    await page.goto(`${origin}${PATH}#${FAR.zip}`);
    assert.is((await stateOf(now))[1], listedAnswer(FAR));
    assert.equal([await page.evaluate(() => scrollY), await shiftsOf(page)], [0, undefined]);
    await page.evaluate(`location.hash = '${OTHER}'`);
    await settle(page);
    const [value, answer] = await stateOf(now);
    assert.equal([value, answer.includes(OTHER), errors], [OTHER, true, []]);
  }));

for (const [what, text, query, expected] of [
  ['part of a ZIP code is not an error', START, '', HINT],
  ["the visitor's ZIP code overrides the URL", FAR.zip, `?zip=${FIRST.zip}`, listedAnswer(FAR)],
  ['a ZIP code in the URL is answered', '', `?zip=${FIRST.zip}`, LISTED],
] as const)
  test(`on a slow connection, ${what}, and the scroll position stays`, () => {
    // Scrolls and types, or restores a value, before the page's script runs.
    const early = `document.onreadystatechange = () => {
      scrollTo({ top: 900, behavior: 'instant' });
      zip.value = '${text}';
      document.onreadystatechange = null;
    }`;
    return visit(PATH + query, { ...PHONE, viewport: LOW, early }, async (now) => {
      assert.is((await stateOf(now))[1], expected);
      assert.is(await now.page.evaluate(() => scrollY), 900);
    });
  });

test('the form on the home page opens the answer, and scrolls to it on a low screen', () =>
  visit('/', { ...PHONE, viewport: LOW }, async (now) => {
    await now.page.fill('[name=zip][required]', ` TX ${FAR.zip}`);
    await now.page.keyboard.press('Enter');
    // The script moves the ZIP code to the fragment.
    await now.page.waitForURL(`${now.origin}${PATH}#${FAR.zip}`);
    await assertState(now, FAR.zip, listedAnswer(FAR));
    const { y, height } = (await status(now).boundingBox())!;
    assert.ok(y + height <= LOW.height && (await input(now).boundingBox())!.y >= 0, `${y} px, ${height} px high`);
  }));

for (const [what, options, path, end] of [
  ['off', WITHOUT_SCRIPTS, '/', ''],
  ['failing', PHONE, PATH, '#places'],
] as const)
  test(`with scripts ${what}, the field on ${path} opens the list of places`, () =>
    visit('/robots.txt', options, async ({ page, origin }) => {
      await page.route('**/*.js', (route) => route.abort());
      await page.goto(origin + path);
      await page.fill('[name=zip]', FIRST.zip);
      await page.keyboard.press('Enter');
      await page.waitForURL(`${origin}${PATH}?zip=${FIRST.zip}${end}`);
      assert.ok(await page.getByText(`${FIRST.zip} ${FIRST.name}`).isVisible());
      assert.is(await page.locator('.zip-check').isVisible(), options === PHONE);
    }));

test("the answer's link marks its place below the header, also with forced colors", () =>
  visit(PATH, { ...DESKTOP, forcedColors: 'active' }, async (now) => {
    const { page } = now;
    // The click leaves the field, which fires `change`. That must not replace the link.
    await input(now).fill(FAR.zip);
    await status(now).getByRole('link', { name: FAR.name }).click();
    const { y } = (await page.locator('.places li:target').boundingBox())!;
    const { height } = (await page.getByRole('banner').boundingBox())!;
    assert.ok(y >= height && y < DESKTOP.viewport!.height, `${y} px`);
    const marked = () =>
      page.evaluate(() => {
        const places = [...document.querySelectorAll('.places li')];
        return places.filter((place) => parseFloat(getComputedStyle(place).borderBottomWidth) > 1).map(({ id }) => id);
      });
    assert.equal([await marked(), await page.isVisible('.map > .map-pin')], [[`near-${FAR.zip}`], true]);
    await page.reload();
    assert.is((await stateOf(now))[1], listedAnswer(FAR), 'the answer is still there');
    await input(now).fill('');
    assert.equal(await marked(), [], 'the place of an earlier answer must not be marked');
    await page.goBack();
    assert.equal((await stateOf(now)).slice(1), [listedAnswer(FAR), `#${FAR.zip}`]);
  }));
