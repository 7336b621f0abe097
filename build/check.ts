/** Reads the finished pages as a visitor's browser would follow them: links, fragments, assets, ids. */

/** What one page offers to others and asks of them. */
export interface PageFacts {
  path: string;
  /** The source file of the page. */
  source: string;
  ids: string[];
  /** Each reference with the attribute that makes it. */
  references: { attribute: string; value: string }[];
}

const SCRIPT_OR_STYLE = /(<(script|style)\b[^>]*>).*?<\/\2>/gs;
const JSON_LD = /<script type="application\/ld\+json">(.*?)<\/script>/gs;
const META = /<meta [^>]*content="(https?:[^"]*)"/g;
const ATTRIBUTE = /\s(id|href|src|action|for|aria-controls|aria-describedby|aria-labelledby)="([^"]*)"/g;
const POINTS_TO_ID = new Set(['for', 'aria-controls', 'aria-describedby', 'aria-labelledby']);

/** Addresses in structured data. An `@id` is a name: its fragment need not be an element's. */
function addressesIn(data: unknown, key = ''): string[] {
  if (typeof data === 'string') return /^https?:/.test(data) ? [key === '@id' ? data.split('#')[0]! : data] : [];
  if (typeof data !== 'object' || data === null) return [];
  return Object.entries(data).flatMap(([name, value]) => addressesIn(value, Array.isArray(data) ? key : name));
}

/** Collects from a finished page what the check needs, so that its HTML need not be kept. */
export function readFacts(path: string, source: string, html: string): PageFacts {
  const facts: PageFacts = { path, source, ids: [], references: [] };
  for (const [, attribute, value] of html.replace(SCRIPT_OR_STYLE, '$1').matchAll(ATTRIBUTE)) {
    if (attribute === 'id') facts.ids.push(value!);
    else facts.references.push({ attribute: attribute!, value: value! });
  }
  for (const [, value] of html.matchAll(META)) facts.references.push({ attribute: 'content', value: value! });
  for (const [, json] of html.matchAll(JSON_LD)) {
    for (const value of addressesIn(JSON.parse(json!))) facts.references.push({ attribute: 'structured data', value });
  }
  return facts;
}

/**
 * @param origin The site's own origin: links to it are checked like those without one.
 * @param pages Facts of every page.
 * @param files Paths of all other published files, relative to `dist/`.
 * @returns Every finding, in the order of the pages.
 */
export function check(origin: string, pages: readonly PageFacts[], files: readonly string[]): string[] {
  const published = new Set(files.map((file) => `/${file}`));
  const idsOf = new Map(pages.map(({ path, ids }) => [path, new Set(ids)]));

  function checkLink(from: string, attribute: string, value: string): string | undefined {
    if (/^(tel|mailto):./.test(value)) return undefined;
    const local = value === origin || value.startsWith(`${origin}/`) ? value.slice(origin.length) || '/' : value;
    if (/^https?:/.test(local)) {
      const loads = attribute === 'src';
      return loads ? `loads ${value} from another origin: publish it with the site instead` : undefined;
    }
    if (!/^[/#]/.test(local) || local.startsWith('//')) {
      return `${attribute}="${value}": expected a path from the root, such as "/services"`;
    }
    const [address, fragment] = local.split('#');
    const target = address!.split('?')[0] || from;
    if (published.has(target)) return undefined;
    const ids = idsOf.get(target);
    if (!ids) return `${attribute}="${value}" leads nowhere: no page and no file has this path`;
    if (fragment && !ids.has(fragment)) return `${attribute}="${value}": ${target} has no element with id="${fragment}"`;
    return undefined;
  }

  function checkIds(path: string, attribute: string, value: string): string | undefined {
    const missing = value.split(' ').filter((id) => !idsOf.get(path)!.has(id));
    return missing.length > 0 ? `${attribute}="${value}": no element has id="${missing.join('", "')}"` : undefined;
  }

  return pages.flatMap(({ path, source, ids, references }) => {
    const twice = new Set(ids.filter((id, index) => ids.indexOf(id) !== index));
    const findings = [
      ...Array.from(twice, (id) => `id="${id}" is given twice`),
      ...references.map(({ attribute, value }) =>
        (POINTS_TO_ID.has(attribute) ? checkIds : checkLink)(path, attribute, value),
      ),
    ];
    return [...new Set(findings)].filter((finding) => finding !== undefined).map((finding) => `${path} (${source}): ${finding}`);
  });
}
