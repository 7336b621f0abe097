/**
 * Speculation rules: browsers prefetch a page of the site when a visitor is about to choose its link. They do not
 * prerender it, so no script of a page runs before it is visited.
 *
 * The rules are a file, named in the header `Speculation-Rules` of each page, because an inline script would need an
 * exception in the Content-Security-Policy.
 */
export const SPECULATION_PATH = '/speculation.json';
export const SPECULATION_TYPE = 'application/speculationrules+json';

export const SPECULATION_RULES = JSON.stringify({
  prefetch: [{ where: { href_matches: '/*' }, eagerness: 'moderate' }],
});
