/** Tests the list of symptoms on the services page. */

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { quoteFor } from '../../site/content/contact.ts';
import { parts } from '../../site/content/services-page.ts';
import { symptoms } from '../../site/content/symptoms.ts';
import { DESKTOP, visit } from '../support/visit.ts';

for (const javaScriptEnabled of [true, false])
  test(`an open symptom highlights its part ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () =>
    visit('/services', { ...DESKTOP, javaScriptEnabled }, async ({ page }) => {
      for (const [index, { part, service, care }] of symptoms.entries()) {
        await page.focus(`.symptoms details:nth-of-type(${index + 1}) summary`);
        await page.keyboard.press('Enter');
        const { open, signs, highlighted, dimmed } = await page.evaluate(() => {
          const all = [...document.querySelectorAll('.symptoms details')];
          const parts = [...document.querySelectorAll('.door-cutaway .cutaway-parts > g')];
          const withOpacity = (value: string) => parts.filter((one) => getComputedStyle(one).opacity === value);
          return {
            open: all.flatMap((item) =>
              (item as HTMLDetailsElement).open
                ? [(item as HTMLElement).innerText, item.querySelector('.service-quote')!.getAttribute('href')]
                : [],
            ),
            signs: new Set(all.map((item) => getComputedStyle(item.querySelector('summary')!, '::after').content)).size,
            highlighted: withOpacity('1').map((one) => one.getAttribute('class')),
            dimmed: withOpacity('0.2').length,
          };
        });
        assert.match(open[0]!, care);
        assert.equal(open.slice(1), [quoteFor(service).href]);
        assert.is(signs, 2, 'expected different signs on open and closed symptoms');
        assert.equal(highlighted, [`part-${parts.findIndex(({ id }) => id === part) + 1}`]);
        assert.is(dimmed, parts.length - 1);
      }
    }));

test.run();
