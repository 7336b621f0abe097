/**
 * The product's specification, page by page: sections and lists at their counts, fixed texts letter for letter. Facts that
 * an owner may change are read from business.ts. Free wording is not tested, but for the topics that it has to cover.
 */

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { business } from '../../site/business/business.ts';
import { isAlwaysOpen } from '../../site/business/hours.ts';
import { phoneHref, phoneText } from '../../site/business/phone.ts';
import { placeGroups, placesOf } from '../../site/business/places.ts';
import { emergency } from '../../site/content/actions.ts';
import { form as formTexts, info } from '../../site/content/contact.ts';
import { footerServices } from '../../site/content/services.ts';
import { testimonials } from '../../site/content/testimonials.ts';
import { builtSite, PATHS, ROUTES, textOf, textsOf } from '../support/built-site.ts';

const { name, hotline, rating, reviews, radiusMiles, yearsCombined } = business;
const HOTLINE = phoneText(hotline);
const DIAL = phoneHref(hotline);

async function documentOf(path: string): Promise<Document> {
  return (await builtSite()).document(path);
}

/** Where the links with a text lead. */
function targets(root: ParentNode, text: string): (string | null)[] {
  return Array.from(root.querySelectorAll('a'))
    .filter((link) => textOf(link) === text)
    .map((link) => link.getAttribute('href'));
}

/** Where the links that show the hotline lead. */
function calls(root: ParentNode): (string | null)[] {
  return Array.from(root.querySelectorAll('a'))
    .filter((link) => textOf(link).includes(HOTLINE))
    .map((link) => link.getAttribute('href'));
}

/** Where the links lead that do not call. */
function links(root: ParentNode): (string | null)[] {
  return Array.from(root.querySelectorAll('a:not([href^="tel:"])'), (link) => link.getAttribute('href'));
}

/** One text for each topic, in their order. */
function assertTopics(texts: readonly string[], topics: readonly (RegExp | string)[]): void {
  assert.is(texts.length, topics.length, `expected ${topics.length} of them: ${texts.join(' | ')}`);
  for (const [index, topic] of topics.entries()) assert.match(texts[index]!, topic);
}

/** The section under a heading, by the heading's id. */
function section(document: Document, id: string): Element {
  const found = document.querySelector(`[aria-labelledby="${id}"]`);
  assert.ok(found, `no section under a heading with id="${id}"`);
  return found!;
}

const headings = (document: Document) => textsOf(document, 'main h1, main h2');

const SPECIFIED = ['/', '/services', '/emergency', '/service-areas', '/testimonials', '/contact'];

test('six pages and the two of failures are there; the owner may add others', () => {
  assert.equal(
    PATHS.filter((path) => [...SPECIFIED, '/404', '/500'].includes(path)),
    [...SPECIFIED, '/404', '/500'],
  );
});

for (const path of PATHS) {
  test(`${path}: the header has the logo, six routes and any others, the hotline and the emergency button`, async () => {
    const header = (await documentOf(path)).querySelector('header')!;
    const brand = header.querySelector('a')!;
    assert.is(brand.getAttribute('href'), '/');
    assert.is(textOf(brand), name);
    const pages = Array.from(header.querySelectorAll('nav li a'));
    assert.equal(
      pages.map((link) => link.getAttribute('href')),
      ROUTES,
    );
    assert.equal(pages.filter((link) => SPECIFIED.includes(link.getAttribute('href')!)).map(textOf), [
      'Home',
      'Services',
      'Emergency',
      'Service Areas',
      'Testimonials',
      'Contact',
    ]);
    assert.equal(targets(header, HOTLINE), [DIAL]);
    assert.equal(targets(header, emergency.text), ['/emergency']);
    assert.ok(header.querySelector('button[aria-expanded]'));
  });

  test(`${path}: the footer has its three columns and the copyright year`, async () => {
    const footer = (await documentOf(path)).querySelector('footer')!;
    const words = textOf(footer);
    for (const part of [name, `${business.city}, ${business.state} and surrounding areas`]) assert.match(words, part);
    assert.equal(targets(footer, HOTLINE), [DIAL]);
    const [pages, services] = Array.from(footer.querySelectorAll('nav'));
    assert.equal(
      Array.from(pages!.querySelectorAll('a'), (link) => link.getAttribute('href')),
      ROUTES,
    );
    assert.equal(
      textsOf(services!, 'a'),
      footerServices.map((link) => link.text),
    );
    assert.match(textOf(footer), `© 2030 ${name}`);
  });

  test(`${path}: the hotline is a telephone link wherever it is written`, async () => {
    const document = await documentOf(path);
    const inLinks = Array.from(document.querySelectorAll(`a[href="${DIAL}"]`), textOf).join(' ');
    const count = (text: string) => text.split(HOTLINE).length - 1;
    assert.is(count(textOf(document.body)), count(inLinks));
    assert.ok(count(inLinks) >= 3);
  });
}

