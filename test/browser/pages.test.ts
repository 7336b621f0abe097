/** Tests every page: keyboard, layout, touch, print, axe, forced colors and disabled JavaScript. */

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { axeViolations } from '../support/axe.ts';
import { ROUTES } from '../support/built-site.ts';
import { isSample } from '../support/edit-project.ts';
import { sendForm } from '../support/quote-form.ts';
import { lowTargets } from '../support/targets.ts';
import { DESKTOP, findStopped, overflow, PHONE, read, setTextSize, visit, WITHOUT_SCRIPTS } from '../support/visit.ts';

const MISSING = '/no/such/page?name=Ann';
const ALL = [...ROUTES, MISSING, '/500'];

/** A window of 1280 by 720 px at 400% zoom. */
const ZOOMED = { width: 320, height: 180 };
const ZOOM_LEVELS = Object.entries({ '100%': {}, '400%': ZOOMED });

/** Text spacing that pages must support (WCAG 1.4.12). */
const SPACING =
  '* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important } ' +
  'p { margin-bottom: 2em !important }';

/** Reads a page with an open FAQ answer, toast and menu, unless they're missing. */
const readOpen: typeof read = (device, path, view, check) =>
  read(device, path, view, async (visit) => {
    const { page } = visit;
    // Scripted clicks are faster than real ones, which other tests use.
    const needsToast = await page.evaluate(() => {
      const question = document.querySelector<HTMLDetailsElement>('.faq details');
      if (question && !question.open) question.querySelector('summary')!.click();
      return document.querySelector('.quote-form') && !document.querySelector('.toast p')?.checkVisibility();
    });
    if (needsToast) await sendForm(page);
    // Open the menu last, because a click elsewhere closes it.
    await page.evaluate(() => {
      const toggle = document.querySelector<HTMLElement>('.menu-toggle[aria-expanded=false]');
      if (toggle?.checkVisibility()) toggle.click();
    });
    await check(visit);
  });

/** Returns the matches of a pattern in the text of elements that are broken across lines. */
function findBroken([selector, pattern]: readonly [selector: string, pattern: string]): string[] {
  const range = document.createRange();
  const nodes = Array.from(document.querySelectorAll(selector), ({ childNodes }) => [...childNodes]).flat();
  return nodes
    .filter((node) => node instanceof Text)
    .flatMap((text) =>
      Array.from(text.data.matchAll(RegExp(pattern, 'g')), ({ index, 0: word }) => {
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const lines = new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top)));
        return lines.size > 1 ? word : '';
      }),
    )
    .filter(Boolean);
}

/** Returns the texts whose longest line ends behind another element, such as an illustration. */
function findCovered(): string[] {
  const range = document.createRange();
  return Array.from(document.querySelectorAll('main :is(h1, h2, h3, p, li):not(.card *)')).flatMap((text) => {
    text.scrollIntoView({ block: 'center' });
    range.selectNodeContents(text);
    const { right, top, bottom } = range.getBoundingClientRect();
    const shown = document.elementFromPoint(right - 2, (top + bottom) / 2) ?? text;
    return text.contains(shown) || shown.contains(text) || !text.checkVisibility() ? [] : text.textContent!;
  });
}

/** Matches amounts, times, and short hyphenated words, but not the first part of Ray-O’Neil. */
const AMOUNTS = String.raw`(?<![\w-])(?=[\w-]{4,12}(?![\w’-]))\w+-\w+|\d [ap]\.m\.|\$?\d+ (days|miles|million)`;
const WORDS = String.raw`[^\s-]+`;

