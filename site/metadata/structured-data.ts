/** Structured data for search engines, with the schema.org vocabulary. */

import type {
  BreadcrumbList,
  ContactPoint,
  FAQPage,
  HomeAndConstructionBusiness,
  Service as ServiceData,
  WebSite,
} from 'schema-dts';
import type { PageSummary } from '../../build/types.ts';
import { business } from '../business/business.ts';
import { hours } from '../business/hours.ts';
import { COUNTRY, LANGUAGE } from '../business/locale.ts';
import { isTollFree } from '../business/phone.ts';
import { placeGroups, placesOf } from '../business/places.ts';
import { isRated } from '../business/reviews.ts';
import { MAX_RATING } from '../business/schema.ts';
import { faq } from '../content/faq.ts';
import { services } from '../content/services.ts';
import type { Service } from '../content/types.ts';

/** Ids are the same on all pages, so search engines merge the data. */
const businessId = (origin: string) => `${origin}/#business`;
/** A separate function, because inline references make the type check 1.4 s slower. */
const businessReference = (origin: string) => ({ '@id': businessId(origin) });
const websiteId = (origin: string) => `${origin}/#website`;
const serviceUrl = (origin: string, { id }: Service) => `${origin}/services#${id}`;

const areaServed = {
  '@type': 'City',
  name: business.city,
  containedInPlace: { '@type': 'State', name: business.stateName },
} as const;

/**
 * Takes `unknown`, because each node already has its own type. Checking the types of all nodes
 * together would take longer than checking the rest of the site.
 */
function graph(...things: unknown[]) {
  return { '@context': 'https://schema.org', '@graph': things };
}

/** Name, URL and phone number of the business, for pages other than the home page. */
function businessInShort(origin: string) {
  return {
    '@type': 'HomeAndConstructionBusiness',
    '@id': businessId(origin),
    name: business.name,
    url: `${origin}/`,
    telephone: business.phone,
  } as const satisfies HomeAndConstructionBusiness;
}

const contactPoint = (telephone: string): ContactPoint => ({
  '@type': 'ContactPoint',
  telephone,
  contactType: 'customer service',
  ...(isTollFree(telephone) && { contactOption: 'TollFree' }),
});

/** Properties for the optional business data. */
function optionalProperties() {
  const { founded, owner, license, languages, reviewsUrl, profiles, phone, localPhone } = business;
  const sameAs = [reviewsUrl, ...profiles].filter(Boolean);
  return {
    ...(founded && { foundingDate: founded }),
    ...(owner && { founder: { '@type': 'Person', name: owner } }),
    ...(languages.length > 0 && { knowsLanguage: [LANGUAGE, ...languages.map(({ language }) => language)] }),
    ...(license.number && {
      hasCredential: {
        '@type': 'EducationalOccupationalCredential',
        credentialCategory: 'license',
        identifier: license.number,
        recognizedBy: { '@type': 'Organization', name: license.issuer },
      },
    }),
    ...(sameAs.length > 0 && { sameAs }),
    contactPoint: [phone, localPhone].filter(Boolean).map(contactPoint),
  } as const satisfies Partial<HomeAndConstructionBusiness>;
}

/** All business data. There's no street address, because customers don't visit the business. */
function businessInFull({ origin, image }: PageSummary): HomeAndConstructionBusiness {
  return {
    ...businessInShort(origin),
    image,
    logo: `${origin}/icon-512.png`,
    priceRange: business.priceRange,
    address: {
      '@type': 'PostalAddress',
      addressLocality: business.city,
      addressRegion: business.state,
      addressCountry: COUNTRY,
    },
    geo: { '@type': 'GeoCoordinates', latitude: business.latitude, longitude: business.longitude },
    areaServed,
    ...optionalProperties(),
    openingHoursSpecification: hours.openings.map(({ days, opens, closes }) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: days,
      opens,
      closes,
    })),
    ...(isRated && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: business.rating,
        bestRating: MAX_RATING,
        reviewCount: business.reviews,
      },
    }),
    makesOffer: services.map((service) => ({ '@type': 'Offer', itemOffered: serviceInShort(origin, service) })),
  };
}

/** Name of a service, for the home page. The id is the URL of the service's description. */
function serviceInShort(origin: string, service: Service) {
  return {
    '@type': 'Service',
    '@id': serviceUrl(origin, service),
    name: service.title,
  } as const satisfies ServiceData;
}

function serviceInFull(origin: string, service: Service): ServiceData {
  return {
    ...serviceInShort(origin, service),
    description: service.description,
    url: serviceUrl(origin, service),
    provider: businessReference(origin),
    areaServed,
  };
}

function website(origin: string): WebSite {
  return {
    '@type': 'WebSite',
    '@id': websiteId(origin),
    url: `${origin}/`,
    name: business.name,
    inLanguage: LANGUAGE,
    publisher: businessReference(origin),
  };
}

function breadcrumbs({ origin, name }: PageSummary): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'Home', item: `${origin}/` },
      { '@type': 'ListItem', position: 2, name },
    ],
  };
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
  const cities = [...new Set(places)].map((name) => ({ '@type': 'City', name }) as const);
  return graph(breadcrumbs(page), { ...businessInShort(page.origin), areaServed: cities });
}

/** Graph for the services page, with the FAQ and all services. */
export function servicesGraph(page: PageSummary) {
  const questions: FAQPage = {
    '@type': 'FAQPage',
    '@id': `${page.url}#faq`,
    mainEntity: faq.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer.join('\n') },
    })),
  };
  return graph(
    businessInShort(page.origin),
    breadcrumbs(page),
    questions,
    ...services.map((service) => serviceInFull(page.origin, service)),
  );
}
