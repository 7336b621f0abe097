/**
 * Checks every page against the specification: links, lists and the quote form. For the sample
 * business, also checks sections, counts and texts. No other test hard-codes the sample's numbers.
 */

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { business } from '../../site/business/business.ts';
import { priceOf, takesQuotes } from '../../site/business/facts.ts';
import { phoneHref, phoneText } from '../../site/business/phone.ts';
import { placeGroups, placesOf } from '../../site/business/places.ts';
import { emergency } from '../../site/content/actions.ts';
import { form as formCopy, quoteFor, toast as toastCopy } from '../../site/content/contact.ts';
import { footer as footerCopy } from '../../site/content/layout.ts';
import { footerServices, services } from '../../site/content/services.ts';
import { parts, symptoms } from '../../site/content/services-page.ts';
import { stories, testimonials } from '../../site/content/testimonials.ts';
import { all, documentOf, NAMES, PATHS, ROUTES, textOf, textsOf } from '../support/built-site.ts';
import { isSample } from '../support/edit-project.ts';
import { linesOf } from '../support/zip-codes.ts';

const { name, shortName, phone, rating, reviews, radiusMiles, yearsCombined, emergencyResponse, repairTime } = business;
const { homes, businesses } = business.maintenance;
const PHONE = phoneText(phone);
const DIAL = phoneHref(phone);

/** Returns the targets of all links that match a selector and have the text, in page order. */
const linksIn = (root: ParentNode, selector: string, text?: string) =>
  Array.from(root.querySelectorAll(selector))
    .filter((link) => text === undefined || textOf(link) === text)
    .map((link) => link.getAttribute('href'));

