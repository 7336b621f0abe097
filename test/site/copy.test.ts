/** Rules for the copy of titles, buttons and the privacy note. */

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { business } from '../../site/business/business.ts';
import { callNow, quote, requestQuote } from '../../site/content/actions.ts';
import { form } from '../../site/content/contact.ts';
import { footerServices } from '../../site/content/services.ts';
import { buildWith, builtSite, PATHS, ROUTES, textOf, textsOf } from '../support/built-site.ts';

const documentOf = async (path: string) => (await builtSite()).document(path);
const TRADE = /garage door/i;
/** Words that title case doesn't capitalize. */
const SMALL = new Set(['a', 'an', 'and', 'of', 'or', 'the', 'to']);

test('every page has "garage door" in its title and in an h1 or h2', async () => {
  for (const path of ROUTES) {
    const document = await documentOf(path);
    assert.match(document.title, TRADE, path);
    assert.ok(
      textsOf(document, 'h1, h2').some((heading) => TRADE.test(heading)),
      path,
    );
  }
});

test('call and quote buttons have the same text on every page, in title case', async () => {
  for (const path of PATHS) {
    const document = await documentOf(path);
    for (const text of textsOf(document, `main .button[href="tel:${business.phone}"]`))
      assert.ok(text.startsWith(callNow), `${path}: ${text}`);
    for (const link of Array.from(document.querySelectorAll('main a[href^="/contact"]:not([href$=".vcf"])'))) {
      assert.ok(link.getAttribute('href')!.startsWith(quote.href), path);
      assert.match(textOf(link), new RegExp(`^(${quote.text}|${requestQuote.text})( for .+)?$`), path);
    }
    for (const action of Array.from(document.querySelectorAll('.button, .card a, .service-quote, a[href$=".vcf"]'))) {
      const shown = action.cloneNode(true) as Element;
      for (const hidden of Array.from(shown.querySelectorAll('.visually-hidden'))) hidden.remove();
      for (const word of textOf(shown).split(' '))
        assert.ok(SMALL.has(word) || !/^\p{Ll}/u.test(word), `${path}: ${textOf(shown)}`);
    }
  }
});

test('each service in the footer links to a section that mentions it', async () => {
  for (const { text, href } of footerServices) {
    const [path, id] = href.split('#');
    const target = (await documentOf(path!)).querySelector(id ? `#${id}` : 'main');
    assert.match(textOf(target).toLowerCase(), text.toLowerCase());
  }
});

test('the quote form states that nothing is sent, or which host receives the request', async () => {
  const notesOn = (document: Document) => textsOf(document, '.quote-form-note p');
  assert.ok(notesOn(await documentOf('/contact')).includes(form.privacy.kept));
  const { document } = await buildWith({ QUOTE_ENDPOINT: 'https://quotes.example/new' });
  const notes = notesOn(await document('/contact'));
  assert.ok(notes.includes(form.privacy.sent.replace('{host}', 'quotes.example')), notes.join(' | '));
  assert.not.ok(notes.includes(form.privacy.kept));
});

test.run();
