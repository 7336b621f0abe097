/**
 * Checks every page against the specification: links, lists and the quote form. For the sample
 * business, also checks sections, counts and texts. No other test hard-codes the sample's numbers.
 */

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { business } from '../../site/business/business.ts';
import { priceOf, takesQuotes } from '../../site/business/facts.ts';
import { phoneHref, phoneText } from '../../site/business/phone.ts';
import { placeGroups, placesOf, zipCounts } from '../../site/business/places.ts';
import { quoteFor, toast as toastCopy } from '../../site/content/contact.ts';
import { footer as footerCopy } from '../../site/content/layout.ts';
import { services } from '../../site/content/services.ts';
import { parts, symptoms } from '../../site/content/services-page.ts';
import { stories, testimonials } from '../../site/content/testimonials.ts';
import { all, documentOf, NAMES, PATHS, ROUTES, textOf, textsOf } from '../support/built-site.ts';
import { isSample } from '../support/edit-project.ts';
import { linesOf } from '../support/zip-codes.ts';

const { name, phone, rating, reviews, radiusMiles, yearsCombined, emergencyResponse, repairTime } = business;
const { homes, businesses } = business.maintenance;
const PHONE = phoneText(phone);
const DIAL = phoneHref(phone);
const MENU = ROUTES.map((path, index) => `${NAMES[index]} → ${path}`);

/** Returns the text of each element that matches. A link has its target after an arrow. */
const linesIn = (root: ParentNode, selector: string) =>
  all(root, selector).map((element) =>
    element.matches('a') ? `${textOf(element)} → ${element.getAttribute('href')}` : textOf(element),
  );

for (const path of PATHS)
  test(`${path} has the shared header and footer with the current page marked, and only linked phone numbers`, async () => {
    const document = await documentOf(path);
    const [header, footer] = all(document, 'header, footer') as [Element, Element];
    assert.match(linesIn(header, '.header-brand').join(), / → \/$/);
    assert.equal(linesIn(header, 'nav li a'), MENU);
    assert.equal(linesIn(header, '.header-phone'), [`Call ${PHONE} → ${DIAL}`]);
    assert.ok(header.querySelector('button[aria-expanded=false][aria-controls=menu]'), 'menu button');
    assert.equal(linesIn(footer, 'nav:not(:last-child) a'), MENU);
    for (const text of [name, footerCopy.promise ?? '', footerCopy.area, `© 2030 ${name}`])
      assert.match(textOf(footer), text);

    const count = (text: string) => text.split(PHONE).length - 1;
    const linked = count(textsOf(document, 'a[href^="tel:"], a[href^="sms:"]').join(' '));
    assert.is(count(textOf(document.body)), linked, 'every phone number is a link');
    assert.equal(linesIn(footer, '.footer-phone'), [`${PHONE} → ${DIAL}`]);
    const bar = linesIn(document, '.call-bar a').map((line) => line.split(' → ')[1]);
    assert.equal(bar, [DIAL, '/contact#quote'], 'call bar');

    const current = ROUTES.filter((route) => route === path);
    const marked = Array.from(document.querySelectorAll('[aria-current=page]'), (link) => link.getAttribute('href'));
    assert.equal(marked, [...current, ...current], 'in both menus');
  });

/** Returns the selector of the section below a heading. */
const below = (id: string) => `[aria-labelledby="${id}"]`;

const CALL = `Call Now ${PHONE} → ${DIAL}`;
const QUOTE = 'Get Free Quote → /contact#quote';
const HOME = 'Return to Home → /';
const AREAS = 'See All Service Areas → /service-areas';

/**
 * Expected content of the sample site's pages: the ids of section headings, then texts by selector.
 * Texts are joined with commas, or a list with one pattern per element. If the specification only
 * requires their number, it's a number. Links have their target after an arrow.
 */
