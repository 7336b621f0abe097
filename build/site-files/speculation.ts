/**
 * What browsers may fetch ahead: a page of the site, once a visitor is about to choose its link. The
 * next page is then there at once. Fetched only, never run: nothing happens on a page not visited.
 *
 * The rules are a file, named in the header `Speculation-Rules` of each page, because as an inline
 * script they would need an exception from a strict Content-Security-Policy.
 */
export const SPECULATION_PATH = '/speculation.json';
export const SPECULATION_TYPE = 'application/speculationrules+json';

export const SPECULATION_RULES = JSON.stringify({
  prefetch: [{ where: { href_matches: '/*' }, eagerness: 'moderate' }],
});
