/** The site as browsers get it: under the policy that is published with it. */

import type { Page } from 'playwright-core';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { form } from '../../site/content/contact.ts';
import { PATHS, type Path } from '../built-site.ts';
import { fillForm } from './quote-form.ts';
import { DESKTOP, PHONE, visit } from './visit.ts';

const STRICT = { bypassCSP: false };

/** What Chromium says of a page that is asked for by its address alone, the missing page's own message left out. */
const violations = (errors: readonly string[]) => errors.filter((error) => !/404/.test(error));

for (const path of PATHS.filter((path) => path !== '/500')) {
  test(`${path} breaks none of its rules, and its styles and scripts work`, () =>
    visit(path, { ...DESKTOP, ...STRICT }, async ({ page, errors }) => {
      await page.locator('[data-attached]').first().waitFor({ state: 'attached' });
      assert.is(await page.locator('.hero').evaluate((hero) => getComputedStyle(hero).position), 'relative');
      assert.equal(violations(errors), []);
    }));
}

const TASKS: [what: string, path: Path, options: typeof DESKTOP, work: (page: Page) => Promise<void>][] = [
  [
    'the menu opens',
    '/',
    PHONE,
    async (page) => {
      await page.locator('.menu-toggle').click();
      await page.locator('.menu').waitFor();
    },
  ],
  [
    'a question opens',
    '/services',
    DESKTOP,
    async (page) => {
      await page.locator('summary').first().click();
      await page.locator('.faq-answer').first().waitFor();
    },
  ],
  [
    'a tooltip opens',
    '/',
    // So tall that nothing scrolls, which would close it.
    { viewport: { width: 1280, height: 4000 } },
    async (page) => {
      await page.locator('.tooltip a').first().hover();
      await page.getByRole('tooltip').first().waitFor();
    },
  ],
  [
    'the form shows its toast',
    '/contact',
    DESKTOP,
    async (page) => {
      await fillForm(page);
      await page.getByRole('button', { name: form.submit }).click();
      await page.getByText('Message Sent!').waitFor();
      // Its styles came with the script.
      assert.is(await page.locator('.toast').evaluate((toast) => getComputedStyle(toast).position), 'fixed');
    },
  ],
];

for (const [what, path, options, work] of TASKS) {
  test(`${what} under the policy`, () =>
    visit(path, { ...options, ...STRICT }, async ({ page, errors }) => {
      await work(page);
      assert.equal(errors, []);
    }));
}

test('what the pages do not have is refused', () =>
  visit('/', { ...DESKTOP, ...STRICT }, async ({ page, errors }) => {
    const tries: Record<string, () => void> = {
      'an inline script': () =>
        document.head.append(Object.assign(document.createElement('script'), { textContent: 'var inline = 1' })),
      'a style attribute': () => document.body.setAttribute('style', 'color: red'),
      'markup from a text': () => {
        document.body.innerHTML += '<p>';
      },
      'a picture from elsewhere': () =>
        document.body.append(Object.assign(new Image(), { src: 'https://elsewhere.example/pixel.png' })),
    };
    for (const [what, attempt] of Object.entries(tries)) {
      const before = errors.length;
      await page.evaluate(attempt).catch((error: Error) => errors.push(error.message));
      await page.waitForTimeout(100);
      assert.ok(errors.length > before, what);
    }
  }));

test.run();
