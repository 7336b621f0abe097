/** Checks that safety warnings are complete and keep their meaning if their wording changes. */

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { stringsIn } from '../../site/checks/strings.ts';
import { warning } from '../../site/content/emergency.ts';
import { faq } from '../../site/content/faq.ts';
import { offers } from '../../site/content/services.ts';
import { projectContent } from '../support/project-copy.ts';

test('the emergency page forbids everything dangerous, and keeps children away', () => {
  for (const danger of [/\blift\b/i, /\bopener\b/i, /red cord/i, /\bsprings?\b/i, /\bcables?\b/i]) {
    const rules = warning.rules.filter((rule) => danger.test(rule));
    assert.ok(rules.length > 0 && rules.every((rule) => /^(Don’t|Do not|Never)\b/.test(rule)), `${danger}: ${rules}`);
  }
  assert.ok(warning.rules.some((rule) => /^Keep children\b.* away/.test(rule)));
  assert.match(warning.title, /^(Don’t|Do not) force/);
});

test('the answer about a broken spring warns against lifting the door', () => {
  const found = faq.find(({ question }) => /spring is broken/.test(question));
  if (found || (faq.length > 0 && offers('springs')))
    assert.match(found!.answer.join(' '), /(Don’t|Do not) (lift|touch)/);
});

test('copy about safety sensors mentions only the year 1993', () => {
  for (const { text } of stringsIn(projectContent()))
    if (/sensors/.test(text)) assert.not.match(text, /\b(19|20)\d\d\b(?<!1993)/);
});