/** Focuses each tab stop, last one first as Shift+Tab does, and returns what's wrong with it. */
function findUnfocused(): string[] {
  const header = document.querySelector('header')!;
  const elements = document.querySelectorAll<HTMLElement>(
    // Only the selected option of a group is a tab stop.
    'a[href]:not([tabindex="-1"]), button, summary, input:not([type=radio]:not(:checked)), select, textarea',
  );
  return [...elements]
    .filter((stop) => stop.checkVisibility({ visibilityProperty: true }) && !stop.closest('.call-bar'))
    .toReversed()
    .flatMap((stop) => {
      stop.focus();
      const { top, bottom, left, right, width, height } = stop.getBoundingClientRect();
      const { outlineStyle, outlineWidth } = getComputedStyle(stop);
      const isBelowHeader = getComputedStyle(header).position === 'sticky' && !header.contains(stop);
      const edge = isBelowHeader && !stop.matches('.skip-link') ? header.getBoundingClientRect().bottom : 0;
      const middle = (Math.max(top, edge) + Math.min(bottom, innerHeight)) / 2;
      const shown = document.elementFromPoint((left + right) / 2, middle);
      const problems = {
        "can't be focused": document.activeElement !== stop,
        'has no outline': outlineStyle === 'none' || parseFloat(outlineWidth) < 2,
        'is under the header': top < edge - 1,
        'is below the viewport': top > innerHeight || (bottom > innerHeight + 1 && height < innerHeight / 2),
        'is left or right of the viewport': left < -1 || right > innerWidth + 1,
        'is covered': !stop.contains(shown) && !shown?.contains(stop),
        'is too narrow': width < 10,
      };
      const found = Object.entries(problems).filter(([, isFound]) => isFound);
      return found.map(([problem]) => `${stop.localName} "${stop.textContent!.trim().slice(0, 30)}" ${problem}`);
    });
}

/** Returns what a printed page must not have, and the colors of its text. */
function findPrinted(kept: string) {
  const all = (selector: string) => [...document.querySelectorAll(selector)];
  const shown = (selector: string) => all(selector).filter((element) => element.checkVisibility());
  const styles = (elements: Element[]) => elements.map((element) => getComputedStyle(element));
  const painted = styles(shown('body, body *'));
  return {
    controls: shown(
      'header nav, footer, .call-bar, .open-now, .zip-check, form button, .symptoms .button, .door-designer, svg, ' +
        '.contact-form, .service-scene, .closing-cta, .button:not([href^="tel:"])',
    ).length,
    arrows: all('summary').filter((item) => getComputedStyle(item, '::after').display !== 'none').length,
    // Chromium prints them at the scroll position, on top of other content.
    stuck: styles(shown('body *')).filter(({ position }) => /sticky|fixed/.test(position)).length,
    phoneLinks: shown('header a[href^="tel:"]').length,
    hidden: all('main li, .tooltip span, details:not(.door-designer) > :not(summary)').filter(
      // The printed /emergency is a single sheet, without these sections.
      (part) => !part.checkVisibility() && !part.closest('[aria-labelledby=process], [aria-labelledby=trust]'),
    ).length,
    breakable: styles(all(kept)).filter(({ breakInside }) => breakInside !== 'avoid').length,
    detached: styles(all('h2, h3')).filter(({ breakAfter }) => breakAfter !== 'avoid').length,
    columns: styles(all('.service, .warning .wrap, .place-part-map')).filter(({ gridTemplateColumns }) =>
      gridTemplateColumns.includes(' '),
    ).length,
    colors: [...new Set(painted.map(({ color }) => color))],
    backgrounds: painted.filter(
      ({ backgroundColor, backgroundImage }) => backgroundColor !== 'rgba(0, 0, 0, 0)' || backgroundImage !== 'none',
    ).length,
  };
}

/** Returns how much wider than its window the page is with the spacing, and what it clips. */
function findOverflow(spacing: string) {
  const root = document.documentElement;
  const style = Object.assign(document.createElement('style'), { textContent: spacing });
  document.head.append(style);
  const [mirrored, spaced] = ['rtl', ''].map((dir) => {
    root.dir = dir;
    return root.scrollWidth - root.clientWidth;
  });
  const clipped = [...document.querySelectorAll<HTMLElement>('main *, header *, footer *')]
    .filter((element) => {
      const { overflowX, overflowY, clipPath } = getComputedStyle(element);
      const canClip = (overflowX !== 'visible' || overflowY !== 'visible') && clipPath === 'none';
      return canClip && !element.closest('svg') && !element.matches('input, select, textarea, .menu');
    })
    .filter(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 1)
    .map(({ className }) => className);
  style.remove();
  return { mirrored, spaced, clipped };
}

