/** Tests pages with the site's Content-Security-Policy, which most other tests bypass. */

import { createServer } from 'node:http';
import type { Page } from 'playwright-core';
import sirv from 'sirv';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { takesQuotes } from '../../site/business/facts.ts';
import { builtSite } from '../support/built-site.ts';
import { listen } from '../support/programs.ts';
import { sendForm } from '../support/quote-form.ts';
import { DESKTOP, type Visit, visit } from '../support/visit.ts';

const STRICT = { ...DESKTOP, bypassCSP: false };

const positionOf = (page: Page, selector: string) =>
  page.evaluate((selector) => getComputedStyle(document.querySelector(selector)!).position, selector);

/** Interactions that run a page's scripts, by path. */
const TASKS: Record<string, (page: Page) => Promise<void>> = {
  async '/'(page) {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.locator('.menu-toggle').click();
    await page.locator('.menu').waitFor();
  },
  async '/services'(page) {
    await page.locator('.symptoms summary').first().click();
    await page.locator('.symptom-answer').first().waitFor();
    // The tooltip's styles load with its script.
    assert.is(await positionOf(page, '.tooltip > span'), 'absolute');
  },
  async '/contact'(page) {
    if (!takesQuotes) return;
    await sendForm(page);
    assert.is(await positionOf(page, '.toast'), 'fixed');
  },
};

/** Injections that every page must block. They change the title or a margin if they succeed. */
const ATTACKS: Record<string, () => void> = {
  'inline script': () =>
    document.body.append(Object.assign(document.createElement('script'), { textContent: 'document.title = "hacked"' })),
  'style element': () =>
    document.head.append(Object.assign(document.createElement('style'), { textContent: 'body { margin: 77px }' })),
  'event handler attribute': () => {
    document.body.setAttribute('onclick', 'document.title = "hacked"');
    document.body.click();
  },
};

/** Injections that only the policy in the HTTP header blocks. */
const HEADER_ATTACKS: typeof ATTACKS = {
  'innerHTML assignment': () => {
    document.body.innerHTML += '<p>hacked</p>';
    document.title = 'hacked';
  },
};

/** Asserts that the browser blocks and reports each attack. */
async function attack({ page, errors }: Visit, attacks: typeof ATTACKS): Promise<void> {
  for (const [what, attempt] of Object.entries(attacks)) {
    errors.length = 0;
    await page.evaluate(attempt).catch((error: Error) => errors.push(error.message));
    const isReported = () => errors.some((error) => /Content Security Policy|Trusted/.test(error));
    for (let turn = 0; turn < 100 && !isReported(); turn += 1) await page.waitForTimeout(10);
    assert.ok(isReported(), `${what}: ${errors}`);
    const effects = await page.evaluate(() => [document.title, getComputedStyle(document.body).marginTop]);
    assert.not.match(effects.join(), /hacked|77px/, what);
  }
}

for (const path of [...Object.keys(TASKS), '/500'])
  test(`the Content-Security-Policy of ${path} allows its styles and scripts`, () =>
    visit(path, STRICT, async ({ page, errors }) => {
      await page.locator('[data-attached]').first().waitFor({ state: 'attached' });
      assert.is(await positionOf(page, '.hero'), 'relative');
      await TASKS[path]?.(page);
      // Error pages log their status.
      const own = errors.filter((error) => !error.includes('status of 500'));
      assert.equal(own, []);
    }));

// All pages have the same headers.
test('pages block injections', () =>
  visit('/', STRICT, (visited) => attack(visited, { ...ATTACKS, ...HEADER_ATTACKS })));

test('pages block injections on a host that sends no headers', async () => {
  const { dist } = await builtSite();
  const server = createServer(sirv(dist, { dev: true, extensions: ['html'] }));
  const origin = `http://127.0.0.1:${await listen(server)}`;
  await visit('/', { ...STRICT, origin }, (visited) => attack(visited, ATTACKS));
  server.close();
});
