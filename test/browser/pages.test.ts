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

/** A phone with the site's Content-Security-Policy, which other tests bypass. */
const GUARDED_PHONE = { ...PHONE, bypassCSP: false };

/** A window of 1280 by 720 px at 400% zoom. */
const ZOOMED = { width: 320, height: 180 };

/** Text spacing that pages must support (WCAG 1.4.12). */
const SPACING =
  '* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important } ' +
  'p { margin-bottom: 2em !important }';

/** Reads a page with an open FAQ answer, toast and menu, unless they're missing. */
const readOpen: typeof read = (device, path, view, check) =>
  read(device, path, view, async (visit) => {
    const { page } = visit;
    const needsToast = await page.evaluate(() => {
      document.querySelector('.faq details')?.setAttribute('open', '');
      return document.querySelector('.quote-form') && !document.querySelector('.toast p')?.checkVisibility();
    });
    if (needsToast) await sendForm(page);
    // Open the menu last, because a click elsewhere closes it. A scripted click is faster.
    await page.evaluate(() => document.querySelector<HTMLElement>('.menu-toggle[aria-expanded=false]')?.click());
    await check(visit);
  });

/** Returns the matches of a pattern in text that are broken up, such as across lines. */
function findBroken([selector, pattern]: readonly [selector: string, pattern: string]): string[] {
  const range = document.createRange();
  const broken: string[] = [];
  for (const { childNodes } of document.querySelectorAll(selector))
    for (const text of childNodes)
      for (const { index, 0: word } of text instanceof Text ? text.data.matchAll(RegExp(pattern, 'g')) : []) {
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        if (range.getClientRects().length > 1) broken.push(word);
      }
  return broken;
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

/** Returns the lists narrower than their longest option, and the texts narrower than their form. */
const findCut = () =>
  Array.from(document.querySelectorAll<HTMLSelectElement>('select, textarea')).flatMap((item) => {
    const [full, shown] = ['max-content', ''].map((width) => Object.assign(item.style, { width }) && item.offsetWidth);
    return full! > shown! || (item.matches('textarea') && shown! < item.form!.offsetWidth) ? item.id : [];
  });

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
      // Chromium centers an element, unless part of it is in view below the header.
      scrollBy({ top: stop.getBoundingClientRect().bottom - header.offsetHeight - 30, behavior: 'instant' });
      stop.focus();
      const { bottom, left, right, height } = stop.getBoundingClientRect();
      const { top } = ((stop as HTMLInputElement).labels?.[0] ?? stop).getBoundingClientRect();
      const { outlineStyle, outlineWidth } = getComputedStyle(stop);
      const isBelowHeader = getComputedStyle(header).position === 'sticky' && !header.contains(stop);
      const edge = isBelowHeader && !stop.matches('.skip-link') ? header.getBoundingClientRect().bottom : 0;
      const middle = (Math.max(top, edge) + Math.min(bottom, innerHeight)) / 2;
      const shown = document.elementFromPoint((left + right) / 2, middle);
      const isInHeight = top > edge - 1 && (bottom < innerHeight + 1 || height > innerHeight / 2);
      const problems = {
        "can't be focused": document.activeElement !== stop,
        'has no outline': outlineStyle === 'none' || parseFloat(outlineWidth) < 2,
        "isn't in view": !isInHeight || left < -1 || right > innerWidth + 1,
        'is covered': !stop.contains(shown) && !shown?.contains(stop),
      };
      const found = Object.entries(problems).filter(([, isFound]) => isFound);
      return found.map(([problem]) => `${stop.localName} "${stop.textContent!.trim().slice(0, 30)}" ${problem}`);
    });
}

