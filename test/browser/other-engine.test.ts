/**
 * The site in another engine than Chromium's: each element must look as it does there, and what visitors do must work.
 * Most phones of the city run Safari, whose engine is WebKit.
 */

import { By, Key, until, type WebDriver } from 'selenium-webdriver';
import { suite, test } from 'uvu';
import * as assert from 'uvu/assert';
import { builtSite, ROUTES } from '../support/built-site.ts';
import { type OtherEngine, openOtherEngine } from '../support/other-engine.ts';
import { programAt } from '../support/programs.ts';
import { REQUEST } from '../support/quote-form.ts';
import { serve } from '../support/serve.ts';
import { visit } from '../support/visit.ts';
import { listed } from '../support/zip-codes.ts';

const MISSING = '/no/such/page';
const LAPTOP = { width: 1280, height: 800 };
/** As narrow as windows of these browsers can be. */
const NARROW = { width: 450, height: 844 };

/** How long a browser may take to show what its scripts do, in milliseconds. */
const SETTLED = 5000;

test('text-decoration takes no variable beside its line: Safari would lose all of it', async () => {
  const { report, html } = await builtSite();
  for (const { path } of report.pages) assert.not.match(await html(path), /[{;]text-decoration:[^;}]*var\(/, path);
});

test.run();

/** What every engine computes alike. Lengths are rounded: WebKit has a 64th of a pixel, and no more than 32 bits. */
const PROPERTIES = [
  ...['display', 'position', 'z-index', 'flex-direction', 'flex-wrap', 'justify-content', 'align-items'],
  ...['color', 'background-color', 'border-top-style', 'border-top-color', 'border-radius', 'fill', 'stroke'],
  ...['font-size', 'font-weight', 'font-style', 'line-height', 'letter-spacing', 'text-transform'],
  ...['text-decoration-line', 'text-decoration-color', 'text-decoration-style', 'visibility', 'list-style-type'],
];

/** For each element its name and what is computed; but for the options of a menu, and for cells as wide as a digit. */
const COMPUTED = `Array.from(document.body.querySelectorAll(':not(noscript, option, #zip)'), (element, index) => {
  const style = getComputedStyle(element);
  const name = index + ', ' + element.tagName + '.' + (element.getAttribute('class') ?? '');
  return [name, ...${JSON.stringify(PROPERTIES)}.map((property) => style.getPropertyValue(property))].join('|');
})`;

const rounded = (style: string) => style.replace(/\d+\.\d+/g, (number) => Number(number).toFixed(1));

/** What is computed differently for an element. */
function differences(row: string, other: string): string[] {
  const [[name, ...values], [, ...others]] = [row.split('|'), other.split('|')];
  return PROPERTIES.flatMap((property, index) =>
    values[index] === others[index] ? [] : [`${name}, ${property}: ${values[index]}, not ${others[index]}`],
  );
}

/** The program by which the other engine's browser is driven. */
const program = programAt('WEBDRIVER_PATH');
const engine = suite<{ origin: string; other?: OtherEngine }>('another engine', { origin: '' });

engine.before(async (context) => {
  context.other = await openOtherEngine(program!).catch((error) => {
    // uvu keeps to itself what a hook throws.
    console.error(error);
    throw error;
  });
  context.origin = await serve((await builtSite()).dist);
});

engine.after(({ other }) => other?.close());

/** Whether all is loaded, and where a script is named that does not run. */
const LOADED = `
  const named = Array.from(document.querySelectorAll('[data-module]'), ({ dataset }) => dataset);
  return [
    document.readyState,
    named.filter(({ module, attached = '' }) => module.split(' ').some((name) => !attached.split(' ').includes(name))),
  ]`;

/** Opens a page in the other engine, and waits until all its scripts are attached. */
async function open(driver: WebDriver, url: string): Promise<void> {
  await driver.get(url);
  await settled(driver, async () => assert.equal(await driver.executeScript(LOADED), ['complete', []]));
}

/** Tries something in a narrow window. */
function tryout(name: string, path: string, look: (driver: WebDriver) => Promise<void>): void {
  engine(name, async ({ origin, other }) => {
    const { driver, resize } = other!;
    await resize(NARROW.width, NARROW.height);
    await open(driver, origin + path);
    await look(driver);
  });
}

/** Until what is expected holds; what it throws, if it does not come to. */
async function settled(driver: WebDriver, expectation: () => Promise<void>): Promise<void> {
  const holds = () =>
    expectation().then(
      () => true,
      () => false,
    );
  await driver.wait(holds, SETTLED).catch(expectation);
}

const find = (driver: WebDriver, selector: string) => driver.findElement(By.css(selector));

for (const [index, path] of [...ROUTES, MISSING].entries()) {
  engine(`${path} looks as in Chromium, and is no wider than the window`, async ({ origin, other }) => {
    const { driver, resize } = other!;
    await open(driver, origin + path);
    // Each at the size first at which the one before was last.
    const sizes = index % 2 === 0 ? [LAPTOP, NARROW] : [NARROW, LAPTOP];
    await visit(path, { viewport: sizes[0]!, reducedMotion: 'no-preference' }, async ({ page }) => {
      for (const size of sizes) {
        await resize(size.width, size.height);
        await page.setViewportSize(size);
        const compare = async () => {
          const theirs = (await driver.executeScript<string[]>(`return ${COMPUTED}`)).map(rounded);
          const chromium = (await page.evaluate<string[]>(COMPUTED)).map(rounded);
          assert.is(theirs.length, chromium.length);
          const different = theirs.flatMap((row, index) =>
            row === chromium[index] ? [] : differences(row, chromium[index]!),
          );
          assert.equal(different, [], `${size.width} px`);
        };
        // What is in view, on which the bar at the bottom depends, is told to scripts after the load.
        await settled(driver, compare);
        assert.is(await driver.executeScript('return document.documentElement.scrollWidth'), size.width);
      }
    });
  });
}

tryout('the menu opens, and Escape closes it and gives the focus back', '/', async (driver) => {
  const toggle = await find(driver, '.menu-toggle');
  const links = await find(driver, '.menu-links');
  assert.not.ok(await links.isDisplayed());
  await toggle.click();
  assert.ok(await links.isDisplayed());
  await driver.actions().sendKeys(Key.TAB, Key.ESCAPE).perform();
  assert.not.ok(await links.isDisplayed());
  assert.is(await driver.switchTo().activeElement().getAttribute('class'), await toggle.getAttribute('class'));
});

tryout('an answer opens', '/services', async (driver) => {
  const answer = await find(driver, '.faq-answer');
  assert.not.ok(await answer.isDisplayed());
  await find(driver, '.faq summary').click();
  assert.ok(await answer.isDisplayed());
});

tryout(
  'screen readers are told the words of a question apart, wherever its lines break',
  '/services',
  async (driver) => {
    await driver.executeScript("document.querySelector('.faq').style.width = '220px'");
    for (const question of await driver.findElements(By.css('.faq summary'))) {
      const text = await driver.executeScript<string>('return arguments[0].textContent', question);
      assert.is(await question.getAccessibleName(), text);
    }
  },
);

tryout('a ZIP code is answered', '/service-areas', async (driver) => {
  const { zip } = listed[0]!;
  await find(driver, '#zip').sendKeys(zip);
  await driver.wait(until.elementTextContains(await find(driver, '[role=status]'), zip), SETTLED);
});

tryout('a field that is missing is in view with its label', '/contact', async (driver) => {
  await find(driver, 'form [type=submit]').click();
  assert.is(await driver.switchTo().activeElement().getAttribute('id'), 'name');
  assert.ok(await find(driver, '#name-error').isDisplayed());
  const isInView = () =>
    driver.executeScript<boolean>(
      "return document.querySelector('[for=name]').getBoundingClientRect().top >= document.querySelector('header').getBoundingClientRect().bottom",
    );
  await driver.wait(isInView, SETTLED, 'the header lies over the label');
});

tryout('a complete request is answered by the toast', '/contact', async (driver) => {
  const fill = `for (const [id, text] of Object.entries(arguments[0])) {
    const field = document.getElementById(id);
    field.value = text;
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }`;
  await driver.executeScript(fill, REQUEST);
  await find(driver, '#city').sendKeys(Key.ENTER);
  const title = await driver.wait(until.elementLocated(By.css('.toast-title')), SETTLED);
  assert.is(await title.getText(), 'Message Sent!');
  assert.is(await find(driver, '#name').getAttribute('value'), '');
});

if (program) engine.run();
else console.log('  WEBDRIVER_PATH names no program: the site is tried in no other engine than Chromium’s');
