/** Tests every page: keyboard, layout, touch, print, axe, forced colors and disabled JavaScript. */

import type { Page } from 'playwright-core';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { business } from '../../site/business/business.ts';
import { emergency } from '../../site/content/actions.ts';
import { axeViolations } from '../support/axe.ts';
import { NAMES, PATHS, ROUTES } from '../support/built-site.ts';
import { isSample } from '../support/edit-project.ts';
import { sendForm } from '../support/quote-form.ts';
import { lowTargets } from '../support/targets.ts';
import { DESKTOP, findStopped, overflow, PHONE, read, setTextSize, visit, WITHOUT_SCRIPTS } from '../support/visit.ts';

const MISSING = '/no/such/page?name=Ann';
const ALL = [...ROUTES, MISSING, '/500'];

/** Window sizes at two zoom levels, such as 1280 by 720 px at 400%. */
const ZOOM_LEVELS = [
  ['100%', {}],
  ['400%', { width: 320, height: 180 }],
] as const;

/** Text spacing that pages must support (WCAG 1.4.12). */
const SPACING = `
  * { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important
  * }
  p { margin-bottom: 2em !important }
`;

/** Opens an FAQ answer, the toast and the menu, unless they're missing or already open. */
async function openAll(page: Page): Promise<void> {
  // Scripted clicks are faster than real ones, which other tests use.
  const open = () =>
    page.evaluate(() => {
      const question = document.querySelector<HTMLDetailsElement>('.faq details');
      if (question && !question.open) question.querySelector('summary')!.click();
      if (document.querySelector('.quote-form') && !document.querySelector('.toast-title')?.checkVisibility())
        return false;
      // Open the menu last, because a click elsewhere closes it.
      const toggle = document.querySelector<HTMLElement>('.menu-toggle[aria-expanded=false]');
      if (toggle?.checkVisibility()) toggle.click();
      return true;
    });
  if (await open()) return;
  await sendForm(page);
  await open();
}

const readOpen: typeof read = (device, path, view, check) =>
  read(device, path, view, async (visit) => {
    await openAll(visit.page);
    await check(visit);
  });

/** Returns the matches of a pattern in the text of elements that are broken across lines. */
function findBroken([selector, pattern]: readonly [selector: string, pattern: string]): string[] {
  const range = document.createRange();
  const isBroken = (text: Node, index: number, { length }: string) => {
    range.setStart(text, index);
    range.setEnd(text, index + length);
    return new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top))).size > 1;
  };
  const nodes = Array.from(document.querySelectorAll(selector), ({ childNodes }) => [...childNodes]).flat();
  return nodes
    .filter((node) => node instanceof Text)
    .flatMap((text) =>
      Array.from(text.data.matchAll(RegExp(pattern, 'g')), ({ index, 0: word }) => ({ text, index, word })),
    )
    .filter(({ text, index, word }) => isBroken(text, index, word))
    .map(({ word }) => word);
}

/** Matches amounts, times, and short hyphenated words. */
const AMOUNTS = String.raw`(?<![\w-])(?=[\w-]{4,12}(?![\w-]))\w+-\w+|\d [ap]\.m\.|\$?\d+ (days|miles|million)`;
const WORDS = String.raw`[^\s-]+`;

/** Returns the blocks that aren't mirrored if the direction changes, and the overflow in px. */
function mirror(): { fixed: string[]; overflow: number } {
  const root = document.documentElement;
  const closed = [...document.querySelectorAll('details:not([open])')] as HTMLDetailsElement[];
  for (const details of closed) details.open = true;
  const blocks = [...document.querySelectorAll('body *')].filter(
    (element) =>
      element.checkVisibility() && !element.closest('svg *') && getComputedStyle(element).display !== 'inline',
  );
  /** Distance of each block from a side of the page, and of its marker from that side of it. */
  const measure = (side: 'left' | 'right') =>
    blocks.map((block) => {
      const box = block.getBoundingClientRect();
      const { position, [side]: offset } = getComputedStyle(block, '::before');
      const start = side === 'left' ? box.left : root.clientWidth - box.right;
      return [start, position === 'absolute' ? parseFloat(offset) : 0];
    });
  const before = measure('left');
  root.dir = 'rtl';
  const after = measure('right');
  const overflow = root.scrollWidth - innerWidth;
  root.dir = 'ltr';
  for (const details of closed) details.open = false;
  const fixed = blocks
    .filter((_, index) => before[index]!.some((distance, part) => Math.abs(distance - after[index]![part]!) > 1))
    .map((block) => `${block.localName}.${block.getAttribute('class')}`);
  return { fixed, overflow };
}

