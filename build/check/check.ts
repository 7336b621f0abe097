/**
 * Follows the finished pages as a visitor's browser would: links, fragments, assets, ids. Each page
 * is read once and forgotten; what stays is what it names, once for all pages that name the same,
 * so that a site of many pages needs little memory.
 */

import { groupFailures, type Failure } from '../errors.ts';
import { inspect, loadsFromElsewhere, type Inspection, type Mistake, type Reference } from './inspect.ts';
import { pathOf } from '../urls.ts';
import { writtenIn, type WhereWritten } from './written.ts';

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
   * @param sitemap The site's sitemap, as published.
   */
  findings: (files: Iterable<string>, sitemap: string, whereWritten?: WhereWritten) => string[];
}

/** What pages of one kind have in common. */
interface Kind {
  ids: readonly string[];
  references: readonly Reference[];
}

interface CheckedPage {
  source: string;
  kind: Kind;
  /** Whether the page has an address for search engines. */
  listed: boolean;
}

const foreignStyles = (css: string): Mistake => ({
  cause: `<style>${css.slice(0, 40)}…: the published policy blocks styles that are in no stylesheet; import them from a file`,
});

/** A piece of a page's text would keep the whole text in memory. */
const copy = (piece: string): string => Buffer.from(piece).toString();

/**
 * @param origin The site's own origin: links to it are checked like those without one.
 * @param styles The stylesheets that the published policy allows, to the byte.
 */
export function openCheck(origin: string, styles: ReadonlySet<string>): Check {
  const pages = new Map<string, CheckedPage>();
  const references = new Map<string, Reference>();
  /** By all that their pages name. */
  const kinds = new Map<string, Kind>();
  /** By place and cause: each is told once. */
  const found = new Map<string, Failure & Mistake>();

  const placeOf = (path: string) => `${path} (${pages.get(path)!.source})`;

  function find(place: string, { cause, text }: Mistake): void {
    found.set(`${place} ${cause}`, { place, cause, ...(text !== undefined && { text }) });
  }

  /** A copy, made once. */
  function keep({ by, value }: Reference): Reference {
    const key = copy(`${by} ${value}`);
    if (!references.has(key)) references.set(key, { by: copy(by), value: copy(value) });
    return references.get(key)!;
  }

  function kindOf(path: string, page: Inspection): Kind {
    // Not what a page says of itself, such as its canonical address: it is there, and no other page says it.
    const named = page.references.filter(({ value }) => value !== origin + path);
    const key = [...page.ids, ...named.map(({ by, value }) => `${by} ${value}`)].join('\n');
    if (!kinds.has(key)) kinds.set(key, { ids: Array.from(page.ids, copy), references: named.map(keep) });
    return kinds.get(key)!;
  }

  function read(path: string, source: string, html: string): void {
    const page = inspect(html, origin);
    pages.set(path, { source, kind: kindOf(path, page), listed: page.canonical !== undefined });
    const foreign = page.styles.filter((css) => !styles.has(css)).map(foreignStyles);
    for (const { cause, text } of [...page.mistakes, ...foreign])
      find(placeOf(path), { cause: copy(cause), ...(text !== undefined && { text: copy(text) }) });
    if (page.canonical !== undefined && page.canonical !== origin + path) {
      find(placeOf(path), { cause: `its canonical address is ${page.canonical}: expected ${origin}${path}` });
    }
  }

  /** What is wrong with a reference, if anything. */
  function answer({ by, value }: Reference, files: ReadonlySet<string>): string | undefined {
    if (/^(tel|mailto):./.test(value)) return undefined;
    const local = value === origin || value.startsWith(`${origin}/`) ? value.slice(origin.length) || '/' : value;
    if (/^https?:/.test(local)) {
      return by === 'src' ? loadsFromElsewhere(value) : undefined;
    }
    if (!local.startsWith('/') || local.startsWith('//')) {
      return `${by}="${value}": expected a path from the root, such as "/services"`;
    }
    const [address, fragment] = local.split('#');
    const target = pathOf(address!);
    if (files.has(target)) return undefined;
    const page = pages.get(target);
    if (!page) return `${by}="${value}" leads nowhere: no page and no file has this path`;
    if (fragment && !page.kind.ids.includes(fragment))
      return `${by}="${value}": ${target} has no element with id="${fragment}"`;
    return undefined;
  }

  /** Follows every reference; pages of one kind share the answers. */
  function followReferences(files: Iterable<string>): void {
    const published = new Set(Array.from(files, (file) => `/${file}`));
    const answers = new Map<Kind, Mistake[]>();
    for (const kind of kinds.values()) {
      const dead = kind.references.map((reference) => ({ cause: answer(reference, published), text: reference.value }));
      answers.set(
        kind,
        dead.filter((mistake): mistake is Required<Mistake> => mistake.cause !== undefined),
      );
    }
    for (const [path, { kind }] of pages) for (const mistake of answers.get(kind)!) find(placeOf(path), mistake);
  }

  /** The sitemap lists the addresses that pages call their own, and no others. */
  function compareSitemap(sitemap: string): void {
    const listed = new Set(Array.from(sitemap.matchAll(/<loc>(.*?)<\/loc>/g), ([, url]) => url!));
    for (const [path, page] of pages) {
      const url = origin + path;
      if (page.listed && !listed.delete(url)) find(placeOf(path), { cause: `sitemap.xml does not list ${url}` });
    }
    for (const url of listed) find('sitemap.xml', { cause: `lists ${url}, which no page calls its canonical address` });
  }

  return {
    read,
    findings(files, sitemap, whereWritten = () => []) {
      followReferences(files);
      compareSitemap(sitemap);
      // Pages are read as they are made: their order is not the same in each build.
      const sorted = [...found].sort(([a], [b]) => (a < b ? -1 : 1));
      return groupFailures(
        sorted.map(([, { place, cause, text }]) => ({ place, cause: cause + writtenIn(text, whereWritten) })),
      );
    },
  };
}
