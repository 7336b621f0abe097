/**
 * Follows the finished pages as a visitor's browser would: links, fragments, assets, ids. Each page
 * is read once and forgotten; what stays is a word for each distinct reference and where it stands,
 * so that a site of many pages needs little memory.
 */

import { groupFailures, type Failure } from './errors.ts';

export interface Check {
  /**
   * Reads a finished page.
   *
   * @param source The source file of the page, for the findings.
   */
  read: (path: string, source: string, html: string) => void;
  /**
   * Everything found, sorted by page; what several pages share is told once.
   *
   * @param files Paths of all published files but the pages, relative to `dist/`.
   */
  findings: (files: Iterable<string>) => string[];
}

const SCRIPT_OR_STYLE = /(<(script|style)\b[^>]*>).*?<\/\2>/gs;
const JSON_LD = /<script type="application\/ld\+json">(.*?)<\/script>/gs;
const META = /<meta [^>]*content="(https?:[^"]*)"/g;
const ATTRIBUTE = /\s(id|href|src|action|for|aria-controls|aria-describedby|aria-labelledby|style|on[a-z]+)="([^"]*)"/g;
/** What a page loads, as other elements do by `src`, or names as its own address. */
const LINK = /<link\b[^>]*\shref="(https?:[^"]*|\/\/[^"]*)"/g;
const POINTS_TO_ID = new Set(['for', 'aria-controls', 'aria-describedby', 'aria-labelledby']);

const PICTURE = /<img\b[^>]*>/g;

/** What the published policy blocks, and what to do instead. */
const blocked = (attribute: string): string =>
  attribute === 'style'
    ? 'the published policy blocks style attributes; use a class'
    : 'the published policy blocks handlers in markup; listen in a script of its own';

/** Addresses in structured data. An `@id` is a name: its fragment need not be an element's. */
function addressesIn(data: unknown, key = ''): string[] {
  if (typeof data === 'string') return /^https?:/.test(data) ? [key === '@id' ? data.split('#')[0]! : data] : [];
  if (typeof data !== 'object' || data === null) return [];
  return Object.entries(data).flatMap(([name, value]) => addressesIn(value, Array.isArray(data) ? key : name));
}

const loadsFromElsewhere = (address: string) => `loads ${address} from another origin: publish it with the site instead`;

interface PageIds {
  source: string;
  ids: readonly string[];
}

/** A reference that only the whole site can answer. */
interface Reference {
  attribute: string;
  value: string;
  /** The pages that it stands on. */
  paths: string[];
}

/** @param origin The site's own origin: links to it are checked like those without one. */
export function openCheck(origin: string): Check {
  const pages = new Map<string, PageIds>();
  const references = new Map<string, Reference>();
  /** By their own text: each is told once. */
  const failures = new Map<string, Failure>();
  const words = new Map<string, string>();
  /** Pages of one kind have the same ids: they share one list. */
  const lists = new Map<string, readonly string[]>();

  /** A copy, made once: a piece of a page's text would keep the whole text in memory. */
  function keep(word: string): string {
    const known = words.get(word);
    if (known !== undefined) return known;
    const copy = Buffer.from(word).toString();
    words.set(copy, copy);
    return copy;
  }

  function find(path: string, source: string, cause: string): void {
    const place = `${path} (${source})`;
    failures.set(`${place} ${cause}`, { place, cause });
  }

  function keepList(ids: ReadonlySet<string>): readonly string[] {
    const key = [...ids].join(' ');
    const known = lists.get(key);
    if (known === undefined) lists.set(key, [...ids]);
    return lists.get(key)!;
  }

  function refer(path: string, attribute: string, value: string): void {
    // Most of what a page says of itself, such as its canonical address: it is there.
    if (value === origin + path) return;
    const key = `${attribute} ${value}`;
    const known = references.get(key);
    if (known === undefined) references.set(keep(key), { attribute: keep(attribute), value: keep(value), paths: [path] });
    else if (known.paths.at(-1) !== path) known.paths.push(path);
  }

  function read(path: string, source: string, html: string): void {
    const ids = new Set<string>();
    const wanted: [attribute: string, value: string][] = [];
    const markup = html.replace(SCRIPT_OR_STYLE, '$1');
    for (const [picture] of markup.matchAll(PICTURE)) {
      if (!/\salt=/.test(picture)) find(path, source, `${keep(picture)}: expected alt, in words or empty where it is decoration`);
      if (!/\swidth=/.test(picture) || !/\sheight=/.test(picture)) {
        find(path, source, `${keep(picture)}: expected width and height, or the page jumps as it loads`);
      }
    }
    for (const [, value] of markup.matchAll(LINK)) {
      if (!value!.startsWith(`${origin}/`)) find(path, source, loadsFromElsewhere(keep(value!)));
    }
    for (const [, attribute, value] of markup.matchAll(ATTRIBUTE)) {
      if (attribute === 'id') {
        if (ids.has(value!)) find(path, source, `id="${value}" is given twice`);
        ids.add(keep(value!));
      } else if (attribute === 'style' || attribute!.startsWith('on')) {
        find(path, source, keep(`${attribute}="${value}": ${blocked(attribute!)}`));
      } else if (POINTS_TO_ID.has(attribute!) || /^#./.test(value!)) wanted.push([attribute!, value!]);
      // A bare # is the top of the page.
      else if (value !== '#') refer(path, attribute!, value!);
    }
    for (const [, value] of html.matchAll(META)) refer(path, 'content', value!);
    for (const [, json] of html.matchAll(JSON_LD)) {
      for (const value of addressesIn(JSON.parse(json!))) refer(path, 'structured data', value);
    }
    for (const [attribute, value] of wanted) {
      const missing = value.replace('#', '').split(' ').filter((id) => !ids.has(id));
      if (missing.length > 0) find(path, source, `${attribute}="${value}": no element has id="${missing.join('", "')}"`);
    }
    pages.set(path, { source, ids: keepList(ids) });
  }

  /** What is wrong with a reference, if anything. */
  function answer({ attribute, value }: Reference, files: ReadonlySet<string>): string | undefined {
    if (/^(tel|mailto):./.test(value)) return undefined;
    const local = value === origin || value.startsWith(`${origin}/`) ? value.slice(origin.length) || '/' : value;
    if (/^https?:/.test(local)) {
      return attribute === 'src' ? loadsFromElsewhere(value) : undefined;
    }
    if (!local.startsWith('/') || local.startsWith('//')) {
      return `${attribute}="${value}": expected a path from the root, such as "/services"`;
    }
    const [address, fragment] = local.split('#');
    const target = address!.split('?')[0]!;
    if (files.has(target)) return undefined;
    const page = pages.get(target);
    if (!page) return `${attribute}="${value}" leads nowhere: no page and no file has this path`;
    if (fragment && !page.ids.includes(fragment)) return `${attribute}="${value}": ${target} has no element with id="${fragment}"`;
    return undefined;
  }

  return {
    read,

    findings(files) {
      const published = new Set(Array.from(files, (file) => `/${file}`));
      for (const reference of references.values()) {
        const cause = answer(reference, published);
        if (cause === undefined) continue;
        for (const path of reference.paths) find(path, pages.get(path)!.source, cause);
      }
      // Pages are read as they are made: their order is not the same in each build.
      const sorted = [...failures].sort(([a], [b]) => (a < b ? -1 : 1));
      return groupFailures(sorted.map(([, failure]) => failure));
    },
  };
}
