/**
 * Tests pages with the site's Content-Security-Policy, which most other tests bypass.
 * delivery.test.ts tests the policy of /contact.
 */

import { createServer } from 'node:http';
import sirv from 'sirv';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { builtSite } from '../support/built-site.ts';
import { listen } from '../support/programs.ts';
import { DESKTOP, PHONE, visit } from '../support/visit.ts';

for (const [path, device, control, shown] of [
  ['/', PHONE, '.menu-toggle', '.menu-links'],
  ['/services', DESKTOP, '.symptoms summary', '.symptom-answer'],
  ['/500', DESKTOP, '.hero', '.hero'],
] as const)
  test(`the Content-Security-Policy of ${path} allows its styles and scripts`, () =>
    visit(path, { ...device, bypassCSP: false }, async ({ page, errors }) => {
      await page.locator('[data-attached]').first().waitFor({ state: 'attached' });
      await page.locator(control).first().click();
      await page.locator(shown).first().waitFor();
      // The browser reports what the policy blocks. Error pages also log their status.
      assert.equal(
        errors.filter((error) => !error.includes('status of 500')),
        [],
      );
    }));

/** Injections that change the title or a margin if they succeed. */
const ATTACKS: Record<string, () => void> = {
  // Only the policy in the HTTP header blocks this one.
  'innerHTML assignment': () => {
    document.body.innerHTML += '<p>hacked</p>';
    document.title = 'hacked';
  },
  'inline script': () =>
    document.body.append(Object.assign(document.createElement('script'), { textContent: 'document.title = "hacked"' })),
  'style element': () =>
    document.head.append(Object.assign(document.createElement('style'), { textContent: 'body { margin: 77px }' })),
  'event handler attribute': () => {
    document.body.setAttribute('onclick', 'document.title = "hacked"');
    document.body.click();
  },
};

// All pages have the same headers, and their own policy blocks the others even without headers.
for (const hasHeaders of [true, false])
  test(`pages block injections on a host that sends ${hasHeaders ? '' : 'no '}headers`, async () => {
    const server = createServer(sirv((await builtSite()).dist, { dev: true, extensions: ['html'] }));
    const origin = hasHeaders ? undefined : `http://127.0.0.1:${await listen(server)}`;
    await visit('/', { ...DESKTOP, bypassCSP: false, origin }, async ({ page, errors }) => {
      for (const [what, attempt] of Object.entries(ATTACKS).slice(hasHeaders ? 0 : 1)) {
        errors.length = 0;
        await page.evaluate(attempt).catch((error: Error) => errors.push(error.message));
        const isReported = () => errors.some((error) => /Content Security Policy|Trusted/.test(error));
        for (let turn = 0; turn < 100 && !isReported(); turn += 1) await page.waitForTimeout(10);
        assert.ok(isReported(), `${what}: ${errors}`);
        const effects = await page.evaluate(() => [document.title, getComputedStyle(document.body).marginTop]);
        assert.not.match(effects.join(), /hacked|77px/, what);
      }
    });
    server.close();
  });
