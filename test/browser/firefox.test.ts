/** The site in Firefox: each page must lie as in Chromium and say nothing wrong, and what visitors do must work. */

import { createServer } from 'node:http';
import { Key } from 'selenium-webdriver';
import { suite, test } from 'uvu';
import * as assert from 'uvu/assert';
import { serveFolder } from '../../build/serve/server.ts';
import { rejection } from '../support/build-fixture.ts';
import { builtSite, PATHS } from '../support/built-site.ts';
import { type Firefox, openFirefox } from '../support/firefox.ts';
import { listen, programAt } from '../support/programs.ts';
import { EMPTY, FIELDS, REQUEST } from '../support/quote-form.ts';
import { serve } from '../support/serve.ts';
import { visit } from '../support/visit.ts';
import { listed } from '../support/zip-codes.ts';

const LAPTOP = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1440, height: 900 };

/**
 * How far a box may lie from where Chromium has it, in pixels: across, what rounding does; down, two lines of text.
 * Firefox ends some lines at other words, so that one text of a page is a line longer or shorter.
 */
const TOLERANCE = { left: 1, width: 1, top: 55, height: 55 };

interface Box {
  name: string;
  left: number;
  width: number;
  top: number;
  height: number;
}

/** Where the parts of a page lie, as soon as its fonts are there; what everybody needs; and how wide the page is. */
const layout = async () => {
  await document.fonts.ready;
  const parts = document.querySelectorAll('body > header, h1, .button[href^="tel:"], main > *, footer');
  const boxes = Array.from(parts, (part, index): Box => {
    const { left, top, width, height } = part.getBoundingClientRect();
    return { name: `${index}, ${part.tagName}.${part.className}`, left, width, top: top + scrollY, height };
  });
  const headings = document.querySelectorAll('h1').length;
  const phone = document.querySelector('.header-phone')!.checkVisibility();
  return { boxes, headings, phone, width: document.documentElement.scrollWidth };
};

test('a program that is not Firefox is named', async () => {
  assert.match((await rejection(openFirefox(process.execPath))).message, process.execPath);
});

test.run();

const program = programAt('FIREFOX_PATH');
const firefox = suite<{ origin: string; now?: Firefox; shown?: string }>('Firefox', { origin: '' });

firefox.before(async (context) => {
  context.origin = await serve((await builtSite()).dist);
  context.now = await openFirefox(program!).catch((error) => {
    // uvu keeps to itself what a hook throws.
    console.error(error);
    throw error;
  });
});

firefox.after(({ now }) => now?.close());

/** Looks at a page, which is loaded if it is another than before. */
function show(name: string, path: string, look: (now: Firefox) => Promise<void>): void {
  firefox(name, async (context) => {
    const { origin, now, shown } = context;
    if (path !== shown) await now!.open(origin + path);
    context.shown = path;
    await look(now!);
  });
}

/** What is tried on a phone's screen. */
const TRYOUTS: Partial<Record<(typeof PATHS)[number], [name: string, look: (now: Firefox) => Promise<void>]>> = {
  '/': [
    'the menu opens by click and key, and Escape closes it and gives the focus back',
    async (now) => {
      const menu = () =>
        now.evaluate(() => ({
          isOpen: document.querySelector('.menu-links')!.checkVisibility(),
          isOnButton: document.activeElement!.matches('.menu-toggle'),
        }));
      const closed = { isOpen: false, isOnButton: true };
      await now.click('.menu-toggle');
      assert.equal(await menu(), { isOpen: true, isOnButton: true });
      await now.press(Key.TAB);
      assert.equal(await menu(), { isOpen: true, isOnButton: false });
      await now.press(Key.ESCAPE);
      assert.equal(await menu(), closed);
      await now.press(Key.RETURN);
      assert.equal(await menu(), { isOpen: true, isOnButton: true });
      await now.press(Key.ESCAPE);
      assert.equal(await menu(), closed);
    },
  ],

  '/services': [
    'one question is open at a time',
    async (now) => {
      const opened = () =>
        now.evaluate(() => {
          const answers = Array.from(document.querySelectorAll('.faq-answer'));
          return answers.flatMap((answer, index) => (answer.checkVisibility() ? index : []));
        });
      for (const [question, expected] of [
        [0, [0]],
        [2, [2]],
        [2, []],
      ] as const) {
        await now.click(`.faq-item:nth-child(${question + 1}) summary`);
        assert.equal(await opened(), expected);
      }
    },
  ],

  '/service-areas': [
    'a ZIP code is answered',
    async (now) => {
      await now.click('#zip');
      const { zip } = listed[0]!;
      await now.press(...zip);
      await now.until((zip: string) => document.querySelector('[role=status]')!.textContent.includes(zip), zip);
    },
  ],

  '/contact': [
    'an empty request shows what is missing, and a complete one is answered by the toast',
    async (now) => {
      await now.click('form [type=submit]');
      await now.until(() => document.activeElement!.id === 'name');
      const shown = (ids: string[]) => ids.filter((id) => document.getElementById(`${id}-error`)!.checkVisibility());
      assert.equal(await now.evaluate(shown, FIELDS), FIELDS);
      await now.press(...Object.values(REQUEST).flatMap((text) => [...text, Key.TAB]));
      const values = (ids: string[]) => ids.map((id) => (document.getElementById(id) as HTMLInputElement).value);
      assert.equal(await now.evaluate(values, FIELDS), Object.values(REQUEST));
      await now.press(Key.RETURN);
      await now.until(() => document.querySelector('.toast-title')?.textContent === 'Message Sent!');
      assert.equal(await now.evaluate(values, FIELDS), EMPTY);
    },
  ],
};

