/** Reads and validates the environment variables. Most defaults are in the business data. */

import { business } from './business/business.ts';
import { NO_FORM, takesQuotes } from './business/facts.ts';
import type { Business } from './business/schema.ts';

const { quotes } = business;

export interface Settings {
  /** Origin of the deployed site, such as `https://example.com`. */
  origin: string;
  /** Current year in UTC, shown in the footer. */
  year: number;
  /** URL or path that the quote form posts to. If empty, the form sends nothing. */
  quoteEndpoint: string;
  /** Hidden fields sent with every quote request. */
  quoteFields: Business['quotes']['fields'];
  /** Name of the form's honeypot field. */
  quoteHoneypot: string;
}

/** Error whose message has one line for each invalid setting. */
export class SettingsError extends Error {
  override name = 'SettingsError';
}

const LABEL = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';

/**
 * Matches a domain name or an IP address. The URL parser also accepts hosts such as
 * `a.example,b.example`, which would break the Content-Security-Policy.
 */
const HOST = new RegExp(`^(?:${LABEL}(?:\\.${LABEL})*|\\[[0-9a-f:.]+\\])$`);

/**
 * Parses an absolute http or https URL without a user name or password. Stricter than the URL
 * parser, which accepts surrounding spaces and missing slashes.
 */
function toUrl(value: string): URL | undefined {
  if (!/^https?:\/\/\S+$/.test(value) || !URL.canParse(value)) return undefined;
  const url = new URL(value);
  return HOST.test(url.hostname) && url.username === '' && url.password === '' ? url : undefined;
}

const isOrigin = (value: string): boolean => toUrl(value)?.origin === value;

/** True for a root-relative path. Rejects URLs on other hosts, such as `//evil.example`. */
const isPath = (value: string): boolean => /^\/(?![/\\])[^\s#\\]*$/.test(value);

function isEndpoint(value: string): boolean {
  // An empty variable, such as an unset secret, must not turn off a form that has an endpoint.
  if (value === '') return quotes.endpoint === '';
  if (isPath(value)) return true;
  const url = toUrl(value);
  if (url === undefined || value.includes('#')) return false;
  const isLocal = ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname);
  return url.protocol === 'https:' || isLocal;
}

/** `field` of the business data has the default. `expected` completes "Expected …". */
const SETTINGS = {
  SITE_ORIGIN: {
    field: 'business.origin',
    default: business.origin,
    accepts: isOrigin,
    expected:
      'an http or https origin in lowercase ASCII (xn--… for a name such as peña.com), without a path, query or trailing slash, such as https://example.com',
  },
  QUOTE_ENDPOINT: {
    field: 'business.quotes.endpoint',
    default: quotes.endpoint,
    accepts: (value: string) => (takesQuotes ? isEndpoint(value) : value === '' || value === NO_FORM),
    expected: takesQuotes
      ? 'an https URL such as https://example.com/quotes (http only for localhost), or a path such as /api/quote'
      : `no value, because business.quotes.endpoint is '${NO_FORM}'`,
  },
};

const FILE = 'site/business/business.ts';

/** Maximum length of a value in an error message. Values may be long or contain a secret. */
const MAX_SHOWN = 60;

/**
 * Reads the settings from environment variables. Unset variables have their default values. Ignores
 * spaces around a value, because `set SITE_ORIGIN=… && npm start` on Windows adds one.
 *
 * @throws SettingsError that lists each invalid setting with its value and the expected value.
 */
export function readSettings(env: Readonly<Record<string, string | undefined>>): Settings {
  const read = (name: keyof typeof SETTINGS): string => env[name]?.trim() ?? SETTINGS[name].default;
  const errors = Object.entries(SETTINGS).flatMap(([name, { field, accepts, expected }]) => {
    const value = read(name as keyof typeof SETTINGS);
    if (accepts(value)) return [];
    const shown = value.length > MAX_SHOWN ? `${value.slice(0, MAX_SHOWN)}…` : value;
    // An invalid default can only come from the business data.
    const [source, advice] =
      env[name] === undefined
        ? [`${FILE}: ${field}`, '']
        : [name, ` Without this variable, ${field} of ${FILE} is used.`];
    return `${source} is "${shown.replace(/\s/g, ' ')}". Expected ${expected}.${advice}`;
  });
  if (errors.length > 0) throw new SettingsError(errors.join('\n'));
  return {
    origin: read('SITE_ORIGIN'),
    year: new Date().getUTCFullYear(),
    quoteEndpoint: takesQuotes ? read('QUOTE_ENDPOINT') : '',
    quoteFields: quotes.fields,
    quoteHoneypot: quotes.honeypot,
  };
}