/** Checks on each keyup that the next tab stop is focused. `goBack` checks in reverse order. */
const watchFocus = (page: Page) =>
  page.evaluateHandle(() => {
    const header = document.querySelector('header')!;
    const elements = document.querySelectorAll<HTMLElement>(
      // Only the selected option of a group is a tab stop.
      'a[href]:not([tabindex="-1"]), button, summary, input:not([type=radio]:not(:checked)), select, textarea',
    );
    const stops = [...elements].filter(
      (element) => element.checkVisibility({ visibilityProperty: true }) && !element.closest('.call-bar'),
    );
    const describe = (element: Element) => `${element.localName} "${element.textContent!.trim().slice(0, 30)}"`;

    function problemOf(stop: HTMLElement): string {
      if (document.activeElement !== stop) return `is skipped. The focus is on ${describe(document.activeElement!)}`;
      const { top, bottom, left, right, width, height } = stop.getBoundingClientRect();
      const { outlineStyle, outlineWidth } = getComputedStyle(stop);
      const isBelowHeader = getComputedStyle(header).position === 'sticky' && !header.contains(stop);
      const edge = isBelowHeader && !stop.matches('.skip-link') ? header.getBoundingClientRect().bottom : 0;
      if (outlineStyle === 'none' || parseFloat(outlineWidth) < 2) return 'has no outline';
      if (top < edge - 1) return `is ${edge - top} px under the header`;
      if (top > innerHeight || (bottom > innerHeight + 1 && height < innerHeight / 2)) return 'is below the viewport';
      if (left < -1 || right > innerWidth + 1) return 'is left or right of the viewport';
      return width < 10 ? `is ${width} px wide` : '';
    }

    const problems: string[] = [];
    function check(stop: HTMLElement): void {
      const problem = problemOf(stop);
      if (problem) problems.push(`${describe(stop)} ${problem}`);
    }
    // Start at the top. A test of the same page may have moved the starting point of Tab.
    document.documentElement.tabIndex = -1;
    document.documentElement.focus();
    document.documentElement.removeAttribute('tabindex');
    let next = 0;
    addEventListener('keyup', () => stops[next] && check(stops[next++]!));
    // Calling focus() scrolls like the Tab key does, and is faster.
    function goBack(): string[] {
      for (const stop of stops.toReversed()) {
        stop.focus();
        check(stop);
      }
      return problems;
    }
    return { stops, goBack };
  });

test('the hero on / has the specified height', async () => {
  const boxOf = async (page: Page, selector: string) => (await page.locator(selector).boundingBox())!;
  for (const width of [1024, 1280, 1440, 1920])
    await read(DESKTOP, '/', { width, height: 900 }, async ({ page }) =>
      assert.is((await boxOf(page, '.hero')).height, 600, `${width} px`),
    );
  await read(PHONE, '/', {}, async ({ page }) => {
    const text = await boxOf(page, '.hero-text');
    assert.ok((await boxOf(page, '.hero-scene')).y >= text.y + text.height - 1);
    assert.ok((await boxOf(page, '.hero')).height >= 600);
  });
});

for (const [path, sheets] of [
  ['/emergency', 1],
  ['/services', 3],
] as const)
  if (isSample)
    test(`${path} fits on ${sheets} printed sheets of Letter paper`, () =>
      visit(path, { ...DESKTOP, media: 'print', isolated: true }, async ({ page }) => {
        const pdf = await page.pdf({
          format: 'Letter',
          margin: { top: '1cm', bottom: '1cm', left: '1cm', right: '1cm' },
        });
        const printed = pdf.toString('latin1').match(/\/Type \/Page\b/g)!.length;
        assert.ok(printed <= sheets, `${printed} sheets`);
      }));

