/**
 * The settings: environment variables, which override defaults from the business data. Only
 * `readSettings` reads them, before anything is built.
 */

import { business } from './business/business.ts';
import { NO_FORM, takesQuotes } from './business/quotes.ts';

const { quotes } = business;

/** A hidden field that every quote request brings along. */
interface HiddenField {
  name: string;
  value: string;
}

export interface Settings {
  /** Origin of the published site, such as `https://example.com`. */
  origin: string;
  /** The calendar year that pages show, four digits. */
  year: number;
  /** URL or path that quote requests are posted to. If it's empty, the form sends nothing. */
  quoteEndpoint: string;
  quoteFields: readonly HiddenField[];
  /** The name of the form's honeypot. */
  quoteHoneypot: string;
  /** Where `npm start` listens; 0 lets the system choose. */
  port: number;
}

/** One line for each invalid setting. */
export class SettingsError extends Error {
  override name = 'SettingsError';
}

/** The names of the fields that visitors fill in. */
export const FIELD_NAMES = ['name', 'phone', 'city', 'serviceType', 'message'] as const;

const LABEL = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';

/** A name of labels, or an IP address. The URL parser takes more, such as `a.example,b.example`, which would end a policy. */
const HOST = new RegExp(`^(?:${LABEL}(?:\\.${LABEL})*|\\[[0-9a-f:.]+\\])$`);

/** An absolute http or https address without a user. The URL parser also accepts surrounding spaces and missing slashes. */
function toUrl(value: string): URL | undefined {
  if (!/^https?:\/\/\S+$/.test(value) || !URL.canParse(value)) return undefined;
  const url = new URL(value);
  return HOST.test(url.hostname) && url.username === '' && url.password === '' ? url : undefined;
}

const isOrigin = (value: string): boolean => toUrl(value)?.origin === value;

/** A path from the root that means no other host: not `//evil.example`. */
const isPath = (value: string): boolean => /^\/(?![/\\])[^\s#\\]*$/.test(value);

function isEndpoint(value: string): boolean {
  if (value === '' || isPath(value)) return true;
  const url = toUrl(value);
  if (url === undefined || value.includes('#')) return false;
  const isLocal = ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname);
  return url.protocol === 'https:' || isLocal;
}

/** The names of all fields that the form has anyway. `request` is the id of a request. */
const OWN_NAMES: readonly string[] = [...FIELD_NAMES, 'request'];

const isFieldName = (value: string): boolean => /^[A-Za-z_][\w-]*$/.test(value) && !OWN_NAMES.includes(value);

const fieldsOf = (value: string): HiddenField[] =>
  Array.from(new URLSearchParams(value), ([name, value]) => ({ name, value }));

function isPort(value: string): boolean {
  return /^\d{1,5}$/.test(value) && Number(value) <= 65535;
}

type Name = 'SITE_ORIGIN' | 'QUOTE_ENDPOINT' | 'QUOTE_FIELDS' | 'QUOTE_HONEYPOT' | 'PORT';

interface Setting {
  default: string;
  /** @param read The values of all settings. */
  accepts: (value: string, read: (name: Name) => string) => boolean;
  expected: string;
}

const SETTINGS: Readonly<Record<Name, Setting>> = {
  SITE_ORIGIN: {
    default: business.origin,
    accepts: isOrigin,
    expected: 'an absolute http or https origin without path, query or trailing slash, such as https://example.com',
  },
  QUOTE_ENDPOINT: {
    default: quotes.endpoint,
    accepts: (value) => (takesQuotes ? isEndpoint(value) : value === NO_FORM),
    expected: takesQuotes
      ? 'an absolute https URL (http for localhost only), such as https://example.com/quotes, a path on the same host, such as /api/quote, or nothing'
      : `no value, because quotes.endpoint in site/business/business.ts is '${NO_FORM}'`,
  },
  QUOTE_FIELDS: {
    default: String(new URLSearchParams(quotes.fields.map(({ name, value }): [string, string] => [name, value]))),
    accepts(value, read) {
      if (value === '') return true;
      const names = fieldsOf(value).map(({ name }) => name);
      const isForm = /^[^=&\s]+=[^&\s]*(&[^=&\s]+=[^&\s]*)*$/.test(value) && names.every(isFieldName);
      const areOwn = new Set([...names, read('QUOTE_HONEYPOT')]).size === names.length + 1;
      return isForm && areOwn && read('QUOTE_ENDPOINT') !== '';
    },
    expected: `url-encoded fields, such as access_key=a1b2&subject=New+quote, each with a name of its own that is none of the form's (${OWN_NAMES.join(', ')}, or the honeypot's), and a QUOTE_ENDPOINT to send them to`,
  },
  QUOTE_HONEYPOT: {
    default: quotes.honeypot,
    accepts: isFieldName,
    expected: `the name of a field, such as _gotcha, that is none of the form's (${OWN_NAMES.join(', ')})`,
  },
  PORT: {
    default: '4173',
    accepts: isPort,
    expected: 'a whole number from 0 to 65535',
  },
};

/** At most so many characters of a refused value are repeated: it may be a whole file, or hold a secret. */
const MAX_SHOWN = 60;

/**
 * @param env The environment's variables; one that is not set has its default.
 * @throws SettingsError that names each bad setting, its value and the rule.
 */
export function readSettings(env: Readonly<Record<string, string | undefined>>): Settings {
  const read = (name: Name): string => env[name] ?? SETTINGS[name].default;
  const bad = (Object.keys(SETTINGS) as Name[]).filter((name) => !SETTINGS[name].accepts(read(name), read));
  if (bad.length > 0) {
    throw new SettingsError(
      bad
        .map((name) => {
          const value = read(name);
          const shown = value.length > MAX_SHOWN ? `${value.slice(0, MAX_SHOWN)}…` : value;
          // Only a default that comes from the facts can be invalid.
          const source = env[name] === undefined ? ' by default, from site/business/business.ts' : '';
          return `${name} is "${shown.replace(/\s/g, ' ')}"${source}: expected ${SETTINGS[name].expected}`;
        })
        .join('\n'),
    );
  }
  return {
    origin: read('SITE_ORIGIN'),
    year: new Date().getFullYear(),
    quoteEndpoint: takesQuotes ? read('QUOTE_ENDPOINT') : '',
    quoteFields: fieldsOf(read('QUOTE_FIELDS')),
    quoteHoneypot: read('QUOTE_HONEYPOT'),
    port: Number(read('PORT')),
  };
}
