/** The settings from the environment. Only `readSettings` reads them, before anything is built. */

import type { BaseSettings } from '../build/site.ts';
import { business } from './business.ts';

export interface Settings extends BaseSettings {
  /** Where quote requests are posted to; empty: the form sends nothing. */
  quoteEndpoint: string;
  /** Where `npm start` listens; 0 lets the system choose. */
  port: number;
}

/** One line for each invalid setting. */
export class SettingsError extends Error {
  override name = 'SettingsError';
}

function toUrl(value: string): URL | undefined {
  return URL.canParse(value) ? new URL(value) : undefined;
}

function isOrigin(value: string): boolean {
  const url = toUrl(value);
  return url !== undefined && /^https?:$/.test(url.protocol) && url.origin === value;
}

function isEndpoint(value: string): boolean {
  if (value === '') return true;
  // The URL parser accepts surrounding spaces and missing slashes; a form's action does not.
  const url = /^https?:\/\/\S+$/.test(value) ? toUrl(value) : undefined;
  if (url === undefined || url.username !== '' || url.password !== '' || url.hash !== '') return false;
  const local = ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname);
  return url.protocol === 'https:' || (url.protocol === 'http:' && local);
}

function isPort(value: string): boolean {
  return /^\d{1,5}$/.test(value) && Number(value) <= 65535;
}

const SETTINGS = {
  SITE_ORIGIN: {
    default: business.origin,
    accepts: isOrigin,
    expected: 'an absolute http or https origin without path, query or trailing slash, such as https://example.com',
  },
  QUOTE_ENDPOINT: {
    default: '',
    accepts: isEndpoint,
    expected: 'an absolute https address (http for localhost only), such as https://example.com/quotes, or nothing',
  },
  PORT: {
    default: '4173',
    accepts: isPort,
    expected: 'a whole number from 0 to 65535',
  },
};

type Name = keyof typeof SETTINGS;

/**
 * @param env The environment's variables; one that is not set has its default.
 * @throws SettingsError that names each bad setting, its value and the rule.
 */
export function readSettings(env: Readonly<Record<string, string | undefined>>): Settings {
  const read = (name: Name): string => env[name] ?? SETTINGS[name].default;
  const bad = (Object.keys(SETTINGS) as Name[]).filter((name) => !SETTINGS[name].accepts(read(name)));
  // Only a default that comes from the facts can be invalid.
  const source = (name: Name) => (env[name] === undefined ? ' by default, from site/business.ts' : '');
  if (bad.length > 0) {
    throw new SettingsError(
      bad.map((name) => `${name} is "${read(name)}"${source(name)}: expected ${SETTINGS[name].expected}`).join('\n'),
    );
  }
  return {
    origin: read('SITE_ORIGIN'),
    quoteEndpoint: read('QUOTE_ENDPOINT'),
    port: Number(read('PORT')),
  };
}
