/** Compares the site's layout in Firefox and WebKit with Chromium's, and tests its main scripts. */

import { suite, test } from 'uvu';
import * as assert from 'uvu/assert';
import { form, toast } from '../../site/content/contact.ts';
import { findMisplaced, followLink } from '../support/accordion.ts';
import { builtSite, PATHS } from '../support/built-site.ts';
import { openFirefox, openWebKit } from '../support/engines.ts';
import { findProgram } from '../support/programs.ts';
import { FIELDS } from '../support/quote-form.ts';
import { serve } from '../support/serve.ts';
import { settle, visit } from '../support/visit.ts';
import { listed } from '../support/zip-codes.ts';

test('no text-decoration shorthand uses a variable, which Safari would ignore', async () => {
  const { html } = await builtSite();
  for (const path of PATHS) assert.not.match(await html(path), /[{;]text-decoration:[^;}]*var\(/, path);
});

/** Tolerance in pixels. Line breaks differ, so text can be up to three lines longer or shorter. */
const TOLERANCE: Record<string, number> = { left: 5, width: 5, top: 105, height: 105 };

const [RETURN, ESCAPE, DOWN] = ['\uE006', '\uE00C', '\uE015'];
/** Returns styles of all elements, and positions and sizes of main ones, as JSON. */
async function look(): Promise<string> {
  await document.fonts.ready;
  const properties =
    'display position z-index flex-direction flex-wrap justify-content align-items color background-color ' +
    'border-top-style border-top-color border-radius fill stroke font-size font-weight font-style line-height ' +
    'letter-spacing text-transform text-decoration-line text-decoration-color text-decoration-style visibility';
  // Browsers style options and SVG text differently. The width of #zip depends on the font.
  const elements = document.body.querySelectorAll(':not(noscript, select, option, svg text, #zip)');
  const found = Array.from(elements, (element) => {
    const style = getComputedStyle(element);
    // WebKit rounds lengths to 1/64 px, so compare only one decimal place.
    const rounded = (name: string) =>
      style.getPropertyValue(name).replace(/\d+\.\d+/g, (length) => Number(length).toFixed(1));
    const isMain = element.matches('body > header, h1, .button[href^="tel:"], main > *, footer');
    const { left, top, width, height } = element.getBoundingClientRect();
    return {
      element: `${element.tagName}.${element.getAttribute('class')} ${element.textContent.slice(0, 20)}`,
      ...Object.fromEntries(properties.split(' ').map((name) => [name, rounded(name)])),
      ...(isMain && { left, width, top: top + scrollY, height }),
    };
  });
  // Playwright takes longer than the page to serialize objects.
  return JSON.stringify(found);
}

/** Width in pixels. WebKit's window can't be narrower. */
const NARROW = 450;
const WIDTHS = [1280, NARROW];

/** Pages with the components of all others. */
const COMPARED = ['/', '/services', '/service-areas', '/contact'];

function compare(found: string, inChromium: string): void {
  const elements: Record<string, string | number>[] = JSON.parse(inChromium);
  const others: typeof elements = JSON.parse(found);
  assert.is(others.length, elements.length);
  for (const [index, { element, ...values }] of elements.entries())
    for (const [name, expected] of Object.entries(values)) {
      const value = others[index]![name];
      const isClose = name in TOLERANCE && Math.abs(Number(value) - Number(expected)) <= TOLERANCE[name]!;
      assert.ok(isClose || value === expected, `${element}: ${name} is ${value}, not ${expected}`);
    }
}

/** JSON of what pages look like in Chromium at each width, for both engines. */
const looks: Record<string, string[]> = {};

async function readLooks(path: string): Promise<void> {
  await visit(path, { reducedMotion: 'no-preference' }, async ({ page }) => {
    looks[path] = [];
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      await settle(page);
      looks[path].push(await page.evaluate(look));
    }
  });
}

