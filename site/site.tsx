/** Entry point for the renderer: routes, metadata, checks and warnings of the site. */

import type { ContentModule, Site } from '../build/types.ts';
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

/** Matches 555-0100 to 555-0199, which are reserved for fiction. */
const FICTIONAL = /^\+1\d{3}55501\d\d$/;

function originWarning({ origin }: Settings): string[] {
  if (!origin.endsWith('.example')) return [];
  return [
    `SITE_ORIGIN is ${origin}, which is a placeholder. Set origin in site/business/business.ts to your own domain.`,
  ];
}

/** Maximum length of each part of the name that fits in the header on a 320-pixel-wide phone. */
const MAX_NAME = { shortName: 20, rest: 26 };

function nameWarning(): string[] {
  const { name, shortName } = business;
  if (shortName.length <= MAX_NAME.shortName && name.length - shortName.length - 1 <= MAX_NAME.rest) return [];
  return [
    `The name "${name}" is too long for the header on phones. In site/business/business.ts, use at most ${MAX_NAME.shortName} characters for shortName and ${MAX_NAME.rest} for the rest of name.`,
  ];
}

function reviewsWarning(): string[] {
  if (reviewsVerified) return [];
  return [
    'The reviews in site/content/testimonials.ts are examples. Replace them with real ones, then set reviewsVerified to true.',
  ];
}

function phonesWarning(): string[] {
  const phones = (['phone', 'localPhone', 'textPhone'] as const).filter((field) => FICTIONAL.test(business[field]));
  if (phones.length === 0) return [];
  return [`Phone numbers reserved for fiction: ${phones.join(', ')}. Set your own in site/business/business.ts.`];
}

function claimsWarning(content: readonly ContentModule[], read: (path: string) => string): string[] {
  const claims = findUnprovenClaims(
    content,
    [...routes, ...unlistedPages].map(({ path }) => read(path)),
  );
  if (claims.length === 0) return [];
  return [
    `The copy has claims without supporting data in site/business/business.ts. Fill in the fields, or remove the claims:\n      ${claims.join('\n      ')}`,
  ];
}

function sampleDataWarning(content: readonly ContentModule[]): string[] {
  const found = findSampleData(content);
  if (found.length === 0) return [];
  return [`Sample data is still in use. Replace it with your own:\n      ${found.join('\n      ')}`];
}

/** Form services that redirect to a second origin, which the Content-Security-Policy must allow. */
const REDIRECTS: readonly [service: string, target: string][] = [
  // https://developers.google.com/apps-script/guides/content#redirects
  ['https://script.google.com/', 'https://script.googleusercontent.com/'],
];

const redirectsOf = (endpoint: string) =>
  REDIRECTS.flatMap(([service, target]) => (endpoint.startsWith(service) ? [target] : []));

const ENDPOINT = 'quotes.endpoint in site/business/business.ts';

/**
 * Fails if the form posts to one of the site's pages. Many hosts answer with the page and status
 * 200, which the form would report as sent. Netlify handles forms with the field `form-name`.
 */
function checkEndpoint({ origin, quoteEndpoint, quoteFields }: Settings): string[] {
  const url = new URL(quoteEndpoint, origin);
  // Hosts also serve a page at paths such as `/contact/` and `/contact.html`.
  const path = url.pathname.replace(/(?:\/|\.html|\/index)+$/, '') || '/';
  const page = url.origin === origin && [...routes, ...unlistedPages].find((page) => page.path === path);
  if (!page || quoteFields.some(({ name }) => name === 'form-name')) return [];
  return [
    `The form's endpoint is "${quoteEndpoint}", the page "${page.name}", so nobody would get the requests. Set ${ENDPOINT} (or QUOTE_ENDPOINT) to a form service or to a program on your host, such as /api/quote. For Netlify Forms, add the hidden field form-name.`,
  ];
}

/** Fails the build if quote requests would be lost, and reports a changed endpoint. */
function compareEndpoints(settings: Settings, [before = '']: readonly string[]) {
  const { quoteEndpoint } = settings;
  if (!takesQuotes)
    return { failures: [], notices: ['The site has no quote form. The contact page asks visitors to call.'] };
  if (quoteEndpoint === '') {
    const fix = `Restore ${ENDPOINT} (or QUOTE_ENDPOINT), or set the field to 'none' to remove the form. If dist/ was only a test, delete it.`;
    const failures = before
      ? [`The site in dist/ sends quote requests to ${before}, but the new build has no endpoint. ${fix}`]
      : [];
    return { failures, notices: [`QUOTES ARE NOT DELIVERED. The form only shows a confirmation. Set ${ENDPOINT}.`] };
  }
  const isMoved = before !== '' && before !== quoteEndpoint;
  return {
    failures: checkEndpoint(settings),
    notices: isMoved ? [`Quote requests now go to ${quoteEndpoint}. The previous build sent them to ${before}.`] : [],
  };
}

/** Creates the site from its settings. */
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