test('the footer lists seven services', () =>
  assert.equal(
    footerServices.map((link) => link.text),
    [
      'Garage Door Repair',
      'Garage Door Installation',
      'Spring Replacement',
      'Opener Repair & Installation',
      'Cable Replacement',
      'Commercial Services',
      'Emergency Repairs',
    ],
  ));

test('home: six sections in order', async () => {
  const document = await documentOf('/');
  const sections = Array.from(document.querySelectorAll('main section'), (one) => one.getAttribute('aria-labelledby'));
  assert.equal(sections, [null, 'what', 'why', 'commercial', 'emergency', 'area']);
  assert.is(headings(document).length, 6);
});

test('home: the hero has a headline, a call button, the services button and the rating', async () => {
  const hero = (await documentOf('/')).querySelector('.hero')!;
  assert.equal(calls(hero), [DIAL]);
  assert.equal(targets(hero, 'View Our Services'), ['/services']);
  assert.match(textOf(hero), `${rating} out of 5`);
  assert.match(textOf(hero), `${reviews}+ reviews`);
});

test('home: three service cards', async () => {
  const cards = section(await documentOf('/'), 'what');
  assertTopics(textsOf(cards, 'h3'), [/repair/i, /new door/i, /emergency/i]);
  assert.equal(links(cards), ['/services#repair', '/services#installation', '/emergency']);
});

test('home: six reasons and the quote button', async () => {
  const why = section(await documentOf('/'), 'why');
  assertTopics(textsOf(why, 'li a'), [
    /licensed and insured/i,
    /upfront pricing with no hidden fees/i,
    /same-day/i,
    /satisfaction guaranteed/i,
    `${yearsCombined}+ years combined experience`,
    /residential and commercial/i,
  ]);
  assert.equal(targets(why, 'Get Free Quote'), ['/contact#quote']);
});

test('home: four commercial bullets and a way to learn more', async () => {
  const commercial = section(await documentOf('/'), 'commercial');
  assert.match(textOf(commercial.querySelector('h2')), /commercial/i);
  assertTopics(textsOf(commercial, 'li'), [
    /^high-speed door installation and repair$/i,
    /^loading dock equipment service$/i,
    /^preventive maintenance programs$/i,
    /emergency commercial service$/i,
  ]);
  const [more] = Array.from(commercial.querySelectorAll('a'));
  assert.is(more!.getAttribute('href'), '/services');
  // The rest of its text is for screen readers.
  assert.ok(textOf(more).startsWith('Learn More'));
});

test('home: the emergency banner calls, the area block states the radius and leads on', async () => {
  const document = await documentOf('/');
  const banner = section(document, 'emergency');
  assert.equal(calls(banner), [DIAL]);
  assert.match(textOf(banner), /emergency/i);
  const area = section(document, 'area');
  assert.match(textOf(area), `${radiusMiles}-mile radius of each service location`);
  assert.ok(links(area).includes('/service-areas'));
});

test('six services: cards on their page, and choices of the form after an empty one', async () => {
  // The owner may add services after the specified ones.
  assertTopics(textsOf(section(await documentOf('/services'), 'services'), 'h3').slice(0, 6), [
    /repair/i,
    /installation/i,
    /opener/i,
    /spring/i,
    /maintenance/i,
    /commercial/i,
  ]);
  const options = Array.from((await documentOf('/contact')).querySelectorAll('option'));
  const specified = [
    'Select a service',
    'Emergency Repair',
    'Spring Replacement',
    'Door Installation',
    'Opener Repair/Installation',
    'Preventive Maintenance',
    'Commercial Services',
    'Other',
  ];
  assert.is(options.length, Object.keys(formTexts.serviceTypes).length + 1);
  assert.equal(
    options.map(textOf).filter((text) => specified.includes(text)),
    specified,
  );
  assert.is(options[0]!.getAttribute('value'), '');
  assert.not.ok(options[0]!.hasAttribute('disabled'));
});

test('services: hero, a text and four points on each card, four reasons, closing', async () => {
  const document = await documentOf('/services');
  assert.equal(calls(document.querySelector('.hero')!), [DIAL]);
  for (const card of Array.from(document.querySelectorAll('.service'))) {
    assert.ok(textOf(card.querySelector('p')).length > 100);
    assert.ok(card.querySelectorAll('li').length >= 4);
  }
  const why = section(document, 'why');
  assertTopics(textsOf(why, 'h3'), [/experienced/i, /upfront/i, /parts/i, /satisfaction/i]);
  assert.match(textOf(why), new RegExp(`over ${yearsCombined} years combined`, 'i'));
  assert.equal(targets(section(document, 'quote'), 'Request Free Quote'), ['/contact#quote']);
});

