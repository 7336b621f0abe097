/** What a page weighs, and which part of it grew. */

/** Bytes of a page's HTML, before compression, by what they are for. */
type Parts = Record<'styles' | 'data' | 'markup', number>;

const STYLES = /<style>.*?<\/style>/s;
const DATA = /<script type="application\/ld\+json">.*?<\/script>/s;

function partsOf(html: string): Parts {
  const [styles, data] = [STYLES, DATA].map((part) => Buffer.byteLength(part.exec(html)?.[0] ?? ''));
  return { styles: styles!, data: data!, markup: Buffer.byteLength(html) - styles! - data! };
}

/**
 * What grew from one build of a page to the next, such as `styles +120, markup +15`.
 *
 * @returns An empty text where nothing did.
 */
export function growth(before: string, after: string): string {
  const [old, now] = [partsOf(before), partsOf(after)];
  return (Object.keys(now) as (keyof Parts)[])
    .filter((part) => now[part] > old[part])
    .map((part) => `${part} +${now[part] - old[part]}`)
    .join(', ');
}
