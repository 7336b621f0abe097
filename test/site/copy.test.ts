/** Rules for the copy of titles, buttons and safety warnings, whose wording may change. */

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { business } from '../../site/business/business.ts';
import { phoneHref } from '../../site/business/phone.ts';
import { stringsIn } from '../../site/checks/strings.ts';
import { askAbout, callNow, quote, requestQuote } from '../../site/content/actions.ts';
import { doors } from '../../site/content/doors.ts';
import { warning } from '../../site/content/emergency.ts';
import { faq } from '../../site/content/faq.ts';
import { offers } from '../../site/content/services.ts';
import { all, allDocuments, documentOf, ROUTES, textOf, textsOf } from '../support/built-site.ts';
import { projectContent } from '../support/project-copy.ts';

test('every page has "garage door" in its title and in an h1 or h2', async () => {
  for (const path of ROUTES) {
    const document = await documentOf(path);
    for (const text of [document.title, textsOf(document, 'h1, h2').join('\n')])
      assert.match(text, /garage door/i, path);
  }
});

test('call and quote buttons have the same text on every page', async () => {
  const documents = await allDocuments();
  for (const call of all(documents, `main .button[href="${phoneHref(business.phone)}"]`))
    if (!call.closest('main [lang]')) assert.ok(textOf(call).startsWith(callNow), textOf(call));
  const label = `^(${quote.text}|${requestQuote.text}|${askAbout}|${doors.quote})`;
  for (const link of all(documents, 'main a[href^="/contact"]:not([href$=".vcf"])')) {
    assert.ok(link.getAttribute('href')!.startsWith(quote.href), textOf(link));
    // Screen readers list links out of context.
    const rest = link.matches('.service-quote') ? ' for .+' : '( for .+)?';
    assert.match(textOf(link), new RegExp(`${label}${rest}$`));
  }
});

test('a page mentions the arrival time at most twice', async () => {
  const { emergencyResponse } = business;
  if (!emergencyResponse) return;
  for (const main of all(await allDocuments(), 'main'))
    assert.ok(textOf(main).split(emergencyResponse).length <= 3, textOf(main.querySelector('h1')));
});

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