for (const path of PATHS)
  test(`${path} has the shared header and footer with the current page marked, and only linked phone numbers`, async () => {
    const document = await documentOf(path);
    const header = document.querySelector('header')!;
    // The logo omits a comma or dash between the two parts of the name.
    const rest = name.slice(shortName.length).replace(/^[\s,:;.–—-]+/, '');
    assert.equal(linksIn(header, 'a', `${shortName} ${rest}`.trim()), ['/'], 'logo');
    assert.equal(textsOf(header, 'nav li a'), NAMES);
    assert.equal(linksIn(header, 'nav li a'), ROUTES);
    assert.equal(linksIn(header, 'a', `Call ${PHONE}`), [DIAL]);
    if (business.emergencyService) assert.equal(linksIn(header, 'a', emergency.text), ['/emergency']);
    assert.ok(header.querySelector('button[aria-expanded=false][aria-controls=menu]'), 'menu button');

    const footer = document.querySelector('footer')!;
    const [pages, servicesList] = Array.from(footer.querySelectorAll('nav'));
    for (const text of [name, footerCopy.promise ?? '', footerCopy.area, `© 2030 ${name}`])
      assert.match(textOf(footer), text);
    assert.equal(linksIn(footer, 'a', PHONE), [DIAL]);
    assert.equal(linksIn(pages!, 'a'), ROUTES);
    const texts = footerServices.map(({ text }) => text);
    assert.equal(textsOf(servicesList!, 'a'), texts);

    const count = (text: string) => text.split(PHONE).length - 1;
    const linked = count(textsOf(document, 'a[href^="tel:"], a[href^="sms:"]').join(' '));
    assert.is(count(textOf(document.body)), linked, 'every phone number is a link');
    assert.equal(linksIn(document, '.call-bar a'), [DIAL, '/contact#quote'], 'call bar');

    const current = ROUTES.filter((route) => route === path);
    for (const menu of [header, pages!]) assert.equal(linksIn(menu, '[aria-current=page]'), current);
    assert.is(document.querySelectorAll('[aria-current]').length, 2 * current.length);
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
 * requires their number, it's a number. Buttons have their target after an arrow.
 */
const PAGES: Readonly<Record<string, Record<string, string | number | RegExp[]>>> = {
  '/': {
    sections: 'what why commercial emergency area',
    'header li a': 'Home, Services, Emergency, Service Areas, Testimonials, Contact',
    '.header-emergency': '24/7 Emergency → /emergency',
    '.footer-business': [/24\/7 emergency.*San Antonio, TX and surrounding areas/],
    '.footer-columns > :last-child a':
      'Garage Door Repair, Garage Door Installation, Spring Replacement, ' +
      'Opener Repair & Installation, Cable Replacement, Commercial Services, Emergency Repairs',
    '.hero a.button': `${CALL}, View Our Services → /services`,
    '.hero b': 'The visit and the quote are free, day or night.',
    '.hero .rating': [new RegExp(`${rating} out of 5 .* ${reviews}\\+ reviews`)],
    [`${below('what')} h3`]: [/Repair/, /New Door/, /24\/7 Emergency/],
    [`${below('why')} li h3`]:
      'Licensed and insured, Upfront pricing with no hidden fees, Same-day service, ' +
      `Satisfaction guaranteed, ${yearsCombined}+ years combined experience, ` +
      'Residential and commercial work',
    [`${below('why')} a.button`]: QUOTE,
    '.badge[role=img][aria-label*="24/7"]': [/24\/7/],
    [`${below('commercial')} h2`]: [/commercial/i],
    [`${below('commercial')} li`]:
      'High-speed door installation and repair, Loading dock equipment service, ' +
      'Preventive maintenance programs, 24/7 emergency commercial service',
    // The words after "Learn More" are only for screen readers.
    [`${below('commercial')} a.button`]: 'Learn More about commercial service → /services',
    [below('emergency')]: [/emergency/],
    [`${below('emergency')} a.button`]: CALL,
    '.home-listed': [/^\d+ ZIP codes/],
    [below('area')]: [new RegExp(`${radiusMiles}-mile radius of each service location`)],
    [`${below('area')} a.button`]: AREAS,
  },
  '/services': {
    // The list of symptoms comes before the specified sections.
    sections: 'symptoms services why faq quote',
    '.hero a.button': CALL,
    [`${below('services')} h3`]: [/Repair/, /Installation/, /Opener/, /Spring/, /Maintenance/, /Commercial/],
    '.service-price': [/^From \$/, /^From \$/, /^From \$/, /^From \$/, /^From \$/, /^Price by quote$/],
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
    [`${below('urgent')} li`]: 8,
    [`${below('warning')} h2`]: [/^Do not force/],
    [`${below('process')} li`]: [/call/, new RegExp(emergencyResponse), /upfront quote/, /stocked vehicles/],
    '.emergency-visit': 'The visit and the quote are free, day or night.',
    // Browsers number the list, so text with numbers would have them twice.
    'ol > .step': [/^\D/, /^\D/, /^\D/, /^\D/],
    [`${below('trust')} li`]: 6,
    [below('coverage')]: [new RegExp(`${radiusMiles}-mile radius.*Spring Branch, Seguin, Pleasanton and Bandera`)],
    [`${below('coverage')} a.button`]: AREAS,
    [`${below('call')} a.button`]: CALL,
  },
  '/service-areas': {
    sections: 'places metro surrounding additional radius benefits unlisted call',
    '.hero a.button': `${CALL}, ${QUOTE}`,
    '.place-group h3': 'San Antonio Metro, Surrounding Communities, Additional Service Locations',
    '.place-group h4': [/./, /./, /^Chicago, IL$/, /^Cleveland area, OH$/, /^Houston, TX$/, /^Pearland, TX$/],
    [below('radius')]: [new RegExp(`${radiusMiles}-mile radius.*Pleasanton and Spring Branch.*no travel fees`)],
    [`${below('benefits')} li`]: 4,
    [`${below('unlisted')} h2`]: 'City not listed?',
    [`${below('unlisted')} a.button`]: CALL,
    [`${below('call')} a.button`]: CALL,
  },
  '/testimonials': {
    sections: 'reviews why praise call',
    '.hero .rating': `${rating}/5 Stars from ${reviews}+ Reviews`,
    [`${below('why')} li`]: 4,
    [`${below('praise')} li`]: 4,
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
    h1: 'Unexpected Application Error!',
    '.failure-status': '500 Internal Server Error',
    '.hero a.button': `${CALL}, ${HOME}`,
  },
};

if (isSample) {
  for (const [path, { sections, ...content }] of Object.entries(PAGES))
    test(`${path} has the specified sections, buttons and texts`, async () => {
      const document = await documentOf(path);
      const headed = Array.from(document.querySelectorAll('main section[aria-labelledby]'));
      assert.is(headed.map((section) => section.getAttribute('aria-labelledby')).join(' '), sections);
      for (const [selector, expected] of Object.entries(content)) {
        const found = all(document, selector).map((element) =>
          element.matches('a.button') ? `${textOf(element)} → ${element.getAttribute('href')}` : textOf(element),
        );
        if (typeof expected === 'string') assert.is(found.join(', '), expected, selector);
        const patterns = typeof expected === 'object' ? expected : found.map(() => /./);
        const count = typeof expected === 'number' ? expected : patterns.length;
        assert.is(found.length, count, `${selector}: ${found.join(' | ')}`);
        for (const [index, pattern] of patterns.entries()) assert.match(found[index]!, pattern, selector);
      }
    });

  test('the sample has the specified links, toast, reviews, places and coordinates', async () => {
    const links = linksIn(await documentOf('/'), `${below('what')} a`);
    assert.equal(links, ['/services#repair', '/services#installation', '/emergency']);
    assert.equal(linksIn(await documentOf('/emergency'), '.emergency-safety a'), ['#warning']);
    const text = "Thank you for contacting us. We'll get back to you shortly!";
    assert.equal(toastCopy, { title: 'Message Sent!', text });
    assert.ok(testimonials.length >= 12, 'site/content/testimonials.ts');
    const counts = placeGroups.map((group) => placesOf(group).length);
    for (const [index, least] of [36, 14, 47].entries()) assert.ok(counts[index]! >= least, placeGroups[index]!.name);
    const document = await documentOf('/services');
    const cardOf = (href: string) => textOf(document.querySelector(href.replace('/services', 'article')));
    for (const { id, href } of parts) assert.match(cardOf(href).toLowerCase(), id.replace(/s$/, ''));
    // Google requires five decimals.
    for (const degrees of [business.latitude, business.longitude]) assert.match(String(degrees), /\.\d{5}$/);
  });
}

// structured-data.test.ts checks their names and descriptions.
test('/services has a card with the details of each service', async () => {
  const cards = (await documentOf('/services')).querySelectorAll('.service');
  for (const [index, { details }] of services.entries()) assert.equal(textsOf(cards[index]!, 'li'), details);
});

test('/services shows the part and the advice for each symptom', async () => {
  const items = (await documentOf('/services')).querySelectorAll('.symptoms details');
  for (const [index, { part: id, cause, care, isEasy, time, service }] of symptoms.entries()) {
    const item = items[index]!;
    const { title, text } = parts.find((part) => part.id === id)!;
    assert.is(textOf(item.querySelector('figcaption')), `${title} ${text}`);
    const [door, shown] = item.querySelectorAll('figure svg > *');
    assert.equal([door!.getAttribute('fill'), shown!.getAttribute('href')], ['url(#cutaway-door)', `#part-${id}`]);
    // If visitors can fix it themselves, the answer begins with what to try, and has no price.
    const paid = services.find(({ id }) => !isEasy && id === service && priceOf.has(id));
    const price = paid && `${paid.title}: ${priceOf.get(paid.id)}.`;
    assert.equal(textsOf(item, 'p'), [...(isEasy ? [care, cause] : [cause, care]), time, price].filter(Boolean));
    assert.is(item.querySelectorAll('.button-small').length, isEasy ? 1 : 0);
    assert.equal(linksIn(item, '.service-quote'), [quoteFor(service).href]);
  }
});

test('/service-areas lists every place, with a line per ZIP code of a list', async () => {
  const document = await documentOf('/service-areas');
  for (const group of placeGroups)
    assert.equal(
      textsOf(document, `${below(group.id)} [translate=no] > li`).sort(),
      group.parts.flatMap(({ places }) => linesOf(places)).sort(),
    );
});

test('/testimonials has every review, with stars and initials', async () => {
  if (!PATHS.includes('/testimonials')) return;
  const cards = Array.from((await documentOf('/testimonials')).querySelectorAll('.review'));
  assert.equal(
    cards.map((card) => textsOf(card, 'figcaption > *, blockquote')),
    testimonials.map(({ name, rating, location, service, source, date, text }) => {
      const published = [source, date].filter(Boolean).join(', ');
      return [text, name, `★ ${rating}`, location, service, published].filter(Boolean);
    }),
  );
  for (const [index, card] of cards.entries()) {
    assert.match(textsOf(card, '.initials[aria-hidden=true]').join(), /^\p{L}{1,2}$/u);
    const stars = stories.stars.replace('{rating}', `${testimonials[index]!.rating}`);
    assert.is(card.querySelector('.review-stars')!.getAttribute('aria-label'), stars);
  }
});

test('/contact has a form with five required fields', async () => {
  if (!takesQuotes) return;
  const document = await documentOf('/contact');
  const form = document.querySelector('form')!;
  const fields = Array.from(form.querySelectorAll('input, select, textarea'));
  const found = fields.map((field) => `${field.getAttribute('name')} ${field.getAttribute('type') ?? field.localName}`);
  assert.is(found.join(', '), 'name text, phone tel, city text, serviceType select, message textarea');
  for (const field of fields) assert.ok(field.hasAttribute('required'));
  assert.is(document.querySelector('[novalidate], [pattern], [minlength], [maxlength], option[disabled]'), null);
  assert.equal(textsOf(form, 'option'), [formCopy.placeholderOption, ...Object.values(formCopy.serviceTypes)]);
  assert.is(form.querySelector('option')!.getAttribute('value'), '');
  const attributes = ['action', 'method', 'aria-labelledby'].map((name) => form.getAttribute(name));
  assert.equal(attributes, [null, 'dialog', 'quote']);
  assert.equal(linksIn(form, '.quote-form-offline a'), [DIAL]);
});
