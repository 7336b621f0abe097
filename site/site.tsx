/** Mission Bell Garage Doors, as the renderer sees it. */

import type { ContentModule, Site } from '../build/site.ts';
import { business } from './business/business.ts';
import { LANGUAGE } from './business/locale.ts';
import { takesQuotes } from './business/quotes.ts';
import { elsewhere } from './content/layout.ts';
import { reviewsVerified } from './content/testimonials.ts';
import { AppIcon, MaskableIcon } from './metadata/AppIcon.tsx';
import { checkContent } from './metadata/check.ts';
import { contactCard } from './metadata/contact-card.ts';
import { findSampleData, unconfirmedTimes } from './metadata/sample-data.ts';
import { findUnprovenClaims } from './metadata/unproven-claims.ts';
import { routes, unlistedPages } from './routes.tsx';
import type { Settings } from './settings.ts';

/** The numbers 555-0100 to 555-0199 are reserved for fiction. */
const FICTIONAL = /^\+1\d{3}55501\d\d$/;

function originWarning({ origin }: Settings): string[] {
  if (!origin.endsWith('.example')) return [];
  return [`SITE_ORIGIN is ${origin}, a URL that does not exist: set it to the site's own before publishing.`];
}

/** Number of characters that the header has room for in two lines each, on a phone of 320 pixels. */
const MAX_NAME = { shortName: 20, rest: 26 };

function nameWarning(): string[] {
  const { name, shortName } = business;
  if (shortName.length <= MAX_NAME.shortName && name.length - shortName.length - 1 <= MAX_NAME.rest) return [];
  return [
    `The name "${name}" is too long for the header of a phone. Use at most ${MAX_NAME.shortName} characters for shortName, and ${MAX_NAME.rest} for the rest of name.`,
  ];
}

function reviewsWarning(): string[] {
  if (reviewsVerified) return [];
  return ['The reviews in site/content/testimonials.ts are examples: replace them with real ones before publishing.'];
}

function phonesWarning(): string[] {
  const phones = (['hotline', 'localPhone', 'textPhone'] as const).filter((field) => FICTIONAL.test(business[field]));
  if (phones.length === 0) return [];
  return [`Telephone numbers reserved for fiction: set your own ${phones.join(', ')} in site/business/business.ts.`];
}

function claimsWarning(content: readonly ContentModule[], read: (path: string) => string): string[] {
  const claims = findUnprovenClaims(
    content,
    [...routes, ...unlistedPages].map(({ path }) => read(path)),
  );
  if (claims.length === 0) return [];
  return [
    `The pages claim what site/business/business.ts does not prove. Fill in the fields, or remove the claims:\n      ${claims.join('\n      ')}`,
  ];
}

function sampleDataWarning(content: readonly ContentModule[]): string[] {
  const found = findSampleData(content);
  if (found.length === 0) return [];
  return [
    `The site is another company's now, but these values are still the sample's:\n      ${found.join('\n      ')}`,
  ];
}

/** Form services that redirect to another origin. */
const REDIRECTS: readonly [service: string, answers: string][] = [
  // https://developers.google.com/apps-script/guides/content#redirects
  ['https://script.google.com/', 'https://script.googleusercontent.com/'],
];

const redirectsOf = (endpoint: string) =>
  REDIRECTS.flatMap(([service, answers]) => (endpoint.startsWith(service) ? [answers] : []));

const ENDPOINT = 'quotes.endpoint in site/business/business.ts';

function compareEndpoints({ quoteEndpoint }: Settings, [before = '']: readonly string[]) {
  if (!takesQuotes)
    return { failures: [], notices: ['The site has no quote form. The contact page asks visitors to call.'] };
  if (quoteEndpoint === '') {
    const choice = `Restore ${ENDPOINT} (or QUOTE_ENDPOINT), or set the field to 'none' to remove the form. If it was a test, delete dist/.`;
    const failures = before
      ? [`The site in dist/ sends quotes to ${before}, but the new one would lose them. ${choice}`]
      : [];
    return { failures, notices: [`QUOTES ARE NOT DELIVERED. The form only shows its confirmation. Set ${ENDPOINT}.`] };
  }
  const isMoved = before !== '' && before !== quoteEndpoint;
  return {
    failures: [],
    notices: isMoved ? [`Quotes go to ${quoteEndpoint} now. The site before sent them to ${before}.`] : [],
  };
}

/** Creates the site for the renderer. */
export function createSite(settings: Settings): Site {
  const { origin, quoteEndpoint } = settings;
  return {
    origin,
    name: business.name,
    shortName: business.shortName,
    description: elsewhere.manifest,
    lang: LANGUAGE,
    routes,
    unlistedPages,
    props: { routes, settings },
    themeColor: { light: '#fffdf9', dark: '#17223f' },
    icon: { any: () => <AppIcon />, maskable: () => <MaskableIcon /> },
    imageFonts: ['assets/fonts/archivo-800.ttf'],
    files: [contactCard(origin)],
    endpoints: quoteEndpoint === '' ? [] : [quoteEndpoint, ...redirectsOf(quoteEndpoint)],
    compareEndpoints: (previous) => compareEndpoints(settings, previous),
    check: checkContent,
    warnings: (content, read) => [
      ...originWarning(settings),
      ...nameWarning(),
      ...reviewsWarning(),
      ...phonesWarning(),
      ...claimsWarning(content, read),
      ...sampleDataWarning(content),
      ...unconfirmedTimes(),
    ],
  };
}
