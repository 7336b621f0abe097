/** Reads what a finished page refers to, and finds the mistakes that show without looking at any other page. */

import { decodeHTMLAttribute } from 'entities/decode';

/** A mistake on one page. */
export interface Mistake {
  cause: string;
  /** The text to look for in the sources, where somebody may have written the mistake as it stands. */
  text?: string;
}

/** An address that a page refers to. Whether anything has it is known once all pages are. */
export interface Reference {
  /** The attribute that holds it, or `structured data`. */
  attribute: string;
  address: string;
  /** Whether browsers load it with the page, as they do a picture; a link waits to be followed. */
  loads: boolean;
}

/** What attributes hold: all by which HTML, ARIA and SVG refer to something, and those with rules of their own. */
const ATTRIBUTES = {
  address: 'action cite formaction href usemap xlink:href',
  loaded: 'data poster src',
  candidates: 'imagesrcset srcset',
  urls: 'clip-path cursor fill filter marker-end marker-mid marker-start mask stroke',
  ids: 'aria-activedescendant aria-controls aria-describedby aria-details aria-errormessage aria-flowto aria-labelledby aria-owns commandfor for form headers itemref list popovertarget',
  id: 'id',
  style: 'style',
  plain: 'alt content height name rel type width',
};
type Kind = keyof typeof ATTRIBUTES | 'handler' | 'other';

const kinds = new Map(
  Object.entries(ATTRIBUTES).flatMap(([kind, names]) => names.split(' ').map((name) => [name, kind as Kind])),
);

/** By the name in lower case, because React writes `srcSet` and `formAction`; each spelling is lower-cased once. */
function kindOf(attribute: string): Kind {
  let kind = kinds.get(attribute);
  if (!kind) {
    const name = attribute.toLowerCase();
    kind = kinds.get(name) ?? (name.startsWith('on') ? 'handler' : 'other');
    kinds.set(attribute, kind);
  }
  return kind;
}

/** A comment, or the name of a start tag. */
const TAG = /<!--.*?-->|<([a-zA-Z][^\s/>]*)/gs;
/** The next attribute of a tag, by the grammar of the HTML standard; where the tag ends, it does not match. */
const ATTRIBUTE = /[\s/]*([^\s/>=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]+)))?/y;
/** Elements whose content is text, tags in it included. */
const TEXT_ONLY = new Set(['script', 'style', 'textarea', 'title']);
/** Elements whose `href` browsers load with the page. */
const LOAD_BY_HREF = new Set(['feImage', 'image', 'link', 'use']);

