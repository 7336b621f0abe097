/** Checks the links on all pages. Only keeps ids and links in memory, as sites can be large. */

import { unescape as decode } from 'node:querystring';
import type { Parser } from 'htmlparser2';
import { type Failure, groupFailures } from '../lib/errors.ts';
import { isHidden } from '../lib/urls.ts';

/** Loads while esbuild bundles. */
const htmlparser2 = import('htmlparser2');
/** Attributes with URLs that our policy limits to this origin, or that a visitor's click opens. */
const LOADED = /^(background|data|(form)?action|poster|src)$/;
const FOLLOWED = /^(cite|content|(xlink:)?href|longdesc|ping)$/;
const NAMES = `${LOADED.source}|${FOLLOWED.source}`.replace(/[$^]/g, '');
/** Matches all tags with an id or a link, and some others. Most tags don't match. */
const MAYBE = RegExp(`\\b(?:${NAMES}|filter|id|mask|script|style|url|\\w*srcset)\\b`, 'i');
/** Elements and `rel` values whose `href` loads. The parser may turn an `image` into `img`. */
const LOADED_BY_HREF = /href (feimage|img|use|link .*(icon|manifest|preload|stylesheet))\b/i;
const APP_LINK = /^(facetime|fax|fb-messenger|geo|mailto|maps|skype|sms|tel|viber|webcal|whatsapp):./i;
/** Matches tags with attributes, comments, and elements that may contain text like a tag. */
const PARTS =
  /<!--.*?-->|<(script|style|textarea|title)(?=[\s/>]).*?<\/\1\s*>|<[a-z][^\s/>]*[\s/](?:[^>"']|"[^"]*"|'[^']*')*>/gis;

interface Link {
  /** Name of the attribute, or `structured data`. */
  attribute: string;
  url: string;
  isLoaded: boolean;
  locations: string[];
}

/** Matches `url(…)`, and a string of `image-set(…)`. Ignoring case would take 20 times as long. */
const CSS_URL = /[Uu][Rr][Ll]\(\s*(["']?)(.*?)\1\s*\)|(["'])([^"']+)\3(?=\s*(?:[\d.]+(?:x|X|dp)|type\())/gs;
const urlsInCss = (css: string) => Array.from(css.matchAll(CSS_URL), ([, , url, , text]) => (url ?? text)!);

function urlsInAttribute(name: string, value: string): string[] {
  // `fill` starts with its URL. These three may have other values before it.
  if (/^(filter|mask|style)$/.test(name) || /^\s*url\(/i.test(value)) return urlsInCss(value);
  // A URL may contain commas, but it can't end with one.
  if (name.endsWith('srcset')) return Array.from(value.matchAll(/(\S*[^\s,])(?:,|\s[^,]*,?|$)/g), ([, url]) => url!);
  // Most `content` attributes don't contain a URL. `0; url=/services` is a redirect.
  if (name === 'content') return /^\s*(?:\d+\s*;\s*url=\s*["']?|(?=https?:))([^"']+)/i.exec(value)?.slice(1) ?? [];
  return LOADED.test(name) || FOLLOWED.test(name) ? [value] : [];
}

/** Returns the URLs in JSON-LD. Drops the fragment of an `@id`, which isn't an element's id. */
function urlsInData(value: unknown, key = ''): string[] {
  if (typeof value === 'string') return /^https?:/.test(value) ? [key === '@id' ? value.split('#')[0]! : value] : [];
  return Object.entries(value ?? {}).flatMap(([name, item]) => urlsInData(item, name));
}

/** Returns the id and links of a match of `PARTS`. */
function readPart(html: string, HtmlParser: typeof Parser) {
  const links: Link[] = [];
  if (!MAYBE.test(html)) return { id: undefined, links };
  let [name, text, attributes]: [string, string, Record<string, string>] = ['', '', {}];
  new HtmlParser({
    onopentag: (...tag) => void ([name, attributes] = tag),
    ontext: (chunk) => void (text += chunk),
  }).end(html);
  const add = (attribute: string, isLoaded: boolean, urls: string[]) =>
    links.push(...urls.map((url) => ({ attribute, url: url.trim(), isLoaded, locations: [] })));
  for (const [attribute, value] of Object.entries(attributes)) {
    const isFollowed = FOLLOWED.test(attribute) && !LOADED_BY_HREF.test(`${attribute} ${name} ${attributes.rel}`);
    add(attribute, !isFollowed, urlsInAttribute(attribute, value));
  }
  if (/^application\/ld\+json$/i.test(attributes.type ?? ''))
    add('structured data', false, urlsInData(JSON.parse(text)));
  // A rule with `url(#id)` may not apply to this page.
  if (name === 'style') add('style', true, urlsInCss(text.replace(/url\(["']?#/g, '')));
  return { id: attributes.id, links };
}

/** Creates a link checker. @param origin The site's origin. @param endpoints URLs to skip. */
export async function createLinkChecker(origin: string, endpoints: readonly string[]) {
  const { Parser } = await htmlparser2;
  const idsByPath = new Map<string, readonly string[]>();
  const failures: Failure[] = [];
  const links: Link[] = [];
  /** Ids and links by HTML, because most tags are on every page. */
  const parts = new Map<string, ReturnType<typeof readPart>>();

  function parse(html: string) {
    // Copy the HTML, because a substring would keep the whole page in memory.
    const copy = structuredClone(html);
    const part = readPart(copy, Parser);
    links.push(...part.links);
    // Limit memory. A page has a few hundred parts, and most of them are on every page.
    if (parts.size >= 10_000) parts.clear();
    parts.set(copy, part);
    return part;
  }

  /** Returns an error if the link is invalid. @param from Page with the link, if it's `#id`. */
  function check({ attribute, url, isLoaded }: Link, files: ReadonlySet<string>, from = ''): string | undefined {
    if (APP_LINK.test(url) || endpoints.includes(url)) return undefined;
    const subject = `${attribute}="${url}"`;
    if (!/^(#|https?:|\/(?!\/))/i.test(url)) return `${subject}: Expected a path from the root, such as "/services".`;
    if (!URL.canParse(url, origin)) return `${subject}: Expected a valid URL.`;
    const target = new URL(url, origin + from);
    if (target.origin !== origin)
      return isLoaded ? `${subject}: Our policy blocks other origins. Publish the file, or link to it.` : undefined;
    if (/%(?![\da-f]{2})/i.test(target.pathname)) return `${subject}: Expected "%25" or two hex digits after "%".`;
    const [path, id] = [decode(target.pathname), decode(target.hash.slice(1).split(':~:')[0]!)];
    if (isHidden(path) && path !== from) return `${subject}: Servers return 404 for this path.`;
    if (files.has(path)) return undefined;
    const ids = idsByPath.get(path);
    if (ids === undefined) return `${subject}: No page or file has this path.`;
    // "" and "top" scroll to the top of the page. `:~:text=` scrolls to a text.
    return /^(top)?$/i.test(id) || ids.includes(id) ? undefined : `${subject}: ${path} has no element with id="${id}".`;
  }

  return {
    /** Collects the ids and links of a rendered page. */
    add(path: string, source: string, html: string): void {
      const found = (html.match(PARTS) ?? []).map((part) => parts.get(part) ?? parse(part));
      const ids = found.flatMap(({ id }) => id ?? []);
      idsByPath.set(path, ids);
      const location = `${path} (${source})`;
      for (const link of found.flatMap((part) => part.links)) {
        const isFragment = link.url.startsWith('#');
        if (!isFragment && link.locations.at(-1) !== location) link.locations.push(location);
        const cause = isFragment && !ids.includes(link.url.slice(1)) && check(link, new Set(), path);
        if (cause) failures.push({ location, cause });
      }
    },

    /** Returns a warning for each file over 100 KB that pages load. @param files Sizes by path. */
    warnAboutLargeFiles: (files: ReadonlyMap<string, number>): string[] =>
      [...new Set(links.flatMap(({ isLoaded, url }) => (isLoaded ? decode(url.slice(1)) : [])))]
        .filter((path) => files.get(path)! > 100_000)
        .map((path) => `Pages load ${path} (${files.get(path)!.toLocaleString('en-US')} bytes). Make it smaller.`),

    /** Returns all errors, sorted by page. @param files Paths of published files except pages. */
    report(files: Iterable<string>): string[] {
      const published = new Set(Array.from(files, (file) => `/${file}`));
      for (const link of links) {
        const cause = check(link, published);
        if (cause) for (const location of link.locations) failures.push({ location, cause });
      }
      // Sort, because pages finish rendering in a different order in each build.
      const order = ({ location, cause }: Failure) => `${location} ${cause}`;
      return groupFailures(failures.sort((a, b) => (order(a) < order(b) ? -1 : 1)));
    },
  };
}
