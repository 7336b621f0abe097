/** What may hurt somebody: a warning that was left out, or turned into its opposite. The wording is free. */

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { warning } from '../../site/content/emergency.ts';
import { faq } from '../../site/content/faq.ts';
import { stringsIn } from '../../site/metadata/strings.ts';
import { projectContent } from '../support/project-content.ts';

/** Says not to do something. */
const FORBIDS = /^(Don’t|Do not|Never)\b/;

for (const danger of [/\blift\b/i, /\bopener\b/i, /red cord/i, /\bsprings?\b/i, /\bcables?\b/i]) {
  test(`the emergency page forbids what its rules say of ${danger.source}`, () => {
    const rules = warning.rules.filter((rule) => danger.test(rule));
    assert.ok(rules.length > 0);
    for (const rule of rules) assert.match(rule, FORBIDS);
  });
}

test('the emergency page keeps children away', () => {
  assert.ok(warning.rules.some((rule) => /^Keep children\b.* away/.test(rule)));
});

test('the heading above the rules forbids to force the door', () => {
  assert.match(warning.title, /^(Don’t|Do not) force/);
});

test('who asks about a broken spring is told not to lift the door', () => {
  const [answer] = faq
    .filter(({ question }) => /spring is broken/.test(question))
    .map(({ answer }) => answer.join(' '));
  assert.match(answer!, /(Don’t|Do not) (lift|touch)/);
});

test('federal law has asked for sensors since 1993', () => {
  const years = stringsIn(projectContent()).flatMap(({ text }) =>
    /sensors/.test(text) ? (text.match(/\b(19|20)\d\d\b/g) ?? []) : [],
  );
  for (const year of years) assert.is(year, '1993');
});

test.run();
