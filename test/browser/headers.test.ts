/** The site as browsers get it: under the policy that is published with it. */

import { createServer } from 'node:http';
import type { Page } from 'playwright-core';
import sirv from 'sirv';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { form } from '../../site/content/contact.ts';
import { builtSite, PATHS } from '../support/built-site.ts';
import { listen } from '../support/programs.ts';
import { fillForm } from '../support/quote-form.ts';
import { DESKTOP, PHONE, type Visit, visit } from '../support/visit.ts';

const STRICT = { bypassCSP: false };

/** What Chromium says of a page that is asked for by its address alone, the missing page's own message left out. */
const violations = (errors: readonly string[]) => errors.filter((error) => !/404|status of 500/.test(error));

const TASKS: [what: string, path: string, options: typeof DESKTOP, work: (page: Page) => Promise<void>][] = [
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

/** What somebody may bring into a page, and what tells that it took effect. */
const ATTACKS: Record<string, { attempt: () => void; hasWorked: () => boolean }> = {
  'an inline script': {
    attempt: () =>
      document.body.append(
        Object.assign(document.createElement('script'), { textContent: 'document.title = "inline"' }),
      ),
    hasWorked: () => document.title === 'inline',
  },
  'a style element': {
    attempt: () =>
      document.head.append(Object.assign(document.createElement('style'), { textContent: 'body { margin: 77px }' })),
    hasWorked: () => getComputedStyle(document.body).marginTop === '77px',
  },
  'a style attribute': {
    attempt: () => document.body.setAttribute('style', 'margin: 77px'),
    hasWorked: () => getComputedStyle(document.body).marginTop === '77px',
  },
  'a handler in an attribute': {
    attempt: () => {
      document.body.setAttribute('onclick', 'document.title = "handler"');
      document.body.click();
    },
    hasWorked: () => document.title === 'handler',
  },
};

/** What a header alone can forbid. */
const FOREIGN: typeof ATTACKS = {
  'markup from a text': {
    attempt: () => {
      document.body.innerHTML += '<p id="injected">';
    },
    hasWorked: () => document.getElementById('injected') !== null,
  },
  'a picture from elsewhere': {
    attempt: () => document.body.append(Object.assign(new Image(), { src: 'https://elsewhere.example/pixel.png' })),
    hasWorked: () => false,
  },
};

/** Tries each attack on the page that is shown: it has no effect, and the browser says so. */
async function attack({ page, errors }: Visit, attacks: typeof ATTACKS): Promise<void> {
  for (const [what, { attempt, hasWorked }] of Object.entries(attacks)) {
    const before = errors.length;
    await page.evaluate(attempt).catch((error: Error) => errors.push(error.message));
    for (let turn = 0; turn < 100 && errors.length === before; turn += 1) await page.waitForTimeout(10);
    assert.ok(errors.length > before, what);
    assert.not.ok(await page.evaluate(hasWorked), what);
  }
}

for (const path of PATHS) {
  test(`${path} breaks none of its rules, its styles and scripts work, and what it does not have is refused`, () =>
    visit(path, { ...DESKTOP, ...STRICT }, async (window) => {
      const { page, errors } = window;
      await page.locator('[data-attached]').first().waitFor({ state: 'attached' });
      assert.is(await page.locator('.hero').evaluate((hero) => getComputedStyle(hero).position), 'relative');
      assert.equal(violations(errors), []);
      await attack(window, { ...ATTACKS, ...FOREIGN });
    }));
}

test('on a host that sets no headers, pages refuse styles and scripts that they do not have', async () => {
  const { dist } = await builtSite();
  const server = createServer(sirv(dist, { dev: true, extensions: ['html'] }));
  const origin = `http://127.0.0.1:${await listen(server)}`;
  const look = async (window: Visit) => {
    for (const path of ['/', '/404']) {
      await window.page.goto(origin + path);
      await attack(window, ATTACKS);
    }
  };
  await visit('about:blank', { ...DESKTOP, ...STRICT }, look).finally(() => server.close());
});

test.run();
