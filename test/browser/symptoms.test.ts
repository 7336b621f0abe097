/** Tests the list of symptoms on the services page. */

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { quoteFor } from '../../site/content/contact.ts';
import { parts } from '../../site/content/services-page.ts';
import { symptoms } from '../../site/content/symptoms.ts';
import { DESKTOP, PHONE, visit } from '../support/visit.ts';

for (const [device, options] of [
  ['phone', PHONE],
  ['tablet', { viewport: { width: 768, height: 1024 } }],
  ['desktop', DESKTOP],
  ['desktop without JavaScript', { ...DESKTOP, javaScriptEnabled: false }],
] as const)
  test(`on a ${device}, an open symptom shows its part`, () =>
    visit('/services', options, async ({ page }) => {
      for (const [index, symptom] of symptoms.entries()) {
        const part = parts.find(({ id }) => id === symptom.part)!;
        await page.focus(`.symptoms details:nth-of-type(${index + 1}) summary`);
        await page.keyboard.press('Enter');
        const open = page.locator('.symptoms details[open]');
        assert.is(await open.locator('figcaption').innerText(), `${part.title}\n${part.text}`);
        const picture = open.locator('svg');
        const { width, height } = (await picture.boundingBox())!;
        assert.ok(width >= 250 && Math.abs(width / height - 16 / 9) < 0.05, `${width} × ${height} px`);
        const copies = await picture
          .locator('use')
          .evaluateAll((uses) => uses.map((use) => [use.getAttribute('href'), getComputedStyle(use).opacity]));
        assert.equal(copies, [
          ['#cutaway', '0.3'],
          [`#part-${part.id}`, '1'],
        ]);
      }
    }));

test('an open symptom has advice, a link to the form for its service', () =>
  visit('/services', DESKTOP, async ({ page }) => {
    for (const [index, { care, service, isEasy }] of symptoms.entries()) {
      const item = page.locator('.symptoms details').nth(index);
      await item.locator('summary').click();
      const lines = await item.locator('p').allInnerTexts();
      // If visitors can fix it themselves, the answer begins with what to try.
      assert.is(lines.indexOf(care), isEasy ? 0 : 1);
      assert.is(await item.locator('.button-small').count(), isEasy ? 1 : 0);
      assert.is(await item.locator('.service-quote').getAttribute('href'), quoteFor(service).href);
    }
  }));
