/**
 * Checks the links of all rendered pages: pages, fragments, assets and endpoints. Only ids and links of a
 * page are kept, so that a large site needs little memory. Errors within a page's markup, such as duplicate
 * ids, are found by html-validate (`npm run validate`).
 */

import { Parser } from 'htmlparser2';
import { type Failure, groupFailures } from '../lib/errors.ts';
import { pathOf } from '../lib/urls.ts';

/** Attributes with URLs, by how browsers use them: with the page, or when a visitor follows the link. */
const ATTRIBUTES: Readonly<Record<string, 'load' | 'follow'>> = {
  ...{ data: 'load', imagesrcset: 'load', poster: 'load', src: 'load', srcset: 'load' },
  ...{ action: 'follow', cite: 'follow', content: 'follow', formaction: 'follow', href: 'follow' },
};
/** Elements whose `href` is loaded with the page. Outside of `<svg>`, the parser reads `<image>` as `<img>`. */
const LOADED_BY_HREF = new Set(['feimage', 'img', 'link', 'use']);
/** Parts of a page that can be parsed separately: start tags, and whatever may contain text that looks like one. */
const PARTS = /<!--.*?-->|<(script|style|textarea|title)\b.*?<\/\1>|<[a-z](?:[^>"']|"[^"]*"|'[^']*')*>/gis;
/** Matches parts that may have an id or a link. Parsing all parts would take three times as long. */
const RELEVANT = new RegExp(`\\s(id|type|${Object.keys(ATTRIBUTES).join('|')})\\s*=|=\\s*["']?url\\(`, 'i');

interface Link {
  /** The attribute, or `structured data`. */
  attribute: string;
  url: string;
  isLoaded: boolean;
}

function readAttribute(element: string, attribute: string, value: string): Link[] {
  if (value.startsWith('url(')) return [{ attribute, url: value.slice(4, -1), isLoaded: true }];
  const use = ATTRIBUTES[attribute];
  // Most `content` isn't a URL.
  if (!use || (attribute === 'content' && !/^https?:/.test(value))) return [];
  const urls = attribute.endsWith('srcset') ? value.split(',').map((part) => part.trim().split(/\s/)[0]!) : [value];
  const isLoaded = use === 'load' || (attribute === 'href' && LOADED_BY_HREF.has(element));
  return urls.map((url) => ({ attribute, url, isLoaded }));
}

/** Reads the URLs in structured data. The fragment of an `@id` doesn't have to be an element's id. */
function readData(json: string): Link[] {
  const links: Link[] = [];
  JSON.parse(json, (key, value: unknown) => {
    if (typeof value === 'string' && /^https?:/.test(value))
      links.push({ attribute: 'structured data', url: key === '@id' ? value.split('#')[0]! : value, isLoaded: false });
    return value;
  });
  return links;
}

/** Reads the ids of a page, and its links except those to its own ids. Templates and inline SVG count too. */
function readPage(html: string): { links: Link[]; ids: string[] } {
  const [links, ids] = [[] as Link[], [] as string[]];
  let element = '';
  /** Structured data, while it's being read. */
  let data: string | undefined;
  const parser = new Parser({
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

/** @param origin Absolute URLs with it are checked like paths. @param endpoints URLs that a program answers. */
export function createLinkChecker(origin: string, endpoints: readonly string[]) {
  /** The ids of each page, separated and surrounded by spaces. */
  const idsByPath = new Map<string, string>();
  // The key is JSON of the link and, for a bare fragment, of its page's path. JSON makes new strings: a slice
  // of a page's HTML would keep the whole page in memory.
  const locationsByLink = new Map<string, string[]>();

  /** Returns the error in a link, or undefined. */
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
    // By the HTML standard, "" and "top" scroll to the top of any page.
    if (/^(top)?$/i.test(fragment) || ids.includes(` ${fragment} `)) return undefined;
    return `${subject}: ${target} has no element with id="${fragment}".`;
  }

  return {
    /** Reads a rendered page. */
    add(path: string, source: string, html: string): void {
      const { ids, links } = readPage(html);
      idsByPath.set(path, ` ${ids.join(' ')} `);
      const location = `${path} (${source})`;
      for (const link of links) {
        const key = JSON.stringify([link, link.url.startsWith('#') ? path : '']);
        const locations = locationsByLink.get(key) ?? [];
        locationsByLink.set(key, locations);
        if (locations.at(-1) !== location) locations.push(location);
      }
    },

    /** Returns the errors of all links, sorted by page. @param files Published files except pages, relative to dist/. */
    report(files: Iterable<string>): string[] {
      const published = new Set(Array.from(files, (file) => `/${file}`));
      const failures = Array.from(locationsByLink).flatMap(([key, locations]) => {
        const [link, from] = JSON.parse(key) as [Link, string];
        const cause = check(link, from, published);
        return cause ? locations.map((location): Failure => ({ location, cause })) : [];
      });
      // Pages are added when they're rendered, in a different order in each build.
      const order = ({ location, cause }: Failure) => `${location} ${cause}`;
      return groupFailures(failures.sort((a, b) => (order(a) < order(b) ? -1 : 1)));
    },
  };
}
