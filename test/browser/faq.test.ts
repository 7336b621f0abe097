/** Tests the look of the FAQ on the services page. */

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { faq } from '../../site/content/faq.ts';
import { DESKTOP, type Visit, visit } from '../support/visit.ts';

const summary = ({ page }: Visit, index: number) => page.locator('.faq summary').nth(index);

test("an open question's arrow and background differ from a closed question's", () =>
  visit('/services', DESKTOP, async (now) => {
    await summary(now, 0).click();
    const look = (index: number) =>
      summary(now, index).evaluate((summary) => [
        getComputedStyle(summary, '::after').rotate,
        getComputedStyle(summary.parentElement!).backgroundImage,
      ]);
    const [open, closed] = [await look(0), await look(1)];
    assert.is.not(open[0], closed[0]);
    assert.is.not(open[1], closed[1]);
  }));

// The business may answer only one question.
if (faq.length > 1) test.run();
