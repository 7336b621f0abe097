/**
 * Checks the links on all rendered pages. Keeps only each page's ids and links in memory, because
 * sites can be large. Other markup errors, such as duplicate ids, are reported by html-validate
 * (`npm run validate`).
 */

import type { Parser } from 'htmlparser2';
import { type Failure, groupFailures } from '../lib/errors.ts';
import { pathOf } from '../lib/urls.ts';

/** Loads while esbuild bundles. With `require`, tsx would convert 30 ES modules in every process. */
const htmlparser2 = import('htmlparser2');

/** Attributes that contain URLs, which load with the page or when a visitor follows a link. */
const ATTRIBUTES: Readonly<Record<string, 'load' | 'follow'>> = {
  ...{ data: 'load', imagesrcset: 'load', poster: 'load', src: 'load', srcset: 'load' },
  ...{ action: 'follow', cite: 'follow', content: 'follow', formaction: 'follow', href: 'follow' },
};
/** Elements whose `href` loads with the page. The parser may turn an SVG's `image` into `img`. */
const LOADED_BY_HREF = new Set(['feimage', 'img', 'link', 'use']);
/** Matches start tags, and also comments and elements that may contain text like a start tag. */
const PARTS = /<!--.*?-->|<(script|style|textarea|title)\b.*?<\/\1>|<[a-z](?:[^>"']|"[^"]*"|'[^']*')*>/gis;
/** Matches parts that may contain ids or links. Parsing everything takes three times as long. */
const RELEVANT = new RegExp(`\\s(id|type|${Object.keys(ATTRIBUTES).join('|')})\\s*=|=\\s*["']?url\\(`, 'i');

interface Link {
  /** Name of the attribute, or `structured data`. */
  attribute: string;
  url: string;
  isLoaded: boolean;
}

function readAttribute(element: string, attribute: string, value: string): Link[] {
  if (value.startsWith('url(')) return [{ attribute, url: value.slice(4, -1), isLoaded: true }];
  const use = ATTRIBUTES[attribute];
  // Most `content` attributes don't contain a URL.
  if (!use || (attribute === 'content' && !/^https?:/.test(value))) return [];
  const urls = attribute.endsWith('srcset') ? value.split(',').map((part) => part.trim().split(/\s/)[0]!) : [value];
  const isLoaded = use === 'load' || (attribute === 'href' && LOADED_BY_HREF.has(element));
  return urls.map((url) => ({ attribute, url, isLoaded }));
}

/** Returns the URLs in JSON-LD. Drops the fragment of an `@id`, which isn't an element's id. */
function readData(json: string): Link[] {
  const links: Link[] = [];
  JSON.parse(json, (key, value: unknown) => {
    if (typeof value === 'string' && /^https?:/.test(value))
      links.push({ attribute: 'structured data', url: key === '@id' ? value.split('#')[0]! : value, isLoaded: false });
    return value;
  });
  return links;
}

/** Returns a page's ids and links, except links to these ids. Includes templates and inline SVG. */
function readPage(html: string, HtmlParser: typeof Parser): { links: Link[]; ids: string[] } {
  const [links, ids] = [[] as Link[], [] as string[]];
  let element = '';
  /** Content of the current JSON-LD script, if any. */
  let data: string | undefined;
  const parser = new HtmlParser({
    onopentagname: (name) => void (element = name),
    onattribute(name, value) {
      if (name === 'id') ids.push(value);
      else if (value === 'application/ld+json') data = '';
      else links.push(...readAttribute(element, name, value));
    },
    ontext(text) {
      if (data !== undefined) data += text;
    },
    onclosetag() {
      if (data !== undefined) links.push(...readData(data));
      data = undefined;
    },
  });
  for (const [part] of html.matchAll(PARTS)) if (RELEVANT.test(part)) parser.write(part);
  parser.end();
  const targets = new Set(ids.map((id) => `#${id}`));
  return { links: links.filter(({ url }) => !targets.has(url)), ids };
}

/** Creates a link checker. @param origin The site's origin. @param endpoints URLs to skip. */
export async function createLinkChecker(origin: string, endpoints: readonly string[]) {
  const { Parser } = await htmlparser2;
  /** Each page's ids, separated and surrounded by spaces. */
  const idsByPath = new Map<string, string>();
  // Keys are JSON: the link, and the page's path if the URL is only a fragment such as `#faq`.
  // JSON copies the strings. Substrings would keep each page's whole HTML in memory.
  const locationsByLink = new Map<string, string[]>();

  /** Returns an error if the link is invalid. */
  function check({ attribute, url, isLoaded }: Link, from: string, files: ReadonlySet<string>): string | undefined {
    if (/^(tel|sms|mailto):./.test(url) || endpoints.includes(url)) return undefined;
    const local = url === origin || url.startsWith(`${origin}/`) ? url.slice(origin.length) || '/' : url;
    if (/^https?:/.test(local))
      return isLoaded ? `loads ${url} from another origin. Publish the file with the site.` : undefined;
    const subject = `${attribute}="${url}"`;
    if (!/^(#|\/(?!\/))/.test(local)) return `${subject}: Expected a path from the root, such as "/services".`;
    const [path, fragment = ''] = local.split('#') as [string, string?];
    const target = path === '' ? from : pathOf(path);
    if (files.has(target)) return undefined;
    const ids = idsByPath.get(target);
    if (ids === undefined) return `${subject}: No page or file has this path.`;
    // According to the HTML standard, "" and "top" scroll to the top of the page.
    if (/^(top)?$/i.test(fragment) || ids.includes(` ${fragment} `)) return undefined;
    return `${subject}: ${target} has no element with id="${fragment}".`;
  }

  return {
    /** Collects the ids and links of a rendered page. */
    add(path: string, source: string, html: string): void {
      const { ids, links } = readPage(html, Parser);
      idsByPath.set(path, ` ${ids.join(' ')} `);
      const location = `${path} (${source})`;
      for (const link of links) {
        const key = JSON.stringify([link, link.url.startsWith('#') ? path : '']);
        const locations = locationsByLink.get(key) ?? [];
        locationsByLink.set(key, locations);
        if (locations.at(-1) !== location) locations.push(location);
      }
    },

    /** Returns all errors, sorted by page. @param files Paths of published files except pages. */
    report(files: Iterable<string>): string[] {
      const published = new Set(Array.from(files, (file) => `/${file}`));
      const failures = Array.from(locationsByLink).flatMap(([key, locations]) => {
        const [link, from] = JSON.parse(key) as [Link, string];
        const cause = check(link, from, published);
        return cause ? locations.map((location): Failure => ({ location, cause })) : [];
      });
      // Sort, because pages finish rendering in a different order in each build.
      const order = ({ location, cause }: Failure) => `${location} ${cause}`;
      return groupFailures(failures.sort((a, b) => (order(a) < order(b) ? -1 : 1)));
    },
  };
}
