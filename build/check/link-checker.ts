/**
 * Follows the links of all finished pages as a visitor's browser would: addresses, fragments, files, ids. Pages come one
 * by one as they are made; what is kept of each is its ids and addresses, so that a large site needs little memory.
 */

import { groupFailures, type Failure } from '../lib/errors.ts';
import { readReferences, TOP, type Mistake, type Reference } from './page-references.ts';
import { locationNote, type LocateText } from './source-lines.ts';
import { pathOf } from '../lib/urls.ts';

export type LinkChecker = ReturnType<typeof createLinkChecker>;

/**
 * A text of its own. In V8, a piece of 13 characters or more keeps the whole text that it was cut out of in memory (a
 * "sliced string"): without copies, 10,000 pages take 1,000 MB instead of 170.
 */
const copy = (piece: string): string => Buffer.from(piece).toString();

/** Things by what makes them equal, each with the places that have it. */
type Occurrences<Thing> = Map<string, { thing: Thing; places: string[] }>;

function record<Thing extends object>(known: Occurrences<Thing>, key: string, thing: Thing, place: string): void {
  const entry = known.get(key);
  if (!entry) known.set(copy(key), { thing: JSON.parse(JSON.stringify(thing)) as Thing, places: [place] });
  else if (entry.places.at(-1) !== place) entry.places.push(place);
}

/**
 * @param origin The site's own origin, such as `https://example.com`: links to it are followed like those without one.
 * @param endpoints Addresses that no file has, because a program answers them.
 */
export function createLinkChecker(origin: string, endpoints: readonly string[] = []) {
  /** By path; the place is what the report calls a page, and listed are those with an address for search engines. */
  const pages = new Map<string, { place: string; ids: ReadonlySet<string>; listed: boolean }>();
  const idSets = new Map<string, ReadonlySet<string>>();
  const references: Occurrences<Reference> = new Map();
  const mistakes: Occurrences<Mistake> = new Map();

  /**
   * Reads a finished page.
   *
   * @param path Such as `/services`.
   * @param source The page's source file, for the report.
   * @param stylesheet What the page's policy allows as its inline style, to the byte.
   */
  function add(path: string, source: string, html: string, stylesheet: string): void {
    const page = readReferences(html);
    const { canonical } = page;
    const place = `${path} (${source})`;
    const fail = (mistake: Mistake) => record(mistakes, mistake.cause, mistake, place);
    const key = [...page.ids].join(' ');
    if (!idSets.has(key)) idSets.set(copy(key), new Set(copy(key).split(' ')));
    pages.set(path, { place, ids: idSets.get(key)!, listed: canonical !== undefined });
    page.mistakes.forEach(fail);
    const blocked = 'the published policy blocks styles that are in no stylesheet; import them from a file';
    for (const css of page.styles) if (css !== stylesheet) fail({ cause: `<style>${css.slice(0, 40)}…: ${blocked}` });
    if (canonical !== undefined && canonical !== origin + path)
      fail({ cause: `its canonical address is ${canonical}: expected ${origin}${path}` });
    for (const reference of page.references) {
      const { attribute, address, loads } = reference;
      record(references, `${loads} ${attribute} ${address}`, reference, place);
    }
  }

  /** What is wrong with a reference, if anything. */
  function problemOf({ attribute, address, loads }: Reference, files: ReadonlySet<string>): string | undefined {
    if (/^(tel|sms|mailto):./.test(address) || endpoints.includes(address)) return undefined;
    const local =
      address === origin || address.startsWith(`${origin}/`) ? address.slice(origin.length) || '/' : address;
    if (/^https?:/.test(local))
      return loads ? `loads ${address} from another origin: publish it with the site instead` : undefined;
    if (!local.startsWith('/') || local.startsWith('//'))
      return `${attribute}="${address}": expected a path from the root, such as "/services"`;
    const [path, fragment = ''] = local.split('#');
    const target = pathOf(path!);
    if (files.has(target)) return undefined;
    const page = pages.get(target);
    if (!page) return `${attribute}="${address}" leads nowhere: no page and no file has this path`;
    if (TOP.test(fragment) || page.ids.has(fragment)) return undefined;
    return `${attribute}="${address}": ${target} has no element with id="${fragment}"`;
  }

  /** The sitemap lists the addresses that pages call their own, and no others. */
  function compareSitemap(sitemap: string): Failure[] {
    const listed = new Set(Array.from(sitemap.matchAll(/<loc>(.*?)<\/loc>/g), ([, url]) => url!));
    const missing = Array.from(pages).filter(([path, page]) => page.listed && !listed.delete(origin + path));
    const unknown = 'which no page calls its canonical address';
    return [
      ...missing.map(([path, { place }]) => ({ place, cause: `sitemap.xml does not list ${origin}${path}` })),
      ...Array.from(listed, (url) => ({ place: 'sitemap.xml', cause: `lists ${url}, ${unknown}` })),
    ];
  }

  return {
    add,
    /**
     * Answers all references, after the last page was added.
     *
     * @param files Paths of all published files except pages, relative to `dist/`.
     * @param sitemap The sitemap's XML, as published.
     * @returns One text for each mistake, sorted by page; a mistake of several pages is reported once.
     */
    report(files: Iterable<string>, sitemap: string, locate: LocateText = () => []): string[] {
      const published = new Set(Array.from(files, (file) => `/${file}`));
      const failures = compareSitemap(sitemap);
      const fail = (cause: string, text: string | undefined, places: readonly string[]) => {
        const told = cause + locationNote(text, locate);
        for (const place of places) failures.push({ place, cause: told });
      };
      for (const { thing, places } of mistakes.values()) fail(thing.cause, thing.text, places);
      for (const { thing, places } of references.values()) {
        const cause = problemOf(thing, published);
        if (cause) fail(cause, thing.address, places);
      }
      // Pages are added as they are made: their order is not the same in each build.
      const order = ({ place, cause }: Failure) => `${place} ${cause}`;
      return groupFailures(failures.sort((a, b) => (order(a) < order(b) ? -1 : 1)));
    },
  };
}