/** Returns what a printed page must not have. @param kept Parts that stay on one sheet. */
function findPrinted(kept: string): string[] {
  const all = (selector: string) => [...document.querySelectorAll(selector)];
  const shown = (selector: string) => all(selector).filter((element) => element.checkVisibility());
  const styles = (elements: Element[]) => elements.map((element) => getComputedStyle(element));
  const painted = styles(shown('body, body *'));
  const problems = {
    controls: shown(
      'header nav, footer, .open-now, form, fieldset, .symptoms .button, .door-designer, svg, ' +
        '.contact-form, .service-scene, .closing-cta, .button:not([href^="tel:"])',
    ),
    arrows: all('summary').filter((item) => getComputedStyle(item, '::after').display !== 'none'),
    uncounted: all('ol > li').filter((item) => {
      const [name] = getComputedStyle(item).counterIncrement.split(' ');
      return getComputedStyle(item, '::before').content !== `counter(${name})`;
    }),
    // Safari wouldn't announce a list with `none`.
    unannounced: styles(all('ul, ol')).filter(({ listStyleType }) => listStyleType !== '""'),
    // Chromium prints them at the scroll position, on top of other content.
    stuck: painted.filter(({ position }) => /sticky|fixed/.test(position)),
    hidden: all('header a[href^="tel:"], main li, .tooltip span, details:not(.door-designer) > :not(summary)').filter(
      // The printed /emergency is a single sheet, without these sections.
      (part) => !part.checkVisibility() && !part.closest('[aria-labelledby=process], [aria-labelledby=trust]'),
    ),
    breakable: styles(all(kept)).filter(({ breakInside }) => breakInside !== 'avoid'),
    detached: styles(all('h2, h3')).filter(({ breakAfter }) => breakAfter !== 'avoid'),
    columns: styles(all('.service, .warning .wrap, .place-part-map')).filter(({ gridTemplateColumns }) =>
      gridTemplateColumns.includes(' '),
    ),
    colors: painted.filter(({ color }) => color !== 'rgb(0, 0, 0)'),
    backgrounds: painted.filter(
      ({ backgroundColor, backgroundImage }) => backgroundColor !== 'rgba(0, 0, 0, 0)' || backgroundImage !== 'none',
    ),
  };
  return Object.entries(problems).flatMap(([problem, { length }]) => (length > 0 ? `${length} ${problem}` : []));
}

/** Returns the styles with which the page is wider than its window, and what the spacing clips. */
function findOverflow(spacing: string): string[] {
  const root = document.documentElement;
  const style = document.head.appendChild(document.createElement('style'));
  const wide = ['', spacing].filter((css) => {
    style.textContent = css;
    return root.scrollWidth > root.clientWidth;
  });
  const clipped = [...document.querySelectorAll<HTMLElement>('main *, header *, footer *')].filter((element) => {
    const { overflowX, overflowY, clipPath } = getComputedStyle(element);
    const canClip = (overflowX !== 'visible' || overflowY !== 'visible') && clipPath === 'none';
    const { scrollHeight, clientHeight } = element;
    const isText = !element.closest('svg') && !element.matches('input, select, textarea, .menu');
    return canClip && isText && scrollHeight > clientHeight + 1;
  });
  style.remove();
  return [...wide, ...clipped.map(({ className }) => className)];
}

/** Returns what forced colors hide. */
function findFaint(): string[] {
  const all = (selector: string) => [...document.querySelectorAll(selector)];
  const { color, backgroundColor } = getComputedStyle(document.body);
  const { color: linkColor } = getComputedStyle(document.querySelector('.footer a')!);
  const boxes =
    '.button, .menu-toggle, .card, .service, .faq, label:has(input), input:not([type=radio]), select, textarea';
  const faint = [
    ...all(boxes).filter((box) => box.checkVisibility() && box.clientTop < 1),
    ...all('.menu-lines').filter((icon) => !getComputedStyle(icon).backgroundImage.startsWith('linear-gradient')),
    ...all('.header .mark > path:first-child').filter((shape) => getComputedStyle(shape).fill !== color),
    ...all('.cutaway-paper').filter((shape) => getComputedStyle(shape).fill !== backgroundColor),
    ...all('.cutaway-number').filter((number) => getComputedStyle(number).fill !== linkColor),
    // Most maps are in closed lists.
    ...all('.map-day text, .coverage-outline text').filter((name) => getComputedStyle(name).stroke !== backgroundColor),
  ];
  return faint.map((part) => part.outerHTML.slice(0, 80));
}

