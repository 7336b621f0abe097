/** The site's structured data for search engines, in schema.org's vocabulary. */

import type {
  BreadcrumbList,
  ContactPoint,
  FAQPage,
  HomeAndConstructionBusiness,
  Service as ServiceData,
  WebSite,
} from 'schema-dts';
import type { PageSummary } from '../../build/site.ts';
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

/** A thing has the same id on all pages, so that search engines merge what the pages say about it. */
const businessId = (origin: string) => `${origin}/#business`;
/** Refers to the business. Inline, it would be checked against every type that fits: 1.4 s of compile time. */
const businessReference = (origin: string) => ({ '@id': businessId(origin) });
const websiteId = (origin: string) => `${origin}/#website`;
const serviceUrl = (origin: string, { id }: Service) => `${origin}/services#${id}`;

const areaServed = {
  '@type': 'City',
  name: business.city,
  containedInPlace: { '@type': 'State', name: business.stateName },
} as const;

/**
 * Each thing is checked against its own type only: the types of all things together would take the
 * compiler longer than the rest of the site.
 */
function graph(...things: unknown[]) {
  return { '@context': 'https://schema.org', '@graph': things };
}

/** The business by name and number, for a page other than home that refers to it. */
function businessInShort(origin: string) {
  return {
    '@type': 'HomeAndConstructionBusiness',
    '@id': businessId(origin),
    name: business.name,
    url: `${origin}/`,
    telephone: business.hotline,
  } as const satisfies HomeAndConstructionBusiness;
}

const contactPoint = (telephone: string): ContactPoint => ({
  '@type': 'ContactPoint',
  telephone,
  contactType: 'customer service',
  ...(isTollFree(telephone) && { contactOption: 'TollFree' }),
});

/** Facts that a company may leave out. */
function optionalProperties() {
  const { founded, owner, license, languages, reviewsUrl, profiles, hotline, localPhone } = business;
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
    contactPoint: [hotline, localPhone].filter(Boolean).map(contactPoint),
  } as const satisfies Partial<HomeAndConstructionBusiness>;
}

/** The business in full. It has no street address, because it serves areas and receives no visitors. */
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

/** A service by name, for pages other than services: its id leads to the page that describes it. */
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

/** The home page's graph. */
export function homeGraph(page: PageSummary) {
  return graph(businessInFull(page), website(page.origin));
}

/** The graph of a page below home. */
export function pageGraph(page: PageSummary) {
  return graph(breadcrumbs(page));
}

/** The graph of the service areas page: the listed cities and towns, each once. */
export function areasGraph(page: PageSummary) {
  const places = placeGroups.flatMap(placesOf).map(({ city, state }) => `${city}, ${state}`);
  const cities = [...new Set(places)].map((name) => ({ '@type': 'City', name }) as const);
  return graph(breadcrumbs(page), { ...businessInShort(page.origin), areaServed: cities });
}

/** The services page's graph: its questions, word for word, and each service. */
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
