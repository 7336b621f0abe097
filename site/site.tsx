/** Entry point for the renderer: routes, metadata, checks and warnings of the site. */

import type { Site } from '../build/types.ts';
import { business } from './business/business.ts';
import { LANGUAGE, takesQuotes } from './business/facts.ts';
import { checkContent } from './checks/check.ts';
import { warningsOf } from './checks/warnings.ts';
import { elsewhere } from './content/layout.ts';
import { reviewsVerified, testimonials } from './content/testimonials.ts';
import { AppIcon, MaskableIcon } from './metadata/AppIcon.tsx';
import { contactCard } from './metadata/contact-card.ts';
import { missingLetters } from './metadata/share-text.ts';
import { routes, unlistedPages } from './routes.tsx';
import { SHARED_SCENES_FILE, SharedScenes } from './scenes/SharedScene.tsx';
import type { Settings } from './settings.ts';

export { readSettings } from './settings.ts';

/**
 * Google redirects to a second origin, which the Content-Security-Policy must allow:
 * https://developers.google.com/apps-script/guides/content#redirects
 */
const redirectsOf = (endpoint: string) =>
  endpoint.startsWith('https://script.google.com/') ? ['https://script.googleusercontent.com/'] : [];

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
function compareEndpoints(settings: Settings, before = '') {
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
  return {
    failures: checkEndpoint(settings),
    notices: before ? [`Quote requests now go to ${quoteEndpoint}. The previous build sent them to ${before}.`] : [],
  };
}

/** Creates the site from its settings. */
export function createSite(settings: Settings): Site {
  const { origin, quoteEndpoint } = settings;
  const endpoints = quoteEndpoint === '' ? [] : [quoteEndpoint, ...redirectsOf(quoteEndpoint)];
  return {
    origin,
    name: business.name,
    shortName: business.shortName,
    description: elsewhere.manifest,
    lang: LANGUAGE,
    routes,
    unlistedPages,
    props: { routes, settings },
    themeColor: { light: '#fffdf9', dark: '#1a2748' },
    icon: { any: () => <AppIcon />, maskable: () => <MaskableIcon /> },
    // Characters that the first font doesn't have are from the others.
    imageFonts: ['', '-latin-ext', '-vietnamese'].map((part) => `assets/fonts/archivo-800${part}.ttf`),
    files: [contactCard(origin)],
    images: { [SHARED_SCENES_FILE]: () => <SharedScenes /> },
    endpoints,
    compareEndpoints(previous) {
      // An endpoint that stays may be for something else than the form.
      const before = previous.find((url) => !endpoints.includes(url));
      return compareEndpoints(settings, before);
    },
    check: checkContent,
    warnings: (content) => {
      const missing = missingLetters(routes.map(({ shareImage }) => shareImage.alt).join(''));
      const hasExamples = testimonials.length > 0 && !reviewsVerified;
      const form = { endpoint: quoteEndpoint, fields: settings.quoteFields };
      return warningsOf(content, { origin, form, hasExamples, missing });
    },
  };
}
