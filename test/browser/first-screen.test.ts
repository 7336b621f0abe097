/** What a visitor sees on a phone before scrolling, and how far the quote form is. */

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { business } from '../../site/business.ts';
import { quote } from '../../site/content/actions.ts';
import { phoneHref } from '../../site/phone.ts';
import { ROUTES } from '../built-site.ts';
import { createReader, PHONE, visit } from './visit.ts';

const { read, close } = createReader(PHONE);
test.after(close);

for (const path of ROUTES) {
  test(`${path} names trade, service and place on its first screen`, () =>
    read(path, {}, async ({ page }) => {
      const words = await page.locator('main').evaluate((main) =>
        [...main.querySelectorAll('h1, h2, p, a, label')]
          .filter((element) => element.checkVisibility() && element.getBoundingClientRect().bottom <= innerHeight)
          .map((element) => element.textContent)
          .join(' ')
          .replaceAll('\u00a0', ' '),
      );
      for (const said of [/garage door/i, /repair|service/i, business.city]) assert.match(words, said);
    }));

  const [width, height] = [225, 480];
  test(`${path} at a high zoom cuts off no word at its top`, () =>
    read(path, { width, height }, async ({ page }) => {
      const cut = await page.locator('.hero-text').evaluate(
        (hero, width) =>
          [...hero.querySelectorAll('h1, p, a, span')]
            .filter((element) => {
              const range = document.createRange();
              range.selectNodeContents(element);
              return range.getBoundingClientRect().right > width;
            })
            .map((element) => element.textContent),
        width,
      );
      assert.equal(cut, []);
    }));
}

test('without any styles the number is on the first screen too, and icons are small', () =>
  visit('about:blank', { ...PHONE, javaScriptEnabled: false }, async ({ page, origin }) => {
    for (const path of [...ROUTES, '/404', '/500']) {
      await page.goto(origin + path, { waitUntil: 'domcontentloaded' });
      const { call, widest } = await page.evaluate(() => {
        document.querySelector('style')!.remove();
        const widths = Array.from(document.querySelectorAll('svg.icon, svg.mark'), (icon) => icon.clientWidth);
        const link = document.querySelector('a[href^="tel:"]')!.getBoundingClientRect();
        return { call: link.bottom <= innerHeight && link.width > 40, widest: Math.max(...widths) };
      });
      assert.ok(call, path);
      assert.ok(widest <= 48, `${path}: ${widest} px`);
    }
  }));

test('the contact page leads to its form: two links, and the first field within one and a half screens', () =>
  visit('/contact', PHONE, async ({ page }) => {
    const links = await page.locator('.hero a').evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    assert.equal(links, [phoneHref(business.hotline), quote.href]);
    const end = await page.locator('#name').evaluate((field) => field.getBoundingClientRect().bottom / innerHeight);
    assert.ok(end <= 1.5, String(end));
    await page.locator('.hero').getByRole('link', { name: quote.text }).click();
    const top = () => page.locator('#quote').evaluate((heading) => heading.getBoundingClientRect().top);
    assert.ok((await top()) >= 0 && (await top()) < 200, String(await top()));
  }));

test.run();