for (const [index, path] of PATHS.entries()) {
  show(`${path} lies as in Chromium, is no wider than the window, and nothing is wrong`, path, async (now) => {
    // Each at the size first at which the one before was last.
    const sizes = index % 2 === 0 ? [LAPTOP, PHONE] : [PHONE, LAPTOP];
    await visit(path, { viewport: sizes[0]!, reducedMotion: 'no-preference' }, async ({ page }) => {
      for (const size of sizes) {
        await now.resize(size.width, size.height);
        await page.setViewportSize(size);
        const { boxes, ...essentials } = await now.evaluate(layout);
        const chromium = (await page.evaluate(layout)).boxes;
        assert.is(boxes.length, chromium.length);
        const moved = boxes.filter((box, index) =>
          (Object.keys(TOLERANCE) as (keyof typeof TOLERANCE)[]).some(
            (side) => Math.abs(box[side] - chromium[index]![side]) > TOLERANCE[side],
          ),
        );
        assert.equal(moved, [], `${size.width} px`);
        assert.equal(essentials, { headings: 1, phone: true, width: size.width });
      }
    });
    // A missing path is logged by the page.
    assert.equal(now.said, path === '/404' ? ['404 Error: no page at /404'] : []);
  });

  const [name, look] = TRYOUTS[path] ?? [];
  if (name)
    show(name, path, async (now) => {
      await now.resize(PHONE.width, PHONE.height);
      await look!(now);
    });
}

firefox('beneath a header that large letters make higher lies nothing that is jumped to', async ({ origin, now }) => {
  /** How far below the header's lower edge a part begins, in pixels. */
  const begins = (selector: string) =>
    document.querySelector(selector)!.getBoundingClientRect().top -
    document.querySelector('body > header')!.getBoundingClientRect().bottom;
  await now!.prefer('font.minimum-size.x-western', 24);
  for (const { width, height } of [PHONE, DESKTOP]) {
    await now!.resize(width, height);
    await now!.open(`${origin}/services?${width}#faq`);
    assert.ok((await now!.evaluate(begins, '#faq')) >= 0, `opened at ${width} px`);
    await now!.evaluate(() => location.assign('#springs'));
    assert.ok((await now!.evaluate(begins, '#springs')) >= 0, `jumped to at ${width} px`);
  }
});

firefox('until the heading font arrives, headings have the widths of its fallback', async ({ now }) => {
  const answer = serveFolder((await builtSite()).dist);
  const server = createServer((request, response) => {
    // The font never arrives.
    if (!request.url!.endsWith('.woff2')) answer(request, response);
  });
  await now!.open(`http://localhost:${await listen(server)}/`, 'interactive');
  await now!.until(() => Array.from(document.fonts, ({ status }) => status).join() === 'loading,loaded');
  server.close();
  server.closeAllConnections();
});

if (program) firefox.run();
else console.log('  FIREFOX_PATH names no program: the site is not tried in Firefox');