/** Returns what forced colors hide. */
function findFaint() {
  const all = (selector: string) => [...document.querySelectorAll(selector)].filter((part) => part.checkVisibility());
  const { color, backgroundColor } = getComputedStyle(document.body);
  const fills = (selector: string) => all(selector).map((shape) => getComputedStyle(shape).fill);
  // Most maps are in closed lists.
  const names = document.querySelectorAll(':is(.map-day, .coverage-outline) text');
  const halos = Array.from(names, (name) => getComputedStyle(name).stroke);
  const boxes =
    '.button, .menu-toggle, .card, .service, .faq, label:has(input), input:not([type=radio]), select, textarea';
  return {
    withoutBorder: all(boxes)
      .filter((box) => getComputedStyle(box).borderTopStyle === 'none' || box.clientTop < 1)
      .map((box) => box.className || box.id),
    menuIcon: getComputedStyle(document.querySelector('.menu-lines')!).backgroundImage.split('(')[0],
    faintLogos: fills('.header .mark > path:first-child').filter((fill) => fill !== color),
    faintLabels: [...fills('.cutaway-paper'), ...halos].filter((paint) => paint !== backgroundColor),
  };
}

for (const width of [390, 1024, 1920])
  test(`the hero on / has the specified height at ${width} px`, () =>
    read(width === 390 ? PHONE : DESKTOP, '/', { width, height: 900 }, async ({ page }) => {
      const { height, isSceneBelow } = await page.evaluate(() => {
        const parts = ['.hero', '.hero-text', '.hero-scene'].map((part) => document.querySelector(part)!);
        const [hero, text, scene] = parts.map((part) => part.getBoundingClientRect());
        return { height: hero!.height, isSceneBelow: scene!.top >= text!.bottom - 1 };
      });
      // Another business may have more facts.
      assert.ok(isSample && width > 390 ? height === 600 : height >= 600 && isSceneBelow, `${height} px`);
    }));

for (const width of [390, 1280])
  test(`at ${width} px, scripts don't change the style of the root element`, () =>
    read(DESKTOP, '/', { width }, async ({ page }) =>
      assert.is(await page.evaluate(() => document.documentElement.getAttribute('style')), null),
    ));

test('the whole service card is a link', () =>
  read(DESKTOP, '/', {}, async ({ page }) => {
    const missed = await page.evaluate(() =>
      [...document.querySelectorAll('.card')].filter((card) => {
        card.scrollIntoView({ block: 'center' });
        const { left, top } = card.getBoundingClientRect();
        return document.elementFromPoint(left + 12, top + 20)?.closest('a') !== card.querySelector('a');
      }),
    );
    assert.equal(missed, []);
  }));

test('the skip link is only visible with focus and leads to the content', () =>
  read(DESKTOP, '/', {}, async ({ page }) => {
    const bottom = await page.evaluate(() => {
      const link = document.querySelector<HTMLElement>('.skip-link')!;
      const { bottom } = link.getBoundingClientRect();
      link.focus();
      return bottom;
    });
    assert.ok(bottom <= 0);
    await page.keyboard.press('Enter');
    assert.is(await page.evaluate(() => document.activeElement!.id), 'main');
    await page.keyboard.press('Tab');
    assert.ok(await page.evaluate(() => document.activeElement!.closest('main')));
  }));

test('after a click on text, Tab moves on from there', () =>
  read(DESKTOP, '/', {}, async ({ page }) => {
    await page.locator('#why').click();
    await page.keyboard.press('Tab');
    assert.ok(await page.evaluate(() => document.activeElement!.closest('[aria-labelledby=why]')));
  }));

