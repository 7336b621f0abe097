/** Structured data for search engines, with the schema.org vocabulary. */

import type { PageSummary } from '../../build/types.ts';
import { business } from '../business/business.ts';
import { address, hasOwners, isRated, licenseKind, licenseText } from '../business/facts.ts';
import { hours } from '../business/hours.ts';
import { COUNTRY, LANGUAGE } from '../business/locale.ts';
import { isTollFree } from '../business/phone.ts';
import { placeGroups, placesOf } from '../business/places.ts';
import { MAX_RATING } from '../business/schema.ts';
import type { ServiceCopy } from '../components/ServiceCard/ServiceCard.tsx';
import { faq } from '../content/faq.ts';
import { services } from '../content/services.ts';
import { home } from '../coverage/metros.ts';

/** Value of a property. `JSON.stringify` omits undefined ones. */
type Value = string | number | Node | readonly (string | Node)[] | undefined;

/** Properties by name. A test checks the names. */
type Properties = Readonly<Record<string, Value>>;

/** Part of the graph, or a reference to one by its id. */
type Node = { readonly '@type'?: string; readonly '@id'?: Value };

const node = (type: string, properties: Properties): Node => ({ '@type': type, ...properties });

function graph(...nodes: readonly Node[]) {
  return { '@context': 'https://schema.org', '@graph': nodes };
}

/** Ids are the same on all pages, so search engines merge the data. */
const businessId = (origin: string) => `${origin}/#business`;
const serviceUrl = (origin: string, { id }: ServiceCopy) => `${origin}/services#${id}`;

const areaServed = node('City', {
  name: business.city,
  containedInPlace: node('State', { name: business.stateName }),
});

/**
 * Name, URL, phone number and address of the business, which are the same on all pages. Without a
 * shop that customers can visit, there's no street address.
 */
function businessInShort(origin: string, more: Properties = {}): Node {
  return node('HomeAndConstructionBusiness', {
    '@id': businessId(origin),
    name: business.name,
    url: `${origin}/`,
    telephone: business.phone,
    address: node('PostalAddress', {
      streetAddress: address.street || undefined,
      addressLocality: address.city,
      addressRegion: address.state,
      postalCode: address.zip || undefined,
      addressCountry: COUNTRY,
    }),
    ...more,
  });
}

const contactPoint = (telephone: string) =>
  node('ContactPoint', {
    telephone,
    contactType: 'customer service',
    contactOption: isTollFree(telephone) ? 'TollFree' : undefined,
  });

/** Properties for the optional business data. */
function optionalProperties(): Properties {
  const { founded, owner, license, languages, reviewsUrl, profiles, phone, localPhone, email, payment } = business;
  const sameAs = [reviewsUrl, ...profiles].filter(Boolean);
  return {
    email: email || undefined,
    paymentAccepted: payment || undefined,
    foundingDate: founded || undefined,
    employee: owner && !hasOwners ? node('Person', { name: owner.split(',')[0], jobTitle: 'Owner' }) : undefined,
    knowsLanguage: languages.length > 0 ? [LANGUAGE, ...languages.map(({ language }) => language)] : undefined,
    hasCredential: licenseText
      ? node('EducationalOccupationalCredential', {
          credentialCategory: licenseKind,
          identifier: license.number || undefined,
          recognizedBy: license.issuer ? node('Organization', { name: license.issuer }) : undefined,
        })
      : undefined,
    sameAs: sameAs.length > 0 ? sameAs : undefined,
    contactPoint: [phone, localPhone].filter(Boolean).map(contactPoint),
  };
}

/** All business data. */
function businessInFull({ origin, image }: PageSummary): Node {
  const { lat, lon } = home!.shop;
  return businessInShort(origin, {
    image,
    logo: `${origin}/icon-512.png`,
    priceRange: business.priceRange,
    geo: node('GeoCoordinates', { latitude: lat, longitude: lon }),
    areaServed,
    ...optionalProperties(),
    openingHoursSpecification: hours.openings.map(({ days, opens, closes }) =>
      node('OpeningHoursSpecification', { dayOfWeek: days, opens, closes }),
    ),
    aggregateRating: isRated
      ? node('AggregateRating', {
          ratingValue: business.rating,
          bestRating: MAX_RATING,
          reviewCount: business.reviews,
        })
      : undefined,
    makesOffer: services.map((service) => node('Offer', { itemOffered: serviceInShort(origin, service) })),
  });
}

/** Name of a service, for the home page. The id is the URL of the service's description. */
function serviceInShort(origin: string, service: ServiceCopy, more: Properties = {}): Node {
  return node('Service', { '@id': serviceUrl(origin, service), name: service.title, ...more });
}

function serviceInFull(origin: string, service: ServiceCopy): Node {
  return serviceInShort(origin, service, {
    description: service.description,
    url: serviceUrl(origin, service),
    provider: { '@id': businessId(origin) },
    areaServed,
  });
}

function website(origin: string): Node {
  return node('WebSite', {
    '@id': `${origin}/#website`,
    url: `${origin}/`,
    name: business.name,
    inLanguage: LANGUAGE,
    publisher: { '@id': businessId(origin) },
  });
}

function breadcrumbs({ origin, name }: PageSummary): Node {
  return node('BreadcrumbList', {
    itemListElement: [
      node('ListItem', { position: 1, name: 'Home', item: `${origin}/` }),
      node('ListItem', { position: 2, name }),
    ],
  });
}

/** Graph for the home page, with all business data. */
export function homeGraph(page: PageSummary) {
  return graph(businessInFull(page), website(page.origin));
}

/** Graph for pages whose only structured data is breadcrumbs. */
export function pageGraph(page: PageSummary) {
  return graph(breadcrumbs(page));
}

/** Graph for the service areas page, with each listed city or town once. */
export function areasGraph(page: PageSummary) {
  const places = placeGroups.flatMap(placesOf).map(({ city, state }) => `${city}, ${state}`);
  const cities = [...new Set(places)].map((name) => node('City', { name }));
  return graph(breadcrumbs(page), businessInShort(page.origin, { areaServed: cities }));
}

/** Graph for the services page, with the FAQ and all services. */
export function servicesGraph(page: PageSummary) {
  const questions = node('FAQPage', {
    '@id': `${page.url}#faq`,
    mainEntity: faq.map(({ question, answer }) =>
      node('Question', { name: question, acceptedAnswer: node('Answer', { text: answer.join('\n') }) }),
    ),
  });
  return graph(
    businessInShort(page.origin),
    breadcrumbs(page),
    questions,
    ...services.map((service) => serviceInFull(page.origin, service)),
  );
}
