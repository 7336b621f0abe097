/** Structured data for search engines, with the schema.org vocabulary. */

import type { PageSummary } from '../../build/types.ts';
import { business } from '../business/business.ts';
import { address, isRated, LANGUAGE, licenses, ownerKind } from '../business/facts.ts';
import { daysIn } from '../business/openings.ts';
import { dialed, isTollFree } from '../business/phone.ts';
import { placeGroups, placesOf } from '../business/places.ts';
import { MAX_RATING } from '../business/schema.ts';
import { states } from '../business/states.ts';
import type { ServiceCopy } from '../components/ServiceCard/ServiceCard.tsx';
import { faq } from '../content/faq.ts';
import { services } from '../content/services.ts';
import { home } from '../coverage/metros.ts';

/** Part of the graph, without empty properties and lists. A test checks all names. */
const node = (type: string, properties: object) => ({
  '@type': type,
  ...Object.fromEntries(Object.entries(properties).filter(([, value]) => value && value.length !== 0)),
});

const graph = (...nodes: readonly (object | false)[]) => ({
  '@context': 'https://schema.org',
  '@graph': nodes.filter(Boolean),
});

/** Ids are the same on all pages, so search engines merge the data. */
const businessId = (origin: string) => `${origin}/#business`;

const state = node('State', { name: states.get(business.state)?.name });
const areaServed = node('City', { name: business.city, containedInPlace: state });

/**
 * Name, URL, phone number and address of the business, which are the same on all pages, and more
 * properties. Without a shop that customers can visit, there's no street address.
 */
function businessNode(origin: string, more: object = {}) {
  return node('HomeAndConstructionBusiness', {
    '@id': businessId(origin),
    name: business.name,
    url: `${origin}/`,
    telephone: dialed(business.phone),
    address: node('PostalAddress', {
      streetAddress: address.street,
      addressLocality: address.city,
      addressRegion: address.state,
      postalCode: address.zip,
      addressCountry: 'US',
    }),
    ...more,
  });
}

/** Graph for the home page, with all business data. */
export function homeGraph({ origin, image }: PageSummary) {
  const { founded, owner, languages, reviewsUrl, profiles, phone, localPhone, rating, reviews } = business;
  const { lat, lon } = home!.shop;
  const credentials = licenses.map(({ issuer, number, kind }) =>
    node('EducationalOccupationalCredential', {
      credentialCategory: kind,
      identifier: number,
      recognizedBy: issuer && node('Organization', { name: issuer }),
    }),
  );
  const company = businessNode(origin, {
    image,
    logo: `${origin}/icon-512.png`,
    priceRange: business.priceRange,
    // The middle of the city is wrong for an address.
    geo: (business.latitude || !address.street) && node('GeoCoordinates', { latitude: lat, longitude: lon }),
    areaServed,
    email: business.email,
    paymentAccepted: business.payment,
    foundingDate: founded,
    employee:
      ownerKind(owner) === 'person' &&
      node('Person', { name: owner.replace(/,(?! [JS]r\b).*/, ''), jobTitle: 'Owner' }),
    knowsLanguage: languages.length > 0 && [LANGUAGE, ...languages.map(({ language }) => language)],
    hasCredential: credentials.length > 1 ? credentials : credentials[0],
    sameAs: [...new Set([reviewsUrl, ...profiles])].filter(Boolean),
    contactPoint: [phone, localPhone].filter(Boolean).map((telephone) =>
      node('ContactPoint', {
        telephone: dialed(telephone),
        contactType: 'customer service',
        contactOption: isTollFree(telephone) && 'TollFree',
      }),
    ),
    openingHoursSpecification: business.hours.map(({ days, opens, closes }) =>
      node('OpeningHoursSpecification', { dayOfWeek: daysIn(days), opens, closes }),
    ),
    aggregateRating:
      isRated && node('AggregateRating', { ratingValue: rating, bestRating: MAX_RATING, reviewCount: reviews }),
    makesOffer: services.map((service) => node('Offer', { itemOffered: serviceInShort(origin, service) })),
  });
  const website = node('WebSite', {
    '@id': `${origin}/#website`,
    url: `${origin}/`,
    name: business.name,
    inLanguage: LANGUAGE,
    publisher: { '@id': businessId(origin) },
  });
  return graph(company, website);
}

/** Name of a service. The id is the URL of its description, which the services page adds. */
const serviceInShort = (origin: string, { id, title }: ServiceCopy) =>
  node('Service', { '@id': `${origin}/services#${id}`, name: title });

function breadcrumbs({ origin, name }: PageSummary) {
  return node('BreadcrumbList', {
    itemListElement: [
      node('ListItem', { position: 1, name: 'Home', item: `${origin}/` }),
      node('ListItem', { position: 2, name }),
    ],
  });
}

/** Graph for pages whose only structured data is breadcrumbs. */
export const pageGraph = (page: PageSummary) => graph(breadcrumbs(page));

/** Graph for the service areas page, with each listed city or town once. */
export function areasGraph(page: PageSummary) {
  const places = placeGroups.flatMap(placesOf).map(({ city, state }) => `${city}, ${state}`);
  const cities = [...new Set(places)].map((name) => node('City', { name }));
  return graph(breadcrumbs(page), businessNode(page.origin, { areaServed: cities }));
}

/** Graph for the services page, with all services and the FAQ, if there is one. */
export function servicesGraph(page: PageSummary) {
  const questions = faq.map(({ question, answer }) =>
    node('Question', { name: question, acceptedAnswer: node('Answer', { text: answer.join('\n') }) }),
  );
  const faqPage = questions.length > 0 && node('FAQPage', { '@id': `${page.url}#faq`, mainEntity: questions });
  const details = services.map((service) => ({
    ...serviceInShort(page.origin, service),
    description: service.description,
    provider: { '@id': businessId(page.origin) },
    areaServed,
  }));
  return graph(businessNode(page.origin), breadcrumbs(page), faqPage, ...details);
}