test('the three facts on /contact are in one row or one column', async () => {
  for (const width of [500, 768])
    await read(DESKTOP, '/contact', { width }, async ({ page }) => {
      const tops = await page.evaluate(() =>
        Array.from(document.querySelectorAll<HTMLElement>('.facts-columns li'), ({ offsetTop }) => offsetTop),
      );
      assert.is.not(new Set(tops).size, 2, `${width} px`);
    });
});

test('the whole service card is a link', () =>
  read(DESKTOP, '/', {}, async ({ page }) => {
    const missed = await page.evaluate(
      () =>
        [...document.querySelectorAll('.card')].filter((card) => {
          card.scrollIntoView({ block: 'center' });
          const { left, top } = card.getBoundingClientRect();
          return document.elementFromPoint(left + 12, top + 20)?.closest('a') !== card.querySelector('a');
        }).length,
    );
    assert.is(missed, 0);
  }));

for (const path of ALL) {
  const isRoute = ROUTES.some((route) => route === path);

  // The first tests come before those that call openAll, which changes the page.
  test(`${path} shows an outline on each tab stop`, async () => {
    await read(DESKTOP, path, {}, async ({ page }) => {
      const focus = await watchFocus(page);
      assert.equal(await focus.evaluate(({ goBack }) => goBack()), [], 'on a desktop');
    });
    await read(DESKTOP, path, { width: 390, height: 700 }, async ({ page }) => {
      const focus = await watchFocus(page);
      const count = await focus.evaluate(({ stops }) => stops.length);
      for (let stop = 0; stop < count; stop += 1) await page.keyboard.press('Tab');
      assert.equal(await focus.evaluate(({ goBack }) => goBack()), []);
    });
  });

  if (isRoute) {
    test(`${path} has trade, service and city on a phone's first screen`, () =>
      read(PHONE, path, {}, async ({ page }) => {
        const words = await page.evaluate(() =>
          [...document.querySelectorAll<HTMLElement>('main :is(h1, h2, p, a, label)')]
            .filter((element) => element.checkVisibility() && element.getBoundingClientRect().bottom <= innerHeight)
            .map((element) => element.textContent)
            .join(' ')
            .replaceAll('\u00a0', ' '),
        );
        for (const expected of [/garage door/i, /repair|service/i, business.city]) assert.match(words, expected);
      }));

    test(`${path} clips no text on a phone at a high zoom level`, () =>
      read(PHONE, path, { width: 225, height: 480 }, async ({ page }) => {
        // The hero clips overflowing text.
        const cut = await page.evaluate(() => {
          const range = document.createRange();
          return [...document.querySelectorAll('.hero-text :is(h1, p, a, span)')].flatMap((text) => {
            range.selectNodeContents(text);
            return range.getBoundingClientRect().right > innerWidth ? [text.textContent] : [];
          });
        });
        assert.equal(cut, []);
      }));

    test(`${path} keeps amounts and short hyphenated words on one line`, async () => {
      for (const width of [390, 320, 768, 1440])
        await read(DESKTOP, path, { width, height: 700 }, async ({ page }) => {
          const broken = await page.evaluate(findBroken, ['body *', AMOUNTS] as const);
          assert.equal(broken, [], `${width} px`);
        });
    });

    test(`${path} prints only its content`, async () => {
      // The sections of /services are too long for a sheet, so only their items stay together.
      const kept = `article, details, li${path === '/services' ? '' : ', section:nth-of-type(n + 3)'}`;
      // Chromium lays out printed pages at the paper width, and WebKit at the window width.
      for (const width of [718, 1280]) {
        await read(DESKTOP, path, { width, media: 'print' }, async ({ page }) => {
          const { phoneLinks, colors, ...wrong } = await page.evaluate((kept) => {
            const all = (selector: string) => [...document.querySelectorAll(selector)];
            const shown = (selector: string) => all(selector).filter((element) => element.checkVisibility());
            const styles = (elements: Element[]) => elements.map((element) => getComputedStyle(element));
            const painted = styles(shown('body, body *'));
            return {
              controls: shown(
                'header nav, footer, .call-bar, .open-now, form button, svg, .closing-cta, .button:not([href^="tel:"])',
              ).length,
              // Chromium prints them at the scroll position, on top of other content.
              stuck: styles(shown('body *')).filter(({ position }) => /sticky|fixed/.test(position)).length,
              phoneLinks: shown('header a[href^="tel:"]').length,
              hidden: all('main li, .tooltip span, details:not(.door-designer) > :not(summary)').filter(
                // The printed /emergency is a single sheet, without these sections.
                (part) =>
                  !part.checkVisibility() && !part.closest('[aria-labelledby=process], [aria-labelledby=trust]'),
              ).length,
              breakable: styles(all(kept)).filter(({ breakInside }) => breakInside !== 'avoid').length,
              detached: styles(all('h2, h3')).filter(({ breakAfter }) => breakAfter !== 'avoid').length,
              indented: styles(shown('.button')).filter(({ paddingLeft }) => paddingLeft !== '0px').length,
              roads: all('.step').filter((step) => getComputedStyle(step, '::before').display !== 'none').length,
              columns: styles(all('.service, .warning .wrap')).filter(({ gridTemplateColumns }) =>
                gridTemplateColumns.includes(' '),
              ).length,
              colors: [...new Set(painted.map(({ color }) => color))],
              backgrounds: painted.filter(
                ({ backgroundColor, backgroundImage }) =>
                  backgroundColor !== 'rgba(0, 0, 0, 0)' || backgroundImage !== 'none',
              ).length,
            };
          }, kept);
          assert.equal([phoneLinks, colors], [1, ['rgb(0, 0, 0)']]);
          assert.equal(
            Object.entries(wrong).filter(([, count]) => count > 0),
            [],
          );
        });
      }
    });
  }

  test(`${path} has a skip link to its content`, () =>
    read(DESKTOP, path, {}, async ({ page }) => {
      const bottom = await page.evaluate(() => {
        (document.activeElement as HTMLElement).blur();
        const link = document.querySelector('a')!;
        const { bottom } = link.getBoundingClientRect();
        link.focus();
        return bottom;
      });
      assert.ok(bottom <= 0, 'a link without focus is hidden');
      await page.keyboard.press('Enter');
      assert.is(await page.evaluate(() => document.activeElement!.id), 'main');
      await page.keyboard.press('Tab');
      assert.ok(await page.evaluate(() => document.querySelector('main')!.contains(document.activeElement)));
    }));

  // headers.test.ts finds errors on a desktop.
  test(`${path} on a phone loads without errors`, () =>
    readOpen(PHONE, path, {}, async ({ page, errors, requests, origin }) => {
      assert.equal(await findStopped(page), []);
      // The browser logs the status of error pages, and our script logs the missing path.
      const own = errors.filter((text) => !/^Failed to load resource.*(404|500)/.test(text));
      assert.equal(own, path === MISSING ? ['404 Error: no page at /no/such/page'] : []);
      assert.ok(requests.length > 1);
      const foreign = requests.filter((request) => !request.startsWith(`GET ${origin}/`));
      assert.equal(foreign, []);
    }));

  for (const [zoom, view] of ZOOM_LEVELS) {
    test(`${path} at ${zoom} zoom passes axe with its menu, FAQ and toast open`, () =>
      readOpen(DESKTOP, path, view, async ({ page }) => {
        // Most rules give the same result at any width. contrast.test.ts tests contrast at 1440 px.
        const rules = zoom === '100%' && path !== '/' ? ['target-size', 'scrollable-region-focusable'] : undefined;
        assert.equal(await axeViolations(page, rules), []);
      }));

    test(`${path} reflows at ${zoom} zoom and with wide text spacing`, () =>
      readOpen(DESKTOP, path, view, async ({ page }) => {
        const found = await page.evaluate((css) => {
          const root = document.documentElement;
          const overflow = () => root.scrollWidth - root.clientWidth;
          const normal = overflow();
          const style = Object.assign(document.createElement('style'), { textContent: css });
          document.head.append(style);
          const spaced = overflow();
          const clipped = [...document.querySelectorAll<HTMLElement>('main *, header *, footer *')]
            .filter((element) => {
              const { overflowX, overflowY, clipPath } = getComputedStyle(element);
              const canClip = (overflowX !== 'visible' || overflowY !== 'visible') && clipPath === 'none';
              return canClip && !element.closest('svg') && !element.matches('input, select, textarea, .menu');
            })
            .filter(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 1)
            .map(({ className }) => className);
          style.remove();
          // Without it, iPhones enlarge some text in landscape.
          const { webkitTextSizeAdjust } = getComputedStyle(root);
          return { normal, spaced, clipped, webkitTextSizeAdjust };
        }, SPACING);
        assert.equal(found, { normal: 0, spaced: 0, clipped: [], webkitTextSizeAdjust: '100%' });
      }));

    test(`${path} at ${zoom} zoom is mirrored in a translation that is read from right to left`, () =>
      readOpen(DESKTOP, path, view, async ({ page }) =>
        assert.equal(await page.evaluate(mirror), { fixed: [], overflow: 0 }),
      ));

    if (isRoute)
      test(`${path} at ${zoom} zoom keeps its controls visible with forced colors`, () =>
        readOpen(DESKTOP, path, { ...view, forcedColors: 'active' }, async ({ page }) => {
          const { withoutBorder, marked, icon, faint } = await page.evaluate(() => {
            const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
            const boxes = all(
              '.button, .menu-toggle, .card, .service, .faq, label:has(input), input:not([type=radio]), select, textarea',
            ).filter((box) => {
              const { borderTopWidth, borderTopStyle } = getComputedStyle(box);
              return box.checkVisibility() && (parseFloat(borderTopWidth) < 1 || borderTopStyle === 'none');
            });
            const links = all('.menu-links a').filter((link) => {
              const { borderBottomColor, borderInlineStartColor, borderBottomWidth, backgroundColor } =
                getComputedStyle(link);
              const color = parseFloat(borderBottomWidth) > 0 ? borderBottomColor : borderInlineStartColor;
              return color !== getComputedStyle(document.body).backgroundColor && color !== backgroundColor;
            });
            const { color, backgroundColor: canvas } = getComputedStyle(document.body);
            const isWrong = (shape: Element, expected: string) => getComputedStyle(shape).fill !== expected;
            return {
              faint: [
                ...all('.header .mark path:first-child').filter((logo) => isWrong(logo, color)),
                ...all('.cutaway-paper').filter((label) => isWrong(label, canvas)),
              ].length,
              withoutBorder: boxes.map(({ className, id }) => className || id),
              marked: links.map((link) => link.getAttribute('href')),
              icon: getComputedStyle(document.querySelector('.menu-lines')!).backgroundImage,
            };
          });
          assert.match(icon, 'gradient', "the menu's icon");
          assert.is(faint, 0, 'the logo and labels of illustrations');
          assert.equal(withoutBorder, []);
          assert.equal(marked, [path]);
        }));
  }

  // These pages have everything that openAll opens. contrast.test.ts covers the other pages.
  if (path === '/services' || path === '/contact')
    test(`${path} passes axe's contrast rule in dark mode with its menu, FAQ and toast open`, () =>
      readOpen(DESKTOP, path, { ...ZOOM_LEVELS[1][1], colorScheme: 'dark' }, async ({ page }) =>
        assert.equal(await axeViolations(page, ['color-contrast']), []),
      ));

  test(`${path} fits a phone's width if an extension doubles the text size`, async () => {
    // There's a breakpoint between these widths.
    for (const width of [390, 320])
      await readOpen(PHONE, path, { width }, async ({ page }) => {
        const found = await page.evaluate(() => {
          const root = document.documentElement;
          const bar = document.querySelector<HTMLElement>('.call-bar')!;
          root.style.fontSize = '200%';
          bar.hidden = false;
          const overflow = root.scrollWidth - root.clientWidth;
          const outside = [...document.querySelectorAll('.button-number')].filter((number) => {
            const { right } = number.closest('.button')!.getBoundingClientRect();
            return number.getBoundingClientRect().right > Math.min(right, innerWidth);
          }).length;
          root.style.fontSize = '';
          bar.hidden = true;
          return { overflow, outside };
        });
        assert.equal(found, { overflow: 0, outside: 0 }, `${width} px`);
      });
  });

  test(`${path} on a phone has touch targets at least 44 px high`, () =>
    readOpen(PHONE, path, {}, async ({ page }) => assert.equal(await lowTargets(page), [])));

  test(`${path} is readable without CSS`, () =>
    read(WITHOUT_SCRIPTS, path, {}, async ({ page }) => {
      const { bottom, width, widest } = await page.evaluate(() => {
        const style = document.querySelector('style')!;
        style.remove();
        const icons = Array.from(document.querySelectorAll('svg.icon, svg.mark'), (icon) => icon.clientWidth);
        const { bottom, width } = document.querySelector('a[href^="tel:"]')!.getBoundingClientRect();
        document.head.append(style);
        return { bottom, width, widest: Math.max(...icons) };
      });
      assert.ok(bottom <= PHONE.viewport!.height && width > 40, `${width} px wide, ends at ${bottom} px`);
      assert.ok(widest <= 48, `${widest} px`);
    }));

  if (!isRoute) continue;

  test(`${path} without JavaScript shows every menu link on a phone`, () =>
    read(WITHOUT_SCRIPTS, path, {}, async ({ page }) => {
      const { links, ...look } = await page.evaluate(() => ({
        links: [...document.querySelectorAll<HTMLElement>('body > header a')]
          .filter((link) => link.checkVisibility())
          .map((link) => link.innerText),
        hasButton: document.querySelector('.menu-toggle')!.checkVisibility(),
        mark: getComputedStyle(document.querySelector('.menu-links [aria-current]')!).textDecorationLine,
      }));
      for (const name of [...NAMES, ...(business.emergencyService ? [emergency.text] : [])])
        assert.ok(links.includes(name), name);
      assert.equal(look, { hasButton: false, mark: 'underline' });
      assert.is(await overflow(page), 0);
    }));
}

