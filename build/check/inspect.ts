/** What a finished page says, and what is wrong with it whatever else the site has. */

/** A mistake of one page. */
export interface Mistake {
  cause: string;
  /** Where the mistake is a text that somebody may have written as it stands: that text. */
  text?: string;
}

/** What a page names and only the whole site can answer. */
export interface Reference {
  /** An attribute's name, or what else names it. */
  by: string;
  value: string;
}

export interface Inspection {
  ids: ReadonlySet<string>;
  references: readonly Reference[];
  /** The contents of its `<style>` elements, to the byte. */
  styles: readonly string[];
  /** Absolute. */
  canonical: string | undefined;
  mistakes: readonly Mistake[];
}

type Data = Record<string, unknown>;

const SCRIPT_OR_STYLE = /(<(script|style)\b[^>]*>)(.*?)<\/\2>/gs;
const TAG = /<(?:img|link|meta)\b[^>]*>/g;
const ATTRIBUTE = /\s(id|href|src|action|for|aria-controls|aria-describedby|aria-labelledby|style|on[a-z]+)="([^"]*)"/g;
const POINTS_TO_ID = new Set(['for', 'aria-controls', 'aria-describedby', 'aria-labelledby']);
const ELSEWHERE = /^(?:https?:)?\/\//;

export const loadsFromElsewhere = (address: string) =>
  `loads ${address} from another origin: publish it with the site instead`;

/** Reads one attribute of a tag. */
function reader(attribute: string): (tag: string) => string | undefined {
  const pattern = new RegExp(`\\s${attribute}="([^"]*)"`);
  return (tag) => pattern.exec(tag)?.[1];
}

const attribute = {
  alt: reader('alt'),
  content: reader('content'),
  height: reader('height'),
  href: reader('href'),
  rel: reader('rel'),
  width: reader('width'),
};

/** Every object in structured data, itself included. */
function objectsIn(value: unknown): Data[] {
  if (typeof value !== 'object' || value === null) return [];
  const inside = Object.values(value).flatMap(objectsIn);
  return Array.isArray(value) ? inside : [value as Data, ...inside];
}

/** Addresses in structured data. An `@id` is a name: its fragment need not be an element's. */
function addressesIn(objects: readonly Data[]): string[] {
  const texts = objects.flatMap((object) =>
    Object.entries(object).flatMap(([key, value]) => [value].flat().map((item) => [key, item] as const)),
  );
  return texts.flatMap(([key, text]) =>
    typeof text === 'string' && /^https?:/.test(text) ? [key === '@id' ? text.split('#')[0]! : text] : [],
  );
}

/** Names that are used for a thing (`{"@id": …}` alone) and given to none. */
function unknownIds(objects: readonly Data[]): string[] {
  const isName = (object: Data) => Object.keys(object).length === 1;
  const named = objects.filter((object) => typeof object['@id'] === 'string');
  const given = new Set(named.filter((object) => !isName(object)).map((object) => object['@id']));
  return named.filter((object) => isName(object) && !given.has(object['@id'])).map((object) => object['@id'] as string);
}

/**
 * Reads a finished page, as text: its markup is the renderer's own, with every value in double quotes.
 *
 * @param origin The site's own origin.
 */
export function inspect(html: string, origin: string): Inspection {
  const ids = new Set<string>();
  const references: Reference[] = [];
  const styles: string[] = [];
  const mistakes: Mistake[] = [];
  const wanted: Reference[] = [];
  let canonical: string | undefined;

  function readData(json: string): void {
    let objects: Data[];
    try {
      objects = objectsIn(JSON.parse(json));
    } catch (error) {
      mistakes.push({ cause: `structured data is no JSON: ${(error as Error).message}` });
      return;
    }
    for (const value of addressesIn(objects)) references.push({ by: 'structured data', value });
    for (const id of unknownIds(objects))
      mistakes.push({ cause: `structured data names "${id}", which nothing on the page describes`, text: id });
  }

  function readPicture(tag: string): void {
    if (attribute.alt(tag) === undefined)
      mistakes.push({ cause: `${tag}: expected alt, in words or empty where it is decoration` });
    if (!attribute.width(tag) || !attribute.height(tag)) {
      mistakes.push({ cause: `${tag}: expected width and height, or the page jumps as it loads` });
    }
  }

  function readLink(tag: string): void {
    const href = attribute.href(tag) ?? '';
    if (attribute.rel(tag) === 'canonical') canonical = href;
    // What a page loads, as other elements do by src, or names as its own address.
    if (ELSEWHERE.test(href) && !href.startsWith(`${origin}/`))
      mistakes.push({ cause: loadsFromElsewhere(href), text: href });
  }

  const markup = html.replace(SCRIPT_OR_STYLE, (_, tag: string, name: string, content: string) => {
    if (name === 'style') styles.push(content);
    else if (tag.includes('application/ld+json')) readData(content);
    return tag;
  });
  for (const [tag] of markup.matchAll(TAG)) {
    if (tag.startsWith('<img')) readPicture(tag);
    else if (tag.startsWith('<link')) readLink(tag);
    else {
      const value = attribute.content(tag) ?? '';
      if (/^https?:/.test(value)) references.push({ by: 'content', value });
    }
  }
  for (const [, by, value] of markup.matchAll(ATTRIBUTE) as Iterable<[string, string, string]>) {
    if (by === 'id') {
      if (ids.has(value)) mistakes.push({ cause: `id="${value}" is given twice`, text: value });
      ids.add(value);
    } else if (by === 'style') {
      mistakes.push({ cause: `style="${value}": the published policy blocks style attributes; use a class` });
    } else if (by.startsWith('on')) {
      mistakes.push({
        cause: `${by}="${value}": the published policy blocks handlers in markup; listen in a script of its own`,
      });
    } else if (POINTS_TO_ID.has(by) || /^#./.test(value)) wanted.push({ by, value });
    // A bare # is the top of the page.
    else if (value !== '#') references.push({ by, value });
  }
  for (const { by, value } of wanted) {
    const missing = value
      .replace('#', '')
      .split(' ')
      .filter((id) => !ids.has(id));
    if (missing.length > 0)
      mistakes.push({ cause: `${by}="${value}": no element has id="${missing.join('", "')}"`, text: value });
  }
  return { ids, references, styles, canonical, mistakes };
}
