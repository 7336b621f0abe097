/** Mission Bell Garage Doors, as the renderer sees it. */

import type { Site } from '../build/site.ts';
import { business } from './business/business.ts';
import { LANGUAGE } from './business/locale.ts';
import { contactCard } from './metadata/contact-card.ts';
import { elsewhere } from './content/layout.ts';
import { reviewsVerified } from './content/testimonials.ts';
import { AppIcon, MaskableIcon } from './metadata/AppIcon.tsx';
import { routes, unlistedPages } from './routes.tsx';
import { leftovers } from './metadata/sample-data.ts';
import { rules } from './business/rules.ts';
import type { Settings } from './settings.ts';
import { unprovenClaims } from './metadata/unproven-claims.ts';

/** The numbers 555-0100 to 555-0199 are reserved for fiction. */
const FICTIONAL = /^\+1\d{3}55501\d\d$/;

function phonesWarning(): string[] {
  const phones = (['hotline', 'localPhone', 'textPhone'] as const).filter((fact) => FICTIONAL.test(business[fact]));
  if (phones.length === 0) return [];
  return [`Telephone numbers reserved for fiction: set your own ${phones.join(', ')} in site/business/business.ts.`];
}

function claimsWarning(): string[] {
  const claims = unprovenClaims();
  if (claims.length === 0) return [];
  return [
    `The pages claim what site/business/business.ts does not prove: ${claims.join(', ')}. Give these facts, or take the claims out of site/content/.`,
  ];
}

function leftoversWarning(): string[] {
  const found = leftovers();
  if (found.length === 0) return [];
  return [`The facts are another company’s, but these are still the example’s:\n      ${found.join('\n      ')}`];
}

/** Where a service answers that does so at another origin than the one that is posted to. */
const REDIRECTS: readonly [service: string, answers: string][] = [
  // https://developers.google.com/apps-script/guides/content#redirects
  ['https://script.google.com/', 'https://script.googleusercontent.com/'],
];

const redirectsOf = (endpoint: string) =>
  REDIRECTS.flatMap(([service, answers]) => (endpoint.startsWith(service) ? [answers] : []));

export const site: Site<Settings> = {
  name: business.name,
  shortName: business.shortName,
  description: elsewhere.manifest,
  lang: LANGUAGE,
  routes,
  unlistedPages,
  themeColor: { light: '#fffdf9', dark: '#17223f' },
  icon: { any: () => <AppIcon />, maskable: () => <MaskableIcon /> },
  rules,
  pictureFonts: ['assets/fonts/archivo-800.ttf'],
  files: ({ origin }) => [contactCard(origin)],
  endpoints: ({ quoteEndpoint }) => (quoteEndpoint === '' ? [] : [quoteEndpoint, ...redirectsOf(quoteEndpoint)]),
  warnings: ({ origin, quoteEndpoint }) => [
    ...(quoteEndpoint === ''
      ? ['Quote requests are not delivered: QUOTE_ENDPOINT is empty, so the form only shows its toast.']
      : []),
    ...(origin.endsWith('.example')
      ? [`SITE_ORIGIN is ${origin}, an address that does not exist: set it to the site's own before publishing.`]
      : []),
    ...(reviewsVerified
      ? []
      : ['The reviews in site/content/testimonials.ts are examples: replace them with real ones before publishing.']),
    ...phonesWarning(),
    ...claimsWarning(),
    ...leftoversWarning(),
  ],
};