const isVisible = (selector: string) => document.querySelector(selector)!.checkVisibility();
const isBelowHeader = (selector: string) =>
  document.querySelector(selector)!.getBoundingClientRect().top >=
  document.querySelector('body > header')!.getBoundingClientRect().bottom;

for (const [name, variable, start] of [
  ['Firefox', 'FIREFOX_PATH', openFirefox],
  ['WebKit', 'WEBDRIVER_PATH', openWebKit],
] as const) {
  const program = findProgram(name, variable);
  if (!program) continue;
  const engine = suite(name);
  let browser: Awaited<ReturnType<typeof start>>;
  let origin: string;

  engine('starts', async () => {
    origin = await serve((await builtSite()).dist);
    browser = await start(program);
  });
  engine.after(async () => void (await browser?.close()));

  /** Retries a check until it passes, for up to 5 s. */
  async function eventually(check: () => Promise<void>): Promise<void> {
    for (const end = Date.now() + 5000; Date.now() < end; ) if (!(await check().catch(() => true))) return;
    await check();
  }
  const expect = <T, A extends unknown[]>(expected: T, look: (...args: A) => T, ...args: A) =>
    eventually(async () => assert.equal(await browser.evaluate(look, ...args), expected, `${look}, ${args}`));

  async function open(path: string): Promise<void> {
    await browser.open(origin + path);
    await expect(0, () => document.querySelectorAll('[data-module]:not([data-attached])').length);
  }

  for (const path of COMPARED)
    engine(`${path} looks the same as in Chromium`, async () => {
      await open(path);
      if (!looks[path]) await readLooks(path);
      for (const [index, width] of WIDTHS.entries()) {
        await browser.resize(width, 800);
        await expect(width, () => document.documentElement.scrollWidth);
        await eventually(async () => compare(await browser.evaluate(look), looks[path]![index]!));
      }
    });

  engine('the menu, FAQ, ZIP check and form work', async () => {
    await open('/');
    await browser.press('.menu-toggle', RETURN);
    await expect(true, isVisible, '.menu-links');
    await browser.press('.menu-links a', ESCAPE);
    await expect(false, isVisible, '.menu-links');
    await expect(true, () => document.activeElement!.matches('.menu-toggle'));

    await open('/services');
    for (const question of ['first', 'last']) await browser.press(`.faq details:${question}-child summary`, RETURN);
    await expect(true, isVisible, '.faq details:last-child .faq-answer');
    await expect(false, isVisible, '.faq-answer');

    await open('/service-areas');
    await browser.press('#zip', ...listed[0]!.zip);
    await expect(true, (zip) => document.querySelector('[role=status]')!.textContent.includes(zip), listed[0]!.zip);

    // After a reload, the visitor's service overrides the link's.
    const [[linked], [, selected]] = Object.entries(form.serviceTypes).slice(1) as [[string], [string, string]];
    await open(`/contact#quote-${linked}`);
    await browser.press('select', DOWN);
    await browser.reload();
    await expect(selected, () => document.querySelector('select')!.value);
    await browser.press('form [type=submit]', RETURN);
    await expect(true, isVisible, '#name-error');
    await expect(true, isBelowHeader, '[for=name]');
    // The key selects a service, such as Other.
    for (const id of FIELDS) await browser.press(`#${id}`, 'O');
    await browser.press('form [type=submit]', RETURN);
    await expect(toast.title, () => document.querySelector('.toast p:not([hidden]) b')?.textContent);
  });

  engine('a clicked question and a link to an answer stay in view', async () => {
    await open('/services');
    await browser.resize(NARROW, 900);
    await expect(NARROW, () => innerWidth);
    assert.equal(await browser.evaluate(findMisplaced, '.faq'), []);
    await browser.resize(NARROW, 320);
    await expect(320, () => innerHeight);
    assert.equal(await browser.evaluate(followLink, '.faq'), { isOpen: true, distance: 0 });
  });

  engine.run();
}
