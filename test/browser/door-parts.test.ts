/** Tests the numbered door parts on the services page, in the illustration and in the list. */

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { parts, symptoms } from '../../site/content/services-page.ts';
import { DESKTOP, PHONE, read, settle, type Visit, visit } from '../support/visit.ts';

/** Links of the parts: to their symptom, or to their service if they have none. */
const links = parts.map(({ id, href }) => (symptoms.some(({ part }) => part === id) ? `#symptom-${id}` : href));
const NAMES = parts.map((_, index) => `part-${index + 1}`);

/** Asserts that exactly these parts are highlighted, both in the illustration and in the list. */
async function assertHighlighted({ page }: Visit, names: readonly string[]): Promise<void> {
  const highlighted = await page.evaluate(() =>
    ['svg', 'ol'].map((root) => {
      const all = [...document.querySelectorAll(`${root} [class^="part-"]`)];
      const { color } = getComputedStyle(all[0]!.parentElement!);
      const found = all.filter((part) => getComputedStyle(part).color !== color);
      return found.map((part) => part.getAttribute('class')).sort();
    }),
  );
  assert.equal(highlighted, [names, names]);
}

test('a part is highlighted while its number, symptom or service is hovered, or its link has focus', () =>
  // Tall enough to show everything without scrolling. At this width, the title is near the drawing.
  read(DESKTOP, '/services', { width: 960, height: 3000 }, async (now) => {
    const targets = links.map(
      (link) => [link.replace('/services', ''), NAMES.filter((_, index) => links[index] === link)] as const,
    );
    const own = NAMES.map((name) => [`svg .${name} text`, [name]] as const);
    for (const [selector, highlighted] of new Map<string, readonly string[]>([...own, ...targets])) {
      const { x, y, width, height } = (await now.page.locator(selector).first().boundingBox())!;
      await now.page.mouse.move(x + width / 2, y + height / 2);
      await assertHighlighted(now, highlighted);
    }
    await now.page.mouse.move(0, 0);
    await now.page.focus(`ol .${NAMES[0]} a`);
    await assertHighlighted(now, [NAMES[0]!]);
  }));

const [first, second] = links.filter((link) => link.startsWith('#'));
/** Links of the first part with a symptom, and of the first one without. */
const SAMPLES = [first, links.find((link) => !link.startsWith('#'))].filter((link) => link !== undefined);
const nameOf = (link: string) => NAMES[links.indexOf(link)]!;

test("a part's number and chip on a phone open its first symptom or lead to its service", () =>
  visit('/services', PHONE, async ({ page }) => {
    for (const part of ['svg .? text', 'ol .?'])
      for (const link of SAMPLES) {
        await page.evaluate(() => document.querySelector('.symptoms [open]')?.removeAttribute('open'));
        await page.locator(part.replace('?', nameOf(link))).click();
        await page.waitForURL(`**${link}`);
        // The target has a thick line at its top, unless it's the heading of the services. Forced
        // colors would remove a shadow.
        const look = (item: Element) => [item.querySelector('[open] h3')?.textContent, item.clientTop > 3];
        const found = await page.locator(link.replace('/services', '')).evaluate(look);
        const title = symptoms.find(({ part }) => link === `#symptom-${part}`)?.title;
        assert.equal(found, [title, !link.endsWith('#services')]);
      }
  }));

// Without repairs, there's only one symptom.
if (second)
  test('only the symptom in the URL is open, even in browsers that ignore the name of <details>', () =>
    visit(`/services${first}`, DESKTOP, async ({ page }) => {
      await page.locator('details').evaluateAll((all) => all.map((item) => item.removeAttribute('name')));
      const assertOpen = async (link: string) =>
        assert.is(await page.locator('.symptoms [open]').getAttribute('id'), link.slice(1));
      await assertOpen(first!);
      // With a modifier key, the link only opens a new tab.
      await page.locator(`ol a[href="${second}"]`).click({ modifiers: ['ControlOrMeta'] });
      await assertOpen(first!);
      await page.locator(`ol a[href="${second}"]`).click();
      await assertOpen(second);
      await page.goBack();
      await settle(page);
      await assertOpen(first!);
      // The visitor opens another symptom before the script has loaded.
      await page.route('**/*.js', (route) => page.click(`${second} summary`).then(() => route.continue()));
      await page.reload();
      await assertOpen(second);
    }));

test('part numbers on a phone are readable, whole and apart from each other', () =>
  read(PHONE, '/services', {}, async ({ page }) => {
    const problems = await page.evaluate(() => {
      const texts = [...document.querySelectorAll<SVGTextElement>('.door-cutaway text')];
      const discs = texts.map((text) => text.previousElementSibling!.getBoundingClientRect());
      return texts.flatMap((text, index) => {
        const { width, left, right, top } = discs[index]!;
        const fontSize = parseFloat(getComputedStyle(text).fontSize) * text.getScreenCTM()!.a;
        const gaps = discs.slice(0, index).map((other) => Math.hypot(left - other.left, top - other.top) - width);
        const isReadable = width >= 15 && fontSize >= 11 && left >= 0 && right <= innerWidth;
        return isReadable && Math.min(...gaps) > 3 ? [] : `${text.textContent}: ${width} px, ${fontSize} px`;
      });
    });
    assert.equal(problems, []);
  }));

test("without JavaScript, each part's text is below a link to its symptom or service, and the header covers no target", () =>
  visit('/services#services', { ...DESKTOP, javaScriptEnabled: false }, async ({ page }) => {
    const [header, target] = await Promise.all(['header', ':target'].map((part) => page.locator(part).boundingBox()));
    assert.ok(target!.y >= header!.height);
    const found = await page.evaluate(() =>
      Array.from(document.querySelectorAll('.hero + section > ol a'), (link) => {
        const isBelow = link.nextElementSibling!.getBoundingClientRect().top >= link.getBoundingClientRect().bottom - 1;
        return isBelow && link.getAttribute('href');
      }),
    );
    assert.equal(found, links);
  }));