for (const path of ALL) {
  const isRoute = ROUTES.some((route) => route === path);

  // The first tests come before those that use `readOpen`, which changes the page.
  for (const width of [1280, 390])
    test(`${path} at ${width} px shows an outline on each tab stop`, () =>
      read(DESKTOP, path, { width }, async ({ page }) => {
        // Shows the outline, as if the visitor had used the keyboard.
        await page.keyboard.press('Tab');
        assert.equal(await page.evaluate(findUnfocused), []);
      }));

  if (isRoute) {
    // Android only enlarges the text of in-app browsers.
    for (const [what, width, property, value] of [
      ['at a high zoom level', 225, 'letter-spacing', 'normal'],
      ['with doubled text', 320, '-webkit-text-size-adjust', '200%'],
      ['with a wide system font', 320, 'letter-spacing', '0.1em'],
      ['with a wide system font', 390, 'letter-spacing', '0.1em'],
    ] as const)
      test(`${path} at ${width} px clips no text and breaks no word of a list ${what}`, () =>
        read(PHONE, path, { width }, async ({ page }) => {
          const setStyle = ([name, value]: readonly [string, string]) => document.body.style.setProperty(name, value);
          await page.evaluate(setStyle, [property, value] as const);
          const broken = await page.evaluate(findBroken, ['li, li :not(q)', WORDS] as const);
          // The hero clips overflowing text.
          const widths = await page.evaluate(() =>
            ['html', '.hero-text'].map((part) => document.querySelector(part)!.scrollWidth),
          );
          await page.evaluate(setStyle, [property, ''] as const);
          assert.equal(broken, []);
          assert.ok(Math.max(...widths) <= width, `${widths} px`);
        }));

    for (const width of [390, 768, 960, 1440])
      test(`${path} at ${width} px fits, covers no text, and breaks no amount or short hyphenated word`, () =>
        read(DESKTOP, path, { width }, async ({ page }) => {
          const broken = await page.evaluate(findBroken, ['body *', AMOUNTS] as const);
          assert.equal([await overflow(page), broken, await page.evaluate(findCovered)], [0, [], []]);
        }));

    test(`${path} prints only its content`, () =>
      // WebKit lays out printed pages at the window width, and Chromium at the paper width.
      read(DESKTOP, path, { media: 'print' }, async ({ page }) => {
        // The sections of /services are too long for a sheet, so only their items stay together.
        const kept = `article, details, li, .review${path === '/services' ? '' : ', section:nth-of-type(n + 3)'}`;
        const none = { controls: 0, stuck: 0, hidden: 0, breakable: 0, detached: 0, columns: 0, backgrounds: 0 };
        const expected = { ...none, arrows: 0, phoneLinks: 1, colors: ['rgb(0, 0, 0)'] };
        assert.equal(await page.evaluate(findPrinted, kept), expected);
      }));
  }

  if (path === '/emergency' && isSample)
    test('/emergency fits on one printed sheet of Letter paper, with a number to read across the garage', () =>
      read(DESKTOP, path, { media: 'print' }, async ({ page }) => {
        const margin = { top: '1cm', bottom: '1cm', left: '1cm', right: '1cm' };
        const pdf = await page.pdf({ format: 'Letter', margin });
        assert.is(pdf.toString('latin1').match(/\/Type \/Page\b/g)!.length, 1);
        const size = await page.evaluate(
          () => getComputedStyle(document.querySelector('.hero .button-number')!).fontSize,
        );
        assert.ok(parseFloat(size) >= 64, size);
      }));

  // headers.test.ts finds errors on a desktop.
  test(`${path} on a phone loads without errors`, () =>
    readOpen(PHONE, path, {}, async ({ page, errors, requests, origin }) => {
      assert.equal(await findStopped(page), []);
      // The browser logs the status of error pages, and our script logs the missing path.
      const own = errors.filter((text) => !/^Failed to load resource.*(404|500)/.test(text));
      assert.equal(own, path === MISSING ? ['404 Error: no page at /no/such/page'] : []);
      const foreign = requests.filter((request) => !request.startsWith(`GET ${origin}/`));
      assert.equal(foreign, []);
    }));

  for (const [zoom, view] of ZOOM_LEVELS) {
    // The rules of axe give the same result at any width, except in the header.
    if (view === ZOOMED || path === '/')
      test(`${path} at ${zoom} zoom passes axe with its menu, FAQ and toast open`, () =>
        readOpen(DESKTOP, path, view, async ({ page }) => assert.equal(await axeViolations(page), [])));

    test(`${path} reflows at ${zoom} zoom with wide text spacing, also mirrored`, () =>
      readOpen(DESKTOP, path, view, async ({ page }) => {
        assert.equal(await page.evaluate(findOverflow, SPACING), { mirrored: 0, spaced: 0, clipped: [] });
      }));
  }

  if (isRoute)
    test(`${path} keeps its controls visible with forced colors`, () =>
      readOpen(DESKTOP, path, { ...ZOOMED, forcedColors: 'active' }, async ({ page }) => {
        const none = { withoutBorder: [], faintLogos: [], faintLabels: [] };
        assert.equal(await page.evaluate(findFaint), { ...none, menuIcon: 'linear-gradient' });
      }));

  test(`${path} on a phone has touch targets at least 44 px high`, () =>
    readOpen(PHONE, path, {}, async ({ page }) => assert.equal(await lowTargets(page), [])));
}

