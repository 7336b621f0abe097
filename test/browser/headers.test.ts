/** Tests the Content-Security-Policy, which most tests bypass, except pages.test.ts. */

import { createServer } from 'node:http';
import sirv from 'sirv';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { builtSite } from '../support/built-site.ts';
import { listen } from '../support/programs.ts';
import { DESKTOP, visit } from '../support/visit.ts';

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
    const server = createServer(sirv((await builtSite()).dist, { extensions: ['html'] }));
    const origin = hasHeaders ? undefined : `http://127.0.0.1:${await listen(server)}`;
    await visit('/', { ...DESKTOP, bypassCSP: false, origin }, async ({ page }) => {
      for (const [what, attempt] of Object.entries(ATTACKS).slice(hasHeaders ? 0 : 1)) {
        // Some attempts throw an error.
        await page.evaluate(attempt).catch(() => {});
        const effects = await page.evaluate(() => [document.title, getComputedStyle(document.body).marginTop]);
        assert.not.match(effects.join(), /hacked|77px/, what);
      }
    });
    server.close();
  });
