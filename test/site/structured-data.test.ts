/** What search engines are told agrees with what the pages show. */

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { business } from '../../site/business/business.ts';
import { faq } from '../../site/content/faq.ts';
import { services } from '../../site/content/services.ts';
import { builtSite, PATHS, ROUTES, textOf } from '../support/built-site.ts';

type Node = Record<string, any>;

async function graphOf(path: string): Promise<Node[]> {
  const document = await (await builtSite()).document(path);
  const script = document.querySelector('script[type="application/ld+json"]');
  return script ? JSON.parse(script.textContent!)['@graph'] : [];
}

function find(graph: Node[], type: string): Node {
  const found = graph.find((node) => node['@type'] === type);
  assert.ok(found, `no ${type}`);
  return found!;
}

/** Every object in a value, itself included. */
function objectsIn(value: unknown): Node[] {
  if (typeof value !== 'object' || value === null) return [];
  return [value as Node, ...Object.values(value).flatMap(objectsIn)];
}

test('home tells search engines the business as the pages do', async () => {
  const company = find(await graphOf('/'), 'HomeAndConstructionBusiness');
  assert.is(company.name, business.name);
  assert.is(company.telephone, business.hotline);
  assert.is(company.priceRange, business.priceRange);
  assert.equal(company.address, {
    '@type': 'PostalAddress',
    addressLocality: business.city,
    addressRegion: business.state,
    addressCountry: 'US',
  });
  assert.equal(company.geo, { '@type': 'GeoCoordinates', latitude: business.latitude, longitude: business.longitude });
  assert.is(company.areaServed.name, business.city);
  assert.is(company.areaServed.containedInPlace.name, business.stateName);
  assert.is(company.aggregateRating.ratingValue, business.rating);
  assert.is(company.aggregateRating.bestRating, 5);
  assert.is(company.aggregateRating.reviewCount, business.reviews);
  assert.is(new Set(company.openingHoursSpecification.dayOfWeek).size, 7);
  assert.is(company.logo, `${business.origin}/icon-512.png`);
  assert.is(company.openingHoursSpecification.opens, business.opens);
  assert.is(company.openingHoursSpecification.closes, business.closes);
  assert.is(company.makesOffer.length, services.length);
});

test('services carries its questions word for word', async () => {
  const document = await (await builtSite()).document('/services');
  const page = find(await graphOf('/services'), 'FAQPage');
  const visible = Array.from(document.querySelectorAll('.faq-item'), (item) => ({
    question: textOf(item.querySelector('h3')),
    answer: Array.from(item.querySelectorAll('.faq-answer p'), textOf).join('\n'),
  }));
  const told = page.mainEntity.map((entity: Node) => ({ question: entity.name, answer: entity.acceptedAnswer.text }));
  assert.is(told.length, faq.length);
  assert.equal(told, visible);
});

test('services describes each service as the page does, at the address of its card', async () => {
  const document = await (await builtSite()).document('/services');
  const described = (await graphOf('/services')).filter((node) => node['@type'] === 'Service');
  assert.is(described.length, services.length);
  for (const { name, description, url, provider } of described) {
    const card = document.querySelector(new URL(url).hash)!;
    assert.is(textOf(card.querySelector('h3')), name);
    assert.is(textOf(card.querySelector('p')), description);
    assert.equal(provider, { '@id': `${business.origin}/#business` });
  }
});

for (const path of PATHS) {
  test(`every reference in the data of ${path} leads to a thing in it, and every address is absolute`, async () => {
    const objects = objectsIn(await graphOf(path));
    const isReference = (node: Node) => Object.keys(node).join() === '@id';
    const ids = new Set(objects.filter((node) => !isReference(node)).map((node) => node['@id']));
    for (const node of objects.filter(isReference)) assert.ok(ids.has(node['@id']), node['@id']);
    for (const { url } of objects) if (url) assert.ok(url.startsWith(`${business.origin}/`), url);
  });
}

test('every page below home says where it stands', async () => {
  for (const path of ROUTES.slice(1)) {
    const document = await (await builtSite()).document(path);
    const graph = await graphOf(path);
    const [home, here] = find(graph, 'BreadcrumbList').itemListElement;
    assert.equal([home.position, home.item], [1, `${business.origin}/`]);
    assert.equal([here.position, here.name], [2, textOf(document.querySelector('header [aria-current]'))]);
  }
});

test('only home states the rating', async () => {
  for (const path of PATHS) {
    const rated = objectsIn(await graphOf(path)).some((node) => node['@type'] === 'AggregateRating');
    assert.is(rated, path === '/', path);
  }
});

test.run();