test('a first visit to a page transfers at most 32,000 bytes, including headers', () =>
  visit('about:blank', { ...PHONE, isolated: true }, async ({ page, origin }) => {
    const session = await page.context().newCDPSession(page);
    await session.send('Network.setCacheDisabled', { cacheDisabled: true });
    for (const path of ROUTES) {
      await page.goto(origin + path);
      const total = await page.evaluate(async () => {
        await document.fonts.ready;
        const entries = [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')];
        return (entries as PerformanceResourceTiming[]).reduce((sum, { transferSize }) => sum + transferSize, 0);
      });
      // Pages of another business may be larger.
      assert.ok(total > 10_000 && (total <= 32_000 || !isSample), `${path}: ${total} bytes`);
    }
  }));

test("at 200% text size, pages fit a phone's width, even with long names", () =>
  visit('/', { ...PHONE, isolated: true }, async ({ page, origin }) => {
    await setTextSize(page, 32);
    for (const path of PATHS) {
      await page.goto(origin + path);
      await page.evaluate(async () => {
        await document.fonts.ready;
        const photo = Object.assign(new Image(96, 96), { src: '/icon-192.png' });
        document.querySelector('.person .initials')?.replaceWith(photo);
        await photo.decode();
        for (const name of document.querySelectorAll('.logo-name')) name.prepend('Guadalupe Valley Overhead ');
        for (const name of document.querySelectorAll('.person b, .checklist p, .review :is(b, p, .review-tag)'))
          name.prepend('Guadalupe-'.repeat(2), 'Guadalupe'.repeat(5));
      });
      for (const width of [320, 390]) {
        await page.setViewportSize({ width, height: 844 });
        const clipped = await page.evaluate(() => {
          const cards = [...document.querySelectorAll('.card')];
          return cards.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth).length;
        });
        const broken = await page.evaluate(findBroken, ['h1, h2, h3, .places b', WORDS] as const);
        assert.equal([await overflow(page), broken, clipped], [0, [], 0], `${path} at ${width} px`);
      }
    }
  }));

test('a wide system font breaks no word in lists', () =>
  visit('/service-areas', PHONE, async ({ page }) => {
    await page.evaluate(() => void (document.body.style.letterSpacing = '0.1em'));
    for (const width of [320, 390, 768, 1280]) {
      await page.setViewportSize({ width, height: 844 });
      const broken = await page.evaluate(findBroken, ['li, li *', WORDS] as const);
      assert.equal([await overflow(page), broken], [0, []], `${width} px`);
    }
  }));
