/** What every page has to say, whatever its words: the trade, one wording for one action, and where answers go. */

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { business } from '../../site/business/business.ts';
import { phoneHref } from '../../site/business/phone.ts';
import { callNow, quote, requestQuote } from '../../site/content/actions.ts';
import { form } from '../../site/content/contact.ts';
import { footerServices } from '../../site/content/services.ts';
import { buildWith, builtSite, PATHS, parseHtml, ROUTES, textOf, textsOf } from '../support/built-site.ts';

const TRADE = /garage door/i;
/** Words that title case leaves small. */
const SMALL = new Set(['a', 'an', 'and', 'of', 'or', 'the', 'to']);

for (const path of ROUTES) {
  test(`${path} says "garage door" in its title and in a large heading`, async () => {
    const document = await (await builtSite()).document(path);
    assert.match(document.title, TRADE);
    assert.ok(textsOf(document, 'h1, h2').some((heading) => TRADE.test(heading)));
  });
}

for (const path of PATHS) {
  test(`${path} has one wording for calling and one place for quotes`, async () => {
    const { body } = await (await builtSite()).document(path);
    const calls = Array.from(
      body.querySelectorAll(`:not(header) > .wrap a.button[href="${phoneHref(business.hotline)}"]`),
    );
    for (const call of calls) assert.ok(textOf(call).startsWith(callNow), textOf(call));
    const menus = new Set(body.querySelectorAll('.menu-links a, .footer a'));
    for (const link of Array.from(body.querySelectorAll('a[href^="/contact"]:not([href$=".vcf"])'))) {
      if (menus.has(link)) continue;
      assert.is(link.getAttribute('href'), quote.href);
      assert.ok([quote.text, requestQuote.text].includes(textOf(link)), textOf(link));
    }
    for (const action of Array.from(body.querySelectorAll('.button, .card > a, a[href$=".vcf"]'))) {
      const shown = action.cloneNode(true) as Element;
      for (const hidden of Array.from(shown.querySelectorAll('.visually-hidden'))) hidden.remove();
      for (const word of textOf(shown).split(' ')) assert.ok(SMALL.has(word) || !/^\p{Ll}/u.test(word), textOf(shown));
    }
  });
}

test('the services of the footer lead to where their words stand', async () => {
  const site = await builtSite();
  for (const { text, href } of footerServices) {
    const [path, id] = href.split('#');
    const page = (await site.document(path!)).body;
    const target = id ? page.querySelector(`#${id}`) : page.querySelector('main');
    assert.match(textOf(target).toLowerCase(), text.toLowerCase());
  }
});

test('the form says where answers go: nowhere, or to the endpoint’s host', async () => {
  const notes = (document: Document) => textsOf(document, '.quote-form-note p');
  assert.ok(notes(await (await builtSite()).document('/contact')).includes(form.privacy.kept));
  const { html } = await buildWith({ QUOTE_ENDPOINT: 'https://quotes.example/new' });
  const said = notes(parseHtml(await html('/contact')));
  assert.ok(said.includes(form.privacy.sent.replace('{host}', 'quotes.example')), said.join(' | '));
  assert.not.ok(said.includes(form.privacy.kept));
});

test('search engines get the city’s point with five decimals or more', () => {
  for (const degrees of [business.latitude, business.longitude]) assert.match(String(degrees), /\.\d{5,}$/);
});

test.run();
