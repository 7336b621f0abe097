/** Structured data matches the business data and the visible pages. */

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { business } from '../../site/business/business.ts';
import { address as shop } from '../../site/business/facts.ts';
import { dialed } from '../../site/business/phone.ts';
import { placeGroups, placesOf } from '../../site/business/places.ts';
import { states } from '../../site/business/states.ts';
import { entriesIn } from '../../site/checks/strings.ts';
import { faq } from '../../site/content/faq.ts';
import { services } from '../../site/content/services.ts';
import { all, documentOf, NAMES, PATHS, ROUTES, textOf, textsOf } from '../support/built-site.ts';

const COMPANY = 'HomeAndConstructionBusiness';

type Node = Record<string, any>;

async function graphOf(path: string): Promise<Node[]> {
  const script = (await documentOf(path)).querySelector('script[type="application/ld+json"]');
  return script ? JSON.parse(script.textContent!)['@graph'] : [];
}

const find = (graph: Node[], type: string) => graph.find((node) => node['@type'] === type)!;

test('the home page has the business data', async () => {
  const graph = await graphOf('/');
  const { address, areaServed, ...company } = find(graph, COMPANY);
  const { name, phone, priceRange, origin, rating, reviews, city, state } = business;
  const image = (await documentOf('/')).querySelector('[property="og:image"]')!.getAttribute('content');
  const expected = { name, telephone: dialed(phone), priceRange, image, logo: `${origin}/icon-512.png` };
  assert.equal({ ...company, ...expected }, company);
  const rated = { '@type': 'AggregateRating', ratingValue: rating, bestRating: 5, reviewCount: reviews };
  assert.equal(company.aggregateRating, reviews > 0 ? rated : undefined);
  assert.is(company.makesOffer.length, services.length);
  const website = find(graph, 'WebSite');
  assert.equal({ ...website, name, publisher: { '@id': company['@id'] } }, website);
  const place = { addressLocality: shop.city, addressRegion: shop.state, addressCountry: 'US' };
  assert.equal({ ...address, ...place }, address);
  assert.equal([areaServed.name, areaServed.containedInPlace.name], [city, states.get(state)?.name]);
  const timesOf = ({ opens, closes }: Node) => `${opens} ${closes}`;
  assert.equal(company.openingHoursSpecification.map(timesOf), business.hours.map(timesOf));
});

test('/service-areas contains every listed city once', async () => {
  const { areaServed } = find(await graphOf('/service-areas'), COMPANY);
  const cities = new Set(placeGroups.flatMap(placesOf).map(({ city, state }) => `${city}, ${state}`));
  assert.equal(areaServed.map(({ name }: Node) => name).sort(), [...cities].sort());
});

test('/services contains the same questions and answers as the visible FAQ', async () => {
  if (faq.length === 0) return;
  const items = all(await documentOf('/services'), '.faq details');
  const { mainEntity } = find(await graphOf('/services'), 'FAQPage');
  const listed = mainEntity.map(({ name, acceptedAnswer }: Node) => [name, acceptedAnswer.text]);
  const shown = items.map((item) => [textOf(item.querySelector('h3')), textsOf(item, '.faq-answer p').join('\n')]);
  assert.equal(listed, shown);
});

test('/services contains the name, description and URL of each service', async () => {
  const graph = await graphOf('/services');
  const described = graph.filter((node) => node['@type'] === 'Service');
  const cards = all(await documentOf('/services'), '.service');
  const listed = described.map(({ name, description, '@id': url }) => [name, description, new URL(url).hash]);
  const shown = cards.map((card) => [...textsOf(card, 'h3, :scope > p'), `#${card.id}`]);
  assert.equal(listed, shown);
  for (const { provider, areaServed } of described)
    assert.equal([provider['@id'], areaServed?.name], [find(graph, COMPANY)['@id'], business.city]);
});

/** Types and properties of schema.org that the site may use. */
const VOCABULARY =
  'AggregateRating Answer BreadcrumbList City ContactPoint EducationalOccupationalCredential FAQPage ' +
  'GeoCoordinates HomeAndConstructionBusiness ListItem Offer OpeningHoursSpecification Organization Person ' +
  'PostalAddress Question Service State WebSite acceptedAnswer address addressCountry addressLocality ' +
  'addressRegion aggregateRating areaServed bestRating closes contactOption contactPoint contactType ' +
  'containedInPlace credentialCategory dayOfWeek description email employee foundingDate geo hasCredential ' +
  'identifier image inLanguage item itemListElement itemOffered jobTitle knowsLanguage latitude logo longitude ' +
  'mainEntity makesOffer name openingHoursSpecification opens paymentAccepted position postalCode priceRange ' +
  'provider publisher ratingValue recognizedBy reviewCount sameAs streetAddress telephone text url';

test('structured data has only names from the vocabulary of schema.org, and no empty values', async () => {
  const names = new Set(VOCABULARY.split(' '));
  for (const graph of await Promise.all(PATHS.map(graphOf))) {
    assert.not.match(JSON.stringify(graph), /[:[,](""|null|\[\]|\{\})/);
    for (const { keys, value } of entriesIn(graph)) {
      const name = keys.at(-1);
      if (typeof name === 'string' && name !== '@id') assert.ok(names.has(name === '@type' ? `${value}` : name), name);
    }
  }
});

test('every page except the home page has breadcrumbs', async () => {
  for (const [index, path] of [...ROUTES.entries()].slice(1)) {
    const [home, here] = find(await graphOf(path), 'BreadcrumbList').itemListElement;
    assert.equal([home.position, home.item, here.position, here.name], [1, `${business.origin}/`, 2, NAMES[index]]);
  }
});
