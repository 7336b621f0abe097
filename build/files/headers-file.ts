/** `_headers`: for Netlify, Cloudflare Pages, Cloudflare Workers and the preview. */

import { type HeaderRule, headersFor, isPrefix } from './headers.ts';
import type { HostInput } from './host.ts';

export const HEADERS_FILE = '_headers';

/** Cloudflare reads 100 rules: https://developers.cloudflare.com/pages/configuration/headers/ */
const MAX_RULES = 100;

/**
 * A rule's headers below its path. Where two rules match a path, Cloudflare joins the values of a header by a comma, unless
 * the later one detaches it first (`! Name`, same document). Netlify passes over such a line, because it has no colon.
 */
function section({ path, headers }: HeaderRule, earlier: readonly HeaderRule[]): string {
  const known = headersFor(earlier, path);
  const lines = Object.entries(headers).map(
    ([name, value]) => `${name in known ? `  ! ${name}\n` : ''}  ${name}: ${value}\n`,
  );
  return `${path}\n${lines.join('')}`;
}

/**
 * The rules as a file: a path on a line of its own, its headers indented below it.
 *
 * Both hosts send the headers of a path whatever the answer is, and a browser would keep a 404 for a year. So the lifetime
 * of assets is stated file by file. What is beyond Cloudflare's limit is revalidated each time.
 */
export function headersFile({ rules, assets }: HostInput): string {
  const stated = rules.filter((rule) => !(isPrefix(rule) && 'Cache-Control' in rule.headers));
  const cached = assets
    .filter((path) => !path.startsWith('/assets/share/'))
    .slice(0, MAX_RULES - stated.length)
    .map((path) => ({ path, headers: { 'Cache-Control': headersFor(rules, path)['Cache-Control']! } }));
  const all = [...stated, ...cached];
  return all.map((rule, index) => section(rule, all.slice(0, index))).join('\n');
}

/** The rules in the text of a `_headers` file. */
export function parseHeaders(text: string): HeaderRule[] {
  const rules: { path: string; headers: Record<string, string> }[] = [];
  for (const line of text.split('\n')) {
    const [, name, value] = /^\s+([\w-]+): (.*)$/.exec(line) ?? [];
    if (name !== undefined) rules.at(-1)!.headers[name] = value!;
    else if (line.startsWith('/')) rules.push({ path: line, headers: {} });
  }
  return rules;
}
