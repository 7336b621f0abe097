/** Tests the door designer on the services page. */

import type { Page } from 'playwright-core';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { takesQuotes } from '../../site/business/facts.ts';
import { quoteFor } from '../../site/content/contact.ts';
import { doors } from '../../site/content/doors.ts';
import { offers } from '../../site/content/services.ts';
import { DESKTOP, PHONE, settle, visit, WITHOUT_SCRIPTS } from '../support/visit.ts';

const { style, color, windows, size } = doors;
const GROUPS = { style, color, windows, size };
type Door = Record<keyof typeof GROUPS, number>;

const isAllGlass = (door: Door) => style[door.style]!.look === 'glass';

/** Indexes of the options of every door. A door that's all glass has no windows to choose. */
const DOORS = Object.entries(GROUPS).reduce<Door[]>(
  (doors, [group, options]) => doors.flatMap((door) => options.map((_, index) => ({ ...door, [group]: index }))),
  [{} as Door],
);
const [FIRST, LAST] = [DOORS[0]!, DOORS.at(-1)!];

function sentenceOf(door: Door): string {
  const glazing = isAllGlass(door) ? '' : `, ${windows[door.windows]!.words}`;
  return `${size[door.size]!.words} ${style[door.style]!.words}, ${color[door.color]!.words}${glazing}.`;
}

const linkTo = (door: Door) =>
  `door-${style[door.style]!.id}-${color[door.color]!.id}-${windows[door.windows]!.id}-${size[door.size]!.id}`;

const open = (page: Page) => page.locator('.door-designer summary').click();
const sentence = (page: Page) => page.locator('#door-words[aria-live=polite]').innerText();