test('services: the questions are on their six topics, one open at a time, none at first', async () => {
  const items = Array.from((await documentOf('/services')).querySelectorAll('details'));
  assert.is(items.length, 6, 'faq.ts: six questions');
  for (const [index, part] of [
    'spring',
    business.repairTime,
    /same[- ]day/i,
    business.maintenance.businesses,
    'opener brands',
    'warranty',
  ].entries()) {
    assert.match(textOf(items[index]), part);
    assert.is(items[index]!.getAttribute('name'), 'faq');
    assert.not.ok(items[index]!.hasAttribute('open'));
  }
  const { homes, businesses } = business.maintenance;
  assert.match(textOf(items[3]), new RegExp(`${homes} service for a home.*${businesses} service`, 'i'));
});

test('emergency: hotline, eight situations, warning, four steps, six points, coverage, final call', async () => {
  const document = await documentOf('/emergency');
  assert.equal(calls(document.querySelector('.hero')!), [DIAL]);
  assert.is(section(document, 'urgent').querySelectorAll('li').length, 8, 'emergency.ts: eight situations');
  assert.match(textOf(section(document, 'warning').querySelector('h2')), /do not force|don’t force/i);
  const steps = section(document, 'process').querySelectorAll('ol > li');
  assert.is(steps.length, 4, 'emergency.ts: four steps');
  for (const [index, part] of [/call/i, business.emergencyResponse, /upfront quote/i, /stocked vehicles/i].entries()) {
    assert.match(textOf(steps[index]), part);
  }
  assert.is(section(document, 'trust').querySelectorAll('li').length, 6, 'emergency.ts: six points of trust');
  const coverage = section(document, 'coverage');
  assert.match(textOf(coverage), `${radiusMiles}-mile radius`);
  assert.equal(links(coverage), ['/service-areas']);
  assert.equal(calls(section(document, 'call')), [DIAL]);
});

test('service areas: three groups of at least 36, 14 and 47 places, each with a ZIP code of its own', async () => {
  const document = await documentOf('/service-areas');
  const groups = ['metro', 'surrounding', 'additional'].map((id) => section(document, id));
  assert.equal(
    groups.map((group) => textOf(group.querySelector('h3'))),
    ['San Antonio Metro', 'Surrounding Communities', 'Additional Service Locations'],
  );
  // The owner may add places; the specified ones are the least.
  const counts = groups.map((group) => group.querySelectorAll('li').length);
  assert.equal(
    counts,
    placeGroups.map((group) => placesOf(group).length),
  );
  for (const [index, least] of [36, 14, 47].entries())
    assert.ok(counts[index]! >= least, `places.ts: ${placeGroups[index]!.name} has at least ${least} places`);
  const zips = groups.flatMap((group) => textsOf(group, 'li span'));
  for (const zip of zips) assert.match(zip, /^\d{5}$/);
  assert.is(new Set(zips).size, zips.length);
  const crews = textsOf(groups[2]!, 'h4');
  for (const crew of ['Chicago, IL', 'Cleveland area, OH', 'Houston, TX', 'Pearland, TX'])
    assert.ok(crews.includes(crew), crew);
});

test('service areas: the radius, no travel fees, benefits, a prompt to call, a final call', async () => {
  const document = await documentOf('/service-areas');
  assert.match(textOf(section(document, 'radius')), new RegExp(`${radiusMiles}-mile radius.*no travel fees`, 'i'));
  assert.ok(section(document, 'benefits').querySelectorAll('li').length >= 3);
  const unlisted = section(document, 'unlisted');
  assert.match(textOf(unlisted.querySelector('h2')), /not listed/i);
  assert.equal(calls(unlisted), [DIAL]);
  assert.equal(calls(section(document, 'call')), [DIAL]);
});

test('testimonials: stars, twelve cards, four blocks, four lines, a closing', async () => {
  const document = await documentOf('/testimonials');
  const hero = document.querySelector('.hero')!;
  assert.match(textOf(hero), `${rating}/5 Stars from ${reviews}+ Reviews`);
  assert.is(hero.querySelectorAll('.stars').length, 1);
  const cards = Array.from(document.querySelectorAll('.review'));
  assert.is(cards.length, testimonials.length);
  assert.ok(cards.length >= 12, 'testimonials.ts: there are at least twelve reviews');
  for (const [index, { name, location, text, service }] of testimonials.entries()) {
    const card = cards[index]!;
    assert.is(card.querySelector('.stars')!.getAttribute('aria-label'), '5 out of 5 stars');
    assert.equal(textsOf(card, 'figcaption > *'), [name, location, service]);
    assert.is(textOf(card.querySelector('blockquote')), text);
    const capitals = name
      .match(/\p{Lu}/gu)!
      .slice(0, 2)
      .join('');
    assert.is(textOf(card.querySelector('[aria-hidden=true]')), capitals);
  }
  assert.is(section(document, 'why').querySelectorAll('li').length, 4, 'testimonials.ts: four blocks');
  assert.is(section(document, 'praise').querySelectorAll('li').length, 4, 'testimonials.ts: four lines');
  const closing = section(document, 'call');
  assert.equal(calls(closing), [DIAL]);
  assert.equal(links(closing), ['/contact#quote']);
});

