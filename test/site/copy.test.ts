/** Rules for the copy of titles, buttons and footer links. */

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { business } from '../../site/business/business.ts';
import { phoneHref } from '../../site/business/phone.ts';
import { askAbout, callNow, quote, requestQuote } from '../../site/content/actions.ts';
import { doors } from '../../site/content/doors.ts';
import { mapLabel } from '../../site/content/service-areas.ts';
import { all, allDocuments, documentOf, ROUTES, textOf, textsOf } from '../support/built-site.ts';

const inEnglish = (documents: Document[], selector: string) =>
  all(documents, selector).filter((element) => !element.closest('main [lang]'));

test('every page has "garage door" in its title and in an h1 or h2', async () => {
  for (const path of ROUTES) {
    const document = await documentOf(path);
    for (const text of [document.title, textsOf(document, 'h1, h2').join('\n')])
      assert.match(text, /garage door/i, path);
  }
});

test('call and quote buttons have the same text on every page', async () => {
  const documents = await allDocuments();
  for (const call of inEnglish(documents, `main .button[href="${phoneHref(business.phone)}"]`))
    assert.ok(textOf(call).startsWith(callNow), textOf(call));
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

test('the label of a map with one ZIP code has no radius around each of several', () =>
  assert.not.match(mapLabel({ count: 1, name: 'Waco' }), 'each'));