/** The addresses in one value. A `srcset` parts them by commas, which they may hold too, but not end with. */
const LISTS = { candidates: /([^\s,](?:\S*[^\s,])?)(?:\s[^,]*)?/g, urls: /url\(\s*["']?([^"')\s]+)/g };
/** Fragments that lead to the top of any page, by the HTML standard. */
export const TOP = /^(top)?$/i;

const BLOCKED = 'the published policy blocks';

/**
 * Reads a finished page, once. Templates and inline SVG count too.
 *
 * By regular expressions, because parsers are slow: on 1,000 pages, htmlparser2 added 45 % to the CPU time of the whole
 * build, and its bare tokenizer 20 %; parse5 takes more than twice as long as htmlparser2.
 *
 * @param html A document or a part of one, well-formed, as React writes it.
 * @returns `references` in the order of the page, without those to its own ids; the contents of its `<style>` elements;
 *   its absolute canonical address; and the mistakes that it shows by itself: ids given twice or to nothing, pictures
 *   without text or size, structured data that is not valid JSON, markup that the published policy blocks.
 */
export function readReferences(html: string) {
  const [ids, references, styles, mistakes] = [new Set<string>(), [] as Reference[], [] as string[], [] as Mistake[]];
  /** References to parts of the page itself, which may come later in it. */
  const internal: { attribute: string; value: string; names: readonly string[] }[] = [];
  let canonical: string | undefined;
  const fail = (cause: string, text?: string) => mistakes.push({ cause, ...(text !== undefined && { text }) });

  function refer(attribute: string, address: string, loads = false): void {
    if (!address.startsWith('#')) references.push({ attribute, address, loads });
    else if (!TOP.test(address.slice(1))) internal.push({ attribute, value: address, names: [address.slice(1)] });
  }

  function readAttribute(element: string, attribute: string, value: string): void {
    const kind = kindOf(attribute);
    if (kind === 'address') refer(attribute, value, LOAD_BY_HREF.has(element));
    else if (kind === 'loaded') refer(attribute, value, true);
    else if (kind === 'candidates' || kind === 'urls')
      for (const [, address] of value.matchAll(LISTS[kind])) refer(attribute, address!, true);
    else if (kind === 'ids') internal.push({ attribute, value, names: value.split(/\s+/) });
    else if (kind === 'style') fail(`${attribute}="${value}": ${BLOCKED} style attributes; use a class`);
    else if (kind === 'handler')
      fail(`${attribute}="${value}": ${BLOCKED} handlers in markup; listen in a script of its own`);
    else if (kind === 'id' && ids.has(value)) fail(`id="${value}" is given twice`, value);
    else if (kind === 'id') ids.add(value);
  }

  function readElement(tag: string, element: string, attributes: ReadonlyMap<string, string>): void {
    if (element === 'link' && attributes.get('rel') === 'canonical') canonical = attributes.get('href') ?? '';
    else for (const [attribute, value] of attributes) readAttribute(element, attribute, value);
    const [content = '', name] = [attributes.get('content'), attributes.get('name')];
    if (element === 'meta' && /^https?:/.test(content)) refer('content', content);
    // Fragments and usemap find these by their name too.
    if ((element === 'map' || element === 'a') && name) ids.add(name);
    if (element !== 'img') return;
    if (!attributes.has('alt')) fail(`${tag}: expected alt, in words or empty where it is decoration`);
    if (!attributes.get('width') || !attributes.get('height'))
      fail(`${tag}: expected width and height, or the page jumps as it loads`);
  }

  /** Structured data: its addresses, and names that refer to a thing (`{"@id": …}` alone) which nothing describes. */
  function readData(json: string): void {
    const [described, used] = [new Set<string>(), new Set<string>()];
    const walk = (value: unknown, key: string): void => {
      // An @id is a name: its fragment need not be an element's.
      if (typeof value === 'string' && /^https?:/.test(value))
        refer('structured data', key === '@id' ? value.split('#')[0]! : value);
      if (typeof value !== 'object' || value === null) return;
      const fields = Object.entries(value);
      if ('@id' in value) (fields.length === 1 ? used : described).add(String(value['@id']));
      for (const [field, inner] of fields) walk(inner, Array.isArray(value) ? key : field);
    };
    try {
      walk(JSON.parse(json), '');
    } catch (error) {
      fail(`structured data is not valid JSON: ${(error as Error).message}`);
    }
    for (const id of [...used].filter((name) => !described.has(name)))
      fail(`structured data names "${id}", which nothing on the page describes`, id);
  }

  /** The index of a text, or that of the page's end. */
  function indexOrEnd(text: string, from: number): number {
    const index = html.indexOf(text, from);
    return index < 0 ? html.length : index;
  }

  TAG.lastIndex = 0;
  for (let tag = TAG.exec(html); tag; tag = TAG.exec(html)) {
    const element = tag[1];
    if (!element) continue;
    let attributes: Map<string, string> | undefined;
    let end = TAG.lastIndex;
    ATTRIBUTE.lastIndex = end;
    for (let match = ATTRIBUTE.exec(html); match; match = ATTRIBUTE.exec(html)) {
      end = ATTRIBUTE.lastIndex;
      const [, name, double, single, bare] = match;
      if (kindOf(name!) === 'other') continue;
      const value = double ?? single ?? bare ?? '';
      attributes ??= new Map();
      attributes.set(name!, value.includes('&') ? decodeHTMLAttribute(value) : value);
    }
    const start = indexOrEnd('>', end) + 1;
    if (attributes) readElement(html.slice(tag.index, start), element, attributes);
    TAG.lastIndex = start;
    if (!TEXT_ONLY.has(element)) continue;
    TAG.lastIndex = indexOrEnd(`</${element}`, start);
    const content = html.slice(start, TAG.lastIndex);
    if (element === 'style') styles.push(content);
    else if (attributes?.get('type') === 'application/ld+json') readData(content);
  }
  for (const { attribute, value, names } of internal) {
    const missing = names.filter((id) => !ids.has(id));
    if (missing.length > 0) fail(`${attribute}="${value}": no element has id="${missing.join('", "')}"`, value);
  }
  return { ids, references, styles, canonical, mistakes };
}