const PAGES: Readonly<Record<string, Record<string, string | number | RegExp[]>>> = {
  '/': {
    sections: 'what why commercial emergency area',
    'header li': 'Home, Services, Emergency, Service Areas, Testimonials, Contact',
    '.header-emergency': '24/7 Emergency → /emergency',
    '.footer-business': [/24\/7 emergency.*San Antonio, TX and surrounding areas/],
    '.footer-columns > :last-child li':
      'Garage Door Repair, Garage Door Installation, Spring Replacement, ' +
      'Opener Repair & Installation, Cable Replacement, Commercial Services, Emergency Repairs',
    '.hero a.button': `${CALL}, View Our Services → /services`,
    '.hero b': 'The visit and the quote are free, day or night.',
    '.hero .rating': [new RegExp(`${rating} out of 5 .* ${reviews}\\+ reviews`)],
    [`${below('what')} h3`]: [/Repair/, /New Door/, /24\/7 Emergency/],
    [`${below('what')} .card-price`]: `${priceOf.get('repair')}, ${priceOf.get('installation')}`,
    [`${below('what')} a`]: [/→ \/services#repair$/, /→ \/services#installation$/, /→ \/emergency$/],
    [`${below('why')} li h3`]:
      'Licensed and insured, Upfront pricing with no hidden fees, Same-day service, ' +
      `Satisfaction guaranteed, ${yearsCombined}+ years combined experience, ` +
      'Residential and commercial work',
    '.badge[role=img][aria-label*="24/7"]': [/24\/7/],
    [`${below('commercial')} li`]:
      'High-speed door installation and repair, Loading dock equipment service, ' +
      'Preventive maintenance programs, 24/7 emergency commercial service',
    // The words after "Learn More" are only for screen readers.
    [`${below('commercial')} a.button`]: 'Learn More about commercial service → /services',
    [`:is(${below('why')}, ${below('emergency')}, ${below('area')}) a.button`]: `${QUOTE}, ${CALL}, ${AREAS}`,
    [below('area')]: [new RegExp(`${radiusMiles}-mile radius of each service location`)],
  },
  '/services': {
    // The list of symptoms comes before the specified sections.
    sections: 'symptoms services why faq quote',
    '.hero a.button': CALL,
    // structured-data.test.ts checks their descriptions.
    '.service ul': 6,
    [`${below('services')} h3`]: [/Repair/, /Installation/, /Opener/, /Spring/, /Maintenance/, /Commercial/],
    '.service .service-quote': services.map(({ id }) => new RegExp(`→ ${quoteFor(id).href}$`)),
    [`${below('why')} li`]: [
      new RegExp(`Experienced technicians.*Over ${yearsCombined} years combined`),
      /^Upfront/,
      /^Quality parts/,
      /^Customer satisfaction/,
    ],
    '.faq details': [
      /spring is broken/,
      new RegExp(`repairs take ${repairTime}`),
      /same-day/,
      new RegExp(`${homes} service for a home.*${businesses} service`),
      /opener brands/,
      /warranty/,
    ],
    [`${below('quote')} a.button`]: `Request Free Quote → /contact#quote, ${CALL}`,
  },
  '/emergency': {
    sections: 'urgent warning process trust coverage call',
    '.hero a.button': CALL,
    '.emergency-visit': 'The visit and the quote are free, day or night.',
    [`${below('urgent')} li`]: 8,
    [`${below('warning')} h2`]: [/^Do not force/],
    [`${below('process')} li`]: [/call/, new RegExp(emergencyResponse), /upfront quote/, /stocked vehicles/],
    [`${below('trust')} li`]: 6,
    [below('coverage')]: [new RegExp(`${radiusMiles}-mile radius.*Spring Branch, Seguin, Pleasanton and Bandera`)],
    [`:is(${below('coverage')}, ${below('call')}) a.button`]: `${AREAS}, ${CALL}`,
  },
  '/service-areas': {
    sections: 'places metro surrounding additional radius benefits unlisted call',
    '.hero a.button': `${CALL}, ${QUOTE}`,
    '.hero-lead': [new RegExp(`${zipCounts.home} ZIP.*Plus ${zipCounts.away} around`)],
    '.place-group h3': 'San Antonio Metro, Surrounding Communities, Additional Service Locations',
    '.place-group h4': [/./, /./, /^Chicago, IL$/, /^Cleveland area, OH$/, /^Houston, TX$/, /^Pearland, TX$/],
    summary: placeGroups.at(-1)!.parts.map(({ places }) => new RegExp(`\\D${linesOf(places).length} ZIP`)),
    [below('radius')]: [new RegExp(`${radiusMiles}-mile radius.*Pleasanton and Spring Branch.*no travel fees`)],
    [`${below('benefits')} li`]: 4,
    [`${below('unlisted')} :is(h2, a.button)`]: `City not listed?, ${CALL}`,
    [`${below('call')} a.button`]: CALL,
  },
  '/testimonials': {
    sections: 'reviews why praise call',
    '.hero .rating': `${rating}/5 Stars from ${reviews}+ Reviews`,
    [`${below('why')} li`]: 4,
    [`${below('praise')} li`]: [/ Priya S\.$/, / Walt B\.$/, / Lucia and Ben A\.$/, / Andre J\.$/],
    [`${below('call')} a.button`]: `${CALL}, ${QUOTE}`,
  },
  '/contact': {
    sections: 'emergency next reasons es',
    '.hero a.button': CALL,
    '.info-card-detail': `${PHONE}, 24/7 Emergency Service, San Antonio & Surrounding Areas`,
    '.contact .info-card:last-child': [new RegExp(`${radiusMiles}-mile radius`)],
    [`${below('emergency')} a.button`]: CALL,
    [`${below('next')} h3`]: [/review/, /contact/, /schedule/],
    [`${below('reasons')} h3`]: 'Fast response, Free quotes, 24/7 availability',
    '.quote-form-note p:first-child': `* Required fields. We typically respond ${business.replyTime}.`,
    option:
      'Select a service, Emergency Repair, Spring Replacement, Door Installation, ' +
      'Opener Repair/Installation, Preventive Maintenance, Commercial Services, Other',
  },
  '/sent': { sections: '', h1: 'Message Sent!', '.hero a.button': `${CALL}, ${HOME}` },
  '/404': { sections: '', h1: 'Oops! Page not found', '.hero a.button': `${HOME}, ${CALL}` },
  '/500': {
    sections: '',
    '.hero :is(h1, code, a)': `Unexpected Application Error!, 500 Internal Server Error, ${CALL}, ${HOME}`,
  },
};

if (isSample) {
  for (const [path, { sections, ...content }] of Object.entries(PAGES))
    test(`${path} has the specified sections, buttons and texts`, async () => {
      const document = await documentOf(path);
      const headed = Array.from(document.querySelectorAll('main section[aria-labelledby]'));
      assert.is(headed.map((section) => section.getAttribute('aria-labelledby')).join(' '), sections);
      for (const [selector, expected] of Object.entries(content)) {
        const found = linesIn(document, selector);
        if (typeof expected === 'string') assert.is(found.join(', '), expected, selector);
        const patterns = typeof expected === 'object' ? expected : found.map(() => /./);
        const count = typeof expected === 'number' ? expected : patterns.length;
        assert.is(found.length, count, `${selector}: ${found.join(' | ')}`);
        for (const [index, pattern] of patterns.entries()) assert.match(found[index]!, pattern, selector);
      }
    });

  test('the sample has the specified toast, reviews and places', () => {
    const text = "Thank you for contacting us. We'll get back to you shortly!";
    assert.equal(toastCopy, { title: 'Message Sent!', text });
    assert.ok(testimonials.length >= 12, 'site/content/testimonials.ts');
    const counts = placeGroups.map((group) => placesOf(group).length);
    for (const [index, least] of [36, 14, 47].entries()) assert.ok(counts[index]! >= least, placeGroups[index]!.name);
  });
}

test('/services shows the part and the advice for each symptom', async () => {
  const items = all(await documentOf('/services'), '.symptoms details');
  for (const [index, { part: id, cause, care, isEasy, time, service }] of symptoms.entries()) {
    const item = items[index]!;
    const { title, text } = parts.find((part) => part.id === id)!;
    assert.is(textOf(item.querySelector('figcaption')), `${title} ${text}`);
    assert.is(item.querySelector('figure use')!.getAttribute('href'), `#part-${id}`);
    // If visitors can fix it themselves, the answer begins with what to try, and has no price.
    const paid = services.find(({ id }) => !isEasy && id === service && priceOf.has(id));
    const price = paid && `${paid.title}: ${priceOf.get(paid.id)}.`;
    assert.equal(textsOf(item, 'p'), [...(isEasy ? [care, cause] : [cause, care]), time, price].filter(Boolean));
    assert.match(linesIn(item, '.service-quote').join(), `→ ${quoteFor(service).href}`);
  }
});

test('/service-areas lists every place, with a line per ZIP code of a list', async () => {
  const document = await documentOf('/service-areas');
  for (const { id, parts } of placeGroups) {
    const lines = textsOf(document, `${below(id)} [translate=no] > li`);
    assert.equal(lines.sort(), parts.flatMap(({ places }) => linesOf(places)).sort());
  }
});

test('/testimonials has every review with its stars', async () => {
  if (testimonials.length === 0) return;
  const cards = all(await documentOf('/testimonials'), '.review');
  for (const [index, { name, rating, location, service, source, date, text }] of testimonials.entries()) {
    const texts = textsOf(cards[index]!, 'figcaption > *, blockquote');
    const published = [source, date].filter(Boolean).join(', ');
    assert.equal(texts, [text, name, `★ ${rating}`, location, service, published].filter(Boolean));
    const stars = cards[index]!.querySelector('.review-stars')!.getAttribute('aria-label');
    assert.is(stars, stories.stars.replace('{rating}', `${rating}`));
  }
  assert.is(cards.length, testimonials.length);
});

test('/contact has a form with five required fields', async () => {
  if (!takesQuotes) return;
  const document = await documentOf('/contact');
  const form = document.querySelector('form')!;
  const fields = all(form, 'input, select, textarea');
  const found = fields.map((field) => `${field.getAttribute('name')} ${field.getAttribute('type') ?? field.localName}`);
  assert.is(found.join(', '), 'name text, phone tel, city text, serviceType select, message textarea');
  for (const field of fields) assert.ok(field.hasAttribute('required'));
  assert.is(document.querySelector('[novalidate], [pattern], [minlength], [maxlength], option[disabled]'), null);
  assert.is(form.querySelector('option')!.getAttribute('value'), '');
  const attributes = ['action', 'method', 'aria-labelledby'].map((name) => form.getAttribute(name));
  assert.equal(attributes, [null, 'dialog', 'quote']);
  assert.match(linesIn(form, '.quote-form-offline a').join(), `→ ${DIAL}`);
});
