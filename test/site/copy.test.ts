/** Rules for the copy of titles, buttons and footer links. */

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { business } from '../../site/business/business.ts';
import { phoneHref } from '../../site/business/phone.ts';
import { askAbout, callNow, quote, requestQuote } from '../../site/content/actions.ts';
import { doors } from '../../site/content/doors.ts';
import { mapLabel } from '../../site/content/service-areas.ts';
import { all, allDocuments, documentOf, PATHS, ROUTES, textOf, textsOf } from '../support/built-site.ts';

const inEnglish = (documents: Document[], selector: string) =>
  all(documents, selector).filter((element) => !element.closest('main [lang]'));
const TRADE = /garage door/i;
test('every page has "garage door" in its title and in an h1 or h2', async () => {
  for (const path of ROUTES) {
    const document = await documentOf(path);
    assert.match(document.title, TRADE, path);
    assert.match(textsOf(document, 'h1, h2').join('\n'), TRADE, path);
  }
});

test('call and quote buttons have the same text on every page', async () => {
  const documents = await allDocuments();
  for (const call of inEnglish(documents, `main .button[href="${phoneHref(business.phone)}"]`))
    assert.ok(textOf(call).startsWith(callNow), textOf(call));
  const label = new RegExp(`^(${quote.text}|${requestQuote.text}|${askAbout}|${doors.quote})( for .+)?$`);
  for (const link of all(documents, 'main a[href^="/contact"]:not([href$=".vcf"])')) {
    assert.ok(link.getAttribute('href')!.startsWith(quote.href), textOf(link));
    assert.match(textOf(link), label);
    // Screen readers list links out of context.
    if (link.matches('.service-quote')) assert.match(textOf(link), / for ./);
  }
});

test('a page mentions the arrival time at most twice', async () => {
  const { emergencyResponse } = business;
  if (!emergencyResponse) return;
  for (const path of PATHS) {
    const main = (await documentOf(path)).querySelector('main')!;
    const count = textOf(main).split(emergencyResponse).length - 1;
    assert.ok(count <= 2, `${path}: ${count} times`);
  }
});

test('the label of a map with one ZIP code has no radius around each of several', () =>
  assert.not.match(mapLabel({ count: 1, name: 'Waco' }), 'each'));