for (const width of [390, 1024, 1920])
  test(`the hero on / has the specified height at ${width} px`, () =>
    read(DESKTOP, '/', { width, height: 900 }, async ({ page }) => {
      const [height, space] = await page.evaluate(() => {
        const rect = (part: string) => document.querySelector(part)!.getBoundingClientRect();
        return [rect('.hero').height, rect('.hero-scene').top - rect('.hero-text').bottom] as const;
      });
      // Another business may have more facts.
      assert.ok(isSample && width > 390 ? height === 600 : height >= 600 && space > -2, `${height}, ${space} px`);
    }));

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
    test(`${path} on a phone clips no text and breaks no word of a list with a wide system font`, () =>
      read(GUARDED_PHONE, path, {}, async ({ page }) => {
        const setSpacing = (spacing: string) => void (document.body.style.letterSpacing = spacing);
        await page.evaluate(setSpacing, '0.1em');
        const broken = await page.evaluate(findBroken, ['li, li :not(q)', WORDS] as const);
        // The hero clips overflowing text.
        const width = await page.evaluate(() => document.querySelector('.hero-text')!.scrollWidth);
        assert.equal([broken, await overflow(page), width <= PHONE.viewport!.width], [[], 0, true]);
        await page.evaluate(setSpacing, '');
      }));

    for (const width of [390, 768, 960, 1440])
      test(`${path} at ${width} px fits, covers and cuts no text, and breaks no amount or short hyphenated word`, () =>
        read(DESKTOP, path, { width }, async ({ page }) => {
          assert.equal(await page.evaluate(findOverflow, SPACING), []);
          assert.equal(await page.evaluate(findBroken, ['body *', AMOUNTS] as const), []);
          assert.equal([...(await page.evaluate(findCovered)), ...(await page.evaluate(findCut))], []);
          await page.evaluate(() => void (document.dir = 'rtl'));
          const mixed = await page.evaluate(findBroken, ['body *', String.raw`\(\d+\) [\w-]+`] as const);
          assert.equal([mixed, await overflow(page)], [[], 0], 'in a right-to-left translation');
          await page.evaluate(() => void (document.dir = ''));
        }));

    test(`${path} prints only its content`, () =>
      // WebKit lays out printed pages at the window width, and Chromium at the paper width.
      read(DESKTOP, path, { media: 'print' }, async ({ page }) => {
        // The sections of /services are too long for a sheet, so only their items stay together.
        const kept = `article, details, li, .review${path === '/services' ? '' : ', section:nth-of-type(n + 3)'}`;
        assert.equal(await page.evaluate(findPrinted, kept), []);
      }));
  }

  if (path === '/emergency' && isSample)
    test('/emergency fits on one printed sheet of Letter paper, with the number in 60 points', () =>
      read(DESKTOP, path, { media: 'print' }, async ({ page }) => {
        const pdf = await page.pdf({ format: 'Letter', margin: { top: 38, bottom: 38, left: 38, right: 38 } });
        const number = page.locator('main .button-number').first();
        const size = await number.evaluate((element) => getComputedStyle(element).fontSize);
        assert.equal([pdf.toString('latin1').match(/\/Type \/Page\b/g)!.length, size], [1, '80px']);
      }));

  test(`${path} on a phone loads without errors, although it has a Content-Security-Policy`, () =>
    readOpen(GUARDED_PHONE, path, {}, async ({ page, errors, requests, origin }) => {
      assert.equal(await findStopped(page), []);
      // The browser logs the status of error pages, and our script logs the missing path.
      const own = errors.filter((text) => !/^Failed to load resource.*(404|500)/.test(text));
      assert.equal(own, path === MISSING ? ['404 Error: no page at /no/such/page'] : []);
      const foreign = requests.filter((request) => !request.startsWith(`GET ${origin}/`));
      assert.equal(foreign, []);
    }));

  // The rules of axe give the same result at any width, except in the header.
  for (const view of path === '/' ? [{}, ZOOMED] : [ZOOMED])
    test(`${path} at ${view === ZOOMED ? 400 : 100}% zoom passes axe with its menu, FAQ and toast open`, () =>
      readOpen(DESKTOP, path, view, async ({ page }) => assert.equal(await axeViolations(page), [])));

  test(`${path} reflows at 400% zoom, also with wide text spacing`, () =>
    readOpen(DESKTOP, path, ZOOMED, async ({ page }) => assert.equal(await page.evaluate(findOverflow, SPACING), [])));

  if (isRoute)
    test(`${path} keeps its controls visible with forced colors`, () =>
      readOpen(DESKTOP, path, { ...ZOOMED, forcedColors: 'active' }, async ({ page }) =>
        assert.equal(await page.evaluate(findFaint), []),
      ));

  test(`${path} on a phone has touch targets at least 44 px high`, () =>
    readOpen(GUARDED_PHONE, path, {}, async ({ page }) => assert.equal(await lowTargets(page), [])));
}