if (offers('installation')) {
  test('each door has its sentence, drawing and windows to choose, even without JavaScript', () =>
    visit('/services', WITHOUT_SCRIPTS, async ({ page }) => {
      await open(page);
      const idsOf = (door: Door) => Object.entries(door).map(([group, index]) => `door-${group}-${index + 1}`);
      const shown = await page.evaluate((doors) => {
        const parts = [...document.querySelectorAll('.door-drawing .door-pick > g, .door-designer summary svg')];
        const stylesOf = (part: Element) => [part, part.parentElement!].map((shape) => getComputedStyle(shape));
        const isShown = (part: Element) => stylesOf(part).every((css) => css.display !== 'none' && css.opacity !== '0');
        return doors.map((ids) => {
          for (const id of ids) document.querySelector<HTMLElement>(`#${id}`)!.click();
          return {
            sentence: document.querySelector<HTMLElement>('#door-words')!.innerText,
            windows: document.querySelector<HTMLElement>('fieldset.door-windows')!.innerText,
            parts: parts.filter(isShown).map((part) => part.getAttribute('class')!),
          };
        });
      }, DOORS.map(idsOf));
      for (const [index, door] of DOORS.entries()) {
        const { sentence, windows: choices, parts } = shown[index]!;
        assert.is(sentence, sentenceOf(door));
        // A door that's all glass has a reason instead.
        const expectedChoices = isAllGlass(door) ? doors.allGlass : windows.map(({ name }) => name).join('\n');
        assert.is(choices.replace(/\n+/g, '\n'), `${doors.titles.windows}\n${expectedChoices}`);
        const expected = idsOf(door).filter((id) => !(isAllGlass(door) && id.includes('windows')));
        assert.equal(parts.sort(), expected.sort());
      }
    }));

  test('the drawing stays in view on an upright phone, but covers no focused option', () =>
    visit('/services#door', PHONE, async ({ page }) => {
      const { width, height } = PHONE.viewport!;
      for (const isUpright of [true, false]) {
        await page.setViewportSize(isUpright ? { width, height } : { width: height, height: width });
        await page.locator('.door a').first().focus();
        for (const group of Object.keys(GROUPS).reverse()) {
          await page.keyboard.press('Shift+Tab');
          await settle(page);
          const [isOnTop, space, bottom] = await page.evaluate(() => {
            const rect = (selector: string) => document.querySelector(selector)!.getBoundingClientRect();
            const { left, top } = rect(':focus');
            const drawing = rect('.door-drawing');
            const isOnTop = document.elementFromPoint(left + 5, top + 5) === document.activeElement;
            return [isOnTop, Math.abs(drawing.top - rect('header').bottom), drawing.bottom] as const;
          });
          // In landscape, the drawing scrolls away.
          assert.ok(isOnTop && ((space < 9 && bottom > 100) || !isUpright), `${group}: ${space}, ${bottom} px`);
        }
      }
    }));

  test('the link to a door opens the same door', () =>
    visit(`/services#${linkTo(LAST)}`, DESKTOP, async ({ page }) => {
      assert.is(await sentence(page), sentenceOf(LAST));
      const { y } = (await page.locator('.door-drawing').boundingBox())!;
      assert.ok(y >= 0 && y < DESKTOP.viewport!.height, `drawing at ${y} px`);
      await page.check('#door-size-1');
      await page.check('#door-style-1');
      const share = await page.locator('.door a').last().getAttribute('href');
      assert.ok(share!.endsWith(`/services#${linkTo({ ...LAST, size: 0, style: 0 })}`), share!);
      const other = DOORS.find((candidate) => !isAllGlass(candidate) && candidate.color === 2)!;
      await page.evaluate(`location.hash = '${linkTo(other)}'`);
      await settle(page);
      assert.is(await sentence(page), sentenceOf(other));
    }));

  test('a door from before the script loaded stays, whatever the URL', () => {
    const early = `document.onreadystatechange = () => {
      document.onreadystatechange = null;
      for (const part of ['.door-designer summary', '#door-color-2']) document.querySelector(part).click();
    }`;
    return visit(`/services#${linkTo(LAST)}`, { ...DESKTOP, early }, async ({ page }) => {
      const door = { ...FIRST, color: 1 };
      assert.is(await sentence(page), sentenceOf(door));
      assert.is(await page.evaluate(() => location.hash), `#${linkTo(door)}`);
    });
  });

  test('going back shows the same door and its link', () =>
    visit('/services#door', DESKTOP, async ({ page }) => {
      await page.check('#door-color-2');
      await page.locator('.door .button').click();
      await page.waitForURL('**/contact#*');
      await page.goBack();
      await page.locator('#door-color-2:checked').waitFor({ state: 'attached' });
      const door = { ...FIRST, color: 1 };
      assert.is(await sentence(page), sentenceOf(door));
      assert.ok((await page.locator('.door a').last().getAttribute('href'))!.endsWith(`#${linkTo(door)}`));
    }));

  if (takesQuotes)
    test('the quote form starts with the door in English, and keeps what the visitor has written', () =>
      visit(`/services#${linkTo(FIRST)}`, DESKTOP, async ({ page, origin }) => {
        const form = origin + quoteFor('installation').href;
        const quote = page.locator('.door .button');
        const message = page.locator('[name=message]');
        await page.evaluate(() => {
          for (const part of document.querySelectorAll('#door-words b[class]')) part.textContent = 'Tür';
          const words = document.querySelector('#door-words')!;
          words.innerHTML = words.innerHTML.replace(/>([ ,]+)</g, '><font>$1</font><');
          window.open = (url) => Object.assign(window, { name: window.name + url });
          window.onclick = window.onauxclick = (event) => void (window.name += `${event.defaultPrevented} `);
        });
        for (const button of ['right', 'middle'] as const) await quote.click({ button });
        await quote.click({ modifiers: ['ControlOrMeta'] });
        assert.is(await sentence(page), 'Tür Tür, Tür, Tür.');
        // Tabs with an opener get a copy of the session storage.
        assert.match(await page.evaluate(() => window.name), `false ${form}true ${form}true `, 'not the right button');
        await quote.click();
        await page.waitForURL(form);
        assert.is(await message.inputValue(), `${sentenceOf(FIRST)}\n`);
        await message.fill(`${sentenceOf(FIRST)}\nThe opening is 16 feet wide.`);
        await page.goto(`${origin}/services#${linkTo(DOORS[1]!)}`);
        await quote.click();
        await page.waitForURL(form);
        assert.is(await message.inputValue(), `${sentenceOf(DOORS[1]!)}\nThe opening is 16 feet wide.`);
      }));

  test('an open designer prints its door, but no choices', () =>
    visit(`/services#${linkTo(DOORS[1]!)}`, { ...DESKTOP, media: 'print' }, async ({ page }) => {
      const parts = ['.door-drawing', '#door-words', '.door-options', '.door .buttons'];
      const shown = (parts: string[]) => parts.map((part) => document.querySelector(part)!.checkVisibility());
      assert.equal(await page.evaluate(shown, parts), [true, true, false, false]);
    }));
}