test('contact: three cards, the form, the emergency block, three steps, three reasons', async () => {
  const document = await documentOf('/contact');
  assert.equal(textsOf(document, '.info-card-fact'), [
    HOTLINE,
    info.hours.fact,
    `${business.city} & Surrounding Areas`,
  ]);
  assert.match(textOf(document.querySelectorAll('.info-card')[2]), `${radiusMiles}-mile radius`);
  assert.equal(calls(section(document, 'emergency')), [DIAL]);
  assertTopics(textsOf(section(document, 'next'), 'ol > li h3'), [/review/i, /contact/i, /schedule/i]);
  const reasons = textsOf(section(document, 'reasons'), 'h3');
  assert.is(reasons.length, 3, 'contact.ts: three reasons');
  assertTopics(reasons.slice(0, 2), [/fast/i, /free quote/i]);
});

// With other hours, the build refuses every text that says 24/7.
if (isAlwaysOpen)
  test('open around the clock: header, footer, badge, lists and cards say 24/7', async () => {
    const [home, contact] = [await documentOf('/'), await documentOf('/contact')];
    assert.is(emergency.text, '24/7 Emergency');
    assert.match(textOf(home.querySelector('footer')), /24\/7 emergency/i);
    assert.match(textsOf(section(home, 'what'), 'h3').at(-1)!, /24\/7 emergency/i);
    assert.match(section(home, 'why').querySelector('[role=img]')!.getAttribute('aria-label')!, '24/7');
    assert.match(textsOf(section(home, 'commercial'), 'li').at(-1)!, /^24\/7 emergency commercial service$/i);
    assert.is(info.hours.fact, '24/7 Emergency Service');
    assert.match(textsOf(section(contact, 'reasons'), 'h3').at(-1)!, '24/7');
  });

test('contact: five required fields with visible labels, and the note', async () => {
  const form = (await documentOf('/contact')).querySelector('form')!;
  const fields = Array.from(form.querySelectorAll('input, select, textarea'));
  const shapes = fields.map((field) => [field.getAttribute('name'), field.getAttribute('type') ?? field.localName]);
  assert.equal(shapes, [
    ['name', 'text'],
    ['phone', 'tel'],
    ['city', 'text'],
    ['serviceType', 'select'],
    ['message', 'textarea'],
  ]);
  for (const field of fields) {
    assert.ok(field.hasAttribute('required'));
    assert.not.ok(field.hasAttribute('pattern') || field.hasAttribute('minlength') || field.hasAttribute('maxlength'));
    assert.ok(textOf(form.querySelector(`label[for="${field.id}"]`)).length > 3);
  }
  assert.not.ok(form.hasAttribute('novalidate'));
  assert.match(textOf(form), `* Required fields. We typically respond ${business.replyTime}.`);
});

test('contact: without an endpoint the form has nowhere to send to, and without scripts it says to call', async () => {
  const document = await documentOf('/contact');
  const form = document.querySelector('form')!;
  assert.is(form.getAttribute('action'), null);
  assert.is(form.getAttribute('method'), 'dialog');
  assert.match(form.querySelector('.quote-form-offline')!.innerHTML, `href="${DIAL}"`);
});

test('contact: the toast has its exact words, and its region is there at load', async () => {
  const toast = (await documentOf('/contact')).querySelector('[data-module=toast]')!;
  assert.is(textOf(toast.querySelector('[role=status]')), '');
  const { content } = toast.querySelector('template')!;
  assert.equal(textsOf(content, 'p'), ['Message Sent!', "Thank you for contacting us. We'll get back to you shortly!"]);
});

test('404: the heading, and the way home', async () => {
  const document = await documentOf('/404');
  assert.is(textOf(document.querySelector('h1')), 'Oops! Page not found');
  assert.equal(targets(document, 'Return to Home'), ['/']);
  assert.ok(document.querySelector('[data-module=missing-path]'));
});

test('500: the heading, and the status text', async () => {
  const document = await documentOf('/500');
  assert.is(textOf(document.querySelector('h1')), 'Unexpected Application Error!');
  assert.match(textOf(document.querySelector('main')), '500 Internal Server Error');
});

test.run();