// Pages have the same header, and most icons are on this one.
test('/services is readable without CSS', () =>
  read(WITHOUT_SCRIPTS, '/services', {}, async ({ page }) => {
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

test('without JavaScript, a phone shows every menu link', () =>
  read(WITHOUT_SCRIPTS, '/services', {}, async ({ page }) => {
    const found = await page.evaluate(() => {
      const links = [...document.querySelectorAll('.menu a')];
      return {
        shown: links.map((link) => link.checkVisibility()),
        hasButton: document.querySelector('.menu-toggle')!.checkVisibility(),
        mark: getComputedStyle(document.querySelector('.menu-links [aria-current]')!).textDecorationLine,
        // The link to the Spanish text starts at the same edge as the others.
        indents: new Set(
          links.filter((link) => !link.matches('.button')).map((link) => getComputedStyle(link).paddingLeft),
        ).size,
      };
    });
    assert.equal(found, { shown: found.shown.map(() => true), hasButton: false, mark: 'underline', indents: 1 });
    assert.is(await overflow(page), 0);
  }));

test("at 200% text size, pages fit a phone's width, even with long names and numbers", () => {
  const options = { ...PHONE, viewport: { width: 320, height: 844 }, isolated: true };
  return visit('about:blank', options, async ({ page, origin }) => {
    await setTextSize(page, 32);
    for (const path of ROUTES) {
      await page.goto(origin + path);
      const clipped = await page.evaluate(async () => {
        const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
        await document.fonts.ready;
        const photo = Object.assign(new Image(96, 96), { src: '/icon-192.png' });
        document.querySelector('.person .initials')?.replaceWith(photo);
        await photo.decode();
        for (const name of all('.logo-name')) name.prepend('Guadalupe Valley Overhead ');
        for (const city of all('summary h4')) city.textContent = 'Strongsville';
        for (const number of all('.button-number')) number.textContent = '(800) GARAGES';
        for (const name of all('.person b, .checklist p, .review :is(b, p, .review-tag)'))
          name.prepend('Guadalupe-'.repeat(2), 'Guadalupe'.repeat(5));
        for (const bar of all('.call-bar')) bar.hidden = false;
        const boxes = all('.card, .button');
        return boxes.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth).map((box) => box.outerHTML);
      });
      const broken = await page.evaluate(findBroken, ['h1, h2, h3, .places b', WORDS] as const);
      assert.equal([await overflow(page), broken, clipped], [0, [], []], path);
    }
  });
});

// Such as in browsers without cascade layers.
test('without styles, the illustration isn’t behind the text that follows it', () =>
  visit('/', { viewport: { width: 390, height: 1500 } }, async ({ page }) => {
    const isBehind = await page.evaluate(() => {
      document.querySelector('style')!.remove();
      const { x, y } = document.querySelector('h2')!.getBoundingClientRect();
      return document.elementsFromPoint(x, y).some((element) => element instanceof SVGElement);
    });
    assert.not(isBehind);
  }));