// Most illustrations and icons are on these pages.
for (const path of ['/', '/services'])
  test(`${path} is readable without CSS`, () =>
    read(WITHOUT_SCRIPTS, path, {}, async ({ page }) => {
      const [callBottom, widestIcon] = await page.evaluate(() => {
        document.querySelector('style')!.remove();
        const { bottom } = document.querySelector('a[href^="tel:"]')!.getBoundingClientRect();
        const icons = Array.from(document.querySelectorAll('svg.icon, svg.mark'), (icon) => icon.clientWidth);
        return [bottom, Math.max(...icons)] as const;
      });
      assert.ok(callBottom <= PHONE.viewport!.height && widestIcon <= 48, `${callBottom} px, ${widestIcon} px`);
    }));

test('without JavaScript, a phone shows every menu link', () =>
  read(WITHOUT_SCRIPTS, '/testimonials', {}, async ({ page }) => {
    const found = await page.evaluate(() => ({
      hidden: [...document.querySelectorAll('.menu a')].filter((link) => !link.checkVisibility()),
      hasButton: document.querySelector('.menu-toggle')!.checkVisibility(),
      mark: getComputedStyle(document.querySelector('.menu-links [aria-current]')!).textDecorationLine,
    }));
    assert.equal(found, { hidden: [], hasButton: false, mark: 'underline' });
    assert.is(await overflow(page), 0);
  }));

test("at 100% and 200% text size, pages fit a phone's width, even with long names and numbers", () => {
  const options = { ...PHONE, viewport: { width: 320, height: 844 }, isolated: true };
  return visit('about:blank', options, async ({ page, origin }) => {
    for (const [path, size] of ROUTES.flatMap((path) => [[path, 16] as const, [path, 32] as const])) {
      await setTextSize(page, size);
      await page.goto(origin + path);
      const clipped = await page.evaluate(async () => {
        const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
        await document.fonts.ready;
        for (const [selector, text] of Object.entries({
          '.logo-name': 'Guadalupe Valley Overhead Doors',
          'summary h4': 'Strongsville',
          '.button-number': '(800) GARAGES',
          '.person b, .checklist p, .review :is(b, p, .review-tag)': `${'Guadalupe-'.repeat(2)}${'Guadalupe'.repeat(5)}`,
        }))
          for (const part of all(selector)) part.textContent = text;
        for (const bar of all('.call-bar')) bar.hidden = false;
        const boxes = all('.card, .button, .hero-text');
        return boxes.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth).map((box) => box.outerHTML);
      });
      const broken = await page.evaluate(findBroken, ['h1, h2, h3, .places b', WORDS] as const);
      assert.equal([await overflow(page), broken, clipped], [0, [], []], `${path}, ${size} px`);
    }
  });
});
