/** Tests the list of symptoms on the services page. */

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { quoteFor } from '../../site/content/contact.ts';
import { parts } from '../../site/content/services-page.ts';
import { symptoms } from '../../site/content/symptoms.ts';
import { DESKTOP, visit } from '../support/visit.ts';

for (const javaScriptEnabled of [true, false])
  test(`a symptom highlights its part and links to the form ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () =>
    visit('/services', { ...DESKTOP, javaScriptEnabled }, async ({ page, origin }) => {
      const summaries = page.locator('.symptoms summary');
      assert.is(await summaries.count(), symptoms.length);
      for (const [index, { part, service, care }] of symptoms.entries()) {
        await summaries.nth(index).focus();
        await page.keyboard.press('Enter');
        assert.ok(await page.getByText(care).isVisible());
        assert.is(await page.locator('.symptoms [open]').count(), 1);
        const number = parts.findIndex(({ id }) => id === part) + 1;
        const opacities = await page
          .locator('.door-cutaway .cutaway-parts > g')
          .evaluateAll((all) =>
            all.map((element) => [element.getAttribute('class'), getComputedStyle(element).opacity]),
          );
        for (const [name, opacity] of opacities)
          assert.is(opacity, name === `part-${number}` ? '1' : '0.2', name ?? '');
        assert.is(await page.locator('.symptoms [open] .service-quote').getAttribute('href'), quoteFor(service).href);
      }
      await page.locator('.symptoms [open] .service-quote').click();
      await page.waitForURL(`${origin}${quoteFor(symptoms.at(-1)!.service).href}`);
    }));

test.run();
