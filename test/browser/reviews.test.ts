/** Tests reviews, and the options that show only those about one topic. */

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { stories, testimonials } from '../../site/content/testimonials.ts';
import { type Visit, visit, WITHOUT_SCRIPTS } from '../support/visit.ts';

/** A page has at most six. */
const TOPICS = [...new Set(testimonials.flatMap(({ topic }) => topic ?? []))].slice(0, 6);
const namesOf = (topic?: string) =>
  testimonials.filter((review) => !topic || review.topic === topic).map(({ name }) => name);
const shown = ({ page }: Visit) => page.locator('.review b:visible').allInnerTexts();

// Another company may not have sorted its reviews.
if (TOPICS.length > 0) {
  test('a review keeps its line breaks', () =>
    visit('/testimonials', {}, async ({ page }) => {
      const text = page.locator('.review p').first();
      await text.evaluate((element) => element.append('\nThe end.'));
      assert.match(await text.innerText(), /\nThe end\.$/);
    }));

  test('each topic shows its reviews, even without JavaScript', () =>
    visit('/testimonials', WITHOUT_SCRIPTS, async (now) => {
      assert.equal(await shown(now), namesOf());
      for (const topic of TOPICS) {
        await now.page.getByLabel(topic, { exact: true }).check();
        assert.equal(await shown(now), namesOf(topic));
      }
    }));

  test('arrow keys choose a topic, and paper has all reviews without the options', () =>
    visit('/testimonials', {}, async (now) => {
      const { page } = now;
      const labels = page.locator('.options label');
      const countOutlined = () =>
        labels.evaluateAll((all) => all.filter((label) => getComputedStyle(label).outlineStyle !== 'none').length);
      await page.getByLabel(stories.all, { exact: true }).click();
      assert.is(await countOutlined(), 0, 'after a click');
      await page.keyboard.press('ArrowRight');
      assert.equal([await shown(now), await countOutlined()], [namesOf(TOPICS[0]), 1]);
      await page.emulateMedia({ media: 'print' });
      assert.equal(await shown(now), namesOf());
      assert.not(await page.getByRole('group', { name: stories.legend }).isVisible());
    }));
}
